// The introduction to a kind of problem, in the callout of the first one that a player opens: the idea, a wrong answer as an example,
// and how to answer. Each step waits for the player.

import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { withoutReason } from './problem-sentences.js';
import { reasonOf } from './refutation.js';

/** @import { TableHost } from '../host.js' */
/** @import { ReadProblem } from '../../pkg/patience_tools_wasm.js' */
/** @import { ProblemButton } from './problem-callout.js' */
/** @typedef {{ sentences: string[], next: string }} IntroductionStep */
/**
 * The parts of a problem that its introduction uses.
 * @typedef {object} IntroductionStage
 * @property {TableHost} host
 * @property {ReadProblem} problem
 * @property {import('./problem-steps.js').ProblemSteps} steps
 * @property {import('./problem-options.js').ProblemActions} actions of the page
 * @property {(moves?: string[]) => void} showPosition shows the question's position, or the one after some moves
 * @property {(say: () => string[]) => void} showText
 * @property {(sentence: string) => boolean} fits true if a sentence has room in the callout
 * @property {() => void} onEnd
 */

const STEPS = 3;
/** The step that shows a wrong answer. */
const EXAMPLE = 1;
/** Maximum number of wrong answers that are compared. */
const MAX_COMPARED = 8;
/** Characters of a reason that is read at a glance: no other answer is compared. */
const MAX_PLAIN_CHARS = 110;
/** Longer than any reason that has room. */
const TOO_LONG = Number.MAX_SAFE_INTEGER;

/** A wrong answer, with its reason if that was found. @typedef {{ move: string, reason: import('./refutation.js').LossReason | null }} Example */

export class ProblemIntroduction {
  #stage;
  #step = 0;
  /** The wrong answer; its search starts with the first step. @type {Promise<Example | null> | undefined} */
  #example;
  isShown = true;
  /** The wrong answer, once it was shown. @type {string[]} */
  seen = [];

  /** @param {IntroductionStage} stage */
  constructor(stage) {
    this.#stage = stage;
  }

  end() {
    this.isShown = false;
  }

  /** Texts that need room in the callout. @param {string[]} reasons */
  roomOf(reasons) {
    const labels = Array.from({ length: STEPS }, (_, step) => this.#labelOf(step));
    const { ideas, suppose, answer } = words.introduction;
    const examples = reasons.map((reason) => [suppose, reason]);
    const replies = [[ideas[this.#stage.problem.kind]], ...examples, [answer]];
    const { next, start, skip } = words.introduction;
    const { send, leave } = this.#stage.actions;
    const buttons = [
      ...[next, start].map((label) => ({ name: 'next-step', label, isPrimary: true })),
      { name: 'skip', label: skip },
      // The buttons of the question.
      { name: 'hint', label: words.hint },
      { name: 'solution', label: words.solution },
      ...(send ? [{ name: 'send', label: words.send }] : []),
      ...(leave ? [{ name: 'leave', label: words.leave }] : []),
    ];
    return { labels, replies, buttons };
  }

  /** @param {number} step */
  #labelOf(step) {
    return words.introduction.step(step === EXAMPLE ? words.introduction.example : words.howItWorks, step + 1, STEPS);
  }

  get label() {
    return this.#labelOf(this.#step);
  }

  /** True if this step shows a wrong answer. */
  get isExample() {
    return this.#step === EXAMPLE;
  }

  get #isLast() {
    return this.#step === STEPS - 1;
  }

  /** @returns {ProblemButton[]} */
  get buttons() {
    const { onEnd } = this.#stage;
    const advance = () => this.#advance();
    const skip = { name: 'skip', label: words.introduction.skip, onPress: onEnd };
    return [
      { name: 'next-step', label: this.#text('').next, onPress: advance, isPrimary: true },
      ...(this.#isLast ? [] : [skip]),
    ];
  }

  /** Shows the current step. @param {() => string} [sayReason] why the example's move is wrong */
  showText(sayReason = () => '') {
    this.#example ??= this.#chooseExample();
    this.#stage.showText(() => this.#text(sayReason()).sentences);
  }

  #advance() {
    const { showPosition, onEnd } = this.#stage;
    if (this.isExample) showPosition();
    this.#step++;
    if (this.#step === STEPS) return onEnd();
    this.showText(this.isExample ? () => words.findingWhy : undefined);
    if (this.isExample) void this.#example?.then((example) => this.#showExample(example));
  }

  /** Wrong answers, dealing last. */
  get #wrongAnswers() {
    const { host, steps } = this.#stage;
    const { answers, dealing } = steps.question;
    const wrong = (host.view?.moves ?? '')
      .split(' ')
      .filter((move) => move && !answers.some((answer) => answer.move === move));
    return [...wrong.filter((move) => move !== dealing), ...wrong.filter((move) => move === dealing)];
  }

  /** Chooses the wrong answer whose reason has room as a whole, and is short. @returns {Promise<Example | null>} null if the table has none */
  async #chooseExample() {
    const { host, problem, steps } = this.#stage;
    /** @type {Example & { cost: number } | null} */
    let best = null;
    for (const move of this.#wrongAnswers.slice(0, MAX_COMPARED)) {
      const reason = this.isShown ? await reasonOf(host, problem, steps.line, [move]).catch(() => null) : null;
      const cost = reason ? this.#costOf(reason) : Infinity;
      if (!best || cost < best.cost) best = { move, reason, cost };
      // A player who has read on is not kept waiting for a shorter one.
      if (!reason || cost <= MAX_PLAIN_CHARS || (this.isExample && cost < TOO_LONG)) break;
    }
    return best;
  }

  /** Characters of a reason, to compare them; one without room for all of it is only better than none. @param {import('./refutation.js').LossReason} reason */
  #costOf(reason) {
    const [whole] = reason.forms();
    return this.#fits(whole) ? whole.length : TOO_LONG;
  }

  /** @param {string} reason */
  #fits = (reason) => this.#stage.fits(core.sentences([words.introduction.suppose, reason]));

  /** Leaves a wrong answer on the table, with its reason, until the player continues. @param {Example | null} example */
  #showExample(example) {
    if (!this.isShown || !this.isExample) return;
    const { problem, showPosition } = this.#stage;
    if (!example) return this.showText();
    const { move, reason } = example;
    this.seen = [move];
    showPosition([move]);
    this.showText(() => reason?.say(this.#fits) ?? withoutReason(problem).unexplained());
  }

  /** @param {string} reason why the example's move is wrong @returns {IntroductionStep} */
  #text(reason) {
    const { problem } = this.#stage;
    if (this.isExample) return { sentences: [words.introduction.suppose, reason], next: words.introduction.next };
    if (this.#isLast) return { sentences: [words.introduction.answer], next: words.introduction.start };
    return { sentences: [words.introduction.ideas[problem.kind]], next: words.introduction.next };
  }
}
