// The open stock of a problem: its cards in dealing order.

import { rankMark, suitMark } from '../../cards/faces.js';
import { h, setText } from '../../ui/dom.js';
import { words } from '../../words/problems.js';

/** A card as rank and suit, with its name for screen readers. @param {string} name */
const cardItem = (name) =>
  h(
    'li',
    {},
    h('span', { 'aria-hidden': 'true' }, rankMark(name[0]), suitMark(/** @type {any} */ (name[1]))),
    h('span', { class: 'unseen' }, words.cards([name])),
  );

export class OpenStock {
  #note = h('span', { class: 'problem-stock-note', 'aria-hidden': 'true' });
  #list = h('ol', { class: 'problem-stock' });
  el = h('div', {}, this.#note, this.#list);
  /** @type {string | null} */
  #drawn = null;

  /** @param {string[]} cards */
  render(cards) {
    const drawn = cards.join();
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#list.hidden = this.#note.hidden = !cards.length;
    setText(this.#note, words.stock(cards.length));
    this.#list.setAttribute('aria-label', words.stock(cards.length));
    this.#list.replaceChildren(...cards.map(cardItem));
  }

  /** The next cards are drawn even if they are the same. */
  translate() {
    this.#drawn = null;
  }
}
