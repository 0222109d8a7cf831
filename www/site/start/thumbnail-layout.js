// Where the cards of a plate lie: a table in small, from the engine's own layout.

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').Layout} Layout */
/** @typedef {import('../../pkg/patience_wasm.js').Spot} Spot */
/** What is seen of a card: its face, its back (null), its edge, or that nothing lies there. @typedef {string | null} Seen */
/** A card of a plate: left, top and width in hundredths of the felt's. @typedef {[seen: Seen, left: number, top: number, width: number]} PlateCard */

/** A covered card: nothing of its face is seen. */
export const EDGE = '';
/** An empty place. */
export const PLACE = '-';

const TALL = 1.4;
/** Width to height of the felt. */
const FELT = 1.32;
const MARGIN = 0.45;
/** From one edge of a squared pile to the next. */
const STEP = 0.08;

/**
 * Lays one pile's cards out, in card widths: the open ones, and the edges below.
 * @param {string[]} cards @param {Spot} spot @param {number} count
 * @returns {{ seen: Seen, x: number, y: number, width: number }[]}
 */
function spread(cards, spot, count) {
  const { width } = spot;
  if (!cards.length) return count ? [{ seen: null, x: 0, y: 0, width }] : [];
  if (spot.fan === 'pair' && cards.length > 1) {
    return cards
      .slice(-2)
      .map((card, i) => ({ seen: card, x: i * 0.2 * width, y: i * 0.2 * width * TALL, width: 0.8 * width }));
  }
  if (spot.fan === 'down' || spot.fan === 'right') {
    const down = spot.fan === 'down';
    const step = down ? Math.min(0.3, (spot.step - TALL) / Math.max(1, cards.length - 1)) : spot.step;
    return cards.map((card, i) => ({
      seen: down && i < cards.length - 1 ? EDGE : card,
      x: down ? 0 : i * step,
      y: down ? i * step : 0,
      width,
    }));
  }
  // A squared pile shows the edges of a few cards beneath.
  const edges = Math.min(2, count - 1);
  const top = cards[cards.length - 1];
  return Array.from({ length: edges + 1 }, (_, i) => ({
    seen: i === edges ? top : EDGE,
    x: 0,
    y: (edges - i) * STEP,
    width,
  }));
}

/** @param {number} part @param {number} whole */
const percent = (part, whole) => Math.round((part / whole) * 10_000) / 100;

/**
 * The cards of a table in small, in the order in which they lie.
 * @param {Layout} plan @param {View} view
 * @param {boolean} [places] whether empty places are outlined: before the deal there is little else
 * @returns {PlateCard[]}
 */
export function cardsOf(plan, view, places = false) {
  // The felt is filled as a table is: the wider way sets the scale, spare height lets the rows sink.
  const width = Math.max(plan.width + 2 * MARGIN, (plan.height + 2 * MARGIN) * FELT);
  const height = width / FELT;
  const spare = height - 2 * MARGIN - plan.height;
  const extra = Math.min(spare, plan.height * 0.55);
  const left = (width - plan.width) / 2;
  const top = MARGIN + (spare - extra) / 2;
  const pitch =
    plan.tiers && view.tiers > 1 ? Math.min(plan.tiers.pitch, (plan.tiers.room + extra - TALL) / (view.tiers - 1)) : 0;
  /** @type {PlateCard[]} */
  const laid = [];
  plan.spots.forEach((spot, pile) => {
    const { cards, count } = view.piles[pile];
    if (!spot || (spot.tier ?? 0) >= Math.max(1, view.tiers)) return;
    // A column of a higher table has more room.
    const room = spot.fan === 'down' ? { ...spot, step: spot.step + extra } : spot;
    const here = spread(cards.match(/../g) ?? [], room, count);
    if (places && !here.length) here.push({ seen: PLACE, x: 0, y: 0, width: spot.width });
    for (const { seen, x, y, width: w } of here)
      laid.push([
        seen,
        percent(left + spot.x + x, width),
        percent(top + spot.y + spot.sink * extra + (spot.tier ?? 0) * pitch + y, height),
        percent(w, width),
      ]);
  });
  return laid;
}
