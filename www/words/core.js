// Words of the table: import { say, words } from '…/words/core.js'.

import * as english from './en/core.js';
import { registerCatalog } from './language.js';

/** @typedef {import('./translation.js').Translation<typeof english>} Core */
/** @typedef {import('./tokens.js').Token} Token */

/** @type {Core} */
export let words = english;

registerCatalog('core', english, (/** @type {Core} */ translated) => (words = translated), {
  en: () => import('./en/core.js'),
  de: () => import('./de/core.js'),
  fr: () => import('./fr/core.js'),
  es: () => import('./es/core.js'),
  ar: () => import('./ar/core.js'),
});

/** Token words that load after the first action. @type {Record<string, any>} */
let reportTokens = {};

/** @param {Record<string, any>} tokens */
export const addTokens = (tokens) => void (reportTokens = tokens);

/** The words of a token. @param {Token} token @returns {string} */
export function say(token) {
  /** @type {Record<string, any>} */
  const { tokens } = words;
  return (tokens[token.k] ?? reportTokens[token.k])(token);
}
