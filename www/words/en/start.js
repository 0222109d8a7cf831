// English: the start page.

import { dayFormatter } from '../shared.js';
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
  medium: 'Medium',
  stern: 'Stern',
  cruel: 'Cruel',
  any: 'Any deal',
  continue: 'Continue',
  rules: 'Rules',
  lesson: 'Lesson',
  /** How long a game takes. */
  minutes: (/** @type {number} */ n) => `about ${count(n, 'minute', 'minutes')}`,
  /** Wins that are etched into the frame of a game's thumbnail; `of` fill it. */
  etched: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of ? `${n} of ${of} won without hints` : `${count(n, 'win', 'wins')} without hints`,
  resume: 'Continue',
  /** Before the deal code, which is a separate element. */
  inProgress: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, deal ` : `${name}, your own cards`,
  stuck: 'No moves left',
  /** Games in progress besides the offered one. */
  othersInProgress: (/** @type {number} */ n) => `${n} more in progress`,
  variants: (/** @type {string} */ name) => `Variants of ${name}`,
  printed: 'as printed',
  report: 'How many deals are winnable?',
  languages: 'Language',
};

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

/** The deal of the day on the start page. */
export const day = {
  label: 'Deal of the day',
  date: (/** @type {Date} */ date) => dayAndMonth(date),
  play: 'Play today’s deal',
  continue: 'Continue',
  won: (/** @type {number} */ moves) => (moves ? `Won in ${count(moves, 'move', 'moves')}.` : 'Won.'),
  watch: (/** @type {number} */ moves) => `${day.won(moves)} Watch it`,
  otherDays: 'Other days',
  problem: 'Today’s problem',
  problems: 'All problems',
  /** Before the patience and the grade of today’s problem. */
  problemToday: 'Today:',
  /** A problem, for players who have tried none. */
  aboutProblem: 'Four a day, each a minute’s thought.',
  /** A problem, instead of a harder one of today. */
  gentleProblem: 'A gentle one',
  /** Today’s problem; solved on `n` days in a row. */
  problemSolved: (/** @type {number} */ n) =>
    n > 1 ? `Solved. ${count(n, 'day', 'days')} in a row.` : 'Solved. There are four a day.',
  /** Problems of the player’s games that are due. */
  due: (/** @type {number} */ n) => `${count(n, 'problem', 'problems')} from your games`,
  winnable: 'Today’s deal is winnable.',
  /** Survey results for the leading game. */
  odds: (/** @type {Part} */ won, /** @type {Part} */ careful) =>
    `In this game ${someDeals(won)} ${are(won)} winnable. Careful play wins ${someOfThem(careful)}.`,
  /** A streak of won deals of the day, up to today or yesterday. */
  streak: (/** @type {number} */ n) => (n ? `${n}-day streak.` : 'One deal a day.'),
  same: 'The same cards for everyone.',
  /** The row of suits, as a text alternative. */
  recentDays: (
    /** @type {number} */ days,
    /** @type {number} */ won,
    /** @type {number} */ begun,
    /** @type {'won' | 'begun' | 'none'} */ today,
  ) =>
    `Last ${count(days, 'day', 'days')}: ${won} won, ${begun} played, not won. Today: ${{ won: 'won', begun: 'in progress', none: 'not played yet' }[today]}.`,
};

/** A grade and what it means in its game. */
export const grade = {
  /** `share` is null where no survey has counted. */
  relative: (/** @type {string} */ label, /** @type {string} */ name, /** @type {Part | null} */ share) =>
    `${label} for ${name}${share ? `: careful play wins ${someOfThem(share)}` : ''}.`,
  /** Asked once, after the first three deals of a game. */
  ask: 'How hard should your deals be?',
  gentleFirst: 'Your first three deals of each game are gentle. A grade compares deals of the same game.',
};

export { finishes } from './parts.js';
