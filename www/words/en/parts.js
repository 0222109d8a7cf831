// English: shares of deals, and who finished a game, in words for people.

import { lazy } from '../shared.js';
import { locale } from './numbers.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const numbers = lazy(() => new Intl.NumberFormat(locale));

/** A rounded share of deals as a subject: "nearly every deal", "7 in 10 deals". @param {Part} part */
export const someDeals = (part) => {
  if (part.is !== 'some') return part.is === 'all' ? 'every tested deal' : 'nearly every deal';
  return part.n * 2 === part.of ? 'about half of all deals' : `${part.n} in ${numbers().format(part.of)} deals`;
};

/** The verb after `someDeals`. @param {Part} part */
export const are = ({ n, is }) => (is === 'some' && n !== 1 ? 'are' : 'is');

/** A rounded share of deals as an object: "wins about half", "wins 7 in 10". @param {Part} part */
export const someOfThem = (part) => {
  if (part.is !== 'some') return part.is === 'all' ? 'all of them' : 'nearly all';
  return part.n * 2 === part.of ? 'about half' : `${part.n} in ${numbers().format(part.of)}`;
};

/** At the beginning of a sentence. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Who finished a game, by `Credit.finishedBy`, and the moves before that. */
export const finishes = {
  solver: (/** @type {number} */ n) => (n ? `Finished by the solver from move ${n + 1}` : 'Played by the solver'),
  link: (/** @type {number} */ n) => `Taken over at move ${n}`,
  shown: (/** @type {number} */ n) => `Taken over from the solver at move ${n}`,
};
