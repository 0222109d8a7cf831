// A plate: a table in small, from the engine's own layout.

import { plateCard } from '../table/drawing/faces.js';
import { layout } from '../pkg/patience_wasm.js';
import { h } from './dom.js';

/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {import('../pkg/patience_wasm.js').Spot} Spot */

const TALL = 1.4;
/** Width to height of the felt. */
const FELT = 1.32;
const MARGIN = 0.45;
const EDGE = 0.08;

/**
 * Lays one pile's cards out, in card widths: the open ones, and the edges below.
 * @param {string[]} cards @param {Spot} spot @param {number} count
 * @returns {{ card: string | null, x: number, y: number, width: number }[]}
 */
function spread(cards, spot, count) {
  const { width } = spot;
  if (!cards.length) return count ? [{ card: null, x: 0, y: 0, width }] : [];
  if (spot.fan === 'pair' && cards.length > 1) {
    return cards
      .slice(-2)
      .map((card, i) => ({ card, x: i * 0.2 * width, y: i * 0.2 * width * TALL, width: 0.8 * width }));
  }
  if (spot.fan === 'down' || spot.fan === 'right') {
    const down = spot.fan === 'down';
    const step = down ? Math.min(0.3, (spot.step - TALL) / Math.max(1, cards.length - 1)) : spot.step;
    return cards.map((card, i) => ({
      card: down && i < cards.length - 1 ? '' : card,
      x: down ? 0 : i * step,
      y: down ? i * step : 0,
      width,
    }));
  }
  // A squared pile shows the edges of a few cards beneath.
  const edges = Math.min(2, count - 1);
  const top = cards[cards.length - 1];
  return Array.from({ length: edges + 1 }, (_, i) => ({
    card: i === edges ? top : '',
    x: 0,
    y: (edges - i) * EDGE,
    width,
  }));
}

/** @param {string} text */
const cardsOf = (text) => text.match(/../g) ?? [];

/**
 * Draws a table in small.
 * @param {HTMLElement} felt @param {GameInfo} info @param {View} view
 * @param {boolean} [places] whether empty places are outlined: before the deal there is little else
 */
export function drawPlate(felt, info, view, places = false) {
  const plan = layout(info.id, false);
  // The felt is filled as a table is: the wider way sets the scale, spare height lets the rows sink.
  const width = Math.max(plan.width + 2 * MARGIN, (plan.height + 2 * MARGIN) * FELT);
  const height = width / FELT;
  const spare = height - 2 * MARGIN - plan.height;
  const extra = Math.min(spare, plan.height * 0.55);
  const left = (width - plan.width) / 2;
  const top = MARGIN + (spare - extra) / 2;
  const pitch =
    plan.tiers && view.tiers > 1 ? Math.min(plan.tiers.pitch, (plan.tiers.room + extra - TALL) / (view.tiers - 1)) : 0;
  const percent = (/** @type {number} */ part, /** @type {number} */ whole) => `${((part / whole) * 100).toFixed(2)}%`;
  const cards = document.createDocumentFragment();
  plan.spots.forEach((spot, pile) => {
    const { cards: text, count } = view.piles[pile];
    if (!spot || (spot.tier ?? 0) >= Math.max(1, view.tiers)) return;
    // A column of a higher table has more room.
    const room = spot.fan === 'down' ? { ...spot, step: spot.step + extra } : spot;
    const laid = spread(cardsOf(text), room, count);
    if (places && !laid.length) laid.push({ card: '', x: 0, y: 0, width: spot.width });
    for (const { card, x, y, width: w } of laid) {
      // A covered card is an edge: nothing of its face is seen.
      const drawn =
        card === '' ? h('span', { class: count ? 'plate-card' : 'plate-card is-empty' }) : plateCard(document, card);
      drawn.style.left = percent(left + spot.x + x, width);
      drawn.style.top = percent(top + spot.y + spot.sink * extra + (spot.tier ?? 0) * pitch + y, height);
      drawn.style.width = percent(w, width);
      cards.append(drawn);
    }
  });
  felt.replaceChildren(cards);
}
