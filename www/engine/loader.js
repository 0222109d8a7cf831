// The rules as WebAssembly: one module for all tables of a page, and what its errors say. A page that begins with a link can
// have the rules of its game first, which are less to wait for: they show a table and play on. Why a move is refused, all
// moves in words, new deals and whatever else is asked of a game (crates/patience-wasm/src/whole.rs) they do not know: that
// waits for the rules of all games, to which a game is handed over when they are here.

import init, * as all from '../pkg/patience_wasm.js';
import { ENGINE } from '../assets.js';
import { say, words } from '../words/core.js';

/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */

/** What answers: the rules of all games, or of the one that the page began with. */
export let { games, layout, read, Table } = all;
/** The games that they know. @type {GameInfo[]} */
export let library = [];

/** Whether they are those of all games: what others refuse may be a game that they do not know. */
export let isFullEngine = false;

/** @param {Pick<typeof all, 'games' | 'layout' | 'read' | 'Table'>} rules */
function useEngine(rules) {
  isFullEngine = rules === all;
  ({ games, layout, read, Table } = rules);
  return (library = games());
}

/** @type {Promise<GameInfo[]> | undefined} */
let loading;
/** The rules that the page began with, if it did with those of one game. @type {{ source: string, games: Promise<GameInfo[]> } | undefined} */
let begun;

/**
 * Loads the rules of one game, to answer until those of all games do, which are loaded instead if others were asked for
 * before.
 * @param {string} source where they are
 * @returns {Promise<GameInfo[]>} the game with its variants, or all
 */
export function loadOneGame(source) {
  if (loading || (begun && begun.source !== source)) return loadEngine();
  if (!begun) {
    const one = all.boundary();
    // Those of all games may have been faster.
    const here = one.init({ module_or_path: source }).then(
      () => (library.length ? library : useEngine(one)),
      () => loadEngine(),
    );
    begun = { source, games: here };
    // What did not come may come at the next try.
    here.catch(() => (begun = undefined));
  }
  return begun.games;
}

/** Resolves when rules answer, whichever they are. */
export const whenAnyEngine = () => begun?.games ?? loadEngine();

/**
 * Loads the rules, once.
 * @param {import('../pkg/patience_wasm.js').InitInput} [source] where they are, or what they are
 * @returns {Promise<GameInfo[]>} the games that there are
 */
export function loadEngine(source = ENGINE) {
  loading ??= init({ module_or_path: source }).then(() => useEngine(all));
  // A module that did not come may come at the next try.
  loading.catch(() => (loading = undefined));
  return loading;
}

/**
 * A game in the keeping of the rules of all games, if they are here: the rules that it was begun with give it back.
 * @param {import('../pkg/patience_wasm.js').Table} table
 */
export function migrate(table) {
  const isTheirs = table instanceof /** @type {Function} */ (all.Table);
  if (!isFullEngine || isTheirs) return table;
  const whole = all.Table.restore(table.save());
  table.free();
  return whole;
}

/**
 * A module that asks of a game what the rules of one game may not know.
 * @template T @param {Promise<T>} module
 */
export const withFullEngine = async (module) => (await Promise.all([module, loadEngine()]))[0];

/** What is told of an error. @param {unknown} error */
export function sentenceOf(error) {
  if (error instanceof WebAssembly.RuntimeError) return words.element.crashed;
  if (isRefusal(error)) return say(error.token);
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** @param {unknown} error @returns {error is import('../pkg/patience_wasm.js').Refusal} */
const isRefusal = (error) => error instanceof Error && 'token' in error;
