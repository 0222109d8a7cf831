// Shows cards being dealt one by one. The position is the last one already; whatever the player does ends the animation.

import { words } from '../../words/deferred.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */

/** Time from card to card at normal speed, and the most for all of them, in ms. */
const STEP_MS = 110;
const ALL_MS = 1800;

/** The sentence in the status line meanwhile. @param {number} count of the cards */
export const dealSentence = (count) => words.unrolling(count);

export class DealAnimation {
  #board;
  #steps;
  /** The last position: the accessible names are those of this one from the start. */
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
    this.#showNext();
  }

  #showNext() {
    const next = this.#steps.shift();
    if (!next) return this.end();
    this.#board.render(next, true, this.#last);
    this.#timer = setTimeout(() => this.#showNext(), this.#gap);
  }

  /** Shows the last position at once. */
  end() {
    this.cancel();
    const last = this.#steps.at(-1);
    if (last) this.#board.render(last, true);
    this.#over();
  }

  /** Another position is going to be shown. */
  cancel() {
    clearTimeout(this.#timer);
    this.#gone();
  }
}
