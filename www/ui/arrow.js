// The geometry of arrows over a table and in figures of the rules, in pixels. Colours and animation: arrow.css.

import { ARROW_SHEET } from '../assets.js';
import { addSheet, h } from './dom.js';
import { leastBy } from './geometry.js';
import { svg } from './svg.js';

/** @typedef {{ x: number, y: number }} Point */
/** @import { Rect } from '../table/board/layout.js' */
/** @typedef {Point | Rect} End an arrow ends at a point, or some distance from a rectangle */
/** @typedef {keyof typeof STYLES} ArrowKind */
/**
 * @typedef {object} ArrowOptions
 * @property {ArrowKind} [kind] default `drawn`
 * @property {number} [bend] to the left, as a part of its length; negative: to the right. `DEFAULT_BEND` by default
 * @property {number} [scale] of line, head and feathers: 0.8 on phones. Default 1
 * @property {boolean} [still] true: not animated
 */
/** @typedef {{ from: End, to: End } & ArrowOptions} Arrow */

/**
 * Styles by kind: widths of line and halo, dashes, the head's length, width and barb (0 for an open head), and the number of
 * feathers at the tail.
 */
const STYLES = {
  /** A move to make. */
  drawn: { line: 2.4, halo: 7, dash: '', head: [17, 15, 5], feathers: 3 },
  /** A refused move. */
  tried: { line: 2.4, halo: 7, dash: '1 4.5', head: [17, 15, 5], feathers: 3 },
  /** An automatic move, or one of another game. */
  follows: { line: 1.2, halo: 4, dash: '1 4', head: [9, 8, 0], feathers: 0 },
  /** A move in a figure of the rules. */
  figure: { line: 1.4, halo: 4.5, dash: '', head: [8, 7, 2], feathers: 0 },
};

/** Distance from the edge of a card to the arrow. */
const GAP_PX = 10;
/** Width of a card's edge, beside its index. */
const EDGE_PX = 8;
/** Shorter arrows reach over the edges of their cards. */
const MIN_LENGTH_PX = 34;
/** Bend of an arrow with free space around. */
export const DEFAULT_BEND = 0.14;
/** Bends to try. */
const BENDS = [DEFAULT_BEND, -DEFAULT_BEND, 0.3, -0.3, 0.5, -0.5, 0.8, -0.8, 1.4, -1.4, 2.2, -2.2];
/** Number of points at which an arrow is checked against rectangles. */
const SAMPLES = 16;
/** Half the width of an arrow's head. */
const HEAD_PX = 7;
/** Distance between feathers, and the offset of their tips. */
const FEATHER = { apart: 5, out: 6, back: 5 };

/** @param {End} end @returns {Rect} */
const rectOf = (end) => ('width' in end ? end : { ...end, width: 0, height: 0 });

/** @param {Rect} rect @returns {Point} */
const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** @param {Point} from @param {Point} to @returns {Point} of length 1, or 0 if the points are equal */
function unitVector(from, to) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** Moves a point along a direction, and to its left. @param {Point} at @param {Point} direction @param {number} along @param {number} [left] @returns {Point} */
const offset = (at, direction, along, left = 0) => ({
  x: at.x + direction.x * along + direction.y * left,
  y: at.y + direction.y * along - direction.x * left,
});

/** The distance from the middle of a rectangle to its edge, grown by a gap, in a direction. @param {Rect} rect @param {Point} direction @param {number} gap */
function edgeDistance({ width, height }, direction, gap) {
  if ((!width && !height) || (!direction.x && !direction.y)) return 0;
  return Math.min(
    direction.x ? (width / 2 + gap) / Math.abs(direction.x) : Infinity,
    direction.y ? (height / 2 + gap) / Math.abs(direction.y) : Infinity,
  );
}

/**
 * The curve of an arrow: where it starts, bends and ends.
 * @param {End} from @param {End} to @param {number} bend @param {number} scale
 * @returns {{ start: Point, turn: Point, end: Point }}
 */
export function curve(from, to, bend, scale) {
  const [a, b] = [rectOf(from), rectOf(to)];
  const [first, last] = [middleOf(a), middleOf(b)];
  const length = Math.hypot(last.x - first.x, last.y - first.y);
  const turn = offset(offset(first, unitVector(first, last), length / 2), unitVector(first, last), 0, bend * length);
  const [out, back] = [unitVector(first, turn), unitVector(last, turn)];
  const gap = { start: GAP_PX * scale, end: GAP_PX * scale };
  const ends = () => ({
    start: offset(first, out, edgeDistance(a, out, gap.start)),
    end: offset(last, back, edgeDistance(b, back, gap.end)),
  });
  const isShort = () => {
    const { start, end } = ends();
    // Neither end may be past the turn.
    const isPast =
      edgeDistance(a, out, gap.start) >= Math.hypot(turn.x - first.x, turn.y - first.y) ||
      edgeDistance(b, back, gap.end) >= Math.hypot(turn.x - last.x, turn.y - last.y);
    return isPast || Math.hypot(end.x - start.x, end.y - start.y) < MIN_LENGTH_PX * scale;
  };
  while (isShort() && gap.end > 0) gap.start = gap.end -= 2;
  // Between neighbours it starts on the edge of its card, and ends on the other only if it must: at its edge may be a label.
  while (isShort() && gap.start > -EDGE_PX * scale) gap.start -= 2;
  const least = -Math.min(a.width || Infinity, b.width || Infinity) / 2;
  while (isShort() && gap.end > least) {
    gap.start -= 2;
    gap.end -= 2;
  }
  return { ...ends(), turn };
}

/**
 * Points along an arrow, from its start to its end.
 * @param {{ start: Point, turn: Point, end: Point }} curve @param {number} [count]
 * @returns {Point[]}
 */
export function pointsAlong({ start, turn, end }, count = SAMPLES) {
  return Array.from({ length: count + 1 }, (_, n) => {
    const t = n / count;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * start.x + b * turn.x + c * end.x, y: a * start.y + b * turn.y + c * end.y };
  });
}

/** @param {Point} point @param {Rect} rect @param {number} by how much the rectangle is grown */
const isWithin = ({ x, y }, rect, by) =>
  x > rect.x - by && x < rect.x + rect.width + by && y > rect.y - by && y < rect.y + rect.height + by;

/**
 * The least bend with which an arrow covers least of its two cards and of others, and stays within an area.
 * @param {Rect} from @param {Rect} to @param {Rect[]} others @param {Rect} area @param {number} [scale]
 */
export function clearBend(from, to, others, area, scale = 1) {
  const head = HEAD_PX * scale;
  return leastBy(BENDS, (bend) => {
    const points = pointsAlong(curve(from, to, bend, scale));
    const isBad = (/** @type {Point} */ point) =>
      !isWithin(point, area, -head) ||
      [from, to].some((rect) => isWithin(point, rect, 0)) ||
      others.some((rect) => isWithin(point, rect, head));
    return points.filter(isBad).length;
  });
}

/** @param {Point} point */
const format = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * Draws an arrow from one card or point to another.
 * @param {End} from @param {End} to @param {ArrowOptions} [options]
 * @returns {SVGGElement}
 */
export function arrow(from, to, { kind = 'drawn', bend = DEFAULT_BEND, scale = 1, still = false } = {}) {
  const { line, halo, dash, head, feathers } = STYLES[kind];
  const { start, turn, end } = curve(from, to, bend, scale);
  const [long, wide, barb] = head.map((n) => n * scale);
  const [ahead, away] = [unitVector(turn, end), unitVector(start, turn)];
  const open = barb === 0;
  // The shaft ends at the barb: a line up to the tip would blunt it.
  const shaftEnd = open ? end : offset(end, ahead, barb - long);
  const shaft = `M${format(start)}Q${format(turn)} ${format(shaftEnd)}`;
  const [left, right] = [offset(end, ahead, -long, wide / 2), offset(end, ahead, -long, -wide / 2)];
  const point = open
    ? `M${format(left)}L${format(end)}L${format(right)}`
    : `M${format(end)}L${format(left)}L${format(offset(end, ahead, barb - long))}L${format(right)}Z`;
  let tail = '';
  for (let n = 0; n < feathers; n++) {
    const root = offset(start, away, (FEATHER.back + n * FEATHER.apart) * scale);
    for (const side of [1, -1]) {
      tail += `M${format(root)}L${format(offset(root, away, -FEATHER.back * scale, side * FEATHER.out * scale))}`;
    }
  }
  const drawing = svg('g', { class: `arrow is-${kind}${still ? ' is-still' : ''}`, fill: 'none' });
  /** @param {string} layer @param {number} width */
  const stroke = (layer, width) => {
    const attributes = { class: `arrow-shaft is-${layer}`, d: shaft, 'stroke-width': width };
    // The animation from the tail needs length 1.
    const shown = dash ? attributes : { ...attributes, pathLength: 1 };
    drawing.append(svg('path', dash && layer === 'ink' ? { ...shown, 'stroke-dasharray': dash } : shown));
    if (tail) {
      const thin = layer === 'ink' ? 0.7 * width : 0.75 * width;
      drawing.append(svg('path', { class: `arrow-tail is-${layer}`, d: tail, 'stroke-width': thin }));
    }
    const edge = layer === 'ink' ? (open ? line * scale : 0) : width - line * scale;
    drawing.append(
      svg('path', { class: `arrow-head is-${layer}${open ? ' is-open' : ''}`, d: point, 'stroke-width': edge }),
    );
  };
  if (halo) stroke('halo', halo * scale);
  stroke('ink', line * scale);
  return drawing;
}

/** A layer of arrows over a table, hidden from the pointer and from screen readers. */
export class ArrowLayer {
  #root;
  #drawing = svg('svg', { class: 'arrows-drawing' });
  el = h('div', { class: 'arrows', 'aria-hidden': 'true', hidden: true }, this.#drawing);

  /** @param {ShadowRoot} root gets the style sheet @param {HTMLElement} felt gives the coordinates */
  constructor(root, felt) {
    this.#root = root;
    felt.append(this.el);
  }

  /** Replaces the arrows. @param {Arrow[]} arrows */
  render(arrows) {
    // Unstyled, the layer would cover the table. A sheet that failed is requested again.
    void addSheet(this.#root, ARROW_SHEET).then((hasLoaded) => (this.el.hidden = !hasLoaded));
    this.#drawing.replaceChildren(...arrows.map(({ from, to, ...options }) => arrow(from, to, options)));
  }

  remove() {
    this.el.remove();
  }
}
