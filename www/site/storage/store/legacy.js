// Migrates games of older versions: per slot the current game with the previous one, and a shelf of games set aside, each
// with its save, or with its line and the ends of its actions; and positions saved before the store had loaded. Unreadable
// values are preserved.

import { Table } from '../../../pkg/patience_wasm.js';
import { withTable } from '../../../engine/games.js';
import { MAX_LINK_CHARS, MAX_SAVE_CHARS } from '../../../engine/links.js';
import { fieldsOf, integer, isRecord, listOf, numberOrZero, orElse, text } from '../../../engine/schema.js';
import { keys, read, remove, reportCorrupt, write } from '../local-store.js';
import { COMMON_FIELDS, MAX_NAME_LENGTH, readBookmarks } from './records.js';

/** @typedef {Omit<import('./records.js').Game, 'id' | 'rev' | 'from' | 'turn'>} ImportedGame a game that has no record yet */

/** Prefix of the keys of values that were read only in part. */
const UNREAD_PREFIX = 'unread:';

const readFields = fieldsOf({
  ...COMMON_FIELDS,
  link: text({ most: MAX_LINK_CHARS }),
  save: orElse(text({ most: MAX_SAVE_CHARS }), ''),
  line: orElse(text({ most: MAX_LINK_CHARS }), null),
  ply: numberOrZero,
  ends: orElse(listOf(integer(0), MAX_LINK_CHARS), []),
});

/** Restores a game, with its actions if they were saved; throws the engine's error. @param {NonNullable<ReturnType<typeof readFields>>} fields */
function restoreGame({ link, save, line, ply, ends }) {
  try {
    if (save) return Table.restore(save);
    const whole = line ?? link;
    const table = ends.length ? Table.withEnds(whole, ply, Uint32Array.from(ends)) : Table.restore(whole);
    if (table.summary().link !== link) table.goToLink(link);
    return table;
  } catch {
    // If the history is damaged, restore the position alone.
    return Table.open(link);
  }
}

/**
 * Decodes a game of this version or an older one.
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
  const whole = isRecord(value) ? value : {};
  const values = key.startsWith('shelf:') ? (Array.isArray(value) ? value : [value]) : [value, whole.before ?? null];
  const present = values.filter((item) => item !== null);
  const games = present.map(decodeGame);
  return {
    // A deal without a move is not a game.
    games: games.filter((game) => game !== null).filter(({ plies, marks }) => plies || marks.length),
    unread: games.filter((game) => game === null).length + Number(!present.length),
  };
}

/** @param {string} key */
const isLegacyKey = (key) => /^(game|shelf|early):/.test(key);

/**
 * @param {import('./store.js').GameStore} store @param {() => Promise<void>} loadEngine needed to read the games
 * @param {string} except key of this page's pending position
 */
export async function migrateLegacyGames(store, loadEngine, except) {
  const legacyKeys = keys().filter((key) => isLegacyKey(key) && key !== except);
  if (!legacyKeys.length) return;
  await loadEngine();
  /** @type {ImportedGame[]} */
  const all = [];
  /** @type {{ key: string, value: unknown, unread: number }[]} */
  const done = [];
  for (const key of legacyKeys) {
    // `read` reports a value that is not JSON.
    const value = read(key);
    if (value === null) continue;
    const { games, unread } = readGames(key, value);
    all.push(...games);
    done.push({ key, value, unread });
    if (unread) reportCorrupt();
  }
  store.import(all.sort((a, b) => a.at - b.at));
  // Remove the old keys only when the games are persisted.
  await store.whenSettled();
  if (!store.isPersisted) return;
  for (const { key, value, unread } of done) {
    if (unread) write(UNREAD_PREFIX + key, value);
    remove(key);
  }
}
