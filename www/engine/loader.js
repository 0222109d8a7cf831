// Loads the engine (WebAssembly), one instance for all tables of a page, and turns its errors into sentences. A page that opens
// a link may load a smaller single-game engine first, which can show and play a game. Refusals, move lists, new deals and the
// rest of crates/patience-wasm/src/whole.rs need the full engine, to which games migrate once it has loaded.

import init, * as fullEngine from '../pkg/patience_wasm.js';
import { ENGINE } from '../assets.js';
import { say, words } from '../words/core.js';

/** @import { GameInfo } from '../pkg/patience_wasm.js' */

/** The functions of the current engine: single-game, then full. */
export let { games, layout, read, Table } = fullEngine;
/** The games of the current engine. @type {GameInfo[]} */
export let library = [];

/** False while a single-game engine is in use, which refuses links of other games. */
export let isFullEngine = false;

/** @param {Pick<typeof fullEngine, 'games' | 'layout' | 'read' | 'Table'>} rules */
function useEngine(rules) {
  isFullEngine = rules === fullEngine;
  ({ games, layout, read, Table } = rules);
  return (library = games());
}

/** @type {Promise<GameInfo[]> | undefined} */
let fullEngineGames;
/** The single-game engine, if the page started with one. @type {{ source: string, games: Promise<GameInfo[]> } | undefined} */
let singleGame;

/**
 * Loads a single-game engine, for use until the full engine has loaded; the full engine if another one was requested before.
 * @param {string} source its address
 * @returns {Promise<GameInfo[]>} the game with its variants, or all games
 */
export function loadSingleGame(source) {
  if (fullEngineGames || (singleGame && singleGame.source !== source)) return loadEngine();
  if (!singleGame) {
    const engine = fullEngine.boundary();
    // The full engine may have loaded first.
    const loaded = engine.init({ module_or_path: source }).then(
      () => (library.length ? library : useEngine(engine)),
      () => loadEngine(),
    );
    singleGame = { source, games: loaded };
    // After a failure, the next call tries again.
    loaded.catch(() => (singleGame = undefined));
  }
  return singleGame.games;
}

/** Resolves when any engine has loaded. */
export const whenAnyEngine = () => singleGame?.games ?? loadEngine();

/**
 * Loads the full engine, once.
 * @param {import('../pkg/patience_wasm.js').InitInput} [source] its address or bytes
 * @returns {Promise<GameInfo[]>} all games
 */
export function loadEngine(source = ENGINE) {
  fullEngineGames ??= init({ module_or_path: source }).then(
    () => useEngine(fullEngine),
    (error) => {
      // The next call tries again.
      fullEngineGames = undefined;
      throw error;
    },
  );
  return fullEngineGames;
}

/**
 * Moves a game from a single-game engine to the full engine, if that has loaded.
 * @param {import('../pkg/patience_wasm.js').Table} table
 */
export function migrate(table) {
  const isMigrated = table instanceof /** @type {Function} */ (fullEngine.Table);
  if (!isFullEngine || isMigrated) return table;
  const migrated = fullEngine.Table.restore(table.save());
  table.free();
  return migrated;
}

/**
 * Calls a function with a table, and frees the table.
 * @template T
 * @param {import('../pkg/patience_wasm.js').Table} table @param {(table: import('../pkg/patience_wasm.js').Table) => T} use
 */
export function withTable(table, use) {
  try {
    return use(table);
  } finally {
    table.free();
  }
}

/** The sentence for an error. @param {unknown} error */
export function sentenceOf(error) {
  if (error instanceof WebAssembly.RuntimeError) return words.element.crashed;
  if (isRefusal(error)) return say(error.token);
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** True for an error of the engine about its input. @param {unknown} error @returns {error is import('../pkg/patience_wasm.js').Refusal} */
export const isRefusal = (error) => error instanceof Error && 'token' in error;
