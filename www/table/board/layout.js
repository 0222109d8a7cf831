// Where every pile and card lies, in pixels: arithmetic only, no DOM. The layout of each game is told in its own file of rules
// (crates/patience/src/games).

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').Layout} Layout */
/** @typedef {import('../../pkg/patience_wasm.js').Spot} Spot */
/** @typedef {import('../../pkg/patience_wasm.js').Place} Place */
/** @typedef {typeof import('./column-wrap.js').bend} Bend */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */

/**
 * @typedef {object} CardSpot one card to be drawn
 * @property {number} index its number in the pile, counted from the bottom
 * @property {number} x
 * @property {number} y
 * @property {number} width of the whole card
 * @property {number} height what is shown of it; may be less than the card
 * @property {number} cap height of its index if a strip calls for less than the card's own; else 0
 * @property {boolean | 'ornament'} art what can be seen besides the index
 * @property {boolean} strip whether only its left edge shows
 */

/**
 * @typedef {object} PileBox one pile, laid out
 * @property {Rect} rect the top card or the empty place
 * @property {Rect} all every card of the pile; of a column that turns, those below its king
 * @property {Rect[]} strips `all`, and where a column goes on beside itself
 * @property {CardSpot[]} cards those that are drawn, bottom first
 * @property {number} folded how many cards at the bottom are folded into one strip
 * @property {boolean} squeezed whether the strips are narrower than an index wants
 * @property {number} depth edges that show below a squared pile
 * @property {number} base from where the words under it are counted: piles side by side have theirs on one line
 * @property {number} layer cards of a higher layer lie above
 * @property {'under' | 'side' | 'badge' | 'within' | 'none'} note where there is room for words
 * @property {boolean} brief whether there is room for hardly any
 * @property {boolean} fanned
 * @property {boolean} laidOpen whether all its cards are to be read in its own room
 * @property {boolean} covered whether the next row lies on its lower part
 */

/** @typedef {Rect & { letters?: number }} Room what a table is laid out in, and how many times as much room as usual its words want */
/**
 * @typedef {object} Arrangement
 * @property {number} unit the width of a card
 * @property {number} ample the width that it would have if rows were few: captions and columns keep to it
 * @property {boolean} small whether only rank and suit can be read on a card
 * @property {string} key changes when other piles are drawn or the shape turns
 * @property {boolean} long whether a column is too long for the felt below its king
 * @property {(PileBox | null)[]} piles
 * @property {{ name: string, x: number, y: number, width: number }[]} captions
 */

/** Height of a card in card widths. */
export const TALL = 1.4;
const LARGEST_CARD = 360;
/** A card so wide is read with ease, in CSS pixels. */
const AMPLE = 80;
/**
 * So many rows of a grid stand clear of each other, by so much from one to the next in card widths, as long as cards need
 * not be narrower for it than so many pixels: a card that lies under another looks buried, and in rows it is not.
 */
const CLEAR_ROWS = 6;
const CLEAR_PITCH = 1.45;
const LEAST_CLEAR = 62;
/** Cards below this show rank and suit alone. */
const SMALL = 48;
/** Captions need room that a small table has not. */
const CAPTIONS_FROM = 54;
const CAPTION = 0.3;
/** The least that is seen of a card in a column, in pixels: its rank is then 10 px high. */
export const LEAST_STRIP = 12.6;
/** By so much at once a column closes up, in pixels: not at each card that comes to it. */
const STEP = 2;
/** So much of what is wanted of a card in a column is read with ease. */
export const EASED = 0.62;
/** The least that is seen of a card in a packet that is laid open, and of its top card, in pixels. */
const LEAST_OPEN = 9;
const LEAST_TOP = 29;
/** What is kept free below a packet that is laid open, in card widths: marks stand there. */
const BELOW_OPEN = 0.08;
/** The strip that says how many cards are folded away, and opens the column: wide enough for a finger. */
export const FOLD = 24;
const NARROW_FOLD = 16;
/** Words on the felt grow with large cards; these are their heights in card widths, as table.css has them. */
const NOTE_HEIGHT = 0.12;
const CAPTION_HEIGHT = 0.11;
/** Pixels that a note below its pile takes, at the least. @param {number} unit */
const noteRoom = (unit) => Math.max(17, unit * NOTE_HEIGHT + 4);
/** How much larger the words on the felt are than usual. @param {number} unit */
export const growthOf = (unit) => ({
  note: Math.max(1, (unit * NOTE_HEIGHT) / 13),
  caption: Math.max(1, (unit * CAPTION_HEIGHT) / 11.5),
});
/** Pixels across that the words beside a pile take. @param {number} unit */
const beside = (unit) => 40 * growthOf(unit).note;
/** What is kept free below a column for the count that opens it. @param {number} unit */
const opener = (unit) => 25 * growthOf(unit).note;
/** The same on a small table. */
const SMALL_NOTE = 12;
/** The same below foundations whose cards are smaller than the others. */
const SMALL_NEXT = 14;
/** Below cards that are smaller than the others stand others, over whose edge counts stick out. */
const OUT = 4;
/** What foundations say may come to lie above other words: between the two some felt is seen. */
const NEXT = 1.1;
/** Below a small card stand the crop marks round it. */
const MARKS = 4;
/** A table much higher than its cards need would fall apart, but for rows, which take what they can use. */
const MOST_SINK = 0.55;
/** Columns of a table that is high enough may stand further apart than usual, by so much, where its sides would be empty. */
const MOST_APART = 1.22;

/** @param {Layout} layout @param {Rect} box */
const unitFor = (layout, box) => Math.min(box.width / layout.width, box.height / layout.height, LARGEST_CARD);

/**
 * The width of a card: less, where rows would lie on each other otherwise.
 * @param {Layout} layout @param {Rect} box @param {number} rows
 */
function unitOf(layout, box, rows) {
  const most = unitFor(layout, box);
  if (!layout.tiers || rows < 2 || box.width < box.height) return most;
  const rest = layout.height - layout.tiers.room;
  const clear = box.height / (rest + CLEAR_PITCH * (Math.min(rows, CLEAR_ROWS) - 1) + TALL);
  return Math.min(most, Math.max(clear, LEAST_CLEAR));
}

/**
 * How wide cards would be that fill the width of a table on which they are large, but not high enough for that: their
 * columns stand as far apart. What turns beside its columns needs them where they are.
 * @param {Layout} layout @param {Rect} box @param {number} unit @param {boolean} turns
 */
const apartFor = (layout, box, unit, turns) =>
  turns || layout.tiers || box.width > box.height || unit < SMALL
    ? 0
    : Math.floor(Math.min(box.width / layout.width, unit * MOST_APART));

/** @type {WeakMap<Layout, Layout>} */
const bare = new WeakMap();

/**
 * The layout without captions, closed up by the room they took.
 * @param {Layout} layout
 */
function withoutCaptions(layout) {
  let made = bare.get(layout);
  if (made) return made;
  const titles = layout.captions.filter((caption) => caption.name);
  /** Titles on one line that fill much of the table move all that is below, a lone one what is beneath it. @param {number} y */
  const isLong = (y) => titles.reduce((sum, title) => sum + (title.y === y ? title.width : 0), 0) > layout.width / 2;
  /** @param {{ x: number, y: number, width: number }} at */
  const above = (at) => {
    const over = titles.filter(
      (title) => title.y < at.y && (isLong(title.y) || (title.x < at.x + at.width && at.x < title.x + title.width)),
    );
    return CAPTION * new Set(over.map((title) => title.y)).size;
  };
  const spots = layout.spots.map((spot) => spot && { ...spot, y: spot.y - above(spot) });
  /** How far down a pile reaches. @param {Spot} spot */
  const foot = (spot) => {
    if (spot.tier !== null) return layout.tiers ? layout.tiers.room : 0;
    return spot.fan === 'down' ? spot.step : spot.width * TALL * spot.show;
  };
  const drawn = layout.spots.flatMap((spot) => (spot && !spot.tier ? [spot] : []));
  const lowest = (/** @type {(spot: Spot) => number} */ y) => Math.max(...drawn.map((spot) => y(spot) + foot(spot)));
  const saved = lowest((spot) => spot.y) - lowest((spot) => spot.y - above(spot));
  // A line that stood beside words says nothing without them where one without words goes on below it.
  const said = (/** @type {{ name: string, y: number }} */ { name, y }) =>
    name && layout.captions.some((other) => !other.name && other.y > y && other.y < y + CAPTION * 1.2);
  const rules = layout.captions
    .filter((caption) => caption.y > 1 && !said(caption))
    .map((caption) => ({ ...caption, name: '', y: caption.y - above(caption) - CAPTION / 2 }));
  const first = layout.tiers && layout.spots.find((spot) => spot?.tier === 0);
  const tiers = layout.tiers && { ...layout.tiers, room: layout.tiers.room + (first ? above(first) : 0) - saved };
  made = { ...layout, spots, tiers, captions: rules, height: layout.height - saved };
  bare.set(layout, made);
  return made;
}

/**
 * The arrangement with the larger cards; the one made for the table's shape, if there is little between them.
 * @param {Layout[]} layouts @param {Rect} box
 */
function choose(layouts, box) {
  const [first, tall] = layouts;
  const wide = first.other && box.width > box.height && unitFor(first, box) < SMALL ? first.other : first;
  const favour = box.width > box.height ? 1.15 : 1;
  // Where cards are large anyhow, the shape decides: still larger ones would only crowd their rows.
  const ample = box.width > box.height && unitFor(wide, box) >= AMPLE;
  const best = !ample && unitFor(tall, box) > unitFor(wide, box) * favour ? tall : wide;
  if (best === wide) return unitFor(wide, box) < CAPTIONS_FROM ? withoutCaptions(wide) : wide;
  // A tall layout is made for phones as it is; for one that is very high there may be another, if its cards are as large.
  return tall.other && unitFor(tall.other, box) >= unitFor(tall, box) ? tall.other : tall;
}

/**
 * The layout without what is not drawn any more at its right edge.
 * @param {Layout} layout @param {boolean[]} drawn
 */
function trimmed(layout, drawn) {
  const width = layout.spots.reduce(
    (most, spot, pile) => (spot && drawn[pile] ? Math.max(most, spot.x + spot.width) : most),
    0,
  );
  const captions = layout.captions.filter((caption) => caption.x < width);
  return { ...layout, width, captions };
}

/**
 * Pixels that the words below a pile take.
 * @param {Place} place @param {number} unit @param {number} width of the pile's cards @param {boolean} last nothing lies below
 */
function needOf({ role }, unit, width, last) {
  if (unit < SMALL) return role === 'talon' ? 10 : SMALL_NOTE;
  if (role !== 'foundation' || last) return noteRoom(unit);
  return width < SMALL ? SMALL_NEXT : noteRoom(unit) * NEXT;
}

/** The same where there is room for a mark alone. @param {number} full @param {number} letters */
const briefly = (full, letters) => Math.min(full, SMALL_NOTE * letters);

/** @param {Place} place */
const passes = (place) => place.role === 'stock' || place.role === 'hand';

/** Pixels that each edge of a pile's depth shows. @param {number} unit */
export const edgeOf = (unit) => (unit < SMALL ? 1.2 : unit < 90 ? 1.7 : 2.5);

/** @param {number} count */
export const depthOf = (count) => (count < 2 ? 0 : count < 3 ? 1 : count < 5 ? 2 : count < 10 ? 3 : 4);

/** Where a pile ends. @param {PileBox} box */
function footOf({ strips }) {
  const last = strips[strips.length - 1];
  return last.y + last.height;
}

/** The cap height that faces have of themselves. @param {number} width */
const ownCap = (width) => (width < SMALL ? Math.max(11.2, width * 0.34) : Math.max(10.8 + width * 0.075, width * 0.21));

/**
 * The cap height of an index of which so much is seen; 0 if it need not be less than its own. The index and the margin
 * above it, which shrinks with it as cards.css says, must end above the next card. In whole pixels: with each card that
 * comes to a long column its strips get a little less, and all of its indices would be drawn anew each time.
 * @param {number} offset @param {number} width
 */
export function capFor(offset, width) {
  const cap = Math.min(offset - 2.6, Math.max((offset + 2.9) / 1.55, offset - 1.5 - width * 0.068));
  return cap < ownCap(width) ? Math.floor(cap) : 0;
}

/**
 * What most acts leave as it is: where each pile's lowest card lies, and what lies around it.
 * @typedef {object} Ground
 * @property {string} key what it was made from
 * @property {Layout} layout
 * @property {number} unit
 * @property {number} ample
 * @property {number} pitch from one row of a grid to the next
 * @property {(Rect | null)[]} seats the place of each pile's lowest card
 * @property {Arrangement['captions']} captions
 * @property {(seat: Rect, from: number) => number} floor the first thing below a height in a pile's way, or the table's edge
 * @property {number[]} floors the same below each seat
 * @property {(seat: Rect) => number} roomRight
 */

/** The last one of each game. @type {WeakMap<Layout[], Ground>} */
const grounds = new WeakMap();

/** @param {Layout[]} layouts @param {Room} box @param {View} view @param {Place[]} places @returns {Ground} */
function groundOf(layouts, box, view, places) {
  const [wide] = layouts;
  const columns = wide.spots.some((spot) => spot?.fan === 'down');
  // Where columns want the room, the pack and the hand go when they are empty.
  const dealt = columns && places.every((place, pile) => !passes(place) || !view.piles[pile].count);
  const across = layouts.flatMap(({ spots }) =>
    spots.flatMap((spot, pile) => (spot?.fan === 'right' ? view.piles[pile].count : [])),
  );
  const key = JSON.stringify([box, view.tiers, dealt, across]);
  const known = grounds.get(layouts);
  if (known?.key === key) return known;
  const { letters = 1 } = box;
  const stays = places.map((place) => !dealt || !passes(place));
  const layout = choose(dealt ? layouts.map((one) => trimmed(one, stays)) : layouts, box);
  const unit = Math.max(8, Math.floor(unitOf(layout, box, view.tiers)));
  const ample = Math.max(unit, Math.floor(unitFor(layout, box)), apartFor(layout, box, unit, columns));
  const spare = box.height / unit - layout.height;
  const rows = 1 + Math.max(0, ...layout.spots.map((spot) => spot?.tier ?? 0));
  const useful = layout.tiers ? layout.tiers.pitch * (rows - 1) + TALL - layout.tiers.room : layout.height * MOST_SINK;
  const extra = Math.max(0, Math.min(spare, useful));
  // Smaller cards stay where they were, further apart: whoever taps the pack again and again finds it.
  const apart = ample - unit;
  const left = box.x + Math.round((box.width - layout.width * ample) / 2);
  const top = box.y + Math.round(Math.max(0, (spare - extra) * unit) / 3);
  const bottom = box.y + box.height;

  /** @param {Spot | null} spot @param {number} pile */
  const isDrawn = (spot, pile) => spot !== null && (spot.tier === null || spot.tier < view.tiers) && stays[pile];

  const pitch =
    layout.tiers && view.tiers > 1
      ? Math.min(layout.tiers.pitch, (layout.tiers.room + extra - TALL) / (view.tiers - 1))
      : 0;
  /** @type {(Rect | null)[]} */
  const seats = layout.spots.map((spot, pile) => {
    if (!spot || !isDrawn(spot, pile)) return null;
    const y = spot.y + spot.sink * extra + (spot.tier ?? 0) * pitch;
    const width = Math.floor(spot.width * unit);
    const across = spot.fan === 'right' ? spot.step * unit * Math.max(0, view.piles[pile].count - 1) : 0;
    return {
      x: left + Math.round(spot.x * ample + (spot.width * apart) / 2),
      y: top + Math.round(y * unit),
      width: width + Math.round(across),
      height: Math.round(width * TALL * spot.show),
    };
  });
  const captions = layout.captions.map((caption) => ({
    name: caption.name,
    x: left + Math.round(caption.x * ample + apart / 2),
    y: top + Math.round((caption.y + caption.sink * extra) * unit),
    width: Math.round(caption.width * ample - apart),
  }));
  const tops = seats
    .flatMap((seat) => (seat ? [seat] : []))
    .concat(
      captions.map((caption) => ({
        ...caption,
        y: caption.y - (caption.name ? 8 * growthOf(ample).caption * letters : 2),
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
  const roomRight = (seat) =>
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
  const ground = { key, layout, unit, ample, pitch, seats, captions, floor, floors, roomRight };
  grounds.set(layouts, ground);
  return ground;
}

/**
 * Lays a table out.
 * @param {Layout[]} layouts @param {Room} box @param {View} view @param {Place[]} places
 * @param {Bend | null} [bend] without it columns that are too long are folded
 * @returns {Arrangement}
 */
export function arrange(layouts, box, view, places, bend) {
  const { letters = 1 } = box;
  const bottom = box.y + box.height;
  const { layout, unit, ample, pitch, seats, captions, floor, floors, roomRight } = groundOf(
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
  const long = down.some(({ seat, count, bottom }) => foldsIn(bottom - seat.y - opener(unit) - seat.height, count));
  const bent =
    long && bend
      ? bend(down, {
          left: box.x,
          right: box.x + box.width,
          opener: opener(unit),
          others: seats.flatMap((seat, pile) => (seat && layout.spots[pile]?.fan !== 'down' ? [seat] : [])),
          floor: (lane) => floor(lane, lane.y + 4),
        })
      : null;

  /** Pixels that each packet laid open has, all of them the same. */
  const openRoom = layout.spots.reduce((least, spot, pile) => {
    const seat = seats[pile];
    return spot?.fan === 'open' && seat ? Math.min(least, floors[pile] - seat.y) : least;
  }, Infinity);
  /** @type {number[]} where the next thing below each pile begins */
  const limits = [];
  /** @type {boolean[]} whether words have room beside each pile */
  const sides = [];
  const piles = layout.spots.map((spot, pile) => {
    const seat = seats[pile];
    if (!spot || !seat) return null;
    const count = view.piles[pile].count;
    const hidden = !view.piles[pile].cards && count > 0;
    // Nothing is ever written under the spaces of a grid.
    const silent =
      spot.tier !== null || spot.fan === 'pair' || spot.fan === 'open' || places[pile].role === 'decoration';
    const limit = silent ? bottom : floors[pile] - (seat.width < unit ? OUT : 0);
    limits[pile] = limit;
    const room = spot.fan === 'open' ? openRoom - BELOW_OPEN * unit : limit - seat.y - opener(unit);
    const turned = bent?.boxes.get(pile);
    const made = turned ?? boxFor(spot, seat, { count, hidden, unit, room, pitch: bent?.pitch ?? Infinity });
    const box = { ...made, layer: (spot.tier ?? 0) * 2, fanned: spot.fan === 'down' || spot.fan === 'open' };
    // A card that the next row of a closed-up grid covers is touched where it can be seen.
    if (spot.tier !== null && pitch * unit < seat.height) {
      const covered = layout.spots.findIndex(
        (other, n) => other?.tier === (spot.tier ?? 0) + 1 && other.x === spot.x && seats[n] && view.piles[n].count > 0,
      );
      if (covered >= 0) {
        box.rect = { ...box.rect, height: Math.floor(pitch * unit) };
        box.covered = true;
        const shown = (pitch * unit) / seat.height;
        const art = shown > 0.95 || (shown > 0.85 && unit >= SMALL && 'ornament');
        box.cards = box.cards.map((card) => ({ ...card, art }));
      }
    }
    // Edges that the pile below would cover are not drawn.
    const foot = footOf(box);
    const below = (turned ? floor(box.rect, foot) : limit) - foot;
    // Words below a pile are worth more than edges, which only guess at what they say.
    const full = needOf(places[pile], unit, seat.width, limit === bottom) * letters;
    const least = places[pile].role === 'foundation' ? briefly(full, letters) : full;
    box.brief = unit < SMALL || below < full;
    const need = box.brief ? least : full;
    const side = places[pile].role === 'stock' || places[pile].role === 'talon';
    const yields = least < full || unit < SMALL || (side && below - need >= edgeOf(unit));
    const free = !silent && yields && below >= need ? below - need : below;
    if (!box.fanned) box.depth = Math.max(0, Math.min(box.depth, Math.floor(free / edgeOf(unit))));
    const under = below - edgeOf(unit) * box.depth;
    sides[pile] = side && roomRight(seat) > beside(unit);
    box.note = silent
      ? 'none'
      : under >= need
        ? 'under'
        : sides[pile]
          ? 'side'
          : places[pile].role === 'reserve' && !count
            ? 'within'
            : seat.width >= SMALL || side
              ? 'badge'
              : 'none';
    return box;
  });
  // A long column may come down beside a pile that has its words there.
  for (const box of piles) {
    if (box?.note !== 'side') continue;
    const { x, y, width, height } = box.all;
    const met = piles.some(
      (other) =>
        other?.fanned &&
        other.strips.some(
          (strip) =>
            strip.x + strip.width > x + width &&
            strip.x < x + width + beside(unit) &&
            strip.y < y + height &&
            strip.y + strip.height + (other.laidOpen ? 0 : noteRoom(unit)) > y,
        ),
    );
    if (met) box.note = 'badge';
  }
  // Piles of one kind have their counts in one place.
  for (const role of ['tableau', 'foundation', 'talon']) {
    const kin = piles.flatMap((box, pile) =>
      box && !box.fanned && places[pile].role === role ? [{ box, pile, count: view.piles[pile].count }] : [],
    );
    const poor = kin.find(({ box }) => box.note !== 'under');
    // One without edges beside others would look like a single card.
    const most = Math.min(...kin.map(({ box, count }) => (box.depth < depthOf(count) ? box.depth : Infinity)));
    const brief = kin.some(({ box }) => box.brief);
    for (const { box } of kin) {
      box.brief = brief;
      if (poor) box.note = poor.box.note === 'side' && !kin.every((one) => sides[one.pile]) ? 'badge' : poor.box.note;
      box.depth = Math.min(box.depth, most);
    }
  }
  // Words side by side stand on one line, whatever the depth of their piles, where there is room for all of them there.
  const noted = piles.flatMap((box, pile) => (box?.note === 'under' ? [{ box, pile, limit: limits[pile] }] : []));
  const endOf = (/** @type {PileBox} */ box) => footOf(box) + box.depth * edgeOf(unit);
  for (const { box } of noted) {
    const row = noted.filter((other) => !other.box.fanned && other.box.rect.y === box.rect.y);
    /** The lowest line on which all of them have room. */
    const line = Math.min(
      ...row.map(({ box: { brief, rect }, pile, limit }) => {
        const full = needOf(places[pile], unit, rect.width, limit === bottom) * letters;
        return limit - (brief ? briefly(full, letters) : full);
      }),
    );
    for (const { box: other } of row)
      other.depth = Math.max(0, Math.min(other.depth, Math.floor((line - footOf(other)) / edgeOf(unit))));
    const lowest = Math.max(...row.map((other) => endOf(other.box)));
    const fits = lowest <= line + 0.01;
    if (box.fanned) box.base = endOf(box) + (unit < SMALL ? MARKS : 0);
    else box.base = fits ? lowest : endOf(box);
  }
  const drawn = piles.map((box) => (box ? 1 : 0)).join('');
  return { unit, ample, small: unit < SMALL, key: `${view.game} ${layout.width} ${drawn}`, long, piles, captions };
}

/**
 * A pile as its place has it laid.
 * @param {Spot} spot @param {Rect} seat
 * @param {object} pile
 * @param {number} pile.count
 * @param {boolean} pile.hidden
 * @param {number} pile.unit
 * @param {number} pile.room pixels down from its seat
 * @param {number} pile.pitch the most that is to be seen of a card in a column
 */
function boxFor(spot, seat, { count, hidden, unit, room, pitch }) {
  if (spot.fan === 'open') return layOpen(seat, count, Math.floor(spot.width * unit), room);
  if (spot.fan === 'down') return fanDown(spot, seat, count, unit, room, pitch);
  if (spot.fan === 'right') return fanRight(spot, seat, count, unit);
  if (spot.fan === 'pair' && count > 1) return pair(seat, unit);
  return squared(seat, hidden ? 0 : count, unit * spot.width, count);
}

/** @param {Rect} seat @param {number} count @param {number} width @param {number} all @returns {PileBox} */
function squared(seat, count, width, all) {
  /** @type {CardSpot[]} */
  const cards = [];
  for (let index = Math.max(0, count - 2); index < count; index++) {
    cards.push({
      index,
      x: seat.x,
      y: seat.y,
      width: Math.floor(width),
      height: seat.height,
      cap: 0,
      art: seat.height > width,
      strip: false,
    });
  }
  return whole(seat, cards, depthOf(all));
}

/** @param {Rect} rect @param {CardSpot[]} cards @param {number} depth @returns {PileBox} */
export function whole(rect, cards, depth) {
  const all = { ...rect };
  return {
    rect,
    all,
    strips: [all],
    cards,
    folded: 0,
    squeezed: false,
    depth,
    base: 0,
    layer: 0,
    note: 'none',
    brief: false,
    fanned: false,
    laidOpen: false,
    covered: false,
  };
}

/** What is to be seen of a card in a column. @param {number} width */
export const wantOf = (width) => Math.round(width * (width < SMALL ? 0.55 : 0.34));

/** Whether so little of each card is read with trouble. @param {number} offset @param {number} width */
export const isSqueezed = (offset, width) => offset < wantOf(width) * EASED;

/** Whether a column does not fit with the least of each card beneath the top one. @param {number} free @param {number} count */
const foldsIn = (free, count) => free < (count - 1) * LEAST_STRIP - 0.01;

/** @param {Spot} spot @param {Rect} seat @param {number} count @param {number} unit @param {number} room @param {number} most that is to be seen of a card @returns {PileBox} */
function fanDown(spot, seat, count, unit, room, most) {
  const width = Math.floor(spot.width * unit);
  const height = Math.round(width * TALL);
  if (count < 2) return { ...squared(seat, count, width, 0), fanned: true };
  const free = Math.max(room - height, LEAST_STRIP);
  const wanted = Math.min(wantOf(width), most);
  const even = STEP * Math.floor(free / (count - 1) / STEP);
  const offset = Math.max(LEAST_STRIP, Math.min(wanted, even));
  const folds = foldsIn(free, count);
  // However little room there is, its top card is drawn.
  const folded = folds ? count - 1 - Math.max(0, Math.floor((free - FOLD) / offset)) : 0;
  const cap = capFor(offset, width);
  /** @type {CardSpot[]} */
  const cards = [];
  for (let index = folded; index < count; index++) {
    const last = index === count - 1;
    cards.push({
      index,
      x: seat.x,
      y: seat.y + (folded ? FOLD : 0) + Math.round((index - folded) * offset),
      width,
      height,
      cap: last ? 0 : cap,
      art: last,
      strip: false,
    });
  }
  const topmost = cards[cards.length - 1];
  const rect = { x: seat.x, y: topmost.y, width, height };
  const all = { x: seat.x, y: seat.y, width, height: topmost.y + height - seat.y };
  return {
    ...whole(rect, cards, 0),
    all,
    strips: [all],
    folded,
    squeezed: folds || isSqueezed(offset, width),
    fanned: true,
  };
}

/**
 * A packet in a room of its own, its lowest card first: as much of each card as there is room for, then less of the top
 * card too. The lowest are folded when even that is not enough.
 * @param {Rect} seat @param {number} count @param {number} width @param {number} room @returns {PileBox}
 */
function layOpen(seat, count, width, room) {
  const height = Math.round(width * TALL);
  const box = {
    ...squared({ ...seat, height: Math.min(height, Math.floor(room)) }, count, width, 0),
    fanned: true,
    laidOpen: true,
  };
  if (count < 2) return box;
  const want = Math.round(width * 0.23);
  const over = count - 1;
  const least = Math.min(height, Math.max(LEAST_TOP, Math.round(width * 0.52)));
  const strip = Math.max(LEAST_OPEN, Math.min(want, (room - height) / over));
  // A strip so narrow is read with trouble: then rather less of the top card is shown.
  const offset = strip < want ? Math.max(strip, Math.min(want, (room - least) / over)) : want;
  const fold = width < AMPLE ? NARROW_FOLD : FOLD;
  const folds = over * offset > room - least + 0.01;
  const folded = folds ? count - 1 - Math.max(0, Math.floor((room - least - fold) / offset)) : 0;
  const first = folded ? fold : 0;
  const cap = capFor(offset, width);
  /** @type {CardSpot[]} */
  const cards = Array.from({ length: count - folded }, (_, n) => {
    const last = n === count - folded - 1;
    const y = seat.y + first + Math.round(n * offset);
    const shown = last ? Math.min(height, Math.floor(seat.y + room - y)) : height;
    return {
      index: folded + n,
      x: seat.x,
      y,
      width,
      height: last ? shown : Math.min(height, Math.floor(seat.y + room - y)),
      cap: last ? 0 : cap,
      art: last && (shown > 0.97 * height || (shown > 0.68 * height && 'ornament')),
      strip: false,
    };
  });
  const top = cards[cards.length - 1];
  const rect = { x: seat.x, y: top.y, width, height: top.height };
  const all = { x: seat.x, y: seat.y, width, height: top.y + top.height - seat.y };
  return { ...box, cards, rect, all, strips: [all], folded, squeezed: folds };
}

/** @param {Spot} spot @param {Rect} seat @param {number} count @param {number} unit @returns {PileBox} */
function fanRight(spot, seat, count, unit) {
  const width = Math.floor(spot.width * unit);
  const step = spot.step * unit;
  // A small card has its suit in the other corner.
  const strip = width < SMALL || step < width * 0.62;
  const cap = strip && width < SMALL ? Math.min(width * 0.34, step - 4) : 0;
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
      cap: last ? 0 : cap,
      art: last,
      strip: strip && !last,
    });
  }
  return whole(seat, cards, 0);
}

/**
 * Both cards of a pair, both indices whole: set corner to corner, or two half cards where cards are small.
 * @param {Rect} seat @param {number} unit @returns {PileBox}
 */
function pair(seat, unit) {
  if (unit < SMALL) {
    const half = Math.round(seat.height / 2);
    const card = { x: seat.x, width: seat.width, cap: 0, art: false, strip: false };
    return whole(
      seat,
      [
        { ...card, index: 0, y: seat.y, height: half + 1 },
        { ...card, index: 1, y: seat.y + half, height: seat.height - half },
      ],
      0,
    );
  }
  const width = Math.round(seat.width * 0.8);
  const height = Math.round(width * TALL);
  const card = { width, height, cap: 0, strip: false };
  return whole(
    seat,
    [
      { ...card, index: 0, x: seat.x, y: seat.y, art: false },
      { ...card, index: 1, x: seat.x + seat.width - width, y: seat.y + seat.height - height, art: true },
    ],
    0,
  );
}
