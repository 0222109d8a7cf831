// The reply to a wrong answer: its move, and why it loses, naming as many cards as have room. Cards are named as on their faces.

import { symbolOf, withNames } from '../../cards/symbols.js';
import { say } from '../../words/core.js';
import { words } from '../../words/problems.js';

/** @import { Token, TokenOf, Card, Place } from '../../words/tokens.js' */
/** @import { RefutationAnswer } from '../../pkg/patience_solver_wasm.js' */
/** @import { ReadProblem } from '../../pkg/patience_tools_wasm.js' */
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

/** All items, or the first of them and the number of others: the longest list first. @param {string[]} items */
function listsOf(items) {
  const counts = items.length > MAX_LISTED ? [] : [items.length];
  for (let n = Math.min(items.length - 1, MAX_LISTED); n > 0; n--) counts.push(n);
  return counts.map((n) => words.replies.some(items.slice(0, n), items.length - n));
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
 * The reason within a sentence, the longest form first.
 * @param {Token} reason @param {string} game @param {number} left cards that are not home @param {Card[]} [moved] see `cardsOfMove`: the move's links come first
 * @returns {string[]}
 */
export function sayReason(reason, game, left, moved = []) {
  const replies = words.replies;
  const token = 'links' in reason ? { ...reason, links: fromMove(reason.links, moved) } : reason;
  switch (token.k) {
    case 'why-under': {
      const links = /** @type {UnderLink[]} */ (token.links);
      const [link] = links;
      if (links.length === 1 && link.waits.join() === link.card) return [waitForEachOther(link.card, link)];
      return sayUnder(links, replies.chain, (list) => replies.block(list, false));
    }
    case 'why-either': {
      const links = /** @type {UnderLink[]} */ (token.links);
      const names = symbolsOf(token.cards);
      return sayUnder(
        links,
        (chain, others) => replies.eitherChain(names, chain, others),
        (list) => replies.either(names, list),
      );
    }
    case 'why-shut-in': {
      const links = /** @type {TokenOf['why-link-shut-in'][]} */ (token.links);
      const waits = /** @type {WaitLink[]} */ (token.waits);
      const { between } = replies.places;
      const parts = links.map(({ card, by }) => `${isolatedSymbolOf(card)} ${between(symbolsOf(by))}`);
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
    case 'why-room': {
      const links = /** @type {TokenOf['why-link-room'][]} */ (token.links);
      return listsOf(links.map((link) => replies.off(isolatedSymbolOf(link.card), isolatedSymbolOf(link.on)))).map(
        replies.noRoom,
      );
    }
    case 'why-waiting': {
      const pairs = /** @type {TokenOf['why-link-pair'][]} */ (token.links).map(pairOf);
      const lists = listsOf(pairs).map(replies.pairsWait);
      const waits = /** @type {WaitLink[]} */ (token.waits);
      if (!waits.length) return lists;
      const [first, second] = waits.map(({ card, after }) => symbolsOf([card, after]));
      if (pairs.length !== 2 || !second) return [replies.pairRing(replies.some(pairs, 0), groupWaits(waits)), ...lists];
      return [replies.twoPairs(pairs[0], pairs[1], first[0], first[1], second[0], second[1]), ...lists];
    }
    case 'why-partners': {
      const pairs = /** @type {TokenOf['why-link-pair'][]} */ (token.links).map(pairOf);
      const name = isolatedSymbolOf(token.card);
      const left = replies.leftWith(name, symbolsOf(token.partners), replies.some(pairs, 0), pairs.length === 1);
      const [first] = symbolsOf(token.first);
      const reason = first ? replies.goesOnlyWith(first, symbolsOf(token.with), left) : left;
      return [replies.asWaits(reason, groupWaits(token.waits)), reason];
    }
    case 'why-balance':
      return listsOf(/** @type {TokenOf['why-link-pair'][]} */ (token.links).map(pairOf)).map(replies.pairsUnbalanced);
    case 'why-unpaired':
      return [replies.noPair(token.army, token.navy)];
    case 'why-few': {
      const held = /** @type {HeldLink[]} */ (token.held);
      const hasCards = token.cards.length > 0;
      const few = hasCards ? replies.onlyGo(symbolsOf(token.cards)) : replies.noneGoes;
      if (!held.length) return [few];
      const name = isolatedSymbolOf(held[0].card);
      const sayHeld = hasCards ? replies.norEver : replies.notEven;
      const never = (/** @type {string} */ place) => few + sayHeld(name, place, held.length > 1);
      return [placesOf(game, token), ''].flatMap((place) => sayNever(never(place), token));
    }
    case 'why-never': {
      const held = /** @type {HeldLink[]} */ (token.held);
      const name = isolatedSymbolOf(token.card);
      const never = (/** @type {string} */ place) => replies.never(name, place, held.length > 1);
      return [placesOf(game, token), ''].flatMap((place) => sayNever(never(place), token));
    }
    case 'why-most':
      return [replies.most(token.count, left)];
    default:
      return [say(token)];
  }
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
