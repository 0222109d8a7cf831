// Stores the newest reviews, a few hundred bytes each, and which games were given up.

import { PENDING } from '../../solver/estimates.js';
import { dealLinkOf, MAX_LINK_CHARS } from '../../engine/links.js';
import {
  anyRecord,
  fieldsOf,
  flag,
  integer,
  listOf,
  choiceOf,
  orElse,
  text,
  wholeListOf,
} from '../../engine/schema.js';
import { readAs, write } from '../storage/local-store.js';

/** @import { Decision } from '../../pkg/patience_solver_wasm.js' */
/** @import { Loss } from '../../words/en/review.js' */
/**
 * @typedef {object} ReviewData
 * @property {number} packs samples of the stock at each position
 * @property {number[]} estimates chance to win at each ply, in percent, or PENDING or UNDECIDED
 * @property {Decision[]} decisions
 * @property {Loss | null} loss null: not found yet
 * @property {boolean} done
 * @property {number} problems made of its decisions; -1 until they are proven
 */

/** Version of the estimates; those of another version are computed again. Version 3 counted undecided samples as lost. */
const VERSION = 4;
const MAX_REVIEWS = 24;
const MAX_MOVE_LENGTH = 40;

/** Form of the review of a game. @param {number} plies */
const reviewOf = (plies) =>
  fieldsOf({
    v: choiceOf(VERSION),
    packs: integer(0, 64),
    estimates: wholeListOf(integer(0, PENDING), plies + 1),
    decisions: listOf(
      fieldsOf({
        ply: integer(0, plies - 1),
        played: integer(0, 100),
        wins: integer(0, 100),
        better: text({ most: MAX_MOVE_LENGTH }),
      }),
    ),
    loss: orElse(fieldsOf({ won: integer(-1, plies), lost: integer(-1, plies) }), null),
    done: flag,
    problems: orElse(integer(0, 8), -1),
  });

/** @param {unknown} value @param {number} plies @returns {ReviewData | null} */
function decodeReview(value, plies) {
  const review = reviewOf(plies)(value);
  if (review?.estimates.length !== plies + 1) return null;
  return { ...review, decisions: review.decisions.slice(0, 8) };
}

const readReviews = () => readAs('reviews', listOf(anyRecord, MAX_REVIEWS)) ?? [];

/** Loads the review of a game. @param {string} link @param {number} plies */
export function readReview(link, plies) {
  return decodeReview(
    readReviews().find((review) => review.link === link),
    plies,
  );
}

/** @param {string} link @param {ReviewData} data */
export function saveReview(link, { packs, estimates, decisions, loss, done, problems }) {
  if (link.length > MAX_LINK_CHARS) return;
  const others = readReviews().filter((review) => review.link !== link);
  const review = { v: VERSION, link, packs, estimates, decisions, loss, done, problems };
  write('reviews', [review, ...others].slice(0, MAX_REVIEWS));
}

/** Links of deals that were given up, the newest first. */
const readGivenUp = () => readAs('given-up', listOf(text({ most: MAX_LINK_CHARS }))) ?? [];

/** True if the game of a deal was given up. @param {string} link */
export const isGivenUp = (link) => readGivenUp().includes(dealLinkOf(link));

/** True if a game has ended: it is won, no move is left, or it was given up. @param {import('../../pkg/patience_wasm.js').View} view */
export const hasEnded = ({ outcome, link }) => outcome !== 'playing' || isGivenUp(link);

/** @param {string} link @param {boolean} isGiven false if it is continued */
export function setGivenUp(link, isGiven) {
  if (isGiven === isGivenUp(link)) return;
  const others = readGivenUp().filter((other) => other !== dealLinkOf(link));
  write('given-up', isGiven ? [dealLinkOf(link), ...others].slice(0, 4 * MAX_REVIEWS) : others);
}
