// The lists of problems, loaded with the tools that read them; and the problems of a day, one of each list.

import { ProblemList, readProblem } from '../pkg/patience_tools_wasm.js';
import { problemList } from '../tool-assets.js';
import { words } from '../words/problems.js';
import { dayOf } from './deals.js';
import { library } from './games.js';
import { fetchList } from './lists.js';
import { once } from './once.js';
import { loadTools } from './tools.js';

export { readProblem };

/** @typedef {import('../pkg/patience_tools_wasm.js').ReadProblem} ReadProblem */

/**
 * The question of a problem in words. Only lists know that the natural move loses.
 * @param {Pick<ReadProblem, 'kind' | 'release' | 'listed'>} problem
 */
export function questionOf({ kind, release, listed }) {
  if (kind === 'release') return release ? words.release(release) : '';
  return kind === 'move' && !listed ? words.unlistedMove : words.questions[kind];
}

/**
 * The problems of a grade, numbered from 1; all of a short list that has none of it.
 * @param {ProblemList} list @param {import('./deals.js').Grade} grade
 */
export function problemsOfGrade(list, grade) {
  const all = list.all().map((summary, index) => ({ ...summary, index }));
  const graded = all.filter((problem) => problem.grade === grade);
  return (graded.length ? graded : all).map((problem, n) => ({ ...problem, number: n + 1 }));
}

/** Prime, so that days go through a list in no order of its grades. */
const STRIDE = 7919;

/** The game that has a list for it and its variants. @param {string} id */
export function listedGameOf(id) {
  const found = library.find((info) => info.id === id);
  return found?.variant ? (library.find((info) => !info.variant && id.startsWith(`${info.id}-`))?.id ?? id) : id;
}

/** Games with a list. Their number and order decide the problems of all days, past ones too. */
export const LISTED_GAMES = ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'];

/** Loads a game's list. */
export const loadList = once(async (/** @type {string} */ id) => {
  if (!LISTED_GAMES.includes(id)) throw new Error(words.noList);
  try {
    const [text] = await Promise.all([fetchList(problemList(id)), loadTools()]);
    return new ProblemList(text);
  } catch {
    throw new Error(words.noList);
  }
});

/** The remainder from 0 on. @param {number} n @param {number} divisor */
const modulo = (n, divisor) => ((n % divisor) + divisor) % divisor;

/** Game of the leading problem of a day: all in turn. @param {number} day */
const gameOfDay = (day) => LISTED_GAMES[modulo(day, LISTED_GAMES.length)];

/** The index of a day's problem in a game's list, among the problems in use on that day. @param {ProblemList} list @param {string} game @param {number} day */
export function indexOfDay(list, game, day) {
  const length = list.countOn(day);
  const first = day - LISTED_GAMES.indexOf(game);
  const round = Math.floor(first / LISTED_GAMES.length);
  const quarter = modulo(first, LISTED_GAMES.length) * Math.floor(length / LISTED_GAMES.length);
  return modulo(round * STRIDE + quarter, length);
}

/** The problem of a day: of one game, else the leading one. @param {{ game?: string, day?: number }} [of] @returns {Promise<ReadProblem>} */
export async function problemOfDay({ day = dayOf(), game = gameOfDay(day) } = {}) {
  const list = await loadList(game);
  return list.at(indexOfDay(list, game, day));
}

/**
 * Finds a problem in its list.
 * @param {ReadProblem} problem
 * @returns {Promise<{ problem: ReadProblem, index: number } | null>} null if it has none, or does not load
 */
export async function findListed(problem) {
  const list = await loadList(listedGameOf(problem.game)).catch(() => null);
  const index = list?.find(problem.link);
  return list && index !== undefined ? { problem: list.at(index), index } : null;
}
