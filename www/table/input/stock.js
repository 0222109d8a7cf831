// The stock and its buttons: dealing, and playing safe cards.

import { say, words } from '../../words/core.js';

/** @import { TableHost } from '../host.js' */
/** @import { View } from '../../pkg/patience_wasm.js' */

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
  /** The cards that could go home when the player dealt all the same, with the deal that they belong to. */
  #passed = { start: '', cards: /** @type {Set<string>} */ (new Set()) };

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
  }

  get #view() {
    return /** @type {View} */ (this.#host.view);
  }

  /** The cards that can go home, each with its pile. */
  get #cardsForHome() {
    return this.#view.piles.flatMap(({ goesHome, cards }, pile) => (goesHome ? [`${pile} ${cards.slice(-2)}`] : []));
  }

  /** True if the next press only says what dealing would decide. Cards that were passed over once are not named again. */
  get rests() {
    // With the cards alone there is no place for the sentence of the first press.
    if (!this.#host.view || this.#host.element.dataset.controls === 'none') return false;
    const { dealLabel, dealDecides, pending, start, link } = this.#view;
    if (!dealLabel || !dealDecides || this.#host.line || this.#warnedLink === link) return false;
    // A hint to deal has answered the question.
    const { hint } = this.#host.session;
    if (hint?.link === link && hint.move.startsWith('stock>')) return false;
    const { cards } = this.#passed;
    return pending !== null || this.#passed.start !== start || this.#cardsForHome.some((card) => !cards.has(card));
  }

  /** Handles a press of Deal or a tap on the stock: deals, with a warning first if that makes a decision. @param {boolean} [byKey] */
  tap(byKey = false) {
    const { dealLabel, stock, link } = this.#view;
    if (!dealLabel) return this.#host.announce(stock ? this.#host.prompt : words.play.stockEmpty);
    if (!this.rests) return this.deal(byKey);
    const now = performance.now();
    const isSecond = now - this.#presses.at < DOUBLE_MS && this.#presses.nth === 1 && link === this.#last.link;
    this.#presses = { at: now, nth: isSecond ? 2 : 1 };
    // Ignores a quick second press: the player has not yet seen the effect of the first.
    if (isSecond) return;
    this.#warnedLink = link;
    this.#last = { label: '', link };
    this.#host.renderFrame();
    this.#host.announce(words.play.pressAgain(this.#host.prompt, dealLabel));
    // The buttons of the sentence before, as the grades of a new deal, would answer this one.
    this.#host.offer([]);
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
    this.#pass();
    this.#host.dealOn();
    this.#last = { label, link: this.#view.link };
  }

  /** Deals the whole stock as one action, over cards that can go home, too; the sentence after it says that one undo takes it back. */
  async dealAll() {
    const host = this.#host;
    const { session, state, positionSignal } = host;
    const reports = await host.load('reports').catch(() => null);
    if (positionSignal.aborted || !this.#view.dealsAll || host.line) return;
    const deal = () => {
      const view = session.rules.dealAll(host.setting('safe') === 'auto');
      if (reports) state.notice = { view, text: () => reports.words.dealtAll };
      return view;
    };
    host.change(deal, 'deal');
  }

  #pass() {
    const { start, pending } = this.#view;
    if (this.#passed.start !== start) this.#passed = { start, cards: new Set() };
    if (pending === null) for (const card of this.#cardsForHome) this.#passed.cards.add(card);
  }

  /** Plays safe cards home, if there are any. */
  playSafe() {
    if (!this.#view.safe) return;
    this.#host.playSafe();
    // On a phone the Deal button takes this one's place: a second press of the thumb does not deal.
    this.#presses = { at: performance.now(), nth: 1 };
    this.#last = { label: '', link: this.#view.link };
  }
}
