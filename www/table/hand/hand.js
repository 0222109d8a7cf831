// The player's hand: what is taken up and laid down, by pointer and by keys.

import { Dealing } from './dealing.js';
import { Keys } from './keys.js';
import { Pointer } from './pointer.js';
import { Selection } from './selection.js';

/** @typedef {import('../host.js').TableHost} TableHost */

export class Hand {
  #host;
  #selection;
  /** What says what can be done, once it has been asked. @type {import('./hints.js').Hints | null} */
  #hints = null;
  #pointer;
  /** The pack and the buttons beside it. */
  dealing;

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    this.dealing = new Dealing(host);
    this.#selection = new Selection(host, this.dealing);
    this.#pointer = new Pointer(host, this.#selection);
    new Keys(host, this.#selection, this.dealing);
  }

  /** After every change of the table. */
  reset() {
    this.#hints?.reset();
    this.#selection.reset();
  }

  /** Says again what is asked, with what is in hand marked. */
  refresh() {
    this.#selection.show('', false);
  }

  letGo() {
    this.#selection.letGo();
  }

  /** Says what is best by what can be seen; pressed again, what can be done, one possibility at a time. @param {typeof import('./hints.js').Hints} Hints */
  hint(Hints) {
    this.#hints ??= new Hints(this.#host, this.#selection);
    void this.#hints.next();
  }

  /** Marks a move as if its card were in hand, so that one more tap plays it. @param {number} from @param {number | null} to */
  pointOut(from, to) {
    const { board, view } = this.#host;
    const targets = to === null ? [] : [to];
    if (view?.piles[from].cards) {
      this.#selection.hold(from, ' ');
      board.mark({ selected: from, targets });
    } else board.mark({ targets: [from] });
    if (!this.#host.frame.isOfferFocused) board.grid.setStop(from);
  }

  /** Escape. @returns {boolean} whether there was anything to let go */
  escape() {
    const dragged = this.#pointer.cancel();
    return this.#selection.escape() || dragged;
  }
}
