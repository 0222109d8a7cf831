// The callout of a problem: its question, the open stock, the answer to a try, and buttons. It takes the place of the status
// line and covers no card: each may matter.

import { rankMark, suitMark } from '../../cards/faces.js';
import { h, setText } from '../../ui/dom.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';

/** @typedef {{ name: string, label: string, act: () => void, isPrimary?: boolean }} ProblemButton */
/**
 * @typedef {object} ProblemText
 * @property {string} label of the state: "Problem", "That loses"
 * @property {string} detail beside it: the grade
 * @property {string[]} sentences
 * @property {string[]} stock open cards, in dealing order
 * @property {ProblemButton[]} buttons
 */

/** A card of the open stock, as rank and suit. @param {string} name */
const stockCard = (name) =>
  h(
    'li',
    {},
    h('span', { 'aria-hidden': 'true' }, rankMark(document, name[0]), suitMark(document, /** @type {any} */ (name[1]))),
  );

export class ProblemCallout {
  #host;
  #el;
  #label = h('h2', { class: 'lesson-label' });
  #detail = h('span', { class: 'lesson-count' });
  #sentence = h('p', { class: 'lesson-sentence' });
  #stockNote = h('span', { class: 'problem-stock-note', 'aria-hidden': 'true' });
  #stock = h('ol', { class: 'problem-stock' });
  #foot = h('div', { class: 'lesson-foot', role: 'group' });
  #drawnStock = '';

  /** @param {import('../host.js').TableHost} host */
  constructor(host) {
    this.#host = host;
    const text = h('div', { class: 'lesson-text' }, this.#label, this.#sentence, this.#stockNote, this.#stock);
    this.#el = h(
      'section',
      { class: 'lesson problem' },
      h('div', { class: 'lesson-body' }, text, h('div', { class: 'lesson-head' }, this.#detail), this.#foot),
    );
    host.frame.body.append(this.#el);
  }

  get isFocused() {
    return this.#el.matches(':focus-within');
  }

  /** @param {ProblemText} text */
  render({ label, detail, sentences, stock, buttons }) {
    this.#el.setAttribute('aria-label', words.label);
    setText(this.#label, label);
    setText(this.#detail, detail);
    const sentence = core.sentences(sentences);
    setText(this.#sentence, sentence);
    this.#renderStock(stock);
    this.#renderButtons(buttons);
    const spoken = stock.length ? [words.stock(stock.length), `${words.cards(stock)}.`] : [];
    this.#host.announcer.speak(core.sentences([`${label}.`, sentence, ...spoken]));
  }

  /** @param {string[]} stock */
  #renderStock(stock) {
    const drawn = stock.join();
    if (drawn === this.#drawnStock) return;
    this.#drawnStock = drawn;
    this.#stock.hidden = this.#stockNote.hidden = !stock.length;
    setText(this.#stockNote, words.stock(stock.length));
    this.#stock.setAttribute('aria-label', words.stock(stock.length));
    this.#stock.replaceChildren(
      ...stock.map((name) => {
        const card = stockCard(name);
        card.append(h('span', { class: 'unseen' }, words.cards([name])));
        return card;
      }),
    );
  }

  /** Replaces the buttons; the focus goes to the button of the same name, else to the first. @param {ProblemButton[]} buttons */
  #renderButtons(buttons) {
    const focused = this.#foot.querySelector(':focus');
    const focusedName = focused instanceof HTMLElement ? focused.dataset.problem : undefined;
    const items = buttons.map(({ name, label, act, isPrimary }) =>
      h(
        'button',
        {
          class: isPrimary ? 'choice is-primary' : 'lesson-link',
          type: 'button',
          'data-problem': name,
          onclick: act,
        },
        label,
      ),
    );
    this.#foot.replaceChildren(...items);
    if (!focused) return;
    const same = items.find(({ dataset }) => dataset.problem === focusedName);
    (same ?? items[0])?.focus({ preventScroll: true });
  }

  /** Focuses the first button. */
  focusButton() {
    const first = this.#foot.firstElementChild;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  /** The stock as drawn is in the language before. */
  translate() {
    this.#drawnStock = '\n';
  }

  /** @param {() => void} restoreFocus */
  remove(restoreFocus) {
    removeRestoringFocus([this.#el], restoreFocus);
  }
}
