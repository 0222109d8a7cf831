// Migrates games from localStorage to the store:
//
// - `game:SLOT`, of older versions: the current game, with the previous one in `before`;
// - `shelf:SLOT`, of older versions: a list of games set aside;
// - `early:PAGE:DEAL`, of this version too: a game of a page that was left before the store had loaded.
//
// A game has its save string; in the oldest versions the link of its whole line, and the ply at which each action of the
// player ended. A value with a game that cannot be read moves to `unread:KEY`.

import { Table } from '../../../pkg/patience_wasm.js';
import { withTable } from '../../../engine/loader.js';
import { MAX_LINK_CHARS, MAX_SAVE_CHARS } from '../../../engine/links.js';
import { fieldsOf, integer, isRecord, listOf, numberOrZero, orElse, text } from '../../../engine/schema.js';
import { isLegacyKey, SHELF_PREFIX, UNREAD_PREFIX } from '../keys.js';
import { keys, read, remove, rename, reportStorageError } from '../local-store.js';
import { COMMON_FIELDS, MAX_NAME_LENGTH, readBookmarks } from './records.js';

/** @typedef {Omit<import('./records.js').Game, 'id' | 'rev' | 'from' | 'turn'>} ImportedGame a game that has no record yet */

const readFields = fieldsOf({
  ...COMMON_FIELDS,
  link: text({ most: MAX_LINK_CHARS }),
  save: orElse(text({ most: MAX_SAVE_CHARS }), ''),
  line: orElse(text({ most: MAX_LINK_CHARS }), null),
  ply: numberOrZero,
  // An action has at least one move, and a move at least one character of the link.
  ends: orElse(listOf(integer(0), MAX_LINK_CHARS), []),
});

/** Restores a game, or its position if its line is damaged; throws if that is, too. @param {NonNullable<ReturnType<typeof readFields>>} fields */
function restoreGame({ link, save, line, ply, ends }) {
  try {
    if (save) return Table.restore(save);
    const lineLink = line ?? link;
    const table = ends.length ? Table.withEnds(lineLink, ply, Uint32Array.from(ends)) : Table.restore(lineLink);
    if (table.summary().link !== link) table.goToLink(link);
    return table;
  } catch {
    return Table.open(link);
  }
}

/**
 * Decodes a game of this version, as in a file of saved data, or of an older one.
 * @param {unknown} value @returns {ImportedGame | null} null if the engine cannot read it
 */
export function decodeGame(value) {
  const fields = readFields(value);
  if (!fields) return null;
  const { won, began, at, marks, name, provenance } = fields;
  try {
    return withTable(restoreGame(fields), (table) => {
      const { link, start, ply, plies, outcome } = table.summary();
      return {
        link,
        save: table.save(),
        ply,
        plies,
        outcome,
        won: won || outcome === 'won',
        began: began || at,
        at,
        marks: readBookmarks(marks, start),
        name: name.slice(0, MAX_NAME_LENGTH),
        provenance,
      };
    });
  } catch {
    return null;
  }
}

/**
 * Reads the games of an older version's value, and counts the unreadable ones.
 * @param {string} key @param {unknown} value
 */
function readGames(key, value) {
  const previous = isRecord(value) ? (value.before ?? null) : null;
  const values = key.startsWith(SHELF_PREFIX) ? (Array.isArray(value) ? value : [value]) : [value, previous];
  const present = values.filter((item) => item !== null);
  const games = present.map(decodeGame);
  return {
    // Without a move or a bookmark there is nothing to continue.
    games: games.filter((game) => game !== null).filter(({ plies, marks }) => plies || marks.length),
    unread: games.filter((game) => game === null).length + Number(!present.length),
  };
}

/** Prefixes of the keys whose pages are open, and record the games themselves. @returns {Promise<string[]>} */
async function prefixesOfOpenPages() {
  const { held = [], pending = [] } = (await globalThis.navigator?.locks?.query().catch(() => null)) ?? {};
  return [...held, ...pending].flatMap(({ name }) => name || []);
}

/**
 * @param {import('./store.js').GameStore} store @param {() => Promise<void>} loadEngine needed to read the games
 * @param {string} exceptPrefix of the keys of this page's positions, which it records itself
 */
export async function migrateLegacyGames(store, loadEngine, exceptPrefix) {
  const found = keys().filter((key) => isLegacyKey(key) && !key.startsWith(exceptPrefix));
  if (!found.length) return;
  const exceptPrefixes = await prefixesOfOpenPages();
  const legacyKeys = found.filter((key) => !exceptPrefixes.some((prefix) => key.startsWith(prefix)));
  if (!legacyKeys.length) return;
  await loadEngine();
  /** @type {ImportedGame[]} */
  const all = [];
  /** @type {{ key: string, unread: number }[]} */
  const migrated = [];
  for (const key of legacyKeys) {
    // `read` reports a value that is not JSON, which stays.
    const value = read(key);
    if (value === null) continue;
    const { games, unread } = readGames(key, value);
    all.push(...games);
    migrated.push({ key, unread });
    if (unread) reportStorageError('corrupt');
  }
  // Of two copies of a line the first is imported, and gains the bookmarks of the other.
  store.import(all.sort((a, b) => b.at - a.at));
  // Until the games are on disk, the old values are the only copy.
  await store.whenSettled();
  if (!store.isPersisted) return;
  for (const { key, unread } of migrated) {
    if (unread) rename(key, UNREAD_PREFIX + key);
    else remove(key);
  }
}
