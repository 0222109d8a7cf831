// The table's DOM: places, cards, notes and cells. Every change of the view goes through `show`, which compares it
// with the last one and lets what moved glide; nobody else knows about motion.

import { back, emptyPlace, face, LEAST_PICTURE } from '../faces.js';
import { arrange, depthOf, edgeOf } from './layout.js';
import { make } from './frame.js';

/** @typedef {import('./layout.js').Arrangement} Arrangement */
/** @typedef {import('./layout.js').PileBox} PileBox */
/** @typedef {import('./layout.js').CardSpot} CardSpot */
/** @typedef {import('./layout.js').Rect} Rect */
/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../pkg/patience_wasm.js').Layout} Layout */

/**
 * @typedef {object} Slot one card of a pile, drawn or not
 * @property {string} card
 * @property {HTMLElement | null} el
 * @property {string} look what `el` shows
 * @property {string} css how `el` lies
 * @property {number} x where it lies, or would lie
 * @property {number} y
 * @property {number} width
 */

/**
 * @typedef {object} Marks what the player has in mind
 * @property {number | null} selected
 * @property {number[]} targets
 * @property {number | null} second the other pile of a choice to be made
 */

/** @typedef {{ face: typeof face, back: typeof back }} Dress */

export const MOVE_MS = 160;
const DEAL_GAP_MS = 15;
const DEAL_MS = 600;
/** Two piles of one group differ by a number only: "p3", "p20". @param {string} address */
const groupOf = (address) => address.replace(/\d.*/, '');

/** @param {string} cards two characters a card */
const split = (cards) => cards.match(/../g) ?? [];

/** @param {{ x: number, y: number }} a @param {{ x: number, y: number }} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** @param {Rect} rect @param {number} x @param {number} y @param {number} slack */
const holds = (rect, x, y, slack) => x >= rect.x - slack && x < rect.x + rect.width + slack
  && y >= rect.y - slack && y < rect.y + rect.height + slack;

/** Sets an attribute only where it changes: an equal write still costs. @param {Element} el @param {string} name @param {string} value */
function put(el, name, value) {
  if (el.getAttribute(name) !== value) el.setAttribute(name, value);
}

export class Board {
  /** @param {HTMLElement} felt the element that everything lies on */
  constructor(felt) {
    this.felt = felt;
    this.places = make('div', 'layer places', { 'aria-hidden': 'true' });
    this.cards = make('div', 'layer cards', { 'aria-hidden': 'true' });
    this.grid = make('div', 'layer grid', { role: 'grid', 'aria-multiselectable': 'false' });
    this.notes = make('div', 'layer notes');
    this.grid.setAttribute('aria-description', 'Arrow keys go from pile to pile, Enter selects and plays, a question mark lists the keys.');
    felt.append(this.places, this.cards, this.grid, this.notes);
    /** @type {GameInfo | null} */
    this.info = null;
    /** @type {Layout[]} */
    this.layouts = [];
    /** @type {View | null} */
    this.view = null;
    /** @type {Arrangement | null} */
    this.at = null;
    /** @type {Rect} */
    this.box = { x: 0, y: 0, width: 320, height: 320 };
    /** @type {Slot[][]} */
    this.slots = [];
    /** @type {(HTMLElement | undefined)[]} */
    this.cells = [];
    /** @type {Map<number, { el: HTMLElement, look: string }>} */
    this.empties = new Map();
    /** @type {Map<number, { el: HTMLElement, look: string }>} */
    this.written = new Map();
    /** @type {Map<number, HTMLElement>} */
    this.folds = new Map();
    /** @type {{ look: string, drawn: HTMLElement[] }} */
    this.titles = { look: '', drawn: [] };
    /** @type {HTMLElement[]} on their way off the table */
    this.leaving = [];
    /** @type {Marks} */
    this.marks = { selected: null, targets: [], second: null };
    /** @type {HTMLElement[]} */
    this.marked = [];
    /** The cell that the tab key reaches. */
    this.stop = 0;
    this.calm = matchMedia('(prefers-reduced-motion: reduce)');
    /** How long motion takes, compared to the usual; 0: it does not happen. */
    this.pace = 1;
    /** What draws the cards. @type {Dress} */
    this.dress = { face, back };
  }

  /** Whether nothing shall be seen moving. */
  get still() {
    return this.calm.matches || !this.pace;
  }

  /** Draws all cards anew, by other hands. @param {Dress} dress */
  wear(dress) {
    this.dress = dress;
    for (const slots of this.slots) for (const slot of slots) slot.look = '';
    for (const place of this.empties.values()) place.look = '';
    if (this.view) this.show(this.view, false);
  }

  /** @param {GameInfo} info @param {Layout[]} layouts */
  setGame(info, layouts) {
    this.clear();
    this.info = info;
    this.layouts = layouts;
    this.slots = info.places.map(() => []);
    this.grid.setAttribute('aria-label', `${info.name}: the cards on the table`);
    const first = info.places.findIndex((place) => place.role === 'hand' || place.role === 'tableau');
    this.stop = Math.max(0, first);
  }

  clear() {
    for (const layer of [this.places, this.cards, this.grid, this.notes]) layer.replaceChildren();
    this.cells = [];
    this.empties.clear();
    this.written.clear();
    this.folds.clear();
    this.titles = { look: '', drawn: [] };
    this.leaving = [];
    this.marked = [];
    this.marks = { selected: null, targets: [], second: null };
    this.view = this.at = null;
  }

  /** @param {Rect} box the room for the table within the felt */
  resize(box) {
    const same = JSON.stringify(box) === JSON.stringify(this.box);
    this.box = box;
    if (this.view && !same) this.show(this.view, false);
  }

  /**
   * Shows a view.
   * @param {View} view @param {boolean} moves whether what moves may be seen moving
   */
  show(view, moves) {
    if (!this.info) return;
    const before = this.view;
    const key = this.at?.key;
    this.view = view;
    this.at = arrange(this.layouts, this.box, view, this.info.places);
    this.felt.style.setProperty('--w', `${this.at.unit}px`);
    this.felt.style.setProperty('--edge', `${edgeOf(this.at.unit)}px`);
    this.felt.classList.toggle('is-small', this.at.small);
    for (const el of this.leaving) el.remove();
    this.leaving = [];
    if (key !== this.at.key) this.drawRows();
    this.moveCards(before, view, moves);
    this.drawPlaces(view);
    this.drawNotes(view);
    this.drawCells(view);
    this.mark(this.marks);
  }

  // The cards

  /** @param {View | null} before @param {View} view @param {boolean} moves */
  moveCards(before, view, moves) {
    const stock = this.stockBox();
    const drawn = before && stock ? before.stock - view.stock : 0;
    const found = this.match(view);
    /** @type {{ slot: Slot, from: { x: number, y: number, width: number } | null, dealt: boolean }[]} */
    const moving = [];
    found.kept.forEach((slots, pile) => {
      const box = this.at?.piles[pile];
      const spots = new Map(box?.cards.map((spot) => [spot.index, spot]));
      slots.forEach(({ slot, fresh }, index) => {
        const from = fresh ? (drawn > 0 && stock ? { ...stock.rect } : null) : { x: slot.x, y: slot.y, width: slot.width };
        this.lay(slot, box ?? null, spots.get(index) ?? null, pile, slots.length);
        if (slot.el && from && moves && (from.x !== slot.x || from.y !== slot.y)) moving.push({ slot, from, dealt: fresh });
      });
    });
    this.slots = found.kept.map((slots) => slots.map(({ slot }) => slot));
    for (const slot of found.gone) this.takeOff(slot, moves && drawn < 0 && stock ? stock.rect : null);
    this.glide(moving);
  }

  /**
   * Which card of the old view is which of the new: a pile's cards from the bottom as far as they agree, then the
   * nearest card of the same face that has left its pile.
   * @param {View} view
   */
  match(view) {
    /** @type {Slot[]} */
    let gone = [];
    const kept = view.piles.map((pile, number) => {
      const old = this.slots[number];
      const cards = split(pile.cards);
      let same = 0;
      while (same < cards.length && same < old.length && old[same].card === cards[same]) same++;
      gone = gone.concat(old.slice(same));
      return cards.map((card, index) => ({
        card, fresh: index >= same, slot: index < same ? old[index] : /** @type {Slot | null} */ (null),
      }));
    });
    const made = kept.map((cards, number) => cards.map(({ card, fresh, slot }) => {
      if (slot) return { slot, fresh };
      const near = this.at?.piles[number]?.rect ?? { x: 0, y: 0 };
      let best = -1;
      gone.forEach((other, n) => {
        if (other.card === card && (best < 0 || distance(other, near) < distance(gone[best], near))) best = n;
      });
      if (best >= 0) return { slot: gone.splice(best, 1)[0], fresh: false };
      return { slot: { card, el: null, look: '', css: '', x: 0, y: 0, width: 0 }, fresh: true };
    }));
    return { kept: made, gone };
  }

  /**
   * Puts one card where it belongs, drawn if it can be seen.
   * @param {Slot} slot @param {PileBox | null} box @param {CardSpot | null} spot @param {number} pile @param {number} count
   */
  lay(slot, box, spot, pile, count) {
    const rect = spot ?? box?.rect;
    if (!rect || !box || !spot || !this.at) {
      slot.el?.remove();
      slot.el = null;
      slot.look = slot.css = '';
      if (rect) [slot.x, slot.y, slot.width] = [rect.x, rect.y, rect.width];
      return;
    }
    const { art, strip } = spot;
    const size = spot.width < 48 ? 'small' : 'large';
    const look = `${size}${spot.width >= LEAST_PICTURE}${art}${strip}`;
    if (!slot.el) this.cards.append(slot.el = make('div', 'card'));
    if (slot.look !== look) {
      slot.el.replaceChildren(this.dress.face(document, slot.card, { size, art, strip, width: spot.width }));
      slot.look = look;
    }
    const lowest = spot.index === box.cards[0].index;
    const depth = lowest && count > 1 ? box.depth : 0;
    const suitable = spot.index === count - 1 && !!this.view?.piles[pile].suitable;
    const css = `${spot.x} ${spot.y} ${spot.width} ${spot.height} ${spot.cap} ${depth} ${box.layer} ${spot.index} ${suitable} ${box.covered && box.rect.height}`;
    [slot.x, slot.y, slot.width] = [spot.x, spot.y, spot.width];
    if (slot.css !== css) {
      const whole = Math.round(spot.width * 1.4);
      slot.css = css;
      const style = slot.el.style;
      style.transform = `translate(${spot.x}px,${spot.y}px)`;
      style.zIndex = String(box.layer * 100 + spot.index);
      style.setProperty('--w', `${spot.width}px`);
      style.height = spot.height < whole ? `${spot.height}px` : '';
      if (spot.cap) style.setProperty('--cap', `${spot.cap}px`);
      else style.removeProperty('--cap');
      slot.el.dataset.depth = String(depth);
      slot.el.classList.toggle('is-cut', spot.height < whole);
      slot.el.classList.toggle('is-tied', spot.y > box.rect.y && spot.height < whole);
      slot.el.classList.toggle('is-free', !box.fanned);
      slot.el.classList.toggle('is-covered', box.covered);
      if (box.covered) style.setProperty('--shown', `${box.rect.height}px`);
      slot.el.classList.toggle('is-throned', count === 1 && this.info?.places[pile].role === 'scenery');
      slot.el.classList.toggle('is-suitable', suitable);
    }
  }

  /** @param {Slot} slot @param {Rect | null} to where it is seen going */
  takeOff(slot, to) {
    const { el } = slot;
    if (!el) return;
    if (!to || this.still) {
      el.remove();
      return;
    }
    this.leaving.push(el);
    el.style.zIndex = '9000';
    const end = `translate(${to.x}px,${to.y}px) scale(${to.width / slot.width})`;
    el.animate([{ transform: el.style.transform }, { transform: end }], { duration: MOVE_MS * this.pace, easing: 'ease-out', fill: 'forwards' })
      .finished.then(() => el.remove(), () => el.remove());
  }

  /** @param {{ slot: Slot, from: { x: number, y: number, width: number } | null, dealt: boolean }[]} moving */
  glide(moving) {
    const dealt = moving.filter((one) => one.dealt).length;
    const gap = this.pace * Math.min(DEAL_GAP_MS, DEAL_MS / Math.max(1, dealt));
    let nth = 0;
    for (const { slot, from, dealt: fresh } of moving) {
      if (!slot.el || !from) continue;
      if (this.still) {
        slot.el.animate([{ outline: '3px solid var(--patience-accent)' }, { outline: '3px solid var(--patience-accent)' }], 100);
        continue;
      }
      const start = `translate(${from.x}px,${from.y}px) scale(${from.width / slot.width})`;
      const zIndex = String(5000 - nth);
      slot.el.animate(
        [{ transform: start, zIndex }, { transform: slot.el.style.transform, zIndex }],
        { duration: MOVE_MS * this.pace, easing: 'ease-out', delay: fresh ? gap * nth++ : 0, fill: 'backwards' },
      );
    }
  }

  /** What lifts off a pile when it is taken by its top. @param {number} pile @returns {Slot[]} */
  topOf(pile) {
    const slots = this.slots[pile].filter((slot) => slot.el);
    const pair = this.view && this.at?.piles[pile]?.cards.length === 2 && !this.at.piles[pile].depth
      && !this.at.piles[pile].fanned;
    return pair ? slots : slots.slice(-1);
  }

  // What lies still

  stockBox() {
    const stock = this.info?.places.findIndex((place) => place.role === 'stock') ?? -1;
    return stock < 0 ? null : this.at?.piles[stock] ?? null;
  }

  /** Backs of the pack, outlines of empty places. @param {View} view */
  drawPlaces(view) {
    this.info?.places.forEach((place, number) => {
      const box = this.at?.piles[number];
      const pile = view.piles[number];
      const known = this.empties.get(number);
      // Under a lone card, too: it may be lifted.
      const lone = pile.count === 1 && this.layoutFan(number) === 'squared' && this.layouts[0].spots[number]?.tier === null;
      if (!box || (pile.cards && !lone)) {
        known?.el.remove();
        this.empties.delete(number);
        return;
      }
      const size = box.rect.width < 48 ? 'small' : 'large';
      const look = pile.count && !pile.cards ? `back ${size}` : box.layer || place.address.startsWith('r1c') ? 'gap' : `empty ${pile.awaits}`;
      let el = known?.el;
      if (!el || known?.look !== look) {
        el?.remove();
        el = this.drawPlace(look, pile.awaits, size);
        this.places.append(el);
        this.empties.set(number, { el, look });
      }
      const { x, y, width, height } = box.rect;
      const hidden = pile.cards ? 0 : pile.count;
      const at = `${x} ${y} ${width} ${height} ${hidden}`;
      if (el.dataset.at === at) return;
      el.dataset.at = at;
      el.style.transform = `translate(${x}px,${y}px)`;
      el.style.setProperty('--w', `${width}px`);
      el.style.height = box.layer ? '' : `${height}px`;
      el.dataset.depth = String(depthOf(hidden));
    });
    this.drawCaptions();
  }

  drawCaptions() {
    const captions = this.at?.captions ?? [];
    const look = JSON.stringify(captions);
    if (this.titles.look === look) return;
    for (const old of this.titles.drawn) old.remove();
    const drawn = captions.map(({ text, x, y, width }) => {
      // Where there is no room for rules about it, it stands alone; where there is hardly room for it, in small letters.
      const el = make('div', `caption${text ? '' : ' rule'}${width < 76 ? ' alone' : ''}${width < 48 ? ' tight' : ''}`, {}, text);
      el.style.transform = `translate(${x}px,${y}px)`;
      el.style.width = `${width}px`;
      return el;
    });
    this.places.append(...drawn);
    this.titles = { look, drawn };
  }

  /** @param {string} look @param {string | null} awaits @param {'small' | 'large'} size @returns {HTMLElement} */
  drawPlace(look, awaits, size) {
    if (look === 'gap') return make('div', 'place-gap');
    if (look.startsWith('back')) {
      const el = make('div', 'card');
      el.append(this.dress.back(document, { size }));
      return el;
    }
    const suit = /** @type {import('../faces.js').Suit | null} */ (awaits?.[1] ?? null);
    return emptyPlace(document, suit, awaits?.[0] ?? null);
  }

  /** The words under piles; a pile that can be looked through has a button there. @param {View} view */
  drawNotes(view) {
    this.info?.places.forEach((place, number) => {
      const box = this.at?.piles[number] ?? null;
      const look = box ? this.noteOf(view, number, box) : '';
      const known = this.written.get(number);
      if (known && known.look !== look) {
        known.el.remove();
        this.written.delete(number);
      }
      if (!look || !box) return;
      const [kind, text, more] = look.split('|');
      let el = this.written.get(number)?.el;
      if (!el) {
        const opens = (kind !== 'badge' || place.role === 'talon') && this.canOpen(number);
        el = opens
          ? make('button', `note ${kind}${box.fanned ? ' is-long' : ''}`, { type: 'button', tabindex: '-1', 'data-open': String(number), 'aria-label': `${text}${more && ` · ${more}`}: look through ${place.label}` })
          : make('div', `note ${kind}`, { 'aria-hidden': 'true' });
        if (kind === 'side' && more) el.append(make('b', '', {}, text), make('span', '', {}, more));
        else el.append(text, ...(more ? [' · ', make('u', '', {}, more)] : []));
        this.notes.append(el);
        this.written.set(number, { el, look });
      }
      this.drawFold(number, box);
      const { rect, all } = box;
      const [x, y] = kind === 'side' ? [rect.x + rect.width + 8, rect.y + rect.height / 2]
        : kind === 'badge' ? [rect.x + rect.width, rect.y] : kind === 'within' ? [rect.x + rect.width / 2, rect.y + rect.height / 2] : [rect.x + rect.width / 2, all.y + all.height + box.depth * edgeOf(this.at?.unit ?? 0)];
      // A note wider than its pile stays on the table.
      const wraps = box.fanned && this.at?.small;
      const reach = kind !== 'under' || wraps ? 0 : (text.length + more.length) * (this.at?.small ? 2.7 : 3.2);
      const kept = Math.max(this.box.x + reach, Math.min(this.box.x + this.box.width - reach, x));
      const at = `translate(${kind === 'under' ? kept : x}px,${y}px)`;
      if (el.dataset.at !== at) el.style.transform = el.dataset.at = at;
      // Below a narrow column two words stand on two lines.
      el.style.maxWidth = wraps ? `${rect.width + 2}px` : kind === 'within' ? `${rect.width - 6}px` : '';
    });
  }

  /** @param {View} view @param {number} number @param {PileBox} box @returns {string} kind, text and an afterthought */
  noteOf(view, number, box) {
    const place = /** @type {GameInfo} */ (this.info).places[number];
    const pile = view.piles[number];
    if (place.role === 'scenery' || place.role === 'hand' || box.note === 'none') return '';
    if (place.role === 'stock') {
      return pile.count ? `${box.note}|${pile.count}${box.note === 'under' ? ' left' : ''}|${box.note === 'side' ? 'left' : ''}` : '';
    }
    if (pile.note && box.note === 'badge') return place.role === 'talon' && pile.count ? `badge|${pile.count}|` : '';
    if (pile.note) return `${box.note}|${this.at?.small ? pile.note.replace(',', '') : pile.note}|`;
    const paired = box.cards.length === 2 && !box.depth && !box.fanned;
    if (paired || !pile.count || (place.role === 'tableau' && this.layoutFan(number) === 'pair')) return '';
    if ((box.note === 'badge' || this.at?.small) && (pile.count < 2 || place.role === 'foundation')) return '';
    return `${box.note}|${pile.count}|${box.squeezed ? 'open' : ''}`;
  }

  /** @param {number} pile */
  layoutFan(pile) {
    return this.layouts[0].spots[pile]?.fan;
  }

  /** The strip that stands for the oldest cards of a column too long to show. @param {number} number @param {PileBox} box */
  drawFold(number, box) {
    const known = this.folds.get(number);
    if (!box.folded) {
      known?.remove();
      this.folds.delete(number);
      return;
    }
    const el = known ?? make('button', 'fold', { type: 'button', tabindex: '-1', 'data-open': String(number) });
    el.textContent = this.at?.small ? `+${box.folded}` : `${box.folded} more`;
    el.setAttribute('aria-label', `${box.folded} more: look through the pile`);
    el.style.transform = `translate(${box.all.x}px,${box.all.y}px)`;
    el.style.width = `${box.all.width}px`;
    if (known) return;
    this.notes.append(el);
    this.folds.set(number, el);
  }

  /** Whether a pile holds more than can be read. @param {number} pile */
  canOpen(pile) {
    const place = this.info?.places[pile];
    const shown = this.view?.piles[pile];
    const counts = place?.role === 'talon' || (place?.role === 'tableau' && this.layoutFan(pile) !== 'pair');
    return !!shown && counts && shown.count > 1 && shown.cards !== '';
  }

  // The cells

  /** Rows from top to bottom, cells from left to right: the order in which a reader hears them. */
  drawRows() {
    const active = this.focused();
    const places = /** @type {GameInfo} */ (this.info).places;
    const boxes = this.at?.piles ?? [];
    const drawn = boxes.flatMap((box, pile) => (box ? [{ pile, x: box.all.x, y: box.all.y }] : []));
    drawn.sort((a, b) => a.y - b.y || a.x - b.x);
    /** @type {{ pile: number, x: number, y: number }[][]} */
    const rows = [];
    for (const one of drawn) {
      const row = rows.at(-1);
      if (row && one.y - row[0].y < (this.at?.unit ?? 0) * 0.3) row.push(one);
      else rows.push([one]);
    }
    const cells = this.cells;
    this.cells = [];
    this.grid.replaceChildren(...rows.map((row) => {
      const el = make('div', '', { role: 'row' });
      row.sort((a, b) => a.x - b.x);
      for (const { pile } of row) {
        const cell = cells[pile] ?? make('div', 'cell', { role: 'gridcell', tabindex: '-1', 'data-pile': places[pile].address });
        this.cells[pile] = cell;
        el.append(cell);
      }
      return el;
    }));
    if (active !== null) this.focus(active);
  }

  /** @param {View} view */
  drawCells(view) {
    this.cells.forEach((cell, pile) => {
      const box = this.at?.piles[pile];
      if (!cell || !box) return;
      const { x, y, width, height } = box.rect;
      const css = `${x} ${y} ${width} ${height}`;
      if (cell.dataset.at !== css) {
        cell.dataset.at = css;
        cell.style.transform = `translate(${x}px,${y}px)`;
        cell.style.width = `${width}px`;
        cell.style.height = `${height}px`;
      }
      put(cell, 'aria-label', view.piles[pile].label);
      cell.classList.toggle('is-movable', view.piles[pile].movable);
    });
    this.setStop(this.stop);
  }

  /** @param {number} pile */
  setStop(pile) {
    let stop = pile;
    if (!this.cells[stop]) stop = this.cells.findIndex((cell) => cell);
    this.cells.forEach((cell, n) => cell && put(cell, 'tabindex', n === stop ? '0' : '-1'));
    this.stop = stop;
  }

  /** The pile whose cell has the focus. @returns {number | null} */
  focused() {
    const active = /** @type {ShadowRoot | Document} */ (this.grid.getRootNode()).activeElement;
    const pile = active ? this.cells.indexOf(/** @type {HTMLElement} */ (active)) : -1;
    return pile < 0 ? null : pile;
  }

  /** @param {number} pile */
  focus(pile) {
    this.setStop(pile);
    this.cells[this.stop]?.focus({ preventScroll: true });
  }

  // Marks

  /** @param {Marks} marks */
  mark(marks) {
    for (const el of this.marked) {
      el.classList.remove('is-selected', 'is-target', 'is-second', 'is-over');
      if (el.classList.contains('group')) el.remove();
      if (el.hasAttribute('aria-selected')) el.removeAttribute('aria-selected');
    }
    this.marked = [];
    this.marks = marks;
    const { selected, targets, second } = marks;
    if (selected !== null) {
      for (const slot of this.topOf(selected)) this.tag(slot.el, 'is-selected');
      this.tag(this.cells[selected], 'is-chosen');
    }
    this.cells.forEach((cell, pile) => {
      if (this.view?.piles[pile].movable || pile === selected) {
        cell?.setAttribute('aria-selected', String(pile === selected));
        if (cell) this.marked.push(cell);
      }
    });
    const whole = this.wholeGroup(marks);
    for (const pile of targets) {
      this.tag(this.cells[pile], 'is-aim');
      const special = whole.length && this.view?.piles[pile].suitable && selected !== null && this.view.piles[selected].suitable;
      if (!whole.includes(pile) || special) this.tag(this.cells[pile], 'is-target');
    }
    if (whole.length) this.drawGroup(whole);
    if (second !== null) this.tag(this.cells[second], 'is-second');
  }

  /** A frame round each of some cards, until something else is marked. @param {{ pile: number, index: number }[]} cards */
  markCards(cards) {
    this.mark({ selected: null, targets: [], second: null });
    for (const { pile, index } of cards) {
      const box = this.at?.piles[pile];
      // A card that lies under others is shown by its pile.
      const { x, y, width, height } = box?.cards.find((spot) => spot.index === index) ?? box?.rect ?? { x: 0, y: 0, width: 0, height: 0 };
      if (!width) continue;
      const el = make('div', 'reason group', { 'aria-hidden': 'true' });
      el.style.transform = `translate(${x}px,${y}px)`;
      el.style.width = `${width}px`;
      // The next row may lie on the lower edge.
      el.style.height = `${box?.covered ? height * 0.86 : height}px`;
      this.notes.append(el);
      this.marked.push(el);
    }
  }

  /** @param {HTMLElement | null | undefined} el @param {string} name */
  tag(el, name) {
    if (!el) return;
    el.classList.add(name);
    this.marked.push(el);
  }

  /** The targets that are every pile of their kind, so that one mark can go round them all. @param {Marks} marks */
  wholeGroup({ targets, second }) {
    if (targets.length < 6 || second !== null || !this.info) return [];
    const places = this.info.places;
    const group = groupOf(places[targets[targets.length - 1]].address);
    const all = places.flatMap((place, pile) => (place.role === 'tableau' && groupOf(place.address) === group && this.at?.piles[pile] ? [pile] : []));
    const hit = all.filter((pile) => targets.includes(pile));
    // Pairs in a row of the Empress take no card; they show that by being pairs.
    return hit.length >= 6 && hit.length > all.length * 0.6 && (hit.length === all.length || this.layoutFan(all[0]) === 'pair') ? hit : [];
  }

  /** @param {number[]} piles */
  drawGroup(piles) {
    const rects = piles.flatMap((pile) => this.at?.piles[pile]?.all ?? []);
    const x = Math.min(...rects.map((rect) => rect.x)) - 3;
    const y = Math.min(...rects.map((rect) => rect.y)) - 3;
    const right = Math.max(...rects.map((rect) => rect.x + rect.width)) + 3;
    const bottom = Math.max(...rects.map((rect) => rect.y + rect.height)) + 6;
    const el = make('div', 'group is-target', { 'aria-hidden': 'true' });
    el.style.transform = `translate(${x}px,${y}px)`;
    el.style.width = `${right - x}px`;
    el.style.height = `${bottom - y}px`;
    this.notes.append(el);
    this.marked.push(el);
  }

  // Geometry for hands and keys

  /**
   * The pile at a point of the felt, the uppermost first.
   * @param {number} x @param {number} y @param {number} [slack] how far a near miss may be
   */
  pileAt(x, y, slack = 3) {
    let best = -1;
    this.at?.piles.forEach((box, pile) => {
      if (box && holds(box.all, x, y, slack) && (best < 0 || box.layer >= (this.at?.piles[best]?.layer ?? 0))
        && (holds(box.rect, x, y, slack) || !box.layer || best < 0)) {
        // A gap of a grid does not cover the card above it.
        if (best < 0 || this.view?.piles[pile].count || !this.view?.piles[best].count) best = pile;
      }
    });
    return best < 0 ? null : best;
  }

  /** @param {number} pile @returns {Rect | null} */
  rectOf(pile) {
    return this.at?.piles[pile]?.rect ?? null;
  }
}
