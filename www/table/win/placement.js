// Where on the felt the card of a won game lies: arithmetic only, no DOM. Never on a card, if there is any other room.

/** @typedef {import('../board/layout.js').Rect} Rect */

/** @param {number[]} numbers */
const sorted = (numbers) => [...new Set(numbers)].sort((a, b) => a - b);

/**
 * The largest of the empty rectangles in an area that a thing of this size fits into, and where in it the thing lies; null
 * if there is none.
 * @param {Rect} area @param {Rect[]} kept what must stay in sight @param {number} width @param {number} height
 * @returns {{ x: number, y: number } | null}
 */
export function roomFor(area, kept, width, height) {
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const near = kept.filter((one) => one.x < right && one.x + one.width > area.x && one.y + one.height > area.y);
  const lefts = sorted([area.x, ...near.map((one) => one.x + one.width)]);
  const rights = sorted([right, ...near.map((one) => one.x)]);
  const tops = sorted([area.y, ...near.map((one) => one.y + one.height)]);
  const bottoms = sorted([bottom, ...near.map((one) => one.y)]);
  let [most, x, y] = [0, 0, 0];
  for (const x1 of lefts)
    for (const x2 of rights) {
      if (x2 - x1 < width || x1 < area.x || x2 > right) continue;
      for (const y1 of tops)
        for (const y2 of bottoms) {
          const size = (x2 - x1) * (y2 - y1);
          if (y2 - y1 < height || size <= most || y1 < area.y || y2 > bottom) continue;
          if (near.some((one) => one.x < x2 && one.x + one.width > x1 && one.y < y2 && one.y + one.height > y1))
            continue;
          // A little above the middle, where the eye takes it to be.
          [most, x, y] = [size, x1 + (x2 - x1 - width) / 2, y1 + (y2 - y1 - height) * 0.35];
        }
    }
  return most ? { x: Math.round(x), y: Math.round(y) } : null;
}
