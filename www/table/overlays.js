// What lies over the table for a while: a pile looked through, the list of keys, the menu; and the list of moves below it.
// A game is begun without these: their modules come when they are first wanted.

/** @typedef {import('./host.js').TableHost} TableHost */
/** @typedef {import('./host.js').Popover} Popover */

export class Overlays {
  #host;
  /** @type {Popover | null} */
  #open = null;

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
    const { PilePopover, readOut } = await import('./popover.js');
    if (!this.#host.view) return;
    this.close();
    if (!preview) readOut(this.#host, pile);
    if (this.#host.board.canOpen(pile)) this.#open = new PilePopover(this.#host, pile, preview);
  }

  async help() {
    const { KeysPopover } = await import('./popover.js');
    this.close();
    this.#open = new KeysPopover(this.#host);
  }

  async menu() {
    const { Menu } = await import('./menu.js');
    if (!this.#host.view) return;
    this.close();
    this.#open = new Menu(this.#host);
  }

  async listMoves() {
    const { moves } = this.#host.frame;
    if (!moves.open) return;
    const { listMoves } = await import('./move-list.js');
    if (this.#host.view && moves.open) listMoves(this.#host);
  }
}
