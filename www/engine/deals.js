// Deals that are proven to be winnable: where a new deal is chosen from, and the deal of the day.
//
// A list says of every deal number from 0 on whether a winning line is known; tools/lab/src/deals.rs describes it. It
// only ever grows at its end. The deal of the day of a game is therefore the same for everyone, for ever: day 0 is the
// first of January 2026, days begin at midnight UTC, and day d has the proven deal in place d, counted from 0 in the order
// of their numbers; after the last one it begins again.
//
// It also has the grades of the first of them, in four quarters: by how often a quick player wins them.

import { dealList } from '../assets.js';
import { words } from '../words/core.js';

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);
const LONGEST = 30_000;
/** How long a list may be on its way, in milliseconds: on a line that is dead it would never come, and no deal either. */
const LIST_MS = 8000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** How hard a deal is, the easiest first. @typedef {(typeof GRADES)[number]} Grade */
/** `numbers`: those of the proven deals, in order; `grades`: by the number of a deal, as far as they go. @typedef {{ numbers: number[], grades: Grade[] }} List */

export const GRADES = /** @type {const} */ (['gentle', 'fair', 'stern', 'cruel']);

/** @type {Map<string, Promise<List>>} */
const lists = new Map();

/** @param {string} id @returns {Promise<List>} */
function listOf(id) {
  const known = lists.get(id);
  if (known) return known;
  const list = load(id);
  lists.set(id, list);
  // What did not come may come at the next try.
  list.catch(() => lists.delete(id));
  return list;
}

/** @param {string} id @returns {Promise<List>} */
async function load(id) {
  const text = await fetch(dealList(id), { signal: AbortSignal.timeout(LIST_MS) })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  const numbers = unpack(text, id);
  if (!numbers.length) throw new Error(words.element.noList);
  return { numbers, grades: unpackGrades(text) };
}

/** The numbers of a game's proven deals, in order. @param {string} id @returns {Promise<number[]>} */
export const proven = async (id) => (await listOf(id)).numbers;

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

/** The grades of the first deals, by their numbers; none where the list has none. @param {string} text a list @returns {Grade[]} */
export function unpackGrades(text) {
  const [head = '', , pairs = ''] = text.split('\n');
  const count = Number(head.split(' ')[2] ?? 0);
  if (!(count > 0) || pairs.length !== Math.ceil(count / 3)) return [];
  return Array.from(
    { length: count },
    (_, n) => GRADES[(ALPHABET.indexOf(pairs[Math.floor(n / 3)]) >> (4 - 2 * (n % 3))) & 3],
  );
}

/** The characters of deal codes, in the order of their values: crates/patience/FORMAT.md. */
const CODES = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** The number of the deal with a code; -1 for what is no code. @param {string} code */
function numberOf(code) {
  const values = [...code.replace('-', '')].map((letter) => CODES.indexOf(letter));
  if (values.length !== 8 || values.includes(-1)) return -1;
  // The first character is the game's, the last one a check.
  return values.slice(1, 7).reduce((number, value) => number * CODES.length + value, 0);
}

/** How hard a deal is; null where that is not known. @param {string} id @param {string | null} code @returns {Promise<Grade | null>} */
export async function gradeOf(id, code) {
  if (!code) return null;
  const { numbers, grades } = await listOf(id);
  const number = numberOf(code);
  // Of a deal that nobody has won the list says nothing.
  return numbers.includes(number) ? (grades[number] ?? null) : null;
}

/** The grade of a day's deal; null where that is not known. @param {string} id @param {number} day @returns {Promise<Grade | null>} */
export async function gradeOfDay(id, day) {
  const number = await ofDay(id, day);
  return (await listOf(id)).grades[number] ?? null;
}

/** A number below n, each as likely as the others, as far as anyone can tell. @param {number} n */
const below = (n) => crypto.getRandomValues(new Uint32Array(1))[0] % n;

/**
 * The number of a proven deal, by chance.
 * @param {string} id @param {import('../table/settings.js').Settings['deals']} [wanted] a grade, if it is to be of one
 * @returns {Promise<number>}
 */
export async function winnable(id, wanted) {
  const { numbers, grades } = await listOf(id);
  const graded = GRADES.find((grade) => grade === wanted);
  const those = graded ? numbers.filter((number) => grades[number] === graded) : numbers;
  // Of a grade that a game has no deals of, any that can be won.
  const fitting = those.length ? those : numbers;
  return fitting[below(fitting.length)];
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
