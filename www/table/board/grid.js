// The cells: one for each pile, in rows as they lie. They take the focus, the pointer's clicks and the screen reader; one
// of them at a time has the tab stop.

import { h, setAttribute } from '../dom.js';
import { placeAt } from './scene.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {{ pile: number, x: number, y: number }} Seat */

/** Cells whose tops differ by less than this stand in one row, in card widths. */
const ROW_SLACK = 0.3;

/** Whether it was a key that was used last. On a server there are none. */
let byKey = false;
globalThis.addEventListener?.('keydown', () => void (byKey = true), { capture: true, passive: true });
globalThis.addEventListener?.('pointerdown', () => void (byKey = false), { capture: true, passive: true });

export class Grid {
  el = h('div', { class: 'layer grid', role: 'grid', 'aria-multiselectable': 'false' });
  /** @type {(HTMLElement | undefined)[]} by pile */
  #cells = [];
  /** The pile whose cell the tab key reaches. */
  #stop = 0;
  /** @type {number | null} */
  #over = null;

  get cells() {
    return this.#cells;
  }

  get stop() {
    return this.#stop;
  }

  /** @param {number} stop the pile of the first tab stop; negative for none in particular */
  clear(stop) {
    this.el.replaceChildren();
    this.#cells = [];
    this.#stop = Math.max(0, stop);
    this.#over = null;
  }

  /** @param {string} label of the whole grid @param {string} description how it is used */
  translate(label, description) {
    this.el.setAttribute('aria-label', label);
    this.el.setAttribute('aria-description', description);
  }

  /** Puts the cells into rows again, from top to bottom and from left to right: the order in which they are read out. @param {Scene} scene */
  arrange({ info, at }) {
    const active = this.focused();
    const seats = at.piles.flatMap((box, pile) => (box ? [{ pile, x: box.all.x, y: box.all.y }] : []));
    const cells = this.#cells;
    this.#cells = [];
    this.el.replaceChildren(
      ...rowsOf(seats, at.unit * ROW_SLACK).map((row) =>
        h(
          'div',
          { role: 'row' },
          ...row.map(({ pile }) => {
            const { address } = info.places[pile];
            const cell =
              cells[pile] ?? h('div', { class: 'cell', role: 'gridcell', tabindex: '-1', 'data-pile': address });
            return (this.#cells[pile] = cell);
          }),
        ),
      ),
    );
    if (active !== null) this.focus(active);
  }

  /** @param {Scene} scene @param {(pile: number) => string} labelOf */
  show({ at, view }, labelOf) {
    this.#cells.forEach((cell, pile) => {
      const box = at.piles[pile];
      if (!cell || !box) return;
      const { x, y, width, height } = box.rect;
      const css = `${x} ${y} ${width} ${height}`;
      if (cell.dataset.at !== css) {
        cell.dataset.at = css;
        placeAt(cell, box.rect);
      }
      setAttribute(cell, 'aria-label', labelOf(pile));
      cell.classList.toggle('is-movable', view.piles[pile].movable);
    });
    this.setStop(this.#stop);
  }

  /** @param {number} pile */
  setStop(pile) {
    const stop = this.#cells[pile] ? pile : this.#cells.findIndex((cell) => cell);
    this.#cells.forEach((cell, n) => cell && setAttribute(cell, 'tabindex', n === stop ? '0' : '-1'));
    this.#stop = stop;
  }

  /** The pile whose cell has the focus. @returns {number | null} */
  focused() {
    const root = /** @type {ShadowRoot | Document} */ (this.el.getRootNode());
    return this.pileOf(root.activeElement);
  }

  /** @param {number} [pile] that of the tab stop without */
  focus(pile = this.#stop) {
    this.setStop(pile);
    // A ring would only puzzle whoever plays by mouse, or has only just come; it is there from the first key on.
    if (!byKey) {
      this.el.classList.add('is-quiet');
      addEventListener('keydown', () => this.el.classList.remove('is-quiet'), { once: true, capture: true });
    }
    this.#cells[this.#stop]?.focus({ preventScroll: true });
  }

  /** The pile of a cell. @param {Element | null} cell @returns {number | null} */
  pileOf(cell) {
    const pile = cell ? this.#cells.indexOf(/** @type {HTMLElement} */ (cell)) : -1;
    return pile < 0 ? null : pile;
  }

  /** All drawn piles in reading order, or those in the row of one of them. @param {number} [pile] @returns {number[]} */
  order(pile) {
    const within = pile === undefined ? this.el : this.#cells[pile]?.parentElement;
    return [...(within?.querySelectorAll('.cell') ?? [])].flatMap((cell) => this.pileOf(cell) ?? []);
  }

  /** Marks the cell that something is dragged over. @param {number | null} pile */
  setOver(pile) {
    if (pile === this.#over) return;
    if (this.#over !== null) this.#cells[this.#over]?.classList.remove('is-over');
    if (pile !== null) this.#cells[pile]?.classList.add('is-over');
    this.#over = pile;
  }
}

/** @param {Seat[]} seats @param {number} slack pixels @returns {Seat[][]} */
function rowsOf(seats, slack) {
  /** @type {Seat[][]} */
  const rows = [];
  for (const seat of [...seats].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    if (row && seat.y - row[0].y < slack) row.push(seat);
    else rows.push([seat]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
}
