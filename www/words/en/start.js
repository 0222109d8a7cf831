// English: the start page.

import { lazily } from '../shared.js';
import { count, locale } from './numbers.js';
import { capital, some } from './parts.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const start = {
  plate: (/** @type {number} */ n) => `Plate ${NUMERALS[n - 1] ?? n}`,
  deal: 'Deal',
  newDeal: 'New deal',
  deals: 'New deals',
  winnable: 'Any that can be won',
  gentle: 'Gentle',
  fair: 'Fair',
  stern: 'Stern',
  cruel: 'Cruel',
  any: 'All deals',
  goOn: 'Go on',
  rules: 'Rules',
  lesson: 'First lesson',
  resume: 'Continue',
  /** Before the code of the deal, which is set in type of its own. */
  inHand: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, deal ` : `${name}, your own cards`,
  stuck: 'No move left',
  /** Games beside the one that is offered to be continued. */
  more: (/** @type {number} */ n) => `${n} more in hand`,
  variants: (/** @type {string} */ name) => `How it is played: ${name}`,
  printed: 'as printed',
  report: 'How many deals can be won?',
  languages: 'Language',
};

const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));
const FEW = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** The deal of the day on the start page. */
export const day = {
  label: 'Deal of the day',
  date: (/** @type {Date} */ date) => dayAndMonth().format(date),
  play: 'Play today’s deal',
  goOn: 'Go on',
  won: (/** @type {number} */ moves) => (moves ? `Won in ${count(moves, 'move', 'moves')}.` : 'Won.'),
  watch: (/** @type {number} */ moves) => `${day.won(moves)} Watch it`,
  others: 'Other days',
  winnable: 'Today’s deal can be won.',
  /** What the surveys say of all deals of the game that leads. */
  odds: (/** @type {Part} */ won, /** @type {Part} */ careful) =>
    `In this game ${some(won)} deals can be won; a careful player wins ${some(careful)}.`,
  /** Days on which a deal of the day was won, the last of them today or yesterday. */
  run: (/** @type {number} */ n) =>
    n > 1 ? `${capital(FEW[n] ?? String(n))} days in a row.` : n ? 'One day won.' : 'One deal a day.',
  same: 'The same cards for everyone.',
  /** The row of suits, heard as one picture. */
  last: (
    /** @type {number} */ days,
    /** @type {number} */ won,
    /** @type {number} */ begun,
    /** @type {'won' | 'begun' | 'none'} */ today,
  ) =>
    `The last ${days} days: ${won} won, ${begun} played and not won. Today: ${{ won: 'won', begun: 'begun', none: 'not yet played' }[today]}.`,
};
