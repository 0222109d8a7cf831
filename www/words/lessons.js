// The words of the lessons, in the language that is spoken: import { words } from '…/words/lessons.js'.

import * as english from './en/lessons.js';
import { registerPart } from './language.js';

/** @typedef {import('./catalogue.js').Catalogue<typeof english>} Lessons */
/**
 * What is said at a step.
 * @typedef {object} StepWords
 * @property {string} say
 * @property {string} [met] when the rules have refused what was to be tried
 */

/** @type {Lessons} */
export let words = english;

registerPart('lessons', (/** @type {Lessons | null} */ other) => (words = other ?? english), {
  de: () => import('./de/lessons.js'),
  fr: () => import('./fr/lessons.js'),
  es: () => import('./es/lessons.js'),
  ar: () => import('./ar/lessons.js'),
  'x-pseudo': async () => (await import('./pseudo/lessons.js')).words,
});
