// One stop of the Tab key for several things in a row: the arrows go from one to the next.

import { direction } from '../words/language.js';

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * @param {HTMLElement} row that holds them @param {() => HTMLElement[]} items that can have the focus now
 * @param {1 | -1} [down] which way the arrow down goes
 */
export function roving(row, items, down = 1) {
  row.addEventListener('keydown', (event) => {
    const all = items();
    const here = all.indexOf(/** @type {HTMLElement} */ (event.target));
    if (here < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const across = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const by = (STEPS[event.key] ?? 0) * (across ? (direction === 'rtl' ? -1 : 1) : down);
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : here + by;
    if (next === here || !all[next]) return;
    event.preventDefault();
    for (const item of all) item.tabIndex = item === all[next] ? 0 : -1;
    all[next].focus();
  });
}
