// The scene, which all layers of a board render: the position, its arrangement on the felt, and options.

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../../pkg/patience_wasm.js').Layout} Layout */
/** @import { Arrangement, PileBox, Rect } from './layout.js' */

/**
 * @typedef {object} Scene
 * @property {GameInfo} info
 * @property {Layout} layout the wide one, for its fans: the tall one has the same
 * @property {View} view
 * @property {View} announcedView position of the accessible names; the last one while cards are being dealt
 * @property {Arrangement} arrangement
 * @property {Rect} box the area of the board on the felt
 * @property {boolean} showsNext true if foundations show their next card
 * @property {boolean} hasCrosses true if available cards have the book's crosses
 * @property {string[]} traits `traitsOf` each pile of the view
 * @property {boolean[]} unchanged by pile: true if it needs no redrawing
 */

/** Everything of a pile that is drawn or announced, as a text to compare. @param {import('../../pkg/patience_wasm.js').PileView} pile */
export const traitsOf = ({ cards, count, movable, goesHome, available, next, complete, note }) =>
  `${cards} ${count} ${movable} ${goesHome} ${available} ${next} ${complete} ${note ? JSON.stringify(note) : ''}`;

/** How a pile is fanned. @param {Scene} scene @param {number} pile */
export const fanOf = ({ layout }, pile) => layout.spots[pile]?.fan;

/** True if a pile is in a row of a grid. @param {Scene} scene @param {number} pile */
export const isInGrid = ({ layout }, pile) => (layout.spots[pile]?.tier ?? null) !== null;

/** True if a pile shows a pair, both cards legible. @param {Scene} scene @param {number} pile */
export const isPair = (scene, pile) =>
  fanOf(scene, pile) === 'pair' && scene.arrangement.piles[pile]?.cards.length === 2;

/** True if a popover can show all cards of a pile. @param {Scene} scene @param {number} pile */
export function canOpen(scene, pile) {
  const { role } = scene.info.places[pile];
  const { count, cards } = scene.view.piles[pile];
  const opens = role === 'talon' || (role === 'tableau' && fanOf(scene, pile) !== 'pair');
  return opens && count > 1 && cards !== '';
}

/** The box of the stock, if it is drawn. @param {Scene} scene @returns {PileBox | null} */
export function stockBox({ info, arrangement }) {
  const stock = info.places.findIndex((place) => place.role === 'stock');
  return arrangement.piles[stock] ?? null;
}

/** Moves an element to a point of the felt. @param {HTMLElement} el @param {{ x: number, y: number }} to */
export function moveTo(el, { x, y }) {
  el.style.transform = `translate(${x}px,${y}px)`;
}

/** Moves an element to a rectangle of the felt. @param {HTMLElement} el @param {Rect} rect */
export function placeAt(el, rect) {
  moveTo(el, rect);
  el.style.width = `${rect.width}px`;
  el.style.height = `${rect.height}px`;
}
