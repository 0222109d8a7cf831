// A run as an answer. A problem asks for one card's move: if the first of a run's is wrong, so is the run, whichever piles it moves
// over, as all lead to one position. If it is right, the moves after it may still lose, or take a transfer too many.

import { isRun } from '../../engine/choices.js';
import { Table, withTable } from '../../engine/loader.js';
import { describeMoves } from '../../pkg/patience_tools_wasm.js';
import { askRefutation } from '../../solver/client.js';
import { verdictAfter } from './refutation.js';

/** @import { ReadProblem } from '../../pkg/patience_tools_wasm.js' */

/** The moves of a run, a card at a time; any other move alone. @param {import('../../pkg/patience_wasm.js').View} view @param {string} move @returns {string[]} */
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
    const verdict = (await verdictAfter(host, problem, moves))?.verdict;
    return verdict === 'won' ? true : verdict === 'lost' ? false : null;
  }
  const line = await askRefutation(host, problem.link, moves);
  if (!line) return null;
  if (line.transfers !== null) return line.transfers <= release.transfers;
  // A list's search has seen all positions of a line that is short enough: one that is too large for it has none.
  return problem.listed ? false : null;
}
