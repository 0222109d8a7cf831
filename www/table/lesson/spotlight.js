// What a lesson draws over the table: a veil over all that does not matter now, the card that is meant and where it goes,
// the arrow between them, the dotted paths of what follows. It is decoration: what it says is in the words, too.

import { words } from '../../words/lessons.js';
import { placeAt } from '../board/scene.js';
import { h } from '../../ui/dom.js';
import { Arrows, curve } from '../../ui/arrow.js';
import { svg } from '../../ui/svg.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../board/layout.js').Rect} Rect */
/** @typedef {import('../../ui/arrow.js').Arrow} Arrow */
/**
 * What is to be drawn: piles by their numbers.
 * @typedef {object} Scenery
 * @property {number | null} from whose card is meant
 * @property {number[]} targets where it may go
 * @property {[number, number] | null} tried in vain
 * @property {[number, number] | null} never what is not to be done
 * @property {number[][]} paths each from one pile to another
 * @property {number[]} clear seen whole
 * @property {number[]} open empty places beside a card
 * @property {number[]} shut cards that wall one in
 * @property {number | null} walled that one
 */
/** What a tag is to leave free, and how much it matters. @typedef {{ rect: Rect, weight: number }} Kept */

/** How far a hole in the veil is wider than its card, in pixels: on a desk, elsewhere. */
const HOLE = { desk: 6, other: 2.5 };
/** The ring round the card that is meant, as far out. */
const RING = 1;
/** Of cards this narrow, in pixels, no word is written at their side. */
const NARROW = 60;
/** So many points of an arrow are kept free of the tag. */
const POINTS = 12;
/** What it costs to cover a square pixel of something. */
const WEIGHTS = { meant: 400, arrow: 900, path: 60, fixed: 12, told: 3, other: 1, empty: 0.1 };
/** What of a card says which it is: the upper part of it. */
const INDEX = 0.34;
/** What is rather left in sight: a player looks there at every move. */
const FIXED = ['foundation', 'stock', 'hand', 'talon'];

/** @param {Rect} rect @param {number} by @returns {Rect} */
const grown = ({ x, y, width, height }, by) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * An area without its holes, as a path of rectangles, band by band: holes may overlap.
 * @param {number} width @param {number} height @param {Rect[]} holes in whole pixels
 */
function without(width, height, holes) {
  const edges = [0, height, ...holes.flatMap(({ y, height: high }) => [y, y + high])];
  const levels = [...new Set(edges.map((y) => Math.max(0, Math.min(height, y))))].sort((a, b) => a - b);
  let path = '';
  for (let n = 1; n < levels.length; n++) {
    const [top, bottom] = [levels[n - 1], levels[n]];
    const cut = holes.filter(({ y, height: high }) => y < bottom && y + high > top).sort((a, b) => a.x - b.x);
    let x = 0;
    for (const hole of [...cut, { x: width, width: 0 }]) {
      if (hole.x > x) path += `M${x} ${top}h${Math.min(hole.x, width) - x}v${bottom - top}H${x}Z`;
      x = Math.max(x, hole.x + hole.width);
    }
  }
  return path;
}

/** @param {Rect} rect @returns {Rect} in whole pixels */
function whole({ x, y, width, height }) {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
}

export class Drawing {
  #host;
  #veil = svg('path', { class: 'lesson-veil' });
  #under = h('div', { class: 'lesson-under', 'aria-hidden': 'true' }, svg('svg', {}, this.#veil));
  #marks = h('div', { class: 'lesson-marks', 'aria-hidden': 'true' });
  #arrows;
  /** @type {Scenery | null} */
  #shown = null;
  /** @type {Arrow[]} */
  #drawn = [];
  /** Whether the arrows have been seen being drawn. */
  #still = false;

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    const { board } = host;
    // Over the cards, under what marks them.
    board.grid.el.before(this.#under);
    board.felt.append(this.#marks);
    this.#arrows = new Arrows(host.root, board.felt);
  }

  /** @param {Scenery} scenery */
  show(scenery) {
    this.#shown = scenery;
    this.#still = false;
  }

  clear() {
    this.#shown = null;
  }

  remove() {
    this.#under.remove();
    this.#marks.remove();
    this.#arrows.remove();
  }

  /** @param {number} pile */
  #rect(pile) {
    return this.#host.board.boxOf(pile)?.rect ?? null;
  }

  /** Draws it where everything lies now. */
  settle() {
    const shown = this.#shown;
    this.#marks.replaceChildren();
    this.#drawn = [];
    this.#veil.setAttribute('d', '');
    if (shown) {
      this.#cover(shown);
      this.#mark(shown);
      this.#point(shown);
    }
    this.#arrows.draw(this.#drawn);
    this.#still = true;
  }

  /** The piles that are seen. @param {Scenery} shown */
  #seen({ from, targets, tried, never, paths, open, shut, walled }) {
    const beside = shut.length || open.length ? [walled] : [];
    const all = [from, ...targets, ...(tried ?? []), ...(never ?? []), ...paths.flat(), ...open, ...shut, ...beside];
    return [...new Set(all)].flatMap((pile) => pile ?? []);
  }

  /** @param {Scenery} shown */
  #cover(shown) {
    const { felt } = this.#host.board;
    const hole = this.#host.frame.mode === 'desk' ? HOLE.desk : HOLE.other;
    const columns = shown.clear.flatMap((pile) => this.#host.board.boxOf(pile)?.strips ?? []);
    const cards = this.#seen(shown).flatMap((pile) => this.#rect(pile) ?? []);
    const holes = [...columns, ...cards].map((rect) => whole(grown(rect, hole)));
    const isMagnified = felt.classList.contains('is-magnified');
    const [width, height] = isMagnified ? [felt.scrollWidth, felt.scrollHeight] : [felt.clientWidth, felt.clientHeight];
    this.#veil.setAttribute('d', without(width, height, holes));
  }

  /** @param {Scenery} shown */
  #mark({ from, targets, open, shut, walled }) {
    /** @param {string} className @param {Rect | null} rect @param {string} [word] */
    const add = (className, rect, word) => {
      if (!rect) return;
      const el = h('div', { class: className }, word ? h('span', {}, word) : null);
      placeAt(el, rect);
      this.#marks.append(el);
    };
    for (const pile of targets) add('lesson-target is-target', this.#rect(pile));
    if (from !== null) {
      const rect = this.#rect(from);
      // Without a place to go to it is the card itself that is to be chosen.
      add(
        targets.length ? 'lesson-ring' : 'lesson-target is-target',
        rect && targets.length ? grown(rect, RING) : rect,
      );
    }
    for (const pile of open) add('lesson-open', this.#rect(pile), words.open);
    const inner = walled === null ? null : this.#rect(walled);
    for (const pile of inner ? shut : []) {
      const outer = this.#rect(pile);
      if (!inner || !outer) continue;
      const above = outer.y < inner.y;
      // Where the rows close up it lies on the edge of the lower card.
      const y = above ? (Math.min(outer.y + outer.height, inner.y) + inner.y) / 2 : outer.y;
      const middle = above ? y : (Math.min(inner.y + inner.height, outer.y) + outer.y) / 2;
      const wall = { x: inner.x, y: middle - 4, width: inner.width, height: 8 };
      add('lesson-shut', wall, inner.width < NARROW ? undefined : words.shut);
    }
  }

  /** @param {Scenery} shown */
  #point({ from, targets, tried, never, paths }) {
    const scale = this.#host.frame.mode === 'desk' ? 1 : 0.8;
    const options = { scale, still: this.#still };
    /** @param {number} a @param {number} b @param {Partial<Arrow>} more */
    const add = (a, b, more) => {
      const [one, other] = [this.#rect(a), this.#rect(b)];
      if (one && other && a !== b) this.#drawn.push({ from: one, to: other, ...options, ...more });
    };
    for (const [a, b] of paths) add(a, b, { kind: 'follows', bend: 0.08 });
    if (never) add(never[0], never[1], { kind: 'tried' });
    if (tried) add(tried[0], tried[1], { kind: 'tried' });
    const [to] = targets;
    if (from !== null && to !== undefined) add(from, to, { kind: 'drawn' });
  }

  /** What a tag on the table is to leave free. @returns {Kept[]} */
  kept() {
    const { board, info, view } = this.#host;
    const shown = this.#shown;
    const seen = shown ? this.#seen(shown) : [];
    const clear = shown?.clear ?? [];
    const kept = board.boxes.flatMap(({ pile, box }) => {
      const other = view?.piles[pile].count ? WEIGHTS.other : WEIGHTS.empty;
      const weight = seen.includes(pile) || clear.includes(pile) ? WEIGHTS.meant : other;
      const fixed = FIXED.includes(info?.places[pile].role ?? '');
      const cost = fixed ? Math.max(weight, WEIGHTS.fixed) : weight;
      const whole = box.strips.map((strip) => ({ rect: grown(strip, 8), weight: cost }));
      if (weight !== WEIGHTS.other) return whole;
      // Where a pile has to be covered, it is the lower part of its top card.
      const { y, height } = box.rect;
      const told = box.strips.map((strip, n) =>
        n < box.strips.length - 1 ? strip : { ...strip, height: y + height * INDEX - strip.y },
      );
      return [...whole, ...told.map((rect) => ({ rect: grown(rect, 4), weight: WEIGHTS.told }))];
    });
    kept.push(...captionsOf(board.felt).map((rect) => ({ rect, weight: WEIGHTS.told })));
    for (const { from, to, kind, bend = 0.14, scale = 1 } of this.#drawn) {
      const { start, turn, end } = curve(from, to, bend, scale);
      const weight = kind === 'follows' ? WEIGHTS.path : WEIGHTS.arrow;
      for (let n = 0; n <= POINTS; n++) {
        const t = n / POINTS;
        const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
        const x = a * start.x + b * turn.x + c * end.x;
        const y = a * start.y + b * turn.y + c * end.y;
        kept.push({ rect: grown({ x, y, width: 0, height: 0 }, 12), weight });
      }
    }
    return kept;
  }
}

/** Where the words of the captions lie, which have rules beside them. @param {HTMLElement} felt @returns {Rect[]} */
function captionsOf(felt) {
  const { x: left, y: top } = felt.getBoundingClientRect();
  return [...felt.querySelectorAll('.caption')].map((caption) => {
    const words = document.createRange();
    words.selectNodeContents(caption);
    const { x, y, width, height } = words.getBoundingClientRect();
    return { x: x - left + felt.scrollLeft, y: y - top + felt.scrollTop, width, height };
  });
}
