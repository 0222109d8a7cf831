// The introduction to a kind of problem, laid over the first one that a player opens: the idea, what a wrong answer gives, and how
// to answer.

import { say, words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';

/** @typedef {import('../../pkg/patience_tools_wasm.js').ReadProblem} ReadProblem */
/** @typedef {{ label: string, sentences: string[], next: string }} GuideStep */

/** Time that the wrong answer lies on the table. */
export const WRONG_ANSWER_MS = 1600;

export class ProblemGuide {
  #problem;
  #step = 0;

  /** @param {ReadProblem} problem */
  constructor(problem) {
    this.#problem = problem;
  }

  /** Goes to the next step; false after the last one. */
  advance() {
    this.#step++;
    return this.#step < 3;
  }

  /** True if this step shows a wrong answer first. */
  get showsWrongAnswer() {
    return this.#step === 1;
  }

  /** A wrong answer; undefined if the table has none. @param {import('../../pkg/patience_wasm.js').View} view */
  wrongAnswer({ moves }) {
    const { answers, dealing } = this.#problem.question;
    const wrong = moves.split(' ').filter((move) => move && !answers.some((answer) => answer.move === move));
    return wrong.find((move) => move !== dealing) ?? wrong[0];
  }

  /** The effect of the wrong answer, while it lies on the table. @param {import('../../pkg/patience_wasm.js').View | null} view @returns {GuideStep} */
  trial(view) {
    const report = core.sentences((view?.report ?? []).map(say));
    return { label: words.kinds[this.#problem.kind], sentences: [words.guide.suppose, report], next: '' };
  }

  /** @param {string} reason why the wrong answer is wrong @returns {GuideStep} */
  text(reason) {
    const { kind, release } = this.#problem;
    const label = words.kinds[kind];
    if (!this.#step) return { label, sentences: [words.guide.ideas[kind]], next: words.guide.next };
    if (this.#step === 1)
      return {
        label: release ? words.notYet : words.wrong,
        sentences: [reason, words.guide.goesBack],
        next: words.guide.next,
      };
    return { label, sentences: [words.guide.answer], next: words.guide.start };
  }
}
