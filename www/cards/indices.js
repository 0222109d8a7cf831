// Which letters stand on the cards of a page: those of the language that is spoken, or those that were chosen. They are the
// page's, as its language is: all of its tables have the same.

import { registerPart } from '../words/language.js';
import { ENGLISH, setLetters } from './faces.js';
import { loadLetters } from './optional.js';

/** @typedef {import('./faces.js').Outlines} Outlines */
/** @typedef {import('../table/settings.js').Settings['indices']} Choice */

/** By language; the others have the English ones. */
const LETTERS = {
  de: async () => (await loadLetters()).de,
  fr: async () => (await loadLetters()).fr,
};

/** Those of the language. They come with its words: no card is seen with others first. */
let own = ENGLISH;
/** @type {Choice} */
let choice = 'auto';
/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} listener called when cards are to be drawn with other letters */
export function onIndices(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param {Outlines} letters */
function draw(letters) {
  if (setLetters(letters)) for (const listener of listeners) listener();
}

/** Has the page's cards drawn with the letters that are chosen; rejects if those do not come. @param {Choice} wanted */
export async function chooseIndices(wanted) {
  choice = wanted;
  if (wanted === 'auto') return draw(own);
  const letters = wanted === 'en' ? ENGLISH : await LETTERS[wanted]();
  // Others may have been chosen while they came.
  if (choice === wanted) draw(letters);
}

/** Another language is spoken. @param {Outlines | null} letters */
function take(letters) {
  own = letters ?? ENGLISH;
  if (choice === 'auto') draw(own);
}

registerPart('letters', take, LETTERS);
