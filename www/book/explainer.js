// Terms of the glossary in a text, underlined; explained in a bubble when pressed or pointed at, and to screen readers by a
// description.

import { words } from '../words/rules.js';
import { h } from '../ui/dom.js';

/** @typedef {{ name: string, text: string }} Term */

/** Time that the pointer rests on a term before its explanation opens. */
const HOVER_MS = 300;
/** Distances of the bubble from the word, and from the edges. */
const GAP_PX = 9;
const EDGE_PX = 8;

let count = 0;

/**
 * A button within a sentence; a `<button>` would not wrap as words do.
 * @param {string} word @param {string} className @param {() => void} onPress
 */
export function wordButton(word, className, onPress) {
  const el = h('span', { class: className, role: 'button', tabindex: '0', onclick: onPress }, word);
  el.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  });
  return el;
}

export class Explainer {
  #root;
  #name = h('p', { class: 'explained-name' });
  #text = h('p', { class: 'explained-text' });
  #bubble = h('div', { class: 'explained', 'aria-hidden': 'true', popover: 'manual' }, this.#name, this.#text);
  /** @type {HTMLElement | null} */
  #openWord = null;
  /** True if it was pressed, and stays when the pointer leaves. */
  #isPinned = false;
  #timer = 0;
  /** @type {AbortController | null} */
  #watching = null;

  /** @param {HTMLElement} root of the texts */
  constructor(root) {
    this.#root = root;
    root.append(this.#bubble);
    root.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || !this.#openWord) return;
      // A dialog around the text stays open.
      event.preventDefault();
      event.stopPropagation();
      this.close();
    });
    root.addEventListener('pointerdown', (event) => {
      const pressedTerm = /** @type {Element} */ (event.target).closest('.term');
      if (this.#openWord && pressedTerm !== this.#openWord) this.close();
    });
    root.addEventListener('focusout', () => this.close());
  }

  /** Creates a word with its explanation. @param {string} word @param {Term} term */
  term(word, term) {
    const id = `explained-${count++}`;
    const button = wordButton(word, 'term', () => {
      const isToggle = this.#openWord === button && this.#isPinned;
      this.close();
      if (!isToggle) this.#open(button, term, true);
    });
    button.setAttribute('aria-describedby', id);
    const description = h('span', { id, hidden: true }, words.explained(term.name, term.text));
    // Not when it enters: the text may open, or scroll, under a pointer that rests.
    button.addEventListener('pointermove', (event) => {
      if (event.pointerType !== 'mouse' || this.#openWord) return;
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.#open(button, term, false), HOVER_MS);
    });
    button.addEventListener('pointerleave', () => {
      clearTimeout(this.#timer);
      if (!this.#isPinned) this.close();
    });
    return h('span', { class: 'term-place' }, button, description);
  }

  /** @param {HTMLElement} word @param {Term} term @param {boolean} isPinned */
  #open(word, { name, text }, isPinned) {
    clearTimeout(this.#timer);
    if (!word.isConnected) return;
    [this.#openWord, this.#isPinned] = [word, isPinned];
    this.#name.textContent = name;
    this.#text.textContent = text;
    word.classList.add('is-explained');
    this.#bubble.showPopover();
    this.#placeBubble(word);
    // Closed by scrolling. A late scroll event may be of a scroll before it opened.
    const { top } = word.getBoundingClientRect();
    const { signal } = (this.#watching = new AbortController());
    const scrolled = () => {
      if (Math.abs(word.getBoundingClientRect().top - top) > 2) this.close();
    };
    for (let el = word.parentElement; el; el = el.parentElement)
      el.addEventListener('scroll', scrolled, { passive: true, signal });
  }

  /** Places the bubble above the word, clear of the text to read next; below it if there is no room. @param {HTMLElement} word */
  #placeBubble(word) {
    const rect = word.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.#bubble;
    const middle = rect.left + rect.width / 2;
    const bounds = this.#root.getBoundingClientRect();
    const minX = Math.max(0, bounds.left) + EDGE_PX;
    const maxX = Math.min(innerWidth, bounds.right) - width - EDGE_PX;
    const x = Math.max(minX, Math.min(maxX, middle - width / 2));
    const above = rect.top - height - GAP_PX;
    const isAbove = above >= EDGE_PX;
    this.#bubble.classList.toggle('is-below', !isAbove);
    this.#bubble.style.left = `${Math.round(x)}px`;
    this.#bubble.style.top = `${Math.round(isAbove ? above : rect.bottom + GAP_PX)}px`;
    this.#bubble.style.setProperty('--beak', `${Math.round(Math.max(16, Math.min(width - 16, middle - x)))}px`);
  }

  close() {
    clearTimeout(this.#timer);
    this.#watching?.abort();
    this.#openWord?.classList.remove('is-explained');
    this.#openWord = null;
    this.#isPinned = false;
    if (this.#bubble.matches(':popover-open')) this.#bubble.hidePopover();
  }
}
