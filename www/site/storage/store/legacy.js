// Takes over what older versions of this page have kept: for each slot a game in hand with the one before it, and a shelf of
// games set aside, each with its save, or with its line and the ends of its acts; and what was played before the store of
// today had come. What cannot be read stays where it is.

import { Table } from '../../../pkg/patience_wasm.js';
import { using } from '../../../engine/games.js';
import { LONGEST_LINK, LONGEST_SAVE } from '../../../engine/links.js';
import { finite, isRecord, keys, read, remove, reportCorrupt, write } from '../local-store.js';
import { readMarks } from './records.js';

/** @typedef {Omit<import('./records.js').Game, 'id' | 'rev' | 'from' | 'turn'>} Theirs a game without an identity here */

/** Where a value is kept of which only parts could be read. */
const UNREAD = 'unread:';

/** @param {unknown} ends */
const readEnds = (ends) =>
  Array.isArray(ends) ? ends.slice(0, LONGEST_LINK).filter((end) => Number.isInteger(end) && end >= 0) : [];

/** The table of a game as it was kept, with its acts where they are known; throws the engine's error. @param {Record<string, unknown>} value @param {string} link */
function tableOf({ save, line, ply, ends }, link) {
  try {
    if (typeof save === 'string' && save && save.length <= LONGEST_SAVE) return Table.restore(save);
    const whole = typeof line === 'string' && line.length <= LONGEST_LINK ? line : link;
    const known = readEnds(ends);
    const table = known.length ? Table.withEnds(whole, finite(ply), Uint32Array.from(known)) : Table.restore(whole);
    if (table.summary().link !== link) table.goToLink(link);
    return table;
  } catch {
    // The position is what counts, if what is around it is damaged.
    return Table.open(link);
  }
}

/**
 * A game that was written by this page or an older one, as it would be kept here: if the rules take it.
 * @param {unknown} value @returns {Theirs | null}
 */
export function adopted(value) {
  const given = isRecord(value) ? value.link : null;
  if (!isRecord(value) || typeof given !== 'string' || given.length > LONGEST_LINK) return null;
  try {
    return using(tableOf(value, given), (table) => {
      const { link, start, ply, plies, outcome } = table.summary();
      const at = finite(value.at);
      return {
        link,
        save: table.save(),
        ply,
        plies,
        outcome,
        won: outcome === 'won' || value.won === true,
        began: finite(value.began) || at,
        at,
        marks: readMarks(value.marks, start),
        name: typeof value.name === 'string' ? value.name.slice(0, 80) : '',
      };
    });
  } catch {
    return null;
  }
}

/**
 * The games of a value that an older version kept under a key: those that can be read, and whether that is all of them.
 * @param {string} key @param {unknown} value
 */
function gamesOf(key, value) {
  const whole = isRecord(value) ? value : {};
  const values = key.startsWith('shelf:') ? (Array.isArray(value) ? value : [value]) : [value, whole.before ?? null];
  const held = values.filter((one) => one !== null);
  const games = held.map(adopted);
  return {
    // A deal that was never begun is no game.
    games: games.filter((game) => game !== null).filter(({ plies, marks }) => plies || marks.length),
    unread: games.filter((game) => game === null).length + Number(!held.length),
  };
}

/** @param {string} key */
const isOld = (key) => /^(game|shelf|early):/.test(key);

/**
 * @param {import('./store.js').Store} store @param {() => Promise<void>} loadEngine the rules have to read it
 * @param {string} except a key of this page's own
 */
export async function takeOver(store, loadEngine, except) {
  const old = keys().filter((key) => isOld(key) && key !== except);
  if (!old.length) return;
  await loadEngine();
  /** @type {Theirs[]} */
  const all = [];
  /** @type {{ key: string, value: unknown, unread: number }[]} */
  const done = [];
  for (const key of old) {
    // What is no JSON is reported by whoever reads it.
    const value = read(key);
    if (value === null) continue;
    const { games, unread } = gamesOf(key, value);
    all.push(...games);
    done.push({ key, value, unread });
    if (unread) reportCorrupt();
  }
  store.import(all.sort((a, b) => a.at - b.at));
  // The old form goes when the new one is safe, and not before.
  await store.settled();
  if (!store.isKept) return;
  for (const { key, value, unread } of done) {
    if (unread) write(UNREAD + key, value);
    remove(key);
  }
}
