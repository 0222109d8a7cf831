// Makes problems of a review's costliest decisions, where the solver proves that the played move lost and another one wins.

import { askProblem, release } from '../../solver/client.js';
import { addMistakes } from '../problems/mistake-store.js';

/**
 * @param {object} owner of the requests @param {string} link of the game @param {number[]} plies of the decisions
 * @param {(ply: number) => string} playedAt the move that was played there
 * @returns {Promise<number | null>} the number of problems; null if it was cancelled
 */
export async function makeMistakes(owner, link, plies, playedAt) {
  /** @type {string[]} */
  const links = [];
  try {
    for (const ply of plies) {
      const made = await askProblem(owner, link, ply);
      if (!made) return null;
      // All legal moves are proven: a move that is not an answer loses.
      if (made.link && !made.answers.includes(playedAt(ply))) links.push(made.link);
    }
  } finally {
    release(owner);
  }
  addMistakes(links);
  return links.length;
}
