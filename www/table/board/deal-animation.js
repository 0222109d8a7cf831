// Animates a deal, or the moves of a run, card by card. The table is at the last position already; any input ends the animation.

import { words } from '../../words/reports.js';

/** `end` shows the last position at once, `cancel` does not. @typedef {{ end: () => void, cancel: () => void }} DealAnimation */
/** @import { Board } from './board.js' */
/** @import { View } from '../../pkg/patience_wasm.js' */

/** Time from card to card at normal speed: of dealt cards, and of a run. */
const CARD_MS = 110;
const RUN_CARD_MS = 170;
/** Maximum time of an animation. */
const MAX_DEAL_MS = 1800;

/**
 * Animates the cards that the last action dealt, or the run that it moved, until the end or the player's next input.
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
  const animation = playSteps(board, session.steps(last), onDone, onStop, dealt ? CARD_MS : RUN_CARD_MS);
  state.animation = animation;
  for (const type of ['pointerdown', 'keydown'])
    frame.body.addEventListener(type, () => animation.end(), { capture: true, signal: stop.signal });
}

/**
 * Renders positions one after the other.
 * @param {Board} board @param {View[]} steps the positions, including the last one
 * @param {() => void} onDone called when the last position is shown
 * @param {() => void} onStop called when the animation ends or is cancelled
 * @param {number} [cardMs] time from card to card
 * @returns {DealAnimation}
 */
export function playSteps(board, steps, onDone, onStop, cardMs = CARD_MS) {
  // The accessible names are those of the last position throughout.
  const last = steps[steps.length - 1];
  const gap = board.motion.pace * Math.min(cardMs, MAX_DEAL_MS / steps.length);
  const waiting = [...steps];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const cancel = () => {
    clearTimeout(timer);
    onStop();
  };
  const end = () => {
    cancel();
    if (waiting.length) board.render(last, true);
    onDone();
  };
  const showNext = () => {
    const next = waiting.shift();
    if (!next) return end();
    board.render(next, true, last);
    timer = setTimeout(showNext, gap);
  };
  showNext();
  return { end, cancel };
}
