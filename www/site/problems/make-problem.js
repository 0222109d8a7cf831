// Makes a problem of the position on the table, in play or in a review: the solver proves all its moves, then it is shared.

import { readProblem } from '../../engine/problem-lists.js';
import { askProblem, release } from '../../solver/client.js';
import { openDialog } from '../../ui/dialog.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { words } from '../../words/problems.js';
import { words as reports } from '../../words/reports.js';
import { navigateTo } from '../shell/address.js';
import { offerProblem } from './problem-share.js';

export { whenReady } from '../share/tools.js';

/**
 * The review that the position is of.
 * @typedef {object} MakerOfReview
 * @property {() => void} hide gives way to the dialog
 * @property {() => void} back shows the review again
 * @property {() => void} leave ends it, as the problem replaces it
 */

/** Opens the dialog and checks the position. @param {import('../../pkg/patience_wasm.js').View} view @param {MakerOfReview} [review] */
export function openMakeProblem({ link, ply }, review) {
  const owner = {};
  const status = h('p', { role: 'status' }, words.proving);
  const place = h('div', { class: 'made-problem' }, h('p', {}, button(reports.advice.stop, closeDialogs)));
  review?.hide();
  /** Says why there is no problem, and leads back. @param {string} sentence */
  const refuse = (sentence) => {
    const hadFocus = place.contains(document.activeElement);
    const back = button(review ? words.toReview : words.toTable, closeDialogs, 'button primary');
    status.textContent = sentence;
    place.replaceChildren(h('p', {}, back));
    if (hadFocus) back.focus();
  };
  const dialog = openDialog(words.makeTitle, 'make-problem', [status, place]);
  let isLeaving = false;
  dialog.addEventListener('close', () => {
    release(owner);
    if (!isLeaving) review?.back();
  });
  /** @param {string} problem */
  const open = (problem) => {
    isLeaving = true;
    closeDialogs();
    review?.leave();
    void navigateTo(problem);
  };
  /** @param {string} problem */
  const offer = (problem) => {
    const tryButton = button(words.tryIt, () => open(problem));
    place.replaceChildren(...offerProblem(status, readProblem(problem), [tryButton]));
    place.querySelector('button')?.focus();
  };
  askProblem(owner, link, ply).then(
    (made) => {
      // The dialog was closed.
      if (!made || !dialog.open) return;
      if (made.finding === 'problem' && made.link) {
        status.textContent = words.made.problem;
        offer(made.link);
      } else refuse(words.made[made.finding]);
      release(owner);
    },
    () => refuse(words.noCheck),
  );
}
