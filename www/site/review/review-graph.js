// The chance to win after each move, drawn: a step line with upright hatching, a flag where the game was lost, a lozenge for
// each costly decision. The list beside it has every figure, so that it is hidden from those who hear the page.

import { h } from '../../ui/dom.js';
import { svg } from '../../ui/svg.js';
import { words } from '../../words/review.js';
import { NOT_KNOWN, TO_COME } from './review-store.js';

/**
 * What is drawn.
 * @typedef {object} Shown
 * @property {number[]} estimates the chance after each number of moves, of 100
 * @property {number} lost the first lost position; -1 if none is
 * @property {number[]} decisions the moves before each costly decision, the costliest first
 * @property {{ ply: number, label: string }[]} ticks
 * @property {number} ply the position on the table
 */

const HEIGHT = 150;
const EDGE = { left: 34, right: 6, top: 18, bottom: 22 };
/** Between two lines of the hatching, at least. */
const HATCH = 3;
/** A letter of a label is about so wide. */
const LETTER = 6.5;
const PENNON = 'l11 2.5 -3 3 3 3 -11 2.5z';

export class Graph {
  #drawing = svg('svg', { class: 'graph-drawing', height: HEIGHT });
  #figure = h('div', { class: 'graph-figure' }, this.#drawing);
  #packs = h('span', { class: 'graph-packs' });
  #sizes = new ResizeObserver(() => requestAnimationFrame(() => this.#draw()));
  /** @type {Shown | null} */
  #shown = null;
  el = h(
    'div',
    { class: 'graph', 'aria-hidden': 'true' },
    h('div', { class: 'graph-head' }, h('span', { class: 'graph-label' }, words.review.chance), this.#packs),
    this.#figure,
  );

  /** @param {(ply: number) => void} choose told of a position that is pointed at */
  constructor(choose) {
    this.#sizes.observe(this.#figure);
    this.#figure.addEventListener('click', ({ clientX }) => {
      const { left } = this.#drawing.getBoundingClientRect();
      const slots = this.#shown?.estimates.length ?? 1;
      const at = Math.floor(((clientX - left - EDGE.left) / this.#room) * slots);
      choose(Math.max(0, Math.min(slots - 1, at)));
    });
  }

  /** @param {Shown} shown @param {string} packs said beside it */
  show(shown, packs) {
    this.#shown = shown;
    this.#packs.textContent = packs;
    this.#draw();
  }

  end() {
    this.#sizes.disconnect();
    this.el.remove();
  }

  /** From the first position to the end of the last, in pixels. */
  get #room() {
    return Math.max(1, this.#figure.clientWidth - EDGE.left - EDGE.right);
  }

  #draw() {
    if (!this.#shown || !this.#figure.clientWidth) return;
    const { estimates, lost, decisions, ticks, ply } = this.#shown;
    const width = this.#figure.clientWidth;
    const [floor, ceiling] = [HEIGHT - EDGE.bottom, EDGE.top];
    const slot = this.#room / estimates.length;
    const x = (/** @type {number} */ at) => round(EDGE.left + slot * at);
    const y = (/** @type {number} */ percent) => round(floor - ((floor - ceiling) * percent) / 100);
    const isKnown = (/** @type {number} */ at) => estimates[at] <= 100;

    const grid = [0, 50, 100].flatMap((percent) => [
      svg('path', { class: 'graph-rule', d: `M${EDGE.left} ${y(percent)}H${width - EDGE.right}` }),
      text(EDGE.left - 6, y(percent) + 4, String(percent), 'is-end'),
    ]);

    // Unknown stretches are drawn broken, at the middle.
    let line = '';
    let broken = '';
    for (let at = 0; at < estimates.length; at++) {
      const end = x(at + 1);
      if (isKnown(at)) {
        const joins = at > 0 && isKnown(at - 1);
        line += `${joins ? `V${y(estimates[at])}` : `M${x(at)} ${y(estimates[at])}`}H${end}`;
      } else if (estimates[at] === NOT_KNOWN || estimates[at] === TO_COME) broken += `M${x(at)} ${y(50)}H${end}`;
    }
    const pitch = Math.max(slot, HATCH);
    const hatch = ['', ''];
    for (let left = EDGE.left + pitch / 2; left < width - EDGE.right; left += pitch) {
      const at = Math.min(estimates.length - 1, Math.floor((left - EDGE.left) / slot));
      if (isKnown(at) && estimates[at] > 0)
        hatch[lost >= 0 && at >= lost ? 1 : 0] += `M${round(left)} ${floor}V${y(estimates[at])}`;
    }

    let free = -Infinity;
    const feet = ticks.flatMap(({ ply: at, label }) => {
      const half = (label.length * LETTER) / 2;
      const mark = svg('path', { class: 'graph-tick', d: `M${x(at)} ${floor}v4` });
      if (x(at) - half < free) return [mark];
      free = x(at) + half + 4;
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
    const now = isKnown(ply) ? estimates[ply] : 50;
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
      svg('circle', { class: 'graph-now', cx: x(ply + 0.5), cy: y(now), r: 5.5 }),
    );
  }
}

/** A tenth of a pixel is enough. @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/** @param {number} x @param {number} y @param {string} label @param {string} anchor */
function text(x, y, label, anchor) {
  const made = svg('text', { class: `graph-text ${anchor}`, x, y });
  made.textContent = label;
  return made;
}

/** Where the game was lost. @param {number} lost @param {number} x @param {number} width of the drawing */
function flag(lost, x, width) {
  if (lost < 0) return [];
  const label = words.review.lostSince(lost);
  const left = x + 16 + label.length * LETTER > width;
  return [
    svg('path', { class: 'graph-staff', d: `M${x} ${HEIGHT - EDGE.bottom}V2` }),
    svg('path', { class: 'graph-pennon', d: `M${x} 2${PENNON}` }),
    text(left ? x - 6 : x + 16, 12, label, left ? 'is-end' : 'is-start'),
  ];
}
