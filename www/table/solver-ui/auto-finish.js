// Plays a winning line card by card, until the game is won, the player stops it, or leaves the table.

import { words } from '../../words/core.js';
import { isMeantFor } from '../../ui/dom.js';

/** @import { TableHost } from '../host.js' */
/**
 * @typedef {object} FinishOptions
 * @property {import('../host.js').Cause} cause of each move
 * @property {(left: number) => string} sentence said with each move
 * @property {string} stopped said when the player stops it
 * @property {() => unknown} onStopped
 */

/** Time between the first cards at normal speed, and the shortest time: the run accelerates. */
const FIRST_STEP_MS = 170;
const LAST_STEP_MS = 45;
/** Factor from each time to the next. */
const ACCELERATION = 0.96;
const UNANIMATED_STEP_MS = 60;
/** Time within which the click of a touch follows its release. */
const CLICK_TIMEOUT_MS = 500;

/** Time before the nth card, at normal speed. @param {number} n from 0 */
export const stepMs = (n) => Math.max(LAST_STEP_MS, FIRST_STEP_MS * ACCELERATION ** n);

/** @param {KeyboardEvent} event */
const isForBrowser = ({ ctrlKey, metaKey, altKey, key }) =>
  ctrlKey || metaKey || altKey || ['Control', 'Shift', 'Alt', 'Meta', 'Tab'].includes(key);

export class AutoFinish {
  #host;
  #moves;
  /** Aborted at the end. */
  #run = new AbortController();
  /** Aborted before the next move, so that a position that changes in between is left alone. */
  #pause = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isSilent = false;
  /** Number of moves still to be played. */
  #remaining;
  #played = 0;
  #options;
  /** Stops at any key or press, which has no other effect. @param {Event} event */
  #interrupt = (event) => {
    const key = event instanceof KeyboardEvent ? event : null;
    if (key && (!isMeantFor(this.#host.element, key) || isForBrowser(key))) return;
    swallow(event);
    // The key that started it may still be held.
    if (key?.repeat) return;
    if (event.type === 'pointerdown') swallowClick(this.#host.element);
    this.#stopByPlayer();
  };

  /** @param {TableHost} host @param {string[]} moves a line that wins @param {FinishOptions} options */
  constructor(host, moves, options) {
    this.#host = host;
    this.#options = options;
    this.#moves = moves.values();
    this.#remaining = moves.length;
    host.session.state.run = this;
    const listening = { capture: true, signal: this.#run.signal };
    host.element.addEventListener('pointerdown', this.#interrupt, listening);
    addEventListener('keydown', this.#interrupt, listening);
    this.#playNext();
  }

  #playNext() {
    this.#pause.abort();
    const { value, done } = this.#moves.next();
    const played = !done && this.#host.attempt(() => this.#host.play(value, this.#options.cause));
    if (!played || this.#host.view?.outcome !== 'playing') return this.stop();
    this.#pause = new AbortController();
    this.#host.positionSignal.addEventListener('abort', () => this.#end(), { signal: this.#pause.signal });
    this.#host.announce(this.#options.sentence(--this.#remaining));
    this.#host.offer([{ label: words.finish.stop, primary: true, onPress: () => this.#stopByPlayer() }]);
    // Only the first sentence is announced.
    this.#host.announcer.isSilent = this.#isSilent;
    this.#isSilent = true;
    const { isOff, pace } = this.#host.board.motion;
    const gapMs = stepMs(this.#played++);
    this.#timer = setTimeout(() => this.#playNext(), isOff ? Math.min(UNANIMATED_STEP_MS, gapMs) : gapMs * pace);
  }

  #stopByPlayer() {
    this.stop();
    this.#host.announce(this.#options.stopped);
    this.#options.onStopped();
  }

  #end() {
    clearTimeout(this.#timer);
    this.#run.abort();
    this.#pause.abort();
    this.#host.announcer.isSilent = false;
    this.#host.session.state.run = null;
  }

  stop() {
    this.#end();
    if (this.#host.view?.outcome === 'playing') this.#host.refresh();
  }
}

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** Swallows the click that follows a press, if there is one. @param {HTMLElement} element */
function swallowClick(element) {
  const listening = new AbortController();
  const end = () => listening.abort();
  const options = { capture: true, signal: listening.signal };
  const click = (/** @type {Event} */ event) => {
    swallow(event);
    end();
  };
  element.addEventListener('click', click, options);
  // After a touch, the click follows the release with a delay.
  addEventListener('pointerup', () => setTimeout(end, CLICK_TIMEOUT_MS), options);
  addEventListener('pointercancel', end, options);
  // The next press has its own click.
  addEventListener('pointerdown', end, options);
}
