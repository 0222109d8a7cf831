// A table larger than its felt: the felt becomes a window on it, which is moved by wheel, by finger, by dragging the
// cloth, by the focus, and by the overview in its corner. Loaded when a table is first magnified, or first touched.

import { Overview } from './minimap.js';
import { Pinch } from './pinch.js';
import { timesOf } from './scale.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../board/layout.js').Rect} Rect */

/** What is brought into view is not at the very edge, in pixels. */
const MARGIN = 12;
/** A dragged card so near an edge, in pixels, moves the window, by so much a millisecond at the most. */
const EDGE = 44;
const PACE = 0.84;
/** No longer is counted at once: on a slow machine the window moves on more slowly, and does not jump. */
const LONGEST_MS = 50;
/** How far the cloth is dragged before the click that follows means nothing. */
const DRAG = 4;
export const MOST = 4;

/** The magnifier of each table. @type {WeakMap<TableHost, Magnifier>} */
const opened = new WeakMap();

/** The magnifier of a table; made when first asked for. @param {TableHost} host */
export function openMagnifier(host) {
  const magnifier = opened.get(host) ?? new Magnifier(host);
  opened.set(host, magnifier);
  return magnifier;
}

export class Magnifier {
  #host;
  #overview;
  #times = 1;
  /** Whether it is known that nothing is magnified, and there is nothing to be moved. */
  #off = false;
  #begun = false;
  #wish = '';
  /** What the player's fingers have made of it; null until then. @type {number | null} */
  #pinched = null;
  /** The point of the table that stays where it is, in parts of its width and height, and where on the felt. */
  #anchor = { x: 0, y: 0, left: 0, top: 0 };
  /** What was in hand when the table was last looked at. @type {number | null} */
  #held = null;
  /** Where a dragged card is. @type {{ x: number, y: number } | null} */
  #drag = null;

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    const { felt } = host.board;
    this.#overview = new Overview(host, this);
    new Pinch(
      felt,
      () => this.#times,
      (times, x, y) => this.#pinch(times, x, y),
    );
    felt.addEventListener('scroll', () => this.#panned(), { passive: true });
    felt.addEventListener('focusin', () => this.#follow());
    felt.addEventListener('pointermove', (event) => this.#nearEdge(event));
    felt.addEventListener('pointerdown', (event) => this.#grasp(event));
    host.board.onshown = () => this.#shown();
  }

  get times() {
    return this.#times;
  }

  /** What is seen of the table, in the felt's own pixels. @returns {Rect} */
  get seen() {
    return this.#host.board.seen;
  }

  /**
   * The room that the table is laid out in.
   * @param {Rect} box the room there is @param {import('../settings.js').Settings['magnify']} wish
   * @returns {Rect}
   */
  fit(box, wish) {
    const { felt } = this.#host.board;
    // A new setting counts for more than what fingers did before it.
    if (wish !== this.#wish) this.#pinched = null;
    this.#wish = wish;
    const times = this.#pinched ?? timesOf(wish);
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = felt;
    if (times !== this.#times && !this.#anchor.left && !this.#anchor.top)
      this.#setAnchor(clientWidth / 2, clientHeight / 2, scrollLeft, scrollTop);
    this.#times = times;
    felt.classList.toggle('is-magnified', times > 1);
    const [width, height] = [box.width * times, box.height * times];
    felt.style.setProperty('--wide', `${width + clientWidth - box.width}px`);
    felt.style.setProperty('--high', `${height + clientHeight - box.height}px`);
    return { x: box.x, y: box.y, width, height };
  }

  /** The table has been laid out anew: the window goes back to where it was. */
  relayout() {
    const { felt, box } = this.#host.board;
    const { x, y, left, top } = this.#anchor;
    if (left || top) felt.scrollTo(x * box.width - left, y * box.height - top);
    // At first where the player begins.
    if (!this.#begun && this.#times > 1) {
      this.#begun = true;
      this.reveal(this.#host.board.grid.stop);
    }
    this.#anchor = { x: 0, y: 0, left: 0, top: 0 };
    this.#follow();
    this.#panned();
  }

  /** @param {number} left @param {number} top @param {number} scrollLeft @param {number} scrollTop */
  #setAnchor(left, top, scrollLeft, scrollTop) {
    const { box } = this.#host.board;
    this.#anchor = { x: (scrollLeft + left) / box.width, y: (scrollTop + top) / box.height, left, top };
  }

  /** @param {number} times @param {number} x @param {number} y the point of the felt between the fingers */
  #pinch(times, x, y) {
    const { felt } = this.#host.board;
    this.#pinched = Math.max(1, Math.min(MOST, times));
    this.#setAnchor(x, y, felt.scrollLeft, felt.scrollTop);
    this.#host.fitter.measure();
  }

  /** The window has moved, or what is seen in it has changed. */
  #panned() {
    const { felt } = this.#host.board;
    const off = this.#times === 1;
    // To ask where the window is has the whole table laid out at once: of one that is seen whole it is not asked at each act.
    if (off && this.#off) return;
    this.#off = off;
    felt.style.setProperty('--pan-x', `${off ? 0 : felt.scrollLeft}px`);
    felt.style.setProperty('--pan-y', `${off ? 0 : felt.scrollTop}px`);
    this.#overview.show();
  }

  #shown() {
    const { selected, targets } = this.#host.board.marks;
    if (selected !== this.#held) {
      this.#held = selected;
      // What a hint points at, and what was chosen by key, comes into view with the nearest place where it may go.
      if (selected !== null && this.#times > 1 && !this.#drag) {
        const near = targets.find((pile) => this.sees(pile)) ?? targets[0];
        if (near !== undefined) this.reveal(near);
        this.reveal(selected);
      }
    }
    this.#panned();
  }

  /** Whether a pile's top card is wholly within the window. @param {number} pile */
  sees(pile) {
    const rect = this.#host.board.boxOf(pile)?.rect;
    const seen = this.seen;
    return (
      !!rect &&
      rect.x >= seen.x - 1 &&
      rect.y >= seen.y - 1 &&
      rect.x + rect.width <= seen.x + seen.width + 1 &&
      rect.y + rect.height <= seen.y + seen.height + 1
    );
  }

  /** Moves the window by as little as brings a pile's top card into it. @param {number} pile */
  reveal(pile) {
    const rect = this.#host.board.boxOf(pile)?.rect;
    if (!rect || this.#times === 1) return;
    const seen = this.seen;
    const near = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ at, room = 0) =>
      from - MARGIN < at ? from - MARGIN : from + size + MARGIN > at + room ? from + size + MARGIN - room : at;
    this.#host.board.felt.scrollTo({
      left: near(rect.x, rect.width, seen.x, seen.width),
      top: near(rect.y, rect.height, seen.y, seen.height),
      behavior: 'instant',
    });
  }

  /** Puts a point of the table in the middle of the window. @param {number} x @param {number} y */
  centre(x, y) {
    const { width, height } = this.seen;
    this.#host.board.felt.scrollTo({ left: x - width / 2, top: y - height / 2, behavior: 'instant' });
  }

  /** The window follows the focus, but not a pointer, under which the table must stay. */
  #follow() {
    const { grid } = this.#host.board;
    const pile = grid.focused();
    if (pile !== null && grid.cells[pile]?.matches(':focus-visible')) this.reveal(pile);
  }

  // By pointer

  /** A card that is dragged to the edge of the window moves it on. @param {PointerEvent} event */
  #nearEdge(event) {
    const { felt } = this.#host.board;
    if (this.#times === 1 || !felt.querySelector('.is-dragged')) return;
    const { left, top } = felt.getBoundingClientRect();
    const begins = !this.#drag;
    this.#drag = { x: event.clientX - left, y: event.clientY - top };
    if (begins) requestAnimationFrame((now) => this.#push(now, now));
  }

  /** Moves the window on. @param {number} now the time of this frame @param {number} before that of the last one */
  #push(now, before) {
    const { felt } = this.#host.board;
    if (!this.#drag || !felt.querySelector('.is-dragged')) {
      this.#drag = null;
      return;
    }
    const most = PACE * Math.min(now - before, LONGEST_MS);
    const step = (/** @type {number} */ at, /** @type {number} */ size) => {
      const into = at < EDGE ? at - EDGE : Math.max(0, at - size + EDGE);
      return Math.max(-1, Math.min(1, into / EDGE)) * most;
    };
    felt.scrollBy(step(this.#drag.x, felt.clientWidth), step(this.#drag.y, felt.clientHeight));
    requestAnimationFrame((next) => this.#push(next, now));
  }

  /** The cloth itself is dragged by mouse or pen; fingers scroll it without our help. @param {PointerEvent} event */
  #grasp(event) {
    const { board } = this.#host;
    const { felt } = board;
    if (this.#times === 1 || event.button !== 0 || event.pointerType === 'touch') return;
    const { left, top } = felt.getBoundingClientRect();
    const isCloth = /** @type {Element} */ (event.target).closest('.layer, .look, .refusal, button') === null;
    if (!isCloth || board.pileAt(event.clientX - left + felt.scrollLeft, event.clientY - top + felt.scrollTop) !== null)
      return;
    const from = { x: felt.scrollLeft + event.clientX, y: felt.scrollTop + event.clientY };
    const stop = new AbortController();
    const { signal } = stop;
    let far = false;
    felt.setPointerCapture(event.pointerId);
    felt.addEventListener(
      'pointermove',
      (move) => {
        far ||= Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) > DRAG;
        if (far) felt.scrollTo(from.x - move.clientX, from.y - move.clientY);
      },
      { signal },
    );
    for (const type of ['pointerup', 'pointercancel']) {
      felt.addEventListener(
        type,
        () => {
          stop.abort();
          // What is in hand stays there: the click that follows was none.
          const swallow = (/** @type {Event} */ click) => click.stopPropagation();
          if (!far) return;
          felt.addEventListener('click', swallow, { capture: true, once: true });
          setTimeout(() => felt.removeEventListener('click', swallow, true));
        },
        { signal },
      );
    }
  }
}
