// The letters on the cards of a page, the same for all its tables: those of the language, or those of the setting.

import { registerCatalog } from '../words/language.js';
import { ENGLISH_LETTERS, setLetters } from './faces.js';
import { loadLetters } from './optional.js';

/** @import { Ranks } from './faces.js' */
/** @typedef {import('../table/settings.js').Settings['indices']} Choice */

/** By language; other languages have the English letters. */
const LOADERS = {
  de: async () => (await loadLetters()).de,
  fr: async () => (await loadLetters()).fr,
};

/** The letters of the language, loaded with its words. */
let languageLetters = ENGLISH_LETTERS;
/** @type {Choice} */
let choice = 'auto';
/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} listener called when the letters change */
export function onIndicesChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param {Ranks} letters */
function applyLetters(letters) {
  if (setLetters(letters)) for (const listener of listeners) listener();
}

/** Sets the letters of the page; rejects if they cannot be loaded. @param {Choice} requested */
export async function chooseIndices(requested) {
  choice = requested;
  if (requested === 'auto') return applyLetters(languageLetters);
  const letters = requested === 'en' ? ENGLISH_LETTERS : await LOADERS[requested]();
  // The choice may have changed meanwhile.
  if (choice === requested) applyLetters(letters);
}

/** @param {Ranks | null} letters */
function setLanguageLetters(letters) {
  languageLetters = letters ?? ENGLISH_LETTERS;
  if (choice === 'auto') applyLetters(languageLetters);
}

registerCatalog('letters', null, setLanguageLetters, LOADERS);
