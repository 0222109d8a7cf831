// The words of the rules, in the language that is spoken: import { rulesOf, words } from '…/words/rules.js'.

import * as english from './en/rules.js';
import { catalogsReady, registerPart } from './language.js';

/** @typedef {import('./catalogue.js').Catalogue<typeof english>} Rules */
/** @typedef {import('./marked.js').GameRules} GameRules */

/** @type {Rules} */
export let words = english;

registerPart('rules', (/** @type {Rules | null} */ other) => (words = other ?? english), {
  de: () => import('./de/rules.js'),
  fr: () => import('./fr/rules.js'),
  es: () => import('./es/rules.js'),
  ar: () => import('./ar/rules.js'),
  'x-pseudo': async () => (await import('./pseudo/rules.js')).words,
});

/** The rules of a game; rejects if they do not come, or there are none. @param {string} id @returns {Promise<GameRules>} */
export async function rulesOf(id) {
  await catalogsReady(['rules']);
  const text = words.texts[id] ?? english.texts[id];
  if (!text) throw new Error(id);
  return (await text()).default;
}

/** The terms that rules use. */
export async function glossaryWords() {
  await catalogsReady(['rules']);
  return (await words.glossary()).default;
}

/** How the table is played by hand and by keys. */
export async function keyWords() {
  await catalogsReady(['rules']);
  return (await words.keys()).default;
}
