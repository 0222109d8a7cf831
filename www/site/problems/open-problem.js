// Opens the problem of a link at the table: listed, or checked by the solver first.

import { Table } from '../../engine/loader.js';
import { addressOf } from '../../engine/links.js';
import { dayOf } from '../../engine/deals.js';
import { loadEngine, nameOf, withTable } from '../../engine/games.js';
import { askProof, askVerdict } from '../../solver/client.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { isAbort } from '../../ui/lazy.js';
import { showToast } from '../../ui/toast.js';
import { dateKeyOf } from '../daily/days.js';
import { fragment, navigateTo } from '../shell/address.js';
import { isReplaying, setReplayLink, setTableTitle, showTable } from '../shell/table-page.js';
import { listedGameOf, loadList, problemOfDay, readProblem } from './problem-lists.js';
import { readProblems, problemIdOf, recordOf, recordShown, recordSolved, recordTry } from './problem-store.js';

export { whenReady } from '../share/tools.js';

/** @typedef {import('./problem-lists.js').ReadProblem} ReadProblem */
/** @typedef {import('../../pkg/patience_tools_wasm.js').ProblemGrade} ProblemGrade */

/** Budget of the solution's line. */
const SOLUTION_NODES = 20_000_000;
const SOLUTION_MS = 10_000;

/** Grades by their name in lists. @type {Record<ProblemGrade, import('../../engine/deals.js').Grade>} */
export const GRADE_OF = { gentle: 'gentle', medium: 'fair', stern: 'stern', cruel: 'cruel' };

/** Finds a problem in its list. @param {ReadProblem} problem @returns {Promise<{ problem: ReadProblem, index: number } | null>} null if it has none, or does not load */
async function findListed(problem) {
  const list = await loadList(listedGameOf(problem.game)).catch(() => null);
  const index = list?.find(problem.link);
  return list && index !== undefined ? { problem: list.at(index), index } : null;
}

/** Index of the next problem of the list that is not solved, else of the next one. @param {string} game @param {number} from */
export async function nextIndex(game, from) {
  const list = await loadList(game);
  const records = readProblems();
  const { length } = list.all();
  for (let n = 1; n < length; n++) {
    const index = (from + n) % length;
    if (!records[problemIdOf(list.at(index).link)]?.solved) return index;
  }
  return (from + 1) % length;
}

/** Sends the link by the system's sheet, else copies it. @param {ReadProblem} problem */
async function send({ link, game }) {
  const url = addressOf(link);
  if (typeof navigator.share === 'function') {
    try {
      return await navigator.share({ title: words.sheetTitle(nameOf(game)), url });
    } catch (error) {
      // The player closed the system's sheet.
      if (isAbort(error)) return;
    }
  }
  await navigator.clipboard.writeText(url).then(
    () => showToast(words.copied),
    () => showToast(core.sentences([words.noCopy, url])),
  );
}

/** The whole line of a problem; null if the solver finds none in time. @param {object} owner @param {ReadProblem} problem @returns {Promise<string[] | null>} */
async function solve(owner, { link, position, release, question }) {
  if (release) {
    const proof = await askProof(owner, link);
    return proof?.line.length ? proof.line : null;
  }
  const [{ move, forced }] = question.answers;
  const after = withTable(Table.open(`#${position}`), (table) => {
    for (const played of [move, ...forced]) table.play(played);
    return table.view();
  });
  if (after.outcome === 'won') return [move, ...forced];
  const answer = await askVerdict(owner, after.link, after.ply, SOLUTION_NODES, undefined, SOLUTION_MS);
  return answer?.verdict === 'won' ? [move, ...forced, ...answer.line] : null;
}

/**
 * Shows the problem of a link. Throws an error with a sentence for a link of none.
 * @param {string} link current link
 * @returns {Promise<boolean>} false if the address has changed meanwhile
 */
export async function showProblem(link) {
  const read = readProblem(link);
  await loadEngine();
  const found = await findListed(read);
  const problem = found?.problem ?? read;
  const table = await showTable(link);
  if (!table) return false;
  await table.openGame(Table.open(`#${problem.position}`));
  const { openProblem } = await table.host.load('problem', table.host.tableSignal);
  if (!isReplaying(link)) return false;
  const name = nameOf(problem.game);
  setTableTitle(() => ({ title: words.pageTitle(nameOf(problem.game)), heading: words.heading(name) }));
  const game = listedGameOf(problem.game);
  const record = recordOf(problem.link);
  const owner = {};
  const next =
    found &&
    (() =>
      void nextIndex(game, found.index)
        .then(async (index) => navigateTo((await loadList(game)).at(index).link))
        .catch((error) => showToast(error.message)));
  openProblem(
    table.host,
    problem,
    {
      onTry: () => recordTry(problem.link),
      onSolved: () => recordSolved(problem.link, dateKeyOf(dayOf())),
      onShown: () => recordShown(problem.link),
      solve: () => solve(owner, problem),
      leave: () => void navigateTo(''),
      send: () => void send(problem),
      next,
    },
    {
      detail: problem.listed ? core.grades[GRADE_OF[problem.listed.grade]] : '',
      tries: record.tries,
      wasSolved: !!record.solved,
      check: found ? null : askProof(owner, problem.link).then((proof) => proof?.finding ?? 'undecided'),
    },
  );
  return true;
}

/** Opens today's problem. */
export async function openToday() {
  try {
    await loadEngine();
    await navigateTo(await problemOfDay());
  } catch {
    showToast(words.noList);
  }
}

/** Shows the problem of the address, and marks it as shown. @param {string} link @returns {Promise<void>} rejects with a sentence for a link of none */
export async function openProblemLink(link) {
  if (isReplaying(link)) return;
  setReplayLink(link);
  let isShown = false;
  try {
    isShown = fragment() === link && (await showProblem(link));
  } finally {
    if (!isShown && isReplaying(link)) setReplayLink('');
  }
}
