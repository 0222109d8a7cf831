// The list of moves of a line, in words and notation, beside the table or over it. The last move is marked; pressing one goes
// to the position after it.

import { say } from '../../words/core.js';
import { words } from '../../words/site.js';
import { FITS_SIDE_SHEET, openDialog } from '../../ui/dialog.js';
import { MoveList } from '../../ui/move-list.js';
import { h } from '../../ui/page-dom.js';

/** @import { DescribedMove } from '../../pkg/patience_tools_wasm.js' */

export class HistoryList {
  #title;
  #ply;
  #onOpened;
  #onClosed;
  #list;
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
    this.#list = new MoveList('history', (pressed) => {
      onJump(pressed);
      // A modal list covers the table.
      if (this.#dialog?.matches(':modal')) this.close();
    });
    this.setMoves(moves, ply);
  }

  /** True if there is room beside the table. */
  get hasRoomBeside() {
    return FITS_SIDE_SHEET.matches;
  }

  /** Replaces the moves. @param {DescribedMove[]} moves @param {number} ply */
  setMoves(moves, ply) {
    this.#list.setRows([
      [words.replay.begin],
      ...moves.map(({ move, token }, n) => [
        h('span', { class: 'move-number' }, words.replay.number(n + 1)),
        h('span', {}, say(token)),
        h('span', { class: 'move-detail history-notation', translate: 'no' }, move),
      ]),
    ]);
    this.setCurrent(ply);
  }

  open() {
    if (this.#dialog) return;
    const isBeside = FITS_SIDE_SHEET.matches;
    const dialog = openDialog(this.#title, isBeside ? 'beside' : 'sheet', [this.#list.el], !isBeside);
    this.#dialog = dialog;
    dialog.addEventListener('close', () => {
      this.#dialog = null;
      this.#onClosed();
    });
    this.setCurrent(this.#ply);
    this.#onOpened(!isBeside);
    if (!isBeside) this.#list.focusCurrent();
  }

  /** @returns {boolean} true if it was open */
  close() {
    const isOpen = this.#dialog !== null;
    this.#dialog?.close();
    return isOpen;
  }

  /** @param {number} ply */
  setCurrent(ply) {
    this.#ply = ply;
    this.#list.setCurrent(ply);
  }
}
