// Highlights of cells and cards: the selection, its targets, and the cards that a sentence names.

import { words } from '../../words/core.js';
import { h } from '../../ui/dom.js';
import { fanOf, placeAt } from './scene.js';

/** @import { Scene } from './scene.js' */
/** @import { PileBox, Rect } from './layout.js' */

/**
 * @typedef {object} HighlightState
 * @property {number | null} selected the selected pile
 * @property {number} [cards] the number of its cards that are selected, by default one
 * @property {number[]} targets
 * @property {number | null} ambiguousTarget the target pile while the player chooses among several moves to it
 */

/** A card that gets a frame; under others its label is shown. @typedef {{ pile: number, index: number, label?: HTMLElement }} FramedCard */

/** Minimum number of targets of a group for a common frame. */
const MIN_GROUP_SIZE = 6;

/** @type {HighlightState} */
export const NO_HIGHLIGHTS = { selected: null, targets: [], ambiguousTarget: null };

/** The group of a pile: addresses of a group differ by their number, as "p3" and "p20". @param {string} address */
const groupOf = (address) => address.replace(/\d.*/, '');

export class Highlights {
  /** @type {import('./cards.js').CardLayer} */
  #cards;
  /** @type {import('./cells.js').CellGrid} */
  #grid;
  /** @type {HTMLElement} of the frames */
  #layer;
  /** State classes set by the last update. @type {Map<HTMLElement, Set<string>>} */
  #classesByElement = new Map();
  /** Drawn frames, by class and position. @type {Map<string, HTMLElement>} */
  #frames = new Map();
  current = NO_HIGHLIGHTS;
  /** Cards with a frame. @type {FramedCard[]} */
  #framedCards = [];
  showsTargets = true;

  /** @param {import('./cards.js').CardLayer} cards @param {import('./cells.js').CellGrid} grid @param {HTMLElement} layer */
  constructor(cards, grid, layer) {
    this.#cards = cards;
    this.#grid = grid;
    this.#layer = layer;
  }

  clear() {
    this.#classesByElement = new Map();
    for (const el of this.#frames.values()) el.remove();
    this.#frames = new Map();
    this.current = NO_HIGHLIGHTS;
    this.#framedCards = [];
  }

  /** @param {Scene} scene @param {HighlightState} [highlights] by default the current ones, with the framed cards */
  render(scene, highlights) {
    if (highlights) this.#framedCards = [];
    const { targets, ...others } = highlights ?? this.current;
    this.#update(scene, { ...others, targets: this.showsTargets ? targets : [] });
  }

  /**
   * Draws a frame around each of some cards, until the next change.
   * @param {Scene} scene @param {FramedCard[]} cards @param {HighlightState} highlights to keep
   */
  renderCards(scene, cards, highlights) {
    this.#framedCards = cards;
    this.#update(scene, highlights);
  }

  /** @param {Scene} scene @param {HighlightState} highlights */
  #update(scene, highlights) {
    const cardFrames = framesOf(scene, this.#framedCards);
    this.current = highlights;
    const { selected, cards, targets, ambiguousTarget } = highlights;
    const { cells } = this.#grid;
    /** @type {Map<HTMLElement, Set<string>>} */
    const classes = new Map();
    const addClass = (/** @type {HTMLElement | null | undefined} */ el, /** @type {string} */ name) => {
      if (el) classes.set(el, (classes.get(el) ?? new Set()).add(name));
    };
    if (selected !== null) {
      for (const slot of this.#cards.topOf(scene, selected, cards)) addClass(slot.el, 'is-selected');
      addClass(cells[selected], 'is-chosen');
    }
    const { announcedView } = scene;
    const activePile = selected ?? announcedView.pending;
    this.#grid.updateSelection(activePile, (pile) => announcedView.piles[pile].movable);
    const framed = groupTargets(scene, highlights);
    const goesHome = selected !== null && scene.view.piles[selected].goesHome;
    const isMany = targets.length >= MIN_GROUP_SIZE;
    for (const pile of targets) {
      addClass(cells[pile], 'is-drop-target');
      // Of many, a closed frame marks the targets that the card goes home with, beside those that it pairs with.
      const isPartner = isMany && goesHome && scene.view.piles[pile].goesHome && fanOf(scene, pile) === 'pair';
      if (!framed.includes(pile) || isPartner) addClass(cells[pile], 'is-target');
      if (isPartner) addClass(cells[pile], 'is-partner');
    }
    if (ambiguousTarget !== null) addClass(cells[ambiguousTarget], 'is-ambiguous');
    this.#updateClasses(classes);
    this.#updateFrames([
      ...(framed.length ? [{ name: 'group is-target', rect: frameAround(scene, framed) }] : []),
      ...cardFrames.map((frame) => ({ name: 'reason group', ...frame })),
    ]);
    const activeCard = activePile === null ? '' : announcedView.piles[activePile].cards.slice(-2);
    this.#grid.describeCells(activePile, activeCard ? targets : [], activeCard && words.board.target(activeCard));
  }

  /** Writes changes only: removing a class and adding it again restyles the element. @param {Map<HTMLElement, Set<string>>} classes */
  #updateClasses(classes) {
    for (const [el, names] of this.#classesByElement) {
      const after = classes.get(el);
      for (const name of names) if (!after?.has(name)) el.classList.remove(name);
    }
    for (const [el, names] of classes) {
      const before = this.#classesByElement.get(el);
      for (const name of names) if (!before?.has(name)) el.classList.add(name);
    }
    this.#classesByElement = classes;
  }

  /** @param {{ name: string, rect: Rect, labels?: HTMLElement[] }[]} specs */
  #updateFrames(specs) {
    /** @type {Map<string, HTMLElement>} */
    const frames = new Map();
    for (const { name, rect, labels = [] } of specs) {
      const key = [name, keyOf(rect), ...labels.map((label) => label.textContent)].join(' ');
      let el = this.#frames.get(key);
      if (!el) {
        el = h(
          'div',
          { class: name, 'aria-hidden': 'true' },
          ...(labels.length ? [h('span', { class: 'reason-cards' }, ...labels)] : []),
        );
        placeAt(el, rect);
      }
      // Clearing the labels may have removed it.
      if (!el.parentNode) this.#layer.append(el);
      frames.set(key, el);
    }
    for (const [key, el] of this.#frames) if (!frames.has(key)) el.remove();
    this.#frames = frames;
  }
}

/** @param {Rect} rect */
const keyOf = ({ x, y, width, height }) => `${x} ${y} ${width} ${height}`;

/** The frames of some cards; hidden cards of a pile share its frame. @param {Scene} scene @param {FramedCard[]} cards */
function framesOf({ arrangement }, cards) {
  /** @type {Map<string, { rect: Rect, labels: HTMLElement[] }>} */
  const frames = new Map();
  for (const { pile, index, label } of cards) {
    const box = arrangement.piles[pile];
    if (!box) continue;
    const rect = frameOf(box, index);
    const frame = frames.get(keyOf(rect)) ?? { rect, labels: [] };
    const spot = box.cards.find((card) => card.index === index);
    const top = box.cards[box.cards.length - 1];
    // A squared pile draws some of the cards under its top card.
    const isHidden = !spot || (spot !== top && spot.x === top.x && spot.y === top.y);
    if (isHidden && label) frame.labels.push(label);
    frames.set(keyOf(rect), frame);
  }
  return [...frames.values()];
}

/** The frame of a card by its index; a hidden card gets that of its pile. @param {PileBox} box @param {number} index @returns {Rect} */
export function frameOf(box, index) {
  const rect = box.cards.find((spot) => spot.index === index) ?? box.rect;
  // In a column the next card covers all but a strip.
  const above = box.cards.find((spot) => spot.index === index + 1);
  if (above && box.isFanned && above.x === rect.x && above.y > rect.y)
    return { ...rect, height: Math.min(rect.height, above.y - rect.y) };
  // The next row may cover the lower edge.
  return { ...rect, height: box.isCovered ? rect.height * 0.86 : rect.height };
}

/** The frame around some piles. @param {Scene} scene @param {number[]} piles @returns {Rect} */
function frameAround({ arrangement, box }, piles) {
  const rects = piles.flatMap((pile) => arrangement.piles[pile]?.segments ?? []);
  // Outside the crop marks of its cards, where there is room.
  const margin = arrangement.isSmall ? 3 : 9;
  // Its corners stay inside the board's frame.
  const x = Math.max(Math.min(...rects.map((rect) => rect.x)) - margin, box.x - 3);
  const y = Math.min(...rects.map((rect) => rect.y)) - margin;
  const right = Math.min(Math.max(...rects.map((rect) => rect.x + rect.width)) + margin, box.x + box.width + 3);
  // So does its bottom, even if the last row stands on the edge of the felt.
  const bottom = Math.min(Math.max(...rects.map((rect) => rect.y + rect.height)) + margin + 3, box.y + box.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Targets that get a common frame: all piles of their group. @param {Scene} scene @param {HighlightState} highlights */
function groupTargets(scene, { targets, ambiguousTarget }) {
  if (targets.length < MIN_GROUP_SIZE || ambiguousTarget !== null) return [];
  const { places } = scene.info;
  const group = groupOf(places[targets[targets.length - 1]].address);
  const all = places.flatMap((place, pile) =>
    place.role === 'tableau' && groupOf(place.address) === group && scene.arrangement.piles[pile] ? [pile] : [],
  );
  // Within a frame, a pile that takes no card would look like a target.
  return all.length >= MIN_GROUP_SIZE && all.every((pile) => targets.includes(pile)) ? all : [];
}
