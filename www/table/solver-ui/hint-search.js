// The search for a hint: by the visible cards, or, with all cards face up, along a line that wins.

import { askHint, askVerdict } from '../../solver/client.js';

/** @import { Advice as HintAnswer } from '../../solver/client.js' */

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
  const { verdict, next: best, line } = answer;
  // A lost or undecided position: the hint says so.
  if (verdict !== 'won' || !best) return askHint(owner, link, ply);
  host.session.recordWinningLine(line);
  return { best, second: null, wins: 1, tried: 1, lost: 0, hidden: false, forced: false, why: null };
}
