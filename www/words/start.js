// The words of the start page, in the language that is spoken: import { words } from '…/words/start.js'.

import * as english from './en/start.js';
import { registerPart } from './language.js';

/** @typedef {import('./catalogue.js').Catalogue<typeof english>} Start */

/** @type {Start} */
export let words = english;

registerPart('start', (/** @type {Start | null} */ other) => (words = other ?? english), {
  de: () => import('./de/start.js'),
  fr: () => import('./fr/start.js'),
  es: () => import('./es/start.js'),
  ar: () => import('./ar/start.js'),
  'x-pseudo': async () => (await import('./pseudo/start.js')).words,
});
