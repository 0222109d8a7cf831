// The plan of a game's table, from the engine's layout, with lettered parts.

import { svg } from '../ui/svg.js';
import { FIGURE_WIDTH } from './figures.js';

/** @import { GameInfo } from '../pkg/patience_wasm.js' */

const MARGIN = 10;
const CARD_ASPECT = 1.4;
/** Height of a column in the plan, in card widths. */
const COLUMN_HEIGHT = 2.4;
/** Maximum number of rows drawn of a growing grid. */
const MAX_ROWS = 3;

/**
 * Draws the parts of a table as outlines with a letter each.
 * @param {typeof import('../pkg/patience_wasm.js')} engine @param {GameInfo} info
 * @param {string[]} names of the parts, in order @param {string} name of the drawing
 * @returns {{ drawing: SVGSVGElement, letters: { name: string, letter: string }[] }}
 */
export function drawTablePlan(engine, info, names, name) {
  const layout = engine.layout(info.id, false);
  const scale = (FIGURE_WIDTH - 2 * MARGIN) / layout.width;
  /** @type {Map<string, { x: number, y: number, width: number, height: number }[]>} */
  const parts = new Map(names.map((part) => [part, []]));
  layout.spots.forEach((spot, pile) => {
    const rects = parts.get(info.places[pile].name);
    if (!spot || !rects || (spot.tier ?? 0) >= MAX_ROWS) return;
    const y = spot.y + (spot.tier ?? 0) * (layout.tiers?.pitch ?? 0);
    const height = spot.fan === 'down' ? COLUMN_HEIGHT : spot.width * CARD_ASPECT * spot.show;
    rects.push({
      x: MARGIN + spot.x * scale,
      y: MARGIN + y * scale,
      width: spot.width * scale,
      height: height * scale,
    });
  });
  const all = [...parts.values()].flat();
  const height = Math.max(...all.map((rect) => rect.y + rect.height)) + MARGIN;
  const drawing = svg('svg', {
    class: 'figure-drawing',
    viewBox: `0 0 ${FIGURE_WIDTH} ${height.toFixed(1)}`,
    role: 'img',
    'aria-label': name,
  });
  /** @type {Node[]} */
  const badges = [];
  const letters = names
    .filter((part) => parts.get(part)?.length)
    .map((part, n) => {
      const rects = parts.get(part) ?? [];
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
      return { name: part, letter };
    });
  drawing.append(...badges);
  return { drawing, letters };
}

/** A letter in the centre of its part. @param {string} letter @param {{ x: number, y: number, width: number, height: number }[]} rects */
function badge(letter, rects) {
  let x = (Math.min(...rects.map((r) => r.x)) + Math.max(...rects.map((r) => r.x + r.width))) / 2;
  let y = (Math.min(...rects.map((r) => r.y)) + Math.max(...rects.map((r) => r.y + r.height))) / 2;
  // A part in two places may have another part at its centre.
  const near = (/** @type {{ x: number, y: number, width: number, height: number }} */ r) =>
    Math.abs(x - r.x - r.width / 2) < r.width && Math.abs(y - r.y - r.height / 2) < r.height;
  if (!rects.some(near)) [x, y] = [rects[0].x + rects[0].width / 2, rects[0].y + rects[0].height / 2];
  const text = svg('text', {
    class: 'plan-letter',
    x: x.toFixed(1),
    y: (y + 4.5).toFixed(1),
    'text-anchor': 'middle',
    translate: 'no',
  });
  text.textContent = letter;
  return svg(
    'g',
    { 'aria-hidden': 'true' },
    svg('circle', { class: 'plan-badge', cx: x.toFixed(1), cy: y.toFixed(1), r: 9 }),
    text,
  );
}
