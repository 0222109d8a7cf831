// Mouse, pen and finger: hit testing, and taps. Drags and long presses are in drag-drop.js.

import { liftableCards } from '../../engine/choices.js';

/** @import { TableHost } from '../host.js' */

/** Distance that a pointer moves before it drags, in pixels. */
const DRAG_PX = { mouse: 4, pen: 6, touch: 8 };

/** The drag threshold of a pointer; an unknown type counts as a pen. @param {{ pointerType: string }} event */
export const dragThreshold = ({ pointerType }) =>
  DRAG_PX[/** @type {keyof typeof DRAG_PX} */ (pointerType)] ?? DRAG_PX.pen;

/** How far beside a pile a pointer may press and still hit it, in pixels. */
export const SLACK_PX = { touch: 6, other: 2 };

/** How far beside the count of a pile a press still hits it, in pixels: as at a talon's (core.css). */
const BADGE_SLACK_PX = 4;

/** True for a press in a popover, refusal or callout that covers piles. @param {Event} event */
const isOverBoard = ({ target }) => /** @type {Element} */ (target).closest('.popover, .refusal, .callout') !== null;

export class PointerInput {
  #host;
  #selection;
  /** @type {import('./drag-drop.js').DragController | null} */
  #drags = null;

  /** @param {TableHost} host @param {import('./selection.js').Selection} selection */
  constructor(host, selection) {
    this.#host = host;
    this.#selection = selection;
    const { felt } = host.board;
    felt.addEventListener('mousedown', (event) => this.#keepFocus(event));
    felt.addEventListener('click', (event) => this.#click(event));
  }

  /** Lets drags take the clicks that end them. @param {import('./drag-drop.js').DragController} drags */
  attach(drags) {
    this.#drags = drags;
  }

  get #board() {
    return this.#host.board;
  }

  /** The place of an event on the felt, in pixels. @param {MouseEvent} event */
  toFelt(event) {
    const { felt } = this.#board;
    const rect = felt.getBoundingClientRect();
    const { x, y } = this.toScrolled(event);
    return { x: x - rect.left - felt.clientLeft, y: y - rect.top - felt.clientTop };
  }

  /** The place of an event in the window, plus how far the table is scrolled. @param {MouseEvent} event */
  toScrolled({ clientX, clientY }) {
    const { x, y } = this.#board.visibleRect;
    return { x: clientX + x, y: clientY + y };
  }

  /** @param {MouseEvent} event @param {number} slack */
  pileOf(event, slack) {
    if (isOverBoard(event)) return null;
    const cell = /** @type {Element} */ (event.target).closest('.cell');
    const { x, y } = this.toFelt(event);
    const pile = this.#board.pileAt(x, y, slack);
    // A click without a pointer (of a screen reader or a script) has no coordinates.
    const isBlind = event.type === 'click' && event.detail === 0;
    return cell && (pile === null || isBlind) ? this.#board.grid.pileOf(cell) : pile;
  }

  /** True for a press on the count at the corner of a pile that opens. @param {number} pile @param {MouseEvent} event */
  #isOnBadge(pile, event) {
    const badge = this.#board.badgeOf(pile);
    if (!event.detail || !badge || !this.#board.canOpen(pile)) return false;
    const { left, bottom } = badge.getBoundingClientRect();
    return event.clientX > left - BADGE_SLACK_PX && event.clientY < bottom + BADGE_SLACK_PX;
  }

  /** The number of cards that a press on a pile selects. @param {number} pile @param {MouseEvent} event */
  cardsAt(pile, event) {
    const { x, y } = this.toFelt(event);
    const { view } = this.#host;
    return view ? liftableCards(view, pile, this.#board.cardsFrom(pile, x, y)) : 1;
  }

  /** Focuses a pile that is pressed outside its cell, which is only as large as the top card. @param {MouseEvent} event */
  #keepFocus(event) {
    if (!this.#host.view || /** @type {Element} */ (event.target).closest('.cell, button, input')) return;
    const pile = this.pileOf(event, SLACK_PX.other);
    if (pile === null && !isOverBoard(event)) return;
    event.preventDefault();
    if (pile !== null) this.#board.grid.focus(pile);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const press = this.#drags?.takePress();
    const target = /** @type {Element} */ (event.target);
    const opener = target.closest('[data-open]');
    if (opener) return void this.#host.overlays.openPile(Number(opener.getAttribute('data-open')), false);
    if (!this.#host.view || press?.spent || target.closest('button')) return;
    const pile = this.pileOf(event, SLACK_PX.touch);
    // Sliding off a pile before release cancels the tap.
    if (press && pile !== null && pile !== press.pile) return;
    this.#host.overlays.close();
    if (isOverBoard(event)) return;
    if (pile === null) return this.#selection.clear();
    this.#board.grid.setTabStop(pile);
    // At a question a tap on the count looks under the packet: it must not answer.
    if (this.#host.line?.guide && this.#isOnBadge(pile, event)) return void this.#host.overlays.openPile(pile, false);
    this.#selection.tapPile(pile, event.detail, this.cardsAt(pile, event));
  }
}
