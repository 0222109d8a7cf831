// The cells: one for each pile, in a grid for each part of the table. They take the focus, the pointer's clicks and the
// screen reader; one of them at a time has the tab stop.

import { words } from '../../words/core.js';
import { h, setAttribute, setChildren } from '../../ui/dom.js';
import { isKeyboardModality } from '../../ui/modality.js';
import { areasOf } from './regions.js';
import { placeAt } from './scene.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./regions.js').AreaName} AreaName */

export class Grid {
  el = h('div', { class: 'layer grid', role: 'group' });
  /** @type {(HTMLElement | undefined)[]} by pile */
  #cells = [];
  /** What each cell is called, but for what is done with it now. @type {string[]} by pile */
  #labels = [];
  /** What was written at each cell: of all that is written to them little ever changes. @type {{ label: string, aim: string, selected: string | null }[]} by pile */
  #written = [];
  /** Where what is in hand may go, and what is told there. @type {{ targets: number[], told: string }} */
  #aims = { targets: [], told: '' };
  /** The pile whose cell the tab key reaches. */
  #stop = 0;
  /** @type {number | null} */
  #over = null;

  constructor() {
    // It is heard when the player comes back.
    this.el.addEventListener('focusout', () => this.#describe(null));
  }

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
    this.#labels = [];
    this.#written = [];
    this.#stop = Math.max(0, stop);
    this.#over = null;
  }

  /** @param {string} label of the whole grid @param {string} description how it is used */
  translate(label, description) {
    this.el.setAttribute('aria-label', label);
    this.el.setAttribute('aria-description', description);
    for (const area of /** @type {NodeListOf<HTMLElement>} */ (this.el.querySelectorAll('[data-area]')))
      area.setAttribute('aria-label', words.board.areas[/** @type {AreaName} */ (area.dataset.area)]);
  }

  /**
   * Puts the cells into their parts and rows: the order in which they are read out. What stays is not touched: of elements
   * that go and come back a screen reader loses its place, and is silent when the focus goes on from there.
   * @param {Scene} scene
   */
  arrange(scene) {
    const active = this.focused();
    const cells = this.#cells;
    this.#cells = [];
    const parts = areasOf(scene).map(({ name, rows }) => {
      const label = words.board.areas[name];
      const area =
        this.el.querySelector(`[data-area="${name}"]`) ??
        h('div', { role: 'grid', 'data-area': name, 'aria-label': label });
      setAttribute(area, 'aria-rowcount', String(rows[rows.length - 1][0].row));
      setAttribute(area, 'aria-colcount', String(Math.max(...rows.flat().map(({ column }) => column))));
      // What counting finds is not said again: of a cell of which both numbers are given, Orca 43 is silent whenever the
      // focus comes to it from elsewhere.
      const skips = rows.some(([{ row }], n) => row !== n + 1);
      const ragged = rows.some((row) => row.some(({ column }, n) => column !== n + 1));
      const lines = rows.map((row, n) => {
        const line = area.children[n] ?? h('div', { role: 'row' });
        setAttribute(line, 'aria-rowindex', skips ? String(row[0].row) : null);
        const seats = row.map(({ pile, column }) => {
          const { address } = scene.info.places[pile];
          if (!cells[pile]) delete this.#written[pile];
          const cell =
            cells[pile] ?? h('div', { class: 'cell', role: 'gridcell', tabindex: '-1', 'data-pile': address });
          setAttribute(cell, 'aria-colindex', ragged ? String(column) : null);
          return (this.#cells[pile] = cell);
        });
        setChildren(line, seats);
        return line;
      });
      setChildren(area, lines);
      return area;
    });
    setChildren(this.el, parts);
    if (active !== null && this.focused() !== active) this.focus(active);
  }

  /** @param {Scene} scene @param {(pile: number) => string} labelOf @param {boolean} renamed whether what is kept may be called otherwise */
  show({ at, view, kept }, labelOf, renamed) {
    this.#cells.forEach((cell, pile) => {
      const box = at.piles[pile];
      if (!cell || !box || (kept[pile] && !renamed)) return;
      this.#labels[pile] = labelOf(pile);
      if (kept[pile]) return;
      const { x, y, width, height } = box.rect;
      const css = `${x} ${y} ${width} ${height}`;
      if (cell.dataset.at !== css) {
        cell.dataset.at = css;
        placeAt(cell, box.rect);
      }
      cell.classList.toggle('is-movable', view.piles[pile].movable);
    });
    this.setStop(this.#stop);
  }

  /** What is written at a cell. @param {number} pile */
  #at(pile) {
    return (this.#written[pile] ??= { label: '', aim: '', selected: null });
  }

  /**
   * Says of each cell whether it is selected, if it can be. It is written only where it changes, and not for each card that is
   * seen going to its place: all of it is told to screen readers, and of what comes after too much at once Orca says nothing.
   * @param {number | null} taken the pile that is @param {(pile: number) => boolean} can
   */
  select(taken, can) {
    this.#cells.forEach((cell, pile) => {
      if (!cell) return;
      const selected = pile === taken ? 'true' : can(pile) ? 'false' : null;
      const written = this.#at(pile);
      if (written.selected !== selected) setAttribute(cell, 'aria-selected', (written.selected = selected));
    });
  }

  /** Says what each cell is, and what is done with it now. @param {number | null} selected @param {number[]} targets @param {string} told of a target */
  tell(selected, targets, told) {
    this.#cells.forEach((cell, pile) => {
      if (!cell) return;
      const own = this.#labels[pile] ?? '';
      // Screen readers say neither what is selected nor what a class looks like.
      const label = pile === selected ? words.board.selected(own) : own;
      const written = this.#at(pile);
      if (written.label !== label) cell.setAttribute('aria-label', (written.label = label));
    });
    this.#aims = { targets, told };
    this.#describe(this.focused());
  }

  /**
   * Says at each target that it is one, but not at the one that the player is at: there it would be heard at once, before
   * what has happened.
   * @param {number | null} here
   */
  #describe(here) {
    const { targets, told } = this.#aims;
    this.#cells.forEach((cell, pile) => {
      if (!cell) return;
      const written = this.#at(pile);
      let aim = targets.includes(pile) ? told : '';
      if (pile === here && written.aim !== aim) aim = '';
      if (written.aim === aim) return;
      written.aim = aim;
      setAttribute(cell, 'aria-description', aim || null);
    });
  }

  /** @param {number} pile */
  setStop(pile) {
    const stop = this.#cells[pile] ? pile : this.#cells.findIndex((cell) => cell);
    const [before, now] = [this.#cells[this.#stop], this.#cells[stop]];
    if (before && before !== now) before.tabIndex = -1;
    if (now && now.tabIndex !== 0) now.tabIndex = 0;
    this.#stop = stop;
  }

  /** The pile whose cell has the focus. @returns {number | null} */
  focused() {
    const root = /** @type {ShadowRoot | Document} */ (this.el.getRootNode());
    return this.pileOf(root.activeElement);
  }

  /** One listener, however often the cards take the focus. */
  #ring = () => this.el.classList.remove('is-quiet');

  /** @param {number} [pile] that of the tab stop without */
  focus(pile = this.#stop) {
    this.setStop(pile);
    // A ring would only puzzle whoever plays by mouse, or has only just come; it is there from the first key on.
    if (!isKeyboardModality()) {
      this.el.classList.add('is-quiet');
      addEventListener('keydown', this.#ring, { once: true, capture: true });
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
