// The introduction to a kind of problem, laid over the first one that a player opens: the idea, a wrong answer as an example, and how
// to answer. Each step waits for the player.

import { say, words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { reasonOf } from './refutation.js';

/** @import { TableHost } from '../host.js' */
/** @import { ReadProblem, ProblemQuestion } from '../../pkg/patience_tools_wasm.js' */
/** @import { ProblemButton } from './problem-callout.js' */
/** @typedef {{ label: string, sentences: string[], next: string }} GuideStep */
/**
 * The parts of a problem that its introduction uses.
 * @typedef {object} GuideStage
 * @property {TableHost} host
 * @property {ReadProblem} problem
 * @property {ProblemQuestion} question
 * @property {string[]} line moves to the question
 * @property {(moves?: string[]) => void} showPosition shows the question's position, or the one after some moves
 * @property {(say: () => string[]) => void} show shows a label, then sentences
 * @property {(sentence: string) => boolean} fits true for a short sentence
 * @property {() => boolean} isShown false once the introduction has ended
 * @property {() => void} onEnd
 */

const STEPS = 3;

export class ProblemGuide {
  #stage;
  #step = 0;

  /** @param {GuideStage} stage */
  constructor(stage) {
    this.#stage = stage;
  }

  /** True if this step shows a wrong answer. */
  get isExample() {
    return this.#step === 1;
  }

  get #isLast() {
    return this.#step === STEPS - 1;
  }

  /** @returns {ProblemButton[]} */
  get buttons() {
    const { onEnd } = this.#stage;
    const advance = () => this.#advance();
    const skip = { name: 'skip', label: words.guide.skip, act: onEnd };
    return [
      { name: 'next-step', label: this.#text('').next, act: advance, isPrimary: true },
      ...(this.#isLast ? [] : [skip]),
    ];
  }

  /** Shows the current step. @param {() => string} [sayReason] why the example's move is wrong */
  show(sayReason = () => '') {
    this.#stage.show(() => {
      const { label, sentences } = this.#text(sayReason());
      return [label, ...sentences];
    });
  }

  #advance() {
    const { host, showPosition, onEnd } = this.#stage;
    if (this.isExample) showPosition();
    this.#step++;
    if (this.#step === STEPS) return onEnd();
    const wrong = this.isExample && host.view ? this.#wrongAnswer(host.view) : undefined;
    if (wrong === undefined) this.show();
    else this.#showExample(wrong);
  }

  /** A wrong answer; undefined if the table has none. @param {import('../../pkg/patience_wasm.js').View} view */
  #wrongAnswer({ moves }) {
    const { answers, dealing } = this.#stage.question;
    const wrong = moves.split(' ').filter((move) => move && !answers.some((answer) => answer.move === move));
    return wrong.find((move) => move !== dealing) ?? wrong[0];
  }

  /** Leaves a wrong answer on the table, with its reason, until the player continues. @param {string} wrong */
  #showExample(wrong) {
    const { host, problem, line, showPosition, fits, isShown } = this.#stage;
    const { release } = problem;
    showPosition([wrong]);
    this.show(() => (release ? words.notInTime(release) : words.allLose));
    if (release) return;
    void reasonOf(host, problem, [...line, wrong]).then(
      (sayReason) => void (isShown() && this.isExample && this.show(() => sayReason(fits))),
      () => {},
    );
  }

  /** @param {string} reason why the example's move is wrong @returns {GuideStep} */
  #text(reason) {
    const { host, problem } = this.#stage;
    const label = words.guide.step(this.isExample ? words.guide.example : words.howItWorks, this.#step + 1, STEPS);
    if (this.isExample) {
      const report = core.sentences((host.view?.report ?? []).map(say));
      return { label, sentences: [words.guide.suppose, report, reason], next: words.guide.next };
    }
    if (this.#isLast) return { label, sentences: [words.guide.answer], next: words.guide.start };
    return { label, sentences: [words.guide.ideas[problem.kind]], next: words.guide.next };
  }
}
