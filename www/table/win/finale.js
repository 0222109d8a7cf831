// The finale of a won game: from the foundation that the last card went to the frame is drawn in ink, clockwise, and a
// lozenge under each foundation is filled in turn. Any key or tap cuts it short.

import { h, isMeantFor } from '../../ui/dom.js';
import { svg } from '../../ui/svg.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */

/** The last card is on its way for so long, in milliseconds. */
const CARD_MS = 160;
const FRAME_MS = 700;
/** Between one lozenge and the next, and for all of them together. */
const NEXT_MS = 60;
/** The least room under a foundation that a lozenge takes, in pixels. */
const LOZENGE = 7;
/** After so long the frame has changed its colour by itself (table.css): it is not inked twice. */
const LATE_MS = 900;

/** Foundations, and which of them had the last card. @param {TableHost} host @param {View | null} before */
function homes({ info, view, board }, before) {
  const piles = (info?.places ?? []).flatMap(({ role }, pile) =>
    role === 'foundation' && board.boxOf(pile) ? [pile] : [],
  );
  const grown = piles.find((pile) => before && view && view.piles[pile].count > before.piles[pile].count);
  return { piles, last: grown ?? piles[0] };
}

/**
 * A closed way round a rectangle, clockwise, from the point of it that is nearest to another point.
 * @param {DOMRect} rect @param {number} x @param {number} y all in pixels of the window
 * @param {DOMRect} origin
 */
function roundFrom(rect, x, y, origin) {
  const [left, top] = [rect.left - origin.left + 0.5, rect.top - origin.top + 0.5];
  const [right, bottom] = [left + rect.width - 1, top + rect.height - 1];
  const [px, py] = [Math.max(left, Math.min(right, x)), Math.max(top, Math.min(bottom, y))];
  const sides = [
    { far: py - top, at: [px, top], corners: [right, top, right, bottom, left, bottom, left, top] },
    { far: right - px, at: [right, py], corners: [right, bottom, left, bottom, left, top, right, top] },
    { far: bottom - py, at: [px, bottom], corners: [left, bottom, left, top, right, top, right, bottom] },
    { far: px - left, at: [left, py], corners: [left, top, right, top, right, bottom, left, bottom] },
  ];
  const { at, corners } = sides.reduce((best, side) => (side.far < best.far ? side : best));
  return `M${at.join(' ')}L${corners.join(' ')}Z`;
}

/** @param {TableHost} host @param {HTMLElement} layer @param {View | null} before @returns {Animation[]} */
function draw(host, layer, before) {
  const { felt, seen } = host.board;
  const plate = /** @type {HTMLElement} */ (felt.parentElement);
  const origin = host.frame.body.getBoundingClientRect();
  const inner = felt.getBoundingClientRect();
  const { piles, last } = homes(host, before);
  const start = last === undefined ? null : host.board.boxOf(last)?.all;
  // Where the table begins, which of a magnified one is out of the window.
  const left = inner.left - origin.left + felt.clientLeft - seen.x;
  const top = inner.top - origin.top + felt.clientTop - seen.y;
  const x = left + (start ? start.x + start.width / 2 : 0);
  const y = top + (start ? start.y + start.height / 2 : 0);
  const lines = svg('svg', { class: 'won-frame' });
  layer.append(lines);
  const drawn = [plate, felt].map((el) => {
    const path = svg('path', { d: roundFrom(el.getBoundingClientRect(), x, y, origin), pathLength: 1 });
    lines.append(path);
    return path.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
      duration: FRAME_MS,
      delay: CARD_MS,
      easing: 'ease-in-out',
      fill: 'both',
    });
  });
  const edge = parseFloat(felt.style.getPropertyValue('--edge')) || 0;
  const feet = piles.flatMap((pile) => {
    const box = host.board.boxOf(pile);
    return box ? [{ x: box.all.x + box.all.width / 2, y: box.all.y + box.all.height + box.depth * edge }] : [];
  });
  // Where other cards lie close under a foundation there is no room; some of them alone would be a riddle.
  const free = feet.every((foot) =>
    host.board.boxes.every(
      ({ box: { all } }) =>
        all.x > foot.x || all.x + all.width < foot.x || all.y + all.height <= foot.y || all.y >= foot.y + LOZENGE,
    ),
  );
  const next = Math.min(NEXT_MS, FRAME_MS / Math.max(1, piles.length));
  const isSeen = (/** @type {{ x: number, y: number }} */ { x: at, y: under }) =>
    at >= seen.x && at <= seen.x + seen.width && under >= seen.y && under + LOZENGE <= seen.y + seen.height;
  const filled = (free ? feet.filter(isSeen) : []).map((foot, n) => {
    const fill = h('i');
    const lozenge = h('b', { class: 'won-lozenge' }, fill);
    lozenge.style.left = `${left + foot.x}px`;
    lozenge.style.top = `${top + foot.y}px`;
    layer.append(lozenge);
    return fill.animate([{ opacity: 0 }, { opacity: 1 }], {
      duration: NEXT_MS,
      delay: CARD_MS + n * next,
      fill: 'both',
    });
  });
  return [...drawn, ...filled];
}

/**
 * Plays the finale, where motion is wanted at all and it is still to be begun in time.
 * @param {TableHost} host
 * @param {View | null} before the position before the last move; null: nothing has just ended
 * @param {number} since when it ended
 */
export async function playFinale(host, before, since) {
  if (!before || host.board.motion.isOff || performance.now() - since > LATE_MS) return;
  const { body } = host.frame;
  const layer = h('div', {
    class: `won-finale${host.board.felt.classList.contains('is-small') ? ' is-small' : ''}`,
    'aria-hidden': 'true',
  });
  const over = new AbortController();
  const { signal } = over;
  body.classList.add('has-finale');
  body.append(layer);
  const animations = draw(host, layer, before);
  const skipped = new Promise((skip) => {
    addEventListener('pointerdown', skip, { signal, capture: true });
    addEventListener('resize', skip, { signal });
    addEventListener(
      'keydown',
      (event) => {
        if (!isMeantFor(host.element, event)) return;
        skip(null);
        // It was meant for the finale, unless it is meant for the browser or for what takes the win back.
        if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal, capture: true },
    );
    // Undone, or another game.
    for (const type of ['patience-move', 'patience-ready']) host.element.addEventListener(type, skip, { signal });
  });
  await Promise.race([skipped, Promise.all(animations.map(({ finished }) => finished)).catch(() => {})]);
  over.abort();
  layer.remove();
  body.classList.remove('has-finale');
}
