// The player's input: taps, drags and keys, and the selection that they share.

import { DragController } from './drag-drop.js';
import { KeyInput } from './keys.js';
import { PointerInput } from './pointer.js';
import { Selection } from './selection.js';
import { StockControl } from './stock.js';

/** @import { TableHost } from '../host.js' */

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

  /** Ends a drag whose position is left. */
  endDrag() {
    this.#drags.endDrag();
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

  /** Marks the selection again after a popover. An answer with buttons stays; the prompt takes the place of other sentences. */
  restoreMarks() {
    if (this.#host.frame.status.offers.length) this.#selection.highlight();
    else this.refresh();
  }

  /** Loads hints and uses them, unless a line is shown. @param {(hints: import('../solver-ui/hints.js').Hints) => void} use */
  useHints(use) {
    if (this.#host.line) return;
    void this.#host.use('hints', ({ Hints }) => use((this.#hints ??= new Hints(this.#host, this.#selection))));
  }

  /** Selects a move's card and marks its target: Enter on the card plays the move. @param {import('../solver-ui/highlight-move.js').ShownMove} shown */
  highlightMove({ move, from, to }) {
    const { board, view, root } = this.#host;
    const targets = to === null ? [] : [to];
    if (view?.piles[from].cards) {
      this.#selection.selectSilently(from);
      board.highlight({ selected: from, targets });
    } else board.highlight({ targets: [from] });
    this.#selection.setHint(from, move);
    board.grid.setTabStop(from);
    // The focus is taken neither from another part of the page nor from a popover.
    if (root.activeElement && !root.activeElement.closest('.popover')) board.grid.focus(from);
  }

  /** Handles Escape. @returns {boolean} true if a drag or a selection was cancelled */
  escape() {
    const dragged = this.#drags.cancel();
    return this.#selection.escape() || dragged;
  }
}
