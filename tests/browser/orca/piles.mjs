// Moves the focus between piles by ear.

import { words } from '../../../www/words/core.js';
import { words as reports } from '../../../www/words/reports.js';

/** @typedef {import('./reader.mjs').ScreenReader} ScreenReader */
/** @typedef {import('../../../www/pkg/patience_wasm.js').Place} Place */
/** @typedef {import('../../../www/pkg/patience_wasm.js').View} View */

/** Presses of N that reach any pile. */
const MAX_PILES = 60;

/** @param {string} text */
export const escapeRegExp = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the label of any pile. @param {Place[]} places */
export const pilePattern = (places) =>
  new RegExp(`^(?:${places.map((place) => escapeRegExp(reports.moves.pile(place))).join('|')}): `);

/** The label of a pile. @param {Place[]} places @param {View} view @param {string} address */
export function labelOf(places, view, address) {
  const pile = places.findIndex((place) => place.address === address);
  return words.board.pile(places[pile], view.piles[pile]);
}

/** Presses N until a label is said. @param {ScreenReader} reader @param {Place[]} places @param {string} label @returns {Promise<number>} the index of the first utterance after the last press */
export async function stepTo(reader, places, label) {
  const any = pilePattern(places);
  for (let n = 0; n < MAX_PILES; n++) {
    const from = reader.press('n');
    const utterance = reader.utterances[await reader.expectUtterance(any, from)];
    if (utterance.startsWith(label)) return from;
  }
  throw new Error(`N does not reach ${label}`);
}
