// Sentences of a problem at the table, by its state.

import { questionOf } from '../../engine/problem-lists.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { hasHiddenCards } from './problem-piles.js';

/** @import { ReadProblem } from '../../pkg/patience_tools_wasm.js' */

/**
 * The question, in sight with each reply; empty before it is put.
 * @param {ReadProblem} problem @param {import('./problem-steps.js').ProblemSteps} steps
 */
export function questionAt(problem, { isPut, line, state }) {
  if (!isPut) return '';
  return line.length && state !== 'solved' ? words.next : questionOf(problem);
}

/**
 * Notes under a question.
 * @param {import('../host.js').TableHost} host @param {import('./problem-steps.js').ProblemSteps} steps @param {boolean} wasSolved
 */
export const askedSentences = (host, { line }, wasSolved) =>
  line.length ? [words.rightSoFar] : [wasSolved ? words.before : '', hasHiddenCards(host) ? words.lookUnder : ''];

/** The tries, why the answer is right, and how many find it. @param {ReadProblem} problem @param {number} tries */
export function solvedSentences({ listed, release }, tries) {
  const theme = listed?.themes[0];
  return [
    words.solved(tries),
    release ? words.seeTheOthers : theme ? words.themes[theme] : '',
    listed ? words.finders(listed.quick.found, listed.quick.of) : '',
  ];
}

/**
 * The piles that a hint names, else its theme.
 * @param {keyof typeof words.themes} theme @param {ReturnType<typeof import('./problem-piles.js').hintedPiles>} piles
 */
export const sayHint = (theme, piles) =>
  piles.length ? words.look(piles.map(({ place, shown }) => core.board.pile(place, shown))) : words.themes[theme];
