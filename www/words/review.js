// Words of the review of a game: import { words } from '…/words/review.js'.

import * as english from './en/review.js';
import { registerCatalog } from './language.js';

/** @typedef {import('./translation.js').Translation<typeof english>} Review */

/** @type {Review} */
export let words = english;

registerCatalog('review', english, (/** @type {Review} */ translated) => (words = translated), {
  de: () => import('./de/review.js'),
  fr: () => import('./fr/review.js'),
  es: () => import('./es/review.js'),
  ar: () => import('./ar/review.js'),
});
