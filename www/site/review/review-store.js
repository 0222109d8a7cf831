// Stores the newest reviews, a few hundred bytes each, and which games were given up.

import { dealLinkOf, MAX_LINK_CHARS } from '../../engine/links.js';
import { isRecord, read, write } from '../storage/local-store.js';

/** @typedef {import('../../pkg/patience_solver_wasm.js').Decision} Decision */
/** @typedef {import('../../words/en/review.js').Loss} Loss */
/**
 * @typedef {object} ReviewData
 * @property {number} packs samples of the stock at each position
 * @property {number[]} estimates chance to win at each ply, in percent, or PENDING or UNDECIDED
 * @property {Decision[]} decisions
 * @property {Loss | null} loss null: not found yet
 * @property {boolean} done
 */

/** Version of the estimates; those of another version are computed again. */
const VERSION = 1;
const MAX_REVIEWS = 24;
const MAX_MOVE_LENGTH = 40;

/** Estimate that is not computed yet. */
export const PENDING = 255;
/** Estimate of a position without hidden cards that is undecided. */
export const UNDECIDED = 254;

/** @param {unknown} value @param {number} least @param {number} most @returns {value is number} */
const isWithin = (value, least, most) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** @param {unknown} value @param {number} plies @returns {value is Decision} */
const isDecision = (value, plies) =>
  isRecord(value) &&
  isWithin(value.ply, 0, plies - 1) &&
  isWithin(value.played, 0, 100) &&
  isWithin(value.wins, 0, 100) &&
  typeof value.better === 'string' &&
  value.better.length <= MAX_MOVE_LENGTH;

/** @param {unknown} value @param {number} plies @returns {ReviewData | null} */
function decodeReview(value, plies) {
  if (!isRecord(value) || value.v !== VERSION || !isWithin(value.packs, 0, 64)) return null;
  const { packs, estimates, decisions, loss, done } = value;
  if (!Array.isArray(estimates) || estimates.length !== plies + 1 || !Array.isArray(decisions)) return null;
  if (!estimates.every((estimate) => isWithin(estimate, 0, PENDING))) return null;
  const isLoss = isRecord(loss) && isWithin(loss.won, -1, plies) && isWithin(loss.lost, -1, plies);
  return {
    packs,
    estimates,
    decisions: decisions.filter((decision) => isDecision(decision, plies)).slice(0, 8),
    loss: isLoss ? { won: Number(loss.won), lost: Number(loss.lost) } : null,
    done: done === true,
  };
}

/** @returns {Record<string, unknown>[]} */
function readReviews() {
  const value = read('reviews');
  return Array.isArray(value) ? value.filter(isRecord).slice(0, MAX_REVIEWS) : [];
}

/** Loads the review of a game. @param {string} link @param {number} plies */
export function readReview(link, plies) {
  return decodeReview(
    readReviews().find((review) => review.link === link),
    plies,
  );
}

/** @param {string} link @param {ReviewData} data */
export function saveReview(link, { packs, estimates, decisions, loss, done }) {
  if (link.length > MAX_LINK_CHARS) return;
  const others = readReviews().filter((review) => review.link !== link);
  const review = { v: VERSION, link, packs, estimates, decisions, loss, done };
  write('reviews', [review, ...others].slice(0, MAX_REVIEWS));
}

/** Links of deals that were given up, the newest first. @returns {string[]} */
function readGivenUp() {
  const value = read('given-up');
  return Array.isArray(value) ? value.filter((link) => typeof link === 'string' && link.length <= MAX_LINK_CHARS) : [];
}

/** True if the game of a deal was given up. @param {string} link */
export const isGivenUp = (link) => readGivenUp().includes(dealLinkOf(link));

/** @param {string} link @param {boolean} isGiven false if it is continued */
export function setGivenUp(link, isGiven) {
  if (isGiven === isGivenUp(link)) return;
  const others = readGivenUp().filter((other) => other !== dealLinkOf(link));
  write('given-up', isGiven ? [dealLinkOf(link), ...others].slice(0, 4 * MAX_REVIEWS) : others);
}
