// The games and their thumbnails for the start page. They need the engine, half of the bytes of a first visit; so
// `cargo xtask dist` runs this module at build time and puts its result in its place (bundle.mjs).

import { layout, Table } from '../../pkg/patience_wasm.js';
import { loadEngine } from '../../engine/loader.js';
import { thumbnailCards } from './thumbnail-layout.js';

/** Info on a game without its places. @typedef {Omit<import('../../pkg/patience_wasm.js').GameInfo, 'places'>} GameSummary */
/**
 * @typedef {object} StartData
 * @property {GameSummary[]} games
 * @property {Record<string, import('./thumbnail-layout.js').ThumbnailCard[]>} thumbnails by game id; a variant that
 *   shares the thumbnail of its game has none
 */

/** @param {import('../../pkg/patience_wasm.js').InitInput} [source] of the engine @returns {Promise<StartData>} */
export async function prerenderStart(source) {
  const games = await loadEngine(source);
  /** @type {StartData['thumbnails']} */
  const thumbnails = {};
  for (const { id, plate, variant } of games) {
    if (variant && (!plate || games.some((game) => !game.variant && game.plate === plate))) continue;
    // The showcase position of the engine, else its first deal.
    const table = plate ? Table.open(plate) : Table.numbered(id, 0);
    thumbnails[id] = thumbnailCards(layout(id, false), table.view());
    table.free();
  }
  // Only the table needs places, and it has the engine.
  return { games: games.map(({ places: _, ...summary }) => summary), thumbnails };
}
