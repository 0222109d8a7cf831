// Words of embed.html and embedding.html: import { words } from '…/words/embed.js'.

import * as english from './en/embed.js';
import { registerCatalog } from './language.js';

/** @typedef {import('./translation.js').Translation<typeof english>} Embed */

/** @type {Embed} */
export let words = english;

registerCatalog('embed', english, (/** @type {Embed} */ translated) => (words = translated), {
  de: () => import('./de/embed.js'),
  fr: () => import('./fr/embed.js'),
  es: () => import('./es/embed.js'),
  ar: () => import('./ar/embed.js'),
});
