// How rare a win is, as a ruler of a hundred ticks: tall ones for the deals that can be won, low ones for the others, and
// a flag where the simple player ends.

import { words } from '../../words/won.js';
import { h } from '../../ui/dom.js';
import { svg } from '../../ui/svg.js';
import { rounded } from '../../engine/rarity.js';

/** @typedef {import('../../engine/rarity.js').Survey} Survey */

const TICKS = 100;
/** Units of the drawing between two ticks, and its height. */
const PITCH = 4;
const HIGH = 16;
const LOW = 7;
/** From here on a caption ends where its mark is, else it begins there. */
const TURN = 0.3;

/** @param {number} from @param {number} to @param {number} height */
const ticks = (from, to, height) =>
  Array.from({ length: to - from }, (_, n) => `M${(from + n) * PITCH + 1} ${HIGH}v-${height}`).join('');

/** @param {string[]} lines */
const caption = ([first, second]) => h('p', {}, first, h('br'), second);

/**
 * The captions below their marks, one beside the other however long their words are.
 * @param {number} simple where the flag is, from 0 to 1 @param {string[]} low its caption
 * @param {number} won where the tall ticks end @param {string[]} high
 */
function captions(simple, low, won, high) {
  const first = caption(low);
  if (simple < TURN) first.style.setProperty('margin-inline-start', `${100 * simple}%`);
  else {
    first.style.setProperty('flex-basis', `${100 * simple}%`);
    first.classList.add('is-end');
  }
  const el = h('div', { class: 'won-captions' }, first, caption(high));
  el.style.setProperty('padding-inline-end', `${100 * (1 - won)}%`);
  return el;
}

/** @param {Survey} survey @param {string} [report] the page that tells more, if there is one */
export function ruler({ won, deals, simple, played }, report) {
  const [all, some] = [rounded(won, deals), rounded(simple, played)];
  const tall = Math.round((TICKS * won) / deals);
  const flag = svg(
    'svg',
    { class: 'won-flag', viewBox: '0 0 13 26' },
    svg('path', { d: 'M0 0h11.500l-3 4.500 3 4.500H2v17H0z' }),
  );
  flag.style.setProperty('inset-inline-start', `${(100 * simple) / played}%`);
  const sentence = `${words.rarity.sentence(all, some)}. ${words.rarity.sources(deals, played)}`;
  const drawn = { class: 'won-rarity', title: words.rarity.sources(deals, played) };
  const parts = [
    h(
      'div',
      { class: 'won-ruler' },
      svg(
        'svg',
        { viewBox: `0 0 ${TICKS * PITCH} ${HIGH}`, preserveAspectRatio: 'none' },
        svg('path', { class: 'is-tall', d: ticks(0, tall, HIGH) }),
        svg('path', { class: 'is-low', d: `${ticks(tall, TICKS, LOW)}M0 ${HIGH}h${TICKS * PITCH}` }),
      ),
      flag,
    ),
    captions(simple / played, words.rarity.simple(some), won / deals, words.rarity.canBeWon(all)),
  ];
  // A link is called what is written on it.
  if (report) return h('a', { ...drawn, href: report }, ...parts);
  return h('div', { ...drawn, role: 'img', 'aria-label': sentence }, ...parts);
}
