// Opens the problem of an element's attribute `problem`: today's, or one by its link. The table records nothing; the page gets events.

import { Table } from '../../engine/loader.js';
import { dateOf, dayOf } from '../../engine/deals.js';
import { nameOf } from '../../engine/games.js';
import { PROBLEM_PREFIX } from '../../engine/links.js';
import { findListed, problemOfDay, readProblem } from '../../engine/problem-lists.js';
import { checkProblem, solveProblem } from '../../solver/solve-problem.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { openProblem } from './problem.js';

/** The kind of a problem, in a link without its prefix. */
const KIND = /^(move|grace|pair|place|release)\//;
/** Maximum length of a bad value in the sentence about it. */
const MAX_SHOWN_CHARS = 40;

/**
 * The day of a problem of the day, the game unless the bar names it, and the grade.
 * @param {import('../host.js').TableHost} host @param {import('../../pkg/patience_tools_wasm.js').ReadProblem} problem
 * @param {number | null} day
 */
function detailOf(host, { game, listed }, day) {
  const name = host.frame.buttons.hasFullControls ? '' : nameOf(game);
  const date = day === null ? '' : words.dayOfProblem(dateOf(day));
  return [date, name, listed ? core.problemGrades[listed.grade] : ''].filter(Boolean).join(' · ');
}

/**
 * Opens a problem on a table. Throws an error with a sentence for a bad value.
 * @param {import('../host.js').TableHost} host @param {string} value "daily", or a link
 * @param {() => boolean} isWanted false once the page has asked for something else
 */
export async function openElementProblem(host, value, isWanted) {
  const link = KIND.test(value) ? PROBLEM_PREFIX + value : value;
  if (value !== 'daily' && !link.includes(PROBLEM_PREFIX))
    throw new Error(words.badValue(value.slice(0, MAX_SHOWN_CHARS)));
  const day = value === 'daily' ? dayOf() : null;
  const read = day === null ? readProblem(link) : await problemOfDay({ day });
  const found = await findListed(read);
  if (!isWanted()) return;
  const problem = found?.problem ?? read;
  host.openGame(Table.open(`#${problem.position}`), 'open');
  openProblem(
    host,
    problem,
    {
      solve: (owner, effort) => solveProblem(owner, problem, effort),
      // Nothing records if the player has seen it: it is only offered.
      introduction: { isDone: true },
    },
    {
      detail: () => detailOf(host, problem, day),
      check: found ? null : (owner, effort) => checkProblem(owner, problem.link, effort),
    },
  );
}
