// Drags, long presses, and previews of the pile that the mouse rests on.

import { isRun } from '../../engine/choices.js';
import { LiftedCards } from '../board/lift.js';
import { overlapAll } from '../../ui/geometry.js';
import { dragThreshold, SLACK_PX } from './pointer.js';
import { Latest } from '../../ui/latest.js';

/** @import { TableHost } from '../host.js' */
/** @import { View } from '../../pkg/patience_wasm.js' */

const LONG_PRESS_MS = 500;
const HOVER_MS = 650;
const CLOSE_PREVIEW_MS = 250;
/** The pointer is over the preview. */
const OVER_PREVIEW = -1;
/** The part of a dragged card that must lie on a pile for it to be dropped there. */
const MIN_COVER = 0.12;

/**
 * @typedef {object} Press a pointer that is down
 * @property {number} id
 * @property {number} pile
 * @property {number} cards the number of cards that it lifts
 * @property {number} x
 * @property {number} y
 * @property {number} threshold
 * @property {LiftedCards | null} lift null until it is a drag
 * @property {PointerEvent} [last] its last move while it drags
 * @property {boolean} spent true if the click that follows is to be ignored
 */

export class DragController {
  #host;
  #selection;
  #pointer;
  /** @type {Press | null} */
  #press = null;
  /** Of a long press, or of the preview of the pile that the mouse rests on. */
  #timer = 0;
  /** @type {number | null} the pile that the mouse rests on */
  #hovered = null;
  #closeTimer = 0;
  #preview = new Latest();

  /**
   * @param {TableHost} host @param {import('./selection.js').Selection} selection
   * @param {import('./pointer.js').PointerInput} pointer
   */
  constructor(host, selection, pointer) {
    this.#host = host;
    this.#selection = selection;
    this.#pointer = pointer;
    const { felt } = host.board;
    for (const type of /** @type {const} */ ([
      'pointerdown',
      'pointermove',
      'pointerup',
      'pointercancel',
      'lostpointercapture',
    ]))
      felt.addEventListener(type, (event) => this.#handle(event));
    // Only the cell of the last card forbids panning by its style: a run is lifted above it.
    felt.addEventListener('touchmove', (event) => this.#press && this.#press.cards > 1 && event.preventDefault(), {
      passive: false,
    });
    felt.addEventListener('pointerleave', () => this.#hover(null));
    // A dragged card stays under the pointer while the table scrolls.
    felt.addEventListener('scroll', () => this.#press?.last && this.#move(this.#press.last));
    felt.addEventListener('contextmenu', (event) => this.#contextMenu(event));
  }

  get #view() {
    return /** @type {View} */ (this.#host.view);
  }

  get #board() {
    return this.#host.board;
  }

  /** @param {PointerEvent} event */
  #handle(event) {
    if (event.type === 'pointerdown') this.#down(event);
    else if (event.type === 'pointermove') this.#move(event);
    else if (event.type === 'pointerup') this.#up(event);
    else if (event.type === 'pointercancel') {
      this.cancel();
      // No click follows it: the next one may be a screen reader’s, without a pointer.
      if (event.pointerId === this.#press?.id) this.#press = null;
    }
    // A finger is captured by its target first: that capture ends with a tap, before its click, and when a drag takes it over.
    else if (this.#press?.lift && event.target === this.#board.felt) this.cancel();
  }

  /** Ends a press by its click. @returns {{ pile: number, spent: boolean } | null} the press */
  takePress() {
    const press = this.#press;
    this.#press = null;
    clearTimeout(this.#timer);
    return press;
  }

  #cancelDrag = () => void (this.#press?.lift && this.cancel());

  /** Cancels a press; a dragged card goes back. @returns {boolean} true if a card was being dragged */
  cancel() {
    clearTimeout(this.#timer);
    const press = this.#press;
    if (!press) return false;
    press.spent = true;
    if (!this.endDrag()) return false;
    this.#selection.clear();
    return true;
  }

  /** Puts a dragged card back, and lets the pointer drag nothing until it is pressed again. @returns {boolean} true if a card was being dragged */
  endDrag() {
    const press = this.#press;
    if (!press?.lift) return false;
    press.spent = true;
    this.#returnCards(press);
    return true;
  }

  /** The target that the dragged card covers most, or that lies under the pointer. @param {Press} press @param {PointerEvent} event */
  #dropTargetOf(press, event) {
    const { x, y } = this.#pointer.toFelt(event);
    const at = this.#board.pileAt(x, y);
    const { targets } = this.#selection;
    if (at !== null && targets.includes(at)) return at;
    const box = this.#board.boxOf(press.pile);
    if (!box) return null;
    // Of several cards the first decides.
    const rect = press.cards > 1 ? { ...box.rect, y: box.cards.at(-press.cards)?.y ?? box.rect.y } : box.rect;
    const to = this.#pointer.toScrolled(event);
    const lifted = { ...rect, x: rect.x + to.x - press.x, y: rect.y + to.y - press.y };
    let [best, most] = [/** @type {number | null} */ (null), rect.width * rect.height * MIN_COVER];
    for (const pile of targets) {
      const covered = overlapAll(lifted, this.#board.boxOf(pile)?.segments ?? []);
      if (covered > most) [best, most] = [pile, covered];
    }
    return best;
  }

  // Dragging

  /** @param {PointerEvent} event */
  #down(event) {
    this.#keepPreview();
    this.#closePreview();
    if (!event.isPrimary) {
      // A second finger: a pinch, not a move.
      this.cancel();
      return;
    }
    if (event.button !== 0 || !this.#host.view || /** @type {Element} */ (event.target).closest('button')) return;
    const pile = this.#pointer.pileOf(event, event.pointerType === 'touch' ? SLACK_PX.touch : SLACK_PX.other);
    this.cancel();
    this.#press = null;
    if (pile === null) return;
    this.#press = {
      id: event.pointerId,
      pile,
      cards: this.#pointer.cardsAt(pile, event),
      ...this.#pointer.toScrolled(event),
      threshold: dragThreshold(event),
      lift: null,
      spent: false,
    };
    if (event.pointerType !== 'mouse' && this.#hasOpeners(pile)) {
      this.#timer = window.setTimeout(() => this.#longPress(pile), LONG_PRESS_MS);
    }
  }

  /** True if piles like this one open by a long press: at a pile of one card it must not play the card. @param {number} pile */
  #hasOpeners(pile) {
    const places = this.#host.info?.places ?? [];
    return places.some(({ role }, other) => role === places[pile].role && this.#board.canOpen(other));
  }

  /** @param {number} pile */
  #longPress(pile) {
    if (!this.#press || this.#press.lift) return;
    this.#press.spent = true;
    if (this.#board.canOpen(pile)) void this.#host.overlays.openPile(pile, false);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    // Released where the table heard nothing: outside it, or over another window.
    if (event.type === 'pointermove' && !event.buttons && event.pointerId === this.#press?.id) {
      // A drag stays spent, so that no click follows it.
      if (!this.cancel()) this.#press = null;
    }
    const press = this.#press;
    if (!press) {
      if (event.pointerType !== 'mouse') return;
      if (/** @type {Element} */ (event.target).closest('.popover, .refusal')) return this.#keepPreview();
      const { x, y } = this.#pointer.toFelt(event);
      return this.#hover(this.#board.pileAt(x, y, 0));
    }
    if (event.pointerId !== press.id || press.spent) return;
    const to = this.#pointer.toScrolled(event);
    const [dx, dy] = [to.x - press.x, to.y - press.y];
    if (!press.lift) {
      if (Math.hypot(dx, dy) < press.threshold) return;
      if (this.#host.line?.guide?.takesNoMove) {
        press.spent = true;
        return;
      }
      if (!this.#lift(press)) {
        press.spent = true;
        if (this.#view.piles[press.pile].count) this.#host.overlays.refuse(press.pile, press.pile);
        return;
      }
      this.#board.felt.setPointerCapture(press.id);
      // Another window takes the pointer, and its release.
      addEventListener('blur', this.#cancelDrag);
    }
    press.last = event;
    press.lift?.moveBy(dx, dy);
    this.#board.grid.setDragOver(this.#dropTargetOf(press, event));
  }

  /** @param {Press} press @returns {boolean} true if there was a card to lift */
  #lift(press) {
    clearTimeout(this.#timer);
    const shown = this.#view.piles[press.pile];
    if ((!shown.movable && press.cards === 1) || !shown.cards) return false;
    this.#host.overlays.close();
    // A hint that arrived now would select another card.
    this.#host.adviser.cancelHint();
    this.#select(press);
    press.lift = this.#board.lift(press.pile, press.cards);
    return press.lift !== null;
  }

  /** @param {Press} press */
  #select({ pile, cards }) {
    if (!this.#selection.has(pile, cards)) this.#selection.select(pile, '', cards);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    clearTimeout(this.#timer);
    const press = this.#press;
    if (!press?.lift || event.pointerId !== press.id) return;
    press.spent = true;
    this.#select(press);
    const over = this.#dropTargetOf(press, event);
    if (over === null) {
      this.#returnCards(press);
      const { x, y } = this.#pointer.toFelt(event);
      const at = this.#board.pileAt(x, y);
      return at === null || at === press.pile ? this.#selection.clear() : this.#selection.refuse(press.pile, at);
    }
    removeEventListener('blur', this.#cancelDrag);
    // While the player chooses among several moves, the card waits on its pile.
    const [choice, ...others] = this.#host.choicesOf(press.pile, over, press.cards);
    // A run moves card by card, from where it lies.
    if (choice && !others.length && !isRun(choice.move)) {
      const to = this.#pointer.toScrolled(event);
      press.lift.drop(to.x - press.x, to.y - press.y);
      press.lift = null;
      this.#board.grid.setDragOver(null);
    } else this.#returnCards(press);
    this.#selection.chooseTarget(press.pile, over);
  }

  /** @param {Press} press */
  #returnCards(press) {
    removeEventListener('blur', this.#cancelDrag);
    press.lift?.returnToPile();
    press.lift = null;
    this.#board.grid.setDragOver(null);
  }

  // Pile previews

  /** @param {MouseEvent} event */
  #contextMenu(event) {
    const pile = this.#host.view ? this.#pointer.pileOf(event, SLACK_PX.other) : null;
    if (pile === null || !this.#board.canOpen(pile)) return;
    event.preventDefault();
    if (!this.#press?.spent) void this.#host.overlays.openPile(pile, false);
  }

  /** @param {number | null} pile */
  #hover(pile) {
    if (pile === this.#hovered) return;
    this.#hovered = pile;
    clearTimeout(this.#timer);
    clearTimeout(this.#closeTimer);
    // Time to move the pointer onto the preview.
    this.#closeTimer = window.setTimeout(() => this.#closePreview(), CLOSE_PREVIEW_MS);
    if (pile === null || !this.#board.canOpen(pile)) return;
    const box = this.#board.boxOf(pile);
    if (box?.isFanned && !box.isSqueezed) return;
    this.#timer = window.setTimeout(() => {
      this.#closePreview();
      this.#hovered = pile;
      void this.#host.overlays.openPile(pile, true);
      // Escape closes it wherever the focus is.
      const escape = (/** @type {KeyboardEvent} */ event) => event.key === 'Escape' && this.#closePreview();
      addEventListener('keydown', escape, { signal: this.#preview.signal });
    }, HOVER_MS);
  }

  /** Keeps the preview open while the pointer is on it. */
  #keepPreview() {
    clearTimeout(this.#timer);
    clearTimeout(this.#closeTimer);
    this.#hovered = OVER_PREVIEW;
  }

  #closePreview() {
    clearTimeout(this.#closeTimer);
    this.#preview.cancel();
    this.#host.overlays.closePreview();
  }
}
