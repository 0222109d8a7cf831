// What has just been done, as it is heard: what the rules report, and of cards that were dealt where they lie.

import { say, words } from '../../words/core.js';
import { split } from '../../engine/split.js';

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../../pkg/patience_wasm.js').Token} Token */
/** @typedef {import('../settings.js').Settings['speech']} Measure */

/** That a card lies where it has gone. @param {string} card @param {import('../../words/tokens.js').Place} pile */
const lies = (card, pile) => say({ k: 'moved', what: { k: 'move', card, to: { k: 'to-pile', pile } } });

/**
 * The cards that lie where none of them lay before, pile by pile. What was in hand was not dealt, but laid.
 * @param {GameInfo} info @param {View} before @param {View} view @param {string[]} laid is told of that one
 */
function dealtTo({ places }, before, view, laid) {
  const { pending } = before;
  let inHand = pending === null ? '' : before.piles[pending].cards.slice(-2);
  return view.piles.flatMap((pile, n) => {
    if (['stock', 'hand'].includes(places[n].role)) return [];
    const known = split(before.piles[n].cards);
    const cards = split(pile.cards);
    let same = 0;
    while (same < known.length && known[same] === cards[same]) same++;
    const come = cards.slice(same);
    if (inHand && come[0] === inHand) {
      come.shift();
      laid.push(lies(inHand, places[n]));
      inHand = '';
    }
    return come.length ? [{ place: places[n], cards: come, suitable: pile.suitable }] : [];
  });
}

/**
 * What is reported as it is heard before what is asked: a card that was turned is named there, if that is about it.
 * @param {Token[]} report @param {Token} asked
 */
export const beforeAsked = (report, asked) =>
  report.filter((token) => token.k !== 'card-turned' || !('card' in asked) || token.card !== asked.card);

/**
 * What is heard of an act; in full also where each card lies that has come.
 * @param {GameInfo} info @param {View | null} before @param {View} view @param {Token[]} report @param {Measure} measure
 */
export function heardOf(info, before, view, report, measure) {
  const full = measure === 'full';
  return report.flatMap((token) => {
    // What is asked then says so, too.
    if (token.k === 'game-won' && view.prompt.k === 'all-home') return [];
    if (token.k === 'card-takes-its-place' && full) return [lies(token.card, token.pile)];
    if (token.k !== 'cards-dealt' || before?.start !== view.start) return [say(token)];
    /** @type {string[]} */
    const laid = [];
    const piles = dealtTo(info, before, view, laid);
    const rows = new Set(piles.map(({ place }) => place.row));
    const [row] = rows.size === 1 ? rows : [null];
    const dealt = piles.length ? words.dealt[measure]({ count: token.count, row, piles }) : say(token);
    return full ? [...laid, dealt] : [dealt];
  });
}
