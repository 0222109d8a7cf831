// The legend: each mark of the table with its meaning. Part of the rules, and of the list of keys.

import { words } from '../words/rules.js';
import { h } from '../ui/dom.js';
import { svg } from '../ui/svg.js';
import { targetMark, cornerMark, crossAt, gapAt, markedCard, ringMark, roofAt } from './figure.js';

const CARD = 'KH';

/** @param {string} words @param {...Node} drawn */
const mark = (words, ...drawn) => {
  const felt = svg('rect', { class: 'legend-felt', x: -8, y: -8, width: 50, height: 64 });
  const drawing = svg('svg', { class: 'legend-mark', viewBox: '-8 -8 50 64', 'aria-hidden': 'true' }, felt, ...drawn);
  return [h('dt', {}, drawing), h('dd', {}, words)];
};

/** Creates the list of all marks. */
export function legend() {
  const { available, gap, suitable, selected, target } = words.legend;
  return h(
    'dl',
    { class: 'rules-legend' },
    ...mark(available, markedCard(CARD, roofAt(26, 10), crossAt(17, 36))),
    ...mark(gap, gapAt(17, 24)),
    ...mark(suitable, markedCard(CARD, cornerMark())),
    ...mark(selected, markedCard(CARD, ringMark())),
    ...mark(target, markedCard(CARD, targetMark())),
  );
}

export const legendTitle = () => words.sections.marks;
