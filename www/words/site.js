// Words of the pages around the table: import { words } from '…/words/site.js'.

import * as english from './en/site.js';
import { registerCatalog } from './language.js';

/** @typedef {import('./translation.js').Translation<typeof english>} Site */

/** @type {Site} */
export let words = english;

registerCatalog('site', english, (/** @type {Site} */ translated) => (words = translated), {
  en: () => import('./en/site.js'),
  de: () => import('./de/site.js'),
  fr: () => import('./fr/site.js'),
  es: () => import('./es/site.js'),
  ar: () => import('./ar/site.js'),
});
