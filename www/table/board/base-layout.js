// The base layout: the size of the cards and the seat of each pile, cached as most actions change neither. Arithmetic only, no DOM.

import { CARD_ASPECT, EASY_CARD_PX, SMALL_CARD_PX } from './pile-shape.js';

/** @import { Spot, View, Layout, Place } from '../../pkg/patience_wasm.js' */
/** @import { Rect, BoardBox, Arrangement } from './layout.js' */

const MAX_CARD_PX = 360;
/** Maximum number of rows of a grid that do not overlap: in a grid, a covered card would look buried. */
const MAX_CLEAR_ROWS = 6;
/** Distance of such rows, in card widths. */
const CLEAR_PITCH = 1.45;
/** Minimum width of a card for which rows do not overlap. */
const MIN_CLEAR_CARD_PX = 62;
/** Narrower cards have no captions. */
const MIN_CAPTION_CARD_PX = 54;
/** Height of a caption's line, in card widths. */
const CAPTION_LINE = 0.3;
/** Heights of text on the felt with large cards, in card widths, as in core.css. */
export const LABEL_HEIGHT = 0.12;
const CAPTION_HEIGHT = 0.11;
/** Scale of the text on the felt. @param {number} cardWidth */
export const textScaleFor = (cardWidth) => ({
  label: Math.max(1, (cardWidth * LABEL_HEIGHT) / 13),
  caption: Math.max(1, (cardWidth * CAPTION_HEIGHT) / 11.5),
});
/** Maximum extra height of a layout without a grid, as a share of its height. */
const MAX_EXTRA_HEIGHT = 0.55;
/** Maximum stretch of the gaps between columns to fill the width. */
const MAX_SPREAD = 1.22;
/** Maximum stretch for small cards, whose labels need more. */
const MAX_SMALL_SPREAD = 1.4;

/** @param {Layout} layout @param {Rect} box */
const maxCardWidth = (layout, box) => Math.min(box.width / layout.width, box.height / layout.height, MAX_CARD_PX);

/**
 * The width of a card, reduced so that rows do not overlap.
 * @param {Layout} layout @param {Rect} box @param {number} rows
 */
function clearCardWidth(layout, box, rows) {
  const most = maxCardWidth(layout, box);
  if (!layout.tiers || rows < 2 || box.width < box.height) return most;
  const outside = layout.height - layout.tiers.room;
  const clear = box.height / (outside + CLEAR_PITCH * (Math.min(rows, MAX_CLEAR_ROWS) - 1) + CARD_ASPECT);
  return Math.min(most, Math.max(clear, MIN_CLEAR_CARD_PX));
}

/**
 * The card width that would fill the width of a tall board, as the pitch of its columns. 0 if they do not spread: wrapped
 * columns need their neighbours close.
 * @param {Layout} layout @param {Rect} box @param {number} cardWidth @param {boolean} canWrap
 */
const spreadCardWidth = (layout, box, cardWidth, canWrap) =>
  canWrap || layout.tiers || box.width > box.height
    ? 0
    : Math.floor(
        Math.min(box.width / layout.width, cardWidth * (cardWidth < SMALL_CARD_PX ? MAX_SMALL_SPREAD : MAX_SPREAD)),
      );

/** @type {WeakMap<Layout, Layout>} */
const captionless = new WeakMap();

/**
 * Removes the captions of a layout and their space.
 * @param {Layout} layout
 */
function withoutCaptions(layout) {
  const cached = captionless.get(layout);
  if (cached) return cached;
  const titles = layout.captions.filter((caption) => caption.name);
  /** True if the titles on a line are wide: then everything below moves up, else only the piles beneath a title. @param {number} y */
  const isLong = (y) => titles.reduce((sum, title) => sum + (title.y === y ? title.width : 0), 0) > layout.width / 2;
  /** Height of the removed titles above a point. @param {{ x: number, y: number, width: number }} at */
  const removedAbove = (at) => {
    const over = titles.filter(
      (title) => title.y < at.y && (isLong(title.y) || (title.x < at.x + at.width && at.x < title.x + title.width)),
    );
    return CAPTION_LINE * new Set(over.map((title) => title.y)).size;
  };
  const spots = layout.spots.map((spot) => spot && { ...spot, y: spot.y - removedAbove(spot) });
  /** Height of a pile. @param {Spot} spot */
  const heightOf = (spot) => {
    if (spot.tier !== null) return layout.tiers ? layout.tiers.room : 0;
    return spot.fan === 'down' ? spot.step : spot.width * CARD_ASPECT * spot.show;
  };
  const drawn = layout.spots.flatMap((spot) => (spot && !spot.tier ? [spot] : []));
  const lowest = (/** @type {(spot: Spot) => number} */ y) =>
    Math.max(...drawn.map((spot) => y(spot) + heightOf(spot)));
  const saved = lowest((spot) => spot.y) - lowest((spot) => spot.y - removedAbove(spot));
  // Rules that only flanked a removed caption go, too.
  const flanks = (/** @type {{ name: string, y: number }} */ { name, y }) =>
    name && layout.captions.some((other) => !other.name && other.y > y && other.y < y + CAPTION_LINE * 1.2);
  const rules = layout.captions
    .filter((caption) => caption.y > 1 && !flanks(caption))
    .map((caption) => ({
      ...caption,
      name: '',
      // A wide title has room beside its piles.
      beside: caption.width > layout.width / 2 ? caption.name : '',
      y: caption.y - removedAbove(caption) - CAPTION_LINE / 2,
    }));
  const first = layout.tiers && layout.spots.find((spot) => spot?.tier === 0);
  const tiers = layout.tiers && {
    ...layout.tiers,
    room: layout.tiers.room + (first ? removedAbove(first) : 0) - saved,
  };
  const made = { ...layout, spots, tiers, captions: rules, height: layout.height - saved };
  captionless.set(layout, made);
  return made;
}

/**
 * Chooses the layout with the larger cards; if they are similar, the one for the board's orientation.
 * @param {Layout[]} layouts @param {Rect} box
 */
function chooseLayout(layouts, box) {
  const [first, tall] = layouts;
  const wide = first.other && box.width > box.height && maxCardWidth(first, box) < SMALL_CARD_PX ? first.other : first;
  const favour = box.width > box.height ? 1.15 : 1;
  // With large cards the orientation decides: still larger ones would only crowd their rows.
  const isEasy = box.width > box.height && maxCardWidth(wide, box) >= EASY_CARD_PX;
  const best = !isEasy && maxCardWidth(tall, box) > maxCardWidth(wide, box) * favour ? tall : wide;
  // A layout for low tables has captions that take no height.
  if (wide === first && best === wide && maxCardWidth(wide, box) < MIN_CAPTION_CARD_PX) return withoutCaptions(wide);
  if (best === wide) return wide;
  // A tall layout may have an alternative for very tall boards, used if its cards are as large.
  return tall.other && maxCardWidth(tall.other, box) >= maxCardWidth(tall, box) ? tall.other : tall;
}

/**
 * Trims the right edge of a layout to the piles that are drawn.
 * @param {Layout} layout @param {boolean[]} drawn
 */
function trimToDrawn(layout, drawn) {
  const width = layout.spots.reduce(
    (most, spot, pile) => (spot && drawn[pile] ? Math.max(most, spot.x + spot.width) : most),
    0,
  );
  const captions = layout.captions.filter((caption) => caption.x < width);
  return { ...layout, width, captions };
}

/**
 * Shows whole cards where a layout cuts them below their index, if the board has the height for all of them.
 * @param {Layout} layout @param {number} spare unused height of the board, in card widths
 */
function withWholeCards(layout, spare) {
  const cut = layout.spots.flatMap((spot) => (spot && spot.tier === null && spot.show < 1 ? [spot] : []));
  const rows = [...new Set(cut.map(({ y }) => y))];
  const hidden = Math.max(0, ...cut.map(({ width, show }) => width * CARD_ASPECT * (1 - show)));
  if (!rows.length || hidden * rows.length > spare) return layout;
  /** @template {{ y: number }} T @param {T} at @returns {T} */
  const moved = (at) => ({ ...at, y: at.y + hidden * rows.filter((y) => y < at.y).length });
  return {
    ...layout,
    height: layout.height + hidden * rows.length,
    spots: layout.spots.map((spot) => spot && moved(spot.tier === null ? { ...spot, show: 1 } : spot)),
    captions: layout.captions.map(moved),
  };
}

/** @param {Place} place */
const isTransient = (place) => place.role === 'stock' || place.role === 'hand';

/**
 * The part of an arrangement that most actions do not change.
 * @typedef {object} BaseLayout
 * @property {string} key of its input
 * @property {Layout} layout
 * @property {number} cardWidth
 * @property {number} idealCardWidth
 * @property {number} pitch from row to row of a grid
 * @property {(Rect | null)[]} seats the place of each pile's bottom card
 * @property {Arrangement['captions']} captions
 * @property {(seat: Rect, from: number) => number} floor top of the first obstacle below a height, or the edge of the board
 * @property {number[]} floors `floor` below each seat
 * @property {(seat: Rect) => number} gapRight free width to the right
 */

/** The last base layout by its layouts. @type {WeakMap<Layout[], BaseLayout>} */
const baseLayouts = new WeakMap();

/** The base layout of a position. @param {Layout[]} layouts @param {BoardBox} box @param {View} view @param {Place[]} places @returns {BaseLayout} */
export function baseLayoutOf(layouts, box, view, places) {
  const [wide] = layouts;
  const columns = wide.spots.some((spot) => spot?.fan === 'down');
  // Beside columns, the empty stock and hand are removed.
  const dealt = columns && places.every((place, pile) => !isTransient(place) || !view.piles[pile].count);
  // Piles that are fanned to the right keep their cards throughout a game.
  const key = JSON.stringify([box, view.tiers, dealt]);
  const cached = baseLayouts.get(layouts);
  if (cached?.key === key) return cached;
  const remains = places.map((place) => !dealt || !isTransient(place));
  const chosen = chooseLayout(dealt ? layouts.map((candidate) => trimToDrawn(candidate, remains)) : layouts, box);
  const cardWidth = Math.max(8, Math.floor(clearCardWidth(chosen, box, view.tiers)));
  const layout = withWholeCards(chosen, box.height / cardWidth - chosen.height);
  const idealCardWidth = Math.max(
    cardWidth,
    Math.floor(maxCardWidth(layout, box)),
    spreadCardWidth(layout, box, cardWidth, columns),
  );
  const placed = placeSeats(layout, cardWidth, idealCardWidth, box, view, remains);
  const { seats, captions } = placed;
  const { floor, gapRight } = createObstacles(seats, captions, idealCardWidth, box);
  const floors = seats.map((seat) => (seat ? floor(seat, seat.y + 4) : box.y + box.height));
  const base = { key, layout, cardWidth, idealCardWidth, ...placed, floor, floors, gapRight };
  baseLayouts.set(layouts, base);
  return base;
}

/**
 * Places the bottom cards of the piles that remain, and the captions.
 * @param {Layout} layout @param {number} cardWidth @param {number} idealCardWidth @param {BoardBox} box @param {View} view @param {boolean[]} remains
 */
function placeSeats(layout, cardWidth, idealCardWidth, box, view, remains) {
  const spare = box.height / cardWidth - layout.height;
  const rows = 1 + Math.max(0, ...layout.spots.map((spot) => spot?.tier ?? 0));
  const useful = layout.tiers
    ? layout.tiers.pitch * (rows - 1) + CARD_ASPECT - layout.tiers.room
    : layout.height * MAX_EXTRA_HEIGHT;
  const extraHeight = Math.max(0, Math.min(spare, useful));
  // Smaller cards keep their places, with wider gaps: repeated taps on the stock still hit it.
  const apart = idealCardWidth - cardWidth;
  const left = box.x + Math.round((box.width - layout.width * idealCardWidth) / 2);
  const top = box.y + Math.round(Math.max(0, (spare - extraHeight) * cardWidth) / 3);
  const pitch =
    layout.tiers && view.tiers > 1
      ? Math.min(layout.tiers.pitch, (layout.tiers.room + extraHeight - CARD_ASPECT) / (view.tiers - 1))
      : 0;
  const seats = layout.spots.map((spot, pile) => {
    const isDrawn = spot && (spot.tier === null || spot.tier < view.tiers) && remains[pile];
    if (!isDrawn) return null;
    const y = spot.y + spot.sink * extraHeight + (spot.tier ?? 0) * pitch;
    const width = Math.floor(spot.width * cardWidth);
    const across = spot.fan === 'right' ? spot.step * cardWidth * Math.max(0, view.piles[pile].count - 1) : 0;
    return {
      x: left + Math.round(spot.x * idealCardWidth + (spot.width * apart) / 2),
      y: top + Math.round(y * cardWidth),
      width: width + Math.round(across),
      height: Math.round(width * CARD_ASPECT * spot.show),
    };
  });
  const captions = layout.captions.map((caption) => {
    const x = left + Math.round(caption.x * idealCardWidth + apart / 2);
    const y = top + Math.round((caption.y + caption.sink * extraHeight) * cardWidth);
    return {
      name: caption.name,
      beside: /** @type {{ beside?: string }} */ (caption).beside,
      x,
      y,
      width: Math.round(caption.width * idealCardWidth - apart),
      upright: Math.round(caption.upright * cardWidth),
      isInside: seats.some(
        (seat) => seat && seat.x <= x && x < seat.x + seat.width && seat.y < y && y < seat.y + seat.height,
      ),
    };
  });
  return { pitch, seats, captions };
}

/**
 * Measures the free room around piles.
 * @param {BaseLayout['seats']} seats @param {BaseLayout['captions']} captions @param {number} idealCardWidth @param {BoardBox} box
 * @returns {Pick<BaseLayout, 'floor' | 'gapRight'>}
 */
function createObstacles(seats, captions, idealCardWidth, box) {
  const { letters = 1 } = box;
  const captionHeight = 8 * textScaleFor(idealCardWidth).caption * letters;
  const obstacles = [
    ...seats.flatMap((seat) => seat ?? []),
    ...captions
      .filter(({ isInside }) => !isInside)
      .map(({ name, x, y, width }) => ({ x, y: y - (name ? captionHeight : 2), width, height: 1 })),
  ];
  return {
    floor: ({ x, width }, from) =>
      obstacles.reduce(
        (least, other) =>
          other.y >= from && other.x < x + width && x < other.x + other.width ? Math.min(least, other.y) : least,
        box.y + box.height,
      ),
    gapRight: ({ x, y, width, height }) =>
      obstacles.reduce(
        (least, other) =>
          other.x > x && other.y < y + height && y < other.y + other.height ? Math.min(least, other.x) : least,
        box.x + box.width,
      ) -
      x -
      width,
  };
}
