// English: why a move is refused, and what a card needs first; spread into `tokens` of reports.js.
//
// The rule with the book's number, then the way out, short enough for a phone.

import { capital, card, cards, number, place, placeWithin, rank, suit } from './cards.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */

/** Where a card is, by the pile's name: available, and not. @type {Record<string, [string, string]>} */
const IN_PILE = {
  army: ['unpaired at', 'paired at'],
  cell: ['available at', 'blocked at'],
  column: ['at the end of', 'inside'],
  navy: ['unpaired at', 'paired at'],
  packet: ['on top of', 'inside'],
};

/** Where the card is that another needs first. @param {Place | null} at @param {boolean} available */
function whereabouts(at, available) {
  if (!at) return 'it hasn’t turned up yet';
  if (at.role === 'hand') return 'it’s in your hand';
  if (at.role === 'reserve') return 'it’s set aside';
  return `it’s ${IN_PILE[at.name]?.[available ? 0 : 1] ?? 'in the'} ${placeWithin(at)}`;
}

/** @param {string[]} items */
const or = (items) => [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' or ');

/** A card of this rank: "an eight". @param {Card} name */
const any = (name) => `${/^[ae]/.test(rank(name)) ? 'an' : 'a'} ${rank(name)}`;

/** Colours by a flag of the tokens. @param {boolean} red */
const colour = (red) => (red ? 'red' : 'black');

/** The rows of a colour. @param {boolean} red */
const rowOf = (red) => (red ? 'Army' : 'Navy');

/** Cards of one colour, both of a rank as one: "a black two or the three of clubs". @param {Card[]} names @param {boolean} red */
function partners(names, red) {
  const both = (/** @type {Card} */ name) => names.some((other) => other !== name && rank(other) === rank(name));
  const named = names.map((name) => (both(name) ? `a ${colour(red)} ${rank(name)}` : `the ${card(name)}`));
  return or([...new Set(named)]);
}

/** The next cards of one suit: "diamonds take the queen or the nine next". @param {Card[]} names */
const next = (names) => `${suit(names[0])} take ${or(names.map((name) => `the ${rank(name)}`))} next`;

/** The card of the same suit that has to go home before, and where it is. @param {TokenOf['waits']} token */
const waits = ({ card: name, first, at, available }) =>
  `The ${card(name)} needs the ${suit(first) === suit(name) ? rank(first) : card(first)} first; ${whereabouts(at, available)}.`;

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const refusals = {
  // Any game

  'no-card-there': ({ pile }) => {
    if (pile.role === 'stock') return 'The stock is empty.';
    return pile.role === 'hand' ? 'Your hand is empty.' : `${place(pile)} is empty.`;
  },
  'stays-home': () => 'Cards never leave a foundation.',
  'only-shown': ({ pile }) => `${place(pile)} is only for show.`,
  'onto-stock': () => 'Nothing goes back to the stock.',
  'hand-first': (token) => `Place the ${card(token.card)} first.`,
  'turn-first': () => 'Deal the next card first, then choose where it goes.',
  'hand-from-stock': () => 'Only cards from the stock turn up in your hand.',
  'wrong-suit': ({ next: awaited, rule }) =>
    `Foundations follow suit (Rule ${rule}): ${awaited ? `here the ${card(awaited)} is next` : 'this one is complete'}.`,
  'other-next': ({ next: awaited, top }) =>
    top
      ? `This ${suit(top)} foundation is at the ${rank(top)}; the ${rank(awaited)} is next.`
      : `This ${suit(awaited)} foundation begins with the ${rank(awaited)}.`,
  'suit-next': (token) => `${capital(next(token.cards))}.`,
  complete: ({ pile }) => `${place(pile)} is complete.`,
  waits,
  'cannot-go': ({ card: name, to }) => `The ${card(name)} can’t go on ${placeWithin(to)}.`,
  'cannot-move': ({ pile }) => `No card can leave ${placeWithin(pile)} now.`,

  // Sly

  'promenade-not-full': ({ left, cards: inStock }) =>
    inStock < left
      ? `Nothing leaves a packet until the stock is empty: ${inStock} left in it (Rule IV).`
      : `Nothing leaves a packet until all twenty are placed: ${left} still to place (Rule IV).`,
  'in-order': () => 'In round 1 you fill the packets in order: choose the first empty one.',
  'no-transfer': () => 'Cards never move from packet to packet.',

  // The Fairie Queen

  'last-king-only': ({ column }) =>
    `During the deal only the latest king takes cards (Rule II): choose ${placeWithin(column)}.`,
  'no-transfer-yet': ({ left }) => `Cards change columns only after the deal (Rule III): ${left} still to deal.`,
  'kings-stay': () => 'Kings stay where they are.',
  'bare-king-only': () => 'Only a bare king takes a card of any rank (Rule V).',
  'run-needs-kings': ({ cards: n, kings, free }) => {
    const bare = `${number(kings)} bare ${kings === 1 ? 'king' : 'kings'}`;
    const there = free ? `${number(free)} ${free === 1 ? 'is' : 'are'}` : 'none is';
    return `Moving ${cards(n)} takes ${bare} (Rule III): ${there} free.`;
  },
  'one-higher': ({ card: name, onto }) =>
    `The ${card(name)} goes onto ${any(onto)} of any suit (Rule III), or onto a bare king.`,
  'no-column-takes': ({ onto, home }) => {
    const ends = onto ? `No column ends in ${any(onto)} (Rule III), and no king` : 'No king';
    return `${ends} is bare (Rule V). ${waits(/** @type {TokenOf['waits']} */ (home))}`;
  },

  // The Labyrinth

  blocked: (token) => `The ${card(token.card)} is blocked, above and below (Rule II).`,
  'rows-whole': () => 'Rows are dealt whole. Play from a row when it is complete (Rule IV).',
  'gap-stays': () => 'Only gaps in the bottom row refill, from the stock (Rule III).',
  'only-home': () => 'Cards don’t go onto one another here, only home.',
  'grace-once': () => 'You have one grace, and you’ve used it.',
  'grace-at-the-end': (token) =>
    `Grace comes at the end: ${cards(token.cards)} ${token.cards === 1 ? 'is' : 'are'} still in the stock.`,
  'grace-when-stuck': ({ card: name, at }) =>
    `Grace is for when nothing can go home. Play the ${card(name)}, ${placeWithin(at)}.`,

  // The Empress of India

  'needs-partner': ({ red, partners: names, at }) => {
    const rule = `A ${colour(red)} card goes home only together with a ${colour(!red)} one (Rule I).`;
    if (!names.length) return rule;
    const who = partners(names, !red);
    return at.length ? `${rule} Choose ${who}.` : `${rule} You need ${who}, unpaired in the ${rowOf(!red)}.`;
  },
  'through-the-lines': ({ talon }) =>
    `Cards from the ${talon ? 'talon' : 'stock'} go through the Army or Navy first (Rule III).`,
  'fills-vacancies': () => 'Spaces refill automatically, from the talon or the stock (Rule II).',
  'talon-by-colour': () => 'Talons take cards only from the stock, one red, the other black (Rule IV).',
  'same-colour': ({ red }) => `A pair is one red and one black card. Choose a card in the ${rowOf(!red)}.`,
  'pair-is-full': () => 'A pair never takes a third card.',
  'pair-stays': () => 'A pair is never separated: it goes home as one.',
  'pair-together': (token) =>
    `A pair goes home as one (Rule I), and the ${card(token.card)} can’t go yet: ${next(token.cards)}.`,
  'no-partner': ({ red }) => `The ${rowOf(!red)} has no unpaired card left to go with it (Rule I).`,
};
