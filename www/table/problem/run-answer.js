// A run as an answer. A problem asks for the move of one card. If the first move of a run is wrong, so is the run: all ways to move
// it end in the same position. If it is right, a move after it may still lose, or be a transfer too many.

import { isRun } from '../../engine/choices.js';
import { Table, withTable } from '../../engine/loader.js';
import { describeMoves } from '../../pkg/patience_tools_wasm.js';
import { askRefutation } from '../../solver/client.js';
import { verdictOf, viewAfter } from './refutation.js';

/** @import { ReadProblem } from '../../pkg/patience_tools_wasm.js' */

/** The moves of a run, card by card; any other move alone. @param {import('../../pkg/patience_wasm.js').View} view @param {string} move @returns {string[]} */
export function movesOfRun({ link, ply }, move) {
  if (!isRun(move)) return [move];
  const after = withTable(Table.open(`#${link}`), (table) => table.act(move).link);
  return describeMoves(after)
    .moves.slice(ply)
    .map(({ move: played }) => played);
}

/**
 * True if a problem's goal can still be reached after a run whose first move is an answer; null if the solver cannot say.
 * @param {import('../host.js').TableHost} host owner of the question @param {ReadProblem} problem
 * @param {string[]} moves of the problem, the run's last
 * @returns {Promise<boolean | null>}
 */
export async function isRunRight(host, problem, moves) {
  const { release } = problem;
  if (!release) {
    const verdict = (await verdictOf(host, viewAfter(problem, moves)))?.verdict;
    return verdict === 'won' ? true : verdict === 'lost' ? false : null;
  }
  const line = await askRefutation(host, problem.link, moves);
  if (!line) return null;
  if (line.transfers !== null) return line.transfers <= release.transfers;
  // The search for a list has covered all lines that are short enough: where this search gives up, there is none.
  return problem.listed ? false : null;
}
