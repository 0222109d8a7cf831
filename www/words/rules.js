// Words of the rules: import { rulesOf, words } from '…/words/rules.js'.

import * as english from './en/rules.js';
import { catalogsReady, registerCatalog } from './language.js';

/** @typedef {import('./translation.js').Translation<typeof english>} Rules */
/** @typedef {import('./marked.js').GameRules} GameRules */

/** @type {Rules} */
export let words = english;

registerCatalog('rules', english, (/** @type {Rules} */ translated) => (words = translated), {
  de: () => import('./de/rules.js'),
  fr: () => import('./fr/rules.js'),
  es: () => import('./es/rules.js'),
  ar: () => import('./ar/rules.js'),
});

/** Loads the rules of a game; rejects if that fails or the game has none. @param {string} id @returns {Promise<GameRules>} */
export async function rulesOf(id) {
  await catalogsReady(['rules']);
  const text = words.texts[id] ?? english.texts[id];
  if (!text) throw new Error(id);
  return (await text()).default;
}

/** Loads the terms of the rules. */
export async function glossaryWords() {
  await catalogsReady(['rules']);
  return (await words.glossary()).default;
}

/** Loads the controls by hand and by keys. */
export async function keyWords() {
  await catalogsReady(['rules']);
  return (await words.keys()).default;
}
