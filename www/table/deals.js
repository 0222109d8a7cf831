// Deals that are proven to be winnable: where a new deal is chosen from, and the deal of the day.
//
// A list says of every deal number from 0 on whether a winning line is known; crates/xtask/src/deals.rs describes it. It
// only ever grows at its end. The deal of the day of a game is therefore the same for everyone, for ever: day 0 is the
// first of January 2026, days begin at midnight UTC, and day d has the proven deal in place d, counted from 0 in the order
// of their numbers; after the last one it begins again.

import { dealList } from '../assets.js';
import { words } from '../words/core.js';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const LONGEST = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** @type {Map<string, Promise<number[]>>} */
const lists = new Map();

/** The numbers of a game's proven deals, in order. @param {string} id @returns {Promise<number[]>} */
export function proven(id) {
  const known = lists.get(id);
  if (known) return known;
  const list = load(id);
  lists.set(id, list);
  // What did not come may come at the next try.
  list.catch(() => lists.delete(id));
  return list;
}

/** @param {string} id */
async function load(id) {
  const answer = await fetch(dealList(id)).catch(() => null);
  const numbers = answer?.ok ? unpack(await answer.text(), id) : [];
  if (!numbers.length) throw new Error(words.element.noList);
  return numbers;
}

/** The numbers whose bit is set; none for a text that is no such list. @param {string} text @param {string} id @returns {number[]} */
export function unpack(text, id) {
  const [head = '', bits = ''] = text.split('\n');
  const [game, count] = head.split(' ');
  const deals = Number(count);
  if (game !== id || text.length > LONGEST || !(deals > 0) || bits.length !== Math.ceil(deals / 6)) return [];
  return Array.from({ length: deals }, (_, n) => n).filter(
    (n) => (ALPHABET.indexOf(bits[Math.floor(n / 6)]) >> (5 - (n % 6))) & 1,
  );
}

/** A number below n, each as likely as the others, as far as anyone can tell. @param {number} n */
const below = (n) => crypto.getRandomValues(new Uint32Array(1))[0] % n;

/** The number of a proven deal, by chance. @param {string} id @returns {Promise<number>} */
export async function winnable(id) {
  const numbers = await proven(id);
  return numbers[below(numbers.length)];
}

/** The day of a moment, by its number. @param {Date} [now] */
export const dayOf = (now = new Date()) => Math.floor((now.getTime() - FIRST_DAY) / DAY_MS);

/** The date of a day. @param {number} day */
export const dateOf = (day) => new Date(FIRST_DAY + day * DAY_MS);

/** The number of the deal of a day. @param {string} id @param {number} day @returns {Promise<number>} */
export async function ofDay(id, day) {
  const numbers = await proven(id);
  const { length } = numbers;
  return numbers[((day % length) + length) % length];
}
