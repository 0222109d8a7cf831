// The list of moves of a line, in words and notation, beside the table or over it. The last move is marked; pressing one goes
// to the position after it.

import { say } from '../../words/core.js';
import { words } from '../../words/site.js';
import { FITS_SIDE_SHEET, openDialog } from '../../ui/dialog.js';
import { h } from '../../ui/page-dom.js';

/** @import { DescribedMove } from '../../pkg/patience_tools_wasm.js' */

export class HistoryList {
  #title;
  #ply;
  #onOpened;
  #onClosed;
  #list = h('ol', { class: 'history' });
  /** @type {HTMLDialogElement | null} */
  #dialog = null;

  /**
   * @param {string} title @param {DescribedMove[]} moves @param {number} ply number of moves made
   * @param {object} callbacks
   * @param {(ply: number) => void} callbacks.onJump called with the ply that was pressed
   * @param {(covers: boolean) => void} [callbacks.onOpened] called with true if the list covers the table
   * @param {() => void} [callbacks.onClosed]
   */
  constructor(title, moves, ply, { onJump, onOpened = () => {}, onClosed = () => {} }) {
    this.#title = title;
    this.#ply = ply;
    this.#onOpened = onOpened;
    this.#onClosed = onClosed;
    this.setMoves(moves, ply);
    this.#list.addEventListener('click', (event) => {
      const pressed = /** @type {Element} */ (event.target).closest('[data-ply]');
      if (!pressed) return;
      onJump(Number(pressed.getAttribute('data-ply')));
      // A modal list covers the table.
      if (this.#dialog?.matches(':modal')) this.close();
    });
  }

  /** True if there is room beside the table. */
  get hasRoomBeside() {
    return FITS_SIDE_SHEET.matches;
  }

  /** Replaces the moves. @param {DescribedMove[]} moves @param {number} ply */
  setMoves(moves, ply) {
    const moveItem = (/** @type {number} */ at, /** @type {(Node | string)[]} */ ...content) =>
      h('li', {}, h('button', { type: 'button', class: 'history-move', 'data-ply': String(at) }, ...content));
    this.#list.replaceChildren(
      moveItem(0, words.replay.begin),
      ...moves.map(({ move, token }, n) =>
        moveItem(
          n + 1,
          h('span', { class: 'history-number' }, words.replay.number(n + 1)),
          h('span', {}, say(token)),
          h('span', { class: 'history-notation', translate: 'no' }, move),
        ),
      ),
    );
    this.setCurrent(ply);
  }

  open() {
    if (this.#dialog) return;
    const isBeside = FITS_SIDE_SHEET.matches;
    const dialog = openDialog(this.#title, isBeside ? 'beside' : 'sheet', [this.#list], !isBeside);
    this.#dialog = dialog;
    dialog.addEventListener('close', () => {
      this.#dialog = null;
      this.#onClosed();
    });
    this.setCurrent(this.#ply);
    this.#onOpened(!isBeside);
    if (!isBeside) this.#currentButton?.focus({ preventScroll: true });
  }

  /** @returns {boolean} true if it was open */
  close() {
    const isOpen = this.#dialog !== null;
    this.#dialog?.close();
    return isOpen;
  }

  get #currentButton() {
    return /** @type {HTMLElement | null} */ (this.#list.querySelector('[aria-current]'));
  }

  /** @param {number} ply */
  setCurrent(ply) {
    this.#ply = ply;
    const hadFocus = this.#currentButton !== null && this.#currentButton === document.activeElement;
    this.#currentButton?.removeAttribute('aria-current');
    const button = /** @type {HTMLElement | null} */ (this.#list.children[ply]?.firstElementChild);
    button?.setAttribute('aria-current', 'step');
    button?.scrollIntoView({ block: 'nearest' });
    if (hadFocus) button?.focus({ preventScroll: true });
  }
}
