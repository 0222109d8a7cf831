// The verdict badge: a few words beside the counters, in a live region that only automatic verdicts use: the status line announces
// those that the player asks for. Pressed, it asks the solver for more.

import { VERDICT_SHEET } from '../../assets.js';
import { addSheet, h, setText } from '../../ui/dom.js';
import { words } from '../../words/core.js';
import { words as reports } from '../../words/reports.js';

/** @typedef {'won' | 'lost' | 'unknown' | 'start'} VerdictState `start`: the verdict of the deal, while that of the position is unknown */

export class VerdictBadge {
  #board;
  #frame;
  #words = h('span', { class: 'verdict-words' });
  #progress = h('span', { class: 'verdict-progress', 'aria-hidden': 'true' });
  #button;
  #place;
  /** The words in the language of the page. */
  #say = () => '';
  /** True while the words are the verdict of the position before, which stays only as long as the solver works. */
  #isOutdated = false;

  /** @param {import('../host.js').TableHost} host @param {() => void} press */
  constructor({ board, frame, root }, press) {
    this.#board = board;
    this.#frame = frame;
    const dot = h('i', { 'aria-hidden': 'true' });
    const attributes = { class: 'verdict', type: 'button', hidden: true, onclick: press };
    this.#button = h('button', attributes, dot, this.#words, this.#progress);
    this.#place = h('div', { class: 'verdict-place', 'aria-live': 'off' }, this.#button);
    frame.status.mountVerdict(this.#place);
    void addSheet(root, VERDICT_SHEET);
  }

  /** @param {VerdictState} state @param {() => string} say @param {boolean} [isAnnounced] */
  setVerdict(state, say, isAnnounced = false) {
    this.#place.setAttribute('aria-live', isAnnounced ? 'polite' : 'off');
    this.#isOutdated = false;
    this.clearBusy();
    this.#reveal();
    this.#button.dataset.state = state;
    this.#say = say;
    this.#renderWords();
  }

  #renderWords() {
    const sentence = this.#say();
    setText(this.#words, sentence);
    this.#button.setAttribute('aria-label', sentence ? reports.verdict.details(sentence) : reports.verdict.solving);
  }

  /** Renders in another language. */
  translate() {
    this.#place.setAttribute('aria-live', 'off');
    this.#renderWords();
  }

  /** Shows that the solver works on another position than that of the words. */
  setOutdated() {
    this.#isOutdated = true;
    this.setBusy();
  }

  /** Shows that the solver works. @param {string} [progress] */
  setBusy(progress = '…') {
    this.#reveal();
    this.#button.classList.add('is-working');
    this.#progress.textContent = progress;
    this.#renderWords();
  }

  #reveal() {
    this.#button.hidden = false;
    this.#frame.status.setHasVerdict(true);
  }

  /** Shows that the solver has stopped. */
  clearBusy() {
    this.#button.classList.remove('is-working');
    this.#progress.textContent = '';
    if (this.#isOutdated || !this.#words.textContent) this.clear();
  }

  clear() {
    this.#isOutdated = false;
    this.#say = () => '';
    this.#button.classList.remove('is-working');
    this.#progress.textContent = this.#words.textContent = '';
    this.#button.removeAttribute('data-state');
    // A hidden button has no focus.
    if (this.#button.matches(':focus')) this.#board.grid.focus();
    this.#button.hidden = true;
    this.#frame.status.setHasVerdict(false);
  }
}

/** Width of a table with room for a verdict, its method and several buttons in one row, in px. */
const WIDE_PX = 1800;

/**
 * A verdict, and where there is room the method that decided. A cached verdict has none.
 * @param {import('../host.js').TableHost} host
 * @param {string} sentence @param {import('../../solver/client.js').Answer} answer
 * @param {boolean} [hasManyOffers] true if more than two buttons stand beside it
 */
export function withMethod({ element, frame }, sentence, { verdict, method, states }, hasManyOffers = false) {
  if (!method || frame.mode !== 'desk' || (hasManyOffers && element.clientWidth < WIDE_PX)) return sentence;
  const rounded = Number(states.toPrecision(2));
  return words.sentences([sentence, reports.advice.decidedBy(verdict === 'won', method, rounded)]);
}
