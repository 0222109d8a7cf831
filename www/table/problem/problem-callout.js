// The callout of a problem: its question, which stays, the reply to a try, the open stock, and buttons in fixed places. It takes the
// place of the status line and covers no card: each may matter.

import { h, setText } from '../../ui/dom.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';
import { OpenStock } from './open-stock.js';

/** `place`: beside the label, after the reply, or by default in the row of buttons. @typedef {{ name: string, label: string, act: () => void, isPrimary?: boolean, place?: 'head' | 'reply' }} ProblemButton */
/**
 * @typedef {object} ProblemText
 * @property {string} label of the state: "Problem", "That loses"
 * @property {string} detail beside it: the grade
 * @property {string} question empty before it is put
 * @property {string[]} sentences the reply
 * @property {string[]} stock open cards, in dealing order
 * @property {ProblemButton[]} buttons
 */

export class ProblemCallout {
  #host;
  #el;
  #label = h('h2', { class: 'lesson-label' });
  #detail = h('span', { class: 'lesson-count' });
  #question = h('p', { class: 'problem-question' });
  #sentence = h('span', { class: 'lesson-sentence' });
  #replyButtons = h('span', { class: 'problem-reply-buttons' });
  #headButtons = h('span', { class: 'problem-head-buttons' });
  #stock = new OpenStock();
  #foot = h('div', { class: 'lesson-foot', role: 'group' });
  /** The greatest height of the text at this width: a shorter one does not move the table. */
  #textSize = { width: 0, height: 0 };
  #text;

  /** @param {import('../host.js').TableHost} host */
  constructor(host) {
    this.#host = host;
    const head = h('div', { class: 'lesson-head' }, this.#label, this.#headButtons, this.#detail);
    const reply = h('p', { class: 'problem-reply' }, this.#sentence, this.#replyButtons);
    this.#text = h('div', { class: 'lesson-text' }, this.#question, reply, this.#stock.el);
    this.#el = h(
      'section',
      { class: 'lesson problem' },
      h('div', { class: 'lesson-body' }, head, this.#text, this.#foot),
    );
    host.frame.body.append(this.#el);
  }

  get isFocused() {
    return this.#el.matches(':focus-within');
  }

  /** @param {ProblemText} text */
  render({ label, detail, question, sentences, stock, buttons }) {
    this.#el.setAttribute('aria-label', words.label);
    setText(this.#label, label);
    setText(this.#detail, detail);
    setText(this.#question, question);
    setText(this.#sentence, core.sentences(sentences));
    this.#stock.render(stock);
    this.#renderButtons(buttons);
    this.#reserveHeight();
    const asked = [question, ...(stock.length ? [words.stock(stock.length), `${words.cards(stock)}.`] : [])];
    // A reply is spoken without what was heard before it.
    const isAsked = label === words.label;
    this.#host.announcer.speak(core.sentences([`${label}.`, ...(isAsked ? asked : []), ...sentences]));
  }

  /** Keeps the text as high as it has been. */
  #reserveHeight() {
    const { style, clientWidth: width } = this.#text;
    style.minHeight = '';
    const height = this.#text.offsetHeight;
    const before = this.#textSize.width === width ? this.#textSize.height : 0;
    this.#textSize = { width, height: Math.max(before, height) };
    style.minHeight = `${this.#textSize.height}px`;
  }

  /** Gives back the height of longer texts. */
  releaseHeight() {
    this.#textSize = { width: 0, height: 0 };
  }

  /** Measures the text again, as its width may have changed. */
  relayout() {
    if (this.#text.clientWidth !== this.#textSize.width) this.#reserveHeight();
  }

  /** Replaces the buttons; the focus goes to the button of the same name, else to the first. @param {ProblemButton[]} buttons */
  #renderButtons(buttons) {
    const focused = this.#el.querySelector('[data-problem]:focus');
    const focusedName = focused instanceof HTMLElement ? focused.dataset.problem : undefined;
    const items = buttons.map(({ name, label, act, isPrimary, place }) => {
      const type = isPrimary ? 'choice is-primary' : 'lesson-link';
      const button = h('button', { class: type, type: 'button', 'data-problem': name, onclick: act }, label);
      return { button, place };
    });
    const inPlace = (/** @type {ProblemButton['place']} */ wanted) =>
      items.flatMap(({ button, place }) => (place === wanted ? [button] : []));
    this.#headButtons.replaceChildren(...inPlace('head'));
    this.#replyButtons.replaceChildren(...inPlace('reply'));
    const row = inPlace(undefined);
    this.#foot.replaceChildren(...row);
    if (!focused) return;
    const same = items.find(({ button }) => button.dataset.problem === focusedName)?.button;
    (same ?? row[0])?.focus({ preventScroll: true });
  }

  /** Focuses the first button. */
  focusButton() {
    const first = this.#foot.firstElementChild;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  /** The stock and the height are those of the language before. */
  translate() {
    this.#stock.translate();
    this.releaseHeight();
  }

  /** @param {() => void} restoreFocus */
  remove(restoreFocus) {
    removeRestoringFocus([this.#el], restoreFocus);
  }
}
