// Wraps columns that are too long for the felt below their kings into the free felt beside them. The book has its player
// twist such a column "to gain room".

import { h } from '../../ui/dom.js';
import {
  rankHeightFor,
  LEGIBLE_SHARE,
  FOLD_PX,
  isSqueezed,
  MIN_STRIP_PX,
  preferredStrip,
  pileBox,
} from './pile-shape.js';

/** @import { Rect, PileBox, CardSpot } from './layout.js' */
/** @typedef {{ x: number, y: number, count: number }} Segment cards of a wrapped column in one lane */
/**
 * @typedef {object} Column
 * @property {number} pile
 * @property {Rect} seat of its king
 * @property {number} count
 * @property {number} bottom of the free felt below it
 */
/**
 * @typedef {object} Felt around the columns
 * @property {number} left
 * @property {number} right
 * @property {number} openerHeight space for the label below a column
 * @property {Rect[]} others the other piles
 * @property {(lane: Rect) => number} floor top of the next obstacle below a lane
 */
/** @typedef {{ x: number, top: number, bottom: number }} Lane free felt, one card wide */
/** @typedef {{ pitch: number, segments: Map<Column, Segment[]>, sides: Map<number, number>, isComplete: boolean, segmentCount: number }} Wrapping the columns at a `pitch` from card to card */

/** Ratio of successive pitches tried. */
const PITCH_FACTOR = 0.92;
/** Gap above a segment below another column, and below a segment that continues beside it. */
const GAP_ABOVE_PX = 8;
const GAP_BELOW_PX = 3;
/** Margin of the outline around the segments of a column, and its width. */
const OUTLINE_PX = 4;
const LINE_PX = 2;
/** Half the height of the arrow between two segments, and its length. */
const HALF_ARROW_PX = 7;
const ARROW_PX = 11;

/**
 * Wraps columns into as few segments as stay legible, then at the greatest pitch that fits.
 * @param {Column[]} columns @param {Felt} felt
 * @param {Map<number, number>} [sides] the side on which each pile was wrapped last: 1 is right, -1 left
 * @returns {{ pitch: number, boxes: Map<number, PileBox> }} boxes of the wrapped columns by pile, and the maximum pitch of the others
 */
export function wrapColumns(columns, felt, sides = new Map()) {
  const preferred = preferredStrip(columns[0].seat.width);
  let best = wrapAll(columns, felt, MIN_STRIP_PX, sides);
  for (let { pitch } = best; best.isComplete && (pitch /= PITCH_FACTOR) <= preferred;) {
    const wrapping = wrapAll(columns, felt, pitch, sides);
    if (!wrapping.isComplete || (best.pitch >= preferred * LEGIBLE_SHARE && wrapping.segmentCount > best.segmentCount))
      break;
    best = wrapping;
  }
  const { pitch, segments } = best;
  sides.clear();
  for (const [pile, side] of best.sides) sides.set(pile, side);
  const boxes = [...segments].map(
    ([{ pile, seat, count }, lanes]) =>
      /** @type {[number, PileBox]} */ ([pile, wrappedBox(seat, count, pitch, lanes)]),
  );
  return { pitch, boxes: new Map(boxes) };
}

/** @param {Column[]} columns @param {Felt} felt @param {number} pitch @param {Map<number, number>} before the last sides @returns {Wrapping} */
function wrapAll(columns, felt, pitch, before) {
  /** Bottom of a column without wrapping. @param {Column} column @param {number} step from card to card */
  const end = ({ seat, count }, step) => seat.y + seat.height + Math.max(0, count - 1) * step + felt.openerHeight;
  const isLong = (/** @type {Column} */ column) => column.count > 1 && end(column, MIN_STRIP_PX) > column.bottom;
  /** Areas of the columns, which segments of others must not cover. */
  const roofs = columns.map((column) => ({
    ...column.seat,
    height: (isLong(column) ? Infinity : Math.min(column.bottom, end(column, pitch))) - column.seat.y,
  }));
  /** @type {Rect[]} */
  const taken = [];
  /** @type {Map<Column, Segment[]>} */
  const segments = new Map();
  /** @type {Map<number, number>} */
  const sides = new Map();
  let [isComplete, segmentCount] = [true, 0];
  for (const column of columns.filter(isLong).sort((a, b) => b.count - a.count)) {
    // A column changes its side only if the other one holds more: each change makes it jump in the middle of a game.
    const side = before.get(column.pile) ?? 1;
    const [same, other] = [side, -side].map((to) => {
      const lanes = lanesOf(column, felt, to, roofs.concat(felt.others), taken);
      return fillLanes(column, felt, pitch, lanes);
    });
    const changes = other.heldCount > same.heldCount;
    const wrapping = changes ? other : same;
    sides.set(column.pile, changes ? -side : side);
    if (wrapping.heldCount < column.count) isComplete = false;
    segments.set(column, wrapping.segments);
    segmentCount += wrapping.segments.length;
    for (const { x, y } of wrapping.segments.slice(1)) taken.push({ ...column.seat, x, y });
  }
  return { pitch, segments, sides, isComplete, segmentCount };
}

/** The column's own lane, then the free lanes on one side of it. @param {Column} column @param {Felt} felt @param {number} side @param {Rect[]} roofs @param {Rect[]} taken @returns {Lane[]} */
function lanesOf({ seat, bottom }, felt, side, roofs, taken) {
  const lanes = [{ x: seat.x, top: seat.y, bottom }];
  for (let x = seat.x + side * seat.width; x >= felt.left && x + seat.width <= felt.right; x += side * seat.width) {
    const lane = { ...seat, x };
    const meets = (/** @type {Rect} */ other) => x < other.x + other.width && other.x < x + seat.width;
    const above = roofs.filter((roof) => meets(roof) && roof.y <= seat.y + seat.height / 2);
    const top = Math.max(...above.map((roof) => roof.y + roof.height), seat.y) + GAP_ABOVE_PX;
    const end = Math.min(felt.floor(lane), ...taken.filter(meets).map(({ y }) => y - GAP_ABOVE_PX));
    if (end - top < seat.height + felt.openerHeight) break;
    lanes.push({ x, top, bottom: end });
  }
  return lanes;
}

/**
 * Fills as few lanes as hold a column, the last of them from below. If all lanes are too short, folds the first cards.
 * @param {Column} column @param {Felt} felt @param {number} pitch @param {Lane[]} lanes @returns {{ heldCount: number, segments: Segment[] }}
 */
function fillLanes({ seat, count }, { openerHeight }, pitch, lanes) {
  /** Number of covered cards that fit into a lane. @param {Lane} lane @param {number} [below] */
  const coveredIn = ({ top, bottom }, below = GAP_BELOW_PX) => Math.max(0, Math.floor((bottom - below - top) / pitch));
  /** Number of cards that fit into the first lanes, the last card whole. @param {number} used */
  const capacityOf = (used) =>
    lanes.slice(0, used - 1).reduce((sum, lane) => sum + coveredIn(lane), 0) +
    coveredIn(lanes[used - 1], openerHeight + seat.height) +
    1;
  const sums = lanes.map((_, n) => capacityOf(n + 1));
  const most = Math.max(...sums);
  const used = 1 + sums.findIndex((sum) => sum >= Math.min(count, most));
  const folds = most < count;
  if (folds) lanes[0] = { ...lanes[0], top: lanes[0].top + FOLD_PX };
  const heldCount = folds ? Math.max(used, capacityOf(used)) : count;
  let left = heldCount;
  const segments = lanes.slice(0, used).map((lane, n) => {
    const after = used - 1 - n;
    const cards = after ? Math.min(coveredIn(lane), left - after) : left;
    left -= cards;
    const below = after ? GAP_BELOW_PX : openerHeight + seat.height - pitch;
    return { x: lane.x, y: n ? lane.bottom - below - cards * pitch : lane.top, count: cards };
  });
  return { heldCount, segments };
}

/** The box of a wrapped column. @param {Rect} seat @param {number} count @param {number} pitch @param {Segment[]} segments @returns {PileBox} */
function wrappedBox(seat, count, pitch, segments) {
  const { width, height } = seat;
  const rankHeight = rankHeightFor(pitch, width);
  const foldedCount = count - segments.reduce((sum, segment) => sum + segment.count, 0);
  let index = foldedCount;
  /** @type {CardSpot[]} */
  const cards = [];
  const rects = segments.map((segment, n) => {
    const isLast = n === segments.length - 1;
    const top = n ? Math.round(segment.y) : seat.y;
    // The cards of a segment that continues end together, so that the next segment covers none.
    const foot = Math.round(segment.y + (segment.count - (isLast ? 1 : 0)) * pitch) + (isLast ? height : 0);
    for (let nth = 0; nth < segment.count; nth++, index++) {
      const last = index === count - 1;
      const y = Math.round(segment.y + nth * pitch);
      const card = { index, x: segment.x, y, width, height: Math.min(height, foot - y) };
      cards.push({ ...card, rankHeight: last ? 0 : rankHeight, art: last, strip: false });
    }
    return { x: segment.x, y: top, width, height: foot - top };
  });
  return {
    ...pileBox({ ...seat, x: cards[cards.length - 1].x, y: cards[cards.length - 1].y }, cards, 0),
    bounds: rects[0],
    segments: rects,
    foldedCount,
    isSqueezed: foldedCount > 0 || isSqueezed(pitch, width),
    isFanned: true,
  };
}

/**
 * Draws an outline around the segments of each wrapped column, and an arrow from segment to segment: otherwise the second segment
 * would look like another column.
 * @param {HTMLElement} layer @param {import('./layout.js').Arrangement} at
 */
export function drawWrapOutline(layer, { piles }) {
  for (const old of layer.querySelectorAll('.wrap')) old.remove();
  for (const box of piles) {
    if (!box || box.segments.length < 2) continue;
    const around = (/** @type {string} */ name, /** @type {number} */ by) =>
      box.segments.map(({ x, y, width, height }) => {
        const el = h('div', { class: `wrap ${name}` });
        Object.assign(el.style, {
          transform: `translate(${x - by}px,${y - by}px)`,
          width: `${width + 2 * by}px`,
          height: `${height + 2 * by}px`,
        });
        return el;
      });
    // Felt inside hides where the outlines of two segments meet.
    layer.append(...around('is-outline', OUTLINE_PX), ...around('is-felt', OUTLINE_PX - LINE_PX));
    box.segments.slice(1).forEach(({ x, y, width }, n) => {
      const back = x < box.segments[n].x;
      const el = h('div', { class: `wrap is-arrow${back ? ' is-back' : ''}` });
      // Beside the segment before, above the head of the next: there a column that is not wrapped has no mark.
      const left = back ? x + width - ARROW_PX : x;
      el.style.transform = `translate(${left}px,${y - 2 * HALF_ARROW_PX - OUTLINE_PX}px)`;
      layer.append(el);
    });
  }
}
