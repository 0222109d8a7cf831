// Arabic: names of cards, piles and numbers, and how they combine.
//
// The words for suits and ranks are those of card tables from Cairo to Damascus, as Arabic catalogues of card programs have
// them where a player translated (GNOME Aisleriot, KDE's card games); ولد is the jack, and the two is اثنين in every
// case, as a name. The stock is المخزون (GNOME Aisleriot), the talon كومة المكشوف, a pile of Sly كومة. Figures are
// Latin, as on the cards and in codes.

import { groupPlaces, lazy } from '../shared.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

export const locale = 'ar-u-nu-latn';

/** @type {Record<string, string>} */
const RANKS = {
  A: 'آس',
  2: 'اثنين',
  3: 'ثلاثة',
  4: 'أربعة',
  5: 'خمسة',
  6: 'ستة',
  7: 'سبعة',
  8: 'ثمانية',
  9: 'تسعة',
  T: 'عشرة',
  J: 'ولد',
  Q: 'ملكة',
  K: 'ملك',
};
/** @type {Record<string, string>} */
const SUITS = { C: 'السباتي', D: 'الديناري', H: 'الكبّة', S: 'البستوني' };

/** "عشرة السباتي": definite by what follows. @param {Card} name two characters */
export const card = (name) => `${RANKS[name[0]]} ${suit(name)}`;

/** @param {Card} name */
export const rank = (name) => `ال${RANKS[name[0]]}`;

/** Any card of this rank. @param {Card} name */
export const anyRank = (name) => RANKS[name[0]];

/** @param {Card} name */
export const suit = (name) => SUITS[name[1]];

/** The word that agrees with a card. @param {Card} name @param {string} masculine @param {string} feminine */
export const agreeing = (name, masculine, feminine) => ('A2JK'.includes(name[0]) ? masculine : feminine);

/** The word that agrees with a suit: الكبّة alone is feminine. @param {Card} name @param {string} masculine @param {string} feminine */
export const agreeingSuit = (name, masculine, feminine) => (name[1] === 'H' ? feminine : masculine);

/** "على أساسها", after a card: home. @param {Card} name */
export const onFoundation = (name) => agreeing(name, 'على أساسه', 'على أساسها');

/** A code or move in notation, isolated from left to right. @param {string} code */
export const isolated = (code) => `\u2066${code}\u2069`;

// Piles

/** @type {Record<string, (suit: string) => string>} */
const BY_SUIT = {
  admiral: (suit) => `أميرال ${suit}`,
  general: (suit) => `جنرال ${suit}`,
  up: (suit) => `${suit} صعودًا`,
  down: (suit) => `${suit} نزولًا`,
};

/** @type {Record<string, string>} */
const NAMES = {
  'black-talon': 'كومة المكشوف السوداء',
  'red-talon': 'كومة المكشوف الحمراء',
  army: 'الجيش',
  column: 'العمود',
  empress: 'الإمبراطورة',
  grace: 'السماح',
  'guard-left': 'الحرس الأيسر',
  'guard-right': 'الحرس الأيمن',
  navy: 'الأسطول',
  packet: 'الكومة',
};

/** @type {Record<Place['role'], string>} */
const ROLES = {
  stock: 'المخزون',
  hand: 'اليد',
  talon: 'كومة المكشوف',
  foundation: 'أساس',
  tableau: 'كومة',
  reserve: 'الاحتياط',
  decoration: 'زينة',
};

const PLAIN = new Set(['cell', 'down', 'foundation', 'hand', 'pile', 'stock', 'talon', 'up']);

/** "الكومة 3"، "الصف 2، العمود 5". @param {Place} at */
export function place({ name, role, n, row, suit: letter }) {
  const base = NAMES[name] ?? ROLES[role];
  const suited = letter ? (BY_SUIT[name]?.(SUITS[letter]) ?? `${base} ${SUITS[letter]}`) : base;
  const named = NAMES[name] || BY_SUIT[name] || PLAIN.has(name);
  const which = row === null ? (n === null ? suited : `${suited} ${n}`) : `الصف ${row}، العمود ${n}`;
  return named ? which : `${which}، ${isolated(name.replaceAll('-', ' '))}`;
}

/** In a sentence; in the Army and the Navy "الخانة 3 من الجيش". @param {Place} at */
export const thePlace = (at) =>
  (at.name === 'army' || at.name === 'navy') && at.n !== null ? `الخانة ${at.n} من ${NAMES[at.name]}` : place(at);

/** @type {Record<string, string>} */
const PLURALS = { cell: 'الأعمدة', column: 'الأعمدة', packet: 'الكومات' };

/** Duals. @type {Record<string, string>} */
const DUALS = { cell: 'العمودان', column: 'العمودان', packet: 'الكومتان' };

/** "الأعمدة 3 و9". @param {Place[]} all @param {boolean} [isRowNamed] */
export function places(all, isRowNamed = false) {
  const groups = groupPlaces(all, PLURALS).map((some) => {
    const [first] = some;
    if (some.length === 1) return isRowNamed && first.row !== null ? `العمود ${first.n}` : place(first);
    const row = isRowNamed || first.row === null ? '' : `الصف ${first.row}، `;
    return `${row}${(some.length === 2 ? DUALS : PLURALS)[first.name]} ${both(some.map(({ n }) => String(n)))}`;
  });
  return both(groups);
}

// Numbers

const plurals = new Intl.PluralRules(locale);

/**
 * A noun in the cases of Arabic; for 1 and 2 it has no figure.
 * @typedef {object} Noun
 * @property {string} one
 * @property {string} two
 * @property {string} few from three to ten
 * @property {string} many from eleven to ninety-nine
 * @property {string} other from a hundred on
 */

/** @param {number} n @param {Noun} noun */
export function counted(n, noun) {
  const form = plurals.select(n);
  if (form === 'one') return noun.one;
  if (form === 'two') return noun.two;
  return `${n} ${form === 'few' ? noun.few : form === 'many' ? noun.many : noun.other}`;
}

/** @type {Noun} */
const CARDS = { one: 'ورقة واحدة', two: 'ورقتان', few: 'أوراق', many: 'ورقة', other: 'ورقة' };

/** @param {number} n */
export const cards = (n) => counted(n, CARDS);

/** The same after a preposition. @param {number} n */
export const countedCards = (n) => counted(n, { ...CARDS, two: 'ورقتين' });

/** Ordinals, masculine. */
const ORDINALS = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع', 'الثامن', 'التاسع', 'العاشر'];

/** "الصف الثالث", in words up to the tenth. @param {string} noun masculine @param {number} n from 1 */
export const nth = (noun, n) => `${noun} ${ORDINALS[n - 1] ?? n}`;

/** "الجولة الثالثة". @param {string} noun feminine @param {number} n from 1 */
export const nthFeminine = (noun, n) => {
  if (n === 1) return `${noun} الأولى`;
  return ORDINALS[n - 1] ? `${noun} ${ORDINALS[n - 1]}ة` : `${noun} ${n}`;
};

const choices = lazy(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
const all = lazy(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** @param {string[]} items */
export const either = (items) => choices().format(items);

/** @param {string[]} items */
export const both = (items) => all().format(items);

/** "ورقتان جاهزتان للأساس." @param {number} n */
export const canGoHome = (n) => {
  if (!n) return 'لا توجد ورقة جاهزة للأساس.';
  return `${counted(n, { one: 'ورقة واحدة جاهزة للأساس', two: 'ورقتان جاهزتان للأساس', few: 'أوراق جاهزة للأساس', many: 'ورقة جاهزة للأساس', other: 'ورقة جاهزة للأساس' })}.`;
};
