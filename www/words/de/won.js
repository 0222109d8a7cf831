// German: a game that is won.

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
const succeeds = ({ n, is }) => (n === 1 && is === 'some' ? 'gelingt' : 'gelingen');

/** @param {Part} part */
const are = ({ n, is }) => (n === 1 && is === 'some' ? 'ist' : 'sind');

/** What is heard of it, once: the game, its moves, and its hints where they are known. */
export const heard = (/** @type {string} */ game, /** @type {number} */ moves, /** @type {number | null} */ hints) =>
  `Gewonnen. ${game}, ${count(moves, 'Zug', 'Züge')}${
    hints === null ? '' : `, ${hints ? count(hints, 'Tipp', 'Tipps') : 'ohne Tipp'}`
  }.`;

export const card = {
  won: 'Gewonnen',
  /** Before the deal’s code, and after it. */
  deal: 'Spiel ',
  ownCards: 'Eigene Karten',
  on: (/** @type {Date} */ date) => `, ${dayAndMonth().format(date)}`,
  ofDay: (/** @type {Date} */ day) => `, Spiel des Tages, ${dayAndMonthUtc().format(day)}`,
  share: 'Diesen Sieg teilen',
  watch: 'Ansehen',
  next: 'Neues Spiel',
  look: 'Zum Tisch',
};

/** What stands under each figure. */
export const figures = {
  moves: (/** @type {number} */ n) => (n === 1 ? 'Zug' : 'Züge'),
  hints: (/** @type {number} */ n) => (n === 1 ? 'Tipp' : 'Tipps'),
  /** @param {number} n */
  undos: (n) => (n === 1 ? 'Rücknahme' : 'Rücknahmen'),
  streak: (/** @type {number} */ n) => (n === 1 ? 'Sieg in Folge' : 'Siege in Folge'),
};

/** How rare it is. */
export const rarity = {
  /** Lines of two captions. */
  canBeWon: (/** @type {Part} */ part) => [capital(some(part)), `${are(part)} zu gewinnen`],
  simple: (/** @type {Part} */ part) => [`${capital(some(part))} ${succeeds(part)}`, 'schlichtem Spiel'],
  /** In one line. */
  sentence: (/** @type {Part} */ winnable, /** @type {Part} */ simple) =>
    `${capital(some(winnable))} Spielen ${are(winnable)} zu gewinnen; ${some(simple)} ${succeeds(simple)} schlichtem Spiel`.replace(
      /^Alle (\S+) Spielen/,
      'Alle $1 Spiele',
    ),
  sources: (/** @type {number} */ solved, /** @type {number} */ played) =>
    `Von ${solved === 1 ? 'einem Spiel, das' : `${numbers().format(solved)} Spielen, die`} der Löser angesehen hat, und ${played === 1 ? 'einem, das' : `${numbers().format(played)}, die`} jemand gespielt hat, der nicht weiter denkt als bis zur nächsten Karte.`,
};

export const share = {
  copy: 'Link kopieren',
  save: 'Bild speichern',
  back: 'Zurück',
  copied: 'Der Link zum ganzen Spiel ist kopiert.',
  /** Before the address. */
  copyThis: (/** @type {string} */ address) => `Diesen Link kopieren: ${address}`,
  failed: 'Das Bild ließ sich nicht zeichnen.',
  title: (/** @type {string} */ game, /** @type {string | null} */ deal) =>
    `Gewonnen: ${game}${deal ? `, ${deal}` : ''}`,
  file: (/** @type {string} */ game, /** @type {string | null} */ deal) =>
    `gewonnen-${game}${deal ? `-${deal}` : ''}.png`,
};
