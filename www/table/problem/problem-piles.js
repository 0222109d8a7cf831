// The piles that a problem speaks of: those that a hint names, and those whose cards are hidden.

import { pilesOfMove } from '../../engine/choices.js';

/** @import { View, GameInfo } from '../../pkg/patience_wasm.js' */
/** @import { ProblemAnswer } from '../../pkg/patience_tools_wasm.js' */

/** True if a finger sees the cards under others only by holding their pile. @param {import('../host.js').TableHost} host */
export function hasHiddenCards({ board, info, view }) {
  if (!info || !view || !matchMedia('(pointer: coarse)').matches) return false;
  return board.boxes.some(
    ({ pile, box }) =>
      info.places[pile].role === 'tableau' && board.canOpen(pile) && box.cards.length < view.piles[pile].count,
  );
}

/**
 * Of the two piles of the first answer the one that fewer moves choose; if the other is in all of them, a wrong one beside it that
 * was not tried.
 * @param {GameInfo} info @param {View} view @param {ProblemAnswer[]} answers @param {string[]} refused moves that were tried
 */
export function hintedPiles(info, view, answers, refused) {
  const describe = (/** @type {number} */ pile) => ({ pile, place: info.places[pile], shown: view.piles[pile] });
  return pilesToName(info, view, answers, refused).map(describe);
}

/** @param {GameInfo} info @param {View} view @param {ProblemAnswer[]} answers @param {string[]} refused @returns {number[]} */
function pilesToName({ places }, view, answers, refused) {
  const [{ move }] = answers;
  const piles = pilesOfMove(view, move);
  if (!piles) return places.flatMap(({ address }, pile) => (address === move.split('>')[0] ? [pile] : []));
  const gestures = view.moves.split(' ').flatMap((other) => {
    const pair = pilesOfMove(view, other);
    return pair ? [{ move: other, pair }] : [];
  });
  const count = (/** @type {number} */ pile) => gestures.filter(({ pair }) => pair.includes(pile)).length;
  const [from, to] = piles;
  const isTableau = ['tableau', 'hand'].includes(places[to].role);
  if (!isTableau || count(from) <= count(to)) return [from];
  if (count(from) < gestures.length) return [to];
  const decided = [...answers.map((answer) => answer.move), ...refused];
  const decoy = gestures.find(({ move: other, pair }) => !decided.includes(other) && !pair.includes(to));
  const [wrong] = decoy?.pair.filter((pile) => pile !== from) ?? [];
  return wrong === undefined ? [to] : [to, wrong].sort((a, b) => a - b);
}
