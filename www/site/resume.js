// Games that can be gone on with.

import { using } from './engine.js';
import { slotOf } from './links.js';
import { restore, savedGame } from './saved-games.js';
import { reportCorrupt } from './storage.js';

/** @typedef {import('../pkg/patience_wasm.js').Table} Table */
/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {import('./saved-games.js').SavedGame & { view: View }} Resumable */

/**
 * The table of the game saved in a slot, if the engine takes it.
 * @param {string} slot @returns {Table | null}
 */
export function resume(slot) {
  const game = savedGame(slot);
  if (!game) return null;
  try {
    const table = restore(game);
    if (slotOf(table.summary().link) === slot) return table;
    table.free();
  } catch {
    // Reported below.
  }
  reportCorrupt();
  return null;
}

/** The game saved in a slot as it would be seen, if the engine takes it. @param {string} slot @returns {Resumable | null} */
export function resumable(slot) {
  const table = resume(slot);
  const game = savedGame(slot);
  return table && game && using(table, () => ({ ...game, view: table.view() }));
}
