// Patterns of card backs besides the trellis of faces.js, on a grid of 8 by 12 units, or 4 by 6 on small cards. cards.css and
// looks.css colour them.

import { picture } from './faces.js';

/** @typedef {(columns: number, rows: number) => string} Pattern returns a path */

/** Rows of half circles, alternately offset. @type {Pattern} */
function scales(columns, rows) {
  let path = '';
  for (let row = 0; row <= 2 * rows; row++) {
    for (let column = row % 2 ? -0.5 : 0; column < columns; column++) path += `M${column} ${row / 2}a.5.5 0 0 0 1 0`;
  }
  return path;
}

/** Horizontal waves. @type {Pattern} */
function waves(columns, rows) {
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (const shift of [0.15, 0.4, 0.65, 0.9])
      path += `M-.5 ${row + shift}q.25-.3.5 0${'t.5 0'.repeat(2 * columns + 1)}`;
  }
  return path;
}

/** @type {Record<string, Pattern>} */
const PATTERNS = { scales, waves };

/** @type {Map<string, string>} */
const drawn = new Map();

/**
 * The back of a card in a pattern, to be put into an element of class `card`.
 * @param {string} name @returns {typeof import('./faces.js').back}
 */
export const backOf =
  (name) =>
  ({ size = 'large' } = {}) => {
    const [columns, rows] = size === 'large' ? [8, 12] : [4, 6];
    const key = name + size;
    const path = drawn.get(key) ?? PATTERNS[name](columns, rows);
    drawn.set(key, path);
    return picture(`back ${size}`, [`0 0 ${columns} ${rows}`, [['lattice', path]]]);
  };
