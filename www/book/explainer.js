// Words of the glossary where they stand in a text: underlined, and explained when they are chosen, pointed at or, by a
// screen reader, come to.

import { words } from '../words/rules.js';
import { h } from '../ui/dom.js';

/** @typedef {{ name: string, text: string }} Term */

/** How long the pointer rests on a word before it is explained. */
const REST_MS = 300;
/** Between the word and its explanation, and from the edges of what the text is in. */
const GAP = 9;
const EDGE = 8;

let count = 0;

/**
 * A word that can be chosen within a sentence, and wraps and is punctuated as the words beside it: no button does.
 * @param {string} word @param {string} className @param {() => void} act
 */
export function wordButton(word, className, act) {
  const el = h('span', { class: className, role: 'button', tabindex: '0', onclick: act }, word);
  el.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act();
  });
  return el;
}

export class Explainer {
  #root;
  #name = h('p', { class: 'explained-name' });
  #text = h('p', { class: 'explained-text' });
  #bubble = h('div', { class: 'explained', 'aria-hidden': 'true', popover: 'manual' }, this.#name, this.#text);
  /** @type {HTMLElement | null} */
  #shown = null;
  /** Whether it was asked for, and does not go with the pointer. */
  #held = false;
  #timer = 0;
  /** @type {AbortController | null} */
  #watch = null;

  /** @param {HTMLElement} root what the texts are in */
  constructor(root) {
    this.#root = root;
    root.append(this.#bubble);
    root.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#shown) return;
      // What the texts are in stays open.
      event.preventDefault();
      event.stopPropagation();
      this.close();
    });
    root.addEventListener('pointerdown', (event) => {
      const on = /** @type {Element} */ (event.target).closest('.term');
      if (this.#shown && on !== this.#shown) this.close();
    });
    root.addEventListener('focusout', () => this.close());
  }

  /** A word that is explained. @param {string} word @param {Term} term */
  term(word, term) {
    const id = `explained-${count++}`;
    const button = wordButton(word, 'term', () => {
      const again = this.#shown === button && this.#held;
      this.close();
      if (!again) this.#show(button, term, true);
    });
    button.setAttribute('aria-describedby', id);
    const heard = h('span', { id, hidden: true }, words.explained(term.name, term.text));
    button.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse' || this.#held) return;
      this.#timer = window.setTimeout(() => this.#show(button, term, false), REST_MS);
    });
    button.addEventListener('pointerleave', () => {
      clearTimeout(this.#timer);
      if (!this.#held) this.close();
    });
    return h('span', { class: 'term-place' }, button, heard);
  }

  /** @param {HTMLElement} word @param {Term} term @param {boolean} held */
  #show(word, { name, text }, held) {
    clearTimeout(this.#timer);
    if (!word.isConnected) return;
    [this.#shown, this.#held] = [word, held];
    this.#name.textContent = name;
    this.#text.textContent = text;
    word.classList.add('is-explained');
    this.#bubble.showPopover();
    this.#settle(word);
    // It does not go along with the text. A scroll may be told late, of before it was shown.
    const { top } = word.getBoundingClientRect();
    const { signal } = (this.#watch = new AbortController());
    const scrolled = () => {
      if (Math.abs(word.getBoundingClientRect().top - top) > 2) this.close();
    };
    for (let el = word.parentElement; el; el = el.parentElement)
      el.addEventListener('scroll', scrolled, { passive: true, signal });
  }

  /** Above the word, so that what is to be read next stays in sight; below it where there is no room. @param {HTMLElement} word */
  #settle(word) {
    const at = word.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.#bubble;
    const middle = at.left + at.width / 2;
    const within = this.#root.getBoundingClientRect();
    const least = Math.max(0, within.left) + EDGE;
    const most = Math.min(innerWidth, within.right) - width - EDGE;
    const x = Math.max(least, Math.min(most, middle - width / 2));
    const above = at.top - height - GAP;
    const up = above >= EDGE;
    this.#bubble.classList.toggle('is-below', !up);
    this.#bubble.style.left = `${Math.round(x)}px`;
    this.#bubble.style.top = `${Math.round(up ? above : at.bottom + GAP)}px`;
    this.#bubble.style.setProperty('--beak', `${Math.round(Math.max(16, Math.min(width - 16, middle - x)))}px`);
  }

  close() {
    clearTimeout(this.#timer);
    this.#watch?.abort();
    this.#shown?.classList.remove('is-explained');
    this.#shown = null;
    this.#held = false;
    if (this.#bubble.matches(':popover-open')) this.#bubble.hidePopover();
  }
}
