// English: so many of so many.

import { lazily } from '../shared.js';
import { locale } from './numbers.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

const numbers = lazily(() => new Intl.NumberFormat(locale));

/** So many of so many deals, rounded: "7 in 10", "all but a few in 20,000". @param {Part} part */
export const some = ({ n, of, is }) => {
  if (is === 'all') return `all of ${numbers().format(of)}`;
  return is === 'nearly' ? `all but a few in ${numbers().format(of)}` : `${n} in ${numbers().format(of)}`;
};

/** At the beginning of a sentence. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
