// French: so many of so many.

import { lazily } from '../shared.js';
import { locale } from './numbers.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

const numbers = lazily(() => new Intl.NumberFormat(locale));

/** So many of so many deals, rounded: "7 sur 10", "presque toutes (sur 20 000)". @param {Part} part */
export const some = ({ n, of, is }) => {
  if (is === 'some') return `${n} sur ${numbers().format(of)}`;
  return `${is === 'all' ? 'toutes' : 'presque toutes'} (sur ${numbers().format(of)})`;
};

/** Whether it is said of a single deal. @param {Part} part */
export const alone = ({ n, is }) => n === 1 && is === 'some';

/** At the beginning of a sentence. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
