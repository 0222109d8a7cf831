// English: the names of cards, places and numbers, and how they are put together.

import { alike } from '../shared.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

export const locale = 'en-GB';

/** @type {Record<string, string>} */
const RANKS = {
  A: 'ace',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'knave',
  Q: 'queen',
  K: 'king',
};
/** @type {Record<string, string>} */
const SUITS = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

/** @param {Card} name two characters */
export const card = (name) => `${rank(name)} of ${suit(name)}`;

/** The rank alone. @param {Card} name */
export const rank = (name) => RANKS[name[0]];

/** The suit alone. @param {Card} name */
export const suit = (name) => SUITS[name[1]];

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence or a label, to stand within another. @param {string} text */
export const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);

// Places

/** Of places that go by suit, the suit in another place than usual. @type {Record<string, (suit: string) => string>} */
const BY_SUIT = {
  admiral: (suit) => `Admiral of ${suit}`,
  general: (suit) => `General of ${suit}`,
  up: (suit) => `${capital(suit)} up`,
  down: (suit) => `${capital(suit)} down`,
};

/** @type {Record<string, string>} */
const NAMES = {
  'black-talon': 'Black talon',
  'red-talon': 'Red talon',
  army: 'Army',
  column: 'Column',
  empress: 'The Empress',
  grace: 'Grace',
  'guard-left': 'The guard on the left',
  'guard-right': 'The guard on the right',
  navy: 'Navy',
  packet: 'Packet',
};

/** What a place is called by what it is for. @type {Record<Place['role'], string>} */
const ROLES = {
  stock: 'Pack',
  hand: 'In hand',
  talon: 'Talon',
  foundation: 'foundation',
  tableau: 'Pile',
  reserve: 'Reserve',
  decoration: 'Decoration',
};

/** Words for places that say no more than what they are for. */
const PLAIN = new Set(['cell', 'down', 'foundation', 'hand', 'pack', 'pile', 'talon', 'up']);

/**
 * A place by its name: "Packet 3", "Row 2, column 5". One whose word is not known here is named by what it is for, and by
 * the word itself, which tells it from others of its kind: "Clubs foundation, odd", "Pile 3, left wing".
 * @param {Place} at
 */
export function place({ name, role, n, row, suit: letter }) {
  const known = NAMES[name] ?? ROLES[role];
  const suited = letter ? (BY_SUIT[name]?.(SUITS[letter]) ?? `${SUITS[letter]} ${lower(known)}`) : known;
  const named = NAMES[name] || BY_SUIT[name] || PLAIN.has(name);
  const which = row === null ? capital(n === null ? suited : `${suited} ${n}`) : `Row ${row}, column ${n}`;
  return named ? which : `${which}, ${name.replaceAll('-', ' ')}`;
}

/** @type {Record<string, string>} */
const PLURALS = { cell: 'columns', column: 'columns', packet: 'packets' };

/** @param {string[]} items */
export const and = (items) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}` : (items[0] ?? '');

/**
 * Several places within a sentence, those of one name together: "columns 3 and 9".
 * @param {Place[]} all @param {boolean} [within] whether it has been said which row they are in
 */
export function placesWithin(all, within = false) {
  const told = alike(all, PLURALS).map((some) => {
    const [first] = some;
    if (some.length === 1) return within && first.row !== null ? `column ${first.n}` : placeWithin(first);
    const row = within || first.row === null ? '' : `row ${first.row}, `;
    return `${row}${PLURALS[first.name]} ${and(some.map(({ n }) => String(n)))}`;
  });
  return and(told);
}

/** What has a name of its own keeps its capital within a sentence. */
const PROPER = new Set(['army', 'navy']);

/** A place within a sentence. @param {Place} at */
export const placeWithin = (at) => (PROPER.has(at.name) ? place(at) : lower(place(at)));

// Numbers

const plurals = new Intl.PluralRules(locale);

/** @param {number} n @param {string} one @param {string} other */
export const counted = (n, one, other) => `${n} ${plurals.select(n) === 'one' ? one : other}`;

/** @param {number} n */
export const cards = (n) => counted(n, 'card', 'cards');

const NUMBERS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
const ORDINALS = [
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh'],
];

/** A number in words up to twenty, in figures beyond. @param {number} n */
export const number = (n) => NUMBERS[n] ?? String(n);

/** The place in an order in words up to the eleventh. @param {number} n from 1 */
export const ordinal = (n) => ORDINALS[n - 1] ?? `${n}th`;

/** A list of what may be chosen; its items may have commas in them. @param {string[]} items */
export const either = (items) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')}, or ${items[items.length - 1]}` : (items[0] ?? '');

/** "One card is suitable." @param {number} n */
export const suitable = (n) =>
  `${capital(number(n))} ${plurals.select(n) === 'one' ? 'card is' : 'cards are'} suitable.`;
