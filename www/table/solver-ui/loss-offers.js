// The buttons beside the verdict of a lost game: the way back, a new deal, and the review.

import { words as reports } from '../../words/reports.js';

/** @import { TableHost } from '../host.js' */
/** @import { Offer } from '../frame/status-area.js' */

/** In place of the way back while the move that lost is sought, so that no button moves once it is found. @returns {Offer} */
export const pendingReturnOffer = () => ({ label: reports.advice.backBeforeMove, isDisabled: true, onPress: () => {} });

/** The way back to the last winnable position, from a lost deal to a new one; false if that position is unknown. @param {TableHost} host @param {import('../../solver/find-loss.js').Loss} loss @returns {Offer | false} */
export function returnOffer(host, { won, lost }) {
  const { newDeal, backBeforeMove, backToMove } = reports.advice;
  if (lost === 0) return { label: newDeal, primary: true, deals: host.deals, onPress: () => host.press('new-deal') };
  const label = lost === won + 1 ? backBeforeMove : backToMove(won);
  return won >= 0 && { label, primary: true, onPress: () => void host.goTo(won, 'undo') };
}

/** The review at the decision that lost the game; null where the page has none. @param {TableHost} host @param {string} [label] @returns {Offer | null} */
export const reviewOffer = ({ review }, label = reports.end.review) =>
  review && { label, onPress: () => review(undefined, true) };
