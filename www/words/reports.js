// Words of the table after the first action: import { words } from '…/words/reports.js'.
//
// A feature that uses them names the catalog 'reports' in its registry; `say` of core.js then knows their tokens, too.

import * as english from './en/reports.js';
import { addTokens } from './core.js';
import { registerCatalog } from './language.js';

/** @typedef {import('./translation.js').Translation<typeof english>} Reports */
/** @typedef {typeof import('./en/tokens.js').tokens & typeof english.tokens} TranslatedTokens */
/** Tokens without words. @typedef {import('./translation.js').None<Exclude<import('./tokens.js').Token['k'], keyof TranslatedTokens>>} Missing */

/** @type {Reports} */
export let words = english;

/** @param {Reports} translated */
function translate(translated) {
  words = translated;
  addTokens(words.tokens);
}

translate(english);
registerCatalog('reports', english, translate, {
  de: () => import('./de/reports.js'),
  fr: () => import('./fr/reports.js'),
  es: () => import('./es/reports.js'),
  ar: () => import('./ar/reports.js'),
});
