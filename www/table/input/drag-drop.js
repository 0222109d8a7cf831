// What a mouse, a pen or a finger does beyond tapping: drags, long presses, looking through a pile by resting on it. It comes
// after the first sight of a table; what was begun before is played to it.

import { Lift } from '../board/lift.js';
import { overlapAll } from '../../ui/geometry.js';
import { dragThreshold, SLACK } from './pointer.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('./pointer.js').Told} Told */

const LONG_PRESS_MS = 500;
const HOVER_MS = 650;
const LEAVE_MS = 250;
/** What the mouse rests on is neither a pile nor the cloth. */
const NO_PILE = -1;
/** The part of a dragged card that must lie on a pile for it to be dropped there. */
const LEAST_COVER = 0.12;

/**
 * @typedef {object} Press a pointer that is down
 * @property {number} id
 * @property {number} pile
 * @property {number} x
 * @property {number} y
 * @property {number} threshold
 * @property {Lift | null} lift null until it is a drag
 * @property {Told} [last] where it was last, while it drags
 * @property {boolean} spent whether the click that follows means nothing more
 */

export class Drags {
  #host;
  #selection;
  #pointer;
  /** @type {Press | null} */
  #press = null;
  #timer = 0;
  /** @type {number | null} the pile that the mouse rests on */
  #hovered = null;
  #leaving = 0;
  #looking = new AbortController();

  /**
   * @param {TableHost} host @param {import('./selection.js').Selection} selection
   * @param {import('./pointer.js').Pointer} pointer
   */
  constructor(host, selection, pointer) {
    this.#host = host;
    this.#selection = selection;
    this.#pointer = pointer;
    const { felt } = host.board;
    felt.addEventListener('pointerleave', () => this.#hover(null));
    // A card that is held stays under the pointer while the table moves.
    felt.addEventListener('scroll', () => this.#press?.last && this.#move(this.#press.last));
    felt.addEventListener('contextmenu', (event) => this.#contextMenu(event));
  }

  get #view() {
    return /** @type {View} */ (this.#host.view);
  }

  get #board() {
    return this.#host.board;
  }

  /** What a pointer does on the felt. @param {Told} event */
  follow(event) {
    if (event.type === 'pointerdown') this.#down(event);
    else if (event.type === 'pointermove') this.#move(event);
    else if (event.type === 'pointerup') this.#up(event);
    else this.cancel();
  }

  /** A click ends a press. @returns {{ pile: number, spent: boolean } | null} the press that it belongs to */
  end() {
    const press = this.#press;
    this.#press = null;
    clearTimeout(this.#timer);
    return press;
  }

  /** Ends a press; a card that is being dragged goes back. @returns {boolean} whether one was */
  cancel() {
    clearTimeout(this.#timer);
    const press = this.#press;
    if (!press) return false;
    press.spent = true;
    if (!press.lift) return false;
    this.#putBack(press);
    this.#selection.letGo();
    return true;
  }

  /** The legal pile that the dragged card covers most, or that lies under the pointer. @param {Press} press @param {Told} event */
  #under(press, event) {
    const { x, y } = this.#pointer.where(event);
    const at = this.#board.pileAt(x, y);
    const { targets } = this.#selection;
    if (at !== null && targets.includes(at)) return at;
    const rect = this.#board.boxOf(press.pile)?.rect;
    if (!rect) return null;
    const to = this.#pointer.point(event);
    const lifted = { ...rect, x: rect.x + to.x - press.x, y: rect.y + to.y - press.y };
    let [best, most] = [/** @type {number | null} */ (null), rect.width * rect.height * LEAST_COVER];
    for (const pile of targets) {
      const covered = overlapAll(lifted, this.#board.boxOf(pile)?.strips ?? []);
      if (covered > most) [best, most] = [pile, covered];
    }
    return best;
  }

  // Dragging

  /** @param {Told} event */
  #down(event) {
    this.#stay();
    this.#leave();
    if (!event.isPrimary) {
      // A second finger: a pinch, not a move.
      this.cancel();
      return;
    }
    if (event.button !== 0 || !this.#host.view || /** @type {Element} */ (event.target).closest('button')) return;
    const pile = this.#pointer.pileOf(event, event.pointerType === 'touch' ? SLACK.touch : SLACK.other);
    this.cancel();
    this.#press = null;
    if (pile === null) return;
    this.#press = {
      id: event.pointerId,
      pile,
      ...this.#pointer.point(event),
      threshold: dragThreshold(event),
      lift: null,
      spent: false,
    };
    if (event.pointerType !== 'mouse' && this.#board.canOpen(pile)) {
      this.#timer = setTimeout(() => this.#longPress(pile), LONG_PRESS_MS);
    }
  }

  /** @param {number} pile */
  #longPress(pile) {
    if (!this.#press || this.#press.lift) return;
    this.#press.spent = true;
    void this.#host.look(pile, false);
  }

  /** @param {Told} event */
  #move(event) {
    // It was let go where the table does not hear of it: until it drags, a press is not held fast.
    if (this.#press && !this.#press.lift && event.type === 'pointermove' && !event.buttons) {
      this.cancel();
      this.#press = null;
    }
    const press = this.#press;
    if (!press) {
      if (event.pointerType !== 'mouse') return;
      if (/** @type {Element} */ (event.target).closest('.look')) return this.#stay();
      const { x, y } = this.#pointer.where(event);
      return this.#hover(this.#board.pileAt(x, y, 0));
    }
    if (event.pointerId !== press.id || press.spent) return;
    const to = this.#pointer.point(event);
    const [dx, dy] = [to.x - press.x, to.y - press.y];
    if (!press.lift) {
      if (Math.hypot(dx, dy) < press.threshold) return;
      if (!this.#lift(press)) {
        press.spent = true;
        if (this.#view.piles[press.pile].count) this.#host.refuse(press.pile, press.pile);
        return;
      }
      try {
        this.#board.felt.setPointerCapture(press.id);
      } catch {
        // It was over before this came.
      }
    }
    press.last = event;
    press.lift?.moveBy(dx, dy);
    this.#board.grid.setOver(this.#under(press, event));
  }

  /** @param {Press} press @returns {boolean} whether there was anything to lift */
  #lift(press) {
    clearTimeout(this.#timer);
    const shown = this.#view.piles[press.pile];
    if (!shown.movable || !shown.cards) return false;
    this.#host.closePopover();
    // A hint that came now would put its own card into the hand.
    this.#host.stopAdvice();
    if (this.#selection.held !== press.pile) this.#selection.hold(press.pile);
    press.lift = this.#board.lift(press.pile, Lift);
    return press.lift !== null;
  }

  /** @param {Told} event */
  #up(event) {
    clearTimeout(this.#timer);
    const press = this.#press;
    if (!press?.lift || event.pointerId !== press.id) return;
    press.spent = true;
    if (this.#selection.held !== press.pile) this.#selection.hold(press.pile);
    const over = this.#under(press, event);
    if (over === null) {
      this.#putBack(press);
      const { x, y } = this.#pointer.where(event);
      const at = this.#board.pileAt(x, y);
      return at === null || at === press.pile ? this.#selection.letGo() : this.#selection.refuse(press.pile, at);
    }
    // Where it is to be said which move is meant, the card waits on its pile.
    if (this.#host.choicesOf(press.pile, over).length === 1) {
      const to = this.#pointer.point(event);
      press.lift.letGo(to.x - press.x, to.y - press.y);
      press.lift = null;
      this.#board.grid.setOver(null);
    } else this.#putBack(press);
    this.#selection.meet(press.pile, over);
  }

  /** @param {Press} press */
  #putBack(press) {
    press.lift?.putBack();
    press.lift = null;
    this.#board.grid.setOver(null);
  }

  // Looking through a pile

  /** @param {MouseEvent} event */
  #contextMenu(event) {
    const pile = this.#host.view ? this.#pointer.pileOf(event, SLACK.other) : null;
    if (pile === null || !this.#board.canOpen(pile)) return;
    event.preventDefault();
    if (!this.#press?.spent) void this.#host.look(pile, false);
  }

  /** @param {number | null} pile */
  #hover(pile) {
    if (pile === this.#hovered) return;
    this.#hovered = pile;
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    // Time to go over to what has been opened.
    this.#leaving = setTimeout(() => this.#leave(), LEAVE_MS);
    if (pile === null || !this.#board.canOpen(pile)) return;
    const box = this.#board.boxOf(pile);
    if (box?.fanned && !box.squeezed) return;
    this.#timer = setTimeout(() => {
      this.#leave();
      this.#hovered = pile;
      void this.#host.look(pile, true);
      // Wherever the focus is.
      const escape = (/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && this.#leave();
      addEventListener('keydown', escape, { signal: this.#looking.signal });
    }, HOVER_MS);
  }

  /** The pointer is on what has been opened: it stays. */
  #stay() {
    clearTimeout(this.#timer);
    clearTimeout(this.#leaving);
    this.#hovered = NO_PILE;
  }

  #leave() {
    clearTimeout(this.#leaving);
    this.#looking.abort();
    this.#looking = new AbortController();
    this.#host.closePreview();
  }
}
