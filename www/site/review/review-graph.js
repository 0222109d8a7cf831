// The graph of a review: the chance to win after each move as a hatched step line, a flag where the game was lost, a lozenge
// for each costly decision. Hidden from screen readers, for which the list has every figure.

import { h } from '../../ui/dom.js';
import { svg } from '../../ui/svg.js';
import { words } from '../../words/review.js';
import { PENDING, UNDECIDED } from '../../solver/estimates.js';

/**
 * @typedef {object} GraphData
 * @property {number[]} estimates chance to win at each ply, in percent
 * @property {number} lost first ply that is proven lost; -1 if none is
 * @property {boolean} isLossExact the ply before is proven winnable
 * @property {number[]} decisions plies of the costly decisions, the costliest first
 * @property {{ ply: number, label: string }[]} ticks
 * @property {number} ply on the table
 */

const HEIGHT = 150;
const MARGIN = { left: 34, right: 6, top: 18, bottom: 22 };
/** Bottom and top of the plot. */
const [FLOOR, CEILING] = [HEIGHT - MARGIN.bottom, MARGIN.top];
/** Spacing of the hatching: too close for a line to be taken for a move. */
const HATCH_PX = 4;
/** Estimated width of a label's letter, in px. */
const LETTER_PX = 6.5;
const PENNON_PATH = 'l11 2.5 -3 3 3 3 -11 2.5z';

export class ReviewGraph {
  #drawing = svg('svg', { class: 'graph-drawing', height: HEIGHT });
  #figure = h('div', { class: 'graph-figure' }, this.#drawing);
  #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#redraw()));
  /** @type {GraphData | null} */
  #data = null;
  el = h(
    'div',
    { class: 'graph', 'aria-hidden': 'true' },
    h('div', { class: 'graph-head' }, h('span', { class: 'graph-label' }, words.review.chance)),
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

  /** @param {GraphData} data */
  render(data) {
    this.#data = data;
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
    const { estimates, lost, isLossExact, decisions, ticks, ply } = this.#data;
    const width = this.#figure.clientWidth;
    const slot = this.#plotWidth / estimates.length;
    const x = (/** @type {number} */ at) => round(MARGIN.left + slot * at);
    const height = hasEstimate(estimates[ply]) ? estimates[ply] : 50;
    this.#drawing.setAttribute('width', String(width));
    this.#drawing.setAttribute('viewBox', `0 0 ${width} ${HEIGHT}`);
    this.#drawing.replaceChildren(
      ...drawGrid(width),
      ...drawHatch(estimates, lost, slot, width),
      ...drawLine(estimates, x),
      ...drawTicks(ticks, x),
      ...drawDecisions(decisions, x),
      ...(lost < 0 ? [] : flag(words.review.lostSince(lost, isLossExact), x(lost), width)),
      svg('circle', { class: 'graph-now', cx: x(ply + 0.5), cy: yOf(height), r: 5.5 }),
    );
  }
}

/** @param {number} percent */
const yOf = (percent) => round(FLOOR - ((FLOOR - CEILING) * percent) / 100);

/** False for a position that is not, or not yet, estimated. @param {number} estimate */
const hasEstimate = (estimate) => estimate <= 100;

/** The rules of 0, 50 and 100 %. @param {number} width */
const drawGrid = (width) =>
  [0, 50, 100].flatMap((percent) => [
    svg('path', { class: 'graph-rule', d: `M${MARGIN.left} ${yOf(percent)}H${width - MARGIN.right}` }),
    text(MARGIN.left - 6, yOf(percent) + 4, String(percent), 'is-end'),
  ]);

/** The line of the estimates; unknown stretches are dashed, at 50 %. @param {number[]} estimates @param {(at: number) => number} x */
function drawLine(estimates, x) {
  let line = '';
  let broken = '';
  estimates.forEach((estimate, at) => {
    const end = x(at + 1);
    if (hasEstimate(estimate)) {
      const isJoined = at > 0 && hasEstimate(estimates[at - 1]);
      line += `${isJoined ? `V${yOf(estimate)}` : `M${x(at)} ${yOf(estimate)}`}H${end}`;
    } else if (estimate === UNDECIDED || estimate === PENDING) broken += `M${x(at)} ${yOf(50)}H${end}`;
  });
  return [svg('path', { class: 'graph-broken', d: broken }), svg('path', { class: 'graph-line', d: line })];
}

/** Hatches the area below the line, to the loss and after it. @param {number[]} estimates @param {number} lost @param {number} slot @param {number} width */
function drawHatch(estimates, lost, slot, width) {
  const hatch = ['', ''];
  for (let left = MARGIN.left + HATCH_PX / 2; left < width - MARGIN.right; left += HATCH_PX) {
    const at = Math.min(estimates.length - 1, Math.floor((left - MARGIN.left) / slot));
    if (hasEstimate(estimates[at]) && estimates[at] > 0)
      hatch[lost >= 0 && at >= lost ? 1 : 0] += `M${round(left)} ${FLOOR}V${yOf(estimates[at])}`;
  }
  return [
    svg('path', { class: 'graph-hatch', d: hatch[0] }),
    svg('path', { class: 'graph-hatch is-lost', d: hatch[1] }),
  ];
}

/** Ticks with one label: of the first, and of the last if there are several. @typedef {{ from: number, to: number, first: string, last: string }} TickGroup */

/** Ticks of moves; labels that would touch are one, from the first to the last. @param {GraphData['ticks']} ticks @param {(at: number) => number} x */
function drawTicks(ticks, x) {
  /** @type {TickGroup[]} */
  const groups = [];
  for (const { ply, label } of ticks) {
    /** @type {TickGroup} */
    let group = { from: ply, to: ply, first: label, last: '' };
    for (let before = groups.at(-1); before && startOf(group, x) < endOf(before, x) + 4; before = groups.at(-1)) {
      groups.pop();
      group = { from: before.from, to: ply, first: before.first, last: label };
    }
    groups.push(group);
  }
  return [
    ...ticks.map(({ ply }) => svg('path', { class: 'graph-tick', d: `M${x(ply)} ${FLOOR}v4` })),
    ...groups.map((group) => text(middleOf(group, x), HEIGHT - 5, labelOf(group), 'is-middle')),
  ];
}

/** @param {TickGroup} group */
const labelOf = ({ first, last }) => (last ? `${first}–${last}` : first);

/** @param {TickGroup} group @param {(at: number) => number} x */
const middleOf = ({ from, to }, x) => round((x(from) + x(to)) / 2);

/** @param {TickGroup} group @param {(at: number) => number} x */
const startOf = (group, x) => middleOf(group, x) - (labelOf(group).length * LETTER_PX) / 2;

/** @param {TickGroup} group @param {(at: number) => number} x */
const endOf = (group, x) => middleOf(group, x) + (labelOf(group).length * LETTER_PX) / 2;

/** Numbered lozenges of the decisions. @param {number[]} decisions @param {(at: number) => number} x */
const drawDecisions = (decisions, x) =>
  decisions.flatMap((at, n) => {
    const middle = x(at + 0.5);
    const under = FLOOR - 13;
    return [
      svg('path', { class: 'graph-lozenge', d: `M${middle} ${under - 10}l10 10 -10 10 -10 -10z` }),
      text(middle, under + 4, String(n + 1), 'is-middle'),
    ];
  });

/** Rounds to tenths of a pixel. @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/** @param {number} x @param {number} y @param {string} label @param {string} anchor */
function text(x, y, label, anchor) {
  const element = svg('text', { class: `graph-text ${anchor}`, x, y });
  element.textContent = label;
  return element;
}

/** Flag where the game was lost. @param {string} label @param {number} x @param {number} width of the drawing */
function flag(label, x, width) {
  const isFlipped = x + 16 + label.length * LETTER_PX > width;
  return [
    svg('path', { class: 'graph-staff', d: `M${x} ${FLOOR}V2` }),
    svg('path', { class: 'graph-pennon', d: `M${x} 2${PENNON_PATH}` }),
    text(isFlipped ? x - 6 : x + 16, 12, label, isFlipped ? 'is-end' : 'is-start'),
  ];
}
