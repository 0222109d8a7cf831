// How hard a deal is, drawn: four lozenges, of which as many are hatched as its grade counts, and the word beside them.

import { words } from '../words/core.js';
import { h } from './dom.js';
import { svg } from './svg.js';

/** @typedef {import('../engine/deals.js').Grade} Grade */

/** As in deals.js, which comes only with the first list. @type {Grade[]} */
const ORDER = ['gentle', 'fair', 'stern', 'cruel'];

/** A lozenge at a place in the row; hatched from below to above where it counts. @param {number} n @param {boolean} counts */
function lozenge(n, counts) {
  const x = 5 + 10 * n;
  const outline = svg('path', { d: `M${x} .8l4.2 4.2l-4.2 4.2l-4.2-4.2z`, class: 'edge' });
  if (!counts) return outline;
  const hatch = svg('path', {
    d: `M${x - 2.4} 6.6l4-4M${x - 1.2} 7.8l4-4M${x - 3.3} 5.1l3.3-3.3M${x} 8.2l3.3-3.3`,
    class: 'hatch',
  });
  return svg('g', {}, outline, hatch);
}

/** The row of lozenges alone. @param {Grade} grade */
export function lozengesOf(grade) {
  const n = ORDER.indexOf(grade);
  const attributes = { class: 'lozenges', viewBox: '0 0 40 10', 'aria-hidden': 'true' };
  return svg('svg', attributes, ...ORDER.map((_, at) => lozenge(at, at <= n)));
}

/** @param {Grade} grade */
export function gradeMark(grade) {
  return h(
    'span',
    { class: 'grade-mark' },
    lozengesOf(grade),
    h('span', { class: 'grade-word', 'aria-hidden': 'true' }, words.grades[grade]),
    h('span', { class: 'unseen' }, words.gradeHeard(grade, ORDER.indexOf(grade) + 1)),
  );
}
