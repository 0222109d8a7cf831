// The marks of the table, each drawn on a card or on the felt and told beside it: a part of the rules, and of the list of keys.

import { words } from '../words/rules.js';
import { h } from '../ui/dom.js';
import { svg } from '../ui/svg.js';
import { aimMark, cornerMark, crossAt, gapAt, markedCard, ringMark } from './figure.js';

/** What the marks lie on. */
const CARD = 'KH';

/** @param {string} words @param {...Node} drawn */
const mark = (words, ...drawn) => {
  const felt = svg('rect', { class: 'legend-felt', x: -8, y: -8, width: 50, height: 64 });
  const drawing = svg('svg', { class: 'legend-mark', viewBox: '-8 -8 50 64', 'aria-hidden': 'true' }, felt, ...drawn);
  return [h('dt', {}, drawing), h('dd', {}, words)];
};

/** Every mark of the table, drawn and told. */
export function legend() {
  const { available, gap, suitable, chosen, target } = words.legend;
  return h(
    'dl',
    { class: 'rules-legend' },
    ...mark(available, markedCard(CARD, crossAt(17, 36))),
    ...mark(gap, gapAt(17, 24)),
    ...mark(suitable, markedCard(CARD, cornerMark())),
    ...mark(chosen, markedCard(CARD, ringMark())),
    ...mark(target, markedCard(CARD, aimMark())),
  );
}

export const legendTitle = () => words.sections.marks;
