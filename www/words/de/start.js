// German: the start page.

import { lazily } from '../shared.js';
import { count, locale } from './numbers.js';
import { some } from './parts.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const start = {
  plate: (/** @type {number} */ n) => `Tafel ${NUMERALS[n - 1] ?? n}`,
  deal: 'Geben',
  newDeal: 'Neu geben',
  deals: 'Neue Spiele',
  winnable: 'Nur gewinnbare',
  gentle: 'Sanfte',
  fair: 'Maßvolle',
  stern: 'Strenge',
  cruel: 'Grausame',
  any: 'Alle',
  goOn: 'Weiter',
  rules: 'Regeln',
  lesson: 'Lektion',
  resume: 'Weiterspielen',
  /** Before the code of the deal, which is set in type of its own. */
  inHand: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, Spiel ` : `${name}, eigene Karten`,
  stuck: 'Kein Zug mehr',
  /** Games beside the one that is offered to be continued. */
  more: (/** @type {number} */ n) => count(n, 'weiteres Spiel', 'weitere Spiele'),
  variants: (/** @type {string} */ name) => `Spielweise: ${name}`,
  printed: 'wie gedruckt',
  report: 'Wie viele Spiele sind zu gewinnen?',
  languages: 'Sprache',
};

const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));
const FEW = ['Null', 'Ein', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht', 'Neun', 'Zehn', 'Elf', 'Zwölf'];

/** The deal of the day on the start page. */
export const day = {
  label: 'Spiel des Tages',
  date: (/** @type {Date} */ date) => dayAndMonth().format(date),
  play: 'Spiel des Tages spielen',
  goOn: 'Weiter',
  won: (/** @type {number} */ moves) => (moves ? `Gewonnen in ${count(moves, 'Zug', 'Zügen')}.` : 'Gewonnen.'),
  watch: (/** @type {number} */ moves) => `${day.won(moves)} Ansehen`,
  others: 'Andere Tage',
  winnable: 'Das heutige Spiel ist zu gewinnen.',
  /** What the surveys say of all deals of the game that leads. */
  odds: (/** @type {Part} */ won, /** @type {Part} */ careful) =>
    `Bei dieser Patience sind ${some(won)} Spielen zu gewinnen; wer sorgfältig spielt, gewinnt ${some(careful)}.`.replace(
      /alle (\S+) Spielen/,
      'alle $1 Spiele',
    ),
  /** Days on which a deal of the day was won, the last of them today or yesterday. */
  run: (/** @type {number} */ n) =>
    n > 1 ? `${FEW[n] ?? String(n)} Tage in Folge.` : n ? 'Einen Tag gewonnen.' : 'Jeden Tag ein Spiel.',
  same: 'Dieselben Karten für alle.',
  /** The row of suits, heard as one picture. */
  last: (
    /** @type {number} */ days,
    /** @type {number} */ won,
    /** @type {number} */ begun,
    /** @type {'won' | 'begun' | 'none'} */ today,
  ) =>
    `${days === 1 ? 'Der letzte Tag' : `Die letzten ${days} Tage`}: ${won} gewonnen, ${begun} gespielt und nicht gewonnen. Heute: ${{ won: 'gewonnen', begun: 'begonnen', none: 'noch nicht gespielt' }[today]}.`,
};
