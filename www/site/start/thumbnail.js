// Draws thumbnails of positions.

import { layout } from '../../pkg/patience_wasm.js';
import { thumbnailCard } from '../../cards/faces.js';
import { h } from '../../ui/page-dom.js';
import { thumbnailCards, EDGE, PLACE } from './thumbnail-layout.js';

/** @import { GameSummary } from './prerender.js' */
/** @import { View } from '../../pkg/patience_wasm.js' */

/** @param {import('./thumbnail-layout.js').CardSide} seen */
function drawCard(seen) {
  if (seen === EDGE) return h('span', { class: 'thumbnail-card' });
  return seen === PLACE ? h('span', { class: 'thumbnail-card is-empty' }) : thumbnailCard(seen);
}

/** Replaces the cards of a thumbnail. @param {HTMLElement} felt @param {import('./thumbnail-layout.js').ThumbnailCard[]} cards */
export function placeCards(felt, cards) {
  const elements = cards.map(([seen, left, top, width]) => {
    const card = drawCard(seen);
    Object.assign(card.style, { left: `${left}%`, top: `${top}%`, width: `${width}%` });
    return card;
  });
  felt.replaceChildren(...elements);
}

/**
 * Draws a position; the engine must have loaded.
 * @param {HTMLElement} felt @param {GameSummary} info @param {View} view @param {boolean} [places] true to outline empty places
 */
export const drawThumbnail = (felt, info, view, places) =>
  placeCards(felt, thumbnailCards(layout(info.id, false), view, places));
