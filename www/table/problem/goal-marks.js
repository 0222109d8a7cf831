// The card that a release brings home: where it lies, and a frame around each copy while the problem is on the table.

import { split } from '../../engine/split.js';
import { h } from '../../ui/dom.js';
import { frameOf } from '../board/highlights.js';
import { placeAt } from '../board/scene.js';

/** @import { TableHost } from '../host.js' */

/**
 * The copies of a card in columns, the least covered first.
 * @param {Pick<TableHost, 'info' | 'view'>} table @param {string} card
 */
export function copiesOf({ info, view }, card) {
  if (!info || !view) return [];
  const copies = info.places.flatMap((place, pile) => {
    if (place.role !== 'tableau') return [];
    const cards = split(view.piles[pile].cards);
    return cards.flatMap((name, index) =>
      name === card ? [{ place, pile, index, under: cards.length - 1 - index }] : [],
    );
  });
  return copies.sort((a, b) => a.under - b.under);
}

export class GoalMarks {
  #host;
  #card;
  #el = h('div', { class: 'layer problem-goals', 'aria-hidden': 'true' });

  /** @param {TableHost} host @param {string} card */
  constructor(host, card) {
    this.#host = host;
    this.#card = card;
    // Above the cards, beneath their highlights.
    host.board.grid.el.before(this.#el);
    host.board.renderListeners.add(this.#render);
    this.#render();
  }

  /** Draws the frames where the copies lie now. */
  #render = () => {
    const frames = copiesOf(this.#host, this.#card).flatMap(({ pile, index }) => {
      const box = this.#host.board.boxOf(pile);
      if (!box) return [];
      const frame = h('div', { class: 'problem-goal' });
      placeAt(frame, frameOf(box, index));
      return [frame];
    });
    this.#el.replaceChildren(...frames);
  };

  remove() {
    this.#host.board.renderListeners.delete(this.#render);
    this.#el.remove();
  }
}
