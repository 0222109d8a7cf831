// Games to continue.

import { withTable } from '../../engine/games.js';
import { gamesOf, restoreSave, restoreNext } from '../storage/saved-games.js';
import { reportCorrupt } from '../storage/local-store.js';

/** @typedef {import('../../pkg/patience_wasm.js').Table} Table */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../storage/saved-games.js').Game} Game */
/** @typedef {Game & { view: View }} PlayedGame */

/**
 * The last played game of a slot that the engine can restore.
 * @param {string} slot @param {(game: Game) => boolean} isWanted
 * @returns {{ game: Game, table: Table } | null}
 */
function lastPlayed(slot, isWanted) {
  for (const game of gamesOf(slot)) {
    const table = isWanted(game) ? restoreSave(game.save) : null;
    if (table) return { game, table };
    if (isWanted(game)) reportCorrupt();
  }
  return null;
}

/** Restores the game of a slot to continue; games that are won are over. @param {string} slot @returns {Table | null} */
export function restoreInProgress(slot) {
  const found = lastPlayed(slot, ({ won }) => !won);
  found?.table.free();
  return found && restoreNext(found.game);
}

/** The last played game of a slot with its view. @param {string} slot @returns {PlayedGame | null} */
export function lastPlayedGame(slot) {
  const found = lastPlayed(slot, () => true);
  return found && withTable(found.table, (table) => ({ ...found.game, view: table.view() }));
}
