// Makes a problem of the position on the table, in play or in a review: the solver proves all its moves, then it is shared.

import { readProblem } from '../../engine/problem-lists.js';
import { release } from '../../solver/client.js';
import { longerThan, makeProblem } from '../../solver/solve-problem.js';
import { openDialog } from '../../ui/dialog.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { words } from '../../words/problems.js';
import { words as reports } from '../../words/reports.js';
import { navigateTo } from '../shell/address.js';
import { offerProblem } from './problem-share.js';

/**
 * The review that the position is of.
 * @typedef {object} MakerOfReview
 * @property {() => void} hide gives way to the dialog
 * @property {() => void} back shows the review again, unless it has ended
 * @property {() => void} leave ends it, as the problem replaces it
 */

/** Opens the dialog and checks the position. @param {import('../../pkg/patience_wasm.js').View} view @param {MakerOfReview} [review] */
export function openMakeProblem({ link, ply }, review) {
  const owner = {};
  const status = h('p', { role: 'status' }, words.proving);
  const place = h('div', { class: 'made-problem' });
  review?.hide();
  /** Shows a sentence, and buttons of which the first has the focus if one had it. @param {string} sentence @param {HTMLElement[]} buttons */
  const showState = (sentence, buttons) => {
    const hadFocus = place.contains(document.activeElement);
    status.textContent = sentence;
    place.replaceChildren(h('p', { class: 'acts' }, ...buttons));
    if (hadFocus) buttons[0].focus();
  };
  /** Says why there is no problem, and leads on or back. @param {string} sentence @param {number} [longer] a greater multiple of the budget */
  const refuse = (sentence, longer) => {
    const back = button(review ? words.toReview : words.toTable, closeDialogs, longer ? 'button' : 'button primary');
    const search = () => longer && check(longer);
    showState(sentence, longer ? [button(words.searchLonger, search, 'button primary'), back] : [back]);
  };
  const dialog = openDialog(words.makeTitle, 'make-problem', [status, place]);
  dialog.addEventListener('close', () => {
    release(owner);
    review?.back();
  });
  /** @param {string} problem */
  const open = (problem) => {
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
  /** @param {number} [effort] multiple of the usual budget */
  const check = (effort = 1) => {
    showState(effort > 1 ? words.checkingLonger : words.proving, [button(reports.advice.stop, closeDialogs)]);
    makeProblem(owner, link, ply, effort).then(
      ({ answer: made, effort: reached }) => {
        // The dialog was closed.
        if (!made || !dialog.open) return;
        if (made.finding === 'problem' && made.link) {
          status.textContent = words.made.problem;
          offer(made.link);
        } else refuse(words.made[made.finding], made.finding === 'undecided' ? longerThan(reached) : undefined);
        release(owner);
      },
      () => refuse(words.noCheck),
    );
  };
  check();
}
