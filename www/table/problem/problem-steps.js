// The state of a problem: its question, the line of right answers, and the tries. No table, no words.

/** @import { ProblemQuestion, ProblemAnswer } from '../../pkg/patience_tools_wasm.js' */
/** `unloaded`: there was no solver to check it; `waiting`: a move follows. @typedef {'checking' | 'refused' | 'unloaded' | 'asked' | 'waiting' | 'solved'} ProblemState */

export class ProblemSteps {
  #first;
  /** @type {ProblemQuestion} */
  question;
  /** Right answers and forced moves since the problem's position. @type {string[]} */
  line = [];
  /** Wrong answers, and the last right one. */
  tries;
  /** Steps of the hint that were given for this question. */
  hints = 0;
  /** The last answer, if it was wrong. */
  wrongMove = '';
  /** @type {ProblemState} */
  state = 'asked';

  /** @param {ProblemQuestion} question @param {number} tries made earlier */
  constructor(question, tries) {
    this.#first = question;
    this.question = question;
    this.tries = tries;
  }

  /** True if the player has something to answer, or to look at. */
  get isPut() {
    return !['checking', 'refused', 'unloaded'].includes(this.state);
  }

  /** The answer that a move is, or undefined; counts a try if it is wrong or the last. @param {string} move @returns {ProblemAnswer | undefined} */
  tryMove(move) {
    const answer = this.question.answers.find((right) => right.move === move);
    if (!answer?.then) this.tries++;
    if (answer) {
      this.line.push(move);
      this.state = 'waiting';
    }
    return answer;
  }

  /** Makes the forced moves after an answer, and asks the next question; false if there is none. @param {ProblemAnswer} answer */
  follow({ forced, then }) {
    this.line.push(...forced);
    this.state = then ? 'asked' : 'solved';
    if (then) this.question = then;
    this.hints = 0;
    return !!then;
  }

  restart() {
    this.line = [];
    this.question = this.#first;
    this.hints = 0;
    this.state = 'asked';
  }
}
