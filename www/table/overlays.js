// What lies over the table for a while: a pile looked through, why something is refused, the
// list of keys, the menu; and the list of moves below it.
// A game is begun without these: their modules come when they are first wanted.

import { withWords } from '../words/language.js';

/** @typedef {import('./host.js').TableHost} TableHost */
/** @typedef {import('./host.js').Popover} Popover */

export class Overlays {
  #host;
  /** @type {Popover | null} */
  #open = null;
  /** @type {import('./asking/walk.js').Walk | null} */
  #walk = null;

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    host.frame.moves.addEventListener('toggle', () => void this.listMoves());
  }

  /** @returns {boolean} whether there was anything to close */
  close() {
    const open = this.#open;
    this.#open = null;
    open?.close();
    return !!open;
  }

  closePreview() {
    if (this.#open?.preview) this.close();
  }

  /** Shows all cards of a pile. @param {number} pile @param {boolean} preview whether it goes with the pointer */
  async look(pile, preview) {
    const { PilePopover, readOut } = await withWords(import('./popover.js'));
    if (!this.#host.view) return;
    this.close();
    if (!preview) readOut(this.#host, pile);
    if (this.#host.board.canOpen(pile)) this.#open = new PilePopover(this.#host, pile, preview);
  }

  async help() {
    const { KeysPopover } = await withWords(import('./popover.js'));
    this.close();
    this.#open = new KeysPopover(this.#host);
  }

  /** @param {string} [rule] of the book: the rules are opened where they tell of it */
  async menu(rule) {
    const { Menu } = await withWords(import('./menu.js'));
    if (!this.#host.view) return;
    this.close();
    const menu = new Menu(this.#host);
    this.#open = menu;
    if (rule) await menu.showRules(rule);
  }

  /**
   * Says at a card why it may not go to a pile, or with the pile itself why it cannot move.
   * @param {number} from @param {number} to @param {() => void} told called when it is said
   * @returns {boolean} whether there is a reason
   */
  refuse(from, to, told) {
    const reason = this.#host.view && this.#host.why(from, to);
    if (reason) void this.#tell(from, reason).then(told);
    return !!reason;
  }

  /** @param {number} from @param {import('../pkg/patience_wasm.js').Reason} reason */
  async #tell(from, reason) {
    const { view } = this.#host;
    const { Refusal } = await withWords(import('./refusal.js'));
    // The player may have gone on while the module came.
    if (this.#host.view !== view) return;
    this.close();
    this.#open = new Refusal(this.#host, from, reason);
  }

  /** Opens the line on which is asked and played in words. */
  async ask() {
    const { Asking, readyToAsk } = await import('./asking/asking.js');
    await readyToAsk(this.#host);
    if (!this.#host.view) return;
    this.close();
    this.#open = new Asking(this.#host);
  }

  /** Goes from card to card in a pile. @param {number} pile @param {1 | -1} by */
  async walk(pile, by) {
    const { Walk } = await withWords(import('./asking/walk.js'));
    (this.#walk ??= new Walk(this.#host)).step(pile, by);
  }

  async listMoves() {
    const { moves } = this.#host.frame;
    if (!moves.open) return;
    const { listMoves } = await withWords(import('./move-list.js'));
    if (this.#host.view && moves.open) listMoves(this.#host);
  }
}
