// The reason why an answer loses, within a sentence: naming as many cards as have room. Cards are named as on their faces.

import { symbolOf } from '../../cards/symbols.js';
import { say } from '../../words/core.js';
import { words } from '../../words/problems.js';

/** @import { Token, TokenOf, Card } from '../../words/tokens.js' */
/** @typedef {TokenOf['why-link-under']} UnderLink @typedef {TokenOf['why-link-held']} HeldLink @typedef {TokenOf['why-link-wait']} WaitLink */

/** Maximum number of cards under others that are named with what the others wait for. */
const MAX_CHAIN = 6;
/** Minimum number of them beside a number of others. */
const MIN_CHAIN = 2;
/** Maximum number of items of a list without a number of others. */
const MAX_LISTED = 8;

/** A card's symbol, which runs from left to right in each language. @param {Card} card */
export const isolatedSymbolOf = (card) => words.replies.symbol(symbolOf(card));

/** @param {Card} card */
const isRed = (card) => /[DH]$/.test(card);

/** @param {Card[]} cards */
const symbolsOf = (cards) => cards.map(isolatedSymbolOf);

/** @param {{ card: Card, with: Card }} pair */
const pairOf = (pair) => `${isolatedSymbolOf(pair.card)}+${isolatedSymbolOf(pair.with)}`;

/** @param {Token[]} links */
const pairsOf = (links) => /** @type {TokenOf['why-link-pair'][]} */ (links).map(pairOf);

/** All items, or the first of them and the number of others: the longest list first. @param {string[]} items */
function listsOf(items) {
  const counts = items.length > MAX_LISTED ? [] : [items.length];
  for (let n = Math.min(items.length - 1, MAX_LISTED); n > 0; n--) counts.push(n);
  return counts.map((n) => words.replies.some(items.slice(0, n), items.length - n));
}

/** The links of a reason from the one that a move has made: their order is that of a circle. @param {Token[]} links @param {Card[]} moved */
function fromMove(links, moved) {
  const cardsOf = (/** @type {Token} */ link) => Object.values(link).flat();
  const scores = links.map((link) => {
    const cards = cardsOf(link);
    return cards.includes(moved[0]) ? moved.filter((card) => cards.includes(card)).length : 0;
  });
  const first = Math.max(0, scores.indexOf(Math.max(...scores)));
  return [...links.slice(first), ...links.slice(0, first)];
}

/**
 * Where the cards of a kind are that never go home, in brackets; empty if one is available, or if they wait themselves.
 * @param {string} game @param {Pick<TokenOf['why-never'], 'held' | 'waits'>} token
 */
function placesOf(game, token) {
  const { places } = words.replies;
  const held = /** @type {HeldLink[]} */ (token.held);
  const isWaiting = /** @type {WaitLink[]} */ (token.waits).some(({ card }) => card === held[0].card);
  if (isWaiting || held.some(({ by }) => !by.length)) return '';
  const single = held.filter(({ by }) => by.length === 1);
  // The Empress's pairs are of a red and a black card; a talon has one colour.
  const isPair = (/** @type {HeldLink} */ { card, by }) => game.startsWith('empress') && isRed(card) !== isRed(by[0]);
  const sayPlaces = (/** @type {HeldLink[]} */ links, /** @type {(list: string) => string} */ placed) =>
    links.length ? [placed(words.replies.some([...new Set(links.map(({ by }) => isolatedSymbolOf(by[0])))], 0))] : [];
  const between = held.filter(({ by }) => by.length > 1).map(({ by }) => places.between(symbolsOf(by)));
  const paired = single.filter(isPair);
  const covered = single.filter((link) => !isPair(link));
  const [under] = sayPlaces(covered, places.under);
  const talon =
    covered.length && game.startsWith('empress') ? places.talon[isRed(covered[0].card) ? 'red' : 'black'] : '';
  const piled = under ? [talon ? places.in(talon, under) : under] : [];
  return ` (${places.list([...sayPlaces(paired, places.paired), ...piled, ...between])})`;
}

/** Joins the cards that wait for the same others. @param {Token[]} waits */
function groupWaits(waits) {
  /** @type {Map<Card, Card[]>} */
  const byCard = new Map();
  for (const { card, after } of /** @type {WaitLink[]} */ (waits))
    byCard.set(card, [...new Set([...(byCard.get(card) ?? []), after])]);
  /** @type {Map<string, { names: string[], first: string[] }>} */
  const groups = new Map();
  for (const [card, first] of byCard) {
    const group = groups.get(first.join()) ?? { names: [], first: symbolsOf(first) };
    groups.set(first.join(), group);
    group.names.push(isolatedSymbolOf(card));
  }
  return [...groups.values()];
}

/** Says that a card never goes home: with the reason, then without. @param {string} clause @param {Pick<TokenOf['why-never'], 'waits' | 'grace'>} token */
function sayNever(clause, { waits, grace }) {
  const { asWaits, evenByGrace } = words.replies;
  const whole = grace ? clause + evenByGrace : clause;
  return [...(waits.length ? [asWaits(whole, groupWaits(waits))] : []), whole];
}

/** Numbers of blocked cards of which a reply may say what they wait for, the largest first. @param {number} length */
const chainCounts = (length) =>
  Array.from(
    { length: Math.max(1, Math.min(length, MAX_CHAIN) - MIN_CHAIN + 1) },
    (_, n) => Math.min(length, MAX_CHAIN) - n,
  );

/** @param {UnderLink} link */
const waitingLink = ({ card, under, waits }) => ({
  name: isolatedSymbolOf(card),
  over: isolatedSymbolOf(under),
  first: symbolsOf(waits),
});

/** A card with the card over it. @param {UnderLink} link */
const sayCovered = ({ card, under }) =>
  `${isolatedSymbolOf(card)} ${words.replies.places.under(isolatedSymbolOf(under))}`;

/** @param {Card} card @param {UnderLink} link */
const waitForEachOther = (card, { under }) => words.replies.eachOther(isolatedSymbolOf(card), isolatedSymbolOf(under));

/**
 * Cards under others, with what these wait for: all, then as many as have room, then without waits.
 * @param {UnderLink[]} links
 * @param {(links: ReturnType<typeof waitingLink>[], others: number) => string} sayChain @param {(list: string) => string} sayList
 */
function sayUnder(links, sayChain, sayList) {
  const named = links.map(waitingLink);
  const lists = listsOf(links.map(sayCovered)).map(sayList);
  if (!links.some(({ waits }) => waits.length)) return lists;
  return [...chainCounts(links.length).map((count) => sayChain(named.slice(0, count), links.length - count)), ...lists];
}

/**
 * The context of a reason.
 * @typedef {{ game: string, left: number }} ReasonContext `left`: cards that are not home
 */

/**
 * Cards under others: each waits for a card that is under the next.
 * @param {TokenOf['why-under']} token
 */
function sayCycle(token) {
  const links = /** @type {UnderLink[]} */ (token.links);
  const [link] = links;
  if (links.length === 1 && link.waits.join() === link.card) return [waitForEachOther(link.card, link)];
  return sayUnder(links, words.replies.chain, (list) => words.replies.block(list, false));
}

/** Equal cards that block each other in either order. @param {TokenOf['why-either']} token */
function sayEither(token) {
  const names = symbolsOf(token.cards);
  return sayUnder(
    /** @type {UnderLink[]} */ (token.links),
    (chain, others) => words.replies.eitherChain(names, chain, others),
    (list) => words.replies.either(names, list),
  );
}

/** Cards of the Labyrinth between cards of their column. @param {TokenOf['why-shut-in']} token */
function sayShutIn(token) {
  const replies = words.replies;
  const links = /** @type {TokenOf['why-link-shut-in'][]} */ (token.links);
  const waits = /** @type {WaitLink[]} */ (token.waits);
  const parts = links.map(({ card, by }) => `${isolatedSymbolOf(card)} ${replies.places.between(symbolsOf(by))}`);
  const isFar = links.some(({ near }) => !near);
  const sayList = (/** @type {string} */ list) =>
    token.grace ? replies.beyondGrace(list, isFar) : replies.block(list, isFar);
  const withWaits = (/** @type {number} */ count) => {
    const named = waits.filter(({ card }) => links.slice(0, count).some(({ by }) => by.includes(card)));
    const list = replies.some(parts.slice(0, count), parts.length - count);
    return replies.withWaits(sayList(list), groupWaits(named));
  };
  const lists = listsOf(parts).map(sayList);
  return waits.length ? [...chainCounts(links.length).map(withWaits), ...lists] : lists;
}

/** Cards that need a vacant column. @param {TokenOf['why-room']} token */
function sayNoRoom(token) {
  const links = /** @type {TokenOf['why-link-room'][]} */ (token.links);
  const covered = links.map(({ card, on }) => words.replies.off(isolatedSymbolOf(card), isolatedSymbolOf(on)));
  return listsOf(covered).map(words.replies.noRoom);
}

/** Pairs of the Empress that wait for each other. @param {TokenOf['why-waiting']} token */
function sayWaitingPairs(token) {
  const replies = words.replies;
  const pairs = pairsOf(token.links);
  const lists = listsOf(pairs).map(replies.pairsWait);
  const waits = /** @type {WaitLink[]} */ (token.waits);
  if (!waits.length) return lists;
  const [first, second] = waits.map(({ card, after }) => symbolsOf([card, after]));
  if (pairs.length !== 2 || !second) return [replies.pairRing(replies.some(pairs, 0), groupWaits(waits)), ...lists];
  return [replies.twoPairs(pairs[0], pairs[1], first[0], first[1], second[0], second[1]), ...lists];
}

/** A card of the Empress whose partners are needed elsewhere. @param {TokenOf['why-partners']} token */
function sayPartners(token) {
  const replies = words.replies;
  const pairs = pairsOf(token.links);
  const name = isolatedSymbolOf(token.card);
  const left = replies.leftWith(name, symbolsOf(token.partners), replies.some(pairs, 0), pairs.length === 1);
  const [first] = symbolsOf(token.first);
  const reason = first ? replies.goesOnlyWith(first, symbolsOf(token.with), left) : left;
  return [replies.asWaits(reason, groupWaits(token.waits)), reason];
}

/** Only some cards, or none, can go home. @param {TokenOf['why-few']} token @param {ReasonContext} context */
function sayFew(token, { game }) {
  const replies = words.replies;
  const held = /** @type {HeldLink[]} */ (token.held);
  const hasCards = token.cards.length > 0;
  const few = hasCards ? replies.onlyGo(symbolsOf(token.cards)) : replies.noneGoes;
  if (!held.length) return [few];
  const name = isolatedSymbolOf(held[0].card);
  const sayHeld = hasCards ? replies.norEver : replies.notEven;
  const never = (/** @type {string} */ place) => few + sayHeld(name, place, held.length > 1);
  return [placesOf(game, token), ''].flatMap((place) => sayNever(never(place), token));
}

/** A card that can never go home. @param {TokenOf['why-never']} token @param {ReasonContext} context */
function sayNeverHome(token, { game }) {
  const name = isolatedSymbolOf(token.card);
  const never = (/** @type {string} */ place) => words.replies.never(name, place, token.held.length > 1);
  return [placesOf(game, token), ''].flatMap((place) => sayNever(never(place), token));
}

/** The sentences of each kind of reason. @type {{ [K in Token['k']]?: (token: TokenOf[K], context: ReasonContext) => string[] }} */
const REASONS = {
  'why-under': sayCycle,
  'why-either': sayEither,
  'why-shut-in': sayShutIn,
  'why-room': sayNoRoom,
  'why-waiting': sayWaitingPairs,
  'why-partners': sayPartners,
  'why-balance': ({ links }) => listsOf(pairsOf(links)).map(words.replies.pairsUnbalanced),
  'why-unpaired': ({ army, navy }) => [words.replies.noPair(army, navy)],
  'why-few': sayFew,
  'why-never': sayNeverHome,
  'why-most': ({ count }, { left }) => [words.replies.most(count, left)],
};

/**
 * The reason within a sentence, the longest form first.
 * @param {Token} reason @param {string} game @param {number} left cards that are not home @param {Card[]} [moved] see `cardsOfMove`: the move's links come first
 * @returns {string[]}
 */
export function sayReason(reason, game, left, moved = []) {
  const token = 'links' in reason ? { ...reason, links: fromMove(reason.links, moved) } : reason;
  const sayKind = /** @type {((token: Token, context: ReasonContext) => string[]) | undefined} */ (REASONS[token.k]);
  return sayKind?.(token, { game, left }) ?? [say(token)];
}
