// Giving up: marks the game, says whether it could have been won, and offers a review. It can still be continued.

import { askVerdict, release, releaseOnAbort } from '../../solver/client.js';
import { findLoss } from '../../solver/find-loss.js';
import { words } from '../../words/review.js';
import { progressOf } from '../../engine/games.js';
import { setGivenUp } from '../review/review-store.js';
import { openPanel } from '../load.js';
import { currentView, table } from '../shell/table-page.js';
import { challengeOf } from './challenge-store.js';

/** @import { Loss } from '../../words/en/review.js' */

/** Budget of the search, in nodes. */
const NODE_BUDGET = 3_000_000;

/**
 * Finds until when the deal could be won.
 * @param {object} owner @param {string} link @param {number} ply @returns {Promise<Loss | null>} null if undecided
 */
async function findLossOf(owner, link, ply) {
  const ask = (/** @type {number} */ at, /** @type {number} */ nodes) => askVerdict(owner, link, at, nodes);
  const answer = await ask(ply, NODE_BUDGET);
  if (answer?.verdict === 'won') return { won: ply, lost: -1 };
  return answer?.verdict === 'lost' ? findLoss(ask, ply, [NODE_BUDGET], NODE_BUDGET) : null;
}

/** Gives up the game on the table. */
export async function giveUp() {
  const view = currentView();
  const host = table?.host;
  if (!table || !host || view?.outcome !== 'playing') return;
  const { link, ply, start } = view;
  setGivenUp(link, true);
  const owner = {};
  /** Aborted when the player continues the game. */
  const continued = new AbortController();
  const signal = AbortSignal.any([continued.signal, host.positionSignal]);
  releaseOnAbort(owner, signal);
  const playOn = () => {
    continued.abort();
    setGivenUp(link, false);
    host.refresh();
    host.board.grid.focus();
  };
  const result = words.giveUp.summary(ply, progressOf(view).at(-1) ?? '');
  const showOffer = (/** @type {string} */ detail) => {
    host.announce(`${result} ${detail}`);
    host.offer(
      [
        { label: words.giveUp.review, primary: true, onPress: () => host.review?.() },
        ...(challengeOf(start) ? [{ label: words.giveUp.answer, onPress: () => void openPanel('share') }] : []),
        { label: words.giveUp.newDeal, deals: host.deals, onPress: () => host.press('new-deal') },
        { label: words.giveUp.keepPlaying, onPress: playOn },
      ],
      'info',
    );
  };
  // A move continues the game; a line that is only watched leaves it, and returns to its position.
  const onMove = () => {
    if (host.line || host.view?.link === link) return;
    continued.abort();
    if (host.view?.start === start) setGivenUp(link, false);
  };
  table.addEventListener('patience-move', onMove, { signal: continued.signal });
  showOffer(words.giveUp.checking);
  host.frame.status.focusOffer();
  const loss = await findLossOf(owner, link, ply).catch(() => null);
  release(owner);
  if (!signal.aborted && !host.line) showOffer(loss ? words.giveUp.winnability(loss) : words.giveUp.unknown);
}
