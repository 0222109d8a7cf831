// A figure of the rules: some piles of a position in an SVG image with a text alternative. Its steps can be played in it.

import { arrow } from '../ui/arrow.js';
import { back, placePath, rankOutline, SUITS } from '../cards/faces.js';
import { split } from '../engine/split.js';
import { svg } from '../ui/svg.js';
import { FIGURE_WIDTH } from './figures.js';

/** @import { View, GameInfo, Layout } from '../pkg/patience_wasm.js' */
/** @import { FigureData, PileCut, Label } from './figures.js' */
/** @import { Rect } from '../table/board/layout.js' */

/** Size of a card, in units of the drawing. */
const CARD = { width: 34, height: 48 };
/** Visible strip of a covered card. */
const STRIP = { right: 14, down: 14 };
const CAP = 11.6;

/** Positions of a figure: the first, and one after each step. @typedef {{ views: View[], info: GameInfo, layout: Layout }} Positions */

/**
 * The positions of a figure; throws if the link is invalid or a step illegal.
 * @param {typeof import('../pkg/patience_wasm.js')} engine @param {FigureData} data @returns {Positions}
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

/** The cards that the texts of a figure name. @param {FigureData} data @param {Positions} positions */
export function namedCards({ named }, { views, info }) {
  const of = (/** @type {View} */ view, /** @type {string} */ at, /** @type {number} */ under) =>
    split(pileOf(info, view, at).cards).at(-1 - under) ?? '';
  return Object.fromEntries(
    Object.entries(named).map(([name, ref]) => {
      const [at, depth] = typeof ref === 'string' ? [ref, 0] : ref;
      return [name, depth === 'after' ? of(views[views.length - 1], at, 0) : of(views[0], at, depth)];
    }),
  );
}

/** @param {number} x @param {number} y @param {string} className @param {...Node} parts */
const at = (x, y, className, ...parts) => svg('g', { class: className, transform: `translate(${x} ${y})` }, ...parts);

/** @param {string} className */
const outline = (className) => svg('rect', { class: className, width: CARD.width, height: CARD.height, rx: 2 });

/** @param {string} className @param {string} d */
const path = (className, d) => svg('path', { class: className, d });

/** A face with rank and suit. @param {string} card @param {boolean} strip true if only its left edge is visible */
function drawFace(card, strip) {
  const [rank, suit] = card;
  // A wide rank is smaller on a strip.
  const scale = Math.min(CAP / 140, strip ? (STRIP.right - 4) / rankOutline(rank)[0] : 1);
  const index = placePath(rankOutline(rank)[1], 2.6, 3 + (CAP - 140 * scale) / 2, scale);
  const [x, y] = strip ? [2.6 + (rankOutline(rank)[0] * scale) / 2, 22.5] : [CARD.width - 8.2, 3 + CAP / 2];
  return svg(
    'g',
    { class: `suit-${suit}` },
    outline('figure-sheet'),
    path('ink', index + placePath(SUITS[suit], x, y, strip ? 0.09 : 0.105)),
  );
}

function drawBack() {
  const lattice = back({ size: 'small' });
  const [x, y] = [3, 3];
  const frame = { x, y, width: CARD.width - 2 * x, height: CARD.height - 2 * y, preserveAspectRatio: 'none' };
  for (const [name, value] of Object.entries(frame)) lattice.setAttribute(name, String(value));
  return svg('g', {}, outline('figure-sheet'), lattice);
}

/** The book's cross. @param {number} x @param {number} y */
export function crossAt(x, y) {
  const d = `M${x - 4.8} ${y - 4.8}l9.6 9.6M${x + 4.8} ${y - 4.8}l-9.6 9.6`;
  return svg('g', { class: 'cross' }, path('cross-halo', d), path('cross-ink', d));
}

/** The roof that marks an available card on the table. @param {number} x @param {number} y */
export function roofAt(x, y) {
  const d = `M${x - 5} ${y}l5-5 5 5`;
  return svg('g', { class: 'cross' }, path('cross-halo', d), path('cross-ink', d));
}

/** The mark of a gap. @param {number} x @param {number} y */
export const gapAt = (x, y) => path('figure-gap', `M${x - 4.5} ${y}h9M${x} ${y - 4.5}v9`);

/** The corner of a card that can go home. */
export const cornerMark = () => path('figure-corner', `M${CARD.width - 1} ${CARD.height - 11}v10h-10z`);

export const ringMark = () => svg('g', {}, outline('figure-ring-halo'), outline('figure-ring'));

/** The crop marks of a target. */
export function targetMark() {
  const [w, h, out, arm] = [CARD.width, CARD.height, 4, 8];
  const corners = [
    [-out, -out, 1, 1],
    [w + out, -out, -1, 1],
    [w + out, h + out, -1, -1],
    [-out, h + out, 1, -1],
  ];
  const d = corners.map(([x, y, dx, dy]) => `M${x} ${y + dy * arm}V${y}H${x + dx * arm}`).join('');
  return svg('g', {}, path('figure-target-halo', d), path('figure-target', d));
}

/** A card with marks, for the legend. @param {string} card @param {...Node} marks */
export const markedCard = (card, ...marks) => svg('g', {}, drawFace(card, false), ...marks);

export const emptyPlace = () => outline('figure-place');

/** The drawn cards of a pile, with positions. @param {PileCut} cut @param {string[]} cards @param {number} initialCount cards in the first position */
function fanSpread({ x, y, show = 1, fan }, cards, initialCount) {
  const from = fan ? Math.max(0, Math.min(initialCount - show, cards.length - 1)) : Math.max(0, cards.length - 1);
  const step = fan ? STRIP[fan] : 0;
  return cards.slice(from).map((card, n) => ({
    card,
    x: x + (fan === 'right' ? n * step : 0),
    y: y + (fan === 'down' ? n * step : 0),
  }));
}

/** Vertical offset of the second card of a pair. */
const PAIR_OFFSET = 10;

/** The cards of a pair, both legible. @param {PileCut} cut @param {string[]} cards */
const pairSpread = ({ x, y }, cards) => cards.map((card, n) => ({ card, x: x + n * 12, y: y + n * PAIR_OFFSET }));

/**
 * Draws a figure.
 * @param {FigureData} data @param {Positions} positions @param {number} step number of steps played
 * @param {{ name: string, labels: Record<Label, string> }} words
 */
export function drawFigure(data, { views, info, layout }, step, { name, labels }) {
  const view = views[step];
  const drawing = svg('svg', {
    class: 'figure-drawing',
    viewBox: `0 0 ${FIGURE_WIDTH} ${data.height}`,
    role: 'img',
    'aria-label': name,
  });
  /** @type {Map<string, Rect>} */
  const tops = new Map();
  /** @type {Node[]} */
  const over = [];
  /** True if piles of this kind become pairs in the figure: then all of their labels are lower. @param {number} n */
  const takesPair = (n) => layout.spots[n]?.fan === 'pair' && pairs;
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
    if (role === 'stock' && pile.count) group.append(...edges(cut, pile.count), at(cut.x, cut.y, '', drawBack()));
    else if (!cards.length) {
      const gap = info.places[n].row !== null && !cut.isPlace;
      group.append(gap ? gapAt(cut.x + CARD.width / 2, cut.y + CARD.height / 2) : at(cut.x, cut.y, '', emptyPlace()));
    } else {
      const isPair = cards.length === 2 && layout.spots[n]?.fan === 'pair';
      const spots = isPair ? pairSpread(cut, cards) : fanSpread(cut, cards, first);
      if (!cut.fan && !isPair) group.append(...edges(cut, cards.length));
      spots.forEach((spot, i) =>
        group.append(
          at(spot.x, spot.y, 'figure-card', drawFace(spot.card, cut.fan === 'right' && i < spots.length - 1)),
        ),
      );
      const top = spots[spots.length - 1];
      tops.set(cut.at, { x: top.x, y: top.y, ...CARD });
      if (data.hasCrosses && pile.available) over.push(crossAt(top.x + CARD.width / 2, top.y + CARD.height - 12));
      if (cut.mark === 'ring') group.append(at(top.x, top.y, '', ringMark()));
      if (cut.mark === 'target') group.append(at(top.x, top.y, '', targetMark()));
    }
    drawing.append(group);
    if (cut.label) {
      // The label does not move when the pile grows.
      const grown = cut.fan === 'down' ? ((cut.show ?? 1) - 1) * STRIP.down : takesPair(n) ? PAIR_OFFSET : 0;
      const labelY = cut.y + grown + CARD.height + 16;
      over.push(text(labels[cut.label], cut.x + CARD.width / 2, labelY));
    }
  }
  if (step === 0) {
    for (const [from, to, bend = 0.14] of data.arrows ?? []) {
      const [a, b] = [tops.get(from), tops.get(to)];
      if (!a || !b) throw new Error(`${from} ${to}`);
      over.push(moveArrow(a, b, bend, !!data.isBarred));
    }
  }
  for (const [label, x, y] of data.texts ?? []) over.push(text(labels[label], x, y));
  if (data.hasTally && view.tally) over.push(drawTally(view.tally, data.height - 16));
  drawing.append(...over);
  return drawing;
}

/** @param {string} words @param {number} x @param {number} y */
function text(words, x, y) {
  const label = svg('text', { class: 'figure-label', x, y, 'text-anchor': 'middle' });
  label.textContent = words;
  return label;
}

/** Edges of the cards below. @param {PileCut} cut @param {number} count */
const edges = ({ x, y }, count) =>
  [2, 1].filter((n) => count > n).map((n) => at(x, y + n * 1.8, '', outline('figure-sheet')));

/** Arrows that bend at least this much pass above or below the cards. */
const MIN_ARC_BEND = 0.2;

/**
 * The arrow of a move, or a crossed-out one. With a strong bend it passes above the cards between, or with a negative bend
 * below them.
 * @param {Rect} a @param {Rect} b @param {number} bend @param {boolean} isBarred
 */
function moveArrow(a, b, bend, isBarred) {
  if (isBarred) {
    const [x, y] = [(a.x + b.x + a.width) / 2, a.y + a.height / 2];
    const bar = path('figure-bar', `M${x - 6} ${y - 6}l12 12M${x + 6} ${y - 6}l-12 12`);
    return svg('g', {}, arrow(a, b, { kind: 'follows', bend, still: true }), bar);
  }
  if (Math.abs(bend) < MIN_ARC_BEND) return arrow(a, b, { kind: 'figure', bend, still: true, scale: 0.8 });
  const ends = [a, b].map(({ x, y, width, height }) => ({ x: x + width / 2, y: bend > 0 ? y - 4 : y + height + 4 }));
  const over = b.x > a.x ? bend : -bend;
  return arrow(ends[0], ends[1], { kind: 'figure', bend: over, still: true });
}

/** @param {{ done: number, of: number }} tally @param {number} y */
function drawTally({ done, of }, y) {
  const [wide, gap] = [6, 3];
  const left = (FIGURE_WIDTH - of * (wide + gap) - 3 * gap) / 2;
  const marks = Array.from({ length: of }, (_, n) => {
    const x = left + n * (wide + gap) + Math.floor(n / 5) * gap;
    return svg('rect', { class: n < done ? 'figure-tally is-done' : 'figure-tally', x, y, width: wide, height: 9 });
  });
  return svg('g', {}, ...marks);
}
