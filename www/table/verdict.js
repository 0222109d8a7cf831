// A few words in a fixed place beside the figures: how the game stands. They are heard when they change, and never take
// the focus. Pressed, they tell more.

import { make } from './frame.js';

/** @typedef {'won' | 'lost' | 'unknown'} Standing */

const TEXT = {
  working: 'Asking the solver',
  more: 'tell more',
};

export class Verdict {
  /** @param {import('./frame.js').Frame} frame @param {() => void} press */
  constructor(frame, press) {
    this.frame = frame;
    this.words = make('span', 'verdict-words');
    this.sofar = make('span', 'verdict-sofar', { 'aria-hidden': 'true' });
    this.button = make('button', 'verdict', { type: 'button', hidden: '' });
    this.button.append(make('i', '', { 'aria-hidden': 'true' }), this.words, this.sofar);
    this.button.addEventListener('click', press);
    // What changes in it is heard; that it is being asked is not.
    this.el = make('div', 'verdict-place', { 'aria-live': 'polite' });
    this.el.append(this.button);
    frame.figures.before(this.el);
    this.bring();
  }

  /** Its sheet comes with it. */
  bring() {
    const root = /** @type {ShadowRoot} */ (this.frame.body.getRootNode());
    const link = make('link', '', { rel: 'stylesheet', href: new URL('verdict.css', import.meta.url).href });
    root.querySelector('link:last-of-type')?.after(link);
  }

  /** @param {Standing} standing @param {string} words */
  show(standing, words) {
    this.rest();
    this.button.hidden = false;
    this.frame.foot.classList.add('has-verdict');
    this.button.dataset.standing = standing;
    if (this.words.textContent !== words) this.words.textContent = words;
    this.button.setAttribute('aria-label', `${words}: ${TEXT.more}`);
  }

  /** The solver works. @param {string} [sofar] how far it has come */
  work(sofar = '…') {
    this.button.hidden = false;
    this.frame.foot.classList.add('has-verdict');
    this.button.classList.add('is-working');
    this.sofar.textContent = sofar;
    if (!this.words.textContent) this.button.setAttribute('aria-label', TEXT.working);
  }

  /** It works no more. */
  rest() {
    this.button.classList.remove('is-working');
    this.sofar.textContent = '';
    if (!this.words.textContent) this.clear();
  }

  clear() {
    this.button.classList.remove('is-working');
    this.sofar.textContent = this.words.textContent = '';
    this.button.removeAttribute('data-standing');
    this.button.hidden = true;
    this.frame.foot.classList.remove('has-verdict');
  }
}
