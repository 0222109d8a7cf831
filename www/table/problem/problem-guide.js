// The introduction to a kind of problem, laid over the first one that a player opens: the idea, a wrong answer as an example, and how
// to answer. Each step waits for the player.

import { say, words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';

/** @import { ReadProblem, ProblemQuestion } from '../../pkg/patience_tools_wasm.js' */
/** @typedef {{ label: string, sentences: string[], next: string }} GuideStep */

const STEPS = 3;

export class ProblemGuide {
  #kind;
  #question;
  #step = 0;

  /** @param {ReadProblem['kind']} kind @param {ProblemQuestion} question */
  constructor(kind, question) {
    this.#kind = kind;
    this.#question = question;
  }

  /** Goes to the next step; false after the last one. */
  advance() {
    this.#step++;
    return this.#step < STEPS;
  }

  /** True if this step shows a wrong answer. */
  get isExample() {
    return this.#step === 1;
  }

  get isLast() {
    return this.#step === STEPS - 1;
  }

  /** A wrong answer; undefined if the table has none. @param {import('../../pkg/patience_wasm.js').View} view */
  wrongAnswer({ moves }) {
    const { answers, dealing } = this.#question;
    const wrong = moves.split(' ').filter((move) => move && !answers.some((answer) => answer.move === move));
    return wrong.find((move) => move !== dealing) ?? wrong[0];
  }

  /**
   * @param {import('../../pkg/patience_wasm.js').View | null} view in the example the position after its move
   * @param {string} reason why the example's move is wrong
   * @returns {GuideStep}
   */
  text(view, reason) {
    const label = words.guide.step(this.isExample ? words.guide.example : words.howItWorks, this.#step + 1, STEPS);
    if (this.isExample) {
      const report = core.sentences((view?.report ?? []).map(say));
      return { label, sentences: [words.guide.suppose, report, reason], next: words.guide.next };
    }
    if (this.isLast) return { label, sentences: [words.guide.answer], next: words.guide.start };
    return { label, sentences: [words.guide.ideas[this.#kind]], next: words.guide.next };
  }
}
