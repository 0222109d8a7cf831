// Keys of the saved data, and what each kind of key is: nothing else may decide it by a prefix of its own.

/** Key of the kinds of new deals by game: deal-kind.js. */
export const GRADES_KEY = 'grades';
export const SOUND_OFFERED_KEY = 'sound-offered';

// Prefixes

/** The game store's journal, before the id of a record. */
export const JOURNAL_PREFIX = 'line:';
/** A game of a page that was left before the store had loaded. */
export const EARLY_PREFIX = 'early:';
/** Of older versions: the current game of a slot. */
export const GAME_PREFIX = 'game:';
/** Of older versions: the games of a slot that were set aside. */
export const SHELF_PREFIX = 'shelf:';
/** Values with a game that cannot be read, before their keys. */
export const UNREAD_PREFIX = 'unread:';
/** Actions that their pages could not count in the statistics. */
export const UNCOUNTED_PREFIX = 'uncounted:';
const STATISTICS_PREFIX = 'stats:';

/** @param {string[]} prefixes @returns {(key: string) => boolean} */
const hasPrefixOf = (prefixes) => (key) => prefixes.some((prefix) => key.startsWith(prefix));

/** True for games of the game store, which erases them itself. */
export const isStoreKey = hasPrefixOf([JOURNAL_PREFIX, EARLY_PREFIX]);

/** True for games that the store takes over when it has loaded. */
export const isLegacyKey = hasPrefixOf([EARLY_PREFIX, GAME_PREFIX, SHELF_PREFIX]);

/** True for saved games, of this version or an older one. @param {string} key */
export const isGameKey = (key) => isStoreKey(key) || isLegacyKey(key);

const isDeferredKey = hasPrefixOf([UNREAD_PREFIX, UNCOUNTED_PREFIX]);

/** True for values that are synced and backed up by their keys: all but games, and actions still to be counted. @param {string} key */
export const isValueKey = (key) => !isGameKey(key) && !isDeferredKey(key);

export const isStatisticsKey = hasPrefixOf([STATISTICS_PREFIX]);

/** Key of a game's statistics, or of the player's cards in it. @param {string} id @param {boolean} isCustom */
export const statisticsKey = (id, isCustom) => `${STATISTICS_PREFIX}${id}${isCustom ? '~' : ''}`;

/** The game of a key of statistics. @param {string} key */
export const gameOfStatistics = (key) => key.slice(STATISTICS_PREFIX.length).replace(/~$/, '');

/** A key of its own for each page. @param {string} prefix */
export const pageKey = (prefix) => prefix + Math.random().toString(36).slice(2);
