// Statistics as pure functions: the record of each deal, and the sums of all.
//
// A deal counts once, from its first move on this device, and as won if the player ever wins it alone. A game that somebody
// else began does not count.

import { isMove, isRollback } from '../../engine/causes.js';
import { clamped, fieldsOf, listOf, numberOrZero, orElse, text } from '../../engine/schema.js';

/** Kinds of hints that are counted, as in `patience-hint` events. */
export const HINTS = /** @type {const} */ (['hint', 'peek', 'verdict', 'shown']);

/**
 * @typedef {object} Deal record of a deal
 * @property {string} deal its part of the link
 * @property {number} at time of its first move, in ms; not before that of the deal before it
 * @property {number} won moves of the shortest win; 0: not won
 * @property {number} undos before its first win
 * @property {number[]} hints of each kind, before its first win
 * @property {boolean} startedElsewhere true if it was opened with moves made
 * @property {number} solved moves of the shortest win that the solver finished; 0: none
 */
/** @typedef {{ played: number, won: number, best: number }} Older sums of deals that are no longer listed */
/** @typedef {{ deals: Deal[], older: Older }} Book oldest first */

/** Maximum number of deals with a record each; older ones are summed. */
export const MAX_LISTED_DEALS = 500;
/** Longest name of a deal, in characters; the player's cards of two packs take 144. */
const MAX_NAME_LENGTH = 300;
const MAX_COUNT = 1_000_000;

const count = orElse(clamped(MAX_COUNT), 0);

const readDealFields = fieldsOf({
  deal: text({ most: MAX_NAME_LENGTH, pattern: /./s }),
  at: numberOrZero,
  won: count,
  undos: count,
  hints: (hints) => HINTS.map((_, n) => count(Array.isArray(hints) ? hints[n] : 0)),
  startedElsewhere: (value) => value === 1,
  solved: count,
});

/** @type {import('../../engine/schema.js').Reader<Deal>} */
function readDeal(value) {
  const [deal, at, won, undos, hints, startedElsewhere, solved] = Array.isArray(value) ? value : [];
  return readDealFields({ deal, at, won, undos, hints, startedElsewhere, solved });
}

/** @type {Older} */
const NO_OLDER = { played: 0, won: 0, best: 0 };

const readBookFields = fieldsOf({
  deals: orElse(listOf(readDeal), []),
  older: orElse(fieldsOf({ played: count, won: count, best: count }), NO_OLDER),
});

/** Decodes a book; malformed parts are dropped. @param {unknown} value @returns {Book} */
export function readBook(value) {
  const { deals, older } = readBookFields(value) ?? { deals: [], older: NO_OLDER };
  /** @type {Map<string, Deal>} */
  const byName = new Map();
  for (const deal of deals) byName.set(deal.deal, mergeDeals(byName.get(deal.deal), deal));
  const sorted = [...byName.values()].sort((a, b) => a.at - b.at);
  return foldOldDeals({
    deals: sorted,
    older: { ...older, played: Math.max(older.played, older.won) },
  });
}

/** Encodes a book. @param {Book} book */
export const writeBook = ({ deals, older }) => ({
  deals: deals.map(({ deal, at, won, undos, hints, startedElsewhere, solved }) => [
    deal,
    at,
    won,
    undos,
    hints,
    startedElsewhere ? 1 : 0,
    ...(solved ? [solved] : []),
  ]),
  older,
});

/** Minimum of two numbers, of which 0 means none. @param {number} a @param {number} b */
const minNonZero = (a, b) => (a && b ? Math.min(a, b) : a || b);

/** Merges two records of a deal. @param {Deal | undefined} a @param {Deal} b @returns {Deal} */
function mergeDeals(a, b) {
  if (!a) return b;
  return {
    deal: b.deal,
    at: Math.min(a.at, b.at),
    won: minNonZero(a.won, b.won),
    undos: Math.max(a.undos, b.undos),
    hints: a.hints.map((n, kind) => Math.max(n, b.hints[kind])),
    startedElsewhere: a.startedElsewhere && b.startedElsewhere,
    solved: minNonZero(a.solved, b.solved),
  };
}

/** Merges two books of a game, such as that of another device. @param {Book} a @param {Book} b @returns {Book} */
export function mergeBooks(a, b) {
  // Summed deals of both books may be the same ones: take the larger sums, not both.
  const [long, short] = a.older.played >= b.older.played ? [a, b] : [b, a];
  const listed = new Set(long.deals.map(({ deal }) => deal));
  const shared = short.deals.filter(({ deal }) => listed.has(deal));
  // Deals that the other book lists of that past are assumed to be part of it.
  const since = long.older.played
    ? Math.min(long.deals[0]?.at ?? 0, ...shared.map(({ at }) => at))
    : Number.NEGATIVE_INFINITY;
  const isPast = (/** @type {Deal} */ { deal, at }) => at < since && !listed.has(deal);
  const past = sumUp(short.deals.filter(isPast), short.older);
  const older = {
    played: Math.max(long.older.played, past.played),
    won: Math.max(long.older.won, past.won),
    best: minNonZero(long.older.best, past.best),
  };
  return readBook(writeBook({ deals: [...long.deals, ...short.deals.filter((deal) => !isPast(deal))], older }));
}

/** Adds deals to the sums of older ones. @param {Deal[]} deals @param {Older} older @returns {Older} */
function sumUp(deals, older) {
  const counted = deals.filter(({ startedElsewhere }) => !startedElsewhere);
  return {
    played: older.played + counted.length,
    won: older.won + counted.filter(({ won }) => won).length,
    best: counted.reduce((best, { won }) => minNonZero(best, won), older.best),
  };
}

/** Sums up the oldest deals of a long book. @param {Book} book @returns {Book} */
function foldOldDeals({ deals, older }) {
  const oldDeals = deals.slice(0, Math.max(0, deals.length - MAX_LISTED_DEALS));
  return { deals: deals.slice(oldDeals.length), older: sumUp(oldDeals, older) };
}

/**
 * @typedef {object} RecordedAction an action on the table
 * @property {string} deal
 * @property {string} kind of its event
 * @property {number} ply
 * @property {boolean} won
 * @property {number} from ply at which it was opened
 * @property {import('../../engine/provenance.js').Credit['finishedBy']} [finishedBy] who finished it, if it is won; default: the player
 * @property {string} [hint] kind of the hint
 */

/** True for events that can win: moves, redone ones and the solver's. @param {string} kind */
const canWin = (kind) => isMove(kind) || kind === 'redo' || kind === 'shown';

/**
 * Records an action. Returns the same book if nothing changes.
 * @param {Book} book @param {RecordedAction} action @param {number} now @returns {Book}
 */
export function recordAction(book, { deal: name, kind, ply, won, from, finishedBy = 'player', hint }, now) {
  const at = book.deals.findIndex(({ deal }) => deal === name);
  const previous = book.deals[at];
  const asked = HINTS.findIndex((hintKind) => hintKind === hint);
  const isForward = canWin(kind) && ply > 0;
  if (!previous && !isForward) return book;
  const deal = previous ?? {
    deal: name,
    // The order of the deals makes the streaks, also when the clock was set back.
    at: Math.max(now, book.deals.at(-1)?.at ?? 0),
    won: 0,
    undos: 0,
    hints: HINTS.map(() => 0),
    startedElsewhere: from > 0,
    solved: 0,
  };
  const isWonBy = (/** @type {string} */ finisher) => isForward && won && finishedBy === finisher;
  const next = {
    ...deal,
    // Undos and hints after a win do not count.
    undos: deal.undos + Number(!deal.won && isRollback(kind)),
    hints: deal.hints.map((n, kindOfHint) => n + Number(!deal.won && kindOfHint === asked)),
    won: isWonBy('player') ? minNonZero(deal.won, ply) : deal.won,
    solved: isWonBy('solver') ? minNonZero(deal.solved, ply) : deal.solved,
  };
  const isSame = previous && next.undos === previous.undos && next.won === previous.won;
  if (isSame && next.solved === previous.solved && asked < 0) return book;
  const deals = previous ? book.deals.map((entry, n) => (n === at ? next : entry)) : [...book.deals, next];
  return foldOldDeals({ deals, older: book.older });
}

/** @param {number[]} numbers not empty */
function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** @typedef {ReturnType<typeof sumsOf>} Sums */

/**
 * Sums of a book.
 * @param {Book} book @param {string} [currentDeal] deal in progress, which does not count as lost
 */
export function sumsOf({ deals, older }, currentDeal = '') {
  const counted = deals.filter(({ startedElsewhere }) => !startedElsewhere);
  const finished = counted.filter(({ deal, won }) => won || deal !== currentDeal);
  const wins = counted.filter(({ won }) => won);
  let [streak, longest] = [0, 0];
  for (const { won } of finished) {
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  const moves = wins.map(({ won }) => won);
  const best = wins.reduce(
    (/** @type {Deal | null} */ least, deal) => (least && least.won <= deal.won ? least : deal),
    null,
  );
  return {
    played: older.played + counted.length,
    won: older.won + wins.length,
    streak,
    longest,
    best: moves.reduce(minNonZero, older.best),
    /** Deal of the best win, if it is still listed. */
    bestDeal: best && best.won === moves.reduce(minNonZero, older.best) ? best : null,
    median: moves.length ? median(moves) : 0,
    /** Deals that only the solver has finished. */
    solved: counted.filter(({ won, solved }) => !won && solved).length,
    unaided: wins.filter(({ undos, hints }) => !undos && !hints.some(Boolean)).length,
    undos: counted.reduce((sum, deal) => sum + deal.undos, 0),
    hints: HINTS.map((_, kind) => counted.reduce((sum, deal) => sum + deal.hints[kind], 0)),
    last: finished.slice(-30),
  };
}

/** Deals that were won without a hint; of wins that are only summed up, the hints are not on record. @param {Book} book */
export const winsWithoutHints = ({ deals, older }) =>
  older.won +
  deals.filter(({ won, startedElsewhere, hints }) => won && !startedElsewhere && !hints.some(Boolean)).length;

/** Factors from each round width to the next: 1, 2, 5, 10, 20, 50 … */
const WIDTH_FACTORS = [2, 2.5, 2];

/**
 * Histogram with classes of a round width.
 * @param {number[]} numbers not empty @param {number} maxClasses number of classes
 * @returns {{ from: number, width: number, counts: number[] }} start of the first class, width and counts of all
 */
export function histogramOf(numbers, maxClasses) {
  const [least, greatest] = [Math.min(...numbers), Math.max(...numbers)];
  let width = 1;
  for (let n = 0; Math.floor(greatest / width) - Math.floor(least / width) >= maxClasses; n++)
    width *= WIDTH_FACTORS[n % 3];
  const first = Math.floor(least / width);
  const counts = Array.from({ length: Math.floor(greatest / width) - first + 1 }, () => 0);
  for (const number of numbers) counts[Math.floor(number / width) - first]++;
  return { from: first * width, width, counts };
}
