// The stock and its buttons: dealing, and playing safe cards.

import { say, words } from '../../words/core.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */

/** Two taps within this time are a double tap, in ms. */
export const DOUBLE_MS = 400;

export class StockControl {
  #host;
  /** The last deal: the label of the button, and the link of the position after it. */
  #last = { label: '', link: '' };
  /** The last press: its time, and its number in a quick series. */
  #presses = { at: -Infinity, nth: 0 };
  /** The position whose prompt warned that dealing makes a decision. */
  #warnedLink = '';

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
  }

  get #view() {
    return /** @type {View} */ (this.#host.view);
  }

  /** Handles a tap on the stock: deals, with a warning first if that makes a decision. @param {boolean} [byKey] */
  tap(byKey = false) {
    const { dealLabel, dealDecides, stock, link } = this.#view;
    if (!dealLabel) return this.#host.say(stock ? this.#host.prompt : words.play.stockEmpty);
    if (this.#warnedLink === link || !dealDecides || this.#host.line?.guide) return this.deal(byKey);
    this.#warnedLink = link;
    this.#presses = { at: performance.now(), nth: 1 };
    this.#last = { label: '', link };
    this.#host.say(words.play.pressAgain(this.#host.prompt, dealLabel));
  }

  /** The text of the deal button, for comparison. */
  #label() {
    const { dealLabel } = this.#view;
    return dealLabel ? say(dealLabel) : '-';
  }

  /**
   * Deals. The second press of a double press is ignored if the first has led to something else.
   * @param {boolean} [byKey]
   */
  deal(byKey = false) {
    const now = performance.now();
    const { link } = this.#view;
    const label = this.#label();
    const nth = now - this.#presses.at < DOUBLE_MS ? this.#presses.nth + 1 : 1;
    this.#presses = { at: now, nth };
    const hasty = nth === 2 && link === this.#last.link;
    // Single cards are dealt as fast as the player presses, as long as the button means the same.
    const single = label === this.#last.label && (byKey || this.#host.setting('dealing') === 'card');
    if (hasty && !single) return;
    this.#host.dealOn();
    this.#last = { label, link: this.#view.link };
  }

  /** Plays safe cards home, or says that there are none. */
  playSafe() {
    const { safe, piles } = this.#view;
    if (safe) this.#host.playSafe();
    else
      this.#host.announcer.sayBriefly(
        piles.some(({ suitable }) => suitable) ? words.play.noneSafe : words.play.noneSuitable,
      );
  }
}
