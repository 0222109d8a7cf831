// The magnified table: the felt is a window on it, panned by wheel, finger, drag, focus and minimap. Loaded when a table is
// first magnified or touched.

import { Minimap } from './minimap.js';
import { onPinch } from './pinch.js';
import { scaleFor } from './scale.js';

/** @import { TableHost } from '../host.js' */
/** @import { Rect } from '../board/layout.js' */

/** Minimum distance of a revealed card from the edge. */
const MARGIN_PX = 12;
/** A card dragged this near an edge scrolls the table, at most at this speed. */
const EDGE_PX = 44;
const MAX_PX_PER_MS = 0.84;
/** Maximum time counted for a frame: a slow machine scrolls more slowly, without jumps. */
const MAX_FRAME_MS = 50;
/** After panning by more than this the click is ignored. */
const MIN_PAN_PX = 4;
const MAX_SCALE = 4;

export class Magnifier {
  #host;
  #minimap;
  scale = 1;
  /** True if the pan is reset and needs no update. */
  #isIdle = false;
  #hasRevealedStart = false;
  #setting = '';
  /** Scale set by pinching; null before. @type {number | null} */
  #pinchedScale = null;
  /** The point of the table that stays in place, in parts of its size; and its position on the felt. */
  #anchor = { x: 0, y: 0, left: 0, top: 0 };
  /** The selection at the last render. @type {number | null} */
  #lastSelected = null;
  /** Position of a dragged card. @type {{ x: number, y: number } | null} */
  #dragPoint = null;

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    const { felt } = host.board;
    this.#minimap = new Minimap(host, this);
    onPinch(
      felt,
      () => this.scale,
      (scale, x, y) => this.#zoomTo(scale, x, y),
    );
    felt.addEventListener('scroll', () => this.#updatePan(), { passive: true });
    felt.addEventListener('focusin', () => this.#revealFocus());
    felt.addEventListener('pointermove', (event) => this.#trackDrag(event));
    felt.addEventListener('pointerdown', (event) => this.#startPan(event));
    host.board.renderListeners.add(() => this.#onBoardRender());
  }

  /** The visible part of the table, in pixels of the felt. @returns {Rect} */
  get visibleRect() {
    return this.#host.board.visibleRect;
  }

  /**
   * The area that the table is laid out in.
   * @param {Rect} box the visible area @param {import('../settings.js').Settings['magnify']} setting
   * @returns {Rect}
   */
  fit(box, setting) {
    const { felt } = this.#host.board;
    // A new setting overrides an earlier pinch.
    if (setting !== this.#setting) this.#pinchedScale = null;
    this.#setting = setting;
    const scale = this.#pinchedScale ?? scaleFor(setting);
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = felt;
    if (scale !== this.scale && !this.#anchor.left && !this.#anchor.top)
      this.#setAnchor(clientWidth / 2, clientHeight / 2, scrollLeft, scrollTop);
    this.scale = scale;
    felt.classList.toggle('is-magnified', scale > 1);
    const [width, height] = [box.width * scale, box.height * scale];
    felt.style.setProperty('--wide', `${width + clientWidth - box.width}px`);
    felt.style.setProperty('--high', `${height + clientHeight - box.height}px`);
    return { x: box.x, y: box.y, width, height };
  }

  /** Restores the pan after a new layout. */
  relayout() {
    const { felt, box } = this.#host.board;
    const { x, y, left, top } = this.#anchor;
    if (left || top) felt.scrollTo(x * box.width - left, y * box.height - top);
    // The first time, shows the pile to begin with.
    if (!this.#hasRevealedStart && this.scale > 1) {
      this.#hasRevealedStart = true;
      // The point between the fingers stays where it is.
      if (this.#pinchedScale === null) this.reveal(this.#host.board.grid.tabStop);
    }
    this.#anchor = { x: 0, y: 0, left: 0, top: 0 };
    this.#revealFocus();
    this.#updatePan();
  }

  /** @param {number} left @param {number} top @param {number} scrollLeft @param {number} scrollTop */
  #setAnchor(left, top, scrollLeft, scrollTop) {
    const { box } = this.#host.board;
    this.#anchor = { x: (scrollLeft + left) / box.width, y: (scrollTop + top) / box.height, left, top };
  }

  /** @param {number} scale @param {number} x @param {number} y the point of the felt between the fingers */
  #zoomTo(scale, x, y) {
    const { felt } = this.#host.board;
    this.#pinchedScale = Math.max(1, Math.min(MAX_SCALE, scale));
    this.#setAnchor(x, y, felt.scrollLeft, felt.scrollTop);
    this.#host.fitter.measure();
  }

  /** Updates pan and minimap. */
  #updatePan() {
    const { felt } = this.#host.board;
    const isOff = this.scale === 1;
    // Reading the scroll position forces a layout, which a table that is not magnified does without.
    if (isOff && this.#isIdle) return;
    this.#isIdle = isOff;
    felt.style.setProperty('--pan-x', `${isOff ? 0 : felt.scrollLeft}px`);
    felt.style.setProperty('--pan-y', `${isOff ? 0 : felt.scrollTop}px`);
    this.#minimap.render();
  }

  #onBoardRender() {
    const { selected, targets } = this.#host.board.highlights;
    if (selected !== this.#lastSelected) {
      this.#lastSelected = selected;
      // Reveals a card selected by a hint or by key, and its nearest target.
      if (selected !== null && this.scale > 1 && !this.#dragPoint) {
        const near = targets.find((pile) => this.isVisible(pile)) ?? targets[0];
        if (near !== undefined) this.reveal(near);
        this.reveal(selected);
      }
    }
    this.#updatePan();
  }

  /** True if a pile's top card is completely visible. @param {number} pile */
  isVisible(pile) {
    const rect = this.#host.board.boxOf(pile)?.rect;
    const seen = this.visibleRect;
    return (
      !!rect &&
      rect.x >= seen.x - 1 &&
      rect.y >= seen.y - 1 &&
      rect.x + rect.width <= seen.x + seen.width + 1 &&
      rect.y + rect.height <= seen.y + seen.height + 1
    );
  }

  /** Scrolls as little as makes a pile's top card visible. @param {number} pile */
  reveal(pile) {
    const rect = this.#host.board.boxOf(pile)?.rect;
    if (!rect || this.scale === 1) return;
    const seen = this.visibleRect;
    const near = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ at, room = 0) =>
      from - MARGIN_PX < at
        ? from - MARGIN_PX
        : from + size + MARGIN_PX > at + room
          ? from + size + MARGIN_PX - room
          : at;
    this.#host.board.felt.scrollTo({
      left: near(rect.x, rect.width, seen.x, seen.width),
      top: near(rect.y, rect.height, seen.y, seen.height),
      behavior: 'instant',
    });
  }

  /** Centres a point of the table. @param {number} x @param {number} y */
  centreOn(x, y) {
    const { width, height } = this.visibleRect;
    this.#host.board.felt.scrollTo({ left: x - width / 2, top: y - height / 2, behavior: 'instant' });
  }

  /** Reveals the focused pile, but not one focused by pointer, under which the table must not move. */
  #revealFocus() {
    const { grid } = this.#host.board;
    const pile = grid.focusedPile();
    if (pile === null || !grid.cells[pile]?.matches(':focus-visible')) return;
    this.reveal(pile);
    // The overview makes way for it, even if the table need not scroll.
    this.#updatePan();
  }

  // Pointer

  /** Scrolls while a card is dragged near an edge. @param {PointerEvent} event */
  #trackDrag(event) {
    const { felt } = this.#host.board;
    if (this.scale === 1 || !felt.querySelector('.is-dragged')) return;
    const { left, top } = felt.getBoundingClientRect();
    const isStart = !this.#dragPoint;
    this.#dragPoint = { x: event.clientX - left, y: event.clientY - top };
    if (isStart) requestAnimationFrame((now) => this.#autoScroll(now, now));
  }

  /** @param {number} now time of this frame @param {number} before time of the last frame */
  #autoScroll(now, before) {
    const { felt } = this.#host.board;
    if (!this.#dragPoint || !felt.querySelector('.is-dragged')) {
      this.#dragPoint = null;
      return;
    }
    const maxStep = MAX_PX_PER_MS * Math.min(now - before, MAX_FRAME_MS);
    const stepFor = (/** @type {number} */ at, /** @type {number} */ size) => {
      const overlap = at < EDGE_PX ? at - EDGE_PX : Math.max(0, at - size + EDGE_PX);
      return Math.max(-1, Math.min(1, overlap / EDGE_PX)) * maxStep;
    };
    felt.scrollBy(stepFor(this.#dragPoint.x, felt.clientWidth), stepFor(this.#dragPoint.y, felt.clientHeight));
    requestAnimationFrame((next) => this.#autoScroll(next, now));
  }

  /** Pans by dragging the felt with mouse or pen; touch scrolls natively. @param {PointerEvent} event */
  #startPan(event) {
    const { board } = this.#host;
    const { felt } = board;
    if (this.scale === 1 || event.button !== 0 || event.pointerType === 'touch') return;
    const { left, top } = felt.getBoundingClientRect();
    const isFelt = /** @type {Element} */ (event.target).closest('.layer, .popover, .refusal, button') === null;
    if (!isFelt || board.pileAt(event.clientX - left + felt.scrollLeft, event.clientY - top + felt.scrollTop) !== null)
      return;
    const from = { x: felt.scrollLeft + event.clientX, y: felt.scrollTop + event.clientY };
    const pan = new AbortController();
    const { signal } = pan;
    let hasPanned = false;
    felt.setPointerCapture(event.pointerId);
    felt.addEventListener(
      'pointermove',
      (move) => {
        hasPanned ||= Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) > MIN_PAN_PX;
        if (hasPanned) felt.scrollTo(from.x - move.clientX, from.y - move.clientY);
      },
      { signal },
    );
    for (const type of ['pointerup', 'pointercancel']) {
      felt.addEventListener(
        type,
        () => {
          pan.abort();
          // The click that ends a pan must not clear the selection.
          const swallow = (/** @type {Event} */ click) => click.stopPropagation();
          if (!hasPanned) return;
          felt.addEventListener('click', swallow, { capture: true, once: true });
          setTimeout(() => felt.removeEventListener('click', swallow, true));
        },
        { signal },
      );
    }
  }
}
