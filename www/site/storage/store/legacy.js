// Migrates games of older versions: per slot the current game with the previous one, and a shelf of games set aside, each
// with its save, or with its line and the ends of its actions; and positions saved before the store had loaded. Unreadable
// values are preserved.

import { Table } from '../../../pkg/patience_wasm.js';
import { withTable } from '../../../engine/games.js';
import { MAX_LINK_CHARS, MAX_SAVE_CHARS } from '../../../engine/links.js';
import { readProvenance } from '../../../engine/provenance.js';
import { finiteOrZero, isRecord, keys, read, remove, reportCorrupt, write } from '../local-store.js';
import { readBookmarks } from './records.js';

/** @typedef {Omit<import('./records.js').Game, 'id' | 'rev' | 'from' | 'turn'>} ImportedGame a game that has no record yet */

/** Prefix of the keys of values that were read only in part. */
const UNREAD_PREFIX = 'unread:';

/** @param {unknown} ends */
const readActionEnds = (ends) =>
  Array.isArray(ends) ? ends.slice(0, MAX_LINK_CHARS).filter((end) => Number.isInteger(end) && end >= 0) : [];

/** Restores a game, with its actions if they were saved; throws the engine's error. @param {Record<string, unknown>} value @param {string} link */
function restoreGame({ save, line, ply, ends }, link) {
  try {
    if (typeof save === 'string' && save && save.length <= MAX_SAVE_CHARS) return Table.restore(save);
    const whole = typeof line === 'string' && line.length <= MAX_LINK_CHARS ? line : link;
    const actionEnds = readActionEnds(ends);
    const table = actionEnds.length
      ? Table.withEnds(whole, finiteOrZero(ply), Uint32Array.from(actionEnds))
      : Table.restore(whole);
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
  const givenLink = isRecord(value) ? value.link : null;
  if (!isRecord(value) || typeof givenLink !== 'string' || givenLink.length > MAX_LINK_CHARS) return null;
  try {
    return withTable(restoreGame(value, givenLink), (table) => {
      const { link, start, ply, plies, outcome } = table.summary();
      const at = finiteOrZero(value.at);
      return {
        link,
        save: table.save(),
        ply,
        plies,
        outcome,
        won: outcome === 'won' || value.won === true,
        began: finiteOrZero(value.began) || at,
        at,
        marks: readBookmarks(value.marks, start),
        name: typeof value.name === 'string' ? value.name.slice(0, 80) : '',
        provenance: readProvenance(value.provenance),
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
