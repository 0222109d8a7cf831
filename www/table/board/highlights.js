// Marks: what is in hand, where it may go, which cards are the reason of something.

import { words } from '../../words/core.js';
import { h } from '../../ui/dom.js';
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
  /** @type {import('./cells.js').Grid} */
  #grid;
  /** @type {HTMLElement} where frames are drawn */
  #layer;
  /** What is marked by classes, and by which. @type {Map<HTMLElement, Set<string>>} */
  #tagged = new Map();
  /** The frames that are drawn, by what they are and where. @type {Map<string, HTMLElement>} */
  #frames = new Map();
  #now = NOTHING;

  /** @param {import('./cards.js').Cards} cards @param {import('./cells.js').Grid} grid @param {HTMLElement} layer */
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
    this.#tagged = new Map();
    for (const el of this.#frames.values()) el.remove();
    this.#frames = new Map();
    this.#now = NOTHING;
  }

  /** @param {Scene} scene @param {Selected} [marks] those there are without */
  show(scene, marks = this.#now) {
    this.#mark(scene, marks, []);
  }

  /**
   * A frame round each of some cards, until something else is marked.
   * @param {Scene} scene @param {{ pile: number, index: number }[]} cards @param {Selected} marks that stay
   */
  showCards(scene, cards, marks) {
    const reasons = cards.flatMap(({ pile, index }) => {
      const box = scene.at.piles[pile];
      // A card that lies under others is shown by its pile.
      const rect = box?.cards.find((spot) => spot.index === index) ?? box?.rect;
      if (!box || !rect) return [];
      // The next row may lie on the lower edge.
      return [{ ...rect, height: box.covered ? rect.height * 0.86 : rect.height }];
    });
    this.#mark(scene, marks, reasons);
  }

  /** @param {Scene} scene @param {Selected} marks @param {Rect[]} reasons */
  #mark(scene, marks, reasons) {
    this.#now = marks;
    const { selected, targets, second } = marks;
    const { cells } = this.#grid;
    /** @type {Map<HTMLElement, Set<string>>} */
    const tags = new Map();
    const tag = (/** @type {HTMLElement | null | undefined} */ el, /** @type {string} */ name) => {
      if (el) tags.set(el, (tags.get(el) ?? new Set()).add(name));
    };
    if (selected !== null) {
      for (const slot of this.#cards.topOf(scene, selected)) tag(slot.el, 'is-selected');
      tag(cells[selected], 'is-chosen');
    }
    const { told } = scene;
    const taken = selected ?? told.pending;
    this.#grid.select(taken, (pile) => told.piles[pile].movable);
    const whole = wholeGroup(scene, marks);
    const goesHome = selected !== null && scene.view.piles[selected].suitable;
    for (const pile of targets) {
      tag(cells[pile], 'is-aim');
      const special = whole.length && goesHome && scene.view.piles[pile].suitable;
      if (!whole.includes(pile) || special) tag(cells[pile], 'is-target');
    }
    if (second !== null) tag(cells[second], 'is-second');
    this.#tag(tags);
    this.#frame([
      ...(whole.length ? [{ name: 'group is-target', rect: round(scene, whole) }] : []),
      ...reasons.map((rect) => ({ name: 'reason group', rect })),
    ]);
    const held = taken === null ? '' : told.piles[taken].cards.slice(-2);
    this.#grid.tell(taken, held ? targets : [], held && words.board.target(held));
  }

  /** Only what changes is written: a class that is taken away and given back has its element styled anew. @param {Map<HTMLElement, Set<string>>} tags */
  #tag(tags) {
    for (const [el, names] of this.#tagged) {
      const now = tags.get(el);
      for (const name of names) if (!now?.has(name)) el.classList.remove(name);
    }
    for (const [el, names] of tags) {
      const before = this.#tagged.get(el);
      for (const name of names) if (!before?.has(name)) el.classList.add(name);
    }
    this.#tagged = tags;
  }

  /** @param {{ name: string, rect: Rect }[]} wanted */
  #frame(wanted) {
    /** @type {Map<string, HTMLElement>} */
    const frames = new Map();
    for (const { name, rect } of wanted) {
      const key = `${name} ${rect.x} ${rect.y} ${rect.width} ${rect.height}`;
      let el = this.#frames.get(key);
      if (!el) {
        el = h('div', { class: name, 'aria-hidden': 'true' });
        placeAt(el, rect);
      }
      // It may have been cleared away with all that lay there.
      if (!el.parentNode) this.#layer.append(el);
      frames.set(key, el);
    }
    for (const [key, el] of this.#frames) if (!frames.has(key)) el.remove();
    this.#frames = frames;
  }
}

/** What a frame goes round. @param {Scene} scene @param {number[]} piles @returns {Rect} */
function round({ at, box }, piles) {
  const rects = piles.flatMap((pile) => at.piles[pile]?.strips ?? []);
  // Cards of it may have marks of their own, which it keeps clear of where there is room.
  const air = at.small ? 3 : 9;
  // Its corners stay on the plate where the table fills its width.
  const x = Math.max(Math.min(...rects.map((rect) => rect.x)) - air, box.x - 3);
  const y = Math.min(...rects.map((rect) => rect.y)) - air;
  const right = Math.min(Math.max(...rects.map((rect) => rect.x + rect.width)) + air, box.x + box.width + 3);
  // It ends on the plate, even where the table's last row stands on the edge of the felt.
  const bottom = Math.min(Math.max(...rects.map((rect) => rect.y + rect.height)) + air + 3, box.y + box.height);
  return { x, y, width: right - x, height: bottom - y };
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
