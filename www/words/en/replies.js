// English: replies to a wrong answer, with cards as on their faces: "7♠". A reason follows "After 7♠ onto 8♥, ".

import { and, card, placeWithin } from './cards.js';
import { count } from './numbers.js';

/** @import { Place } from '../tokens.js' */

/** A card under another, which waits for the first of some cards to go home. @typedef {{ name: string, over: string, first: string[] }} WaitingLink */

/** True if the last item is itself a list: then semicolons part the items. @param {string[]} items */
const hasAnd = (items) => / and /.test(items[items.length - 1]);

const more = (/** @type {number} */ n) => `and ${n} more`;

/** The first of some items, and how many others there are. @param {string[]} items @param {number} others */
const some = (items, others) => {
  if (hasAnd(items)) return [...items, ...(others ? [more(others)] : [])].join('; ');
  return others ? `${items.join(', ')} ${more(others)}` : and(items);
};

const waiting = (/** @type {WaitingLink} */ { name, over, first }, /** @type {number} */ n) =>
  `${name} ${n ? '' : 'is '}under ${over}${first.length ? `, which waits for ${first.join(' or ')}` : ''}`;

/** The first of some links, and how many others there are. @param {WaitingLink[]} links @param {number} others */
const chainOf = (links, others) => [...links.map(waiting), ...(others ? [more(others)] : [])].join('; ');

const or = (/** @type {string[]} */ items) =>
  items.length > 2 ? `${items.slice(0, -1).join(', ')} or ${items[items.length - 1]}` : items.join(' or ');

/** Some cards, which wait for the first of others to go home. @typedef {{ names: string[], first: string[] }} Wait */

const waitsOf = (/** @type {Wait[]} */ waits) =>
  waits
    .map(({ names, first }, n) => {
      const verb = names.length > 1 ? ' wait' : ' waits';
      return `${and(names)}${n ? '' : verb} for ${first.join(' or ')}`;
    })
    .join('; ');

/** One of two equal cards, of one kind or two, goes up and one down. @param {string[]} names */
const upAndDown = (names) =>
  names.length > 1
    ? `one ${names[0]} and one ${names[1]} must go up, the others down, and each way`
    : `one ${names[0]} must go up and one down, and either way`;

export const replies = {
  /** A card as it is spoken. */
  card,
  /** A card in a sentence. */
  symbol: (/** @type {string} */ symbol) => symbol,
  moves: {
    home: (/** @type {string} */ name) => `${name} home`,
    up: (/** @type {string} */ name) => `${name} home (up)`,
    down: (/** @type {string} */ name) => `${name} home (down)`,
    onto: (/** @type {string} */ name, /** @type {string} */ on) => `${name} onto ${on}`,
    to: (/** @type {string} */ name, /** @type {string} */ to) => `${name} ${to}`,
    aside: (/** @type {string} */ name) => `${name} aside`,
    /** One of two equal cards, with its pile. */
    at: (/** @type {string} */ name, /** @type {Place} */ place) => `${name} (${placeWithin(place)})`,
    both: (/** @type {string} */ name, /** @type {string} */ other) => `${name} and ${other} home`,
    deal: 'dealing',
    run: 'moving the whole run',
  },
  after: (/** @type {string} */ move, /** @type {string} */ reason) => `After ${move}, ${reason}.`,
  /** Natural play after the move leads to the reason; with few placings these are named. */
  afterPlay: (/** @type {string} */ move, /** @type {string} */ reason, /** @type {string[]} */ placings) =>
    `After ${move}${placings.length ? `, then ${and(placings)}` : ' and natural play'}, ${reason}. No other line wins.`,
  /** Of the position in sight. */
  now: (/** @type {string} */ reason) => `Now ${reason}.`,

  // Parts of a reason

  some,
  off: (/** @type {string} */ name, /** @type {string} */ under) => `${name} off ${under}`,
  /** Where a card is. */
  places: {
    list: (/** @type {string[]} */ places) => places.join('; '),
    under: (/** @type {string} */ over) => `under ${over}`,
    between: (/** @type {string[]} */ beside) =>
      beside.length > 1 ? `between ${and(beside)}` : `beside ${and(beside)}`,
    paired: (/** @type {string} */ other) => `paired with ${other}`,
    in: (/** @type {string} */ talon, /** @type {string} */ under) => `${talon}, ${under}`,
    talon: { red: 'in the red talon', black: 'in the black talon' },
  },

  // Reasons

  eachOther: (/** @type {string} */ name, /** @type {string} */ over) =>
    `${over} waits for ${name}, which is under it: neither can ever go home`,
  chain: (/** @type {WaitingLink[]} */ links, /** @type {number} */ others) =>
    `${chainOf(links, others)}: all are stuck for good`,
  /** `isFar`: cards of a column that are not side by side. */
  block: (/** @type {string} */ list, /** @type {boolean} */ isFar) =>
    `these block each other ${isFar ? 'in their columns' : 'for good'}: ${list}`,
  /** After a list of blocked cards, what the others wait for. */
  withWaits: (/** @type {string} */ reason, /** @type {Wait[]} */ waits) => `${reason}. ${waitsOf(waits)}`,
  beyondGrace: (/** @type {string} */ list, /** @type {boolean} */ isFar) =>
    `grace can’t free all of these${isFar ? ' in their columns' : ''}: ${list}`,
  either: (/** @type {string[]} */ names, /** @type {string} */ list) =>
    `${upAndDown(names)} these block each other: ${list}`,
  eitherChain: (/** @type {string[]} */ names, /** @type {WaitingLink[]} */ links, /** @type {number} */ others) =>
    `${upAndDown(names)} ${chainOf(links, others)}`,
  noRoom: (/** @type {string} */ list) => `there’s never room to move ${list}`,
  twoPairs: (
    /** @type {string} */ pair,
    /** @type {string} */ other,
    /** @type {string} */ name,
    /** @type {string} */ first,
    /** @type {string} */ name2,
    /** @type {string} */ first2,
  ) => `${pair} and ${other} can’t both go home: ${name} waits for ${first}, and ${name2} for ${first2}`,
  /** As `twoPairs`, for more of them. */
  pairRing: (/** @type {string} */ list, /** @type {Wait[]} */ waits) => `${list} can’t all go home: ${waitsOf(waits)}`,
  /** A card that can go home with none of the cards left for it: its partners, and the pairs that are the reason; `isSingle` of these. */
  leftWith: (
    /** @type {string} */ name,
    /** @type {string[]} */ partners,
    /** @type {string} */ pairs,
    /** @type {boolean} */ isSingle,
  ) => `${name} is left with ${or(partners)}, but ${pairs} ${isSingle ? 'stands' : 'stand'} in the way`,
  /** Before `leftWith`: a card that can go with these only. */
  goesOnlyWith: (/** @type {string} */ first, /** @type {string[]} */ partners, /** @type {string} */ reason) =>
    `${first} can only go home with ${or(partners)}; then ${reason}`,
  pairsWait: (/** @type {string} */ list) => `these pairs wait for each other and can’t all go home: ${list}`,
  pairsUnbalanced: (/** @type {string} */ list) =>
    `these pairs can’t all go home, as each play takes one red and one black card: ${list}`,
  noPair: (/** @type {boolean} */ army, /** @type {boolean} */ navy) =>
    army && navy
      ? 'no pair can go home, and neither the Army nor the Navy has an unpaired card left'
      : `no pair can go home, and the ${army ? 'Army' : 'Navy'} has no unpaired card left for a new one`,
  noneGoes: 'no card can go home any more',
  onlyGo: (/** @type {string[]} */ cards) => `only ${some(cards, 0)} can still go home`,
  /** A card, or all equal ones. */
  never: (/** @type {string} */ name, /** @type {string} */ place, /** @type {boolean} */ hasEqual) =>
    hasEqual ? `no ${name}${place} can go home any more` : `${name}${place} can never go home`,
  /** After `onlyGo`. */
  norEver: (/** @type {string} */ name, /** @type {string} */ place, /** @type {boolean} */ hasEqual) =>
    hasEqual ? `; no ${name}${place} can` : `; ${name}${place} never can`,
  /** After `noneGoes`. */
  notEven: (/** @type {string} */ name, /** @type {string} */ place) => `, not even ${name}${place}`,
  /** After `never`, or `norEver` or `notEven`: even if grace takes a card; and why. */
  evenByGrace: ', even by grace',
  asWaits: (/** @type {string} */ reason, /** @type {Wait[]} */ waits) => `${reason}: ${waitsOf(waits)}`,
  /** At the end of a line to a card that never goes home. */
  noNearer: 'No line comes nearer.',
  most: (/** @type {number} */ n, /** @type {number} */ left) => `at most ${n} of the cards left (${left}) can go home`,
  noMove: 'no move is left',
  /** At a dead end. */
  leftOver: (/** @type {number} */ n) => `${count(n, 'card stays', 'cards stay')} behind`,
  tooLate: (
    /** @type {string} */ name,
    /** @type {boolean} */ isFirst,
    /** @type {number} */ n,
    /** @type {number} */ over,
  ) =>
    `${isFirst ? 'the first ' : ''}${name} comes home only with ${count(n, 'transfer', 'transfers')}: ${over} too many`,
  atLeast: (
    /** @type {string} */ name,
    /** @type {boolean} */ isFirst,
    /** @type {number} */ n,
    /** @type {number} */ allowed,
  ) =>
    `${isFirst ? 'the first ' : ''}${name} needs at least ${count(n, 'transfer', 'transfers')}, and you have ${allowed}`,
  /** Short form of `tooLate`. */
  late: (/** @type {string} */ name, /** @type {boolean} */ isFirst) =>
    `${isFirst ? 'the first ' : ''}${name} comes home too late`,
  because: (/** @type {string} */ clause, /** @type {string} */ cause) => `${clause}, because ${cause}`,
  /** Why a transfer is wrong. */
  causes: {
    /** The card that it is put on. */
    occupies: (/** @type {string} */ target) => `another card must go onto ${target}`,
    covers: (/** @type {string} */ target) => `${target} itself must move`,
    /** The moved card. */
    spends: (/** @type {string} */ moved) => `moving ${moved} wastes a transfer`,
  },
  allLose: 'you can’t win any more: the solver tried everything',

  /** Other right answers. */
  alsoRight: (/** @type {string} */ list) => `Also right: ${list}.`,
};
