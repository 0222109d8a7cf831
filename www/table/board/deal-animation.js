// Animates a deal, or the moves of a run, card by card. The table has the last position already; any action ends the animation.

import { words } from '../../words/reports.js';

/** @typedef {import('./board.js').Board} Board */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */

/** Time from card to card at normal speed, of dealt cards and of a run, and the most for all of them, in ms. */
const CARD_MS = 110;
const RUN_CARD_MS = 170;
const MAX_DEAL_MS = 1800;

/**
 * Animates what the last commit dealt, or the run that it moved, until it ends or the player does anything.
 * @param {import('../controller.js').Controller} host @param {import('../model/state.js').Transition} last @param {() => void} onDone
 */
export function animateDeal({ announcer, board, frame, session, state }, last, onDone) {
  const dealt = (last.before?.stock ?? 0) - last.view.stock;
  if (dealt) announcer.showSentence(words.dealing(dealt));
  const stop = new AbortController();
  const onStop = () => {
    state.animation = null;
    stop.abort();
  };
  const animation = new DealAnimation(board, session.steps(last), onDone, onStop, dealt ? CARD_MS : RUN_CARD_MS);
  state.animation = animation;
  for (const type of ['pointerdown', 'keydown'])
    frame.body.addEventListener(type, () => animation.end(), { capture: true, signal: stop.signal });
}

export class DealAnimation {
  #board;
  #steps;
  /** The last position: accessible names are of this one from the start. */
  #last;
  #onDone;
  #onStop;
  #gap;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Board} board @param {View[]} steps the positions, with the last one
   * @param {() => void} onDone called when the last position is shown
   * @param {() => void} onStop called when the animation ends or is cancelled
   * @param {number} [cardMs] time from card to card
   */
  constructor(board, steps, onDone, onStop, cardMs = CARD_MS) {
    this.#board = board;
    this.#steps = steps;
    this.#last = steps[steps.length - 1];
    this.#onDone = onDone;
    this.#onStop = onStop;
    this.#gap = board.motion.pace * Math.min(cardMs, MAX_DEAL_MS / steps.length);
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
    this.#onDone();
  }

  /** Stops without rendering the last position. */
  cancel() {
    clearTimeout(this.#timer);
    this.#onStop();
  }
}
