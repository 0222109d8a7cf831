// Checks a problem by the solver, and finds its solution for the line player.

import { Table, withTable } from '../engine/loader.js';
import { askProof, askVerdict } from './client.js';

/** @import { ReadProblem } from '../pkg/patience_tools_wasm.js' */

/** Budget of the solution's line. */
const SOLUTION_NODES = 20_000_000;
const SOLUTION_MS = 10_000;

/** Checks a problem. @param {object} owner @param {string} link */
export const findingOf = async (owner, link) => (await askProof(owner, link))?.finding ?? 'undecided';

/** The whole line of a problem; null if the solver finds none in time. @param {object} owner @param {ReadProblem} problem @returns {Promise<string[] | null>} */
export async function solveProblem(owner, { link, position, release, question }) {
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
