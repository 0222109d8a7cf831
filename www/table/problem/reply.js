// The reply to a wrong answer: its move, and why it loses.

import { withNames } from '../../cards/symbols.js';
import { say } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { isolatedSymbolOf, sayReason } from './reasons.js';

/** @import { Token, Card, Place } from '../../words/tokens.js' */
/** @import { RefutationAnswer } from '../../pkg/patience_solver_wasm.js' */
/** @import { ReadProblem } from '../../pkg/patience_tools_wasm.js' */

/** Replaces the symbols of a reply by the cards' names, to be spoken. @param {string} text */
export const withCardNames = (text) => withNames(text, (card) => words.replies.card(card)).replaceAll('+', ' + ');

/** The first of some forms, the longest first, that has room; else the shortest. @template T @param {T[]} forms @param {(form: T) => boolean} fits */
export const firstThatFits = (forms, fits) => forms.find(fits) ?? forms[forms.length - 1];

/**
 * Names a move within a sentence.
 * @param {Token} token @param {Place} [from] the pile of its card, if an equal card has the same move
 * @param {Place} [target] the pile that it goes to, if another has an equal card on top
 */
export function nameMove(token, from, target) {
  const { moves } = words.replies;
  const nameOf = (/** @type {Card} */ card, /** @type {Place | undefined} */ pile) =>
    pile ? moves.at(isolatedSymbolOf(card), pile) : isolatedSymbolOf(card);
  if (token.k === 'both-home') return moves.both(nameOf(token.card, from), isolatedSymbolOf(token.other));
  if (token.k === 'labyrinth-set-aside') return moves.aside(nameOf(token.card, from));
  if (token.k !== 'move') return moves.deal;
  const { card, to } = token;
  const name = nameOf(card, from);
  switch (to.k) {
    case 'home':
      return moves.home(name);
    case 'home-up':
      return moves.up(name);
    case 'home-down':
      return moves.down(name);
    case 'sly-on-packet':
      if (to.card) return moves.onto(name, nameOf(to.card, target));
      return moves.to(name, say({ k: 'to-pile', pile: to.packet }));
    case 'fairie-on-king':
      return moves.onto(name, isolatedSymbolOf(to.king));
    default:
      return 'card' in to && to.card ? moves.onto(name, nameOf(to.card, target)) : moves.to(name, say(to));
  }
}

/** The cards that a move moves, then the card that it puts them on. @param {Token} token @returns {Card[]} */
export function cardsOfMove(token) {
  if (token.k === 'both-home') return [token.card, token.other];
  if (token.k === 'labyrinth-set-aside') return [token.card];
  if (token.k !== 'move') return [];
  const { card, to } = token;
  if (to.k === 'fairie-on-king') return [card, to.king];
  return 'card' in to && to.card ? [card, to.card] : [card];
}

/**
 * The solver's findings about a wrong answer.
 * @typedef {object} LossFacts
 * @property {Token | null} token the reason
 * @property {boolean} isStuck true if no move is left
 * @property {number} left cards that are not home
 * @property {Card[]} [moved] see `cardsOfMove`
 * @property {Token | null} tokenAfterPlay the reason after natural play
 * @property {string[]} [placings] the placings of natural play, if they are few
 * @property {number} leftOver cards that are not home after natural play; 0 if that is not known
 */

/**
 * Why a move loses; the longest form first.
 * @param {string} game @param {string} move @param {LossFacts} facts
 */
export function sayLoss(game, move, { token, isStuck, left, moved, tokenAfterPlay, placings = [], leftOver }) {
  const { after, afterPlay, noMove, allLose, leftOver: sayLeftOver } = words.replies;
  // A row without unpaired cards says more.
  if (isStuck && token?.k !== 'why-unpaired') return [after(move, noMove)];
  if (token) return sayReason(token, game, left, moved).map((reason) => after(move, reason));
  if (tokenAfterPlay)
    return sayReason(tokenAfterPlay, game, leftOver, moved).map((reason) => afterPlay(move, reason, placings));
  return [leftOver ? afterPlay(move, sayLeftOver(leftOver), placings) : after(move, allLose)];
}

/**
 * Why a move does not bring the card of a release home in time; the longest form first.
 * @param {NonNullable<ReadProblem['release']>} release @param {string} move
 * @param {Pick<RefutationAnswer, 'transfers' | 'atLeast' | 'cause'>} refutation @param {Card[]} moved see `cardsOfMove`
 */
export function sayTooLate({ card, copies, transfers: allowed }, move, { transfers, atLeast, cause }, [moved]) {
  const { after, tooLate, atLeast: sayAtLeast, late, because, causes } = words.replies;
  const name = isolatedSymbolOf(card);
  const counted = transfers === null ? [] : [tooLate(name, copies > 1, transfers, transfers - allowed)];
  if (cause) {
    const said =
      cause.k === 'spends' ? causes.spends(isolatedSymbolOf(moved)) : causes[cause.k](isolatedSymbolOf(cause.card));
    return [...counted, late(name, copies > 1)].map((clause) => after(move, because(clause, said)));
  }
  // The problem's proof may have gone further.
  return [after(move, counted[0] ?? sayAtLeast(name, copies > 1, Math.max(atLeast, allowed + 1), allowed))];
}
