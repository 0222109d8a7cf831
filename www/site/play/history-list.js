// The moves of a line in words and in notation, beside the table or over it; the one that was made last is marked, and any
// can be gone to.

import { say } from '../../words/core.js';
import { words } from '../../words/site.js';
import { HAS_ROOM_BESIDE, openDialog } from '../../ui/dialog.js';
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
   * @param {string} title @param {ToldMove[]} moves @param {number} ply how many of them have been made
   * @param {object} acts
   * @param {(ply: number) => void} acts.jump goes to the position after so many moves
   * @param {(covers: boolean) => void} [acts.opened] told when it is opened, and whether it covers the table
   * @param {() => void} [acts.closed]
   */
  constructor(title, moves, ply, { jump, opened = () => {}, closed = () => {} }) {
    this.#title = title;
    this.#ply = ply;
    this.#opened = opened;
    this.closed = closed;
    this.show(moves, ply);
    this.#list.addEventListener('click', (event) => {
      const pressed = /** @type {Element} */ (event.target).closest('[data-ply]');
      if (!pressed) return;
      jump(Number(pressed.getAttribute('data-ply')));
      // A sheet that covers the table has done its work.
      if (this.#dialog?.matches(':modal')) this.close();
    });
  }

  /** Whether it has room beside the table. */
  get hasRoom() {
    return HAS_ROOM_BESIDE.matches;
  }

  /** Lists another line. @param {ToldMove[]} moves @param {number} ply */
  show(moves, ply) {
    const item = (/** @type {number} */ at, /** @type {(Node | string)[]} */ ...content) =>
      h('li', {}, h('button', { type: 'button', class: 'told', 'data-ply': String(at) }, ...content));
    this.#list.replaceChildren(
      item(0, words.replay.begin),
      ...moves.map(({ move, token }, n) =>
        item(
          n + 1,
          h('span', { class: 'told-number' }, words.replay.number(n + 1)),
          h('span', {}, say(token)),
          h('span', { class: 'told-notation', translate: 'no' }, move),
        ),
      ),
    );
    this.mark(ply);
  }

  open() {
    if (this.#dialog) return;
    const beside = HAS_ROOM_BESIDE.matches;
    const dialog = openDialog(this.#title, beside ? 'beside' : 'sheet', [this.#list], !beside);
    this.#dialog = dialog;
    dialog.addEventListener('close', () => {
      this.#dialog = null;
      this.closed();
    });
    this.mark(this.#ply);
    this.#opened(!beside);
    if (!beside) this.#current?.focus({ preventScroll: true });
  }

  close() {
    this.#dialog?.close();
  }

  get #current() {
    return /** @type {HTMLElement | null} */ (this.#list.querySelector('[aria-current]'));
  }

  /** @param {number} ply */
  mark(ply) {
    this.#ply = ply;
    const held = this.#current !== null && this.#current === document.activeElement;
    this.#current?.removeAttribute('aria-current');
    const now = /** @type {HTMLElement | null} */ (this.#list.children[ply]?.firstElementChild);
    now?.setAttribute('aria-current', 'step');
    now?.scrollIntoView({ block: 'nearest' });
    if (held) now?.focus({ preventScroll: true });
  }
}
