// German: names of cards, piles and numbers, and how they combine.
//
// Terms of German players and programs. GNOME Aisleriot: Restestapel (the book's talon), Reserve, geben, Runde, Tipp,
// Rückgängig, Wiederholen. Books and forums: Grundstapel, Auslage, Folge, passen, lösbar. Skat: blank (a king with no card
// on it). The stock is Stapel, as Aisleriot's Talon would be taken for the book's talon. Patience is one of the games, Partie a
// player's play, Spiel a deal. legen is to place, ablegen to play home. Farbe is the suit; colours are rot and schwarz. The
// player is du. A whole sentence after a colon begins with a capital.

import { groupPlaces } from '../shared.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

export const locale = 'de-DE';

/** @type {Record<string, string>} */
const RANKS = {
  A: 'Ass',
  2: 'Zwei',
  3: 'Drei',
  4: 'Vier',
  5: 'Fünf',
  6: 'Sechs',
  7: 'Sieben',
  8: 'Acht',
  9: 'Neun',
  T: 'Zehn',
  J: 'Bube',
  Q: 'Dame',
  K: 'König',
};
/** @type {Record<string, string>} */
const SUITS = { C: 'Kreuz', D: 'Karo', H: 'Herz', S: 'Pik' };

/** @typedef {'nom' | 'acc' | 'dat' | 'gen'} Case */

/** The gender of the ace, of king and jack, of all others. @typedef {'das' | 'der' | 'die'} Gender */
/** @type {Record<Gender, Record<Case, string>>} */
const THE = {
  das: { nom: 'das', acc: 'das', dat: 'dem', gen: 'des' },
  der: { nom: 'der', acc: 'den', dat: 'dem', gen: 'des' },
  die: { nom: 'die', acc: 'die', dat: 'der', gen: 'der' },
};
/** @type {Record<Gender, Record<Case, string>>} */
const A = {
  das: { nom: 'ein', acc: 'ein', dat: 'einem', gen: 'eines' },
  der: { nom: 'ein', acc: 'einen', dat: 'einem', gen: 'eines' },
  die: { nom: 'eine', acc: 'eine', dat: 'einer', gen: 'einer' },
};

/** @param {Card} name @returns {Gender} */
export const gender = (name) => (name[0] === 'A' ? 'das' : 'JK'.includes(name[0]) ? 'der' : 'die');

/** "Zehn". @param {Card} name @param {Case} [how] */
export function rank(name, how = 'nom') {
  const nominative = RANKS[name[0]];
  if (how === 'nom') return nominative;
  if (name[0] === 'J') return 'Buben';
  if (how === 'gen' && name[0] === 'K') return 'Königs';
  return how === 'gen' && name[0] === 'A' ? 'Asses' : nominative;
}

/** @param {Card} name */
export const suit = (name) => SUITS[name[1]];

/** @param {Card} name two characters @param {Case} [how] */
export const card = (name, how = 'nom') => `${suit(name)}-${rank(name, how)}`;

/** "die Kreuz-Zehn", "den Herz-Buben". @param {Card} name @param {Case} [how] */
export const the = (name, how = 'nom') => `${THE[gender(name)][how]} ${card(name, how)}`;

/** "eine Kreuz-Zehn", "einen Herz-Buben". @param {Card} name @param {Case} [how] */
export const aCard = (name, how = 'nom') => `${A[gender(name)][how]} ${card(name, how)}`;

/** "von der Kreuz-Zwei", "vom Herz-Buben". @param {Card} name */
export const fromThe = (name) => `${gender(name) === 'die' ? 'von der' : 'vom'} ${card(name, 'dat')}`;

/** "zur Kreuz-Zwei", "zum Herz-Buben". @param {Card} name */
export const toThe = (name) => `${gender(name) === 'die' ? 'zur' : 'zum'} ${card(name, 'dat')}`;

/** "die Zehn", "den Buben". @param {Card} name @param {Case} [how] */
export const theRank = (name, how = 'nom') => `${THE[gender(name)][how]} ${rank(name, how)}`;

/** "eine Zehn", "einen Buben". @param {Card} name @param {Case} [how] */
export const aRank = (name, how = 'nom') => `${A[gender(name)][how]} ${rank(name, how)}`;

/** A pronoun for a card. @param {Card} name @param {'nom' | 'acc'} [how] */
export const it = (name, how = 'nom') =>
  ({ das: { nom: 'es', acc: 'es' }, der: { nom: 'er', acc: 'ihn' }, die: { nom: 'sie', acc: 'sie' } })[gender(name)][
    how
  ];

/** A relative pronoun: "die", "den", "das". @param {Card} name @param {Case} [how] */
export const which = (name, how = 'nom') => THE[gender(name)][how];

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** First words of labels that are no nouns. */
const SMALL =
  /^(Auf|Aus|Mit|Zum|Zur|In|Die|Der|Das|Den|Dem|Eine|Einen|Ein|Nichts|Alle|Alles|Beiseite|Nächste|Unterste|Ablegen|Geben|Legen)(?=[ ,.]|$)/;

/** Nouns keep their capital. @param {string} text */
export const lower = (text) => text.replace(SMALL, (word) => word.toLowerCase());

// Piles

/** @type {Record<string, (suit: string) => string>} */
const BY_SUIT = {
  admiral: (suit) => `${suit}-Admiral`,
  general: (suit) => `${suit}-General`,
  up: (suit) => `${suit} steigend`,
  down: (suit) => `${suit} fallend`,
};

/** With their gender. @type {Record<string, [name: string, gender: Gender]>} */
const NAMES = {
  'black-talon': ['schwarzer Restestapel', 'der'],
  'red-talon': ['roter Restestapel', 'der'],
  army: ['Heer', 'das'],
  column: ['Spalte', 'die'],
  empress: ['Die Kaiserin', 'die'],
  grace: ['Gnade', 'die'],
  'guard-left': ['Die linke Garde', 'die'],
  'guard-right': ['Die rechte Garde', 'die'],
  navy: ['Flotte', 'die'],
  packet: ['Päckchen', 'das'],
};

/** @type {Record<Place['role'], string>} */
const ROLES = {
  stock: 'Stapel',
  hand: 'In der Hand',
  talon: 'Restestapel',
  foundation: 'Grundstapel',
  tableau: 'Platz',
  reserve: 'Reserve',
  decoration: 'Zierde',
};

const PLAIN = new Set(['cell', 'down', 'foundation', 'hand', 'pile', 'stock', 'talon', 'up']);

/** "Päckchen 3", "Reihe 2, Spalte 5". @param {Place} at */
export function place({ name, role, n, row, suit: letter }) {
  const base = NAMES[name]?.[0] ?? ROLES[role];
  const suited = letter ? (BY_SUIT[name]?.(SUITS[letter]) ?? `${SUITS[letter]}-${base}`) : base;
  const named = NAMES[name] || BY_SUIT[name] || PLAIN.has(name);
  const which = row === null ? capital(n === null ? suited : `${suited} ${n}`) : `Reihe ${row}, Spalte ${n}`;
  return named ? which : `${which}, ${name.replaceAll('-', ' ')}`;
}

/** @param {Place} at */
export const placeWithin = (at) =>
  place(at).replace(/^(Schwarzer|Roter|In der|Die)(?= )/, (word) => word.toLowerCase());

/** @type {Record<string, string>} */
const PLURALS = { cell: 'Spalten', column: 'Spalten', packet: 'Päckchen' };

/** @param {string[]} items */
export const and = (items) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}` : (items[0] ?? '');

/** "Spalten 3 und 9". @param {Place[]} all @param {boolean} [isRowNamed] */
export function placesWithin(all, isRowNamed = false) {
  const groups = groupPlaces(all, PLURALS).map((some) => {
    const [first] = some;
    if (some.length === 1) return isRowNamed && first.row !== null ? `Spalte ${first.n}` : placeWithin(first);
    const row = isRowNamed || first.row === null ? '' : `Reihe ${first.row}, `;
    return `${row}${PLURALS[first.name]} ${and(some.map(({ n }) => String(n)))}`;
  });
  return and(groups);
}

/** @type {Record<string, string>} */
const BODIES = { army: 'des Heers', navy: 'der Flotte' };

/** A card's pile: "Päckchen 3", "Platz 3 des Heers". @param {Place} at */
export const placeAt = (at) =>
  BODIES[at.name] && at.n !== null ? `Platz ${at.n} ${BODIES[at.name]}` : placeWithin(at);

/** A pile as the subject of a sentence: "Päckchen 3", "der rote Restestapel". @param {Place} at */
export function placeSubject(at) {
  if (at.role === 'stock') return 'der Stapel';
  if (at.role === 'hand') return 'deine Hand';
  if (at.name === 'red-talon') return 'der rote Restestapel';
  if (at.name === 'black-talon') return 'der schwarze Restestapel';
  if (at.name === 'grace') return 'der Platz der Gnade';
  if (at.name === 'up' || at.name === 'down') return `der Grundstapel ${placeWithin(at)}`;
  return at.role === 'foundation' ? `der ${placeWithin(at)}` : placeAt(at);
}

/** Where a card comes from: "von Päckchen 3", "aus Spalte 3", "aus der Hand". @param {Place} at */
export function placeFrom(at) {
  if (at.role === 'hand') return 'aus der Hand';
  if (at.role === 'stock') return 'vom Stapel';
  if (at.name === 'red-talon') return 'vom roten Restestapel';
  if (at.name === 'black-talon') return 'vom schwarzen Restestapel';
  if (at.name === 'grace') return 'vom Platz der Gnade';
  if (at.role === 'reserve') return `aus der ${placeWithin(at)}`;
  return `${at.row !== null || at.name === 'column' ? 'aus' : 'von'} ${placeAt(at)}`;
}

/** Where a card goes: "auf Päckchen 3", "in Spalte 3", "auf Platz 4 des Heers". @param {Place} at */
export function placeTo(at) {
  if (at.row !== null) return `in ${placeWithin(at)}`;
  if (at.name === 'red-talon') return 'auf den roten Restestapel';
  if (at.name === 'black-talon') return 'auf den schwarzen Restestapel';
  if (at.role === 'hand') return 'in die Hand';
  if (at.role === 'stock') return 'auf den Stapel';
  if (at.name === 'grace') return 'auf den Platz der Gnade';
  if (at.name === 'up' || at.name === 'down') return `zum Grundstapel ${placeWithin(at)}`;
  if (at.role === 'foundation') return `zum ${placeWithin(at)}`;
  return at.name === 'column' ? `in ${placeAt(at)}` : `auf ${placeAt(at)}`;
}

// Numbers

const plurals = new Intl.PluralRules(locale);

/** @param {number} n @param {string} singular @param {string} plural */
export const counted = (n, singular, plural) => `${n} ${plurals.select(n) === 'one' ? singular : plural}`;

/** @param {number} n */
export const cards = (n) => counted(n, 'Karte', 'Karten');

const NUMBERS = [
  ...['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  ...['dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn', 'zwanzig'],
];

/** Feminine. @param {number} n */
export const number = (n) => NUMBERS[n] ?? String(n);

/** @param {string[]} items */
export const either = (items) =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} oder ${items[items.length - 1]}` : (items[0] ?? '');

/** "Eine Karte passt." @param {number} n */
export const canGoHome = (n) =>
  `${capital(number(n))} ${plurals.select(n) === 'one' || n === 0 ? 'Karte passt' : 'Karten passen'}.`;
