// The pack and the buttons beside it: dealing on, and playing home what is safe. What is dealt when, the rules say.

import { say, words } from '../../words/core.js';
import { DOUBLE_MS } from './timing.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */

export class Dealing {
  #host;
  /** What was last dealt, and where it led. */
  #last = { label: '', link: '' };
  /** When it was last asked for, and which press of a quick series that was. */
  #presses = { at: -Infinity, nth: 0 };
  /** The position of which was said that dealing on would decide something. */
  #warned = '';

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
  }

  get #view() {
    return /** @type {View} */ (this.#host.view);
  }

  /** The pack, and its key: where dealing on would make a decision, it says so first. @param {boolean} [byKey] */
  turn(byKey = false) {
    const { dealLabel, dealDecides, stock, link } = this.#view;
    if (!dealLabel) return this.#host.say(stock ? this.#host.prompt : words.hand.packIsOut);
    if (this.#warned === link || !dealDecides || this.#host.player?.course) return this.deal(byKey);
    this.#warned = link;
    this.#presses = { at: performance.now(), nth: 1 };
    this.#last = { label: '', link };
    this.#host.say(words.hand.pressAgain(this.#host.prompt, dealLabel));
  }

  /** What the button beside the pack says, to be compared. */
  #label() {
    const { dealLabel } = this.#view;
    return dealLabel ? say(dealLabel) : '-';
  }

  /**
   * Does what the button beside the pack says. The second press of two does not decide what the first has led to; whoever
   * goes on pressing means it.
   * @param {boolean} [byKey]
   */
  deal(byKey = false) {
    const now = performance.now();
    const { link } = this.#view;
    const label = this.#label();
    const nth = now - this.#presses.at < DOUBLE_MS ? this.#presses.nth + 1 : 1;
    this.#presses = { at: now, nth };
    const hasty = nth === 2 && link === this.#last.link;
    // Single cards are dealt as fast as one likes, while each press means the same.
    const single = label === this.#last.label && (byKey || this.#host.setting('dealing') === 'card');
    if (hasty && !single) return;
    this.#host.dealOn();
    this.#last = { label, link: this.#view.link };
  }

  /** Plays home what can never be missed, or says why there is none. */
  playSafe() {
    const { safe, piles } = this.#view;
    if (safe) this.#host.playSafe();
    else this.#host.mention(piles.some(({ suitable }) => suitable) ? words.hand.noneSafe : words.hand.noneSuitable);
  }
}
