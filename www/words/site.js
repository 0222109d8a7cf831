// The words of the pages round the table, in the language that is spoken: import { words } from '…/words/site.js'.

import * as english from './en/site.js';
import { registerPart } from './language.js';

/** @typedef {import('./catalogue.js').Catalogue<typeof english>} Site */

/** @type {Site} */
export let words = english;

registerPart('site', (/** @type {Site | null} */ other) => (words = other ?? english), {
  de: () => import('./de/site.js'),
  fr: () => import('./fr/site.js'),
  es: () => import('./es/site.js'),
  ar: () => import('./ar/site.js'),
  'x-pseudo': async () => (await import('./pseudo/site.js')).words,
});
