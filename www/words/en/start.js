// English: the start page.

import { lazily } from '../shared.js';
import { count, locale } from './numbers.js';
import { are, someDeals, someOfThem } from './parts.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const start = {
  plate: (/** @type {number} */ n) => `Plate ${NUMERALS[n - 1] ?? n}`,
  deal: 'Deal',
  newDeal: 'New deal',
  deals: 'New deals',
  winnable: 'Winnable',
  gentle: 'Gentle',
  fair: 'Medium',
  stern: 'Stern',
  cruel: 'Cruel',
  any: 'Any deal',
  goOn: 'Continue',
  rules: 'Rules',
  lesson: 'Lesson',
  resume: 'Continue',
  /** Before the deal code, which is an element of its own. */
  inHand: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, deal ` : `${name}, your own cards`,
  stuck: 'No moves left',
  /** Games in progress besides the offered one. */
  more: (/** @type {number} */ n) => `${n} more in progress`,
  variants: (/** @type {string} */ name) => `Variants of ${name}`,
  printed: 'as printed',
  report: 'How many deals are winnable?',
  languages: 'Language',
};

const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));

/** The deal of the day on the start page. */
export const day = {
  label: 'Deal of the day',
  date: (/** @type {Date} */ date) => dayAndMonth().format(date),
  play: 'Play today’s deal',
  goOn: 'Continue',
  won: (/** @type {number} */ moves) => (moves ? `Won in ${count(moves, 'move', 'moves')}.` : 'Won.'),
  watch: (/** @type {number} */ moves) => `${day.won(moves)} Watch it`,
  others: 'Other days',
  winnable: 'Today’s deal is winnable.',
  /** What the surveys say of all deals of the leading game. */
  odds: (/** @type {Part} */ won, /** @type {Part} */ careful) =>
    `In this game ${someDeals(won)} ${are(won)} winnable. Careful play wins ${someOfThem(careful)}.`,
  /** Days in a row, up to today or yesterday, on which the deal of the day was won. */
  run: (/** @type {number} */ n) => (n ? `${n}-day streak.` : 'One deal a day.'),
  same: 'The same cards for everyone.',
  /** The row of suits, as a text alternative. */
  last: (
    /** @type {number} */ days,
    /** @type {number} */ won,
    /** @type {number} */ begun,
    /** @type {'won' | 'begun' | 'none'} */ today,
  ) =>
    `Last ${count(days, 'day', 'days')}: ${won} won, ${begun} played, not won. Today: ${{ won: 'won', begun: 'in progress', none: 'not played yet' }[today]}.`,
};
