// The place of the win card on the felt, clear of the cards if possible: arithmetic only, no DOM.

/** @import { PileBox, Rect } from '../board/layout.js' */

/** The cards of a pile with their edges and a gap around them, on the visible part of the board. @param {PileBox} box @param {number} edge height of an edge @param {Rect} visible @param {number} gap @returns {Rect} */
export const rectAround = ({ bounds, depth }, edge, visible, gap) => ({
  x: bounds.x - visible.x - gap,
  y: bounds.y - visible.y - gap,
  width: bounds.width + 2 * gap,
  height: bounds.height + depth * edge + 2 * gap,
});

/** @param {number[]} numbers */
const sortedUnique = (numbers) => [...new Set(numbers)].sort((a, b) => a - b);

/**
 * Finds a place for a box of this size in the largest empty rectangle that holds it; null if there is none.
 * @param {Rect} area @param {Rect[]} obstacles to leave uncovered @param {number} width @param {number} height
 * @returns {{ x: number, y: number } | null}
 */
export function findPlace(area, obstacles, width, height) {
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const relevant = obstacles.filter(
    (obstacle) => obstacle.x < right && obstacle.x + obstacle.width > area.x && obstacle.y + obstacle.height > area.y,
  );
  const lefts = sortedUnique([area.x, ...relevant.map((obstacle) => obstacle.x + obstacle.width)]);
  const rights = sortedUnique([right, ...relevant.map((obstacle) => obstacle.x)]);
  const tops = sortedUnique([area.y, ...relevant.map((obstacle) => obstacle.y + obstacle.height)]);
  const bottoms = sortedUnique([bottom, ...relevant.map((obstacle) => obstacle.y)]);
  let [largest, x, y] = [0, 0, 0];
  for (const x1 of lefts)
    for (const x2 of rights) {
      if (x2 - x1 < width || x1 < area.x || x2 > right) continue;
      for (const y1 of tops)
        for (const y2 of bottoms) {
          const size = (x2 - x1) * (y2 - y1);
          if (y2 - y1 < height || size <= largest || y1 < area.y || y2 > bottom) continue;
          if (
            relevant.some(
              (obstacle) =>
                obstacle.x < x2 &&
                obstacle.x + obstacle.width > x1 &&
                obstacle.y < y2 &&
                obstacle.y + obstacle.height > y1,
            )
          )
            continue;
          // A little above the middle, at the optical centre.
          [largest, x, y] = [size, x1 + (x2 - x1 - width) / 2, y1 + (y2 - y1 - height) * 0.35];
        }
    }
  return largest ? { x: Math.round(x), y: Math.round(y) } : null;
}
