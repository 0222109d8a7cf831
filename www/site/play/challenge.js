// A friend's result: the card over the deal of a challenge.

import { partsOf, saveSlotOf } from '../../engine/links.js';
import { allHints, creditOf } from '../../engine/provenance.js';
import { sentenceOf } from '../../engine/loader.js';
import { openDialog } from '../../ui/dialog.js';
import { button, h } from '../../ui/page-dom.js';
import { clearTransientToast, showToast } from '../../ui/toast.js';
import { words } from '../../words/panels.js';
import { readChallenge } from '../../pkg/patience_tools_wasm.js';
import { navigateTo } from '../shell/address.js';
import { currentView, showWinCard, table } from '../shell/table-page.js';
import { findSavedGames, gamesOf } from '../storage/saved-games.js';
import { saveChallenge } from './challenge-store.js';

/** The player's won game of a deal, if it is saved. @param {string} start link of the deal */
const wonGameOf = (start) =>
  gamesOf(saveSlotOf(start)).find(
    ({ link, outcome }) => outcome === 'won' && partsOf(link).deal === partsOf(start).deal,
  );

/** Opens the player's won game with its card, which compares it with the friend's. @param {import('../storage/saved-games.js').Game} game */
async function showBoth({ link, id }) {
  await navigateTo(link, { savedId: id });
  if (currentView()?.link === link) await showWinCard();
}

/** Shows a friend's result over its deal, which is on the table. @param {AbortSignal} signal @param {string} text fragment with the result @param {boolean} [isAsked] by the player, also during the game */
export async function openChallenge(signal, text, isAsked = false) {
  let result;
  try {
    result = readChallenge(text);
  } catch (error) {
    return showToast(sentenceOf(error));
  }
  const start = currentView()?.start;
  if (!result || start !== result.link) return;
  saveChallenge(text);
  await findSavedGames();
  // The player may have begun the deal, left it or opened a panel while the saved games loaded.
  const view = currentView();
  if (signal.aborted || !view || view.start !== start || (view.ply > 0 && !isAsked)) return;
  const { challenge } = words;
  const won = wonGameOf(start);
  const dialog = openDialog(won ? challenge.returned : challenge.title, 'challenge', [
    h('p', { class: 'challenge-result' }, challenge.result(result)),
    h('p', {}, won ? challenge.won(won.ply, allHints(creditOf(won.provenance, won.ply))) : challenge.turn),
    h(
      'div',
      { class: 'acts' },
      won &&
        button(
          challenge.both,
          () => {
            dialog.close();
            void showBoth(won);
          },
          'button primary',
        ),
      button(won ? challenge.playAgain : challenge.play, () => dialog.close(), won ? 'button' : 'button primary'),
    ),
  ]);
  dialog.addEventListener('close', () => {
    table?.focus();
    // With its card, a newcomer closes the offered lesson.
    clearTransientToast();
  });
  // A toast may offer the first lesson, at the table below.
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.notice-actions')) dialog.close();
  });
}
