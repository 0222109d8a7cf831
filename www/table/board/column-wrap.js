// Columns too long for the felt below their kings: they turn at its foot, into what their neighbours leave free. The
// book has its player twist such a column "to gain room".

import { h } from '../../ui/dom.js';
import { capFor, EASED, FOLD, isSqueezed, LEAST_STRIP, wantOf, whole } from './layout.js';

/** @typedef {import('./layout.js').Rect} Rect */
/** @typedef {import('./layout.js').PileBox} PileBox */
/** @typedef {import('./layout.js').CardSpot} CardSpot */
/** @typedef {{ x: number, y: number, count: number }} Strip so many cards of a column, from its first one’s corner down */
/**
 * @typedef {object} Column
 * @property {number} pile
 * @property {Rect} seat the place of its king
 * @property {number} count of its cards
 * @property {number} bottom where the felt below it ends
 */
/**
 * @typedef {object} Felt what columns share
 * @property {number} left
 * @property {number} right
 * @property {number} opener what words below a column take
 * @property {Rect[]} others what else lies there
 * @property {(lane: Rect) => number} floor where the next thing begins below what lies beside the kings
 */
/** @typedef {{ x: number, top: number, bottom: number }} Lane */
/** @typedef {{ pitch: number, strips: Map<Column, Strip[]>, whole: boolean, turns: number }} Way how columns turn, with so much of each card */

/** What is tried differs by so much. */
const CLOSER = 0.92;
/** What stays free above a strip below another column, and below one that goes on beside it, in pixels. */
const ABOVE = 8;
const BELOW = 3;
/** So far round its strips goes the line that holds a column together, in pixels. */
const ROUND = 4;
/** Half of the mark that shows where a column goes on, in pixels. */
const MARK = 5;

/**
 * Columns turn as seldom as is read with ease, then with as much of each card as all of them can have.
 * @param {Column[]} columns @param {Felt} felt
 * @returns {{ pitch: number, boxes: Map<number, PileBox> }} the columns that turn, by pile, and the most that the others show of a card
 */
export function bend(columns, felt) {
  const want = wantOf(columns[0].seat.width);
  let best = layAll(columns, felt, LEAST_STRIP);
  for (let { pitch } = best; best.whole && (pitch /= CLOSER) <= want;) {
    const way = layAll(columns, felt, pitch);
    if (!way.whole || (best.pitch >= want * EASED && way.turns > best.turns)) break;
    best = way;
  }
  const { pitch, strips } = best;
  const boxes = [...strips].map(
    ([{ pile, seat, count }, each]) => /** @type {[number, PileBox]} */ ([pile, boxOf(seat, count, pitch, each)]),
  );
  return { pitch, boxes: new Map(boxes) };
}

/** @param {Column[]} columns @param {Felt} felt @param {number} pitch @returns {Way} */
function layAll(columns, felt, pitch) {
  /** @param {Column} column @param {number} each */
  const end = ({ seat, count }, each) => seat.y + seat.height + Math.max(0, count - 1) * each + felt.opener;
  const isLong = (/** @type {Column} */ column) => column.count > 1 && end(column, LEAST_STRIP) > column.bottom;
  /** What lies beside a strip or above it, and what no strip may reach. */
  const roofs = columns.map((column) => ({
    ...column.seat,
    height: (isLong(column) ? Infinity : Math.min(column.bottom, end(column, pitch))) - column.seat.y,
  }));
  /** @type {Rect[]} */
  const taken = [];
  /** @type {Map<Column, Strip[]>} */
  const strips = new Map();
  let [whole, turns] = [true, 0];
  for (const column of columns.filter(isLong).sort((a, b) => b.count - a.count)) {
    const ways = [1, -1].map((side) => {
      const lanes = lanesOf(column, felt, side, roofs.concat(felt.others), taken);
      return fill(column, felt, pitch, lanes);
    });
    const way = ways[1].held > ways[0].held ? ways[1] : ways[0];
    if (way.held < column.count) whole = false;
    strips.set(column, way.strips);
    turns += way.strips.length;
    for (const { x, y } of way.strips.slice(1)) taken.push({ ...column.seat, x, y });
  }
  return { pitch, strips, whole, turns };
}

/** The felt of a column, then that beside it on one side, as far as it is free. @param {Column} column @param {Felt} felt @param {number} side @param {Rect[]} roofs @param {Rect[]} taken @returns {Lane[]} */
function lanesOf({ seat, bottom }, felt, side, roofs, taken) {
  const lanes = [{ x: seat.x, top: seat.y, bottom }];
  for (let x = seat.x + side * seat.width; x >= felt.left && x + seat.width <= felt.right; x += side * seat.width) {
    const lane = { ...seat, x };
    const meets = (/** @type {Rect} */ other) => x < other.x + other.width && other.x < x + seat.width;
    const above = roofs.filter((roof) => meets(roof) && roof.y <= seat.y + seat.height / 2);
    const top = Math.max(...above.map((roof) => roof.y + roof.height), seat.y) + ABOVE;
    const end = Math.min(felt.floor(lane), ...taken.filter(meets).map(({ y }) => y - ABOVE));
    if (end - top < seat.height + felt.opener) break;
    lanes.push({ x, top, bottom: end });
  }
  return lanes;
}

/**
 * A column laid into as few lanes as hold it: full ones, and what is left at the foot of the last. Where all of them
 * are too little its first cards are folded.
 * @param {Column} column @param {Felt} felt @param {number} pitch @param {Lane[]} lanes @returns {{ held: number, strips: Strip[] }}
 */
function fill({ seat, count }, { opener }, pitch, lanes) {
  /** How many cards beneath others a lane has room for. @param {Lane} lane @param {number} [below] */
  const through = ({ top, bottom }, below = BELOW) => Math.max(0, Math.floor((bottom - below - top) / pitch));
  /** How many cards the first lanes hold, the last of which ends with a whole card. @param {number} used */
  const heldBy = (used) =>
    lanes.slice(0, used - 1).reduce((sum, lane) => sum + through(lane), 0) +
    through(lanes[used - 1], opener + seat.height) +
    1;
  const sums = lanes.map((_, n) => heldBy(n + 1));
  const most = Math.max(...sums);
  const used = 1 + sums.findIndex((sum) => sum >= Math.min(count, most));
  const folded = most < count;
  if (folded) lanes[0] = { ...lanes[0], top: lanes[0].top + FOLD };
  const held = folded ? Math.max(used, heldBy(used)) : count;
  let left = held;
  const strips = lanes.slice(0, used).map((lane, n) => {
    const after = used - 1 - n;
    const cards = after ? Math.min(through(lane), left - after) : left;
    left -= cards;
    const below = after ? BELOW : opener + seat.height - pitch;
    return { x: lane.x, y: n ? lane.bottom - below - cards * pitch : lane.top, count: cards };
  });
  return { held, strips };
}

/** A column that goes on beside itself where it has come to the foot of its felt. @param {Rect} seat @param {number} count @param {number} pitch @param {Strip[]} strips @returns {PileBox} */
function boxOf(seat, count, pitch, strips) {
  const { width, height } = seat;
  const cap = capFor(pitch, width);
  const folded = count - strips.reduce((sum, strip) => sum + strip.count, 0);
  let index = folded;
  /** @type {CardSpot[]} */
  const cards = [];
  const rects = strips.map((strip, n) => {
    const ends = n === strips.length - 1;
    const top = n ? Math.round(strip.y) : seat.y;
    // Where it turns all cards end together: what it goes on with does not lie on them.
    const foot = Math.round(strip.y + (strip.count - (ends ? 1 : 0)) * pitch) + (ends ? height : 0);
    for (let nth = 0; nth < strip.count; nth++, index++) {
      const last = index === count - 1;
      const y = Math.round(strip.y + nth * pitch);
      const shown = Math.min(height, foot - y);
      cards.push({ index, x: strip.x, y, width, height: shown, cap: last ? 0 : cap, art: last, strip: false });
    }
    return { x: strip.x, y: top, width, height: foot - top };
  });
  return {
    ...whole({ ...seat, x: cards[cards.length - 1].x, y: cards[cards.length - 1].y }, cards, 0),
    all: rects[0],
    strips: rects,
    folded,
    squeezed: folded > 0 || isSqueezed(pitch, width),
    fanned: true,
  };
}

/**
 * Draws one line round all strips of each column that turns, and at each of its turns the way it is read: nothing else
 * would tell the second strip from a column of its own.
 * @param {HTMLElement} layer @param {import('./layout.js').Arrangement} at
 */
export function joinTurns(layer, { piles }) {
  for (const old of layer.querySelectorAll('.turn')) old.remove();
  for (const box of piles) {
    if (!box || box.strips.length < 2) continue;
    const around = (/** @type {string} */ name, /** @type {number} */ by) =>
      box.strips.map(({ x, y, width, height }) => {
        const el = h('div', { class: `turn ${name}` });
        Object.assign(el.style, {
          transform: `translate(${x - by}px,${y - by}px)`,
          width: `${width + 2 * by}px`,
          height: `${height + 2 * by}px`,
        });
        return el;
      });
    // The felt within hides where the lines of two strips meet.
    layer.append(...around('is-line', ROUND), ...around('is-felt', ROUND - 1));
    box.strips.slice(1).forEach(({ x, y, width }, n) => {
      const back = x < box.strips[n].x;
      const el = h('div', { class: `turn is-way${back ? ' is-back' : ''}` });
      el.style.transform = `translate(${back ? x + width - MARK : x - MARK}px,${y - 2 * MARK - ROUND}px)`;
      layer.append(el);
    });
  }
}
