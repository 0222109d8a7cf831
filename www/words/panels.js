// The words of the panels that open over or beside the page, in the language that is spoken: import { words } from '…/words/panels.js'.

import * as english from './en/panels.js';
import { registerPart } from './language.js';

/** @typedef {import('./catalogue.js').Catalogue<typeof english>} Panels */

/** @type {Panels} */
export let words = english;

registerPart('panels', (/** @type {Panels | null} */ other) => (words = other ?? english), {
  de: () => import('./de/panels.js'),
  fr: () => import('./fr/panels.js'),
  es: () => import('./es/panels.js'),
  ar: () => import('./ar/panels.js'),
  'x-pseudo': async () => (await import('./pseudo/panels.js')).words,
});
