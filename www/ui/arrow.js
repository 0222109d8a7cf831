// Arrows over a table: one that is drawn to show a move, one of a try, a dotted path of what follows by itself, and the
// fine one of a plate in the rules. Their colours and their motion are arrow.css; here is their geometry, in pixels.

import { ARROW_SHEET } from '../assets.js';
import { addSheet, h } from './dom.js';
import { svg } from './svg.js';

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {import('../table/board/layout.js').Rect} Rect */
/** @typedef {Point | Rect} End an arrow keeps off a rectangle, and goes up to a point */
/** @typedef {keyof typeof KINDS} ArrowKind */
/**
 * @typedef {object} ArrowOptions
 * @property {ArrowKind} [kind] default `drawn`
 * @property {number} [bend] how far it bends to its left, in parts of its length; negative: to its right. Default 0.14
 * @property {number} [scale] of line, head and feathers: 0.8 on phones. Default 1
 * @property {boolean} [still] drawn at once, not from its tail
 */
/** @typedef {{ from: End, to: End } & ArrowOptions} Arrow */

/**
 * What each looks like: the widths of line and halo, the dashes, the head's length and width with its barb (an open head
 * has none), the feathers at the tail.
 */
const KINDS = {
  /** What to do. */
  drawn: { line: 2.4, halo: 7, dash: '', head: [17, 15, 5], feathers: 3 },
  /** What has been tried, in vain. */
  tried: { line: 2.4, halo: 7, dash: '1 4.5', head: [17, 15, 5], feathers: 3 },
  /** What follows by itself, or was done another time. */
  follows: { line: 1.2, halo: 4, dash: '1 4', head: [9, 8, 0], feathers: 0 },
  /** A move in a small drawing. */
  plate: { line: 1.4, halo: 4.5, dash: '', head: [8, 7, 2], feathers: 0 },
};

/** From the edge of a card to the arrow. */
const GAP = 10;
/** Cards closer together than this have the arrow over their edges. */
const SHORTEST = 34;
/** Between feathers, and how far each stands out. */
const FEATHER = { apart: 5, out: 6, back: 5 };

/** @param {End} end @returns {Rect} */
const rectOf = (end) => ('width' in end ? end : { ...end, width: 0, height: 0 });

/** @param {Rect} rect @returns {Point} */
const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** @param {Point} from @param {Point} to @returns {Point} of length 1; none where both are one */
function towards(from, to) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** A point beside another: so far along a direction, and so far to its left. @param {Point} at @param {Point} way @param {number} along @param {number} [left] @returns {Point} */
const beside = (at, way, along, left = 0) => ({
  x: at.x + way.x * along + way.y * left,
  y: at.y + way.y * along - way.x * left,
});

/** How far from its middle a rectangle, or what is so far round it, ends in a direction. @param {Rect} rect @param {Point} way @param {number} gap */
function reach({ width, height }, way, gap) {
  if ((!width && !height) || (!way.x && !way.y)) return 0;
  return Math.min(
    way.x ? (width / 2 + gap) / Math.abs(way.x) : Infinity,
    way.y ? (height / 2 + gap) / Math.abs(way.y) : Infinity,
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
  const turn = beside(beside(first, towards(first, last), length / 2), towards(first, last), 0, bend * length);
  const [out, back] = [towards(first, turn), towards(last, turn)];
  let gap = GAP * scale;
  const free = () => length - reach(a, out, gap) - reach(b, back, gap);
  // Between neighbours it begins and ends on their cards.
  while (free() < SHORTEST * scale && gap > -Math.min(a.width || Infinity, b.width || Infinity) / 2) gap -= 2;
  return { start: beside(first, out, reach(a, out, gap)), turn, end: beside(last, back, reach(b, back, gap)) };
}

/** @param {Point} point */
const text = ({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * An arrow, from one card or point to another.
 * @param {End} from @param {End} to @param {ArrowOptions} [options]
 * @returns {SVGGElement}
 */
export function arrow(from, to, { kind = 'drawn', bend = 0.14, scale = 1, still = false } = {}) {
  const { line, halo, dash, head, feathers } = KINDS[kind];
  const { start, turn, end } = curve(from, to, bend, scale);
  const [long, wide, barb] = head.map((n) => n * scale);
  const [ahead, away] = [towards(turn, end), towards(start, turn)];
  const open = barb === 0;
  // A line that went on into the point would blunt it.
  const stop = open ? end : beside(end, ahead, barb - long);
  const shaft = `M${text(start)}Q${text(turn)} ${text(stop)}`;
  const [left, right] = [beside(end, ahead, -long, wide / 2), beside(end, ahead, -long, -wide / 2)];
  const point = open
    ? `M${text(left)}L${text(end)}L${text(right)}`
    : `M${text(end)}L${text(left)}L${text(beside(end, ahead, barb - long))}L${text(right)}Z`;
  let tail = '';
  for (let n = 0; n < feathers; n++) {
    const root = beside(start, away, (FEATHER.back + n * FEATHER.apart) * scale);
    for (const side of [1, -1]) {
      tail += `M${text(root)}L${text(beside(root, away, -FEATHER.back * scale, side * FEATHER.out * scale))}`;
    }
  }
  const drawing = svg('g', { class: `arrow is-${kind}${still ? ' is-still' : ''}`, fill: 'none' });
  /** @param {string} layer @param {number} width */
  const stroke = (layer, width) => {
    const attributes = { class: `arrow-shaft is-${layer}`, d: shaft, 'stroke-width': width };
    // Its length counts as 1 where it is drawn from its tail.
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

/** Where arrows are drawn: over a table, under the pointer's notice and nobody's ears. */
export class Arrows {
  #drawing = svg('svg', { class: 'arrows-drawing' });
  el = h('div', { class: 'arrows', 'aria-hidden': 'true', hidden: true }, this.#drawing);

  /** @param {ShadowRoot} root whose sheets it needs @param {HTMLElement} felt whose coordinates it has */
  constructor(root, felt) {
    felt.append(this.el);
    const ready = addSheet(root, ARROW_SHEET);
    // Without its sheet it would stand in the way.
    void (ready ?? Promise.resolve()).then(() => (this.el.hidden = false));
  }

  /** Draws these in place of those that were there. @param {Arrow[]} arrows */
  draw(arrows) {
    this.#drawing.replaceChildren(...arrows.map(({ from, to, ...options }) => arrow(from, to, options)));
  }

  clear() {
    this.#drawing.replaceChildren();
  }

  remove() {
    this.el.remove();
  }
}
