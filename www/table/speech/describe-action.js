// The sentences of an action: the engine's report, and where dealt cards landed.

import { say, words } from '../../words/core.js';
import { split } from '../../engine/split.js';

/** @import { View, GameInfo, Token } from '../../pkg/patience_wasm.js' */
/** @typedef {import('../settings.js').Settings['speech']} Measure */

/** Says that a card is on a pile. @param {string} card @param {import('../../words/tokens.js').Place} pile */
const describeLanding = (card, pile) => say({ k: 'moved', what: { k: 'move', card, to: { k: 'to-pile', pile } } });

/**
 * The cards that were dealt, by pile. The card of the hand was placed, not dealt: its sentence goes to `placed`.
 * @param {GameInfo} info @param {View} before @param {View} view @param {string[]} placed
 */
function dealtCards({ places }, before, view, placed) {
  const { pending } = before;
  let inHand = pending === null ? '' : before.piles[pending].cards.slice(-2);
  return view.piles.flatMap((pile, n) => {
    if (['stock', 'hand'].includes(places[n].role)) return [];
    const older = split(before.piles[n].cards);
    const cards = split(pile.cards);
    let same = 0;
    while (same < older.length && older[same] === cards[same]) same++;
    const added = cards.slice(same);
    if (inHand && added[0] === inHand) {
      added.shift();
      placed.push(describeLanding(inHand, places[n]));
      inHand = '';
    }
    return added.length ? [{ place: places[n], cards: added, goesHome: pile.goesHome }] : [];
  });
}

/** A report without the turned card that the prompt names. @param {Token[]} report @param {Token} prompt */
export const dropEchoOfPrompt = (report, prompt) =>
  report.filter((token) => token.k !== 'card-turned' || !('card' in prompt) || token.card !== prompt.card);

/**
 * The sentences of an action; with full speech, each dealt card with its pile.
 * @param {GameInfo} info @param {View | null} before @param {View} view @param {Token[]} report @param {Measure} measure
 */
export function describeAction(info, before, view, report, measure) {
  const full = measure === 'full';
  return report.flatMap((token) => {
    // The prompt says so, too.
    if (token.k === 'game-won' && view.prompt.k === 'all-home') return [];
    if (token.k === 'card-takes-its-place' && full) return [describeLanding(token.card, token.pile)];
    if (token.k !== 'cards-dealt' || before?.start !== view.start) return [say(token)];
    /** @type {string[]} */
    const placed = [];
    const piles = dealtCards(info, before, view, placed);
    const rows = new Set(piles.map(({ place }) => place.row));
    const [row] = rows.size === 1 ? rows : [null];
    const dealt = piles.length ? words.dealt[measure]({ count: token.count, row, piles }) : say(token);
    return full ? [...placed, dealt] : [dealt];
  });
}
