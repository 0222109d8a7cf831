// Writes statistics down, on this device only. Loaded with the first move.

import { partsOf } from './links.js';
import { readBook, write as writeAct, writeBook } from './statistics.js';
import { read, write } from './storage.js';

/** @typedef {import('../pkg/patience_wasm.js').View} View */

/** The book of a game; deals of the player's own cards have one apart. @param {string} id @param {boolean} own */
const keyOf = (id, own) => `stats:${id}${own ? '~' : ''}`;

/** @param {string} id @param {boolean} own */
export const bookOf = (id, own) => readBook(read(keyOf(id, own)));

/** @param {string} id @param {boolean} own @param {import('./statistics.js').Book} book */
export const saveBook = (id, own, book) => write(keyOf(id, own), writeBook(book));

/** What was asked before a deal's first move, and is written down with it. @type {{ deal: string, hints: string[] }} */
let asked = { deal: '', hints: [] };

/**
 * Counts an act at the table.
 * @param {View} view @param {string} kind @param {number} from how many moves the game had when it was opened
 * @param {string} [hint] the kind of a hint
 */
export function record({ game, deal, link, ply, outcome }, kind, from, hint) {
  const own = deal === null;
  const name = partsOf(link).deal;
  const now = Date.now();
  const act = { deal: name, kind, ply, won: outcome === 'won', from, hint };
  const book = bookOf(game, own);
  let next = writeAct(book, act, now);
  if (asked.deal !== name) asked = { deal: name, hints: [] };
  if (hint && next === book) asked.hints.push(hint);
  else if (next !== book) {
    for (const early of asked.hints.splice(0)) next = writeAct(next, { ...act, kind: 'hint', hint: early }, now);
    saveBook(game, own, next);
  }
}
