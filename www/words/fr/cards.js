// French: names of cards, piles and numbers, and how they combine.
//
// The player is "vous". One word for each thing, as in the glossary. Sources: GNOME Aisleriot’s French catalogue (pioche,
// défausse, fondation, réserve, colonne, distribuer, indice, annuler, rétablir); French card books (réussite, donne, coup,
// valet, enseigne, combler). The book’s talon is "la défausse": French players call the stock "talon". "Couleur" is red or
// black; clubs, diamonds, hearts and spades are "enseignes", as the Empress needs both. A card that goes to its foundation
// "rentre" (never with an object: the player "joue" it); "gagnable", "perdue", "indécise" are the verdicts.
//
// Before ; : ! ? » and after « stands a narrow no-break space (U+202F). Only the queen is feminine, only the ace elides.

import { groupPlaces, lazy } from '../shared.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

export const locale = 'fr-FR';

/** @type {Record<string, string>} */
const RANKS = {
  A: 'as',
  2: 'deux',
  3: 'trois',
  4: 'quatre',
  5: 'cinq',
  6: 'six',
  7: 'sept',
  8: 'huit',
  9: 'neuf',
  T: 'dix',
  J: 'valet',
  Q: 'dame',
  K: 'roi',
};
/** @type {Record<string, string>} */
const SUITS = { C: 'trèfle', D: 'carreau', H: 'cœur', S: 'pique' };

/** An article with the space after it. @typedef {'' | 'le ' | 'la ' | 'l’'} Article */

/** "À" before an article. @type {Record<Article, string>} */
const TO = { '': '', 'le ': 'au ', 'la ': 'à la ', 'l’': 'à l’' };
/** "De" before an article. @type {Record<Article, string>} */
const OF = { '': '', 'le ': 'du ', 'la ': 'de la ', 'l’': 'de l’' };

/** True if a card is feminine. @param {Card} name */
export const feminine = (name) => name[0] === 'Q';

/** @param {Card} name @returns {Article} */
const article = (name) => (feminine(name) ? 'la ' : name[0] === 'A' ? 'l’' : 'le ');

/** A word in -é, -i, -s, -t that agrees with a card: "posé", "posée". @param {Card} name @param {string} word */
export const agree = (name, word) => (feminine(name) ? `${word}e` : word);

/** "Il" or "elle". @param {Card} name */
export const it = (name) => (feminine(name) ? 'elle' : 'il');

/** After a verb: "posez-le", "posez-la". @param {Card} name */
export const him = (name) => (feminine(name) ? 'la' : 'le');

/** @param {Card} name two characters */
export const card = (name) => `${rank(name)} de ${suit(name)}`;

/** "Le dix de trèfle", "la dame", "l’as". @param {Card} name */
export const the = (name) => `${article(name)}${card(name)}`;

/** "Un dix de trèfle", "une dame". @param {Card} name */
export const aCard = (name) => `${agree(name, 'un')} ${card(name)}`;

/** "Du dix de trèfle". @param {Card} name */
export const ofThe = (name) => `${OF[article(name)]}${card(name)}`;

/** "Au dix de trèfle". @param {Card} name */
export const toThe = (name) => `${TO[article(name)]}${card(name)}`;

/** @param {Card} name */
export const rank = (name) => RANKS[name[0]];

/** "Le dix", "la dame", "l’as". @param {Card} name */
export const theRank = (name) => `${article(name)}${rank(name)}`;

/** "Du dix", "de la dame". @param {Card} name */
export const ofTheRank = (name) => `${OF[article(name)]}${rank(name)}`;

/** "Au dix", "à la dame". @param {Card} name */
export const toTheRank = (name) => `${TO[article(name)]}${rank(name)}`;

/** A card of this rank: "un dix", "une dame". @param {Card} name */
export const any = (name) => `${agree(name, 'un')} ${rank(name)}`;

/** @param {Card} name */
export const suit = (name) => SUITS[name[1]];

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {string} text */
export const lower = (text) => text.charAt(0).toLowerCase() + text.slice(1);

// Piles

/** A pile's name with its article. @typedef {[Article, string]} Noun */

/** @type {Record<string, (suit: string) => Noun>} */
const BY_SUIT = {
  admiral: (suit) => ['l’', `amiral de ${suit}`],
  general: (suit) => ['le ', `général de ${suit}`],
  up: (suit) => ['le ', `${suit} montant`],
  down: (suit) => ['le ', `${suit} descendant`],
};

/** @type {Record<string, Noun>} */
const NAMES = {
  'black-talon': ['la ', 'défausse noire'],
  'red-talon': ['la ', 'défausse rouge'],
  army: ['l’', 'Armée'],
  column: ['la ', 'colonne'],
  empress: ['l’', 'Impératrice'],
  grace: ['la ', 'grâce'],
  'guard-left': ['la ', 'garde de gauche'],
  'guard-right': ['la ', 'garde de droite'],
  navy: ['la ', 'Marine'],
  packet: ['le ', 'paquet'],
};

/** @type {Record<Place['role'], Noun>} */
const ROLES = {
  stock: ['la ', 'pioche'],
  hand: ['', 'en main'],
  talon: ['la ', 'défausse'],
  foundation: ['la ', 'fondation'],
  tableau: ['la ', 'pile'],
  reserve: ['la ', 'réserve'],
  decoration: ['le ', 'décor'],
};

const PLAIN = new Set(['cell', 'down', 'foundation', 'hand', 'pile', 'stock', 'talon', 'up']);

/** @param {Place} at @returns {Noun} */
function noun({ name, role, n, row, suit: letter }) {
  const base = NAMES[name] ?? ROLES[role];
  /** @type {Noun} */
  const suited = letter ? (BY_SUIT[name]?.(SUITS[letter]) ?? [base[0], `${base[1]} de ${SUITS[letter]}`]) : base;
  /** @type {Noun} */
  const which =
    row === null ? [suited[0], n === null ? suited[1] : `${suited[1]} ${n}`] : ['la ', `rangée ${row}, colonne ${n}`];
  const named = NAMES[name] || BY_SUIT[name] || PLAIN.has(name);
  return named ? which : [which[0], `${which[1]}, ${name.replaceAll('-', ' ')}`];
}

/** "Paquet 3", "Rangée 2, colonne 5". @param {Place} at */
export const place = (at) => capital(noun(at)[1]);

/** @param {Place} at */
export const placeWithin = (at) => noun(at)[1];

/** A word that agrees with a place. @param {Place} at @param {string} masculine @param {string} feminine */
export const agreePlace = (at, masculine, feminine) =>
  noun(at)[0] === 'la ' || at.name === 'army' || at.name === 'empress' ? feminine : masculine;

/** In the Army and the Navy: "la place 3 de l’Armée". @param {Place} at @returns {Noun} */
function whole(at) {
  const { name, n } = at;
  if (at.role === 'hand') return ['la ', 'main'];
  if ((name !== 'army' && name !== 'navy') || n === null) return noun(at);
  const [of, body] = NAMES[name];
  return ['la ', `place ${n} ${OF[of]}${body}`];
}

/** With its article: "le paquet 3", "la place 3 de l’Armée". @param {Place} at */
export const thePlace = (at) => whole(at).join('');

/** "Au paquet 3", "à la colonne 2". @param {Place} at */
export function toPlace(at) {
  const [before, name] = whole(at);
  return `${TO[before]}${name}`;
}

/** Plurals. @type {Record<string, string>} */
const PLURALS = { cell: 'colonnes', column: 'colonnes', packet: 'paquets' };

/** "colonnes 3 et 9". @param {Place[]} places @param {boolean} [isRowNamed] */
export function placesWithin(places, isRowNamed = false) {
  const groups = groupPlaces(places, PLURALS).map((some) => {
    const [first] = some;
    if (some.length === 1) return isRowNamed && first.row !== null ? `colonne ${first.n}` : placeWithin(first);
    const row = isRowNamed || first.row === null ? '' : `rangée ${first.row}, `;
    return `${row}${PLURALS[first.name]} ${both(some.map(({ n }) => String(n)))}`;
  });
  return both(groups);
}

// Numbers

const plurals = new Intl.PluralRules(locale);

/** True if a number takes the singular: 0 and 1. @param {number} n */
export const single = (n) => plurals.select(n) === 'one';

/** @param {number} n @param {string} singular @param {string} plural */
export const counted = (n, singular, plural) => `${n} ${single(n) ? singular : plural}`;

/** @param {number} n */
export const cards = (n) => counted(n, 'carte', 'cartes');

const NUMBERS = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze', 'treize'],
  ...['quatorze', 'quinze', 'seize', 'dix-sept', 'dix-huit', 'dix-neuf', 'vingt'],
];

/** @param {number} n */
export const number = (n) => NUMBERS[n] ?? String(n);

/** Feminine. @param {number} n */
export const numberOf = (n) => (n === 1 ? 'une' : number(n));

const choice = lazy(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
const all = lazy(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** "a, b ou c". @param {string[]} items */
export const either = (items) => choice().format(items);

/** "A, b et c". @param {string[]} items */
export const both = (items) => all().format(items);

/** "Une carte peut rentrer." @param {number} n */
export const canGoHome = (n) => {
  if (n === 0) return 'Rien ne peut rentrer.';
  return n === 1 ? 'Une carte peut rentrer.' : `${capital(number(n))} cartes peuvent rentrer.`;
};
