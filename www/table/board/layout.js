// Positions of piles, cards and captions in pixels: arithmetic only, no DOM. The layout of each game is data of its rules
// (crates/patience/src/games), in card widths.

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').Layout} Layout */
/** @typedef {import('../../pkg/patience_wasm.js').Spot} Spot */
/** @typedef {import('../../pkg/patience_wasm.js').Place} Place */
/** @typedef {typeof import('./column-wrap.js').wrapColumns} WrapColumns */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/**
 * @typedef {object} CardSpot a card to draw
 * @property {number} index in its pile, from the bottom
 * @property {number} x
 * @property {number} y
 * @property {number} width of the whole card
 * @property {number} height of the visible part
 * @property {number} rankHeight height of its rank where the strip is too narrow for the default; else 0
 * @property {boolean | 'ornament'} art drawn besides the index
 * @property {boolean} strip true if only its left edge is visible
 */

/**
 * @typedef {object} PileBox a pile on the felt
 * @property {Rect} rect the top card or the empty place
 * @property {Rect} bounds all its cards; of a wrapped column, those below its king
 * @property {Rect[]} strips `bounds`, and the other strips of a wrapped column
 * @property {CardSpot[]} cards to draw, bottom first
 * @property {number} foldedCount number of bottom cards folded into a strip
 * @property {boolean} isSqueezed true if strips are too narrow to read with ease
 * @property {number} depth number of card edges below a squared pile
 * @property {number} labelTop the same for piles side by side
 * @property {number} layer higher layers lie above lower
 * @property {'under' | 'side' | 'badge' | 'within' | 'none'} labelPlacement where its label has room
 * @property {boolean} isLabelBrief true if there is room for a symbol only
 * @property {boolean} isFanned
 * @property {boolean} isLaidOpen true for a packet fanned within its place
 * @property {boolean} isCovered true if the next row covers its lower part
 */

/** The area of the board; `letters`: scale of its text, by default 1. @typedef {Rect & { letters?: number }} BoardBox */
/**
 * @typedef {object} Arrangement
 * @property {number} cardWidth
 * @property {number} idealCardWidth its width if the grid had few rows: spacing and captions follow it
 * @property {boolean} isSmall true if only rank and suit are legible
 * @property {string} key of the piles drawn and the orientation
 * @property {boolean} hasLongColumn true if a column does not fit below its king
 * @property {(PileBox | null)[]} piles
 * @property {{ name: string, x: number, y: number, width: number }[]} captions
 */

/** Height of a card in card widths. */
export const CARD_ASPECT = 1.4;
const MAX_CARD_PX = 360;
/** Least width of a card that is easy to read. */
const EASY_CARD_PX = 80;
/** Most rows of a grid that do not overlap: in a grid, a covered card would look buried. */
const MAX_CLEAR_ROWS = 6;
/** Distance of such rows, in card widths. */
const CLEAR_PITCH = 1.45;
/** Least width of a card for which rows do not overlap. */
const MIN_CLEAR_CARD_PX = 62;
/** Narrower cards show rank and suit only. */
const SMALL_CARD_PX = 48;
/** Narrower cards have no captions. */
const MIN_CAPTION_CARD_PX = 54;
/** Height of a caption's line, in card widths. */
const CAPTION_LINE = 0.3;
/** Least visible strip of a card in a column: its rank is then 10 px high. */
export const MIN_STRIP_PX = 12.6;
/** Quantizes the strips of a column, so that not every new card moves the others. */
const STRIP_STEP_PX = 2;
/** Least part of the preferred strip that is easy to read. */
export const LEGIBLE_SHARE = 0.62;
/** Least strip of a card in a fanned packet, and least height of its top card. */
const MIN_OPEN_STRIP_PX = 9;
const MIN_OPEN_TOP_PX = 29;
/** Gap below a fanned packet for highlights, in card widths. */
const OPEN_BOTTOM_GAP = 0.08;
/** Height of the button that counts the folded cards: large enough for a finger. */
export const FOLD_PX = 24;
const NARROW_FOLD_PX = 16;
/** Heights of text on the felt with large cards, in card widths, as in core.css. */
const LABEL_HEIGHT = 0.12;
const CAPTION_HEIGHT = 0.11;
/** Least height of a label below its pile. @param {number} cardWidth */
const labelHeight = (cardWidth) => Math.max(17, cardWidth * LABEL_HEIGHT + 4);
/** Scale of the text on the felt. @param {number} cardWidth */
export const textScaleFor = (cardWidth) => ({
  label: Math.max(1, (cardWidth * LABEL_HEIGHT) / 13),
  caption: Math.max(1, (cardWidth * CAPTION_HEIGHT) / 11.5),
});
/** Width of a label beside its pile. @param {number} cardWidth */
const sideLabelWidth = (cardWidth) => 40 * textScaleFor(cardWidth).label;
/** Space below a column for the count that opens it. @param {number} cardWidth */
const openerHeight = (cardWidth) => 25 * textScaleFor(cardWidth).label;
/** Height of a label on a small table. */
const SMALL_LABEL_PX = 12;
/** Height of the label “next” below foundations whose cards are smaller than the others. */
const SMALL_NEXT_PX = 14;
/** Overhang of the counts of the piles below, over smaller cards. */
const COUNT_OVERHANG_PX = 4;
/** Keeps felt visible between the label “next” and other text below it. */
const NEXT_LABEL_SCALE = 1.1;
/** Space for the crop marks below a small card. */
const CROP_MARK_PX = 4;
/** Most extra height that a layout without a grid takes, as a part of its height. */
const MAX_EXTRA_HEIGHT = 0.55;
/** Most stretching of the gaps between columns to fill the width. */
const MAX_SPREAD = 1.22;

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
 * The width of cards that would fill the width of a high board: columns stand as far apart. 0 if they do not spread: wrapped
 * columns need their neighbours close.
 * @param {Layout} layout @param {Rect} box @param {number} cardWidth @param {boolean} canWrap
 */
const spreadCardWidth = (layout, box, cardWidth, canWrap) =>
  canWrap || layout.tiers || box.width > box.height || cardWidth < SMALL_CARD_PX
    ? 0
    : Math.floor(Math.min(box.width / layout.width, cardWidth * MAX_SPREAD));

/** @type {WeakMap<Layout, Layout>} */
const captionless = new WeakMap();

/**
 * Removes the captions of a layout and the space they took.
 * @param {Layout} layout
 */
function withoutCaptions(layout) {
  const cached = captionless.get(layout);
  if (cached) return cached;
  const titles = layout.captions.filter((caption) => caption.name);
  /** True if the titles on a line are wide: then all that is below moves, else only what is beneath a title. @param {number} y */
  const isLong = (y) => titles.reduce((sum, title) => sum + (title.y === y ? title.width : 0), 0) > layout.width / 2;
  /** @param {{ x: number, y: number, width: number }} at */
  const above = (at) => {
    const over = titles.filter(
      (title) => title.y < at.y && (isLong(title.y) || (title.x < at.x + at.width && at.x < title.x + title.width)),
    );
    return CAPTION_LINE * new Set(over.map((title) => title.y)).size;
  };
  const spots = layout.spots.map((spot) => spot && { ...spot, y: spot.y - above(spot) });
  /** Height of a pile. @param {Spot} spot */
  const heightOf = (spot) => {
    if (spot.tier !== null) return layout.tiers ? layout.tiers.room : 0;
    return spot.fan === 'down' ? spot.step : spot.width * CARD_ASPECT * spot.show;
  };
  const drawn = layout.spots.flatMap((spot) => (spot && !spot.tier ? [spot] : []));
  const lowest = (/** @type {(spot: Spot) => number} */ y) =>
    Math.max(...drawn.map((spot) => y(spot) + heightOf(spot)));
  const saved = lowest((spot) => spot.y) - lowest((spot) => spot.y - above(spot));
  // Drops rules that only flanked a removed caption.
  const flanks = (/** @type {{ name: string, y: number }} */ { name, y }) =>
    name && layout.captions.some((other) => !other.name && other.y > y && other.y < y + CAPTION_LINE * 1.2);
  const rules = layout.captions
    .filter((caption) => caption.y > 1 && !flanks(caption))
    .map((caption) => ({ ...caption, name: '', y: caption.y - above(caption) - CAPTION_LINE / 2 }));
  const first = layout.tiers && layout.spots.find((spot) => spot?.tier === 0);
  const tiers = layout.tiers && { ...layout.tiers, room: layout.tiers.room + (first ? above(first) : 0) - saved };
  const made = { ...layout, spots, tiers, captions: rules, height: layout.height - saved };
  captionless.set(layout, made);
  return made;
}

/**
 * Chooses the layout with the larger cards; of similar ones, the one for the board's orientation.
 * @param {Layout[]} layouts @param {Rect} box
 */
function chooseLayout(layouts, box) {
  const [first, tall] = layouts;
  const wide = first.other && box.width > box.height && maxCardWidth(first, box) < SMALL_CARD_PX ? first.other : first;
  const favour = box.width > box.height ? 1.15 : 1;
  // With large cards the orientation decides: still larger ones would only crowd their rows.
  const isEasy = box.width > box.height && maxCardWidth(wide, box) >= EASY_CARD_PX;
  const best = !isEasy && maxCardWidth(tall, box) > maxCardWidth(wide, box) * favour ? tall : wide;
  if (best === wide) return maxCardWidth(wide, box) < MIN_CAPTION_CARD_PX ? withoutCaptions(wide) : wide;
  // A tall layout may have another one for very high boards, used if its cards are as large.
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
 * Height of the label below a pile.
 * @param {Place} place @param {number} cardWidth @param {number} width of the pile's cards @param {boolean} isLast nothing lies below
 */
function heightOfLabel({ role }, cardWidth, width, isLast) {
  if (cardWidth < SMALL_CARD_PX) return role === 'talon' ? 10 : SMALL_LABEL_PX;
  if (role !== 'foundation' || isLast) return labelHeight(cardWidth);
  return width < SMALL_CARD_PX ? SMALL_NEXT_PX : labelHeight(cardWidth) * NEXT_LABEL_SCALE;
}

/** Height of a brief label. @param {number} full @param {number} letters */
const heightOfBriefLabel = (full, letters) => Math.min(full, SMALL_LABEL_PX * letters);

/** @param {Place} place */
const isTransient = (place) => place.role === 'stock' || place.role === 'hand';

/** Height of a card edge below a squared pile. @param {number} cardWidth */
export const edgeHeight = (cardWidth) => (cardWidth < SMALL_CARD_PX ? 1.2 : cardWidth < 90 ? 1.7 : 2.5);

/** Number of edges below a squared pile. @param {number} count */
export const depthFor = (count) => (count < 2 ? 0 : count < 3 ? 1 : count < 5 ? 2 : count < 10 ? 3 : 4);

/** Bottom of a pile. @param {PileBox} box */
function bottomOf({ strips }) {
  const last = strips[strips.length - 1];
  return last.y + last.height;
}

/** Height of a rank on a face that is not cut. @param {number} width */
const defaultRankHeight = (width) =>
  width < SMALL_CARD_PX ? Math.max(11.2, width * 0.34) : Math.max(10.8 + width * 0.075, width * 0.21);

/**
 * Height of the rank on a strip; 0 if the default fits. Rank and top margin, which shrinks with it (cards.css), must end
 * above the next card. Whole pixels, so that not every new card of a long column redraws all indices.
 * @param {number} offset height of the strip @param {number} width
 */
export function rankHeightFor(offset, width) {
  const height = Math.min(offset - 2.6, Math.max((offset + 2.9) / 1.55, offset - 1.5 - width * 0.068));
  return height < defaultRankHeight(width) ? Math.floor(height) : 0;
}

/**
 * The part of an arrangement that most actions leave as it is: the place of each pile's bottom card, and the gaps around it.
 * @typedef {object} BaseLayout
 * @property {string} key of its input
 * @property {Layout} layout
 * @property {number} cardWidth
 * @property {number} idealCardWidth
 * @property {number} pitch from row to row of a grid
 * @property {(Rect | null)[]} seats the place of each pile's bottom card
 * @property {Arrangement['captions']} captions
 * @property {(seat: Rect, from: number) => number} floor the first obstacle below a height, or the edge of the board
 * @property {number[]} floors the first obstacle below each seat
 * @property {(seat: Rect) => number} gapRight
 */

/** The last base layout of each game. @type {WeakMap<Layout[], BaseLayout>} */
const baseLayouts = new WeakMap();

/** @param {Layout[]} layouts @param {BoardBox} box @param {View} view @param {Place[]} places @returns {BaseLayout} */
function baseLayoutOf(layouts, box, view, places) {
  const [wide] = layouts;
  const columns = wide.spots.some((spot) => spot?.fan === 'down');
  // Beside columns, the empty stock and hand are removed.
  const dealt = columns && places.every((place, pile) => !isTransient(place) || !view.piles[pile].count);
  const across = layouts.flatMap(({ spots }) =>
    spots.flatMap((spot, pile) => (spot?.fan === 'right' ? view.piles[pile].count : [])),
  );
  const key = JSON.stringify([box, view.tiers, dealt, across]);
  const cached = baseLayouts.get(layouts);
  if (cached?.key === key) return cached;
  const { letters = 1 } = box;
  const remains = places.map((place) => !dealt || !isTransient(place));
  const layout = chooseLayout(dealt ? layouts.map((candidate) => trimToDrawn(candidate, remains)) : layouts, box);
  const cardWidth = Math.max(8, Math.floor(clearCardWidth(layout, box, view.tiers)));
  const idealCardWidth = Math.max(
    cardWidth,
    Math.floor(maxCardWidth(layout, box)),
    spreadCardWidth(layout, box, cardWidth, columns),
  );
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
  const bottom = box.y + box.height;

  /** @param {Spot | null} spot @param {number} pile */
  const isDrawn = (spot, pile) => spot !== null && (spot.tier === null || spot.tier < view.tiers) && remains[pile];

  const pitch =
    layout.tiers && view.tiers > 1
      ? Math.min(layout.tiers.pitch, (layout.tiers.room + extraHeight - CARD_ASPECT) / (view.tiers - 1))
      : 0;
  /** @type {(Rect | null)[]} */
  const seats = layout.spots.map((spot, pile) => {
    if (!spot || !isDrawn(spot, pile)) return null;
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
  const captions = layout.captions.map((caption) => ({
    name: caption.name,
    x: left + Math.round(caption.x * idealCardWidth + apart / 2),
    y: top + Math.round((caption.y + caption.sink * extraHeight) * cardWidth),
    width: Math.round(caption.width * idealCardWidth - apart),
  }));
  const tops = seats
    .flatMap((seat) => (seat ? [seat] : []))
    .concat(
      captions.map((caption) => ({
        ...caption,
        y: caption.y - (caption.name ? 8 * textScaleFor(idealCardWidth).caption * letters : 2),
        height: 1,
      })),
    );
  /** @param {Rect} seat @param {number} from */
  const floor = (seat, from) =>
    tops.reduce(
      (least, other) =>
        other.y >= from && other.x < seat.x + seat.width && seat.x < other.x + other.width
          ? Math.min(least, other.y)
          : least,
      bottom,
    );
  /** @param {Rect} seat */
  const gapRight = (seat) =>
    tops.reduce(
      (least, other) =>
        other.x > seat.x && other.y < seat.y + seat.height && seat.y < other.y + other.height
          ? Math.min(least, other.x)
          : least,
      box.x + box.width,
    ) -
    seat.x -
    seat.width;
  const floors = seats.map((seat) => (seat ? floor(seat, seat.y + 4) : bottom));
  const base = { key, layout, cardWidth, idealCardWidth, pitch, seats, captions, floor, floors, gapRight };
  baseLayouts.set(layouts, base);
  return base;
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

  /** Height of every fanned packet. */
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
    // These piles have no label below.
    const isUnlabelled =
      spot.tier !== null || spot.fan === 'pair' || spot.fan === 'open' || places[pile].role === 'decoration';
    const limit = isUnlabelled ? bottom : floors[pile] - (seat.width < cardWidth ? COUNT_OVERHANG_PX : 0);
    limits[pile] = limit;
    const room =
      spot.fan === 'open' ? openRoom - OPEN_BOTTOM_GAP * cardWidth : limit - seat.y - openerHeight(cardWidth);
    const wrappedBox = wrapped?.boxes.get(pile);
    const made =
      wrappedBox ?? layPile(spot, seat, { count, hidden, cardWidth, room, pitch: wrapped?.pitch ?? Infinity });
    const box = { ...made, layer: (spot.tier ?? 0) * 2, isFanned: spot.fan === 'down' || spot.fan === 'open' };
    // A card that the next row of a closed grid covers is reduced to its visible part.
    if (spot.tier !== null && pitch * cardWidth < seat.height) {
      const covered = layout.spots.findIndex(
        (other, n) => other?.tier === (spot.tier ?? 0) + 1 && other.x === spot.x && seats[n] && view.piles[n].count > 0,
      );
      if (covered >= 0) {
        box.rect = { ...box.rect, height: Math.floor(pitch * cardWidth) };
        box.isCovered = true;
        const shown = (pitch * cardWidth) / seat.height;
        const art = shown > 0.95 || (shown > 0.85 && cardWidth >= SMALL_CARD_PX && 'ornament');
        box.cards = box.cards.map((card) => ({ ...card, art }));
      }
    }
    // No edges where the pile below would cover them.
    const foot = bottomOf(box);
    const below = (wrappedBox ? floor(box.rect, foot) : limit) - foot;
    // A label takes precedence over edges, which only hint at the count.
    const full = heightOfLabel(places[pile], cardWidth, seat.width, limit === bottom) * letters;
    const least = places[pile].role === 'foundation' ? heightOfBriefLabel(full, letters) : full;
    box.isLabelBrief = cardWidth < SMALL_CARD_PX || below < full;
    const need = box.isLabelBrief ? least : full;
    const side = places[pile].role === 'stock' || places[pile].role === 'talon';
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
        other.strips.some(
          (strip) =>
            strip.x + strip.width > x + width &&
            strip.x < x + width + sideLabelWidth(cardWidth) &&
            strip.y < y + height &&
            strip.y + strip.height + (other.isLaidOpen ? 0 : labelHeight(cardWidth)) > y,
        ),
    );
    if (isReached) box.labelPlacement = 'badge';
  }
  // Piles of a role have their labels in the same place.
  for (const role of ['tableau', 'foundation', 'talon']) {
    const peers = piles.flatMap((box, pile) =>
      box && !box.isFanned && places[pile].role === role ? [{ box, pile, count: view.piles[pile].count }] : [],
    );
    const unlabelled = peers.find(({ box }) => box.labelPlacement !== 'under');
    // A pile without edges beside others would look like a single card.
    const most = Math.min(...peers.map(({ box, count }) => (box.depth < depthFor(count) ? box.depth : Infinity)));
    const isBrief = peers.some(({ box }) => box.isLabelBrief);
    for (const { box } of peers) {
      box.isLabelBrief = isBrief;
      if (unlabelled)
        box.labelPlacement =
          unlabelled.box.labelPlacement === 'side' && !peers.every((peer) => sides[peer.pile])
            ? 'badge'
            : unlabelled.box.labelPlacement;
      box.depth = Math.min(box.depth, most);
    }
  }
  // Labels side by side stand on the same line where all of them have room, whatever the depth of their piles.
  const labelled = piles.flatMap((box, pile) =>
    box?.labelPlacement === 'under' ? [{ box, pile, limit: limits[pile] }] : [],
  );
  const endOf = (/** @type {PileBox} */ box) => bottomOf(box) + box.depth * edgeHeight(cardWidth);
  for (const { box } of labelled) {
    const row = labelled.filter((other) => !other.box.isFanned && other.box.rect.y === box.rect.y);
    /** The lowest line on which all of them fit. */
    const line = Math.min(
      ...row.map(({ box: { isLabelBrief, rect }, pile, limit }) => {
        const full = heightOfLabel(places[pile], cardWidth, rect.width, limit === bottom) * letters;
        return limit - (isLabelBrief ? heightOfBriefLabel(full, letters) : full);
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

/**
 * Lays the cards of a pile.
 * @param {Spot} spot @param {Rect} seat
 * @param {object} pile
 * @param {number} pile.count
 * @param {boolean} pile.hidden
 * @param {number} pile.cardWidth
 * @param {number} pile.room height from its seat
 * @param {number} pile.pitch most visible of a card in a column
 */
function layPile(spot, seat, { count, hidden, cardWidth, room, pitch }) {
  if (spot.fan === 'open') return layOpen(seat, count, Math.floor(spot.width * cardWidth), room);
  if (spot.fan === 'down') return fanDown(spot, seat, count, cardWidth, room, pitch);
  if (spot.fan === 'right') return fanRight(spot, seat, count, cardWidth);
  if (spot.fan === 'pair' && count > 1) return layPair(seat, cardWidth);
  return laySquared(seat, hidden ? 0 : count, cardWidth * spot.width, count);
}

/** @param {Rect} seat @param {number} count @param {number} width @param {number} total @returns {PileBox} */
function laySquared(seat, count, width, total) {
  /** @type {CardSpot[]} */
  const cards = [];
  for (let index = Math.max(0, count - 2); index < count; index++) {
    cards.push({
      index,
      x: seat.x,
      y: seat.y,
      width: Math.floor(width),
      height: seat.height,
      rankHeight: 0,
      art: seat.height > width,
      strip: false,
    });
  }
  return pileBox(seat, cards, depthFor(total));
}

/** @param {Rect} rect @param {CardSpot[]} cards @param {number} depth @returns {PileBox} */
export function pileBox(rect, cards, depth) {
  const bounds = { ...rect };
  return {
    rect,
    bounds,
    strips: [bounds],
    cards,
    foldedCount: 0,
    isSqueezed: false,
    depth,
    labelTop: 0,
    layer: 0,
    labelPlacement: 'none',
    isLabelBrief: false,
    isFanned: false,
    isLaidOpen: false,
    isCovered: false,
  };
}

/** Preferred strip of a card in a column. @param {number} width */
export const preferredStrip = (width) => Math.round(width * (width < SMALL_CARD_PX ? 0.55 : 0.34));

/** True if strips are too narrow to read with ease. @param {number} offset @param {number} width */
export const isSqueezed = (offset, width) => offset < preferredStrip(width) * LEGIBLE_SHARE;

/** True if a column does not fit with the least strips. @param {number} free @param {number} count */
const mustFold = (free, count) => free < (count - 1) * MIN_STRIP_PX - 0.01;

/** @param {Spot} spot @param {Rect} seat @param {number} count @param {number} cardWidth @param {number} room @param {number} most visible of a card @returns {PileBox} */
function fanDown(spot, seat, count, cardWidth, room, most) {
  const width = Math.floor(spot.width * cardWidth);
  const height = Math.round(width * CARD_ASPECT);
  if (count < 2) return { ...laySquared(seat, count, width, 0), isFanned: true };
  const free = Math.max(room - height, MIN_STRIP_PX);
  const wanted = Math.min(preferredStrip(width), most);
  const even = STRIP_STEP_PX * Math.floor(free / (count - 1) / STRIP_STEP_PX);
  const offset = Math.max(MIN_STRIP_PX, Math.min(wanted, even));
  const folds = mustFold(free, count);
  // The top card is always drawn.
  const foldedCount = folds ? count - 1 - Math.max(0, Math.floor((free - FOLD_PX) / offset)) : 0;
  const rankHeight = rankHeightFor(offset, width);
  /** @type {CardSpot[]} */
  const cards = [];
  for (let index = foldedCount; index < count; index++) {
    const last = index === count - 1;
    cards.push({
      index,
      x: seat.x,
      y: seat.y + (foldedCount ? FOLD_PX : 0) + Math.round((index - foldedCount) * offset),
      width,
      height,
      rankHeight: last ? 0 : rankHeight,
      art: last,
      strip: false,
    });
  }
  const topmost = cards[cards.length - 1];
  const rect = { x: seat.x, y: topmost.y, width, height };
  const bounds = { x: seat.x, y: seat.y, width, height: topmost.y + height - seat.y };
  return {
    ...pileBox(rect, cards, 0),
    bounds,
    strips: [bounds],
    foldedCount,
    isSqueezed: folds || isSqueezed(offset, width),
    isFanned: true,
  };
}

/**
 * Fans a packet within its place: narrower strips, then less of the top card, then folded bottom cards.
 * @param {Rect} seat @param {number} count @param {number} width @param {number} room @returns {PileBox}
 */
function layOpen(seat, count, width, room) {
  const height = Math.round(width * CARD_ASPECT);
  const box = {
    ...laySquared({ ...seat, height: Math.min(height, Math.floor(room)) }, count, width, 0),
    isFanned: true,
    laidOpen: true,
  };
  if (count < 2) return box;
  const want = Math.round(width * 0.23);
  const over = count - 1;
  const least = Math.min(height, Math.max(MIN_OPEN_TOP_PX, Math.round(width * 0.52)));
  const strip = Math.max(MIN_OPEN_STRIP_PX, Math.min(want, (room - height) / over));
  // Narrow strips are hard to read: the top card yields first.
  const offset = strip < want ? Math.max(strip, Math.min(want, (room - least) / over)) : want;
  const fold = width < EASY_CARD_PX ? NARROW_FOLD_PX : FOLD_PX;
  const folds = over * offset > room - least + 0.01;
  const foldedCount = folds ? count - 1 - Math.max(0, Math.floor((room - least - fold) / offset)) : 0;
  const first = foldedCount ? fold : 0;
  const rankHeight = rankHeightFor(offset, width);
  /** @type {CardSpot[]} */
  const cards = Array.from({ length: count - foldedCount }, (_, n) => {
    const last = n === count - foldedCount - 1;
    const y = seat.y + first + Math.round(n * offset);
    const shown = last ? Math.min(height, Math.floor(seat.y + room - y)) : height;
    return {
      index: foldedCount + n,
      x: seat.x,
      y,
      width,
      height: last ? shown : Math.min(height, Math.floor(seat.y + room - y)),
      rankHeight: last ? 0 : rankHeight,
      art: last && (shown > 0.97 * height || (shown > 0.68 * height && 'ornament')),
      strip: false,
    };
  });
  const top = cards[cards.length - 1];
  const rect = { x: seat.x, y: top.y, width, height: top.height };
  const bounds = { x: seat.x, y: seat.y, width, height: top.y + top.height - seat.y };
  return { ...box, cards, rect, bounds, strips: [bounds], foldedCount, isSqueezed: folds };
}

/** @param {Spot} spot @param {Rect} seat @param {number} count @param {number} cardWidth @returns {PileBox} */
function fanRight(spot, seat, count, cardWidth) {
  const width = Math.floor(spot.width * cardWidth);
  const step = spot.step * cardWidth;
  // A small card has its suit in the right corner, which the strip hides.
  const strip = width < SMALL_CARD_PX || step < width * 0.62;
  const rankHeight = strip && width < SMALL_CARD_PX ? Math.min(width * 0.34, step - 4) : 0;
  /** @type {CardSpot[]} */
  const cards = [];
  for (let index = 0; index < count; index++) {
    const last = index === count - 1;
    cards.push({
      index,
      x: seat.x + Math.round(index * step),
      y: seat.y,
      width,
      height: seat.height,
      rankHeight: last ? 0 : rankHeight,
      art: last,
      strip: strip && !last,
    });
  }
  return pileBox(seat, cards, 0);
}

/**
 * Lays both cards of a pair, with both indices visible: corner to corner, or as two halves where cards are small.
 * @param {Rect} seat @param {number} cardWidth @returns {PileBox}
 */
function layPair(seat, cardWidth) {
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
  const width = Math.round(seat.width * 0.8);
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
