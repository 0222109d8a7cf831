// How rare a win is: what the surveys found (www/surveys, README.md), and how their figures are rounded.

/**
 * @typedef {object} Survey
 * @property {number} won deals that are won by lines that were replayed
 * @property {number} deals all that the solver looked at
 * @property {number} simple of those that the simple player played, how many it won
 * @property {number} played
 * @property {number} careful of those that the careful player played, how many it won
 * @property {number} tried
 */
/** So many of so many, rounded so that it can be said. @typedef {{ n: number, of: number, is: 'some' | 'nearly' | 'all' }} Part */

/** @param {number} won @param {number} deals @param {number} simple @param {number} careful @param {number} tried @returns {Survey} */
const survey = (won, deals, simple, careful, tried) => ({ won, deals, simple, played: 10000, careful, tried });

/** By the game's id; a game that has not been surveyed has none. @type {Record<string, Survey>} */
export const SURVEYS = {
  sly: survey(99987, 100000, 97, 521, 1000),
  'fairie-queen': survey(7109, 10000, 19, 664, 1000),
  'empress-of-india': survey(100000, 100000, 6014, 926, 1000),
  labyrinth: survey(99993, 100000, 1165, 302, 1000),
  'labyrinth-dealt-foundations': survey(99983, 100000, 611, 205, 1000),
  'labyrinth-late-refill': survey(99998, 100000, 3300, 639, 1000),
};

/** What is lost of so many deals is "a few". */
const FEW = 1000;

/** @param {number} n @param {number} of @returns {Part} */
export function rounded(n, of) {
  if (n === of) return { n, of, is: 'all' };
  if (of - n < of / FEW) return { n, of, is: 'nearly' };
  const share = n / of;
  const least = share >= 0.195 ? 10 : share >= 0.0095 ? 100 : 1000;
  // What is not all is not said to be all: 193 of 200 are 97 in 100, not 10 in 10.
  const whole = [10, 100, 1000].find((one) => one >= least && Math.round(share * one) < one) ?? of;
  return { n: Math.round(share * whole), of: whole, is: 'some' };
}
