// Statistics: what is written down of each deal, and what follows from it. Nothing here knows a page.
//
// A deal counts once, from the first move that is made of it on this device, and as won whenever it is won. What somebody
// else had begun does not count: its moves are not the player's own.

import { isMove, isRollback } from '../../engine/causes.js';

/** The kinds of hints that are counted, as `patience-hint` names them. */
export const HINTS = /** @type {const} */ (['fair', 'knowing', 'verdict', 'shown']);

/**
 * @typedef {object} Deal what is written down
 * @property {string} deal the part of the link that names it
 * @property {number} at when it was begun
 * @property {number} won moves of the shortest win; 0: not won
 * @property {number} undos until it was won
 * @property {number[]} hints of each kind, until it was won
 * @property {boolean} joined whether it was taken over with moves made
 */
/** @typedef {{ played: number, won: number, best: number }} Older what is left of deals that are no longer listed */
/** @typedef {{ deals: Deal[], older: Older }} Book oldest first */

/** How many deals are listed one by one. */
export const LISTED = 500;
/** A text that names a deal is no longer than this: the rank of two packs takes 144 characters. */
const LONGEST = 300;
const MOST = 1_000_000;

/** @param {unknown} value */
const count = (value) => (Number.isInteger(value) ? Math.min(MOST, Math.max(0, Number(value))) : 0);

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {Deal[]} */
function readDeal(value) {
  if (!Array.isArray(value) || typeof value[0] !== 'string' || !value[0] || value[0].length > LONGEST) return [];
  const [deal, at, won, undos, hints, joined] = value;
  return [
    {
      deal,
      at: Number.isFinite(at) ? Number(at) : 0,
      won: count(won),
      undos: count(undos),
      hints: HINTS.map((_, n) => count(Array.isArray(hints) ? hints[n] : 0)),
      joined: joined === 1,
    },
  ];
}

/** What was stored, as far as it can be what this page wrote. @param {unknown} value @returns {Book} */
export function readBook(value) {
  const { deals, older } = isRecord(value) ? value : {};
  const { played, won, best } = isRecord(older) ? older : {};
  /** @type {Map<string, Deal>} */
  const known = new Map();
  for (const deal of (Array.isArray(deals) ? deals : []).flatMap(readDeal))
    known.set(deal.deal, joinDeals(known.get(deal.deal), deal));
  const sorted = [...known.values()].sort((a, b) => a.at - b.at);
  return fold({
    deals: sorted,
    older: { played: Math.max(count(played), count(won)), won: count(won), best: count(best) },
  });
}

/** @param {Book} book as it is stored */
export const writeBook = ({ deals, older }) => ({
  deals: deals.map(({ deal, at, won, undos, hints, joined }) => [deal, at, won, undos, hints, joined ? 1 : 0]),
  older,
});

/** @param {number} a @param {number} b the less of two, where 0 is none */
const least = (a, b) => (a && b ? Math.min(a, b) : a || b);

/** Of two accounts of one deal the fuller. @param {Deal | undefined} a @param {Deal} b @returns {Deal} */
function joinDeals(a, b) {
  if (!a) return b;
  return {
    deal: b.deal,
    at: Math.min(a.at, b.at),
    won: least(a.won, b.won),
    undos: Math.max(a.undos, b.undos),
    hints: a.hints.map((n, kind) => Math.max(n, b.hints[kind])),
    joined: a.joined && b.joined,
  };
}

/** Two books of one game as one, such as that of another device. @param {Book} a @param {Book} b @returns {Book} */
export function joinBooks(a, b) {
  // Deals that are no longer listed cannot be told apart: the longer past is kept, not the sum.
  const [long, short] = a.older.played >= b.older.played ? [a, b] : [b, a];
  // What the other book lists of that past is taken to be in it.
  const since = long.older.played ? (long.deals[0]?.at ?? 0) : Number.NEGATIVE_INFINITY;
  const listed = new Set(long.deals.map(({ deal }) => deal));
  const deals = short.deals.filter(({ deal, at }) => at >= since || listed.has(deal));
  return readBook(writeBook({ deals: [...long.deals, ...deals], older: long.older }));
}

/** What is too long ago becomes a sum. @param {Book} book @returns {Book} */
function fold({ deals, older }) {
  const gone = deals.slice(0, Math.max(0, deals.length - LISTED));
  const own = gone.filter(({ joined }) => !joined);
  return {
    deals: deals.slice(gone.length),
    older: {
      played: older.played + own.length,
      won: older.won + own.filter(({ won }) => won).length,
      best: own.reduce((best, { won }) => least(best, won), older.best),
    },
  };
}

/**
 * @typedef {object} Act what happened at the table
 * @property {string} deal
 * @property {string} kind of its event
 * @property {number} ply
 * @property {boolean} won whether it is won now
 * @property {number} from how many moves it had when it was opened
 * @property {string} [hint] the kind of a hint
 */

/** Whether an act can win: moves of one's own, those made again, and those of the solver. @param {string} kind */
const goesOn = (kind) => isMove(kind) || kind === 'redo' || kind === 'shown';

/**
 * Writes down an act. Returns the same book if it changes nothing.
 * @param {Book} book @param {Act} act @param {number} now @returns {Book}
 */
export function write(book, { deal: name, kind, ply, won, from, hint }, now) {
  const at = book.deals.findIndex(({ deal }) => deal === name);
  const old = book.deals[at];
  const asked = HINTS.findIndex((one) => one === hint);
  const made = goesOn(kind) && ply > 0;
  if (!old && !made) return book;
  const deal = old ?? { deal: name, at: now, won: 0, undos: 0, hints: HINTS.map(() => 0), joined: from > 0 };
  const next = {
    ...deal,
    // What is tried after the win no longer tells of it.
    undos: deal.undos + Number(!deal.won && isRollback(kind)),
    hints: deal.hints.map((n, kindOfHint) => n + Number(!deal.won && kindOfHint === asked)),
    won: made && won ? least(deal.won, ply) : deal.won,
  };
  if (old && next.undos === old.undos && next.won === old.won && asked < 0) return book;
  const deals = old ? book.deals.map((one, n) => (n === at ? next : one)) : [...book.deals, next];
  return fold({ deals, older: book.older });
}

/** @param {number[]} numbers not empty */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** @typedef {ReturnType<typeof sumsOf>} Sums */

/**
 * What follows from a book.
 * @param {Book} book @param {string} [inHand] the deal on the table: not won yet is not lost
 */
export function sumsOf({ deals, older }, inHand = '') {
  const own = deals.filter(({ joined }) => !joined);
  const told = own.filter(({ deal, won }) => won || deal !== inHand);
  const wins = own.filter(({ won }) => won);
  let [run, longest] = [0, 0];
  for (const { won } of told) {
    run = won ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  const moves = wins.map(({ won }) => won);
  const best = wins.reduce(
    (/** @type {Deal | null} */ least, deal) => (least && least.won <= deal.won ? least : deal),
    null,
  );
  return {
    played: older.played + own.length,
    won: older.won + wins.length,
    streak: run,
    longest,
    best: moves.reduce(least, older.best),
    /** The deal of the best win, if it is listed still. */
    bestDeal: best && best.won === moves.reduce(least, older.best) ? best : null,
    median: moves.length ? median(moves) : 0,
    unaided: wins.filter(({ undos, hints }) => !undos && !hints.some(Boolean)).length,
    undos: own.reduce((sum, deal) => sum + deal.undos, 0),
    hints: HINTS.map((_, kind) => own.reduce((sum, deal) => sum + deal.hints[kind], 0)),
    last: told.slice(-30),
  };
}

/** Of round widths each is so many times the one before: 1, 2, 5, 10, 20, 50 … */
const WIDER = [2, 2.5, 2];

/**
 * Numbers in classes of a round width.
 * @param {number[]} numbers not empty @param {number} most classes at most
 * @returns {{ from: number, width: number, counts: number[] }} where the first begins, how wide each is, how many are in each
 */
export function classesOf(numbers, most) {
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  let width = 1;
  for (let n = 0; Math.floor(greatest / width) - Math.floor(least / width) >= most; n++) width *= WIDER[n % 3];
  const first = Math.floor(least / width);
  const counts = Array.from({ length: Math.floor(greatest / width) - first + 1 }, () => 0);
  for (const number of numbers) counts[Math.floor(number / width) - first]++;
  return { from: first * width, width, counts };
}
