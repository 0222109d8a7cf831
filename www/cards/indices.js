// The letters on the cards of a page, the same for all its tables: those of the language, or those of the setting.

import { registerCatalog } from '../words/language.js';
import { COURT_LETTERS, ENGLISH_LETTERS, setLetters } from './faces.js';
import { loadLetters } from './optional.js';

/** @import { Ranks } from './faces.js' */
/** @typedef {import('../table/settings.js').Settings['indices']} Choice */

/** Outlines on the cards, and the same letters in text, in place of the English ones. @typedef {{ outlines: Ranks, text: Record<string, string> }} Letters */

/** @type {Letters} */
const ENGLISH = { outlines: ENGLISH_LETTERS, text: {} };
/** By language; other languages have the English letters. */
const LOADERS = {
  de: async () => ({ outlines: (await loadLetters()).de, text: COURT_LETTERS.de }),
  fr: async () => ({ outlines: (await loadLetters()).fr, text: COURT_LETTERS.fr }),
};

/** The letters of the language, loaded with its words. */
let languageLetters = ENGLISH;
let current = ENGLISH;
/** @type {Choice} */
let choice = 'auto';
/** @type {Set<() => void>} */
const listeners = new Set();

/** @param {() => void} listener called when the letters change */
export function onIndicesChange(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A rank in text, as it is on the cards: "10", "Q". @param {string} rank */
export const rankText = (rank) => current.text[rank] ?? (rank === 'T' ? '10' : rank);

/** @param {Letters} letters */
function applyLetters(letters) {
  current = letters;
  if (setLetters(letters.outlines)) for (const listener of listeners) listener();
}

/** Sets the letters of the page; rejects if they cannot be loaded. @param {Choice} requested */
export async function chooseIndices(requested) {
  choice = requested;
  if (requested === 'auto') return applyLetters(languageLetters);
  const letters = requested === 'en' ? ENGLISH : await LOADERS[requested]();
  // The choice may have changed meanwhile.
  if (choice === requested) applyLetters(letters);
}

/** @param {Letters | null} letters */
function setLanguageLetters(letters) {
  languageLetters = letters ?? ENGLISH;
  if (choice === 'auto') applyLetters(languageLetters);
}

registerCatalog('letters', null, setLanguageLetters, LOADERS);
