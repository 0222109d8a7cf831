// English: why a move is refused, and what a card waits for. Spread into `tokens` by deferred.js.
//
// The rule with its number, where the book has one, then what to do: true, and short enough for a phone.

import { capital, card, cards, placeWithin, rank, suit } from './cards.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../tokens.js').TokenOf} TokenOf */

/** How a card lies in a pile, by the pile's name: free, and not. @type {Record<string, [string, string]>} */
const LIES = {
  army: ['single in', 'paired in'],
  cell: ['free at', 'walled in at'],
  column: ['on', 'under'],
  navy: ['single in', 'paired in'],
  packet: ['on', 'under'],
};

/** Where a card lies that another waits for. @param {Place | null} at @param {boolean} free */
function lying(at, free) {
  if (!at) return 'which has not come yet';
  if (at.role === 'hand') return 'in hand';
  if (at.role === 'reserve') return 'laid aside';
  return `${LIES[at.name]?.[free ? 0 : 1] ?? 'in the'} ${placeWithin(at)}`;
}

/** @param {string[]} items */
const or = (items) => [items.slice(0, -1).join(', '), ...items.slice(-1)].filter(Boolean).join(' or ');

/** A card of this rank: "an eight". @param {Card} name */
const any = (name) => `${/^[ae]/.test(rank(name)) ? 'an' : 'a'} ${rank(name)}`;

/** Colours by a flag of the tokens. @param {boolean} red */
const colour = (red) => (red ? 'red' : 'black');

/** The row of the cards of a colour. @param {boolean} red */
const rowOf = (red) => (red ? 'Army' : 'Navy');

/** Cards of one colour, both of a rank as "a black two": "a black two or the three of clubs". @param {Card[]} names @param {boolean} red */
function partners(names, red) {
  const both = (/** @type {Card} */ name) => names.some((other) => other !== name && rank(other) === rank(name));
  const told = names.map((name) => (both(name) ? `a ${colour(red)} ${rank(name)}` : `the ${card(name)}`));
  return or([...new Set(told)]);
}

/** Of one suit, the cards that are next. @param {Card[]} names */
const next = (names) => `of ${suit(names[0])} ${or(names.map((name) => `the ${rank(name)}`))} is next`;

/** What a card waits for, and where that is. @param {TokenOf['waits']} token */
const waits = ({ card: name, first, at, free }) =>
  `The ${card(name)} waits for the ${card(first)}, ${lying(at, free)}.`;

/** @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const refusals = {
  // Of any game

  'no-card-there': ({ pile }) => {
    if (pile.role === 'stock') return 'The pack is out.';
    return pile.role === 'hand' ? 'No card is in hand.' : `No card lies there: ${placeWithin(pile)}.`;
  },
  'stays-home': () => 'No card leaves a foundation.',
  'only-shown': ({ pile }) => `${capital(placeWithin(pile))} takes no part in the play.`,
  'onto-pack': () => 'Nothing goes back to the pack.',
  'hand-first': (token) => `Put the ${card(token.card)} somewhere first.`,
  'turn-first': () => 'Turn the next card up first, then choose where it goes.',
  'hand-from-pack': () => 'Only a card of the pack is turned up into the hand.',
  'wrong-suit': ({ next: wanted, rule }) =>
    `Foundations follow suit (Rule ${rule}): ${wanted ? `here the ${card(wanted)} is next` : 'this one is complete'}.`,
  'next-wanted': ({ next: wanted, top }) =>
    top
      ? `${capital(suit(top))} stand at the ${rank(top)}: the ${rank(wanted)} is next.`
      : `${capital(suit(wanted))} begin with the ${rank(wanted)}.`,
  'suit-wants': (token) => `${capital(next(token.cards))}.`,
  complete: ({ pile }) => `It is complete: ${placeWithin(pile)}.`,
  waits,
  'cannot-go': ({ card: name, to }) => `The ${card(name)} cannot go there now: ${placeWithin(to)}.`,
  'cannot-move': ({ pile }) => `No card can be moved from there now: ${placeWithin(pile)}.`,

  // Sly

  'promenade-not-full': ({ left, cards: rest }) =>
    rest < left
      ? `Packets rest until twenty cards lie or the pack is out (Rule IV): ${rest} to go.`
      : `Packets rest until twenty cards lie: ${left} to go (Rule IV).`,
  'in-order': ({ packet }) => `In the first deal the packets are filled in order: choose ${placeWithin(packet)}.`,
  'no-transfer': () => 'Cards never pass from packet to packet.',

  // The Fairie Queen

  'last-king-only': ({ column }) =>
    `While cards are dealt, only the king that came last takes them (Rule II): choose ${placeWithin(column)}.`,
  'no-transfer-yet': ({ left }) =>
    `Cards pass from column to column when the deal is complete (Rule III): ${left} to go.`,
  'kings-stay': () => 'Kings stay where they are.',
  'bare-king-only': () => 'Only a king that stands alone takes any card (Rule V).',
  'one-higher': ({ card: name, onto }) =>
    `The ${card(name)} goes onto ${any(onto)}, of any suit (Rule III), or a bare king.`,
  'no-column-takes': ({ onto, home }) => {
    const ends = onto ? `No column ends in ${any(onto)} (Rule III), and no king` : 'No king';
    return `${ends} stands alone (Rule V). ${waits(/** @type {TokenOf['waits']} */ (home))}`;
  },

  // The Labyrinth

  'walled-in': (token) => `The ${card(token.card)} is walled in, above and below (Rule II).`,
  'rows-whole': () => 'The pack deals a row at a time, and a row is played from when it is complete (Rule IV).',
  'gap-stays': () => 'Gaps are filled from the pack alone, in the lowest row (Rule III).',
  'only-home': () => 'Cards are not laid on one another here: they go home.',
  'grace-once': () => 'The grace is given once, and it has been taken.',
  'grace-at-the-end': (token) => `The grace is for the end: ${cards(token.cards)} are still in the pack.`,
  'grace-when-stuck': ({ card: name, at }) =>
    `The grace is for when no card is suitable: play the ${card(name)}, ${placeWithin(at)}.`,

  // The Empress of India

  'needs-partner': ({ red, partners: names, at }) => {
    const rule = `A ${colour(red)} card goes home only together with a ${colour(!red)} one (Rule I).`;
    const who = partners(names, !red);
    return at.length ? `${rule} Choose ${who}.` : `${rule} ${capital(who)} is wanted, single in the ${rowOf(!red)}.`;
  },
  'through-the-lines': ({ talon }) =>
    `Cards of the ${talon ? 'talon' : 'pack'} pass through the Army or Navy first (Rule III).`,
  'fills-vacancies': () => 'Empty spaces are filled by themselves, from the talon or the pack alone (Rule II).',
  'talon-by-colour': () => 'The talon takes cards of the pack alone: one packet red, the other black (Rule IV).',
  'same-colour': ({ red }) => `Pairs are one red and one black. Choose a card of the ${rowOf(!red)}.`,
  'pair-is-full': () => 'A pair never takes a third card.',
  'pair-stays': () => 'A pair is never separated: it goes home as one.',
  'pair-together': (token) =>
    `A pair goes home as one (Rule I), and the ${card(token.card)} does not suit yet: ${next(token.cards)}.`,
  'no-partner': ({ red }) => `No single card is left in the ${rowOf(!red)} to go with it (Rule I).`,
};
