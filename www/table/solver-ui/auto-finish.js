// A game played to its end: card by card, to be seen, until it is won or the player stops it.

import { words } from '../../words/core.js';
import { isMeantFor } from '../../ui/dom.js';

/** @typedef {import('../host.js').TableHost} TableHost */

/** From card to card, at the usual speed and where nothing is seen moving, and all of them together, in milliseconds. */
const STEP_MS = 150;
const STILL_MS = 60;
const ALL_MS = 20_000;
/** So long after a press the click that belongs to it may come. */
const CLICK_MS = 500;

export class AutoFinish {
  #host;
  #moves;
  /** The position that was shown last: any other is the player's doing. */
  #view;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #silent = false;
  /** How many moves are still to be played. */
  #left;
  #gap;
  #sentence;
  /** What is pressed stops it, and does nothing else. @param {Event} event */
  #interrupt = (event) => {
    if (event instanceof KeyboardEvent && !isMeantFor(this.#host.element, event)) return;
    if (event instanceof KeyboardEvent && ['Control', 'Shift', 'Alt', 'Meta', 'Tab'].includes(event.key)) return;
    swallow(event);
    if (event.type === 'pointerdown') swallowClick(this.#host.element);
    this.#break();
  };

  /** @param {TableHost} host @param {string[]} moves a line that wins @param {(left: number) => string} sentence what is said meanwhile */
  constructor(host, moves, sentence) {
    this.#host = host;
    this.#sentence = sentence;
    this.#moves = moves.values();
    this.#left = moves.length;
    this.#gap = Math.min(STEP_MS, ALL_MS / moves.length);
    this.#view = host.view;
    host.element.addEventListener('pointerdown', this.#interrupt, true);
    addEventListener('keydown', this.#interrupt, true);
    this.#step();
  }

  #step() {
    const { value, done } = this.#moves.next();
    if (done || this.#host.view !== this.#view) return this.#stop();
    const played = this.#host.attempt(() => this.#host.play(value));
    this.#view = this.#host.view;
    if (!played || this.#view?.outcome !== 'playing') return this.#stop();
    this.#host.say(this.#sentence(--this.#left));
    this.#host.offer([{ label: words.finish.stop, primary: true, act: () => this.#break() }]);
    // It is said once what happens, and not what each card does.
    this.#host.announcer.isSilent = this.#silent;
    this.#silent = true;
    const { isOff, pace } = this.#host.board.motion;
    this.#timer = setTimeout(() => this.#step(), isOff ? Math.min(STILL_MS, this.#gap) : this.#gap * pace);
  }

  /** The player stops it. */
  #break() {
    this.#stop();
    this.#host.say(words.finish.stopped);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#host.element.removeEventListener('pointerdown', this.#interrupt, true);
    removeEventListener('keydown', this.#interrupt, true);
    this.#host.announcer.isSilent = false;
    if (this.#host.view?.outcome === 'playing') this.#host.refresh();
  }
}

/** @param {Event} event */
function swallow(event) {
  event.preventDefault();
  event.stopPropagation();
}

/** The click that follows a press is part of it, if there is one. @param {HTMLElement} element */
function swallowClick(element) {
  const over = new AbortController();
  const end = () => over.abort();
  const options = { capture: true, signal: over.signal };
  const click = (/** @type {Event} */ event) => {
    swallow(event);
    end();
  };
  element.addEventListener('click', click, options);
  // That of a finger comes some time after it has been lifted.
  addEventListener('pointerup', () => setTimeout(end, CLICK_MS), options);
  addEventListener('pointercancel', end, options);
  // What is pressed next has one of its own.
  addEventListener('pointerdown', end, options);
}
