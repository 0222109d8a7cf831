// The words that a table needs, in the language that is spoken: import { words, say } from '…/words/core.js'.

import * as english from './en/core.js';
import { registerPart } from './language.js';

/** @typedef {import('./catalogue.js').Catalogue<typeof english>} Core */
/** @typedef {import('./tokens.js').Token} Token */

/** @type {Core} */
export let words = english;

registerPart('core', (/** @type {Core | null} */ other) => (words = other ?? english), {
  de: () => import('./de/core.js'),
  fr: () => import('./fr/core.js'),
  es: () => import('./es/core.js'),
  ar: () => import('./ar/core.js'),
  'x-pseudo': async () => (await import('./pseudo/core.js')).words,
});

/** What is said only after an act, once it is here. @type {Record<string, any>} */
let deferred = {};

/** @param {Record<string, any>} tokens */
export const alsoSay = (tokens) => void (deferred = tokens);

/** What the engine says, in words. @param {Token} token @returns {string} */
export function say(token) {
  /** @type {Record<string, any>} */
  const { tokens } = words;
  return (tokens[token.k] ?? deferred[token.k])(token);
}
