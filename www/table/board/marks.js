// Marks: what is in hand, where it may go, which cards are the reason of something.

import { words } from '../../words/core.js';
import { h, setAttribute } from '../dom.js';
import { fanOf, placeAt } from './scene.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./layout.js').Rect} Rect */

/**
 * @typedef {object} Selected what the player has in mind
 * @property {number | null} selected the pile in hand
 * @property {number[]} targets
 * @property {number | null} second the other pile of a choice to be made
 */

/** So many targets of one kind may be marked by one mark round all of them. */
const GROUP = 6;
/** ... if they are so large a part of their kind. */
const MOST = 0.6;

/** @type {Selected} */
export const NOTHING = { selected: null, targets: [], second: null };

/** Two piles of one group differ by a number only: "p3", "p20". @param {string} address */
const groupOf = (address) => address.replace(/\d.*/, '');

export class Marks {
  /** @type {import('./cards.js').Cards} */
  #cards;
  /** @type {import('./grid.js').Grid} */
  #grid;
  /** @type {HTMLElement} where frames are drawn */
  #layer;
  /** @type {HTMLElement[]} */
  #marked = [];
  #now = NOTHING;

  /** @param {import('./cards.js').Cards} cards @param {import('./grid.js').Grid} grid @param {HTMLElement} layer */
  constructor(cards, grid, layer) {
    this.#cards = cards;
    this.#grid = grid;
    this.#layer = layer;
  }

  /** What is marked now. */
  get now() {
    return this.#now;
  }

  clear() {
    this.#marked = [];
    this.#now = NOTHING;
  }

  /** @param {Scene} scene @param {Selected} [marks] those there are without */
  show(scene, marks = this.#now) {
    this.#rub();
    this.#now = marks;
    const { selected, targets, second } = marks;
    if (selected !== null) {
      for (const slot of this.#cards.topOf(scene, selected)) this.#tag(slot.el, 'is-selected');
      this.#tag(this.#grid.cells[selected], 'is-chosen');
    }
    // Written only where it changes, and not for each card that is seen going to its place: all of it is told to screen
    // readers, and of what comes after too much at once Orca says nothing.
    const { told } = scene;
    const taken = selected ?? told.pending;
    this.#grid.cells.forEach((cell, pile) => {
      if (!cell) return;
      if (told.piles[pile].movable || pile === taken) setAttribute(cell, 'aria-selected', String(pile === taken));
      else cell.removeAttribute('aria-selected');
    });
    const whole = wholeGroup(scene, marks);
    const goesHome = selected !== null && scene.view.piles[selected].suitable;
    for (const pile of targets) {
      this.#tag(this.#grid.cells[pile], 'is-aim');
      const special = whole.length && goesHome && scene.view.piles[pile].suitable;
      if (!whole.includes(pile) || special) this.#tag(this.#grid.cells[pile], 'is-target');
    }
    if (whole.length) this.#frameRound(scene, whole);
    if (second !== null) this.#tag(this.#grid.cells[second], 'is-second');
    const held = taken === null ? '' : told.piles[taken].cards.slice(-2);
    this.#grid.tell(taken, held ? targets : [], held && words.board.target(held));
  }

  /**
   * A frame round each of some cards, until something else is marked.
   * @param {Scene} scene @param {{ pile: number, index: number }[]} cards @param {Selected} marks that stay
   */
  showCards(scene, cards, marks) {
    this.show(scene, marks);
    for (const { pile, index } of cards) {
      const box = scene.at.piles[pile];
      // A card that lies under others is shown by its pile.
      const rect = box?.cards.find((spot) => spot.index === index) ?? box?.rect;
      if (!box || !rect) continue;
      // The next row may lie on the lower edge.
      this.#frame('reason group', { ...rect, height: box.covered ? rect.height * 0.86 : rect.height });
    }
  }

  #rub() {
    for (const el of this.#marked) {
      el.classList.remove('is-selected', 'is-target', 'is-second', 'is-over', 'is-chosen', 'is-aim');
      if (el.classList.contains('group')) el.remove();
    }
    this.#marked = [];
  }

  /** @param {HTMLElement | null | undefined} el @param {string} name */
  #tag(el, name) {
    if (!el) return;
    el.classList.add(name);
    this.#marked.push(el);
  }

  /** @param {string} className @param {Rect} rect */
  #frame(className, rect) {
    const el = h('div', { class: className, 'aria-hidden': 'true' });
    placeAt(el, rect);
    this.#layer.append(el);
    this.#marked.push(el);
  }

  /** @param {Scene} scene @param {number[]} piles */
  #frameRound({ at, box }, piles) {
    const rects = piles.flatMap((pile) => at.piles[pile]?.strips ?? []);
    // Cards of it may have marks of their own, which it keeps clear of where there is room.
    const air = at.small ? 3 : 9;
    const x = Math.min(...rects.map((rect) => rect.x)) - air;
    const y = Math.min(...rects.map((rect) => rect.y)) - air;
    const right = Math.max(...rects.map((rect) => rect.x + rect.width)) + air;
    // It ends on the plate, even where the table's last row stands on the edge of the felt.
    const bottom = Math.min(Math.max(...rects.map((rect) => rect.y + rect.height)) + air + 3, box.y + box.height);
    this.#frame('group is-target', { x, y, width: right - x, height: bottom - y });
  }
}

/** The targets that are every pile of their kind, so that one mark can go round them all. @param {Scene} scene @param {Selected} marks */
function wholeGroup(scene, { targets, second }) {
  if (targets.length < GROUP || second !== null) return [];
  const { places } = scene.info;
  const group = groupOf(places[targets[targets.length - 1]].address);
  const all = places.flatMap((place, pile) =>
    place.role === 'tableau' && groupOf(place.address) === group && scene.at.piles[pile] ? [pile] : [],
  );
  const hit = all.filter((pile) => targets.includes(pile));
  if (hit.length < GROUP || hit.length <= all.length * MOST) return [];
  // Pairs in a row of the Empress take no card; they show that by being pairs.
  return hit.length === all.length || fanOf(scene, all[0]) === 'pair' ? hit : [];
}
