import * as english from '../en/rules.js';
import { pseudo } from './pseudo.js';

/** Marks stay in their places. @param {string} text */
const translated = (text) =>
  text
    .trim()
    .replace(/^= ([^:]+): (.+)$/gm, (_, term, words) => `= ${pseudo(term)}: ${pseudo(words)}`)
    .replace(/^(?!= )([#-] )?(.+)$/gm, (_, mark = '', words) => mark + pseudo(words));

export const words = {
  texts: Object.fromEntries(
    Object.entries(english.texts).map(([name, text]) => [
      name,
      async () => ({ default: translated((await text()).default) }),
    ]),
  ),
};
