// Opens the problem of a link at the table: listed, or checked by the solver first.

import { Table } from '../../engine/loader.js';
import { dateOf, dayOf } from '../../engine/deals.js';
import {
  findListed,
  listedGameOf,
  LISTED_GAMES,
  loadList,
  problemOfDay,
  readProblem,
} from '../../engine/problem-lists.js';
import { infoOf, loadEngine, loadEngineFor, nameOf } from '../../engine/games.js';
import { partsOf, positionOfProblem, PROBLEM_PREFIX } from '../../engine/links.js';
import { checkProblem, solveProblem } from '../../solver/solve-problem.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { showToast } from '../../ui/toast.js';
import { dateKeyOf } from '../daily/days.js';
import { openPanel } from '../load.js';
import { isIntroduced, problemKey, setIntroduced } from '../play/introductions.js';
import { fragment, navigateTo, navigateWhenFound, pushLayer } from '../shell/address.js';
import { ensureTable, openGameOn, setTableTitle, showTable } from '../shell/table-page.js';
import { inStartOrder } from '../start/game-order.js';
import { findSavedGames } from '../storage/saved-games.js';
import { firstGentle, readDayProblem, watchDay } from './problems-of-day.js';
import { gamesAfter, nextIndex } from './next-problem.js';
import { dueMistakes, isMistake, recordFound, recordMissed } from './mistake-store.js';
import { saveListedGame, saveListedGrade } from './listed-choice.js';
import { recordsIn } from './listed-records.js';
import { recordOf, recordShown, recordSolved, recordTry } from './problem-store.js';

/** @import { ReadProblem } from '../../engine/problem-lists.js' */
/** @import { ProblemActions } from '../../table/problem/problem-options.js' */

/** Loads all that a problem needs in parallel. @param {string} link */
function preload(link) {
  const { game } = partsOf(positionOfProblem(link));
  void loadEngineFor(link)
    .then(() => loadList(listedGameOf(game)))
    .catch(() => {});
  void ensureTable()
    .then(({ host }) => host.load('problem', host.tableSignal))
    .catch(() => {});
}

// The address of a first visit: the tools are still loading.
if (fragment().startsWith(PROBLEM_PREFIX)) preload(fragment());

/** The problem that follows in its game's list. @param {string} game @param {number} from its index */
async function nextInList(game, from) {
  const list = await loadList(game);
  const all = list.all();
  const recordOfListed = recordsIn(list);
  const isSolved = (/** @type {number} */ index) => !!recordOfListed({ ...all[index], index })?.solved;
  return list.at(nextIndex(all, from, isSolved));
}

/** The next of today's problems that is not solved, in the panel's order; of the game's list once all are. @param {string} game @param {number} from its index */
async function nextOfToday(game, from) {
  // The order depends on the saved games.
  await findSavedGames();
  for (const other of gamesAfter(inStartOrder(LISTED_GAMES), game)) {
    const problem = await readDayProblem(other).catch(() => null);
    if (problem && !problem.isSolved) return problem;
  }
  return nextInList(game, from);
}

/** The introduction to a kind of problem. @param {string} kind */
function introductionTo(kind) {
  const key = problemKey(kind);
  return {
    get isDone() {
      return isIntroduced(key);
    },
    onDone: () => setIntroduced(key),
  };
}

/** False for the link of a newer version, or a damaged one. @param {string} link */
function isReadable(link) {
  try {
    return !!readProblem(link);
  } catch {
    return false;
  }
}

/** Opens the problem of the player's games that is due longest. @param {string} [after] link of the one before */
export function openDue(after) {
  const links = dueMistakes().flatMap(({ link }) => (link === after ? [] : [link]));
  // One that cannot be read stays due, and reports its fault when no other problem is due.
  const due = links.find(isReadable) ?? links[0];
  if (due) void navigateTo(due);
}

/**
 * Facts beside the label of a problem: its day, variant and grade.
 * @param {ReadProblem} problem @param {boolean} isFromGame @param {Date | null} today if it is of the day
 */
function detailOf({ game, listed }, isFromGame, today) {
  if (isFromGame) return words.fromGames;
  const info = infoOf(game);
  const facts = [
    today ? words.dayOfProblem(today) : '',
    info ? core.games.variant(info) : '',
    listed ? core.problemGrades[listed.grade] : '',
  ];
  return facts.filter(Boolean).join('\u00A0· ');
}

/**
 * On the browser's Back, returns to a problem from its solution or refutation, or from a line that replaced them.
 * @param {import('../../table/host.js').TableHost} host @param {string} link of the problem @param {() => Promise<void>} show puts it on the table
 */
function returnToProblem({ line }, link, show) {
  if (line?.problem !== link) show().catch(() => {});
  else if (!line.guide) line.end('returned');
}

/** The titles of the page and of the table. @param {string} game @param {boolean} isToday */
function titlesOf(game, isToday) {
  const name = nameOf(game);
  return isToday
    ? { title: words.todayTitle(name), heading: words.todayHeading(name) }
    : { title: words.pageTitle(name), heading: words.heading(name) };
}

/** Opens the problem that follows; null for one that is in no list and not of the player's games. @param {ReadProblem} problem @param {number | undefined} index in its list @param {boolean} isToday */
function nextAfter({ link, game }, index, isToday) {
  if (isMistake(link) && dueMistakes().some((due) => due.link !== link)) return () => openDue(link);
  if (index === undefined) return null;
  const next = isToday ? nextOfToday : nextInList;
  return () => void navigateWhenFound(next(listedGameOf(game), index));
}

/** The page's actions for a problem. @param {ReadProblem} problem @param {boolean} isListed @param {Pick<ProblemActions, 'onPlayer' | 'next'>} others @returns {ProblemActions} */
function actionsOf(problem, isListed, others) {
  const recorded = { link: problem.link, isListed };
  return {
    onTry: () => recordTry(recorded),
    onSolved: () => {
      recordSolved(recorded, dateKeyOf(dayOf()));
      recordFound(problem.link);
    },
    onShown: () => {
      recordShown(recorded);
      recordMissed(problem.link);
    },
    solve: (owner, effort) => solveProblem(owner, problem, effort),
    play: () => void navigateTo(problem.position),
    leave: () => void navigateTo(''),
    send: () => void openPanel('sendProblem', problem.link),
    ...others,
    introduction: introductionTo(problem.kind),
  };
}

/** Shows the problem of the address. @param {string} link current link @param {AbortSignal} signal of its route @returns {Promise<void>} rejects with a sentence for a link of none */
export async function showProblem(link, signal) {
  const read = readProblem(link);
  preload(link);
  await loadEngine();
  const found = await findListed(read);
  const problem = found?.problem ?? read;
  const table = await showTable(signal);
  if (!table) return;
  const { host } = table;
  // A failure leaves the game on the table.
  const { openProblem } = await host.load('problem', host.tableSignal);
  // Its position, opened late, would become the player's game.
  if (signal.aborted) return;
  const isOnTable = host.line?.problem === link && table.link === problem.position;
  if (!isOnTable) await openGameOn(table, signal, Table.open(`#${problem.position}`));
  if (signal.aborted) return;
  // On a first load screen readers hear the question, not the position without it.
  if (isOnTable) host.announcer.speakGame(true);
  const day = dayOf();
  const isToday = !!found && (await problemOfDay({ game: listedGameOf(problem.game), day })).link === problem.link;
  if (signal.aborted) return;
  if (found) saveListedGame(listedGameOf(problem.game));
  if (problem.listed) saveListedGrade(problem.listed.grade);
  setTableTitle(() => titlesOf(problem.game, isToday));
  const record = recordOf(problem.link);
  const isFromGame = isMistake(problem.link);
  // A list that does not load takes no note away.
  const actions = actionsOf(problem, !!found || record.isListed, {
    onPlayer: () => pushLayer(() => returnToProblem(host, problem.link, () => showProblem(link, signal))),
    next: nextAfter(problem, found?.index, isToday),
  });
  openProblem(host, problem, actions, {
    detail: () => detailOf(problem, isFromGame, isToday ? dateOf(day) : null),
    tries: record.solved ? 0 : record.tries,
    isDaySolved: isToday ? watchDay() : undefined,
    wasSolved: !!record.solved,
    wasShown: record.wasShown,
    check: found ? null : (owner, effort) => checkProblem(owner, problem.link, effort),
  });
}

/** Opens a problem that its list has. @param {() => Promise<{ link: string }>} find called when the engine has loaded */
const openWhenFound = (find) => navigateWhenFound(loadEngine().then(find), () => showToast(words.noList));

/** Opens today's problem. @param {string} [game] by default the one of the day */
export const openToday = (game) => openWhenFound(() => problemOfDay({ game }));

/** Opens the first gentle problem of a game. @param {string} game */
export const openFirstGentle = (game) => openWhenFound(() => firstGentle(game));
