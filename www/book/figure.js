// A plate of the rules: some piles of a position as one drawing, by the outlines of the table's own faces. It is one image,
// its name a sentence, and its steps can be played in their place.

import { arrow } from '../ui/arrow.js';
import { back, place, rankOf, SUITS } from '../cards/faces.js';
import { split } from '../engine/split.js';
import { svg } from '../ui/svg.js';
import { WIDTH } from './figures.js';

/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../pkg/patience_wasm.js').Layout} Layout */
/** @typedef {import('./figures.js').PlateData} PlateData */
/** @typedef {import('./figures.js').Cut} Cut */
/** @typedef {import('./figures.js').Label} Label */
/** @typedef {import('../table/board/layout.js').Rect} Rect */

/** A card of a plate, in its own units. */
const CARD = { width: 34, height: 48 };
/** What is seen of a covered card. */
const STRIP = { right: 14, down: 14 };
const CAP = 11.6;

/** Positions of a plate, before its first step and after each. @typedef {{ views: View[], info: GameInfo, layout: Layout }} Positions */

/**
 * What the engine says of a plate; throws if it does not know the position or refuses a step.
 * @param {typeof import('../pkg/patience_wasm.js')} engine @param {PlateData} data @returns {Positions}
 */
export function positionsOf(engine, { link, steps = [] }) {
  const table = engine.Table.open(`#${link}`);
  try {
    const first = table.view();
    const info = engine.games().find(({ id }) => id === first.game);
    if (!info) throw new Error(link);
    const views = [first, ...steps.map((move) => table.play(move))];
    return { views, info, layout: engine.layout(first.game, false) };
  } finally {
    table.free();
  }
}

/** @param {GameInfo} info @param {View} view @param {string} at */
function pileOf(info, view, at) {
  const pile = view.piles[info.places.findIndex(({ address }) => address === at)];
  if (!pile) throw new Error(at);
  return pile;
}

/** The cards that the words of a plate name. @param {PlateData} data @param {Positions} positions */
export function namedCards({ named }, { views, info }) {
  const of = (/** @type {View} */ view, /** @type {string} */ at, /** @type {number} */ under) =>
    split(pileOf(info, view, at).cards).at(-1 - under) ?? '';
  return Object.fromEntries(
    Object.entries(named).map(([name, which]) => {
      const [at, more] = typeof which === 'string' ? [which, 0] : which;
      return [name, more === 'after' ? of(views[views.length - 1], at, 0) : of(views[0], at, more)];
    }),
  );
}

/** @param {number} x @param {number} y @param {string} className @param {...Node} parts */
const at = (x, y, className, ...parts) => svg('g', { class: className, transform: `translate(${x} ${y})` }, ...parts);

/** @param {string} className @param {Record<string, number>} [more] */
const outline = (className, more = {}) =>
  svg('rect', { class: className, width: CARD.width, height: CARD.height, rx: 2, ...more });

/** @param {string} className @param {string} d */
const path = (className, d) => svg('path', { class: className, d });

/** A face: rank, and the suit where it is seen. @param {string} card @param {boolean} strip whether only its left edge is */
function faceOf(card, strip) {
  const [rank, suit] = card;
  // A broad rank is drawn smaller where the next card covers half of it.
  const scale = Math.min(CAP / 140, strip ? (STRIP.right - 4) / rankOf(rank)[0] : 1);
  const index = place(rankOf(rank)[1], 2.6, 3 + (CAP - 140 * scale) / 2, scale);
  const [x, y] = strip ? [2.6 + (rankOf(rank)[0] * scale) / 2, 22.5] : [CARD.width - 8.2, 3 + CAP / 2];
  return svg(
    'g',
    { class: `suit-${suit}` },
    outline('plate-sheet'),
    path('ink', index + place(SUITS[suit], x, y, strip ? 0.09 : 0.105)),
  );
}

function backOf() {
  const lattice = back(document, { size: 'small' });
  const [x, y] = [3, 3];
  const within = { x, y, width: CARD.width - 2 * x, height: CARD.height - 2 * y, preserveAspectRatio: 'none' };
  for (const [name, value] of Object.entries(within)) lattice.setAttribute(name, String(value));
  return svg('g', {}, outline('plate-sheet'), lattice);
}

/** The book's cross, lying across the low middle of a card. @param {number} x @param {number} y */
export function crossAt(x, y) {
  const d = `M${x - 4.8} ${y - 4.8}l9.6 9.6M${x + 4.8} ${y - 4.8}l-9.6 9.6`;
  return svg('g', { class: 'cross' }, path('cross-halo', d), path('cross-ink', d));
}

/** The mark of a gap, upright and on the felt. @param {number} x @param {number} y */
export const gapAt = (x, y) => path('plate-gap', `M${x - 4.5} ${y}h9M${x} ${y - 4.5}v9`);

/** The turned corner of what is suitable. */
export const cornerMark = () => path('plate-corner', `M${CARD.width - 1} ${CARD.height - 11}v10h-10z`);

export const ringMark = () => svg('g', {}, outline('plate-ring-halo'), outline('plate-ring'));

/** Crop marks round a card. */
export function aimMark() {
  const [w, h, out, arm] = [CARD.width, CARD.height, 4, 8];
  const corners = [
    [-out, -out, 1, 1],
    [w + out, -out, -1, 1],
    [w + out, h + out, -1, -1],
    [-out, h + out, 1, -1],
  ];
  const d = corners.map(([x, y, dx, dy]) => `M${x} ${y + dy * arm}V${y}H${x + dx * arm}`).join('');
  return svg('g', {}, path('plate-aim-halo', d), path('plate-aim', d));
}

/** A card alone with something on it, for a legend. @param {string} card @param {...Node} marks */
export const markedCard = (card, ...marks) => svg('g', {}, faceOf(card, false), ...marks);

export const emptyPlace = () => outline('plate-place');

/** Where the cards of a cut lie, and which of them are drawn. @param {Cut} cut @param {string[]} cards @param {number} most in the first position */
function spread({ x, y, show = 1, fan }, cards, most) {
  const from = fan ? Math.max(0, Math.min(most - show, cards.length - 1)) : Math.max(0, cards.length - 1);
  const step = fan ? STRIP[fan] : 0;
  return cards.slice(from).map((card, n) => ({
    card,
    x: x + (fan === 'right' ? n * step : 0),
    y: y + (fan === 'down' ? n * step : 0),
  }));
}

/** So far down lies the second card of a pair. */
const PAIRED = 10;

/** Both cards of a pair can be read. @param {Cut} cut @param {string[]} cards */
const pairSpread = ({ x, y }, cards) => cards.map((card, n) => ({ card, x: x + n * 12, y: y + n * PAIRED }));

/**
 * Draws a plate.
 * @param {PlateData} data @param {Positions} positions @param {number} step how many of its steps have been played
 * @param {{ name: string, labels: Record<Label, string> }} words
 */
export function drawPlate(data, { views, info, layout }, step, { name, labels }) {
  const view = views[step];
  const drawing = svg('svg', {
    class: 'plate-drawing',
    viewBox: `0 0 ${WIDTH} ${data.height}`,
    role: 'img',
    'aria-label': name,
  });
  /** @type {Map<string, Rect>} */
  const tops = new Map();
  /** @type {Node[]} */
  const over = [];
  /** Whether a pile is of a kind of which one takes a second card here: those of its kind have their words on one line. @param {number} n */
  const isPairing = (n) => layout.spots[n]?.fan === 'pair' && pairs;
  const pairs = data.cuts.some(({ at: address }) => {
    const n = info.places.findIndex((place) => place.address === address);
    return layout.spots[n]?.fan === 'pair' && views.some(({ piles }) => piles[n].count > 1);
  });
  for (const cut of data.cuts) {
    const n = info.places.findIndex(({ address }) => address === cut.at);
    const { role } = info.places[n];
    const pile = pileOf(info, view, cut.at);
    const cards = split(pile.cards);
    const first = pileOf(info, views[0], cut.at).count;
    const group = svg('g', { class: cut.mark === 'faded' ? 'is-faded' : '', 'data-pile': cut.at });
    tops.set(cut.at, { x: cut.x, y: cut.y, ...CARD });
    if (role === 'stock' && pile.count) group.append(...edges(cut, pile.count), at(cut.x, cut.y, '', backOf()));
    else if (!cards.length) {
      const gap = info.places[n].row !== null && !cut.place;
      group.append(gap ? gapAt(cut.x + CARD.width / 2, cut.y + CARD.height / 2) : at(cut.x, cut.y, '', emptyPlace()));
    } else {
      const isPair = cards.length === 2 && layout.spots[n]?.fan === 'pair';
      const spots = isPair ? pairSpread(cut, cards) : spread(cut, cards, first);
      if (!cut.fan && !isPair) group.append(...edges(cut, cards.length));
      spots.forEach((spot, i) =>
        group.append(
          at(spot.x, spot.y, 'plate-card-drawn', faceOf(spot.card, cut.fan === 'right' && i < spots.length - 1)),
        ),
      );
      const top = spots[spots.length - 1];
      tops.set(cut.at, { x: top.x, y: top.y, ...CARD });
      if (data.crosses && pile.available) over.push(crossAt(top.x + CARD.width / 2, top.y + CARD.height - 12));
      if (cut.mark === 'ring') group.append(at(top.x, top.y, '', ringMark()));
      if (cut.mark === 'aim') group.append(at(top.x, top.y, '', aimMark()));
    }
    drawing.append(group);
    if (cut.label) {
      // It stays where it is when the pile grows, and clear of that.
      const grown = cut.fan === 'down' ? ((cut.show ?? 1) - 1) * STRIP.down : isPairing(n) ? PAIRED : 0;
      const low = cut.y + grown + CARD.height + 16;
      over.push(text(labels[cut.label], cut.x + CARD.width / 2, low));
    }
  }
  if (step === 0) {
    for (const [from, to, bend = 0.14] of data.arrows ?? []) {
      const [a, b] = [tops.get(from), tops.get(to)];
      if (!a || !b) throw new Error(`${from} ${to}`);
      over.push(wayOf(a, b, bend, !!data.barred));
    }
  }
  for (const [label, x, y] of data.texts ?? []) over.push(text(labels[label], x, y));
  if (data.tally && view.tally) over.push(tallyOf(view.tally, data.height - 16));
  drawing.append(...over);
  return drawing;
}

/** @param {string} words @param {number} x @param {number} y */
function text(words, x, y) {
  const label = svg('text', { class: 'plate-label', x, y, 'text-anchor': 'middle' });
  label.textContent = words;
  return label;
}

/** The edges of the cards beneath. @param {Cut} cut @param {number} count */
const edges = ({ x, y }, count) =>
  [2, 1].filter((n) => count > n).map((n) => at(x, y + n * 1.8, '', outline('plate-sheet')));

/** From where on a way goes over the cards, or under them, and not from side to side. */
const ROUND = 0.2;

/**
 * The way of a card. One that bends far goes over the cards between, or, bent to the other side, beneath them.
 * @param {Rect} a @param {Rect} b @param {number} bend @param {boolean} barred
 */
function wayOf(a, b, bend, barred) {
  if (barred) {
    const [x, y] = [(a.x + b.x + a.width) / 2, a.y + a.height / 2];
    const bar = path('plate-bar', `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`);
    return svg('g', {}, arrow(a, b, { kind: 'follows', bend, still: true }), bar);
  }
  if (Math.abs(bend) < ROUND) return arrow(a, b, { kind: 'plate', bend, still: true, scale: 0.8 });
  const ends = [a, b].map(({ x, y, width, height }) => ({ x: x + width / 2, y: bend > 0 ? y - 4 : y + height + 4 }));
  const over = b.x > a.x ? bend : -bend;
  return arrow(ends[0], ends[1], { kind: 'plate', bend: over, still: true });
}

/** @param {{ done: number, of: number }} tally @param {number} y */
function tallyOf({ done, of }, y) {
  const [wide, gap] = [6, 3];
  const left = (WIDTH - of * (wide + gap) - 3 * gap) / 2;
  const marks = Array.from({ length: of }, (_, n) => {
    const x = left + n * (wide + gap) + Math.floor(n / 5) * gap;
    return svg('rect', { class: n < done ? 'plate-tally is-done' : 'plate-tally', x, y, width: wide, height: 9 });
  });
  return svg('g', {}, ...marks);
}
