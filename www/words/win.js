// The words of a game that is won, in the language that is spoken: import { words } from '…/words/won.js'.

import * as english from './en/won.js';
import { registerPart } from './language.js';

/** @typedef {import('./catalogue.js').Catalogue<typeof english>} Won */

/** @type {Won} */
export let words = english;

registerPart('won', (/** @type {Won | null} */ other) => (words = other ?? english), {
  de: () => import('./de/won.js'),
  fr: () => import('./fr/won.js'),
  es: () => import('./es/won.js'),
  ar: () => import('./ar/won.js'),
  'x-pseudo': async () => (await import('./pseudo/won.js')).words,
});
