// The status area below the board: the sentence with its offers, the actions, the verdict, the counters and the legal moves.

import { say, words } from '../../words/core.js';
import { h, setChildren, setText } from '../../ui/dom.js';
import { describeNewDeal } from '../../ui/deal-description.js';

/** @import { View } from '../../pkg/patience_wasm.js' */
/** @import { Deals } from '../../ui/deal-description.js' */
/**
 * A button in the status area. `deals`: it deals a new deal, of this kind; `description`: for tooltips and screen readers;
 * `isDisabled`: what it does is still being found.
 * @typedef {{ label: string, primary?: boolean, deals?: Deals, description?: string, isDisabled?: boolean, onPress: () => void }} Offer
 */
/**
 * The sentence beside offers that answer no question: information to read, or the progress of a search.
 * @typedef {'info' | 'waiting'} OfferContext
 */

/** Height below which the status area has no room for a line. */
const MIN_FOOT_PX = 24;

/** Length above which a sentence takes two lines. */
const TWO_LINE_CHARS = 74;
/** Length above which a sentence takes three lines beside a line player. */
const THREE_LINE_CHARS = 110;

export class StatusArea {
  // Not <footer>: that would be a landmark of the host page.
  el = h('div', { class: 'foot', part: 'foot' });
  #sentenceEl = h('span', { class: 'sentence' });
  #status = h('p', { class: 'status', part: 'status' }, this.#sentenceEl);
  #offersEl = h('div', { class: 'offers' });
  /** The offers beside the sentence. @type {Offer[]} */
  offers = [];
  /** The buttons of the offers, by label, style and description. @type {Map<string, HTMLButtonElement>} */
  #buttons = new Map();
  #counters = h('div', { class: 'counters' });
  /** The elements of the counters: texts, the marks of the tally, and its text. @type {{ texts: Element[], marks: Element[], count: Element }} */
  #counterEls = { texts: [], marks: [], count: h('span') };
  #summary = h('summary');
  /** The list of legal moves, filled while it is open. */
  moves = h('details', { class: 'moves', 'data-moves': '' }, this.#summary);

  /** @param {HTMLElement} actions the bar of the action buttons */
  constructor(actions) {
    // A held key presses once: the question that it asks is not answered by it.
    this.#offersEl.addEventListener('keydown', (event) => {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    });
    // A notice of the page replaces the sentence, so that it covers no card.
    const notice = /** @type {HTMLSlotElement} */ (h('slot', { name: 'notice' }));
    notice.addEventListener('slotchange', () =>
      this.el.classList.toggle('is-noticed', notice.assignedElements().length > 0),
    );
    this.el.append(notice, this.#status, this.#offersEl, actions, this.#counters, this.moves);
  }

  /** Renders the constant texts in the current language. */
  translate() {
    const { legalMoves, legalMovesShort } = words.frame;
    this.#summary.replaceChildren(
      h('span', { class: 'long' }, legalMoves),
      h('span', { class: 'short' }, legalMovesShort),
    );
    for (const el of [this.moves, this.#summary]) el.setAttribute('aria-label', legalMoves);
  }

  /** @param {View} view */
  render(view) {
    this.el.classList.toggle('is-over', view.outcome !== 'playing');
    this.#renderCounters(view);
  }

  /** @param {View} view */
  #renderCounters({ figures, tally }) {
    const sentences = figures.map(say);
    const { texts, marks } = this.#counterEls;
    if (texts.length !== sentences.length || marks.length !== (tally?.of ?? 0))
      this.#createCounters(sentences.length, tally);
    this.#counterEls.texts.forEach((el, n) => setText(el, sentences[n]));
    if (!tally) return;
    setText(this.#counterEls.count, say(tally.token));
    this.#counterEls.marks.forEach((mark, n) => mark.classList.toggle('done', n < tally.done));
  }

  /** Creates the elements of the counters; most actions only change their texts. @param {number} count @param {View['tally']} tally */
  #createCounters(count, tally) {
    const texts = Array.from({ length: count }, () => h('span', { class: 'counter' }));
    const marks = Array.from({ length: tally?.of ?? 0 }, () => h('i'));
    const tallyText = h('span');
    const tallyEl = h('span', { class: 'tally', 'aria-hidden': 'true' }, ...marks);
    this.#counters.replaceChildren(...texts, ...(tally ? [h('span', { class: 'counter' }, tallyEl, tallyText)] : []));
    this.#counterEls = { texts, marks, count: tallyText };
  }

  /** Inserts the verdict before the counters. @param {HTMLElement} el */
  mountVerdict(el) {
    this.#counters.before(el);
  }

  /** @param {boolean} has true if the verdict is visible */
  setHasVerdict(has) {
    this.el.classList.toggle('has-verdict', has);
  }

  /** Places an element over the sentence. @param {HTMLElement} el @returns {boolean} false if there is no room */
  dockOver(el) {
    if (this.el.clientHeight < MIN_FOOT_PX) return false;
    this.el.append(el);
    return true;
  }

  /** Renders the sentence that the announcer has chosen. Beside buttons it keeps the room of the one before, so that they stay where they are. @param {string} sentence */
  renderSentence(sentence) {
    const keepsRoom =
      this.offers.length > 0 && sentence !== this.#sentenceEl.textContent && !this.el.matches('.is-noticed');
    if (keepsRoom) this.#setRoom(`${this.#status.getBoundingClientRect().width}px`);
    setText(this.#sentenceEl, sentence);
    this.el.classList.toggle('is-wordy', sentence.length > TWO_LINE_CHARS);
    this.el.classList.toggle('is-lengthy', sentence.length > THREE_LINE_CHARS);
    // It needs more lines than fit.
    if (keepsRoom && this.#status.offsetHeight > this.el.clientHeight) this.#setRoom('');
  }

  /** @param {string} width of the sentence on a wide table; empty: as its words need */
  #setRoom(width) {
    this.#status.style.setProperty('--sentence-room', width);
  }

  /**
   * Replaces the buttons beside the sentence. One that looks the same stays: it may be pressed, or have the focus.
   * @param {Offer[]} offers @param {OfferContext | undefined} context @param {() => void} moveFocus called before the focused button is removed
   */
  offer(offers, context, moveFocus) {
    this.el.classList.toggle('has-info', !!context);
    this.el.classList.toggle('is-waiting', context === 'waiting');
    this.offers = offers;
    if (!offers.length && !this.#offersEl.firstChild) return;
    const before = this.#buttons;
    const count = before.size;
    this.#buttons = new Map();
    const buttons = offers.map((offer) => {
      // JSON leaves out functions.
      const appearance = JSON.stringify(offer);
      const button = before.get(appearance) ?? offerButton(offer);
      button.onclick = offer.onPress;
      before.delete(appearance);
      this.#buttons.set(appearance, button);
      return button;
    });
    // No button stays.
    if (before.size === count) this.#setRoom('');
    if (this.isOfferFocused && !buttons.some((button) => button.matches(':focus'))) moveFocus();
    setChildren(this.#offersEl, buttons);
    this.el.classList.toggle('is-offering', offers.length > 0);
  }

  /** True if an offer has the focus. */
  get isOfferFocused() {
    return this.#offersEl.firstChild !== null && this.#offersEl.matches(':focus-within');
  }

  focusOffer() {
    this.#offersEl.querySelector('button')?.focus();
  }
}

/** @param {Offer} offer */
function offerButton({ label, primary, deals, description, isDisabled }) {
  const button = h(
    'button',
    { class: primary ? 'choice is-primary' : 'choice', type: 'button', part: 'choice' },
    label,
  );
  if (deals) describeNewDeal(button, deals);
  if (isDisabled) button.setAttribute('aria-disabled', 'true');
  if (description) {
    button.title = description;
    button.setAttribute('aria-description', description);
  }
  return button;
}
