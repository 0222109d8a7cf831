// Piles in the sentences of a problem: those that a hint names, and those with hidden cards.

import { pilesOfMove } from '../../engine/choices.js';
import { lastPointerType } from '../../ui/modality.js';

/** @import { View, GameInfo } from '../../pkg/patience_wasm.js' */
/** @import { ProblemAnswer } from '../../pkg/patience_tools_wasm.js' */

/** The pointer that looks under a pile: a mouse by resting on it, a finger or a pen by holding it; null without one. @returns {'mouse' | 'touch' | null} */
function peekPointer() {
  const type = lastPointerType();
  if (type === 'mouse') return 'mouse';
  return type || matchMedia('(pointer: coarse)').matches ? 'touch' : null;
}

/**
 * The piles that hide cards at which a player can look, and the pointer for it.
 * @param {import('../host.js').TableHost} host
 * @returns {{ kind: 'packet' | 'talon', pointer: 'mouse' | 'touch' } | null} null without one
 */
export function hidingPiles({ board, info, view }) {
  const pointer = peekPointer();
  if (!info || !view || !pointer) return null;
  const hiding = board.boxes.find(({ pile, box }) => board.canOpen(pile) && box.cards.length < view.piles[pile].count);
  return hiding ? { kind: info.places[hiding.pile].role === 'talon' ? 'talon' : 'packet', pointer } : null;
}

/**
 * The piles that a hint names: of the first answer's two piles, the one that fewer moves use. If all moves use the other one, as
 * the hand, that name alone would be the answer: an untried wrong pile is named beside it.
 * @param {GameInfo} info @param {View} view @param {ProblemAnswer[]} answers @param {string[]} refused wrong moves that were tried
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
