// A list of moves as buttons, one for each position; that of the current position is marked.

import { h } from './dom.js';

export class MoveList {
  el;

  /** @param {string} className @param {(ply: number, isCurrent: boolean) => void} onPress */
  constructor(className, onPress) {
    this.el = h('ol', { class: `move-list ${className}` });
    this.el.addEventListener('click', ({ target }) => {
      const row = /** @type {Element} */ (target).closest('.move-row');
      if (row) onPress(Number(row.getAttribute('data-ply')), row.hasAttribute('aria-current'));
    });
  }

  get #current() {
    return /** @type {HTMLElement | null} */ (this.el.querySelector('[aria-current]'));
  }

  /** Replaces the rows. @param {(Node | string)[][]} rows contents by ply */
  setRows(rows) {
    const rowOf = (/** @type {(Node | string)[]} */ content, /** @type {number} */ ply) =>
      h('li', {}, h('button', { type: 'button', class: 'move-row', 'data-ply': String(ply) }, ...content));
    this.el.replaceChildren(...rows.map(rowOf));
  }

  /** Marks a row, which takes the focus of the marked one. @param {number} ply @param {boolean} [scrolls] true to scroll it into view */
  setCurrent(ply, scrolls = true) {
    const hadFocus = this.#current !== null && this.#current === document.activeElement;
    this.#current?.removeAttribute('aria-current');
    this.el.children[ply]?.firstElementChild?.setAttribute('aria-current', 'step');
    if (hadFocus) this.focusCurrent();
    if (scrolls || hadFocus) this.#current?.scrollIntoView({ block: 'nearest' });
  }

  focusCurrent() {
    this.#current?.focus({ preventScroll: true });
  }
}
