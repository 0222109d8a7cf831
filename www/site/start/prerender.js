// What the start page shows of games that nobody has begun: the games that there are, and a plate of each. It needs the
// engine for it, which is half of what a first visit would wait for. So `cargo xtask dist` asks this module once, while the
// site is built, and puts the answer in its place (bundle.mjs): the page is there before the engine.

import { layout, Table } from '../../pkg/patience_wasm.js';
import { loadEngine } from '../../engine/loader.js';
import { cardsOf } from './thumbnail-layout.js';

/** What is known of a game before it is played: all but its places. @typedef {Omit<import('../../pkg/patience_wasm.js').GameInfo, 'places'>} KnownGame */
/**
 * @typedef {object} Prepared
 * @property {KnownGame[]} games
 * @property {Record<string, import('./thumbnail-layout.js').PlateCard[]>} plates by the game's id; a variant whose plate is its
 *   game's has none
 */

/** @param {import('../../pkg/patience_wasm.js').InitInput} [source] where the engine is, or what it is @returns {Promise<Prepared>} */
export async function prepare(source) {
  const games = await loadEngine(source);
  /** @type {Prepared['plates']} */
  const plates = {};
  for (const { id, plate, variant } of games) {
    if (variant && (!plate || games.some((game) => !game.variant && game.plate === plate))) continue;
    // The position that the engine names for show; the first of its deals if it names none.
    const table = plate ? Table.open(plate) : Table.numbered(id, 0);
    plates[id] = cardsOf(layout(id, false), table.view());
    table.free();
  }
  // The places of a game are for its table, which has the engine.
  return { games: games.map(({ places: _, ...known }) => known), plates };
}
