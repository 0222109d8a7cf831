// The words of embedding, in the language that is spoken: import { words } from '…/words/embed.js'.

import * as english from './en/embed.js';
import { registerPart } from './language.js';

/** @typedef {import('./catalogue.js').Catalogue<typeof english>} Embed */

/** @type {Embed} */
export let words = english;

registerPart('embed', (/** @type {Embed | null} */ other) => (words = other ?? english), {
  de: () => import('./de/embed.js'),
  fr: () => import('./fr/embed.js'),
  es: () => import('./es/embed.js'),
  ar: () => import('./ar/embed.js'),
  'x-pseudo': async () => (await import('./pseudo/embed.js')).words,
});
