// Areas of rectangles, and the choice of the best place.

/** @import { Rect } from '../table/board/layout.js' */

/** The area that two rectangles share. @param {Rect} a @param {Rect} b */
export function overlap(a, b) {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The area that a rectangle shares with the segments of a pile. @param {Rect} a @param {Rect[]} segments */
export const overlapAll = (a, segments) => segments.reduce((sum, segment) => sum + overlap(a, segment), 0);

/** The first item with the least cost. @template T @param {readonly T[]} items @param {(item: T) => number} cost */
export function leastBy(items, cost) {
  const costs = items.map(cost);
  return items[costs.indexOf(Math.min(...costs))];
}
