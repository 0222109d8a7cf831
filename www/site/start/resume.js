// Games to continue.

import { partsOf } from '../../engine/links.js';
import { withTable } from '../../engine/loader.js';
import { gamesOf, restoreGame } from '../storage/saved-games.js';
import { reportStorageError } from '../storage/local-store.js';

/** @import { View } from '../../pkg/patience_wasm.js' */
/** @import { Game, RestoredGame } from '../storage/saved-games.js' */
/** @typedef {Game & { view: View }} PlayedGame */

/**
 * The last played game of a slot that the engine can restore.
 * @param {string} slot @param {(game: Game) => boolean} isWanted
 * @returns {(RestoredGame & { game: Game }) | null}
 */
function lastPlayed(slot, isWanted) {
  for (const game of gamesOf(slot)) {
    if (!isWanted(game)) continue;
    const restored = restoreGame(game);
    if (restored) return { ...restored, game };
    reportStorageError('corrupt');
  }
  return null;
}

/** Restores the game of a slot to continue; games that are won are over. @param {string} slot @returns {RestoredGame | null} */
export const restoreInProgress = (slot) => lastPlayed(slot, ({ won }) => !won);

/** The last played game of a slot with its view. @param {string} slot @param {(game: Game) => boolean} [isWanted] @returns {PlayedGame | null} */
export function lastPlayedGame(slot, isWanted = () => true) {
  const found = lastPlayed(slot, isWanted);
  return found && withTable(found.table, (table) => ({ ...found.game, view: table.view() }));
}

/** The last played game of a deal. @param {string} slot @param {string | null} deal code @returns {PlayedGame | null} */
export const lastPlayedOfDeal = (slot, deal) => lastPlayedGame(slot, ({ link }) => partsOf(link).deal === deal);

/** Sorts games by their last action, the last first; the clock may have been set back. @param {Game} a @param {Game} b */
export const byLastPlayed = (a, b) => b.turn - a.turn || b.at - a.at;
