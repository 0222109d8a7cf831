// The listed problems, read as the page reads them.

import { readFileSync } from 'node:fs';
import { loadWasm } from './games.mjs';

/** @typedef {import('../../../www/pkg/patience_tools_wasm.js').ReadProblem} ReadProblem */

/** @type {typeof import('../../../www/pkg/patience_tools_wasm.js')} */
const tools = await loadWasm('patience_tools_wasm');

/** The moves of a link. */
export const { describeMoves } = tools;

/** Games with a list. */
export const LISTED = ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth'];

/** The list of a game. @param {string} id */
export const listOf = (id) =>
  new tools.ProblemList(readFileSync(new URL(`../../../www/problems/${id}.txt`, import.meta.url), 'utf8'));

/** The first problem of each kind that one answer solves. @param {string} id @returns {Map<string, ReadProblem & { index: number }>} */
export function problemsOf(id) {
  const list = listOf(id);
  /** @type {Map<string, ReadProblem & { index: number }>} */
  const found = new Map();
  for (const [index, { kind }] of list.all().entries()) {
    if (found.has(kind)) continue;
    const problem = list.at(index);
    if (problem.question.answers.every(({ then }) => !then)) found.set(kind, { ...problem, index });
  }
  return found;
}

/** The first problem of a kind that one answer solves. @param {string} id @param {string} kind */
export function problemOf(id, kind) {
  const problem = problemsOf(id).get(kind);
  if (!problem) throw new Error(`${id} lists no problem of the kind ${kind} with one answer`);
  return problem;
}

/** The first release of a card that lies on the table so many times. @param {number} copies */
export function releaseOf(copies) {
  const list = listOf('fairie-queen');
  for (const [index, { kind }] of list.all().entries()) {
    const problem = kind === 'release' ? list.at(index) : null;
    if (problem?.release?.copies === copies) return problem;
  }
  throw new Error(`no release of ${copies} copies`);
}
