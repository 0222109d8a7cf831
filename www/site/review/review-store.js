// Reviews that this browser keeps, and which games were given up: a few hundred bytes a game, the newest games only.

import { dealOf, LONGEST_LINK } from '../../engine/links.js';
import { isRecord, read, write } from '../storage/local-store.js';

/** @typedef {import('../../pkg/patience_solver_wasm.js').Decision} Decision */
/** @typedef {import('../../words/en/review.js').Loss} Loss */
/**
 * What is known of a game.
 * @typedef {object} Known
 * @property {number} packs how many were imagined at each position
 * @property {number[]} estimates the chance to win after each number of moves, of 100; 255: still to come, 254: not known
 * @property {Decision[]} decisions
 * @property {Loss | null} loss null: still to be found
 * @property {boolean} done
 */

/** Estimates that were made in another way are made anew. */
const VERSION = 1;
const MOST = 24;
const LONGEST_MOVE = 40;

/** No estimate yet. */
export const TO_COME = 255;
/** Nothing is hidden, and it is not known whether the game can be won. */
export const NOT_KNOWN = 254;

/** @param {unknown} value @param {number} least @param {number} most @returns {value is number} */
const isWithin = (value, least, most) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** @param {unknown} value @param {number} plies @returns {value is Decision} */
const isDecision = (value, plies) =>
  isRecord(value) &&
  isWithin(value.ply, 0, plies - 1) &&
  isWithin(value.played, 0, 100) &&
  isWithin(value.wins, 0, 100) &&
  typeof value.better === 'string' &&
  value.better.length <= LONGEST_MOVE;

/** @param {unknown} value @param {number} plies @returns {Known | null} */
function readKnown(value, plies) {
  if (!isRecord(value) || value.v !== VERSION || !isWithin(value.packs, 0, 64)) return null;
  const { packs, estimates, decisions, loss, done } = value;
  if (!Array.isArray(estimates) || estimates.length !== plies + 1 || !Array.isArray(decisions)) return null;
  if (!estimates.every((one) => isWithin(one, 0, TO_COME))) return null;
  const isLoss = isRecord(loss) && isWithin(loss.won, -1, plies) && isWithin(loss.lost, -1, plies);
  return {
    packs,
    estimates,
    decisions: decisions.filter((one) => isDecision(one, plies)).slice(0, 8),
    loss: isLoss ? { won: Number(loss.won), lost: Number(loss.lost) } : null,
    done: done === true,
  };
}

/** @returns {Record<string, unknown>[]} */
function all() {
  const value = read('reviews');
  return Array.isArray(value) ? value.filter(isRecord).slice(0, MOST) : [];
}

/** What is known of the game of a link with so many moves. @param {string} link @param {number} plies */
export function keptReview(link, plies) {
  return readKnown(
    all().find((one) => one.link === link),
    plies,
  );
}

/** @param {string} link @param {Known} known */
export function keepReview(link, { packs, estimates, decisions, loss, done }) {
  if (link.length > LONGEST_LINK) return;
  const others = all().filter((one) => one.link !== link);
  const kept = { v: VERSION, link, packs, estimates, decisions, loss, done };
  write('reviews', [kept, ...others].slice(0, MOST));
}

/** Deals that were given up, by their links, the newest first. @returns {string[]} */
function givenUp() {
  const value = read('given-up');
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string' && one.length <= LONGEST_LINK) : [];
}

/** Whether the game of a deal was given up. @param {string} link */
export const wasGivenUp = (link) => givenUp().includes(dealOf(link));

/** @param {string} link @param {boolean} given whether it is given up, or played on */
export function setGivenUp(link, given) {
  if (given === wasGivenUp(link)) return;
  const others = givenUp().filter((one) => one !== dealOf(link));
  write('given-up', given ? [dealOf(link), ...others].slice(0, 4 * MOST) : others);
}
