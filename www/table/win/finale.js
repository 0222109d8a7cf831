// The finale of a won game: the packets on the foundations are squared and turn once over, the frame is drawn in ink, clockwise
// from the last foundation, and a lozenge is filled under each packet. Any key or tap skips it.

import { h, isMeantFor } from '../../ui/dom.js';
import { leastBy } from '../../ui/geometry.js';
import { svg } from '../../ui/svg.js';

/** @import { TableHost } from '../host.js' */
/** @import { View } from '../../pkg/patience_wasm.js' */

/** Time of the last card's animation. */
const CARD_MS = 160;
const SQUARE_MS = 240;
/** How far a packet is tilted before it is squared, in degrees. */
const TILT = 1.6;
const TURN_MS = 520;
/** How far a packet is lifted while it turns. */
const LIFT_PX = 6;
/** The last packet begins to turn this long after the first, and each at most a packet's time after the one before. */
const ALL_PACKETS_MS = 480;
const PACKET_MS = 60;
const TURN_DELAY_MS = CARD_MS + SQUARE_MS;
/** The frame begins while packets turn. */
const FRAME_DELAY_MS = TURN_DELAY_MS + 250;
const FRAME_MS = 700;
const LOZENGE_MS = 60;
/** Height of a lozenge with its margin. */
const LOZENGE_PX = 7;
/** By then the frame has changed its colour (core.css), and the finale is dropped. */
const MAX_DELAY_MS = 900;

/** The foundations, and the one that took the last card. @param {TableHost} host @param {View | null} before */
function foundationsOf({ info, view, board }, before) {
  const piles = (info?.places ?? []).flatMap(({ role }, pile) =>
    role === 'foundation' && board.boxOf(pile) ? [pile] : [],
  );
  const lastPile = piles.find((pile) => before && view && view.piles[pile].count > before.piles[pile].count);
  return { piles, last: lastPile ?? piles[0] };
}

/**
 * The closed path around a rectangle, clockwise, from its point nearest to another point.
 * @param {DOMRect} rect @param {number} x @param {number} y all in pixels of the viewport
 * @param {DOMRect} origin
 */
function rectPathFrom(rect, x, y, origin) {
  const [left, top] = [rect.left - origin.left + 0.5, rect.top - origin.top + 0.5];
  const [right, bottom] = [left + rect.width - 1, top + rect.height - 1];
  const [px, py] = [Math.max(left, Math.min(right, x)), Math.max(top, Math.min(bottom, y))];
  const sides = [
    { distance: py - top, at: [px, top], corners: [right, top, right, bottom, left, bottom, left, top] },
    { distance: right - px, at: [right, py], corners: [right, bottom, left, bottom, left, top, right, top] },
    { distance: bottom - py, at: [px, bottom], corners: [left, bottom, left, top, right, top, right, bottom] },
    { distance: px - left, at: [left, py], corners: [left, top, right, top, right, bottom, left, bottom] },
  ];
  const { at, corners } = leastBy(sides, ({ distance }) => distance);
  return `M${at.join(' ')}L${corners.join(' ')}Z`;
}

/** Time between two packets. @param {number[]} piles */
const intervalOf = (piles) => Math.min(PACKET_MS, ALL_PACKETS_MS / Math.max(1, piles.length - 1));

/**
 * Squares the packets and turns them over and back, one after the other.
 * @param {TableHost} host @param {number[]} piles @returns {{ animations: Animation[], remove: () => void }} `remove` ends it
 */
function turnPackets({ board }, piles) {
  /** @type {Animation[]} */
  const animations = [];
  /** @type {HTMLElement[]} */
  const backs = [];
  piles.forEach((pile, n) => {
    const drawn = board.slots[pile].flatMap(({ el }) => el ?? []);
    const top = drawn.at(-1);
    if (!top) return;
    const tilt = n % 2 ? TILT : -TILT;
    const timing = { duration: TURN_MS, delay: TURN_DELAY_MS + n * intervalOf(piles) };
    for (const el of drawn) {
      const moved = (/** @type {string} */ how) => ({
        transform: `${el.style.transform} ${how}`,
        transformOrigin: '50% 50%',
      });
      const tilts = [0, tilt, -tilt / 3, 0].map((degrees) => moved(`rotate(${degrees}deg)`));
      const widths = [1, 0, 1, 0, 1].map((scale) => ({
        ...moved(`scaleX(${scale})`),
        translate: `0 ${scale ? 0 : -LIFT_PX}px`,
        easing: scale ? 'ease-in' : 'ease-out',
      }));
      animations.push(el.animate(tilts, { duration: SQUARE_MS, delay: CARD_MS }), el.animate(widths, timing));
    }
    // Seen between the two moments when the packet is on edge.
    const back = h('div', { class: 'card won-back' }, board.cardArt.back());
    top.append(back);
    backs.push(back);
    const opacities = [0, 0, 1, 1, 0, 0];
    const keyframes = opacities.map((opacity, at) => ({ opacity, offset: [0, 0.25, 0.25, 0.75, 0.75, 1][at] }));
    animations.push(back.animate(keyframes, timing));
  });
  const remove = () => {
    for (const animation of animations) animation.cancel();
    for (const back of backs) back.remove();
  };
  return { animations, remove };
}

/** Draws the frame and the lozenges. @param {TableHost} host @param {HTMLElement} layer @param {View | null} before @returns {Animation[]} */
function drawInk(host, layer, before) {
  const { felt, visibleRect } = host.board;
  const origin = host.frame.body.getBoundingClientRect();
  const inner = felt.getBoundingClientRect();
  const { piles, last } = foundationsOf(host, before);
  // The origin of the board, which may be out of view in a magnified table.
  const left = inner.left - origin.left + felt.clientLeft - visibleRect.x;
  const top = inner.top - origin.top + felt.clientTop - visibleRect.y;
  const start = last === undefined ? null : host.board.boxOf(last)?.bounds;
  const x = left + (start ? start.x + start.width / 2 : 0);
  const y = top + (start ? start.y + start.height / 2 : 0);
  return [...drawFrame(felt, layer, x, y, origin), ...drawLozenges(host, layer, piles, left, top)];
}

/** Draws the frame from a point on. @param {HTMLElement} felt @param {HTMLElement} layer @param {number} x @param {number} y @param {DOMRect} origin */
function drawFrame(felt, layer, x, y, origin) {
  const lines = svg('svg', { class: 'won-frame' });
  layer.append(lines);
  return [/** @type {HTMLElement} */ (felt.parentElement), felt].map((el) => {
    const path = svg('path', { d: rectPathFrom(el.getBoundingClientRect(), x, y, origin), pathLength: 1 });
    lines.append(path);
    return path.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      duration: FRAME_MS,
      delay: FRAME_DELAY_MS,
      easing: 'ease-in-out',
      fill: 'both',
    });
  });
}

/** The points below some piles, on the board. @param {TableHost} host @param {number[]} piles */
function pointsBelow({ board }, piles) {
  const edge = parseFloat(board.felt.style.getPropertyValue('--edge')) || 0;
  return piles.flatMap((pile) => {
    const box = board.boxOf(pile);
    return box
      ? [{ x: box.bounds.x + box.bounds.width / 2, y: box.bounds.y + box.bounds.height + box.depth * edge }]
      : [];
  });
}

/** @param {TableHost} host @param {HTMLElement} layer @param {number[]} piles @param {number} left @param {number} top of the board */
function drawLozenges(host, layer, piles, left, top) {
  const { boxes, visibleRect } = host.board;
  const points = pointsBelow(host, piles);
  // All foundations have lozenges, or none: not where piles lie close below.
  const isFree = points.every(({ x, y }) =>
    boxes.every(
      ({ box: { bounds } }) =>
        bounds.x > x || bounds.x + bounds.width < x || bounds.y + bounds.height <= y || bounds.y >= y + LOZENGE_PX,
    ),
  );
  if (!isFree) return [];
  const isSeen = (/** @type {{ x: number, y: number }} */ { x, y }) =>
    x >= visibleRect.x &&
    x <= visibleRect.x + visibleRect.width &&
    y >= visibleRect.y &&
    y + LOZENGE_PX <= visibleRect.y + visibleRect.height;
  return points.filter(isSeen).map(({ x, y }, n) => {
    const fill = h('i');
    const lozenge = h('b', { class: 'won-lozenge' }, fill);
    lozenge.style.left = `${left + x}px`;
    lozenge.style.top = `${top + y}px`;
    layer.append(lozenge);
    return fill.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: LOZENGE_MS,
      delay: TURN_DELAY_MS + n * intervalOf(piles) + TURN_MS,
      fill: 'both',
    });
  });
}

/** Shows that the game is won when the last card has landed. @param {TableHost} host */
async function showPromptAfterLanding(host) {
  const { board, announcer, positionSignal: signal } = host;
  await Promise.allSettled(board.slots.flat().flatMap(({ animation }) => animation?.finished ?? []));
  if (!signal.aborted && !announcer.sentence) announcer.showPrompt();
}

/**
 * Plays the finale, unless motion is off or the game was won too long ago.
 * @param {TableHost} host
 * @param {View | null} before the position before the last move; null if the game has not just been won
 * @param {number} since time of the win
 */
export async function playFinale(host, before, since) {
  if (before) void showPromptAfterLanding(host);
  if (!before || host.board.motion.isOff || performance.now() - since > MAX_DELAY_MS) return;
  const { body } = host.frame;
  const layer = h('div', {
    class: `won-finale${host.board.felt.classList.contains('is-small') ? ' is-small' : ''}`,
    'aria-hidden': 'true',
  });
  const ending = new AbortController();
  const { signal } = ending;
  body.classList.add('has-finale');
  body.append(layer);
  const ink = drawInk(host, layer, before);
  const packets = turnPackets(host, foundationsOf(host, before).piles);
  const skipped = new Promise((skip) => {
    addEventListener('pointerdown', skip, { signal, capture: true });
    addEventListener('resize', skip, { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (!isMeantFor(host.element, event)) return;
        skip(null);
        // The key only skips, unless it is one for the browser or undo.
        if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    // By undo or another game.
    for (const type of ['patience-move', 'patience-ready']) host.element.addEventListener(type, skip, { signal });
  });
  await Promise.race([
    skipped,
    Promise.all([...ink, ...packets.animations].map(({ finished }) => finished)).catch(() => {}),
  ]);
  ending.abort();
  packets.remove();
  layer.remove();
  body.classList.remove('has-finale');
}
