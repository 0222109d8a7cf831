// The problems of the day, one of each patience with a list: their grades, and which the player has solved.

import { dayOf } from '../../engine/deals.js';
import { LISTED_GAMES, loadList, problemOfDay, problemsOfGrade } from '../../engine/problem-lists.js';
import { problemIdOf, readProblems } from './problem-store.js';
import { sumsOfProblems } from './problem-sums.js';

/**
 * @typedef {object} DayProblem
 * @property {string} link
 * @property {import('../../engine/deals.js').Grade | null} grade
 * @property {boolean} isSolved
 */

/** Today's problem of a game. @param {string} game @returns {Promise<DayProblem>} */
export async function readDayProblem(game) {
  const { link, listed } = await problemOfDay({ game });
  return {
    link,
    grade: listed?.grade ?? null,
    isSolved: !!readProblems()[problemIdOf(link)]?.solved,
  };
}

/**
 * Loads the lists of the day's problems.
 * @returns {() => boolean} true if all of them are solved; false until the lists have loaded
 */
export function watchDay() {
  /** @type {string[]} */
  let ids = [];
  void Promise.all(LISTED_GAMES.map((game) => problemOfDay({ game }))).then(
    (problems) => (ids = problems.map(({ link }) => problemIdOf(link))),
    () => {},
  );
  return () => {
    const records = readProblems();
    return ids.length > 0 && ids.every((id) => records[id]?.solved);
  };
}

/** Days in a row, up to today or yesterday, on which the player solved a problem. */
export const problemStreak = () => sumsOfProblems(readProblems(), dayOf()).streaks.now;

/** The first gentle problem of a game. @param {string} game */
export async function firstGentle(game) {
  const list = await loadList(game);
  return list.at(problemsOfGrade(list, 'gentle')[0].index);
}
