// The graph of a review: the chance to win after each move as a hatched step line, a flag where the game was lost, a lozenge
// for each costly decision. Hidden from screen readers, for which the list has every figure.

import { h } from '../../ui/dom.js';
import { svg } from '../../ui/svg.js';
import { words } from '../../words/review.js';
import { UNDECIDED, PENDING } from './review-store.js';

/**
 * @typedef {object} GraphData
 * @property {number[]} estimates chance to win at each ply, in percent
 * @property {number} lost first lost ply; -1 if none is
 * @property {number[]} decisions plies of the costly decisions, the costliest first
 * @property {{ ply: number, label: string }[]} ticks
 * @property {number} ply on the table
 */

const HEIGHT = 150;
const MARGIN = { left: 34, right: 6, top: 18, bottom: 22 };
/** Minimum spacing of the hatching. */
const MIN_HATCH_PX = 3;
/** Estimated width of a label's letter, in px. */
const LETTER_PX = 6.5;
const PENNON_PATH = 'l11 2.5 -3 3 3 3 -11 2.5z';

export class ReviewGraph {
  #drawing = svg('svg', { class: 'graph-drawing', height: HEIGHT });
  #figure = h('div', { class: 'graph-figure' }, this.#drawing);
  #packs = h('span', { class: 'graph-packs' });
  #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#redraw()));
  /** @type {GraphData | null} */
  #data = null;
  el = h(
    'div',
    { class: 'graph', 'aria-hidden': 'true' },
    h('div', { class: 'graph-head' }, h('span', { class: 'graph-label' }, words.review.chance), this.#packs),
    this.#figure,
  );

  /** @param {(ply: number) => void} choose called with the ply that is clicked */
  constructor(choose) {
    this.#sizes.observe(this.#figure);
    this.#figure.addEventListener('click', ({ clientX }) => {
      const { left } = this.#drawing.getBoundingClientRect();
      const slots = this.#data?.estimates.length ?? 1;
      const at = Math.floor(((clientX - left - MARGIN.left) / this.#plotWidth) * slots);
      choose(Math.max(0, Math.min(slots - 1, at)));
    });
  }

  /** @param {GraphData} data @param {string} packs text beside the graph */
  render(data, packs) {
    this.#data = data;
    this.#packs.textContent = packs;
    this.#redraw();
  }

  dispose() {
    this.#sizes.disconnect();
    this.el.remove();
  }

  /** Width of the plot, in px. */
  get #plotWidth() {
    return Math.max(1, this.#figure.clientWidth - MARGIN.left - MARGIN.right);
  }

  #redraw() {
    if (!this.#data || !this.#figure.clientWidth) return;
    const { estimates, lost, decisions, ticks, ply } = this.#data;
    const width = this.#figure.clientWidth;
    const [floor, ceiling] = [HEIGHT - MARGIN.bottom, MARGIN.top];
    const slot = this.#plotWidth / estimates.length;
    const x = (/** @type {number} */ at) => round(MARGIN.left + slot * at);
    const y = (/** @type {number} */ percent) => round(floor - ((floor - ceiling) * percent) / 100);
    const hasEstimate = (/** @type {number} */ at) => estimates[at] <= 100;

    const grid = [0, 50, 100].flatMap((percent) => [
      svg('path', { class: 'graph-rule', d: `M${MARGIN.left} ${y(percent)}H${width - MARGIN.right}` }),
      text(MARGIN.left - 6, y(percent) + 4, String(percent), 'is-end'),
    ]);

    // Unknown stretches are dashed, at 50 %.
    let line = '';
    let broken = '';
    for (let at = 0; at < estimates.length; at++) {
      const end = x(at + 1);
      if (hasEstimate(at)) {
        const isJoined = at > 0 && hasEstimate(at - 1);
        line += `${isJoined ? `V${y(estimates[at])}` : `M${x(at)} ${y(estimates[at])}`}H${end}`;
      } else if (estimates[at] === UNDECIDED || estimates[at] === PENDING) broken += `M${x(at)} ${y(50)}H${end}`;
    }
    const pitch = Math.max(slot, MIN_HATCH_PX);
    const hatch = ['', ''];
    for (let left = MARGIN.left + pitch / 2; left < width - MARGIN.right; left += pitch) {
      const at = Math.min(estimates.length - 1, Math.floor((left - MARGIN.left) / slot));
      if (hasEstimate(at) && estimates[at] > 0)
        hatch[lost >= 0 && at >= lost ? 1 : 0] += `M${round(left)} ${floor}V${y(estimates[at])}`;
    }

    let labelEnd = -Infinity;
    const feet = ticks.flatMap(({ ply: at, label }) => {
      const half = (label.length * LETTER_PX) / 2;
      const mark = svg('path', { class: 'graph-tick', d: `M${x(at)} ${floor}v4` });
      if (x(at) - half < labelEnd) return [mark];
      labelEnd = x(at) + half + 4;
      return [mark, text(x(at), HEIGHT - 5, label, 'is-middle')];
    });
    const lozenges = decisions.flatMap((at, n) => {
      const middle = x(at + 0.5);
      const under = floor - 13;
      return [
        svg('path', { class: 'graph-lozenge', d: `M${middle} ${under - 10}l10 10 -10 10 -10 -10z` }),
        text(middle, under + 4, String(n + 1), 'is-middle'),
      ];
    });
    const height = hasEstimate(ply) ? estimates[ply] : 50;
    this.#drawing.setAttribute('width', String(width));
    this.#drawing.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`);
    this.#drawing.replaceChildren(
      ...grid,
      svg('path', { class: 'graph-hatch', d: hatch[0] }),
      svg('path', { class: 'graph-hatch is-lost', d: hatch[1] }),
      svg('path', { class: 'graph-broken', d: broken }),
      svg('path', { class: 'graph-line', d: line }),
      ...feet,
      ...lozenges,
      ...flag(lost, lost < 0 ? 0 : x(lost), width),
      svg('circle', { class: 'graph-now', cx: x(ply + 0.5), cy: y(height), r: 5.5 }),
    );
  }
}

/** Rounds to tenths of a pixel. @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/** @param {number} x @param {number} y @param {string} label @param {string} anchor */
function text(x, y, label, anchor) {
  const element = svg('text', { class: `graph-text ${anchor}`, x, y });
  element.textContent = label;
  return element;
}

/** Flag where the game was lost. @param {number} lost @param {number} x @param {number} width of the drawing */
function flag(lost, x, width) {
  if (lost < 0) return [];
  const label = words.review.lostSince(lost);
  const isFlipped = x + 16 + label.length * LETTER_PX > width;
  return [
    svg('path', { class: 'graph-staff', d: `M${x} ${HEIGHT - MARGIN.bottom}V2` }),
    svg('path', { class: 'graph-pennon', d: `M${x} 2${PENNON_PATH}` }),
    text(isFlipped ? x - 6 : x + 16, 12, label, isFlipped ? 'is-end' : 'is-start'),
  ];
}
