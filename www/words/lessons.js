// Words of the lessons: import { words } from '…/words/lessons.js'.

import * as english from './en/lessons.js';
import { registerCatalog } from './language.js';

/** @typedef {import('./translation.js').Translation<typeof english>} Lessons */
/** The deal on the table during a lesson: a deal made here, one that a friend has sent, or a deal of the day. @typedef {'new' | 'friend' | 'day'} WaitingDeal */
/**
 * The sentences of a step.
 * @typedef {object} StepWords
 * @property {string} text
 * @property {string} [afterRefusal] when the rules have refused the move that the step asks to try
 */

/** @type {Lessons} */
export let words = english;

registerCatalog('lessons', english, (/** @type {Lessons} */ translated) => (words = translated), {
  de: () => import('./de/lessons.js'),
  fr: () => import('./fr/lessons.js'),
  es: () => import('./es/lessons.js'),
  ar: () => import('./ar/lessons.js'),
});
