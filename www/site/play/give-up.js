// A game is given up: nothing of it is lost, and it can be played on. It is said what could have been, and offered to look
// back on it.

import { askVerdict, leave } from '../../solver/client.js';
import { findLoss } from '../../solver/find-loss.js';
import { words } from '../../words/review.js';
import { figuresOf } from '../../engine/games.js';
import { setGivenUp } from '../review/review-store.js';
import { gameInHand, table } from '../shell/table-page.js';

/** @typedef {import('../../words/en/review.js').Loss} Loss */

/** What may be spent on it, in nodes. */
const COST = 3_000_000;

/** Whether the cards as they lie could be won, and until when; null if that was not found. @param {object} asker @param {string} link @param {number} ply @returns {Promise<Loss | null>} */
async function couldBeWon(asker, link, ply) {
  const ask = (/** @type {number} */ at, /** @type {number} */ nodes) => askVerdict(asker, link, at, nodes);
  const answer = await ask(ply, COST);
  if (answer?.verdict === 'won') return { won: ply, lost: -1 };
  return answer?.verdict === 'lost' ? findLoss(ask, ply, [COST], COST) : null;
}

/** Gives up the game on the table. */
export async function giveUp() {
  const view = gameInHand();
  const host = table?.host;
  if (!view || !host || view.outcome !== 'playing') return;
  const { link, ply } = view;
  setGivenUp(link, true);
  const asker = {};
  const here = () => host.view?.link === link && !host.line;
  let over = false;
  const end = () => {
    over = true;
    table?.removeEventListener('patience-move', follow);
    leave(asker);
  };
  const on = () => {
    end();
    setGivenUp(link, false);
    host.refresh();
    host.board.grid.focus();
  };
  const told = words.given.up(ply, figuresOf(view).at(-1) ?? '');
  const tell = (/** @type {string} */ then) => {
    host.say(`${told} ${then}`);
    host.offer(
      [
        { label: words.given.review, primary: true, act: () => host.review?.() },
        { label: words.given.next, deals: host.deals, act: () => host.press('new-deal') },
        { label: words.given.on, act: on },
      ],
      'telling',
    );
  };
  // Whoever plays on has not given up.
  const follow = () => {
    if (here() || host.line) return;
    end();
    if (host.view?.start === view.start) setGivenUp(link, false);
  };
  table?.addEventListener('patience-move', follow);
  tell(words.given.looking);
  host.frame.focusOffer();
  const loss = await couldBeWon(asker, link, ply).catch(() => null);
  leave(asker);
  if (!over && here()) tell(loss ? words.given.could(loss) : words.given.unknown);
}
