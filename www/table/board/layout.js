// Positions of piles, cards and captions in px: arithmetic only, no DOM. Input: the layout that each game declares in card
// widths (crates/patience/src/games), and the view. Output: an `Arrangement`.

import { LABEL_HEIGHT, baseLayoutOf, textScaleFor } from './base-layout.js';
import { SMALL_CARD_PX, depthFor, arrangePile, mustFold } from './pile-shape.js';

/** @import { View, Layout, Place, Spot } from '../../pkg/patience_wasm.js' */
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
 * @property {{ name: string, beside?: string, x: number, y: number, width: number, upright: number, isInside: boolean }[]} captions `beside`: the title beside its piles; `upright`: height of a text that is written upwards, else 0; `isInside`: in the place of a pile, whose cards cover it
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

/** Roles of piles whose labels may be beside them. */
const BESIDE_ROLES = ['stock', 'hand', 'talon'];

/** Height of a card edge below a squared pile. @param {number} cardWidth */
export const edgeHeight = (cardWidth) => (cardWidth < SMALL_CARD_PX ? 1.2 : cardWidth < 90 ? 1.7 : 2.5);

/** Bottom of a pile. @param {PileBox} box */
function bottomOf({ segments }) {
  const last = segments[segments.length - 1];
  return last.y + last.height;
}

/** @typedef {import('./base-layout.js').BaseLayout & { box: BoardBox, view: View, places: Place[] }} LayoutContext */

/**
 * A pile on the board, with the data for its label.
 * @typedef {object} PlacedPile
 * @property {PileBox} box
 * @property {Place} place
 * @property {number} count
 * @property {number} limit top of the next obstacle below it
 * @property {number} labelHeight
 * @property {number} shortLabelHeight
 * @property {boolean} hasRoomBeside true if a label fits beside it
 */

/**
 * Arranges piles and captions.
 * @param {Layout[]} layouts @param {BoardBox} box @param {View} view @param {Place[]} places
 * @param {WrapColumns | null} [wrapColumns] without it, columns that are too long are folded
 * @returns {Arrangement}
 */
export function arrange(layouts, box, view, places, wrapColumns) {
  const board = { ...baseLayoutOf(layouts, box, view, places), box, view, places };
  const { layout, cardWidth, idealCardWidth, captions } = board;
  const columns = columnsOf(board);
  const hasLongColumn = columns.some(({ seat, count, bottom }) =>
    mustFold(bottom - seat.y - openerHeight(cardWidth) - seat.height, count),
  );
  const wrapped = hasLongColumn && wrapColumns ? wrapColumns(columns, feltOf(board)) : null;
  const openRoom = openRoomOf(board);
  const slots = layout.spots.map((_, pile) => placePile(board, pile, wrapped, openRoom));
  const placed = slots.filter((slot) => slot !== null);
  moveLabelsFromColumns(placed, cardWidth);
  for (const role of ['tableau', 'foundation', 'talon'])
    unifyRole(placed.filter(({ box, place }) => !box.isFanned && place.role === role));
  alignLabels(placed, cardWidth);
  const piles = slots.map((slot) => slot?.box ?? null);
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

/** The columns, with the ends of their lanes. @param {LayoutContext} board */
const columnsOf = ({ layout, seats, floors, view }) =>
  layout.spots.flatMap((spot, pile) => {
    const seat = seats[pile];
    if (spot?.fan !== 'down' || !seat) return [];
    return [{ pile, seat, count: view.piles[pile].count, bottom: floors[pile] }];
  });

/** The felt that wrapped columns have. @param {LayoutContext} board */
const feltOf = ({ box, layout, seats, cardWidth, floor }) => ({
  left: box.x,
  right: box.x + box.width,
  openerHeight: openerHeight(cardWidth),
  others: seats.flatMap((seat, pile) => (seat && layout.spots[pile]?.fan !== 'down' ? [seat] : [])),
  floor: (/** @type {Rect} */ lane) => floor(lane, lane.y + 4),
});

/** Height of each packet that is fanned in its place. @param {LayoutContext} board */
const openRoomOf = ({ layout, seats, floors }) =>
  layout.spots.reduce((least, spot, pile) => {
    const seat = seats[pile];
    return spot?.fan === 'open' && seat ? Math.min(least, floors[pile] - seat.y) : least;
  }, Infinity);

/**
 * Places a pile by itself.
 * @param {LayoutContext} board @param {number} pile @param {ReturnType<WrapColumns> | null} wrapped @param {number} openRoom
 * @returns {PlacedPile | null} null if it is not drawn
 */
function placePile(board, pile, wrapped, openRoom) {
  const { box: area, view, layout, cardWidth, pitch, floor, floors, gapRight } = board;
  const { letters = 1 } = area;
  const [spot, seat, place] = [layout.spots[pile], board.seats[pile], board.places[pile]];
  if (!spot || !seat) return null;
  const { count, cards } = view.piles[pile];
  const isUnlabelled = spot.tier !== null || spot.fan === 'pair' || spot.fan === 'open' || place.role === 'decoration';
  const bottom = area.y + area.height;
  const limit = isUnlabelled ? bottom : floors[pile] - (seat.width < cardWidth ? COUNT_OVERHANG_PX : 0);
  const room = spot.fan === 'open' ? openRoom - OPEN_BOTTOM_GAP * cardWidth : limit - seat.y - openerHeight(cardWidth);
  const wrappedBox = wrapped?.boxes.get(pile);
  const hidden = !cards && count > 0;
  const made =
    wrappedBox ?? arrangePile(spot, seat, { count, hidden, cardWidth, room, pitch: wrapped?.pitch ?? Infinity });
  const box = { ...made, layer: (spot.tier ?? 0) * 2, isFanned: spot.fan === 'down' || spot.fan === 'open' };
  if (spot.tier !== null && pitch * cardWidth < seat.height && isCoveredByRow(board, spot))
    coverPile(box, pitch * cardWidth, seat.height, cardWidth);
  const fullHeight = heightOfLabel(place, cardWidth, seat.width, limit === bottom) * letters;
  const placed = {
    box,
    place,
    count,
    limit,
    labelHeight: fullHeight,
    shortLabelHeight: heightOfShortLabel(fullHeight, letters),
    hasRoomBeside: BESIDE_ROLES.includes(place.role) && gapRight(seat) > sideLabelWidth(cardWidth),
  };
  // The pile below must not cover the edges.
  const foot = bottomOf(box);
  const below = (wrappedBox ? floor(box.rect, foot) : limit) - foot;
  placeLabel(placed, below, isUnlabelled, seat.width, cardWidth);
  return placed;
}

/** True if the next row of a grid has a pile over this one. @param {LayoutContext} board @param {Spot} spot */
const isCoveredByRow = ({ layout, seats, view }, { tier, x }) =>
  layout.spots.some(
    (other, pile) => other?.tier === (tier ?? 0) + 1 && other.x === x && seats[pile] && view.piles[pile].count > 0,
  );

/** Reduces the cards of a pile to the part above the next row. @param {PileBox} box @param {number} visible @param {number} height @param {number} cardWidth */
function coverPile(box, visible, height, cardWidth) {
  box.rect = { ...box.rect, height: Math.floor(visible) };
  box.isCovered = true;
  const shown = visible / height;
  const art = shown > 0.95 || (shown > MIN_SUIT_SHOWN && cardWidth >= SMALL_CARD_PX && 'suit');
  box.cards = box.cards.map((card) => ({ ...card, art }));
}

/**
 * Chooses the edges of a pile and the placement of its label. A label takes precedence over edges, which only hint at the count.
 * @param {PlacedPile} placed @param {number} below height below its cards @param {boolean} isUnlabelled @param {number} width of its seat
 * @param {number} cardWidth
 */
function placeLabel(
  { box, place, count, labelHeight, shortLabelHeight, hasRoomBeside },
  below,
  isUnlabelled,
  width,
  cardWidth,
) {
  const isSmall = cardWidth < SMALL_CARD_PX;
  const least = place.role === 'foundation' ? shortLabelHeight : labelHeight;
  box.isLabelShort = isSmall || below < labelHeight;
  const need = box.isLabelShort ? least : labelHeight;
  const canBeBeside = BESIDE_ROLES.includes(place.role);
  const yields = least < labelHeight || isSmall || (canBeBeside && below - need >= edgeHeight(cardWidth));
  limitDepth(box, !isUnlabelled && yields && below >= need ? below - need : below, cardWidth);
  if (isUnlabelled) box.labelPlacement = 'none';
  else if (below - edgeHeight(cardWidth) * box.depth >= need) box.labelPlacement = 'under';
  else if (hasRoomBeside) box.labelPlacement = 'side';
  else if (place.role === 'reserve' && !count) box.labelPlacement = 'within';
  else box.labelPlacement = width >= SMALL_CARD_PX || canBeBeside ? 'badge' : 'none';
}

/** Leaves the edges of a squared pile that fit. @param {PileBox} box @param {number} height @param {number} cardWidth */
function limitDepth(box, height, cardWidth) {
  if (!box.isFanned) box.depth = Math.max(0, Math.min(box.depth, Math.floor(height / edgeHeight(cardWidth))));
}

/** Moves labels beside piles onto them where a long column reaches down to the label. @param {PlacedPile[]} placed @param {number} cardWidth */
function moveLabelsFromColumns(placed, cardWidth) {
  for (const { box } of placed) {
    if (box.labelPlacement !== 'side') continue;
    const { x, y, width, height } = box.bounds;
    const isReached = placed.some(
      ({ box: other }) =>
        other.isFanned &&
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
}

/** Gives the labels of the piles of a role one placement and one length. @param {PlacedPile[]} peers */
function unifyRole(peers) {
  const unlabelled = peers.find(({ box }) => box.labelPlacement !== 'under')?.box;
  const isBesideAll = peers.every(({ hasRoomBeside }) => hasRoomBeside);
  const placement = unlabelled?.labelPlacement === 'side' && !isBesideAll ? 'badge' : unlabelled?.labelPlacement;
  // A pile without edges beside others would look like a single card.
  const most = Math.min(...peers.map(({ box, count }) => (box.depth < depthFor(count) ? box.depth : Infinity)));
  const isShort = peers.some(({ box }) => box.isLabelShort);
  for (const { box } of peers) {
    box.isLabelShort = isShort;
    if (placement) box.labelPlacement = placement;
    box.depth = Math.min(box.depth, most);
  }
}

/** Puts labels side by side on one line if all of them fit there, whatever the depth of their piles. @param {PlacedPile[]} placed @param {number} cardWidth */
function alignLabels(placed, cardWidth) {
  const endOf = (/** @type {PileBox} */ box) => bottomOf(box) + box.depth * edgeHeight(cardWidth);
  const labelled = placed.filter(({ box }) => box.labelPlacement === 'under');
  for (const { box } of labelled) {
    const row = labelled.filter(({ box: other }) => !other.isFanned && other.rect.y === box.rect.y);
    /** The lowest line on which all of them fit. */
    const line = Math.min(
      ...row.map(
        ({ box: { isLabelShort }, limit, labelHeight, shortLabelHeight }) =>
          limit - (isLabelShort ? shortLabelHeight : labelHeight),
      ),
    );
    for (const { box: other } of row) limitDepth(other, line - bottomOf(other), cardWidth);
    const lowest = Math.max(...row.map((other) => endOf(other.box)));
    const fits = lowest <= line + 0.01;
    if (box.isFanned) box.labelTop = endOf(box) + (cardWidth < SMALL_CARD_PX ? CROP_MARK_PX : 0);
    else box.labelTop = fits ? lowest : endOf(box);
  }
}
