// The etched frame of a game's thumbnail: a lozenge in the border for each deal that was won without a hint, until 52 fill it.

import { svg } from '../../ui/svg.js';
import { winsWithoutHints } from '../statistics/statistics.js';
import { readBookOf } from '../statistics/statistics-recorder.js';

/** Lozenges of the four sides, clockwise from the top: the frame of a thumbnail is wider than high. */
const SIDES = [15, 11, 15, 11];

/** The number of lozenges that fill a frame. */
export const FULL_FRAME = SIDES.reduce((sum, count) => sum + count, 0);

/** Half the width of a lozenge, in px. */
const RADIUS_PX = 3;

/** The places of the lozenges, in per cent of the frame, clockwise from the upper left corner. @returns {[number, number][]} */
const lozengePlaces = () =>
  SIDES.flatMap((count, side) =>
    Array.from({ length: count }, (_, n) => {
      const along = (n / count) * 100;
      return /** @type {[number, number]} */ (
        [
          [along, 0],
          [100, along],
          [100 - along, 100],
          [0, 100 - along],
        ][side]
      );
    }),
  );

/** Deals of a game and its variants that were won here without a hint. @param {{ id: string }[]} family */
export const winsOfFamily = (family) =>
  family.reduce((sum, { id }) => sum + winsWithoutHints(readBookOf(id, false)), 0);

/** Draws the lozenges of some wins; null without any. @param {number} wins */
export function drawEtching(wins) {
  if (!wins) return null;
  const lozenge = `M0-${RADIUS_PX} ${RADIUS_PX} 0 0 ${RADIUS_PX}-${RADIUS_PX} 0Z`;
  return svg(
    'svg',
    { class: 'etching' },
    ...lozengePlaces()
      .slice(0, wins)
      .map(([x, y]) => svg('svg', { x: `${x}%`, y: `${y}%`, overflow: 'visible' }, svg('path', { d: lozenge }))),
  );
}
