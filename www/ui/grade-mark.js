// The grade of a deal as a drawing: four lozenges, hatched up to the grade, and its name.

import { words } from '../words/core.js';
import { GRADES } from '../engine/deals.js';
import { h } from './dom.js';
import { svg } from './svg.js';

/** @import { Grade } from '../engine/deals.js' */

/** @param {number} n place in the row @param {boolean} isHatched */
function lozenge(n, isHatched) {
  const x = 5 + 10 * n;
  const outline = svg('path', { d: `M${x} .8l4.2 4.2l-4.2 4.2l-4.2-4.2z`, class: 'edge' });
  if (!isHatched) return outline;
  const hatch = svg('path', {
    d: `M${x - 2.4} 6.6l4-4M${x - 1.2} 7.8l4-4M${x - 3.3} 5.1l3.3-3.3M${x} 8.2l3.3-3.3`,
    class: 'hatch',
  });
  return svg('g', {}, outline, hatch);
}

/** The lozenges without the name. @param {Grade} grade */
export function lozengesOf(grade) {
  const n = GRADES.indexOf(grade);
  const attributes = { class: 'lozenges', viewBox: '0 0 40 10', 'aria-hidden': 'true' };
  return svg('svg', attributes, ...GRADES.map((_, at) => lozenge(at, at <= n)));
}

/** @param {Grade} grade @param {{ [grade in Grade]: string }} [names] of the grades */
export function gradeMark(grade, names = words.grades) {
  return h(
    'span',
    { class: 'grade-mark' },
    lozengesOf(grade),
    h('span', { class: 'grade-word', 'aria-hidden': 'true' }, names[grade]),
    h('span', { class: 'unseen' }, words.spokenGrade(names[grade], GRADES.indexOf(grade) + 1)),
  );
}
