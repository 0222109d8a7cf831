// Words of the panels over the page: import { words } from '…/words/panels.js'.

import * as english from './en/panels.js';
import { registerCatalog } from './language.js';

/** @typedef {import('./translation.js').Translation<typeof english>} Panels */

/** @type {Panels} */
export let words = english;

registerCatalog('panels', english, (/** @type {Panels} */ translated) => (words = translated), {
  de: () => import('./de/panels.js'),
  fr: () => import('./fr/panels.js'),
  es: () => import('./es/panels.js'),
  ar: () => import('./ar/panels.js'),
});
