// A friend's result: the card over the deal that it is sent with.

import { sentenceOf } from '../../engine/loader.js';
import { openDialog } from '../../ui/dialog.js';
import { button, h } from '../../ui/page-dom.js';
import { showToast } from '../../ui/toast.js';
import { words } from '../../words/panels.js';
import { readChallenge } from '../share/tools.js';
import { currentView, table } from '../shell/table-page.js';
import { saveChallenge } from './challenge-store.js';

export { whenReady } from '../share/tools.js';

/** Shows a friend's result over its deal, which is on the table. @param {string} text fragment with the result */
export function openChallenge(text) {
  let result;
  try {
    result = readChallenge(text);
  } catch (error) {
    return showToast(sentenceOf(error));
  }
  const view = currentView();
  if (!result || !view || view.start !== result.link) return;
  saveChallenge(text);
  // Somebody who has won the deal has nothing left to play.
  if (view.outcome === 'won') return;
  const { challenge } = words;
  const dialog = openDialog(challenge.title, 'challenge', [
    h('p', { class: 'challenge-result' }, challenge.result(result)),
    h('p', {}, challenge.turn),
    h(
      'div',
      { class: 'acts' },
      button(challenge.play, () => dialog.close(), 'button primary'),
    ),
  ]);
  dialog.addEventListener('close', () => table?.focus());
  // A toast may offer the first lesson, at the table below.
  dialog.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.notice-actions')) dialog.close();
  });
}
