// German: shares of deals, and who finished a game, in words for people.

import { lazy } from '../shared.js';
import { locale } from './numbers.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const numbers = lazy(() => new Intl.NumberFormat(locale));

/** A rounded share of deals as a subject: "fast jedes Spiel", "7 von 10 Spielen". @param {Part} part */
export const someDeals = (part) => {
  if (part.is !== 'some') return part.is === 'all' ? 'jedes geprüfte Spiel' : 'fast jedes Spiel';
  return part.n * 2 === part.of ? 'etwa die Hälfte aller Spiele' : `${part.n} von ${numbers().format(part.of)} Spielen`;
};

/** The verb after `someDeals`. @param {Part} part */
export const are = ({ n, of, is }) => (is === 'some' && n !== 1 && n * 2 !== of ? 'sind' : 'ist');

/** A rounded share of deals as an object: "gewinnt etwa die Hälfte", "gewinnt 7 von 10". @param {Part} part */
export const someOfThem = (part) => {
  if (part.is !== 'some') return part.is === 'all' ? 'alle' : 'fast alle';
  return part.n * 2 === part.of ? 'etwa die Hälfte' : `${part.n} von ${numbers().format(part.of)}`;
};

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who finished a game, by `Credit.finishedBy`, and the moves before that. */
export const finishes = {
  solver: (/** @type {number} */ n) => (n ? `Ab Zug ${n + 1} vom Solver zu Ende gespielt` : 'Vom Solver gespielt'),
  link: (/** @type {number} */ n) => `Bei Zug ${n} übernommen`,
  shown: (/** @type {number} */ n) => `Bei Zug ${n} vom Solver übernommen`,
};
