// Sentences of the solver's answers.

import { symbolOf } from '../../cards/symbols.js';
import { h } from '../../ui/dom.js';
import { say, words } from '../../words/core.js';
import { words as reports } from '../../words/reports.js';
import { isHinted } from '../../engine/provenance.js';
import { split } from '../../engine/split.js';
import { isAllLost } from './hint-search.js';

/** Length of a sentence that fits in two lines. */
const TWO_LINE_CHARS = 230;

/**
 * A hint with its reason, or a guess, or why there is neither.
 * @param {import('../../solver/client.js').Advice} advice @param {import('../../pkg/patience_wasm.js').Token | null} [guess] see `guessOf`
 */
export function describeHint({ best, second, wins, tried, lost, hidden, forced, why }, guess = null) {
  const { hintForced, hintWins, hintProven, guessHome, noHintOpen, noHintLost, noHintWon } = reports.advice;
  if (best && forced) return hintForced(best.token);
  if (best && wins)
    return hidden ? hintWins(best.token, wins, tried, why, second?.token ?? null) : hintProven(best.token, why);
  if (guess) return guessHome(guess);
  const isAll = isAllLost({ tried, lost });
  if (!hidden) return isAll ? reports.advice.lost : noHintOpen;
  return isAll ? noHintLost(tried) : noHintWon(tried);
}

/** Says how far an undecided search has got. @param {import('../../solver/client.js').Answer} answer */
export function describeUndecided({ spent, open, played, chance }) {
  const sentences = [open ? reports.advice.undecided(spent) : reports.advice.undecidedAtLimit(spent)];
  // Only one of the two fits.
  if (chance) sentences.push(reports.advice.chance(chance.wins, chance.of));
  else if (played > 1) sentences.push(reports.advice.playedOut(played));
  if (open) sentences.push(reports.advice.searchContinues);
  return words.sentences(sentences);
}

/** The verdict of a lost game, beside the figures. @param {import('../../solver/find-loss.js').Loss} loss */
export function verdictOfLoss({ won, lost }) {
  const { dealLost, lostAtMove, lost: plain } = reports.verdict;
  return lost === 0 ? dealLost : lost === won + 1 ? lostAtMove(lost) : plain;
}

/**
 * Says until when a lost game was winnable; empty if that is unknown.
 * @param {import('../../solver/find-loss.js').Loss} loss @param {import('../../engine/provenance.js').Provenance} provenance
 */
export function describeLoss({ won, lost, by }, provenance) {
  const { lostDeal, winnableUntil, winnableBetween } = reports.advice;
  if (lost === 0) return lostDeal;
  if (won < 0) return '';
  if (lost > won + 1) return winnableBetween(won, lost);
  return winnableUntil(lost, by?.token ?? null, isHinted(provenance, lost));
}

/** A short reason, beside its framed cards. @param {import('../../pkg/patience_wasm.js').Token} token */
const briefOf = (token) => (token.k === 'why-room' && token.links.length > 1 ? reports.advice.neverRoom : say(token));

/**
 * Says why a game is lost, and marks the cards that block it.
 * @param {import('../host.js').TableHost} host @param {import('../../solver/client.js').Why} why @param {string} [brief] where room is short
 */
export function explainLoss(host, { token, brief: briefToken, cards }, brief = briefOf(briefToken)) {
  const labelOf = (/** @type {number} */ pile, /** @type {number} */ index) => {
    const card = split(host.view?.piles[pile].cards ?? '')[index];
    return card ? h('span', { class: `suit-${card[1]}` }, `${symbolOf(card)} `) : undefined;
  };
  // A reason has the order of its links, a packet's label that of the packet.
  const inOrder = [...cards].sort((a, b) => a.pile - b.pile || a.index - b.index);
  host.board.highlightCards(inOrder.map(({ pile, index }) => ({ pile, index, label: labelOf(pile, index) })));
  const sentence = say(token);
  // Without room for the whole sentence, a short one is shown beside the marks, and the whole is announced.
  const short = sentence.length > TWO_LINE_CHARS || host.frame.mode !== 'desk';
  host.announce(short ? brief : sentence, short ? { report: sentence } : {});
  host.offer([], 'info');
}
