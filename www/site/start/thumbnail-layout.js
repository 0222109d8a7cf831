// Computes the cards of a thumbnail from the engine's layout.

/** @import { View, Layout, Spot } from '../../pkg/patience_wasm.js' */
/** Visible side of a card: its face, its back (null), its edge, or an empty place. @typedef {string | null} CardSide */
/** Card of a thumbnail: left, top and width in percent of the felt. @typedef {[seen: CardSide, left: number, top: number, width: number]} ThumbnailCard */

/** A covered card. */
export const EDGE = '';
/** An empty place. */
export const PLACE = '-';

const CARD_RATIO = 1.4;
/** Aspect ratio of the felt. */
const FELT_RATIO = 1.32;
const MARGIN = 0.45;
/** Distance between the edges of a squared pile, in card widths. */
const EDGE_STEP = 0.08;

/**
 * Lays out one pile in card widths: its face-up cards and the edges below.
 * @param {string[]} cards @param {Spot} spot @param {number} count
 * @returns {{ seen: CardSide, x: number, y: number, width: number }[]}
 */
function spread(cards, spot, count) {
  const { width } = spot;
  if (!cards.length) return count ? [{ seen: null, x: 0, y: 0, width }] : [];
  if (spot.fan === 'pair' && cards.length > 1) {
    return cards
      .slice(-2)
      .map((card, i) => ({ seen: card, x: i * 0.2 * width, y: i * 0.2 * width * CARD_RATIO, width: 0.8 * width }));
  }
  if (spot.fan === 'down' || spot.fan === 'right') {
    const isColumn = spot.fan === 'down';
    const offset = isColumn ? Math.min(0.3, (spot.step - CARD_RATIO) / Math.max(1, cards.length - 1)) : spot.step;
    return cards.map((card, i) => ({
      seen: isColumn && i < cards.length - 1 ? EDGE : card,
      x: isColumn ? 0 : i * offset,
      y: isColumn ? i * offset : 0,
      width,
    }));
  }
  // A squared pile shows the edges of two more cards.
  const edges = Math.min(2, count - 1);
  const top = cards[cards.length - 1];
  return Array.from({ length: edges + 1 }, (_, i) => ({
    seen: i === edges ? top : EDGE,
    x: 0,
    y: (edges - i) * EDGE_STEP,
    width,
  }));
}

/** @param {number} part @param {number} whole */
const percent = (part, whole) => Math.round((part / whole) * 10_000) / 100;

/**
 * Cards of a thumbnail, bottom first.
 * @param {Layout} plan @param {View} view
 * @param {boolean} [places] true to outline empty places, of which an opening has many
 * @returns {ThumbnailCard[]}
 */
export function thumbnailCards(plan, view, places = false) {
  // As on the table, the tighter dimension sets the scale, and spare height moves the rows down.
  const width = Math.max(plan.width + 2 * MARGIN, (plan.height + 2 * MARGIN) * FELT_RATIO);
  const height = width / FELT_RATIO;
  const spare = height - 2 * MARGIN - plan.height;
  const extra = Math.min(spare, plan.height * 0.55);
  const left = (width - plan.width) / 2;
  const top = MARGIN + (spare - extra) / 2;
  const pitch =
    plan.tiers && view.tiers > 1
      ? Math.min(plan.tiers.pitch, (plan.tiers.room + extra - CARD_RATIO) / (view.tiers - 1))
      : 0;
  /** @type {ThumbnailCard[]} */
  const placed = [];
  plan.spots.forEach((spot, pile) => {
    const { cards, count } = view.piles[pile];
    if (!spot || (spot.tier ?? 0) >= Math.max(1, view.tiers)) return;
    // Columns use the spare height.
    const taller = spot.fan === 'down' ? { ...spot, step: spot.step + extra } : spot;
    const pileCards = spread(cards.match(/../g) ?? [], taller, count);
    if (places && !pileCards.length) pileCards.push({ seen: PLACE, x: 0, y: 0, width: spot.width });
    for (const { seen, x, y, width: w } of pileCards)
      placed.push([
        seen,
        percent(left + spot.x + x, width),
        percent(top + spot.y + spot.sink * extra + (spot.tier ?? 0) * pitch + y, height),
        percent(w, width),
      ]);
  });
  return placed;
}
