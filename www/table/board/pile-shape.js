// The cards of a pile in pixels: squared, fanned or folded. Arithmetic only, no DOM.

/** @import { Spot } from '../../pkg/patience_wasm.js' */
/** @import { Rect, CardSpot, PileBox } from './layout.js' */

/** Height of a card in card widths. */
export const CARD_ASPECT = 1.4;
/** Minimum width of a card that is easy to read. */
export const EASY_CARD_PX = 80;
/** Narrower cards show rank and suit only. */
export const SMALL_CARD_PX = 48;
/** Size of the cards of a pair, relative to a single card. */
const PAIR_SCALE = 0.8;
/** Room of an index below the upper edge of its card, and a gap of 1 px: in px, and in widths of the card (cards.css). */
const INDEX_PX = 11.8;
const INDEX_SHARE = 0.143;
/** Minimum visible strip of a card in a column: its rank is then 10 px high. */
export const MIN_STRIP_PX = 12.6;
/** Strips of a column are multiples of this, so that not every new card moves the others. */
const STRIP_STEP_PX = 2;
/** Minimum share of the preferred strip that is easy to read. */
export const LEGIBLE_SHARE = 0.62;
/** Minimum strip of a card in a fanned packet, and minimum height of its top card. */
const MIN_OPEN_STRIP_PX = 9;
const MIN_OPEN_TOP_PX = 29;
/** Height of the button that counts the folded cards: large enough for a finger. */
export const FOLD_PX = 24;
const NARROW_FOLD_PX = 16;
/** Number of card edges drawn below a squared pile. @param {number} count */
export const depthFor = (count) => (count < 2 ? 0 : count < 3 ? 1 : count < 5 ? 2 : count < 10 ? 3 : 4);

/** Height of a rank on a face that is not cut. @param {number} width */
export const defaultRankHeight = (width) =>
  width < SMALL_CARD_PX ? Math.max(11.2, width * 0.34) : Math.max(10.8 + width * 0.075, width * 0.21);

/**
 * Height of the rank on a strip; 0 if the default fits. The rank and its top margin, which shrinks with it (cards.css), must
 * end above the next card. In whole pixels, so that not every new card of a long column redraws all indices.
 * @param {number} offset height of the strip @param {number} width
 */
export function rankHeightFor(offset, width) {
  const height = Math.min(offset - 2.6, Math.max((offset + 2.9) / 1.55, offset - 1.5 - width * 0.068));
  return height < defaultRankHeight(width) ? Math.floor(height) : 0;
}

/**
 * The box of a pile, with its cards.
 * @param {Spot} spot @param {Rect} seat
 * @param {object} pile
 * @param {number} pile.count
 * @param {boolean} pile.hidden
 * @param {number} pile.cardWidth
 * @param {number} pile.room height available from the top of its seat
 * @param {number} pile.pitch maximum strip of a card in a column
 */
export function arrangePile(spot, seat, { count, hidden, cardWidth, room, pitch }) {
  if (spot.fan === 'open') return fanOpen(seat, count, Math.floor(spot.width * cardWidth), room);
  if (spot.fan === 'down') return fanDown(spot, seat, count, cardWidth, room, pitch);
  if (spot.fan === 'right') return fanRight(spot, seat, count, cardWidth);
  if (spot.fan === 'pair' && count > 1) return arrangePair(seat, cardWidth);
  return arrangeSquared(seat, hidden ? 0 : count, cardWidth * spot.width, count);
}

/** @param {Rect} seat @param {number} count @param {number} width @param {number} total @returns {PileBox} */
function arrangeSquared(seat, count, width, total) {
  const { x, y, height } = seat;
  const card = { x, y, width: Math.floor(width), height, rankHeight: 0, art: height > width, strip: false };
  /** @type {CardSpot[]} */
  const cards = [];
  for (let index = Math.max(0, count - 2); index < count; index++) cards.push({ ...card, index });
  return pileBox(seat, cards, depthFor(total));
}

/** @param {Rect} rect @param {CardSpot[]} cards @param {number} depth @returns {PileBox} */
export function pileBox(rect, cards, depth) {
  const bounds = { ...rect };
  return {
    rect,
    bounds,
    segments: [bounds],
    cards,
    foldedCount: 0,
    isSqueezed: false,
    depth,
    labelTop: 0,
    layer: 0,
    labelPlacement: 'none',
    isLabelShort: false,
    isFanned: false,
    isFannedOpen: false,
    isCovered: false,
  };
}

/** Preferred strip of a card in a column. @param {number} width */
export const preferredStrip = (width) => Math.round(width * (width < SMALL_CARD_PX ? 0.55 : 0.34));

/** True if strips are too narrow to read with ease. @param {number} offset @param {number} width */
export const isSqueezed = (offset, width) => offset < preferredStrip(width) * LEGIBLE_SHARE;

/** True if a column does not fit even with minimum strips. @param {number} free @param {number} count */
export const mustFold = (free, count) => free < (count - 1) * MIN_STRIP_PX - 0.01;

/** @param {Spot} spot @param {Rect} seat @param {number} count @param {number} cardWidth @param {number} room @param {number} most maximum strip @returns {PileBox} */
function fanDown(spot, seat, count, cardWidth, room, most) {
  const width = Math.floor(spot.width * cardWidth);
  const height = Math.round(width * CARD_ASPECT);
  if (count < 2) return { ...arrangeSquared(seat, count, width, 0), isFanned: true };
  const free = Math.max(room - height, MIN_STRIP_PX);
  const preferred = Math.min(preferredStrip(width), most);
  const even = STRIP_STEP_PX * Math.floor(free / (count - 1) / STRIP_STEP_PX);
  const offset = Math.max(MIN_STRIP_PX, Math.min(preferred, even));
  const folds = mustFold(free, count);
  // The top card is never folded.
  const foldedCount = folds ? count - 1 - Math.max(0, Math.floor((free - FOLD_PX) / offset)) : 0;
  const rankHeight = rankHeightFor(offset, width);
  /** @type {CardSpot[]} */
  const cards = [];
  for (let index = foldedCount; index < count; index++) {
    const last = index === count - 1;
    const y = seat.y + (foldedCount ? FOLD_PX : 0) + Math.round((index - foldedCount) * offset);
    cards.push({ index, x: seat.x, y, width, height, rankHeight: last ? 0 : rankHeight, art: last, strip: false });
  }
  const topmost = cards[cards.length - 1];
  const rect = { x: seat.x, y: topmost.y, width, height };
  const bounds = { x: seat.x, y: seat.y, width, height: topmost.y + height - seat.y };
  return {
    ...pileBox(rect, cards, 0),
    bounds,
    segments: [bounds],
    foldedCount,
    isSqueezed: folds || isSqueezed(offset, width),
    isFanned: true,
  };
}

/**
 * Fans a packet within its seat. With less room it shortens the top card, then narrows the strips, then folds bottom cards.
 * @param {Rect} seat @param {number} count @param {number} width @param {number} room @returns {PileBox}
 */
function fanOpen(seat, count, width, room) {
  const height = Math.round(width * CARD_ASPECT);
  const box = {
    ...arrangeSquared({ ...seat, height: Math.min(height, Math.floor(room)) }, count, width, 0),
    isFanned: true,
    isFannedOpen: true,
  };
  if (count < 2) return box;
  const preferred = Math.round(width * 0.23);
  const over = count - 1;
  const least = Math.min(height, Math.max(MIN_OPEN_TOP_PX, Math.round(width * 0.52)));
  const strip = Math.max(MIN_OPEN_STRIP_PX, Math.min(preferred, (room - height) / over));
  // Strips narrow while they stay easy to read, then the top card: a single suit beside whole faces looks like an ace.
  const offset = Math.max(strip, Math.min(preferred * LEGIBLE_SHARE, (room - least) / over));
  const fold = width < EASY_CARD_PX ? NARROW_FOLD_PX : FOLD_PX;
  const folds = over * offset > room - least + 0.01;
  const foldedCount = folds ? count - 1 - Math.max(0, Math.floor((room - least - fold) / offset)) : 0;
  const first = foldedCount ? fold : 0;
  const rankHeight = rankHeightFor(offset, width);
  /** @type {CardSpot[]} */
  const cards = Array.from({ length: count - foldedCount }, (_, n) => {
    const last = n === count - foldedCount - 1;
    const y = seat.y + first + Math.round(n * offset);
    const shown = Math.min(height, Math.floor(seat.y + room - y));
    const card = { index: foldedCount + n, x: seat.x, y, width, height: shown, strip: false };
    if (!last) return { ...card, rankHeight, art: false };
    return { ...card, rankHeight: 0, art: shown > 0.95 * height || (shown > 0.68 * height && 'ornament') };
  });
  const top = cards[cards.length - 1];
  const rect = { x: seat.x, y: top.y, width, height: top.height };
  const bounds = { x: seat.x, y: seat.y, width, height: top.y + top.height - seat.y };
  return { ...box, cards, rect, bounds, segments: [bounds], foldedCount, isSqueezed: folds };
}

/** @param {Spot} spot @param {Rect} seat @param {number} count @param {number} cardWidth @returns {PileBox} */
function fanRight(spot, seat, count, cardWidth) {
  const width = Math.floor(spot.width * cardWidth);
  const step = spot.step * cardWidth;
  // A strip hides the right corner, where a small card has its suit.
  const strip = width < SMALL_CARD_PX || step < width * 0.62;
  const rankHeight = strip && width < SMALL_CARD_PX ? Math.min(width * 0.34, step - 4) : 0;
  /** @type {CardSpot[]} */
  const cards = [];
  for (let index = 0; index < count; index++) {
    const last = index === count - 1;
    const card = { index, x: seat.x + Math.round(index * step), y: seat.y, width, height: seat.height };
    cards.push({ ...card, rankHeight: last ? 0 : rankHeight, art: last, strip: strip && !last });
  }
  return pileBox(seat, cards, 0);
}

/**
 * Arranges a pair with both indices visible: corner to corner, or as two halves if the cards are small.
 * @param {Rect} seat @param {number} cardWidth @returns {PileBox}
 */
function arrangePair(seat, cardWidth) {
  if (cardWidth < SMALL_CARD_PX) {
    const half = Math.round(seat.height / 2);
    const card = { x: seat.x, width: seat.width, rankHeight: 0, art: false, strip: false };
    return pileBox(
      seat,
      [
        { ...card, index: 0, y: seat.y, height: half + 1 },
        { ...card, index: 1, y: seat.y + half, height: seat.height - half },
      ],
      0,
    );
  }
  // The upper card leaves the other's index free.
  const index = Math.ceil(INDEX_PX + INDEX_SHARE * PAIR_SCALE * seat.width);
  const width = Math.min(Math.round(seat.width * PAIR_SCALE), Math.floor((seat.height - index) / CARD_ASPECT));
  const height = Math.round(width * CARD_ASPECT);
  const card = { width, height, rankHeight: 0, strip: false };
  return pileBox(
    seat,
    [
      { ...card, index: 0, x: seat.x, y: seat.y, art: false },
      { ...card, index: 1, x: seat.x + seat.width - width, y: seat.y + seat.height - height, art: true },
    ],
    0,
  );
}
