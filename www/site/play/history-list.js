// The list of moves of a line, in words and notation, beside the table or over it. The last move is marked; pressing one goes
// to the position after it.

import { say } from '../../words/core.js';
import { words } from '../../words/site.js';
import { FITS_SIDE_SHEET, openDialog } from '../../ui/dialog.js';
import { h } from '../../ui/page-dom.js';

/** @typedef {import('../../pkg/patience_tools_wasm.js').ToldMove} ToldMove */

export class MoveList {
  #title;
  #ply;
  #opened;
  #list = h('ol', { class: 'told-moves' });
  /** @type {HTMLDialogElement | null} */
  #dialog = null;

  /**
   * @param {string} title @param {ToldMove[]} moves @param {number} ply number of moves made
   * @param {object} acts
   * @param {(ply: number) => void} acts.jump called with the ply that was pressed
   * @param {(covers: boolean) => void} [acts.opened] called with true if the list covers the table
   * @param {() => void} [acts.closed]
   */
  constructor(title, moves, ply, { jump: onJump, opened: onOpened = () => {}, closed: onClosed = () => {} }) {
    this.#title = title;
    this.#ply = ply;
    this.#opened = onOpened;
    this.closed = onClosed;
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

  /** Replaces the moves. @param {ToldMove[]} moves @param {number} ply */
  setMoves(moves, ply) {
    const moveItem = (/** @type {number} */ at, /** @type {(Node | string)[]} */ ...content) =>
      h('li', {}, h('button', { type: 'button', class: 'told', 'data-ply': String(at) }, ...content));
    this.#list.replaceChildren(
      moveItem(0, words.replay.begin),
      ...moves.map(({ move, token }, n) =>
        moveItem(
          n + 1,
          h('span', { class: 'told-number' }, words.replay.number(n + 1)),
          h('span', {}, say(token)),
          h('span', { class: 'told-notation', translate: 'no' }, move),
        ),
      ),
    );
    this.setCurrent(ply);
  }

  open() {
    if (this.#dialog) return;
    const beside = FITS_SIDE_SHEET.matches;
    const dialog = openDialog(this.#title, beside ? 'beside' : 'sheet', [this.#list], !beside);
    this.#dialog = dialog;
    dialog.addEventListener('close', () => {
      this.#dialog = null;
      this.closed();
    });
    this.setCurrent(this.#ply);
    this.#opened(!beside);
    if (!beside) this.#currentButton?.focus({ preventScroll: true });
  }

  close() {
    this.#dialog?.close();
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
