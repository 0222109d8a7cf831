// Spanish: shares of deals, and who finished a game, in words for people.

import { lazy } from '../shared.js';
import { locale } from './numbers.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const numbers = lazy(() => new Intl.NumberFormat(locale));

/** A rounded share of deals, without the noun: "7 de cada 10", "casi todos". @param {Part} part */
export const some = ({ n, of, is }) => {
  if (is !== 'some') return is === 'all' ? 'todos' : 'casi todos';
  return n * 2 === of ? 'cerca de la mitad' : `${n} de cada ${numbers().format(of)}`;
};

/** A rounded share of deals as a subject: "casi todos los repartos", "7 de cada 10 repartos". @param {Part} part */
export const someDeals = (part) => {
  if (part.is === 'all') return 'todos los repartos probados';
  if (part.is !== 'some') return 'casi todos los repartos';
  return part.n * 2 === part.of ? `${some(part)} de los repartos` : `${some(part)} repartos`;
};

/** The verb after a share of deals. @param {Part} part */
export const have = ({ n, of, is }) => (is === 'some' && (n === 1 || n * 2 === of) ? 'tiene' : 'tienen');

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who finished a game, by `Credit.finishedBy`, and the moves before that. */
export const finishes = {
  solver: (/** @type {number} */ n) =>
    n ? `Acabada por el solucionador desde la jugada ${n + 1}` : 'Jugada por el solucionador',
  link: (/** @type {number} */ n) => `Retomada en la jugada ${n}`,
  shown: (/** @type {number} */ n) => `Retomada del solucionador en la jugada ${n}`,
};
