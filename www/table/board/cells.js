// The cells, one for each pile, in an ARIA grid for each region. They take focus and clicks, and carry the accessible names;
// one of them at a time is the tab stop.

import { words } from '../../words/core.js';
import { h, setAttribute, setChildren } from '../../ui/dom.js';
import { isKeyboardModality } from '../../ui/modality.js';
import { regionsOf } from './regions.js';
import { placeAt, traitsOf } from './scene.js';

/** @import { Scene } from './scene.js' */
/** @import { RegionName } from './regions.js' */

export class CellGrid {
  el = h('div', { class: 'layer grid', role: 'group' });
  /** @type {(HTMLElement | undefined)[]} by pile */
  cells = [];
  /** Accessible names of the piles, without the selection, and their input. @type {{ traits: string, hasCrosses: boolean, name: string }[]} by pile */
  #names = [];
  /** True if the names are of another position than the drawn one. */
  #namesDiffer = false;
  /** Attributes last written to each cell, to write changes only. @type {{ label: string, targetText: string, selected: string | null }[]} by pile */
  #written = [];
  /** Targets of the selection, and the description of a target. @type {{ targets: number[], description: string }} */
  #dropTargets = { targets: [], description: '' };
  /** The pile whose cell is the tab stop. */
  tabStop = 0;
  /** @type {number | null} */
  #draggedOver = null;

  constructor() {
    // A target is described once the focus has left it.
    this.el.addEventListener('focusout', () => this.#updateDescriptions(null));
  }

  /** @param {number} stop the pile of the first tab stop; negative for any */
  clear(stop) {
    this.el.replaceChildren();
    this.cells = [];
    this.#names = [];
    this.#written = [];
    this.tabStop = Math.max(0, stop);
    this.#draggedOver = null;
  }

  /** @param {string} label of the whole grid @param {string} description how it is used */
  translate(label, description) {
    this.#names = [];
    this.el.setAttribute('aria-label', label);
    this.el.setAttribute('aria-description', description);
    for (const region of /** @type {NodeListOf<HTMLElement>} */ (this.el.querySelectorAll('[data-region]')))
      region.setAttribute('aria-label', words.board.regions[/** @type {RegionName} */ (region.dataset.region)]);
  }

  /**
   * Sorts the cells into regions and rows, in reading order. Cells that stay are not reinserted: screen readers would lose
   * their place.
   * @param {Scene} scene
   */
  rebuild(scene) {
    const active = this.focusedPile();
    const cells = this.cells;
    this.cells = [];
    const regions = regionsOf(scene).map(({ name, rows }) => {
      const label = words.board.regions[name];
      const region =
        this.el.querySelector(`[data-region="${name}"]`) ??
        h('div', { role: 'grid', 'data-region': name, 'aria-label': label });
      setAttribute(region, 'aria-rowcount', String(rows[rows.length - 1][0].row));
      setAttribute(region, 'aria-colcount', String(Math.max(...rows.flat().map(({ column }) => column))));
      // Indices are omitted where they equal the position: Orca 43 is silent when the focus enters a cell that has both.
      const skips = rows.some(([{ row }], n) => row !== n + 1);
      const ragged = rows.some((row) => row.some(({ column }, n) => column !== n + 1));
      const lines = rows.map((row, n) => {
        const line = region.children[n] ?? h('div', { role: 'row' });
        setAttribute(line, 'aria-rowindex', skips ? String(row[0].row) : null);
        const seats = row.map(({ pile, column }) => {
          const { address } = scene.info.places[pile];
          if (!cells[pile]) delete this.#written[pile];
          const cell =
            cells[pile] ?? h('div', { class: 'cell', role: 'gridcell', tabindex: '-1', 'data-pile': address });
          setAttribute(cell, 'aria-colindex', ragged ? String(column) : null);
          return (this.cells[pile] = cell);
        });
        setChildren(line, seats);
        return line;
      });
      setChildren(region, lines);
      return region;
    });
    setChildren(this.el, regions);
    if (active !== null && this.focusedPile() !== active) this.focus(active);
  }

  /** @param {Scene} scene */
  render(scene) {
    const { arrangement, view, announcedView, unchanged } = scene;
    const differs = announcedView !== view;
    // The names of unchanged piles may differ.
    const areRenamed = differs || this.#namesDiffer;
    this.#namesDiffer = differs;
    this.cells.forEach((cell, pile) => {
      const box = arrangement.piles[pile];
      if (!cell || !box || (unchanged[pile] && !areRenamed)) return;
      this.#updateName(scene, pile);
      if (unchanged[pile]) return;
      const { x, y, width, height } = box.rect;
      const key = `${x} ${y} ${width} ${height}`;
      if (cell.dataset.at !== key) {
        cell.dataset.at = key;
        placeAt(cell, box.rect);
      }
      cell.classList.toggle('is-movable', view.piles[pile].movable);
    });
    this.setTabStop(this.tabStop);
  }

  /** @param {Scene} scene @param {number} pile */
  #updateName({ info, view, announcedView, hasCrosses, traits: viewTraits }, pile) {
    const shown = announcedView.piles[pile];
    const traits = announcedView === view ? viewTraits[pile] : traitsOf(shown);
    const last = this.#names[pile];
    if (last?.traits === traits && last.hasCrosses === hasCrosses) return;
    this.#names[pile] = { traits, hasCrosses, name: words.board.pile(info.places[pile], shown, hasCrosses) };
  }

  /** Attributes last written to a cell. @param {number} pile */
  #writtenAt(pile) {
    return (this.#written[pile] ??= { label: '', targetText: '', selected: null });
  }

  /**
   * Updates `aria-selected` of cells that can be selected. Only changes are written, and none during an animation: each one is
   * reported to screen readers, and after too many at once Orca says nothing.
   * @param {number | null} selectedPile @param {(pile: number) => boolean} isSelectable
   */
  updateSelection(selectedPile, isSelectable) {
    this.cells.forEach((cell, pile) => {
      if (!cell) return;
      const selected = pile === selectedPile ? 'true' : isSelectable(pile) ? 'false' : null;
      const written = this.#writtenAt(pile);
      if (written.selected !== selected) setAttribute(cell, 'aria-selected', (written.selected = selected));
    });
  }

  /** Updates names and descriptions. @param {number | null} selected @param {number[]} targets @param {string} description of a target */
  describeCells(selected, targets, description) {
    this.cells.forEach((cell, pile) => {
      if (!cell) return;
      const name = this.#names[pile]?.name ?? '';
      // Screen readers do not announce `aria-selected` of grid cells.
      const label = pile === selected ? words.board.selected(name) : name;
      const written = this.#writtenAt(pile);
      if (written.label !== label) cell.setAttribute('aria-label', (written.label = label));
    });
    this.#dropTargets = { targets, description };
    this.#updateDescriptions(this.focusedPile());
  }

  /**
   * Describes each target, except the focused one: its description would be announced at once, before the move.
   * @param {number | null} focused
   */
  #updateDescriptions(focused) {
    const { targets, description } = this.#dropTargets;
    this.cells.forEach((cell, pile) => {
      if (!cell) return;
      const written = this.#writtenAt(pile);
      let targetText = targets.includes(pile) ? description : '';
      if (pile === focused && written.targetText !== targetText) targetText = '';
      written.targetText = targetText;
      setAttribute(cell, 'aria-description', targetText || null);
    });
  }

  /** @param {number} pile */
  setTabStop(pile) {
    const stop = this.cells[pile] ? pile : this.cells.findIndex((cell) => cell);
    const [before, now] = [this.cells[this.tabStop], this.cells[stop]];
    if (before && before !== now) before.tabIndex = -1;
    if (now && now.tabIndex !== 0) now.tabIndex = 0;
    this.tabStop = stop;
  }

  /** The pile whose cell has the focus. @returns {number | null} */
  focusedPile() {
    const root = /** @type {ShadowRoot | Document} */ (this.el.getRootNode());
    return this.pileOf(root.activeElement);
  }

  /** A field, so that repeated focus adds it only once. */
  #showFocusRing = () => this.el.classList.remove('has-hidden-focus');

  /** @param {number} [pile] by default the tab stop */
  focus(pile = this.tabStop) {
    this.setTabStop(pile);
    // No focus ring before the first key: it would puzzle players who use the mouse.
    if (!isKeyboardModality()) {
      this.el.classList.add('has-hidden-focus');
      addEventListener('keydown', this.#showFocusRing, { once: true, capture: true });
    }
    this.cells[this.tabStop]?.focus({ preventScroll: true });
  }

  /** The pile of a cell. @param {Element | null} cell @returns {number | null} */
  pileOf(cell) {
    const pile = cell ? this.cells.indexOf(/** @type {HTMLElement} */ (cell)) : -1;
    return pile < 0 ? null : pile;
  }

  /** Drawn piles in reading order: all, or those in the row of a pile. @param {number} [pile] @returns {number[]} */
  readingOrder(pile) {
    const within = pile === undefined ? this.el : this.cells[pile]?.parentElement;
    return [...(within?.querySelectorAll('.cell') ?? [])].flatMap((cell) => this.pileOf(cell) ?? []);
  }

  /** Marks the cell under a dragged card. @param {number | null} pile */
  setDragOver(pile) {
    if (pile === this.#draggedOver) return;
    if (this.#draggedOver !== null) this.cells[this.#draggedOver]?.classList.remove('is-dragged-over');
    if (pile !== null) this.cells[pile]?.classList.add('is-dragged-over');
    this.#draggedOver = pile;
  }
}
