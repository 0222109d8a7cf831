// Positions of piles, cards and captions in px: arithmetic only, no DOM. Input: the layout that each game declares in card
// widths (crates/patience/src/games), and the view. Output: an `Arrangement`.

import { LABEL_HEIGHT, baseLayoutOf, textScaleFor } from './base-layout.js';
import { SMALL_CARD_PX, depthFor, arrangePile, mustFold } from './pile-shape.js';

/** @import { View, Layout, Place } from '../../pkg/patience_wasm.js' */
/** @typedef {typeof import('./column-wrap.js').wrapColumns} WrapColumns */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/**
 * @typedef {object} CardSpot a card to draw
 * @property {number} index in its pile, from the bottom
 * @property {number} x
 * @property {number} y
 * @property {number} width of the whole card
 * @property {number} height of the visible part
 * @property {number} rankHeight height of its rank if the strip is too narrow for the default; else 0
 * @property {boolean | 'ornament' | 'suit'} art what is drawn besides the index
 * @property {boolean} strip true if only its left edge is visible
 */

/**
 * @typedef {object} PileBox a pile on the felt
 * @property {Rect} rect the top card or the empty place
 * @property {Rect} bounds all its cards; of a wrapped column, those below its king
 * @property {Rect[]} segments `bounds`, and the other segments of a wrapped column
 * @property {CardSpot[]} cards to draw, bottom first
 * @property {number} foldedCount number of bottom cards folded into a strip
 * @property {boolean} isSqueezed true if strips are too narrow to read with ease
 * @property {number} depth number of card edges below a squared pile
 * @property {number} labelTop top of its label; equal for piles side by side
 * @property {number} layer higher layers lie above lower
 * @property {'under' | 'side' | 'badge' | 'within' | 'none'} labelPlacement
 * @property {boolean} isLabelShort true if there is room for a symbol only
 * @property {boolean} isFanned
 * @property {boolean} isFannedOpen true for a packet fanned within its place
 * @property {boolean} isCovered true if the next row covers its lower part
 */

/** The area of the board; `letters`: scale of its text, by default 1. @typedef {Rect & { letters?: number }} BoardBox */
/**
 * @typedef {object} Arrangement
 * @property {number} cardWidth
 * @property {number} idealCardWidth the card width with few rows in the grid: spacing and captions follow it
 * @property {boolean} isSmall true if only rank and suit are legible
 * @property {string} key of the piles drawn and the orientation
 * @property {boolean} hasLongColumn true if a column does not fit below its king
 * @property {(PileBox | null)[]} piles
 * @property {{ name: string, x: number, y: number, width: number }[]} captions
 */

/** Gap below a fanned packet for highlights, in card widths. */
const OPEN_BOTTOM_GAP = 0.08;
/** Minimum height of a label below its pile. @param {number} cardWidth */
const labelHeight = (cardWidth) => Math.max(17, cardWidth * LABEL_HEIGHT + 4);
/** Width of a label beside its pile. @param {number} cardWidth */
const sideLabelWidth = (cardWidth) => 40 * textScaleFor(cardWidth).label;
/** Height of the button below a column that opens it. @param {number} cardWidth */
const openerHeight = (cardWidth) => 25 * textScaleFor(cardWidth).label;
/** Minimum visible share of a covered card that has its suit below the index. */
const MIN_SUIT_SHOWN = 0.56;
/** Height of a label on a small table. */
const SMALL_LABEL_PX = 12;
/** Height of the label “next” below foundations whose cards are smaller than the others. */
const SMALL_NEXT_PX = 14;
/** Overhang of counts above the piles below, over smaller cards. */
const COUNT_OVERHANG_PX = 4;
/** Keeps felt visible between the label “next” and the text below it. */
const NEXT_LABEL_SCALE = 1.1;
/** Space for the crop marks below a small card. */
const CROP_MARK_PX = 4;
/**
 * Height of the label below a pile.
 * @param {Place} place @param {number} cardWidth @param {number} width of the pile's cards @param {boolean} isLast nothing lies below
 */
function heightOfLabel({ role }, cardWidth, width, isLast) {
  if (cardWidth < SMALL_CARD_PX) return role === 'talon' ? 10 : SMALL_LABEL_PX;
  if (role !== 'foundation' || isLast) return labelHeight(cardWidth);
  return width < SMALL_CARD_PX ? SMALL_NEXT_PX : labelHeight(cardWidth) * NEXT_LABEL_SCALE;
}

/** Height of a short label. @param {number} full @param {number} letters */
const heightOfShortLabel = (full, letters) => Math.min(full, SMALL_LABEL_PX * letters);

/** Height of a card edge below a squared pile. @param {number} cardWidth */
export const edgeHeight = (cardWidth) => (cardWidth < SMALL_CARD_PX ? 1.2 : cardWidth < 90 ? 1.7 : 2.5);

/** Bottom of a pile. @param {PileBox} box */
function bottomOf({ segments }) {
  const last = segments[segments.length - 1];
  return last.y + last.height;
}

/**
 * Arranges piles and captions.
 * @param {Layout[]} layouts @param {BoardBox} box @param {View} view @param {Place[]} places
 * @param {WrapColumns | null} [wrapColumns] without it, columns that are too long are folded
 * @returns {Arrangement}
 */
export function arrange(layouts, box, view, places, wrapColumns) {
  const { letters = 1 } = box;
  const bottom = box.y + box.height;
  const { layout, cardWidth, idealCardWidth, pitch, seats, captions, floor, floors, gapRight } = baseLayoutOf(
    layouts,
    box,
    view,
    places,
  );

  const down = layout.spots.flatMap((spot, pile) => {
    const seat = seats[pile];
    if (spot?.fan !== 'down' || !seat) return [];
    return [{ pile, seat, count: view.piles[pile].count, bottom: floors[pile] }];
  });
  const hasLongColumn = down.some(({ seat, count, bottom }) =>
    mustFold(bottom - seat.y - openerHeight(cardWidth) - seat.height, count),
  );
  const wrapped =
    hasLongColumn && wrapColumns
      ? wrapColumns(down, {
          left: box.x,
          right: box.x + box.width,
          openerHeight: openerHeight(cardWidth),
          others: seats.flatMap((seat, pile) => (seat && layout.spots[pile]?.fan !== 'down' ? [seat] : [])),
          floor: (lane) => floor(lane, lane.y + 4),
        })
      : null;

  /** Height of each packet that is fanned in its place. */
  const openRoom = layout.spots.reduce((least, spot, pile) => {
    const seat = seats[pile];
    return spot?.fan === 'open' && seat ? Math.min(least, floors[pile] - seat.y) : least;
  }, Infinity);
  /** @type {number[]} top of the next obstacle below each pile */
  const limits = [];
  /** @type {boolean[]} true if a label has room beside the pile */
  const sides = [];
  const piles = layout.spots.map((spot, pile) => {
    const seat = seats[pile];
    if (!spot || !seat) return null;
    const count = view.piles[pile].count;
    const hidden = !view.piles[pile].cards && count > 0;
    const isUnlabelled =
      spot.tier !== null || spot.fan === 'pair' || spot.fan === 'open' || places[pile].role === 'decoration';
    const limit = isUnlabelled ? bottom : floors[pile] - (seat.width < cardWidth ? COUNT_OVERHANG_PX : 0);
    limits[pile] = limit;
    const room =
      spot.fan === 'open' ? openRoom - OPEN_BOTTOM_GAP * cardWidth : limit - seat.y - openerHeight(cardWidth);
    const wrappedBox = wrapped?.boxes.get(pile);
    const made =
      wrappedBox ?? arrangePile(spot, seat, { count, hidden, cardWidth, room, pitch: wrapped?.pitch ?? Infinity });
    const box = { ...made, layer: (spot.tier ?? 0) * 2, isFanned: spot.fan === 'down' || spot.fan === 'open' };
    // Cards under the next row of a grid are reduced to their visible part.
    if (spot.tier !== null && pitch * cardWidth < seat.height) {
      const covered = layout.spots.findIndex(
        (other, n) => other?.tier === (spot.tier ?? 0) + 1 && other.x === spot.x && seats[n] && view.piles[n].count > 0,
      );
      if (covered >= 0) {
        box.rect = { ...box.rect, height: Math.floor(pitch * cardWidth) };
        box.isCovered = true;
        const shown = (pitch * cardWidth) / seat.height;
        const art = shown > 0.95 || (shown > MIN_SUIT_SHOWN && cardWidth >= SMALL_CARD_PX && 'suit');
        box.cards = box.cards.map((card) => ({ ...card, art }));
      }
    }
    // The pile below must not cover the edges.
    const foot = bottomOf(box);
    const below = (wrappedBox ? floor(box.rect, foot) : limit) - foot;
    // A label takes precedence over edges, which only hint at the count.
    const full = heightOfLabel(places[pile], cardWidth, seat.width, limit === bottom) * letters;
    const least = places[pile].role === 'foundation' ? heightOfShortLabel(full, letters) : full;
    box.isLabelShort = cardWidth < SMALL_CARD_PX || below < full;
    const need = box.isLabelShort ? least : full;
    const side = ['stock', 'hand', 'talon'].includes(places[pile].role);
    const yields = least < full || cardWidth < SMALL_CARD_PX || (side && below - need >= edgeHeight(cardWidth));
    const free = !isUnlabelled && yields && below >= need ? below - need : below;
    if (!box.isFanned) box.depth = Math.max(0, Math.min(box.depth, Math.floor(free / edgeHeight(cardWidth))));
    const under = below - edgeHeight(cardWidth) * box.depth;
    sides[pile] = side && gapRight(seat) > sideLabelWidth(cardWidth);
    box.labelPlacement = isUnlabelled
      ? 'none'
      : under >= need
        ? 'under'
        : sides[pile]
          ? 'side'
          : places[pile].role === 'reserve' && !count
            ? 'within'
            : seat.width >= SMALL_CARD_PX || side
              ? 'badge'
              : 'none';
    return box;
  });
  // A long column may reach down to the label beside a pile.
  for (const box of piles) {
    if (box?.labelPlacement !== 'side') continue;
    const { x, y, width, height } = box.bounds;
    const isReached = piles.some(
      (other) =>
        other?.isFanned &&
        other.segments.some(
          (segment) =>
            segment.x + segment.width > x + width &&
            segment.x < x + width + sideLabelWidth(cardWidth) &&
            segment.y < y + height &&
            segment.y + segment.height + (other.isFannedOpen ? 0 : labelHeight(cardWidth)) > y,
        ),
    );
    if (isReached) box.labelPlacement = 'badge';
  }
  // Labels of piles of one role have one placement.
  for (const role of ['tableau', 'foundation', 'talon']) {
    const peers = piles.flatMap((box, pile) =>
      box && !box.isFanned && places[pile].role === role ? [{ box, pile, count: view.piles[pile].count }] : [],
    );
    const unlabelled = peers.find(({ box }) => box.labelPlacement !== 'under');
    // A pile without edges beside others would look like a single card.
    const most = Math.min(...peers.map(({ box, count }) => (box.depth < depthFor(count) ? box.depth : Infinity)));
    const isShort = peers.some(({ box }) => box.isLabelShort);
    for (const { box } of peers) {
      box.isLabelShort = isShort;
      if (unlabelled)
        box.labelPlacement =
          unlabelled.box.labelPlacement === 'side' && !peers.every((peer) => sides[peer.pile])
            ? 'badge'
            : unlabelled.box.labelPlacement;
      box.depth = Math.min(box.depth, most);
    }
  }
  // Labels side by side share a line if all of them fit there, whatever the depth of their piles.
  const labelled = piles.flatMap((box, pile) =>
    box?.labelPlacement === 'under' ? [{ box, pile, limit: limits[pile] }] : [],
  );
  const endOf = (/** @type {PileBox} */ box) => bottomOf(box) + box.depth * edgeHeight(cardWidth);
  for (const { box } of labelled) {
    const row = labelled.filter((other) => !other.box.isFanned && other.box.rect.y === box.rect.y);
    /** The lowest line on which all of them fit. */
    const line = Math.min(
      ...row.map(({ box: { isLabelShort, rect }, pile, limit }) => {
        const full = heightOfLabel(places[pile], cardWidth, rect.width, limit === bottom) * letters;
        return limit - (isLabelShort ? heightOfShortLabel(full, letters) : full);
      }),
    );
    for (const { box: other } of row)
      other.depth = Math.max(0, Math.min(other.depth, Math.floor((line - bottomOf(other)) / edgeHeight(cardWidth))));
    const lowest = Math.max(...row.map((other) => endOf(other.box)));
    const fits = lowest <= line + 0.01;
    if (box.isFanned) box.labelTop = endOf(box) + (cardWidth < SMALL_CARD_PX ? CROP_MARK_PX : 0);
    else box.labelTop = fits ? lowest : endOf(box);
  }
  const drawn = piles.map((box) => (box ? 1 : 0)).join('');
  return {
    cardWidth,
    idealCardWidth,
    isSmall: cardWidth < SMALL_CARD_PX,
    key: `${view.game} ${layout.width} ${drawn}`,
    hasLongColumn,
    piles,
    captions,
  };
}
