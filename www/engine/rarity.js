// Results of the surveys (www/surveys, README.md), and their rounding for sentences.

/**
 * @typedef {object} Survey
 * @property {number} won deals with a winning line, each replayed under the rules
 * @property {number} deals deals that the solver searched
 * @property {Wins} naive wins of the naive player
 * @property {Wins} careful wins of the careful player
 */
/** Games won, of all deals played. @typedef {{ won: number, deals: number }} Wins */
/** A rounded fraction for a sentence. @typedef {{ n: number, of: number, is: 'some' | 'nearly' | 'all' }} Part */

/** @param {number} won @param {number} deals @param {number} naive of 10,000 deals @param {number} careful of 1,000 deals @returns {Survey} */
const survey = (won, deals, naive, careful) => ({
  won,
  deals,
  naive: { won: naive, deals: 10000 },
  careful: { won: careful, deals: 1000 },
});

/** By the game's id, for surveyed games. @type {Record<string, Survey>} */
export const SURVEYS = {
  sly: survey(99987, 100000, 97, 521),
  'fairie-queen': survey(7109, 10000, 19, 664),
  'empress-of-india': survey(100000, 100000, 6014, 926),
  labyrinth: survey(99993, 100000, 1165, 302),
  'labyrinth-dealt-foundations': survey(99983, 100000, 611, 205),
  'labyrinth-late-refill': survey(99998, 100000, 3300, 639),
};

/**
 * Wins of the careful player in deals of each grade, from gentle to cruel, and the deals that it played. grades.test.mjs counts
 * them again. @type {Record<string, { won: number[], tried: number[] }>}
 */
const CAREFUL_BY_GRADE = {
  sly: { won: [38, 192, 128, 77], tried: [40, 350, 253, 272] },
  'fairie-queen': { won: [185, 186, 145, 135], tried: [185, 186, 175, 155] },
  'empress-of-india': { won: [263, 247, 219, 197], tried: [263, 247, 228, 262] },
  labyrinth: { won: [55, 203, 70, 26], tried: [60, 454, 270, 272] },
  'labyrinth-dealt-foundations': { won: [54, 148, 36, 15], tried: [60, 476, 258, 259] },
  'labyrinth-late-refill': { won: [56, 344, 157, 132], tried: [60, 477, 247, 264] },
};

/** Less than one part in this many missing is "nearly all". */
const NEARLY_ALL_PART = 1000;

/** @param {number} n @param {number} of @returns {Part} */
export function rounded(n, of) {
  if (n === of) return { n, of, is: 'all' };
  if (of - n < of / NEARLY_ALL_PART) return { n, of, is: 'nearly' };
  const share = n / of;
  const minDenominator = share >= 0.195 ? 10 : share >= 0.0095 ? 100 : 1000;
  // Never rounds up to all: 193 of 200 are 97 in 100, not 10 in 10.
  const denominator = [10, 100, 1000].find((base) => base >= minDenominator && Math.round(share * base) < base) ?? of;
  return { n: Math.round(share * denominator), of: denominator, is: 'some' };
}

/** The careful player's share of wins in a game's deals of a grade, the easiest 0; null for a game without surveys. @param {string} id @param {number} grade @returns {Part | null} */
export function carefulShare(id, grade) {
  const careful = CAREFUL_BY_GRADE[id];
  if (!careful) return null;
  const [won, tried] = [careful.won[grade], careful.tried[grade]];
  // A few hundred deals cannot show that all are won.
  return won === tried ? { n: won, of: tried, is: 'nearly' } : rounded(won, tried);
}
