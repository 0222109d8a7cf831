// Words of the start page: import { words } from '…/words/start.js'.

import * as english from './en/start.js';
import { registerCatalog } from './language.js';

/** @typedef {import('./translation.js').Translation<typeof english>} Start */

/** @type {Start} */
export let words = english;

registerCatalog('start', english, (/** @type {Start} */ translated) => (words = translated), {
  en: () => import('./en/start.js'),
  de: () => import('./de/start.js'),
  fr: () => import('./fr/start.js'),
  es: () => import('./es/start.js'),
  ar: () => import('./ar/start.js'),
});
