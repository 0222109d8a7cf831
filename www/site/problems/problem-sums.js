// Sums of the player's problem records, for the statistics.

import { streaksOfDates } from '../daily/days.js';

/**
 * @typedef {object} ProblemSums
 * @property {number} tried number of problems with a record
 * @property {number} solved
 * @property {number} atFirst number solved at the first try, without the solution
 * @property {number} shown number whose solution was shown before the first solve
 * @property {{ now: number, longest: number }} streaks of days with a first solve
 */

/** @param {import('./problem-store.js').ProblemRecords} records @param {number} today number of the day @returns {ProblemSums} */
export function sumsOfProblems(records, today) {
  const all = Object.values(records);
  const solved = all.filter((record) => record.solved);
  return {
    tried: all.length,
    solved: solved.length,
    atFirst: solved.filter(({ tries, wasShown }) => tries <= 1 && !wasShown).length,
    shown: all.filter(({ wasShown }) => wasShown).length,
    streaks: streaksOfDates(
      solved.map((record) => record.solved),
      today,
    ),
  };
}
