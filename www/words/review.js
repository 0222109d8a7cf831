// The words of a game looked back on, in the language that is spoken: import { words } from '…/words/review.js'.

import * as english from './en/review.js';
import { registerPart } from './language.js';

/** @typedef {import('./catalogue.js').Catalogue<typeof english>} Review */

/** @type {Review} */
export let words = english;

registerPart('review', (/** @type {Review | null} */ other) => (words = other ?? english), {
  de: () => import('./de/review.js'),
  fr: () => import('./fr/review.js'),
  es: () => import('./es/review.js'),
  ar: () => import('./ar/review.js'),
  'x-pseudo': async () => (await import('./pseudo/review.js')).words,
});
