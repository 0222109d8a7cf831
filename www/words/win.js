// Words of the win summary: import { words } from '…/words/win.js'.

import * as english from './en/win.js';
import { registerCatalog } from './language.js';

/** @typedef {import('./translation.js').Translation<typeof english>} Win */

/** @type {Win} */
export let words = english;

registerCatalog('win', english, (/** @type {Win} */ translated) => (words = translated), {
  de: () => import('./de/win.js'),
  fr: () => import('./fr/win.js'),
  es: () => import('./es/win.js'),
  ar: () => import('./ar/win.js'),
});
