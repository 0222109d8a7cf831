// German: so many of so many.

import { lazily } from '../shared.js';
import { locale } from './numbers.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

const numbers = lazily(() => new Intl.NumberFormat(locale));

/** So many of so many deals, rounded: "7 von 10", "fast alle von 20.000". @param {Part} part */
export const some = ({ n, of, is }) => {
  if (is === 'all') return `alle ${numbers().format(of)}`;
  return is === 'nearly' ? `fast alle von ${numbers().format(of)}` : `${n} von ${numbers().format(of)}`;
};

/** At the beginning of a sentence. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
