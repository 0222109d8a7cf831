// Arabic: shares of deals, and who finished a game, in words for people.

import { lazy } from '../shared.js';
import { locale } from './numbers.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const numbers = lazy(() => new Intl.NumberFormat(locale));
const plurals = new Intl.PluralRules(locale);

/** A rounded share of deals: "7 من كل 10"، "نحو نصفها"، "كلها تقريبًا". @param {Part} part */
export const some = ({ n, of, is }) => {
  if (is !== 'some') return is === 'all' ? 'كلها' : 'كلها تقريبًا';
  return n * 2 === of ? 'نحو نصفها' : `${n} من كل ${numbers().format(of)}`;
};

/** The same, with their noun. @param {Part} part */
export const someDeals = (part) => {
  if (part.is !== 'some') return part.is === 'all' ? 'كل التوزيعات المختبرة' : 'كل التوزيعات تقريبًا';
  if (part.n * 2 === part.of) return 'نحو نصف التوزيعات';
  return `${some(part)} ${plurals.select(part.of) === 'few' ? 'توزيعات' : 'توزيعة'}`;
};

/** Who finished a game, by `Credit.finishedBy`, and the moves before that. */
export const finishes = {
  solver: (/** @type {number} */ n) => (n ? `أكملها برنامج الحل من النقلة ${n + 1}` : 'لعبها برنامج الحل'),
  link: (/** @type {number} */ n) => `متابعة من النقلة ${n}`,
  shown: (/** @type {number} */ n) => `متابعة بعد برنامج الحل من النقلة ${n}`,
};
