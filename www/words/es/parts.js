// Spanish: so many of so many.

import { lazily } from '../shared.js';
import { locale } from './numbers.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

const numbers = lazily(() => new Intl.NumberFormat(locale));

/** So many of so many deals, rounded: "7 de cada 10", "casi todos (de 20.000)". @param {Part} part */
export const some = ({ n, of, is }) => {
  if (is === 'some') return `${n} de cada ${numbers().format(of)}`;
  return `${is === 'all' ? 'todos' : 'casi todos'} (de ${numbers().format(of)})`;
};

/** The same, with their noun. @param {Part} part */
export const someDeals = (part) => {
  if (part.is === 'some') return `${some(part)} repartos`;
  return `${part.is === 'all' ? 'todos' : 'casi todos'} los repartos (de ${numbers().format(part.of)})`;
};

/** Whether a verb that follows is in the singular. @param {Part} part */
export const single = ({ n, is }) => n === 1 && is === 'some';

/** At the beginning of a sentence. @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
