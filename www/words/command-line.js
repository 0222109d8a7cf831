// Words of the command line: import { words } from '…/words/command-line.js'.

import * as english from './en/command-line.js';
import { registerCatalog } from './language.js';

/** @typedef {import('./translation.js').Translation<typeof english>} CommandLine */

/**
 * The words that a player can type; table/command-line/parser.js reads them by rules that fit every language.
 * @typedef {object} Grammar
 * @property {string[]} stopWords
 * @property {Record<string, number>} numbers
 * @property {Record<string, string[]>} ranks by the character of a card
 * @property {Record<string, string[]>} suits
 * @property {string[]} to
 * @property {string[]} home
 * @property {string[]} play verbs before a card that goes home where no pile is named
 * @property {string[]} place verbs before a card and a pile
 * @property {{ [command in Command]: string[] }} commands
 */
/**
 * @typedef {'where' | 'canGoHome' | 'nextOn' | 'allNext' | 'readPile' | 'goTo' | 'movesOf' | 'movesOfFocused' | 'moves' | 'whyMove' | 'whyFocused' | 'whyStuck'
 *   | 'state' | 'repeat' | 'lastMove' | 'undo' | 'redo' | 'deal' | 'hint' | 'lesson' | 'solve' | 'help' | 'cards' | 'pile'} Command
 */

/** @type {CommandLine} */
export let words = english;

registerCatalog('command-line', english, (/** @type {CommandLine} */ translated) => (words = translated), {
  de: () => import('./de/command-line.js'),
  fr: () => import('./fr/command-line.js'),
  es: () => import('./es/command-line.js'),
  ar: () => import('./ar/command-line.js'),
});
