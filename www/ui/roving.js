// Roving tabindex: a row has one tab stop, and the arrow keys move the focus within it.

import { direction } from '../words/language.js';

/** @type {Record<string, number>} */
const OFFSETS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * @param {HTMLElement} row @param {() => HTMLElement[]} items of the row that are focusable now
 * @param {1 | -1} [down] direction of the arrow down
 */
export function addRovingFocus(row, items, down = 1) {
  row.addEventListener('keydown', (event) => {
    const all = items();
    const current = all.indexOf(/** @type {HTMLElement} */ (event.target));
    if (current < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const across = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const by = (OFFSETS[event.key] ?? 0) * (across ? (direction === 'rtl' ? -1 : 1) : down);
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : current + by;
    if (next === current || !all[next]) return;
    event.preventDefault();
    for (const item of all) item.tabIndex = item === all[next] ? 0 : -1;
    all[next].focus();
  });
}
