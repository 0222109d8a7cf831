// Finds the move that lost a game, by bisection of its history.

/** @import { Answer, Step } from './client.js' */
/**
 * @typedef {object} Loss
 * @property {number} won ply of the last winnable position; -1 if none is proven
 * @property {number} lost ply of the first lost position
 * @property {Step | null} by the move that led there
 */
/** Asks about a position of the game, with a budget of nodes; null if cancelled. @typedef {(ply: number, nodes: number) => Promise<Answer | null>} Ask */

/** Queries for each budget: bisection takes eight or nine, undecided positions some more. Large budgets allow fewer. */
const MAX_QUERIES = 24;
const MAX_NODES = 96_000_000;

/**
 * Finds the move that lost a game: bisects between the last winnable and the first lost position. Undecided positions make the
 * halves uneven; if some remain between the two, the move is uncertain.
 * @param {Ask} ask
 * @param {number} ply a position that is lost
 * @param {number[]} budgets budgets for a position, ascending: undecided positions are asked again with the next
 * @param {number} lostNodes budget for a position that is lost
 * @returns {Promise<Loss | null>} null if cancelled
 */
export async function findLoss(ask, ply, budgets, lostNodes) {
  let [won, lost] = [-1, ply];
  /** @type {Step | null} */
  let by = null;
  for (const nodes of budgets) {
    const undecided = new Set();
    const maxQueries = Math.min(MAX_QUERIES, MAX_NODES / nodes);
    for (let queries = 0; lost - won > 1 && queries < maxQueries; queries++) {
      // Starts with the deal, which may never have been winnable.
      const middle = queries || won >= 0 ? nearestDecidable(won, lost, undecided) : 0;
      if (middle < 0) break;
      const answer = await ask(middle, nodes);
      if (!answer) return null;
      if (answer.verdict === 'won') won = middle;
      else if (answer.verdict === 'lost') [lost, by] = [middle, answer.last];
      else undecided.add(middle);
    }
  }
  if (lost === ply && lost > 0) {
    const answer = await ask(lost, lostNodes);
    if (!answer) return null;
    by = answer.last;
  }
  return { won, lost, by };
}

/** The decided position nearest to the middle; -1 if there is none. @param {number} won @param {number} lost @param {Set<number>} undecided */
function nearestDecidable(won, lost, undecided) {
  const middle = (won + lost) >> 1;
  for (let off = 0; off < lost - won; off++) {
    for (const ply of [middle + off, middle - off]) if (ply > won && ply < lost && !undecided.has(ply)) return ply;
  }
  return -1;
}
