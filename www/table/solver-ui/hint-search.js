// The search for a hint: by the visible cards, or, with all cards face up, along a line that wins.

import { askHint, askVerdict } from '../../solver/client.js';

/** @import { Advice as HintAnswer } from '../../solver/client.js' */
/** @import { MoveGroup, MoveView, Place } from '../../pkg/patience_wasm.js' */

/** Budget of about a second. */
const OPEN_NODES = 3_000_000;

/**
 * Searches a hint; null if cancelled. With all cards face up, it records the winning line that it follows, so that the next
 * hints stay on it.
 * @param {object} owner of the request @param {import('../host.js').TableHost} host @param {string} link @param {number} ply
 * @returns {Promise<HintAnswer | null>}
 */
export async function searchHint(owner, host, link, ply) {
  const { view, positionSignal: signal } = host;
  if (view?.stock !== 0) return askHint(owner, link, ply);
  const answer = await askVerdict(owner, link, ply, OPEN_NODES);
  if (!answer || signal.aborted) return null;
  const { verdict, next: best, line, reason } = answer;
  /** @type {HintAnswer} */
  const decided = { best: null, second: null, wins: 0, tried: 1, lost: 0, hidden: false, forced: false, why: null };
  if (verdict === 'lost') return { ...decided, lost: 1 };
  // An undecided position: the hint says so.
  if (verdict !== 'won' || !best) return askHint(owner, link, ply);
  host.session.recordWinningLine(line);
  return { ...decided, best, wins: 1, why: reason };
}

/**
 * The legal moves that are shown where there is no hint, all but dealing: moves home first, then those of the hand.
 * @param {MoveGroup[]} groups @param {Place[]} places @param {number | null} pending see `View`
 * @returns {MoveView[]}
 */
export function movesToShow(groups, places, pending) {
  const rank = (/** @type {MoveView} */ { home, from }) => (home ? 0 : from === pending ? 1 : 2);
  return groups
    .flatMap(({ moves }) => moves)
    .filter(({ from }) => places[from].role !== 'stock')
    .sort((a, b) => rank(a) - rank(b));
}

/** The move of a hint; null if a search has found no win. @template T @param {{ best: T | null, wins: number, forced: boolean }} advice */
export const hintedMove = ({ best, wins, forced }) => (forced || wins > 0 ? best : null);

/** True if a search has proved all arrangements that it tried lost. @param {Pick<HintAnswer, 'tried' | 'lost'>} advice */
export const isAllLost = ({ tried, lost }) => tried > 0 && lost >= tried;

/**
 * The move to guess where a search has found no win, and has not proved all it tried lost: one that goes home, if there is one.
 * @param {HintAnswer} advice @param {import('../host.js').TableHost} host
 * @returns {{ move: string, token: MoveView['token'], piles: number[] } | null}
 */
export function guessOf(advice, { info, session, view }) {
  if (hintedMove(advice) || isAllLost(advice)) return null;
  const [first] = movesToShow(session.moves(), info?.places ?? [], view?.pending ?? null);
  if (!first?.home) return null;
  const { from, with: other, to, move, token } = first;
  const target = other ?? to;
  return { move, token, piles: target === null ? [from] : [from, target] };
}
