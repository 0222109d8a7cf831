// Reads a pile aloud, one card at a time, each with its depth.

import { words } from '../../words/core.js';
import { words as reports } from '../../words/reports.js';
import { split } from '../../engine/split.js';

/** @import { TableHost } from '../host.js' */
/** @import { View } from '../../pkg/patience_wasm.js' */

export class PileReader {
  #host;
  #pile = -1;
  /** Number of cards above the last one read. */
  #depth = 0;
  /** @type {View | null} */
  #view = null;

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    host.board.grid.el.addEventListener('focusin', () => this.#stop());
  }

  /** Stops reading: the focus has moved. */
  #stop() {
    if (this.#pile < 0) return;
    this.#pile = -1;
    this.#host.refresh();
  }

  /** The number of cards from the one read last on; 1 if none was read. @param {number} pile */
  cardsFromRead(pile) {
    return pile === this.#pile && this.#view === this.#host.view ? this.#depth + 1 : 1;
  }

  /** @param {number} pile @param {1 | -1} by */
  readNext(pile, by) {
    const host = this.#host;
    const { view, info, board } = host;
    if (!view || !info) return;
    if (this.#pile !== pile || this.#view !== view) this.#depth = 0;
    [this.#pile, this.#view] = [pile, view];
    const cards = split(view.piles[pile].cards);
    if (!cards.length)
      return host.announcer.announceTransient(
        reports.popover.readSingle(words.board.pile(info.places[pile], view.piles[pile])),
      );
    this.#depth = Math.max(0, Math.min(cards.length - 1, this.#depth + by));
    const index = cards.length - 1 - this.#depth;
    host.announcer.announceTransient(
      reports.popover.readSingle(reports.popover.card(cards[index], this.#depth + 1, cards.length)),
    );
    board.highlightCards([{ pile, index }], board.highlights);
  }
}
