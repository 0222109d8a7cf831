// English: a game that is won.

import { lazily } from '../shared.js';
import { count, locale } from './numbers.js';
import { capital, some } from './parts.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

const numbers = lazily(() => new Intl.NumberFormat(locale));
const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }));
const dayAndMonthUtc = lazily(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);

/** @param {Part} part */
const fall = ({ n, is }) => (n === 1 && is === 'some' ? 'falls' : 'fall');

/** What is heard of it, once: the game, its moves, and its hints where they are known. */
export const heard = (/** @type {string} */ game, /** @type {number} */ moves, /** @type {number | null} */ hints) =>
  `Won. ${game}, ${count(moves, 'move', 'moves')}${
    hints === null ? '' : `, ${hints ? count(hints, 'hint', 'hints') : 'no hints'}`
  }.`;

export const card = {
  won: 'Won',
  /** Before the deal’s code, and after it. */
  deal: 'Deal ',
  ownCards: 'Your own cards',
  on: (/** @type {Date} */ date) => `, ${dayAndMonth().format(date)}`,
  ofDay: (/** @type {Date} */ day) => `, deal of the day, ${dayAndMonthUtc().format(day)}`,
  share: 'Share this win',
  watch: 'Watch it',
  next: 'New deal',
  look: 'Look at the table',
};

/** What stands under each figure. */
export const figures = {
  moves: (/** @type {number} */ n) => (n === 1 ? 'move' : 'moves'),
  hints: (/** @type {number} */ n) => (n === 1 ? 'hint' : 'hints'),
  /** @type {(n: number) => string} */
  undos: () => 'taken back',
  streak: () => 'won in a row',
};

/** How rare it is. */
export const rarity = {
  /** Lines of two captions. */
  canBeWon: (/** @type {Part} */ part) => [capital(some(part)), 'can be won'],
  simple: (/** @type {Part} */ part) => [`${capital(some(part))} ${fall(part)} to`, 'a simple player'],
  /** In one line. */
  sentence: (/** @type {Part} */ winnable, /** @type {Part} */ simple) =>
    `${capital(some(winnable))} deals can be won; ${some(simple)} ${fall(simple)} to a simple player`,
  sources: (/** @type {number} */ solved, /** @type {number} */ played) =>
    `Of ${numbers().format(solved)} deals that the solver has looked at, and ${numbers().format(played)} that a player has played who thinks no further than the next card.`,
};

export const share = {
  copy: 'Copy the link',
  save: 'Save the picture',
  back: 'Back',
  copied: 'The link to the whole game is copied.',
  /** Before the address. */
  copyThis: (/** @type {string} */ address) => `Copy this link: ${address}`,
  failed: 'The picture could not be drawn.',
  title: (/** @type {string} */ game, /** @type {string | null} */ deal) => `Won: ${game}${deal ? `, ${deal}` : ''}`,
  file: (/** @type {string} */ game, /** @type {string | null} */ deal) => `won-${game}${deal ? `-${deal}` : ''}.png`,
};
