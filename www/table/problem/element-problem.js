// Opens the problem of an element's attribute `problem`: today's, or one by its link. The table records nothing; the page gets events.

import { sentenceOf, Table } from '../../engine/loader.js';
import { dateOf, dayOf } from '../../engine/deals.js';
import { nameOf } from '../../engine/games.js';
import { PROBLEM_PREFIX } from '../../engine/links.js';
import {
  findListed,
  LISTED_GAMES,
  listedGameOf,
  loadList,
  problemOfDay,
  readProblem,
} from '../../engine/problem-lists.js';
import { checkProblem, solveProblem } from '../../solver/solve-problem.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { openProblem } from './problem.js';

/** @import { TableHost } from '../host.js' */
/** @import { ReadProblem } from '../../pkg/patience_tools_wasm.js' */

/** The kind of a problem, in a link without its prefix. */
const KIND = /^(move|grace|pair|place|release)\//;
/** Maximum length of a bad value in the sentence about it. */
const MAX_SHOWN_CHARS = 40;

/**
 * The day of a problem of the day, the game unless the bar names it, and the grade.
 * @param {TableHost} host @param {ReadProblem} problem
 * @param {number | null} day
 */
function detailOf(host, { game, listed }, day) {
  const name = host.frame.buttons.hasFullControls ? '' : nameOf(game);
  const date = day === null ? '' : words.dayOfProblem(dateOf(day));
  return [date, name, listed ? core.problemGrades[listed.grade] : ''].filter(Boolean).join('\u00A0· ');
}

/**
 * Opens a problem on a table. Throws an error with a sentence for a bad value.
 * @param {TableHost} host @param {string} value "daily", or a link
 * @param {() => boolean} isWanted false once the page has asked for something else
 */
export async function openElementProblem(host, value, isWanted) {
  if (value === 'daily') return openDaily(host, isWanted, []);
  const link = KIND.test(value) ? PROBLEM_PREFIX + value : value;
  if (!link.includes(PROBLEM_PREFIX)) throw new Error(words.badValue(value.slice(0, MAX_SHOWN_CHARS)));
  const read = readProblem(link);
  const found = await findListed(read);
  // Only where visitors may leave for the site are they offered what the page has not chosen.
  const next = found && host.element.hasAttribute('home') ? () => openListed(host, found, isWanted) : null;
  if (isWanted()) putProblem(host, found?.problem ?? read, null, next, !found);
}

/**
 * Opens the next problem of a list.
 * @param {TableHost} host @param {{ problem: ReadProblem, index: number }} before @param {() => boolean} isWanted
 */
async function openListed(host, { problem, index }, isWanted) {
  const list = await loadList(listedGameOf(problem.game));
  const after = (index + 1) % list.all().length;
  const next = list.at(after);
  if (isWanted()) putProblem(host, next, null, () => openListed(host, { problem: next, index: after }, isWanted));
}

/**
 * Opens a problem of the day: the leading one, and after it those of the other patiences.
 * @param {TableHost} host @param {() => boolean} isWanted @param {string[]} seen patiences whose problems were opened
 */
async function openDaily(host, isWanted, seen) {
  const day = dayOf();
  const game = seen.length ? LISTED_GAMES.find((other) => !seen.includes(other)) : undefined;
  const problem = await problemOfDay({ day, game });
  const opened = [...seen, listedGameOf(problem.game)];
  const next = opened.length < LISTED_GAMES.length ? () => openDaily(host, isWanted, opened) : null;
  if (isWanted()) putProblem(host, problem, day, next);
}

/**
 * Puts a problem on a table.
 * @param {TableHost} host @param {ReadProblem} problem @param {number | null} day @param {(() => Promise<void>) | null} next opens the next one
 * @param {boolean} [isUnlisted] true if it must be checked first
 */
function putProblem(host, problem, day, next, isUnlisted = false) {
  host.openGame(Table.open(`#${problem.position}`), 'open');
  openProblem(
    host,
    problem,
    {
      solve: (owner, effort) => solveProblem(owner, problem, effort),
      next: next && (() => void next().catch((error) => host.showMessage(sentenceOf(error)))),
      // Nothing records if the player has seen it: it is only offered.
      introduction: { isDone: true },
    },
    {
      detail: () => detailOf(host, problem, day),
      check: isUnlisted ? (owner, effort) => checkProblem(owner, problem.link, effort) : null,
    },
  );
}
