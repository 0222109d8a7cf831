// The player's input: taps, drags and keys, and the selection that they share.

import { DragController } from './drag-drop.js';
import { KeyInput } from './keys.js';
import { PointerInput } from './pointer.js';
import { Selection } from './selection.js';
import { StockControl } from './stock.js';

/** @typedef {import('../host.js').TableHost} TableHost */

export class Input {
  #host;
  #selection;
  #drags;
  /** Cycles through hints; made with the first. @type {import('../solver-ui/hints.js').Hints | null} */
  #hints = null;
  stock;
  keys;

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    this.stock = new StockControl(host);
    this.#selection = new Selection(host, this.stock);
    this.keys = new KeyInput(host, this.#selection, this.stock);
    const pointer = new PointerInput(host, this.#selection);
    this.#drags = new DragController(host, this.#selection, pointer);
    pointer.attach(this.#drags);
    host.board.grid.el.addEventListener('keydown', (event) => {
      if (this.keys.handle(event)) event.preventDefault();
    });
  }

  /** Follows a change of the position. */
  reset() {
    this.#hints?.reset();
    this.#selection.reset();
  }

  /** Repeats the prompt in sight, and marks the selection again. */
  refresh() {
    this.#selection.render('', false);
  }

  /** Gives a hint; pressed again, lists the possible moves one by one. @param {typeof import('../solver-ui/hints.js').Hints} Hints */
  hint(Hints) {
    this.#hints ??= new Hints(this.#host, this.#selection);
    void this.#hints.next();
  }

  /** Selects a move's card and marks its target: one more tap plays it. @param {number} from @param {number | null} to */
  highlightMove(from, to) {
    const { board, view } = this.#host;
    const targets = to === null ? [] : [to];
    if (view?.piles[from].cards) {
      this.#selection.select(from, ' ');
      board.highlight({ selected: from, targets });
    } else board.highlight({ targets: [from] });
    if (!this.#host.frame.isOfferFocused) board.grid.setTabStop(from);
  }

  /** Handles Escape. @returns {boolean} true if a drag or a selection was cancelled */
  escape() {
    const dragged = this.#drags.cancel();
    return this.#selection.escape() || dragged;
  }
}
