// Mouse, pen and finger: what they point at, and taps. What is more than a tap comes after the first sight of a table
// (drag-drop.js); a drag that begins before that is kept for it.

/** @typedef {import('../host.js').TableHost} TableHost */
/** What is known of an event after it is over. @typedef {Pick<PointerEvent, 'type' | 'target' | 'detail' | 'button' | 'buttons' | 'clientX' | 'clientY' | 'pointerId' | 'pointerType' | 'isPrimary'>} Told */

/** How far a pointer moves before it drags, in pixels. */
const DRAG_PX = { mouse: 4, pen: 6, touch: 8 };

/** The same of one; what is unknown is taken for a pen. @param {{ pointerType: string }} event */
export const dragThreshold = ({ pointerType }) =>
  DRAG_PX[/** @type {keyof typeof DRAG_PX} */ (pointerType)] ?? DRAG_PX.pen;

/** How far from a pile a finger, or another pointer, may come down. */
export const SLACK = { touch: 6, other: 2 };

/** What a press ends with: what the pointer does then is none of it. */
const OVER = ['pointerup', 'pointercancel'];

/** @param {PointerEvent} event @returns {Told} */
function told({ type, target, detail, button, buttons, clientX, clientY, pointerId, pointerType, isPrimary }) {
  return { type, target, detail, button, buttons, clientX, clientY, pointerId, pointerType, isPrimary };
}

export class Pointer {
  #host;
  #selection;
  #later;
  /** @type {import('./drag-drop.js').Drags | null} */
  #drags = null;
  /** What the pointer has done since it came down, as long as drags are still to come. @type {Told[]} */
  #kept = [];
  /** Whether that is a drag. */
  #dragged = false;

  /** @param {TableHost} host @param {import('./selection.js').Selection} selection @param {import('./input.js').Later} later */
  constructor(host, selection, later) {
    this.#host = host;
    this.#selection = selection;
    this.#later = later;
    const { felt } = host.board;
    felt.addEventListener('mousedown', (event) => this.#keepFocus(event));
    felt.addEventListener('click', (event) => this.#click(event));
    for (const type of /** @type {const} */ (['pointerdown', 'pointermove', 'pointerup', 'pointercancel']))
      felt.addEventListener(type, (event) => this.#follow(event));
  }

  get #board() {
    return this.#host.board;
  }

  /** From now on there are drags: one that has begun goes on with them. @param {import('./drag-drop.js').Drags} drags */
  learn(drags) {
    this.#drags = drags;
    if (!this.#dragged) this.#play(this.#kept);
    this.#kept = [];
  }

  /** Ends a press; a card that is being dragged goes back. @returns {boolean} whether one was */
  cancel() {
    return !!this.#drags?.cancel();
  }

  /** Where an event is on the felt. @param {Told | MouseEvent} event */
  where(event) {
    const { felt } = this.#board;
    const rect = felt.getBoundingClientRect();
    const { x, y } = this.point(event);
    return { x: x - rect.left - felt.clientLeft, y: y - rect.top - felt.clientTop };
  }

  /** Where an event is, counted so that the table may move beneath it. @param {Told | MouseEvent} event */
  point({ clientX, clientY }) {
    const { x, y } = this.#board.seen;
    return { x: clientX + x, y: clientY + y };
  }

  /** @param {Told | MouseEvent} event @param {number} slack */
  pileOf(event, slack) {
    const cell = /** @type {Element} */ (event.target).closest('.cell');
    const { x, y } = this.where(event);
    const pile = this.#board.pileAt(x, y, slack);
    // A click that no pointer made (a screen reader's, a script's) has no place.
    const isBlind = event.type === 'click' && event.detail === 0;
    return cell && (pile === null || isBlind) ? this.#board.grid.pileOf(cell) : pile;
  }

  /** @param {Told[]} events */
  #play(events) {
    for (const event of events) this.#drags?.follow(event);
  }

  /** @param {PointerEvent} event */
  #follow(event) {
    if (this.#drags) return this.#drags.follow(event);
    if (event.type === 'pointerdown' && event.isPrimary) {
      this.#kept = [];
      this.#dragged = false;
    } else if (!this.#kept.length || OVER.includes(this.#kept[this.#kept.length - 1].type)) return;
    const kept = this.#kept;
    kept.push(told(event));
    const [first] = kept;
    const moved = Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY);
    if (this.#dragged || moved < dragThreshold(first)) return;
    this.#dragged = true;
    this.#later.add(() => this.#play(kept));
  }

  /** A cell is as large as the top card; pressed beside it, a pile has the focus all the same. @param {MouseEvent} event */
  #keepFocus(event) {
    if (!this.#host.view || /** @type {Element} */ (event.target).closest('.cell, button')) return;
    const pile = this.pileOf(event, SLACK.other);
    if (pile === null) return;
    event.preventDefault();
    this.#board.grid.focus(pile);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    const [first] = this.#kept;
    const press = this.#drags
      ? this.#drags.end()
      : first && { pile: this.pileOf(first, SLACK.touch), spent: this.#dragged };
    if (!this.#dragged) this.#kept = [];
    const target = /** @type {Element} */ (event.target);
    const opener = target.closest('[data-open]');
    if (opener) return void this.#host.look(Number(opener.getAttribute('data-open')), false);
    if (!this.#host.view || press?.spent || target.closest('button')) return;
    const pile = this.pileOf(event, SLACK.touch);
    // Sliding off a pile before letting go takes the tap back.
    if (press && pile !== null && pile !== press.pile) return;
    const { detail } = event;
    this.#later.inTurn(() => this.#tap(pile, detail));
  }

  /** @param {number | null} pile @param {number} nth which click of a quick series */
  #tap(pile, nth) {
    this.#host.closePopover();
    if (pile === null) return this.#selection.letGo();
    this.#board.grid.setStop(pile);
    this.#selection.choose(pile, nth);
  }
}
