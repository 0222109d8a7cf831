// What one act has done, shown step by step: cards that are dealt go to their places one after the other. It is drawing
// only: the position is the last one already, and whatever the player does shows it at once.

import { words } from '../../words/deferred.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */

/** From card to card, at the usual speed, and all of them together, in milliseconds. */
const STEP_MS = 110;
const ALL_MS = 1800;

/** What is read meanwhile. @param {number} count of the cards */
export const told = (count) => words.unrolling(count);

export class Unrolling {
  #board;
  #steps;
  /** Where it ends: whoever listens is told of that from the beginning. */
  #last;
  #over;
  #gone;
  #gap;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Board} board @param {View[]} steps the positions one after the other, the last one included
   * @param {() => void} over called when the last one is shown
   * @param {() => void} gone called when nothing more of it will be shown, whether or not it came to its end
   */
  constructor(board, steps, over, gone) {
    this.#board = board;
    this.#steps = steps;
    this.#last = steps[steps.length - 1];
    this.#over = over;
    this.#gone = gone;
    this.#gap = board.motion.pace * Math.min(STEP_MS, ALL_MS / steps.length);
    this.#step();
  }

  #step() {
    const next = this.#steps.shift();
    if (!next) return this.end();
    this.#board.show(next, true, this.#last);
    this.#timer = setTimeout(() => this.#step(), this.#gap);
  }

  /** Shows the last position at once. */
  end() {
    this.cancel();
    const last = this.#steps.at(-1);
    if (last) this.#board.show(last, true);
    this.#over();
  }

  /** Another position is going to be shown. */
  cancel() {
    clearTimeout(this.#timer);
    this.#gone();
  }
}
