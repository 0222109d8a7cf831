// Games that can be gone on with.

import { using } from '../../engine/games.js';
import { gamesOf, restored, takeUp } from '../storage/saved-games.js';
import { reportCorrupt } from '../storage/local-store.js';

/** @typedef {import('../../pkg/patience_wasm.js').Table} Table */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../storage/saved-games.js').Game} Game */
/** @typedef {Game & { view: View }} Resumable */

/**
 * The game of a slot that was played last, if the engine takes it, else the one before.
 * @param {string} slot @param {(game: Game) => boolean} wanted
 * @returns {{ game: Game, table: Table } | null}
 */
function latest(slot, wanted) {
  for (const game of gamesOf(slot)) {
    const table = wanted(game) ? restored(game.save) : null;
    if (table) return { game, table };
    if (wanted(game)) reportCorrupt();
  }
  return null;
}

/** The table of the game of a slot that is gone on with: one that is won is over. @param {string} slot @returns {Table | null} */
export function resume(slot) {
  const found = latest(slot, ({ won }) => !won);
  found?.table.free();
  return found && takeUp(found.game);
}

/** The game of a slot that was played last, as it would be seen. @param {string} slot @returns {Resumable | null} */
export function resumable(slot) {
  const found = latest(slot, () => true);
  return found && using(found.table, (table) => ({ ...found.game, view: table.view() }));
}
