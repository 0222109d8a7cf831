// The curve of a game: the chance to win at eight points from the deal to the end, in levels from 0 to 7. It comes from the game's
// review if there is one, and is else estimated at these positions only.

import { infoOf } from '../../engine/games.js';
import { partsOf } from '../../engine/links.js';
import { askReview, release } from '../../solver/client.js';
import { PENDING } from '../../solver/estimates.js';
import { readReview } from './review-store.js';

const STEPS = 8;
const LEVELS = 8;

/** Level of an estimate in percent; the middle for an undecided position. @param {number} percent */
const levelOf = (percent) => (percent > 100 ? LEVELS / 2 : Math.min(LEVELS - 1, Math.floor((percent * LEVELS) / 100)));

/** Plies of the steps, the deal's and the last one's included. @param {number} plies */
const pliesOf = (plies) => Array.from({ length: STEPS }, (_, n) => Math.round((n * plies) / (STEPS - 1)));

/**
 * Estimates the curve of a game.
 * @param {string} link of the whole game @param {number} plies @param {AbortSignal} signal
 * @returns {Promise<number[] | null>} null if it is aborted or cannot be estimated
 */
export async function curveOf(link, plies, signal) {
  if (!infoOf(partsOf(link).game)?.features.solver) return null;
  const wanted = pliesOf(plies);
  const isComplete = (/** @type {ArrayLike<number>} */ estimates) => wanted.every((ply) => estimates[ply] !== PENDING);
  let estimates = readReview(link, plies)?.estimates ?? Array.from({ length: plies + 1 }, () => PENDING);
  const owner = {};
  try {
    while (!isComplete(estimates)) {
      const answer = await askReview(owner, link, estimates, wanted);
      if (!answer || signal.aborted) return null;
      estimates = [...answer.estimates];
      if (answer.done) break;
    }
  } catch {
    return null;
  } finally {
    release(owner);
  }
  return isComplete(estimates) ? wanted.map((ply) => levelOf(estimates[ply])) : null;
}
