// The texts of the rules, in the language that is spoken: import { rulesText } from '…/words/rules.js'.

import * as english from './en/rules.js';
import { partsReady, registerPart } from './language.js';

/** @typedef {typeof english} Rules */

/** @type {Rules} */
let words = english;

registerPart('rules', (/** @type {Rules | null} */ other) => (words = other ?? english), {
  'x-pseudo': () => import('./pseudo/rules.js'),
});

/** A text with its marks; rejects if it does not come, or there is none. @param {string} name a game's id, or "keys" */
export async function rulesText(name) {
  await partsReady();
  const text = words.texts[name] ?? english.texts[name];
  if (!text) throw new Error(name);
  return (await text()).default;
}
