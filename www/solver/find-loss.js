// Since when a game is lost: the move that lost it is looked for in its history.

/** @typedef {import('./client.js').Answer} Answer */
/** @typedef {import('./client.js').Step} Step */
/**
 * When a game was lost.
 * @typedef {object} Loss
 * @property {number} won the last position that is known to be won; -1 if none is
 * @property {number} lost the first that is known to be lost
 * @property {Step | null} by the move that led there
 */
/** Asks about a position of the game, for so many nodes; null if the answer is of no interest any more. @typedef {(ply: number, nodes: number) => Promise<Answer | null>} Ask */

/** Positions looked at for each cost: halving takes eight or nine, undecided ones cost some more. Where they are dear, fewer. */
const LOOKS = 24;
const MOST_NODES = 96_000_000;

/**
 * Finds the move that lost a game. What was won once and is lost now changed in between: the history is halved until the
 * move is found. A position that is not decided makes the halves uneven; if some of them remain, so does a doubt.
 * @param {Ask} ask
 * @param {number} ply a position that is lost
 * @param {number[]} costs nodes for a position; what is not decided for less is asked again for more
 * @param {number} least nodes for a position that is known to be lost
 * @returns {Promise<Loss | null>} null if an answer is of no interest any more
 */
export async function findLoss(ask, ply, costs, least) {
  let [won, lost] = [-1, ply];
  /** @type {Step | null} */
  let by = null;
  for (const nodes of costs) {
    const undecided = new Set();
    const most = Math.min(LOOKS, MOST_NODES / nodes);
    for (let looks = 0; lost - won > 1 && looks < most; looks++) {
      // At first the deal: it may never have been one that can be won.
      const middle = looks || won >= 0 ? between(won, lost, undecided) : 0;
      if (middle < 0) break;
      const answer = await ask(middle, nodes);
      if (!answer) return null;
      if (answer.verdict === 'won') won = middle;
      else if (answer.verdict === 'lost') [lost, by] = [middle, answer.last];
      else undecided.add(middle);
    }
  }
  if (lost === ply && lost > 0) by = (await ask(lost, least))?.last ?? null;
  return { won, lost, by };
}

/** The position next to the middle that was not found undecided; -1 if there is none. @param {number} won @param {number} lost @param {Set<number>} undecided */
function between(won, lost, undecided) {
  const middle = (won + lost) >> 1;
  for (let off = 0; off < lost - won; off++) {
    for (const ply of [middle + off, middle - off]) if (ply > won && ply < lost && !undecided.has(ply)) return ply;
  }
  return -1;
}
