// The state of a problem: its question, the line of right answers, and the tries. No table, no words.

/** @import { ProblemQuestion, ProblemAnswer } from '../../pkg/patience_tools_wasm.js' */
/** @import { RefutationAnswer } from '../../pkg/patience_solver_wasm.js' */
/** `unloaded`: there was no solver to check it; `waiting`: a move follows. @typedef {'checking' | 'refused' | 'unloaded' | 'asked' | 'waiting' | 'solved'} ProblemState */

export class ProblemSteps {
  #first;
  /** @type {ProblemQuestion} */
  question;
  /** Right answers and forced moves since the problem's position. A later answer replaces it: a search may still read it. @type {readonly string[]} */
  line = [];
  /** Wrong answers, and the last right one. */
  tries;
  /** Number of hint steps given for this question. */
  hints = 0;
  /** Number of forced moves before this question. */
  forced = 0;
  /** The last answer if it can be shown to be wrong: a move or those of a run, and the refutation once it is found. @type {{ moves: string[], refutation: RefutationAnswer | null } | null} */
  wrong = null;
  /** The last right answer, its question, and the moves before it. @type {{ line: readonly string[], move: string, question: ProblemQuestion } | null} */
  answered = null;
  /** Wrong answers to this question: moves, and the moves of runs. @type {string[]} */
  refused = [];
  /** @type {ProblemState} */
  state = 'asked';
  /** Result of the last check; null without one. @type {import('../../pkg/patience_solver_wasm.js').ProofAnswer['finding'] | null} */
  finding = null;
  /** Multiple of the usual budget of the last check. */
  effort = 1;

  /** @param {ProblemQuestion} question @param {number} [tries] made earlier */
  constructor(question, tries = 0) {
    this.#first = question;
    this.question = question;
    this.tries = tries;
  }

  /** Counts a hint step, which replaces the reply to the last answer. */
  nextHint() {
    this.wrong = null;
    return ++this.hints;
  }

  /** True if a move is a right answer, and the last one. @param {string} move */
  isLastAnswer(move) {
    return this.question.answers.some((answer) => answer.move === move && !answer.then);
  }

  /** True if every answer to this question is the last. */
  get isLast() {
    return this.question.answers.every(({ then }) => !then);
  }

  /** True if the player has something to answer, or to look at. */
  get isPut() {
    return !['checking', 'refused', 'unloaded'].includes(this.state);
  }

  /** True if a wrong answer was tried before: it counts once. @param {string[]} moves */
  isRepeated(moves) {
    return this.refused.includes(moves.join(' '));
  }

  /** Answers with a move; undefined if it is wrong. Counts a try if it is wrong for the first time, or the last answer. @param {string} move @returns {ProblemAnswer | undefined} */
  tryMove(move) {
    const answer = this.question.answers.find((right) => right.move === move);
    if (!answer?.then && !this.isRepeated([move])) this.tries++;
    if (answer) {
      this.answered = { line: this.line, move, question: this.question };
      this.line = [...this.line, move];
      this.state = 'waiting';
    } else this.refused.push(move);
    return answer;
  }

  /** Answers with a run, whose end the solver has judged. Counts a try as `tryMove` does. @param {string[]} moves @param {boolean} isRight */
  tryRun(moves, isRight) {
    if (!this.isRepeated(moves)) this.tries++;
    if (!isRight) return void this.refused.push(moves.join(' '));
    this.answered = { line: this.line, move: moves[0], question: this.question };
    this.line = [...this.line, ...moves];
    this.state = 'solved';
    this.hints = 0;
  }

  /** Appends the forced moves after an answer, and goes to the next question; false if there is none. @param {ProblemAnswer} answer */
  advance({ forced, then }) {
    this.line = [...this.line, ...forced];
    this.forced = forced.length;
    this.state = then ? 'asked' : 'solved';
    if (then) this.question = then;
    this.hints = 0;
    this.refused = [];
    return !!then;
  }

  restart() {
    this.line = [];
    this.question = this.#first;
    this.hints = 0;
    this.refused = [];
    this.state = 'asked';
  }
}
