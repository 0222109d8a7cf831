// How rare a win is: what the surveys found (tests/data/surveys, README.md), and how their figures are rounded.

/**
 * @typedef {object} Survey
 * @property {number} won deals that are won by lines that were replayed
 * @property {number} deals all that the solver looked at
 * @property {number} simple of those that the simple player played, how many it won
 * @property {number} played
 */
/** So many of so many, rounded so that it can be said. @typedef {{ n: number, of: number, is: 'some' | 'nearly' | 'all' }} Part */

/** @param {number} won @param {number} deals @param {number} simple @param {number} [played] @returns {Survey} */
const survey = (won, deals, simple, played = 10000) => ({ won, deals, simple, played });

/** By the game's id; a game that has not been surveyed has none. @type {Record<string, Survey>} */
export const SURVEYS = {
  sly: survey(19997, 20000, 97),
  'fairie-queen': survey(1419, 2000, 19),
  'empress-of-india': survey(20000, 20000, 6014),
  labyrinth: survey(19997, 20000, 1165),
  'labyrinth-dealt-foundations': survey(19997, 20000, 611),
  'labyrinth-late-refill': survey(19999, 20000, 3300),
};

/** What is lost of so many deals is "a few". */
const FEW = 1000;

/** @param {number} n @param {number} of @returns {Part} */
export function rounded(n, of) {
  if (n === of) return { n, of, is: 'all' };
  if (of - n < of / FEW) return { n, of, is: 'nearly' };
  const share = n / of;
  const whole = share >= 0.195 ? 10 : share >= 0.0095 ? 100 : 1000;
  return { n: Math.round(share * whole), of: whole, is: 'some' };
}
