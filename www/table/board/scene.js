// What is on a table and where it lies: all that the parts of a board draw from.

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../../pkg/patience_wasm.js').Layout} Layout */
/** @typedef {import('../../pkg/patience_wasm.js').Spot} Spot */
/** @typedef {import('../../pkg/patience_wasm.js').Place} Place */
/** @typedef {import('./layout.js').Arrangement} Arrangement */
/** @typedef {import('./layout.js').PileBox} PileBox */
/** @typedef {import('./layout.js').Rect} Rect */

/**
 * @typedef {object} Scene
 * @property {GameInfo} info
 * @property {Layout} layout of the two the wide one: how piles are fanned is the same in both
 * @property {View} view
 * @property {View} told what is heard of the piles: while cards are shown going to their places, where they are going to lie
 * @property {Arrangement} at
 * @property {Rect} box the room for the table within the felt
 * @property {boolean} next whether foundations say what they want next
 * @property {boolean} crossed whether available cards have the book's crosses
 * @property {boolean[]} kept which piles are drawn as they have been: nothing need be done about them
 */

/** All of a pile that is drawn or heard, as text. @param {import('../../pkg/patience_wasm.js').PileView} pile */
export const traitsOf = ({ cards, count, movable, suitable, available, awaits, complete, note }) =>
  `${cards} ${count} ${movable} ${suitable} ${available} ${awaits} ${complete} ${note ? JSON.stringify(note) : ''}`;

/** How a pile is fanned. @param {Scene} scene @param {number} pile */
export const fanOf = ({ layout }, pile) => layout.spots[pile]?.fan;

/** Whether a pile is a space of a grid that closes up. @param {Scene} scene @param {number} pile */
export const isInGrid = ({ layout }, pile) => (layout.spots[pile]?.tier ?? null) !== null;

/** Whether a pile shows the two cards of a pair, side by side. @param {Scene} scene @param {number} pile */
export const isPair = (scene, pile) => fanOf(scene, pile) === 'pair' && scene.at.piles[pile]?.cards.length === 2;

/** Whether a pile holds more than can be read. @param {Scene} scene @param {number} pile */
export function canOpen(scene, pile) {
  const { role } = scene.info.places[pile];
  const { count, cards } = scene.view.piles[pile];
  const opens = role === 'talon' || (role === 'tableau' && fanOf(scene, pile) !== 'pair');
  return opens && count > 1 && cards !== '';
}

/** Where the pack lies, if it is drawn. @param {Scene} scene @returns {PileBox | null} */
export function stockBox({ info, at }) {
  const stock = info.places.findIndex((place) => place.role === 'stock');
  return at.piles[stock] ?? null;
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
