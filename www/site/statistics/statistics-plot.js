// Small plot of the last games: a bar per game, its height the number of moves, or a stub if it was not won.

import { h } from '../../ui/page-dom.js';
import { svg } from '../../ui/svg.js';
import { words } from '../../words/panels.js';

/** @import { Deal } from './statistics.js' */

const HEIGHT = 46;
const PITCH = 10;
const BAR = 6;

/** @param {Deal[]} deals oldest first, not empty @returns {HTMLElement} */
export function plotOf(deals) {
  const maxMoves = Math.max(...deals.map(({ won }) => won));
  const width = deals.length * PITCH;
  const root = svg('svg', {
    class: 'plot',
    role: 'img',
    viewBox: `0 0 ${width} ${HEIGHT}`,
    width,
    height: HEIGHT,
    'aria-label': words.statistics.plotLabel(deals.map(({ won }) => won)),
  });
  root.append(svg('path', { class: 'ground', d: `M0 ${HEIGHT - 0.5}h${width}` }));
  deals.forEach(({ won, undos, hints }, n) => {
    const height = won ? Math.max(6, Math.round((won / maxMoves) * (HEIGHT - 6))) : 2;
    const wasHelped = won && (undos || hints.some(Boolean));
    const inset = wasHelped ? 0.75 : 0;
    root.append(
      svg('rect', {
        class: won ? (wasHelped ? 'helped' : 'alone') : 'lost',
        x: n * PITCH + (PITCH - BAR) / 2 + inset,
        y: HEIGHT - 1 - height + inset,
        width: BAR - 2 * inset,
        height: height - 2 * inset,
      }),
    );
  });
  const caption = words.statistics.plotCaption(deals.length, maxMoves);
  return h('figure', {}, root, h('figcaption', { class: 'hint', 'aria-hidden': 'true' }, caption));
}
