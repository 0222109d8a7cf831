// Arabic: so many of so many.

import { lazily } from '../shared.js';
import { locale } from './numbers.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

const numbers = lazily(() => new Intl.NumberFormat(locale));
const plurals = new Intl.PluralRules(locale);

/** So many of so many deals, rounded: "7 من كل 10"، "كلها تقريبًا (20,000)". @param {Part} part */
export const some = ({ n, of, is }) => {
  if (is === 'some') return `${n} من كل ${numbers().format(of)}`;
  return `${is === 'all' ? 'كلها' : 'كلها تقريبًا'} (${numbers().format(of)})`;
};

/** The same, with their noun. @param {Part} part */
export const someDeals = (part) => {
  if (part.is === 'some') return `${some(part)} ${plurals.select(part.of) === 'few' ? 'توزيعات' : 'توزيعة'}`;
  return `${part.is === 'all' ? 'كل التوزيعات' : 'كل التوزيعات تقريبًا'} (${numbers().format(part.of)})`;
};
