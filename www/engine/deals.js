// The lists of proven winnable deals: new deals, the deal of the day, and grades.
//
// A list has a bit for each deal number from 0 on, set if a winning line is known (format: crates/patience-survey/src/deal_list.rs). It only
// grows at its end, so that past deals of the day never change: day 0 is 1 January 2026, days begin at midnight UTC, and day d
// has the d-th proven deal, counted from 0 by number, modulo their count.
//
// The first deals also have grades, by how often a quick player wins them; following every hint wins about 9 in 10 gentle deals.

import { dealList } from '../assets.js';
import { words } from '../words/core.js';
import { fetchList } from './lists.js';
import { once } from './once.js';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const MAX_LIST_CHARS = 30_000;
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Difficulty, the easiest first. @typedef {(typeof GRADES)[number]} Grade */
/** `numbers`: those of the proven deals, ascending; `grades`: by deal number, for the first deals. @typedef {{ numbers: number[], grades: Grade[] }} List */

export const GRADES = /** @type {const} */ (['gentle', 'medium', 'stern', 'cruel']);

const listOf = once(async (/** @type {string} */ id) => {
  const text = await fetchList(dealList(id)).catch(() => '');
  const numbers = unpackNumbers(text, id);
  if (!numbers.length) throw new Error(words.element.noList);
  return /** @type {List} */ ({ numbers, grades: unpackGrades(text) });
});

/** The numbers of a game's proven deals, ascending. @param {string} id @returns {Promise<number[]>} */
const provenDeals = async (id) => (await listOf(id)).numbers;

/** The numbers whose bit is set; empty for a malformed list. @param {string} text @param {string} id @returns {number[]} */
export function unpackNumbers(text, id) {
  const [head = '', bits = ''] = text.split('\n');
  const [game, count] = head.split(' ');
  const deals = Number(count);
  if (game !== id || text.length > MAX_LIST_CHARS || !(deals > 0) || bits.length !== Math.ceil(deals / 6)) return [];
  return Array.from({ length: deals }, (_, n) => n).filter(
    (n) => (BASE64.indexOf(bits[Math.floor(n / 6)]) >> (5 - (n % 6))) & 1,
  );
}

/** The grades of the first deals, by number; empty if the list has none. @param {string} text a list @returns {Grade[]} */
export function unpackGrades(text) {
  const [head = '', , pairs = ''] = text.split('\n');
  const count = Number(head.split(' ')[2] ?? 0);
  if (!(count > 0) || pairs.length !== Math.ceil(count / 3)) return [];
  return Array.from(
    { length: count },
    (_, n) => GRADES[(BASE64.indexOf(pairs[Math.floor(n / 3)]) >> (4 - 2 * (n % 3))) & 3],
  );
}

/** The characters of deal codes, in the order of their values: crates/patience/FORMAT.md. */
const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The number of the deal with a code; -1 for anything else. @param {string} code */
function numberOf(code) {
  const values = [...code.replace('-', '')].map((letter) => CODE_ALPHABET.indexOf(letter));
  if (values.length !== 8 || values.includes(-1)) return -1;
  // The first character is the game's, the last one a check.
  return values.slice(1, 7).reduce((number, value) => number * CODE_ALPHABET.length + value, 0);
}

/** True if a deal is on the list of proven winnable deals. @param {string} id @param {string} code @returns {Promise<boolean>} */
export const isProven = async (id, code) => (await provenDeals(id)).includes(numberOf(code));

/** The grade of a deal; null if unknown. @param {string} id @param {string | null} code @returns {Promise<Grade | null>} */
export async function gradeOf(id, code) {
  if (!code) return null;
  const { numbers, grades } = await listOf(id);
  const number = numberOf(code);
  // Only proven deals are graded.
  return numbers.includes(number) ? (grades[number] ?? null) : null;
}

/** The grade of a day's deal; null if unknown. @param {string} id @param {number} day @returns {Promise<Grade | null>} */
export async function gradeOfDay(id, day) {
  const number = await dealNumberOfDay(id, day);
  return (await listOf(id)).grades[number] ?? null;
}

/** A random number below n; its bias is negligible for lists of this size. @param {number} n */
const randomBelow = (n) => crypto.getRandomValues(new Uint32Array(1))[0] % n;

/**
 * The number of a random proven deal.
 * @param {string} id @param {import('../table/settings.js').Settings['deals']} [deals] may be a grade
 * @param {string | null} [except] the code of a deal that is not to come again
 * @returns {Promise<number>}
 */
export async function randomWinnable(id, deals, except) {
  const { numbers, grades } = await listOf(id);
  const graded = GRADES.find((grade) => grade === deals);
  const matching = graded ? numbers.filter((number) => grades[number] === graded) : numbers;
  // Without deals of that grade, any winnable deal.
  const all = matching.length ? matching : numbers;
  const excluded = numberOf(except ?? '');
  const fresh = all.filter((number) => number !== excluded);
  const candidates = fresh.length ? fresh : all;
  return candidates[randomBelow(candidates.length)];
}

/** The number of the day of a date. @param {Date} [now] */
export const dayOf = (now = new Date()) => Math.floor((now.getTime() - FIRST_DAY) / DAY_MS);

/** The date of a day. @param {number} day */
export const dateOf = (day) => new Date(FIRST_DAY + day * DAY_MS);

/** The number of the deal of a day. @param {string} id @param {number} day @returns {Promise<number>} */
export async function dealNumberOfDay(id, day) {
  const numbers = await provenDeals(id);
  const { length } = numbers;
  return numbers[((day % length) + length) % length];
}
