// The table of a game in outline, from the engine's own layout, its parts lettered.

import { svg } from '../ui/svg.js';
import { WIDTH } from './figures.js';

/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../pkg/patience_wasm.js').Spot} Spot */

const MARGIN = 10;
const TALL = 1.4;
/** A column hangs so far down in the drawing, in card widths: not as far as it may grow. */
const HANGING = 2.4;
/** Rows of a grid that grows. */
const ROWS = 3;

/**
 * Draws a table's parts as outlines with a letter each.
 * @param {typeof import('../pkg/patience_wasm.js')} engine @param {GameInfo} info
 * @param {string[]} names of the parts, in their order @param {string} name of the drawing
 * @returns {{ drawing: SVGSVGElement, letters: { name: string, letter: string }[] }}
 */
export function tablePlan(engine, info, names, name) {
  const layout = engine.layout(info.id, false);
  const scale = (WIDTH - 2 * MARGIN) / layout.width;
  /** @type {Map<string, { x: number, y: number, width: number, height: number }[]>} */
  const parts = new Map(names.map((one) => [one, []]));
  layout.spots.forEach((spot, pile) => {
    const found = parts.get(info.places[pile].name);
    if (!spot || !found || (spot.tier ?? 0) >= ROWS) return;
    const y = spot.y + (spot.tier ?? 0) * (layout.tiers?.pitch ?? 0);
    const height = spot.fan === 'down' ? HANGING : spot.width * TALL * spot.show;
    found.push({
      x: MARGIN + spot.x * scale,
      y: MARGIN + y * scale,
      width: spot.width * scale,
      height: height * scale,
    });
  });
  const all = [...parts.values()].flat();
  const height = Math.max(...all.map((rect) => rect.y + rect.height)) + MARGIN;
  const drawing = svg('svg', {
    class: 'plate-drawing',
    viewBox: `0 0 ${WIDTH} ${height.toFixed(1)}`,
    role: 'img',
    'aria-label': name,
  });
  /** @type {Node[]} */
  const badges = [];
  const letters = names
    .filter((one) => parts.get(one)?.length)
    .map((one, n) => {
      const rects = parts.get(one) ?? [];
      for (const rect of rects)
        drawing.append(
          svg('rect', {
            class: 'plan-card',
            x: rect.x.toFixed(1),
            y: rect.y.toFixed(1),
            width: rect.width.toFixed(1),
            height: rect.height.toFixed(1),
            rx: 1,
          }),
        );
      const letter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[n];
      badges.push(badge(letter, rects));
      return { name: one, letter };
    });
  drawing.append(...badges);
  return { drawing, letters };
}

/** A letter in the middle of what it names. @param {string} letter @param {{ x: number, y: number, width: number, height: number }[]} rects */
function badge(letter, rects) {
  let x = (Math.min(...rects.map((r) => r.x)) + Math.max(...rects.map((r) => r.x + r.width))) / 2;
  let y = (Math.min(...rects.map((r) => r.y)) + Math.max(...rects.map((r) => r.y + r.height))) / 2;
  // What stands in two places has something else in its middle.
  const near = (/** @type {{ x: number, y: number, width: number, height: number }} */ r) =>
    Math.abs(x - r.x - r.width / 2) < r.width && Math.abs(y - r.y - r.height / 2) < r.height;
  if (!rects.some(near)) [x, y] = [rects[0].x + rects[0].width / 2, rects[0].y + rects[0].height / 2];
  const said = svg('text', {
    class: 'plan-letter',
    x: x.toFixed(1),
    y: (y + 4.5).toFixed(1),
    'text-anchor': 'middle',
    translate: 'no',
  });
  said.textContent = letter;
  return svg(
    'g',
    { 'aria-hidden': 'true' },
    svg('circle', { class: 'plan-badge', cx: x.toFixed(1), cy: y.toFixed(1), r: 9 }),
    said,
  );
}
