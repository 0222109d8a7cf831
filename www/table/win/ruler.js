// The rarity of a win as a ruler of a hundred ticks: tall ones for winnable deals, short ones for the others, and a flag at the
// share that the naive player wins.

import { words } from '../../words/win.js';
import { h } from '../../ui/dom.js';
import { svg } from '../../ui/svg.js';
import { rounded } from '../../engine/rarity.js';

/** @import { Survey } from '../../engine/rarity.js' */

const TICKS = 100;
/** Distance of ticks, and their heights. */
const PITCH = 4;
const TALL_TICK = 16;
const SHORT_TICK = 7;
/** From this share on, the flag's caption ends at the flag; else it begins there. */
const MIN_END_ALIGNED = 0.3;

/** @param {number} from @param {number} to @param {number} height */
const ticks = (from, to, height) =>
  Array.from({ length: to - from }, (_, n) => `M${(from + n) * PITCH + 1} ${TALL_TICK}v-${height}`).join('');

/** @param {string[]} lines */
const caption = ([first, second]) => h('p', {}, first, h('br'), second);

/**
 * The captions below flag and tall ticks, side by side.
 * @param {number} simple share at the flag, from 0 to 1 @param {string[]} low its caption
 * @param {number} won share at the end of the tall ticks @param {string[]} high
 */
function captions(simple, low, won, high) {
  const first = caption(low);
  if (simple < MIN_END_ALIGNED) first.style.setProperty('margin-inline-start', `${100 * simple}%`);
  else {
    first.style.setProperty('flex-basis', `${100 * simple}%`);
    first.classList.add('is-end');
  }
  const el = h('div', { class: 'won-captions' }, first, caption(high));
  el.style.setProperty('padding-inline-end', `${100 * (1 - won)}%`);
  return el;
}

/**
 * Link to the survey; empty where the page names none.
 * @param {Pick<import('./card.js').WinFacts, 'report' | 'onReport'>} facts
 */
export const reportLink = ({ report, onReport }) =>
  report
    ? h('a', { class: 'won-link won-report', href: report, ...(onReport && { onclick: onReport }) }, words.rarity.about)
    : '';

/** @param {Survey} survey */
export function drawRuler({ won, deals, naive }) {
  const [winnable, naivelyWon] = [rounded(won, deals), rounded(naive.won, naive.deals)];
  const tall = Math.round((TICKS * won) / deals);
  const flag = svg(
    'svg',
    { class: 'won-flag', viewBox: '0 0 13 26' },
    svg('path', { d: 'M0 0h11.500l-3 4.500 3 4.500H2v17H0z' }),
  );
  flag.style.setProperty('inset-inline-start', `${(100 * naive.won) / naive.deals}%`);
  const sentence = `${words.rarity.sentence(winnable, naivelyWon)}. ${words.rarity.sources(deals, naive.deals)}`;
  return h(
    'div',
    {
      class: 'won-rarity',
      role: 'img',
      title: words.rarity.sources(deals, naive.deals),
      'aria-label': sentence,
    },
    h(
      'div',
      { class: 'won-ruler' },
      svg(
        'svg',
        { viewBox: `0 0 ${TICKS * PITCH} ${TALL_TICK}`, preserveAspectRatio: 'none' },
        svg('path', { class: 'is-tall', d: ticks(0, tall, TALL_TICK) }),
        svg('path', { class: 'is-low', d: `${ticks(tall, TICKS, SHORT_TICK)}M0 ${TALL_TICK}h${TICKS * PITCH}` }),
      ),
      flag,
    ),
    captions(naive.won / naive.deals, words.rarity.naive(naivelyWon), won / deals, words.rarity.winnable(winnable)),
  );
}
