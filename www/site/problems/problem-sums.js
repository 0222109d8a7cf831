// Figures of the problems that the player tried, for the statistics.

import { streaksOfDates } from '../daily/days.js';

/**
 * @typedef {object} ProblemSums
 * @property {number} tried
 * @property {number} solved
 * @property {number} atFirst solved at the first try, without the solution
 * @property {number} shown whose solution was shown before they were solved
 * @property {{ now: number, longest: number }} streaks of days on which one was solved for the first time
 */

/** @param {import('./problem-store.js').ProblemRecords} records @param {number} today @returns {ProblemSums} */
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
