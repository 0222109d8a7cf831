// The player's result beside the friend's of a challenge: figures, and the chance to win as two curves.

import { h } from '../../ui/dom.js';
import { svg } from '../../ui/svg.js';
import { words } from '../../words/win.js';

/** @import { SentResult } from '../../pkg/patience_tools_wasm.js' */
/** @typedef {{ won: boolean, finisher: import('../../engine/provenance.js').Credit['finishedBy'], moves: number, hints: number | null, undos: number | null }} Figures */
/** @typedef {{ game: string, grade: import('../../engine/deals.js').Grade | null, hints: number | null, undos: number | null }} Won figures that are sent */
/**
 * @typedef {object} SentWin the result that the page sends
 * @property {SentResult | null} friend the result of the friend who sent the deal
 * @property {Promise<number[] | null>} curve levels of the chance to win, in eight steps; null if they are not estimated
 * @property {(won: Won) => Promise<{ message: string, text: string, address: string, curve: number[] | null }>} compose
 * @property {(address: string) => { side: number, modules: string } | null} qr
 * @property {() => void} close stops the estimates
 */

const LEVELS = 8;
/** Size of a step, in units of the drawing. */
const [STEP_WIDTH, STEP_HEIGHT] = [10, 4];

/** The curve as a stepped line. @param {readonly number[]} curve */
export function stepPath(curve) {
  const y = (/** @type {number} */ level) => (LEVELS - level - 0.5) * STEP_HEIGHT;
  return curve.map((level, n) => `${n ? `V${y(level)}` : `M0 ${y(level)}`}H${(n + 1) * STEP_WIDTH}`).join('');
}

/** A level in percent: the lowest is 0, the highest 100, as drawn. @param {number} level */
const percentOf = (level) => Math.round((level * 100) / (LEVELS - 1));

/** True if a curve says nothing: it is missing, or has one level from the deal to the end. @param {readonly number[] | null} curve */
const isFlat = (curve) => !curve || new Set(curve).size < 2;

/** @param {readonly number[]} curve */
function drawCurve(curve) {
  const [width, height] = [curve.length * STEP_WIDTH, LEVELS * STEP_HEIGHT];
  const drawing = svg(
    'svg',
    {
      class: 'won-curve',
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: 'none',
      role: 'img',
      'aria-label': curve.map((level) => `${percentOf(level)} %`).join(', '),
    },
    svg('path', { class: 'won-curve-floor', d: `M0 ${height - 0.5}H${width}` }),
    svg('path', { class: 'won-curve-line', d: stepPath(curve) }),
  );
  const ends = h(
    'div',
    { class: 'won-curve-ends', 'aria-hidden': 'true' },
    h('i', {}, words.friend.start),
    h('i', {}, words.friend.end),
  );
  return h('div', {}, drawing, ends);
}

/**
 * Names the better result: of a game played alone, then with fewer hints, undos, moves. Empty if help is unknown.
 * @param {Figures} mine @param {SentResult} friend
 */
export function verdictOf(mine, friend) {
  const { you, friend: theirs, level } = words.verdict;
  const isMineAlone = mine.finisher === 'player';
  if (!friend.won) return isMineAlone ? you.won : '';
  if (isMineAlone !== (friend.finisher === 'player')) return isMineAlone ? you.alone : theirs.alone;
  if (!isMineAlone || mine.hints === null || mine.undos === null) return '';
  for (const figure of /** @type {const} */ (['hints', 'undos', 'moves'])) {
    const difference = /** @type {number} */ (mine[figure]) - friend[figure];
    if (difference) return difference < 0 ? you[figure] : theirs[figure];
  }
  return level;
}

/**
 * Draws both results.
 * @param {Figures} mine @param {SentResult} friend
 * @returns {{ el: HTMLElement, setCurve: (curve: number[] | null) => void }} `setCurve` adds the player's curve
 */
export function drawComparison(mine, friend) {
  const { figures } = words;
  const outcome = (/** @type {boolean} */ won) => (won ? words.friend.won : words.friend.lost);
  const row = (/** @type {string} */ head, /** @type {(Node | string)[]} */ ...cells) =>
    h('tr', {}, h('th', { scope: 'row' }, head), ...cells.map((cell) => h('td', {}, cell)));
  const count = (/** @type {number | null} */ n) => (n === null ? '–' : String(n));
  const { finisher } = friend;
  // If somebody else played a part of the game, its hints and undos are unknown.
  const ofFriend = (/** @type {number} */ n) => count(finisher === 'player' ? n : null);
  const place = h('td', {}, '…');
  // One scale for both curves, beside them.
  const scale = h(
    'span',
    { class: 'won-scale', 'aria-hidden': 'true' },
    h('i', {}, words.friend.whole),
    h('i', {}, '0'),
  );
  // Two flat curves compare nothing.
  const curves = h(
    'tr',
    { class: 'won-chances', hidden: isFlat(friend.curve) },
    h('th', { scope: 'row' }, h('span', {}, h('span', {}, words.friend.chance), scale)),
    place,
    h('td', {}, friend.curve ? drawCurve(friend.curve) : '–'),
  );
  const el = h(
    'table',
    { class: 'won-comparison', 'data-friend': '' },
    h('caption', {}, h('span', { class: 'unseen' }, words.friend.label), verdictOf(mine, friend)),
    h(
      'thead',
      {},
      h(
        'tr',
        {},
        h('td', {}),
        h('th', { scope: 'col' }, words.friend.you),
        h('th', { scope: 'col' }, words.friend.friend),
      ),
    ),
    h(
      'tbody',
      {},
      ...(friend.won ? [] : [row('', outcome(mine.won), outcome(friend.won))]),
      ...(friend.won && finisher !== 'player' ? [row('', outcome(mine.won), words.friend.finishers[finisher])] : []),
      row(figures.moves(mine.moves), count(mine.moves), count(friend.moves)),
      row(figures.hints(2), count(mine.hints), ofFriend(friend.hints)),
      row(figures.undos(2), count(mine.undos), ofFriend(friend.undos)),
      curves,
    ),
  );
  const setCurve = (/** @type {number[] | null} */ curve) => {
    place.replaceChildren(curve ? drawCurve(curve) : '–');
    curves.hidden = isFlat(friend.curve) && isFlat(curve);
  };
  return { el, setCurve };
}
