// A few words in a fixed place beside the figures: how the game stands. They are heard when they change, and never take
// the focus. Pressed, they tell more.

import { VERDICT_SHEET } from '../../assets.js';
import { addSheet, h, setText } from '../../ui/dom.js';
import { words as later } from '../../words/deferred.js';

/** @typedef {'won' | 'lost' | 'unknown' | 'start'} Standing how it stands; `start`: how it stood before the first move */

export class Verdict {
  #frame;
  #words = h('span', { class: 'verdict-words' });
  #sofar = h('span', { class: 'verdict-sofar', 'aria-hidden': 'true' });
  #button;

  /** @param {import('../host.js').TableHost} host @param {() => void} press */
  constructor({ frame, root }, press) {
    this.#frame = frame;
    const dot = h('i', { 'aria-hidden': 'true' });
    const attributes = { class: 'verdict', type: 'button', hidden: true, onclick: press };
    this.#button = h('button', attributes, dot, this.#words, this.#sofar);
    // What changes in it is heard; that the solver is being asked is not.
    frame.addVerdict(h('div', { class: 'verdict-place', 'aria-live': 'polite' }, this.#button));
    void addSheet(root, VERDICT_SHEET);
  }

  /** @param {Standing} standing @param {string} told */
  show(standing, told) {
    this.rest();
    this.#reveal();
    this.#button.dataset.standing = standing;
    setText(this.#words, told);
    this.#button.setAttribute('aria-label', later.verdict.more(told));
  }

  /** The solver works. @param {string} [sofar] how far it has come */
  work(sofar = '…') {
    this.#reveal();
    this.#button.classList.add('is-working');
    this.#sofar.textContent = sofar;
    if (!this.#words.textContent) this.#button.setAttribute('aria-label', later.verdict.working);
  }

  #reveal() {
    this.#button.hidden = false;
    this.#frame.setVerdict(true);
  }

  /** It works no more. */
  rest() {
    this.#button.classList.remove('is-working');
    this.#sofar.textContent = '';
    if (!this.#words.textContent) this.clear();
  }

  clear() {
    this.#button.classList.remove('is-working');
    this.#sofar.textContent = this.#words.textContent = '';
    this.#button.removeAttribute('data-standing');
    this.#button.hidden = true;
    this.#frame.setVerdict(false);
  }
}
