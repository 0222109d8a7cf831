// A plate: a table in small.

import { layout } from '../../pkg/patience_wasm.js';
import { plateCard } from '../../cards/faces.js';
import { h } from '../../ui/page-dom.js';
import { cardsOf, EDGE, PLACE } from './thumbnail-layout.js';

/** @typedef {import('./prerender.js').KnownGame} KnownGame */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */

/** @param {import('./thumbnail-layout.js').Seen} seen */
function draw(seen) {
  if (seen === EDGE) return h('span', { class: 'plate-card' });
  return seen === PLACE ? h('span', { class: 'plate-card is-empty' }) : plateCard(document, seen);
}

/** Lays cards on a felt, in place of those that lie there. @param {HTMLElement} felt @param {import('./thumbnail-layout.js').PlateCard[]} cards */
export function layPlate(felt, cards) {
  const laid = cards.map(([seen, left, top, width]) => {
    const card = draw(seen);
    Object.assign(card.style, { left: `${left}%`, top: `${top}%`, width: `${width}%` });
    return card;
  });
  felt.replaceChildren(...laid);
}

/**
 * Draws a position; the engine must be here.
 * @param {HTMLElement} felt @param {KnownGame} info @param {View} view @param {boolean} [places] whether empty places are outlined
 */
export const drawPlate = (felt, info, view, places) => layPlate(felt, cardsOf(layout(info.id, false), view, places));
