// The card of a release: the positions of its copies, and a frame around each while the problem is on the table.

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

/** Draws a frame around each copy of a card, and moves it with the card. @param {TableHost} host @param {string} card @param {AbortSignal} signal removes them */
export function frameCopies(host, card, signal) {
  const { board } = host;
  const el = h('div', { class: 'layer problem-goals', 'aria-hidden': 'true' });
  const render = () => {
    const frames = copiesOf(host, card).flatMap(({ pile, index }) => {
      const box = board.boxOf(pile);
      if (!box) return [];
      const frame = h('div', { class: 'problem-goal' });
      placeAt(frame, frameOf(box, index));
      return [frame];
    });
    el.replaceChildren(...frames);
  };
  // Above the cards, beneath their highlights.
  board.grid.el.before(el);
  board.renderListeners.add(render);
  signal.addEventListener('abort', () => {
    board.renderListeners.delete(render);
    el.remove();
  });
  render();
}
