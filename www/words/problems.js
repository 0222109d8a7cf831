// Words of problems: import { words } from '…/words/problems.js'.

import * as english from './en/problems.js';
import { registerCatalog } from './language.js';

/** @typedef {import('./translation.js').Translation<typeof english>} Problems */

/** @type {Problems} */
export let words = english;

registerCatalog('problems', english, (/** @type {Problems} */ translated) => (words = translated), {
  de: () => import('./de/problems.js'),
  fr: () => import('./fr/problems.js'),
  es: () => import('./es/problems.js'),
  ar: () => import('./ar/problems.js'),
});
