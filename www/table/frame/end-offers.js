// The buttons beside the sentence when a game is over.

import { words as reports } from '../../words/reports.js';

/** @import { TableHost } from '../host.js' */
/** @import { View } from '../../pkg/patience_wasm.js' */
/** @import { Offer } from './status-area.js' */

/** @param {TableHost} host @param {View} view @param {() => void} showWin @returns {Offer[]} */
export function offersAtEnd(host, view, showWin) {
  const { undo, restart, nextDeal, thisWin, whereLost, whereLostMeans } = reports.end;
  const won = view.outcome === 'won';
  const hasSolver = !!host.info?.features.solver;
  const undoOffer = { label: undo, primary: true, onPress: () => host.press('undo') };
  // The full frame has undo and new deal buttons already.
  const { hasFullControls } = host.frame.buttons;
  const restartOffer = {
    label: restart,
    primary: !won && hasFullControls && !hasSolver,
    onPress: () => host.restart(),
  };
  const { deals } = host;
  const nextOffer = { label: nextDeal, primary: won, deals, onPress: () => host.press('new-deal') };
  const cardOffer = { label: thisWin, onPress: showWin };
  const { review } = host;
  // A review shows where the game was lost; without one, the solver tells.
  const reviewOffer = {
    label: whereLost,
    description: whereLostMeans,
    primary: hasFullControls,
    onPress: () => (review ? review(undefined, true) : void host.solve()),
  };
  const reviews = hasSolver ? [reviewOffer] : [];
  if (won) return [nextOffer, restartOffer, cardOffer];
  return hasFullControls ? [...reviews, restartOffer] : [undoOffer, ...reviews, restartOffer, nextOffer];
}
