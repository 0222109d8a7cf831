// Writes statistics down, on this device only. Loaded with the first move.

import { LONGEST_LINK, partsOf } from '../../engine/links.js';
import { readBook, write as writeAct, writeBook } from './statistics.js';
import { finite, isRecord, keys, read, remove, write } from '../storage/local-store.js';

/**
 * @typedef {object} Told an act at the table
 * @property {string} game
 * @property {boolean} own whether the cards are the player's own
 * @property {string} link
 * @property {number} ply
 * @property {boolean} won
 * @property {string} kind of its event
 * @property {number} from how many moves the game had when it was opened
 * @property {string} [hint] the kind of a hint
 * @property {number} at in milliseconds
 */

/** Before the keys of what pages had no time to count. */
const UNCOUNTED = 'uncounted:';
/** How much of it is read: a page has a moment for it. */
const MOST = 500;

/** The book of a game; deals of the player's own cards have one apart. @param {string} id @param {boolean} own */
const keyOf = (id, own) => `stats:${id}${own ? '~' : ''}`;

/** @param {string} id @param {boolean} own */
export const bookOf = (id, own) => readBook(read(keyOf(id, own)));

/** @param {string} id @param {boolean} own @param {import('./statistics.js').Book} book */
export const saveBook = (id, own, book) => write(keyOf(id, own), writeBook(book));

/** What was asked before a deal's first move, and is written down with it. @type {{ deal: string, hints: string[] }} */
let asked = { deal: '', hints: [] };

/** Counts an act. @param {Told} told */
export function record({ game, own, link, ply, won, kind, from, hint, at }) {
  const name = partsOf(link).deal;
  const act = { deal: name, kind, ply, won, from, hint };
  const book = bookOf(game, own);
  let next = writeAct(book, act, at);
  if (asked.deal !== name) asked = { deal: name, hints: [] };
  if (hint && next === book) asked.hints.push(hint);
  else if (next !== book) {
    for (const early of asked.hints.splice(0)) next = writeAct(next, { ...act, kind: 'hint', hint: early }, at);
    saveBook(game, own, next);
  }
}

/** An act as a page has kept it, if it can be one. @param {unknown} value @returns {Told[]} */
function readTold(value) {
  if (!isRecord(value)) return [];
  const { game, link, kind, hint } = value;
  if (typeof game !== 'string' || !/^[\w-]{1,40}$/.test(game) || typeof kind !== 'string') return [];
  if (typeof link !== 'string' || link.length > LONGEST_LINK || !link.startsWith(`${game}/`)) return [];
  const [ply, from, at] = [value.ply, value.from, value.at].map((number) => Math.max(0, finite(number)));
  const asked = typeof hint === 'string' ? hint : undefined;
  return [{ game, own: value.own === true, link, ply, won: value.won === true, kind, from, hint: asked, at }];
}

/** Counts what this page and earlier ones have kept for it: whoever takes it away counts it. */
export function recordKept() {
  for (const key of keys().filter((one) => one.startsWith(UNCOUNTED))) {
    const value = read(key);
    remove(key);
    for (const told of (Array.isArray(value) ? value.slice(0, MOST) : []).flatMap(readTold)) record(told);
  }
}
