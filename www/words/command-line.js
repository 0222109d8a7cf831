// The words of what is asked and played in words, in the language that is spoken: import { words } from '…/words/asking.js'.

import * as english from './en/asking.js';
import { registerPart } from './language.js';

/**
 * What is understood, word by word: no catalogue has rules for how it is read, table/asking/ has.
 * @typedef {object} Grammar
 * @property {string[]} noise
 * @property {Record<string, number>} numbers
 * @property {Record<string, string[]>} ranks by the character of a card
 * @property {Record<string, string[]>} suits
 * @property {string[]} to
 * @property {string[]} home
 * @property {{ [command in Command]: string[] }} commands
 */
/**
 * @typedef {'where' | 'goesHome' | 'wants' | 'wanted' | 'under' | 'goTo' | 'movesOf' | 'movesHere' | 'moves' | 'why' | 'whyHere' | 'whyIdle'
 *   | 'state' | 'again' | 'last' | 'undo' | 'redo' | 'deal' | 'hint' | 'lesson' | 'solve' | 'help' | 'are' | 'is'} Command
 */

/** @typedef {import('./catalogue.js').Catalogue<typeof english>} Asking */

/** @type {Asking} */
export let words = english;

registerPart('asking', (/** @type {Asking | null} */ other) => (words = other ?? english), {
  de: () => import('./de/asking.js'),
  es: () => import('./es/asking.js'),
  ar: () => import('./ar/asking.js'),
  fr: () => import('./fr/asking.js'),
  'x-pseudo': async () => (await import('./pseudo/asking.js')).words,
});
