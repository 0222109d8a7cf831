// The state of a lesson: its steps, the expected move and its alternatives, the line played so far, and the tries at a step.
// No table, no words.

/** @import { Lesson, Step } from '../../lessons/lessons.js' */
/** @typedef {{ link: string, line: string[] }} LessonPosition a link and the moves since */

/** @typedef {{ say: string, piles: [number, number | null] | null }} Mistake a wrong try: its sentence and its piles */

/** Failed tries before the callout suggests a demonstration. */
const TRIES_BEFORE_TIP = 2;

/** Addresses in a move: "a22", "n3" and "f" in "a22+n3>f". */
const ADDRESS = /[a-z]\w*|[A-Z][+-]\d?/g;

/** Swaps two piles in a move. @param {string} move @param {[string, string]} piles */
const swapPiles = (move, [a, b]) => move.replace(ADDRESS, (at) => (at === a ? b : at === b ? a : at));

export class LessonSteps {
  /** @type {(Step & { link: string })[]} */
  #steps;
  /** Pairs of piles swapped by the player's choice of a twin. @type {[string, string][]} */
  #swaps = [];
  /** The line and the swaps at the start of each step reached. @type {{ line: string[], swaps: [string, string][] }[]} */
  #starts = [{ line: [], swaps: [] }];
  /** Moves since the link of the scene. @type {string[]} */
  line = [];
  /** Number of the step, from 0; `count` when all are done. */
  at = 0;
  /** Number of moves made in the step. */
  made = 0;
  /** True if the automatic moves of the step have been made. */
  #hasFollowedUp = false;

  /** @param {Lesson} lesson */
  constructor({ scenes }) {
    this.#steps = scenes.flatMap(({ link, steps }) => steps.map((step) => ({ ...step, link })));
  }

  get count() {
    return this.#steps.length;
  }

  get isOver() {
    return this.at >= this.count;
  }

  /** The step; the last one when all are done. */
  get step() {
    return this.#steps[Math.min(this.at, this.count - 1)];
  }

  /** True if the next step has another position, or there is none. */
  get isLastOfScene() {
    return this.at + 1 >= this.count || this.#steps[this.at + 1].link !== this.step.link;
  }

  /** A move or the address of a pile of the step, after the swaps. @param {string} written */
  swapped(written) {
    return this.#swaps.reduce((swapped, piles) => swapPiles(swapped, piles), written);
  }

  /** The expected move; null if there is none. */
  get next() {
    const move = this.step.moves?.[this.made];
    return move && !this.isOver ? this.swapped(move) : null;
  }

  /** The equivalent of the expected move with two piles swapped; null if there is none. */
  get twin() {
    const { next } = this;
    const { twins } = this.step;
    if (!next || !twins) return null;
    const twin = swapPiles(next, [this.swapped(twins[0]), this.swapped(twins[1])]);
    return twin === next ? null : twin;
  }

  /** The expected move and its alternatives. */
  get acceptedMoves() {
    if (this.isOver) return [];
    const also = this.step.alternatives?.map((alternative) => this.swapped(alternative)) ?? [];
    return [this.next, this.twin, ...also].flatMap((move) => move ?? []);
  }

  /** True if a move is the expected one or an alternative. @param {string} move */
  accepts(move) {
    return this.acceptedMoves.includes(move);
  }

  /** True if the next step accepts a move in this position. @param {string} move */
  isAcceptedNext(move) {
    if (this.isLastOfScene) return false;
    const { at, made } = this;
    [this.at, this.made] = [at + 1, 0];
    const isAccepted = this.accepts(move);
    [this.at, this.made] = [at, made];
    return isAccepted;
  }

  /** Makes an accepted move. @param {string} move @returns {boolean} true if the step is done */
  makeMove(move) {
    if (move === this.twin && this.step.twins) this.#swaps.push(this.step.twins);
    this.line.push(move);
    this.made++;
    return this.made >= (this.step.moves?.length ?? 0);
  }

  /** Makes the moves that follow automatically, once. @returns {boolean} true if there are any */
  makeFollowUp() {
    const then = (!this.#hasFollowedUp && this.step.automatic) || [];
    this.#hasFollowedUp = true;
    this.line.push(...then.map((move) => this.swapped(move)));
    return then.length > 0;
  }

  /** Goes on to the next step. */
  advance() {
    const { link } = this.step;
    this.at++;
    this.made = 0;
    this.#hasFollowedUp = false;
    if (!this.isOver && this.step.link !== link) {
      this.line = [];
      this.#swaps = [];
    }
    this.#starts[this.at] = { line: [...this.line], swaps: [...this.#swaps] };
  }

  /** Returns to the start of a step reached before. @param {number} at */
  goTo(at) {
    const { line, swaps } = this.#starts[at];
    [this.at, this.made, this.line, this.#swaps] = [at, 0, [...line], [...swaps]];
    this.#hasFollowedUp = false;
  }

  /** Goes on to the next step as if this one had been done. */
  skip() {
    for (let move = this.next; move; move = this.next) this.makeMove(move);
    this.makeFollowUp();
    this.advance();
  }

  /** @returns {LessonPosition} */
  get position() {
    return { link: this.step.link, line: this.line };
  }
}

/** The player's tries at a step. */
export class StepTries {
  /** The last try, if it was wrong. @type {Mistake | null} */
  mistake = null;
  /** True if the rules have refused the move that the step wants refused. */
  wasRefused = false;
  #failedCount = 0;

  /** Counts a legal move that is not the step's. @param {Mistake} mistake */
  reject(mistake) {
    this.#failedCount++;
    this.mistake = mistake;
  }

  /** Counts a move that the rules have refused. @param {boolean} isMeant true if the step wants it refused */
  refuse(isMeant) {
    if (this.wasRefused) return;
    this.#failedCount++;
    this.wasRefused = isMeant;
  }

  /** True after so many failed tries that the player may want to see the move. */
  get needsDemo() {
    return this.#failedCount >= TRIES_BEFORE_TIP;
  }
}
