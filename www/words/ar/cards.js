// Arabic: names of cards, piles and numbers, and how they combine.
//
// The words for suits and ranks are those of card tables from Cairo to Damascus, as Arabic catalogues of card programs have
// them where a player translated (GNOME Aisleriot, KDE's card games); ولد is said for the knave, and the two is اثنين in every
// case, as a name. The stock is المخزون (GNOME Aisleriot), the talon كومة المكشوف, a pile of Sly كومة. Figures are the
// Latin ones, as they stand on the cards and in codes.

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

/** The rank alone, with its article. @param {Card} name */
export const rank = (name) => `ال${RANKS[name[0]]}`;

/** A card of this rank, any. @param {Card} name */
export const anyRank = (name) => RANKS[name[0]];

/** The suit alone, with its article. @param {Card} name */
export const suit = (name) => SUITS[name[1]];

/** The word that agrees with a card. @param {Card} name @param {string} masculine @param {string} feminine */
export const agreeing = (name, masculine, feminine) => ('A2JK'.includes(name[0]) ? masculine : feminine);

/** The word that agrees with a suit: الكبّة alone is feminine. @param {Card} name @param {string} masculine @param {string} feminine */
export const agreeingSuit = (name, masculine, feminine) => (name[1] === 'H' ? feminine : masculine);

/** A code or a move in our notation: from left to right, whatever stands round it. @param {string} code */
export const isolated = (code) => `\u2066${code}\u2069`;

// Places

/** Of places that go by suit, the suit in another place than usual. @type {Record<string, (suit: string) => string>} */
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

/** What a place is called by what it is for. @type {Record<Place['role'], string>} */
const ROLES = {
  stock: 'المخزون',
  hand: 'اليد',
  talon: 'كومة المكشوف',
  foundation: 'أساس',
  tableau: 'كومة',
  reserve: 'الاحتياط',
  decoration: 'زينة',
};

/** Words for places that say no more than what they are for. */
const PLAIN = new Set(['cell', 'down', 'foundation', 'hand', 'pack', 'pile', 'talon', 'up']);

/**
 * A place by its name: "الكومة 3"، "الصف 2، العمود 5". One whose word is not known here is named by what it is for, and by
 * the word itself, which tells it from others of its kind.
 * @param {Place} at
 */
export function place({ name, role, n, row, suit: letter }) {
  const base = NAMES[name] ?? ROLES[role];
  const suited = letter ? (BY_SUIT[name]?.(SUITS[letter]) ?? `${base} ${SUITS[letter]}`) : base;
  const named = NAMES[name] || BY_SUIT[name] || PLAIN.has(name);
  const which = row === null ? (n === null ? suited : `${suited} ${n}`) : `الصف ${row}، العمود ${n}`;
  return named ? which : `${which}، ${isolated(name.replaceAll('-', ' '))}`;
}

/** @type {Record<string, string>} */
const PLURALS = { cell: 'الأعمدة', column: 'الأعمدة', packet: 'الكومات' };

/** Two of a name. @type {Record<string, string>} */
const DUALS = { cell: 'العمودان', column: 'العمودان', packet: 'الكومتان' };

/**
 * Several places, those of one name together: "الأعمدة 3 و9".
 * @param {Place[]} all @param {boolean} [within] whether it has been said which row they are in
 */
export function places(all, within = false) {
  const groups = groupPlaces(all, PLURALS).map((some) => {
    const [first] = some;
    if (some.length === 1) return within && first.row !== null ? `العمود ${first.n}` : place(first);
    const row = within || first.row === null ? '' : `الصف ${first.row}، `;
    return `${row}${(some.length === 2 ? DUALS : PLURALS)[first.name]} ${both(some.map(({ n }) => String(n)))}`;
  });
  return both(groups);
}

// Numbers

const plurals = new Intl.PluralRules(locale);

/**
 * What is counted, in the cases of Arabic: one and two are said without a figure.
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
export const ofCards = (n) => counted(n, { ...CARDS, two: 'ورقتين' });

/** The order of deals and rows, masculine. */
const ORDINALS = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع', 'الثامن', 'التاسع', 'العاشر'];

/** "الصف الثالث": the place in an order, up to the tenth in words. @param {string} noun masculine @param {number} n from 1 */
export const nth = (noun, n) => `${noun} ${ORDINALS[n - 1] ?? n}`;

/** "الجولة الثالثة". @param {string} noun feminine @param {number} n from 1 */
export const nthFeminine = (noun, n) => {
  if (n === 1) return `${noun} الأولى`;
  return ORDINALS[n - 1] ? `${noun} ${ORDINALS[n - 1]}ة` : `${noun} ${n}`;
};

const choices = lazy(() => new Intl.ListFormat(locale, { type: 'disjunction' }));
const all = lazy(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** A list of what may be chosen. @param {string[]} items */
export const either = (items) => choices().format(items);

/** A list of what belongs together. @param {string[]} items */
export const both = (items) => all().format(items);

/** "ورقتان جاهزتان للأساس." @param {number} n */
export const suitable = (n) => {
  if (!n) return 'لا توجد ورقة جاهزة للأساس.';
  return `${counted(n, { one: 'ورقة واحدة جاهزة للأساس', two: 'ورقتان جاهزتان للأساس', few: 'أوراق جاهزة للأساس', many: 'ورقة جاهزة للأساس', other: 'ورقة جاهزة للأساس' })}.`;
};
