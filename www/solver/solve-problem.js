// Checks and makes problems by the solver, and finds a problem's solution for the line player.

import { Table, withTable } from '../engine/loader.js';
import { askProblem, askProof, askVerdict } from './client.js';

/** @import { ReadProblem } from '../pkg/patience_tools_wasm.js' */

/** Budget of the solution's line. */
const SOLUTION_NODES = 20_000_000;
const SOLUTION_MS = 10_000;

/** Multiples of the usual budget, of the first check and of each longer one. */
const EFFORTS = [1, 8, 64];
/** Time in which an undecided check is extended automatically, in ms: often a little more is enough. Then the player decides. */
const CHECK_MS = 1_000;

/** The next longer multiple; undefined after the longest. @param {number} effort */
export const longerThan = (effort) => EFFORTS.find((other) => other > effort);

/**
 * Asks with ever greater budgets until a check decides or time is up.
 * @template {{ finding: string }} T
 * @param {(effort: number) => Promise<T | null>} ask @param {number} effort multiple of the usual budget to begin with
 * @returns {Promise<{ answer: T | null, effort: number }>} null if it was cancelled
 */
async function askUntilDecided(ask, effort) {
  const end = performance.now() + CHECK_MS;
  for (let times = effort; ;) {
    const answer = await ask(times);
    const longer = longerThan(times);
    if (answer?.finding !== 'undecided' || !longer || performance.now() > end) return { answer, effort: times };
    times = longer;
  }
}

/**
 * Checks a problem.
 * @param {object} owner @param {string} link @param {number} effort multiple of the usual budget to begin with
 * @returns {Promise<{ finding: import('../pkg/patience_solver_wasm.js').ProofAnswer['finding'], effort: number }>} `effort`: the last
 */
export async function checkProblem(owner, link, effort) {
  const checked = await askUntilDecided((times) => askProof(owner, link, times), effort);
  return { finding: checked.answer?.finding ?? 'undecided', effort: checked.effort };
}

/**
 * Makes a problem of a position, or finds why it makes none.
 * @param {object} owner @param {string} link @param {number} ply @param {number} effort multiple of the usual budget to begin with
 */
export const makeProblem = (owner, link, ply, effort) =>
  askUntilDecided((times) => askProblem(owner, link, ply, times), effort);

/**
 * The whole line of a problem; null if the solver finds none in time.
 * @param {object} owner @param {ReadProblem} problem @param {number} effort that proved it
 * @returns {Promise<string[] | null>}
 */
export async function solveProblem(owner, { link, position, release, question }, effort) {
  if (release) {
    const proof = await askProof(owner, link, effort);
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
