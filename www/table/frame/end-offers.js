// What can be done when a game is over: buttons beside the sentence that says so.

import { words } from '../../words/core.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('./frame.js').Offer} Offer */

/** @param {TableHost} host @param {View} view @param {() => void} showWin @returns {Offer[]} */
export function offersAtEnd(host, view, showWin) {
  const { undo, restart, nextDeal, win, whereLost } = words.element;
  const won = view.outcome === 'won';
  const hasSolver = !!host.info?.has.solver;
  const back = { label: undo, primary: true, act: () => host.press('undo') };
  // What keys beside it do is not offered twice.
  const { hasKeys } = host.frame;
  const again = { label: restart, primary: !won && hasKeys && !hasSolver, act: () => host.restart() };
  const { deals } = host;
  const next = { label: nextDeal, primary: won, deals, act: () => host.press('new-deal') };
  const card = { label: win, act: showWin };
  const { review } = host;
  // A page that looks back on games tells there where it was lost.
  const lost = {
    label: review ? words.element.review : whereLost,
    primary: hasKeys,
    act: () => (review ? review() : void host.solve()),
  };
  const looked = hasSolver ? [lost] : [];
  if (won) return [next, again, card];
  return hasKeys ? [...looked, again] : [back, ...looked, again, next];
}
