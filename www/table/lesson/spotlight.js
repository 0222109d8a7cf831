// The drawings of a lesson over the board: a veil with holes for the cards that matter, marks of the source and the targets,
// arrows and paths. Decoration only: the callout says the same in words.

import { words } from '../../words/lessons.js';
import { placeAt } from '../board/scene.js';
import { h } from '../../ui/dom.js';
import { ArrowLayer, clearBend, curve, DEFAULT_BEND, pointsAlong } from '../../ui/arrow.js';
import { svg } from '../../ui/svg.js';

/** @import { TableHost } from '../host.js' */
/** @import { Rect } from '../board/layout.js' */
/** @import { Arrow } from '../../ui/arrow.js' */
/**
 * Piles to mark, by number.
 * @typedef {object} SpotlightContent
 * @property {number | null} source of the expected move
 * @property {number[]} targets of the expected move
 * @property {[number, number] | null} failedMove the wrong try
 * @property {[number, number] | null} forbiddenMove a move that the step warns of
 * @property {number[][]} paths each from pile to pile
 * @property {number[]} unveiled completely
 * @property {number[]} gaps empty spaces beside the blocked card
 * @property {number[]} blockers those whose cards block another
 * @property {number | null} blocked the one whose card they block
 */
/** An area that the callout should leave free, with the cost per covered pixel. @typedef {{ rect: Rect, weight: number }} Obstacle */

/** Margin of a hole in the veil around its card, on a wide table and elsewhere. */
const HOLE_MARGIN_PX = { desk: 6, other: 2.5 };
/** Margin of the ring around the source. */
const RING_MARGIN_PX = 1;
/** Minimum width of a card that has a word beside it. */
const MIN_WORD_CARD_PX = 60;
/** Number of parts of an arrow whose ends are obstacles. */
const ARROW_PARTS = 12;
/** Maximum distance of a label below its pile. */
const MAX_LABEL_GAP_PX = 16;
/** Costs of covering a pixel. */
const WEIGHTS = { meant: 400, arrow: 900, path: 60, watched: 12, index: 3, other: 1, empty: 0.1 };
/** Upper part of a card, which has its index. */
const INDEX_SHARE = 0.34;
/** Roles of piles that players look at before every move. */
const WATCHED_ROLES = ['foundation', 'stock', 'hand', 'talon'];

/** @param {Rect} rect @param {number} by @returns {Rect} */
const expand = ({ x, y, width, height }, by) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * The path of an area with holes, which may overlap: rectangles in horizontal bands.
 * @param {number} width @param {number} height @param {Rect[]} holes in whole pixels
 */
function maskPath(width, height, holes) {
  const edges = [0, height, ...holes.flatMap(({ y, height: holeHeight }) => [y, y + holeHeight])];
  const levels = [...new Set(edges.map((y) => Math.max(0, Math.min(height, y))))].sort((a, b) => a - b);
  let path = '';
  for (let n = 1; n < levels.length; n++) {
    const [top, bottom] = [levels[n - 1], levels[n]];
    const cut = holes
      .filter(({ y, height: holeHeight }) => y < bottom && y + holeHeight > top)
      .sort((a, b) => a.x - b.x);
    let x = 0;
    for (const hole of [...cut, { x: width, width: 0 }]) {
      if (hole.x > x) path += `M${x} ${top}h${Math.min(hole.x, width) - x}v${bottom - top}H${x}Z`;
      x = Math.max(x, hole.x + hole.width);
    }
  }
  return path;
}

/** Rounds to whole pixels. @param {Rect} rect @returns {Rect} */
function roundToPixels({ x, y, width, height }) {
  const [left, top] = [Math.round(x), Math.round(y)];
  return { x: left, y: top, width: Math.round(x + width) - left, height: Math.round(y + height) - top };
}

export class Spotlight {
  #host;
  #veil = svg('path', { class: 'lesson-veil' });
  #under = h('div', { class: 'lesson-under', 'aria-hidden': 'true' }, svg('svg', {}, this.#veil));
  #marks = h('div', { class: 'lesson-marks', 'aria-hidden': 'true' });
  #arrows;
  /** @type {SpotlightContent | null} */
  #content = null;
  /** Areas of the labels that name a next card. @type {Rect[]} */
  #labels = [];
  /** @type {Arrow[]} */
  #arrowList = [];
  /** True if the arrows have been animated. */
  #hasDrawn = false;

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    const { board } = host;
    // Above the cards, beneath their highlights.
    board.grid.el.before(this.#under);
    board.felt.append(this.#marks);
    this.#arrows = new ArrowLayer(host.root, board.felt);
  }

  /** @param {SpotlightContent} content */
  setContent(content) {
    this.#content = content;
    this.#hasDrawn = false;
  }

  clear() {
    this.#content = null;
  }

  /** Draws the ring of the source as that of a chosen card. @param {number | null} pile the selected one */
  setChosen(pile) {
    const ring = this.#marks.querySelector('.lesson-ring');
    ring?.classList.toggle('is-chosen', pile !== null && pile === this.#content?.source);
  }

  remove() {
    this.#under.remove();
    this.#marks.remove();
    this.#arrows.remove();
  }

  /** @param {number} pile */
  #rectOf(pile) {
    return this.#host.board.boxOf(pile)?.rect ?? null;
  }

  /** The area of a pile with the label below it, which names the next card. @param {number} pile @returns {Rect | null} */
  #rectWithLabelOf(pile) {
    const rect = this.#rectOf(pile);
    if (!rect) return null;
    const middle = rect.x + rect.width / 2;
    for (const { x: left, y: top, width, height } of this.#labels) {
      const [right, bottom] = [left + width, top + height];
      const distance = top - rect.y - rect.height;
      if (left > middle || right < middle || Math.abs(distance) > MAX_LABEL_GAP_PX) continue;
      const x = Math.min(rect.x, left);
      const end = Math.max(rect.x + rect.width, right);
      return { ...rect, x, width: end - x, height: Math.max(rect.height, bottom - rect.y) };
    }
    return rect;
  }

  /** The areas of the labels that name a next card. @returns {Rect[]} */
  #readLabels() {
    const { felt, visibleRect } = this.#host.board;
    const origin = felt.getBoundingClientRect();
    const [dx, dy] = [visibleRect.x - origin.x, visibleRect.y - origin.y];
    return [...felt.querySelectorAll('.pile-label.next')].map((el) => {
      const { x, y, width, height } = el.getBoundingClientRect();
      return { x: x + dx, y: y + dy, width, height };
    });
  }

  /** A lit area with a margin, except towards a label that is not lit. @param {Rect} rect @param {number} margin @returns {Rect} */
  #holeOf(rect, margin) {
    const hole = expand(rect, margin);
    const [bottom, holeBottom] = [rect.y + rect.height, hole.y + hole.height];
    const labels = this.#labels.filter(({ x, width }) => x < rect.x + rect.width && x + width > rect.x);
    const isLabelled = (/** @type {number} */ from, /** @type {number} */ to) =>
      labels.some(({ y, height }) => y < to && y + height > from);
    const top = isLabelled(hole.y, rect.y) ? rect.y : hole.y;
    return { ...hole, y: top, height: (isLabelled(bottom, holeBottom) ? bottom : holeBottom) - top };
  }

  /** Renders the content in the current layout. */
  render() {
    const content = this.#content;
    // Read before anything is drawn: a read in between would lay out the page again.
    this.#labels = content ? this.#readLabels() : [];
    this.#marks.replaceChildren();
    this.#arrowList = [];
    this.#veil.setAttribute('d', '');
    if (content) {
      this.#renderVeil(content);
      this.#renderMarks(content);
      this.#renderArrows(content);
    }
    this.setChosen(this.#host.board.highlights.selected);
    this.#arrows.render(this.#arrowList);
    this.#hasDrawn = true;
  }

  /** The piles with holes in the veil. @param {SpotlightContent} content */
  #litPiles({ source, targets, failedMove, forbiddenMove, paths, gaps, blockers, blocked }) {
    const beside = blockers.length || gaps.length ? [blocked] : [];
    const all = [
      source,
      ...targets,
      ...(failedMove ?? []),
      ...(forbiddenMove ?? []),
      ...paths.flat(),
      ...gaps,
      ...blockers,
      ...beside,
    ];
    return [...new Set(all)].flatMap((pile) => pile ?? []);
  }

  /** @param {SpotlightContent} content */
  #renderVeil(content) {
    const { felt } = this.#host.board;
    const margin = this.#host.frame.mode === 'desk' ? HOLE_MARGIN_PX.desk : HOLE_MARGIN_PX.other;
    const columns = content.unveiled.flatMap((pile) => this.#host.board.boxOf(pile)?.segments ?? []);
    const piles = this.#litPiles(content).flatMap((pile) => this.#rectWithLabelOf(pile) ?? []);
    const holes = [...columns, ...piles].map((rect) => roundToPixels(this.#holeOf(rect, margin)));
    const isMagnified = felt.classList.contains('is-magnified');
    const [width, height] = isMagnified ? [felt.scrollWidth, felt.scrollHeight] : [felt.clientWidth, felt.clientHeight];
    this.#veil.setAttribute('d', maskPath(width, height, holes));
  }

  /** @param {SpotlightContent} content */
  #renderMarks({ source, targets, gaps, blockers, blocked }) {
    /** @param {string} className @param {Rect | null} rect @param {string} [word] */
    const add = (className, rect, word) => {
      if (!rect) return;
      const el = h('div', { class: className }, word ? h('span', {}, word) : null);
      placeAt(el, rect);
      this.#marks.append(el);
    };
    for (const pile of targets) add('lesson-target is-target', this.#rectWithLabelOf(pile));
    if (source !== null) {
      const rect = this.#rectOf(source);
      // Without a target, the card itself is the one to tap.
      add(
        targets.length ? 'lesson-ring' : 'lesson-target is-target',
        rect && targets.length ? expand(rect, RING_MARGIN_PX) : rect,
      );
    }
    for (const pile of gaps) add('lesson-gap', this.#rectOf(pile), words.gapMark);
    const blockedRect = blocked === null ? null : this.#rectOf(blocked);
    for (const pile of blockers) {
      const blockerRect = this.#rectOf(pile);
      if (!blockedRect || !blockerRect) continue;
      const [upper, lower] = blockerRect.y < blockedRect.y ? [blockerRect, blockedRect] : [blockedRect, blockerRect];
      // Between the two cards; if the rows overlap, on the edge of the lower card.
      const middle = (Math.min(upper.y + upper.height, lower.y) + lower.y) / 2;
      const bar = { x: blockedRect.x, y: middle - 4, width: blockedRect.width, height: 8 };
      add('lesson-blocker', bar, blockedRect.width < MIN_WORD_CARD_PX ? undefined : words.blockedMark);
    }
  }

  /** @param {SpotlightContent} content */
  #renderArrows(content) {
    const { source, targets, failedMove, forbiddenMove, paths } = content;
    const { board, frame } = this.#host;
    const scale = frame.mode === 'desk' ? 1 : 0.8;
    const options = { scale, still: this.#hasDrawn };
    const area = { x: 0, y: 0, width: board.felt.scrollWidth, height: board.felt.scrollHeight };
    const lit = this.#litPiles(content);
    const columns = content.unveiled.flatMap((pile) => board.boxOf(pile)?.segments ?? []);
    /** @param {number} a @param {number} b @param {Partial<Arrow>} style */
    const add = (a, b, style) => {
      const [from, to] = [this.#rectOf(a), this.#rectWithLabelOf(b)];
      if (!from || !to || a === b) return;
      const others = lit.flatMap((pile) => (pile === a || pile === b ? [] : (this.#rectWithLabelOf(pile) ?? [])));
      const bend = clearBend(from, to, [...others, ...columns], area, scale);
      this.#arrowList.push({ from, to, bend, ...options, ...style });
    };
    for (const [a, b] of paths) add(a, b, { kind: 'follows' });
    if (forbiddenMove) add(forbiddenMove[0], forbiddenMove[1], { kind: 'tried' });
    if (failedMove) add(failedMove[0], failedMove[1], { kind: 'tried' });
    const [to] = targets;
    if (source !== null && to !== undefined) add(source, to, { kind: 'drawn' });
  }

  /** Areas that the callout should leave free. @returns {Obstacle[]} */
  obstacles() {
    const { board, info, view } = this.#host;
    const content = this.#content;
    const lit = content ? this.#litPiles(content) : [];
    const unveiled = content?.unveiled ?? [];
    const obstacles = board.boxes.flatMap(({ pile, box }) => {
      const other = view?.piles[pile].count ? WEIGHTS.other : WEIGHTS.empty;
      const weight = lit.includes(pile) || unveiled.includes(pile) ? WEIGHTS.meant : other;
      const isWatched = WATCHED_ROLES.includes(info?.places[pile].role ?? '');
      const cost = isWatched ? Math.max(weight, WEIGHTS.watched) : weight;
      const areas = box.segments.map((segment) => ({ rect: expand(segment, 8), weight: cost }));
      if (weight !== WEIGHTS.other) return areas;
      // If a pile must be covered, then the lower part of its top card.
      const { y, height } = box.rect;
      const index = box.segments.map((segment, n) =>
        n < box.segments.length - 1 ? segment : { ...segment, height: y + height * INDEX_SHARE - segment.y },
      );
      return [...areas, ...index.map((rect) => ({ rect: expand(rect, 4), weight: WEIGHTS.index }))];
    });
    obstacles.push(...captionRects(board.felt).map((rect) => ({ rect, weight: WEIGHTS.index })));
    for (const { from, to, kind, bend = DEFAULT_BEND, scale = 1 } of this.#arrowList) {
      const weight = kind === 'follows' ? WEIGHTS.path : WEIGHTS.arrow;
      for (const point of pointsAlong(curve(from, to, bend, scale), ARROW_PARTS))
        obstacles.push({ rect: expand({ ...point, width: 0, height: 0 }, 12), weight });
    }
    return obstacles;
  }
}

/** The areas of the captions' texts, without the lines beside them. @param {HTMLElement} felt @returns {Rect[]} */
function captionRects(felt) {
  const { x: left, y: top } = felt.getBoundingClientRect();
  return [...felt.querySelectorAll('.caption')].map((caption) => {
    const text = document.createRange();
    text.selectNodeContents(caption);
    const { x, y, width, height } = text.getBoundingClientRect();
    return { x: x - left + felt.scrollLeft, y: y - top + felt.scrollTop, width, height };
  });
}
