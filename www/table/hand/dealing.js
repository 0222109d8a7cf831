// The pack and the buttons beside it: dealing on, and playing home what is safe. What is dealt when, the rules say.

import { say, words } from '../../words/core.js';
import { DOUBLE_MS } from './timing.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */

export class Dealing {
  #host;
  /** When dealing was last asked for, what it was, and where it led. @type {{ label: string, link: string, at: number }} */
  #last = { label: '', link: '', at: -Infinity };
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
    const { dealLabel, dealDecides, stock, prompt, link } = this.#view;
    if (!dealLabel) return this.#host.say(stock ? say(prompt) : words.hand.packIsOut);
    if (this.#warned === link || !dealDecides) return this.deal(byKey);
    this.#warned = link;
    this.#last = { label: '', link, at: performance.now() };
    this.#host.say(words.hand.pressAgain(prompt, dealLabel));
  }

  /** What the button beside the pack says, to be compared. */
  #label() {
    const { dealLabel } = this.#view;
    return dealLabel ? say(dealLabel) : '-';
  }

  /** Does what the button beside the pack says. The second tap of two does not decide what the first has led to. @param {boolean} [byKey] */
  deal(byKey = false) {
    const now = performance.now();
    const { link } = this.#view;
    const label = this.#label();
    const hasty = now - this.#last.at < DOUBLE_MS && link === this.#last.link;
    // Single cards are dealt as fast as one likes, while each press means the same.
    const single = label === this.#last.label && (byKey || this.#host.setting('dealing') === 'card');
    if (hasty && !single) return;
    this.#host.dealOn();
    this.#last = { label, link: this.#view.link, at: now };
  }

  /** Plays home what can never be missed, or says why there is none. */
  playSafe() {
    const { safe, piles } = this.#view;
    if (safe) this.#host.playSafe();
    else this.#host.mention(piles.some(({ suitable }) => suitable) ? words.hand.noneSafe : words.hand.noneSuitable);
  }
}
