// Arabic: so many of so many.

import { locale } from './numbers.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

const numbers = new Intl.NumberFormat(locale);

/** So many of so many deals, rounded. @param {Part} part */
export const some = ({ n, of, is }) => {
  if (is === 'all') return `كل ${numbers.format(of)}`;
  return is === 'nearly' ? `كل ${numbers.format(of)} إلا القليل` : `${n} من كل ${numbers.format(of)}`;
};
