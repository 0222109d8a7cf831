// English: names of cards, piles and numbers, and how they combine.

import { groupPlaces } from '../shared.js';

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
  J: 'jack',
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

/** Lowers the capital of a sentence or label for use within another. @param {string} text */
export const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);

// Piles

/** Names with a suit in them. @type {Record<string, (suit: string) => string>} */
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
  'guard-left': 'The left guard',
  'guard-right': 'The right guard',
  navy: 'Navy',
  packet: 'Packet',
};

/** Names by role, for piles without a name here. @type {Record<Place['role'], string>} */
const ROLES = {
  stock: 'Stock',
  hand: 'Hand',
  talon: 'Talon',
  foundation: 'foundation',
  tableau: 'Pile',
  reserve: 'Reserve',
  decoration: 'Decoration',
};

/** Names that say no more than the role. */
const PLAIN = new Set(['cell', 'down', 'foundation', 'hand', 'pile', 'stock', 'talon', 'up']);

/**
 * The name of a pile: "Packet 3", "Row 2, column 5". A pile without a name here has its role and the engine's word:
 * "Clubs foundation, odd", "Pile 3, left wing".
 * @param {Place} at
 */
export function place({ name, role, n, row, suit: letter }) {
  const base = NAMES[name] ?? ROLES[role];
  const suited = letter ? (BY_SUIT[name]?.(SUITS[letter]) ?? `${SUITS[letter]} ${lower(base)}`) : base;
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
 * Several piles within a sentence, grouped by name: "columns 3 and 9".
 * @param {Place[]} all @param {boolean} [isRowNamed] true if the sentence has named their row
 */
export function placesWithin(all, isRowNamed = false) {
  const groups = groupPlaces(all, PLURALS).map((some) => {
    const [first] = some;
    if (some.length === 1) return isRowNamed && first.row !== null ? `column ${first.n}` : placeWithin(first);
    const row = isRowNamed || first.row === null ? '' : `row ${first.row}, `;
    return `${row}${PLURALS[first.name]} ${and(some.map(({ n }) => String(n)))}`;
  });
  return and(groups);
}

/** Proper names keep their capital within a sentence. */
const PROPER = new Set(['army', 'navy']);

/** A pile within a sentence. @param {Place} at */
export const placeWithin = (at) => (PROPER.has(at.name) ? place(at) : lower(place(at)));

// Numbers

const plurals = new Intl.PluralRules(locale);

/** @param {number} n @param {string} singular @param {string} plural */
export const counted = (n, singular, plural) => `${n} ${plurals.select(n) === 'one' ? singular : plural}`;

/** @param {number} n */
export const cards = (n) => counted(n, 'card', 'cards');

const NUMBERS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];
/** In words up to twenty, in figures beyond. @param {number} n */
export const number = (n) => NUMBERS[n] ?? String(n);

/** A choice of several, which may contain commas. @param {string[]} items */
export const either = (items) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')}, or ${items[items.length - 1]}` : (items[0] ?? '');

/** "One card can go home." @param {number} n */
export const canGoHome = (n) =>
  n ? `${capital(number(n))} ${plurals.select(n) === 'one' ? 'card' : 'cards'} can go home.` : 'Nothing can go home.';
