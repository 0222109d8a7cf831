// The engine's games and links, for the pages around the table.

import { loadSingleGame, library as engineGames, loadEngine as load, read, Table, withTable } from './loader.js';
import { say, words } from '../words/core.js';
import { partsOf, positionOfProblem, PROBLEM_PREFIX, REPLAY_PREFIX } from './links.js';

/** @import { GameSummary } from '../site/start/prerender.js' */
/** @import { View } from '../pkg/patience_wasm.js' */

/** All games with their variants, in the order of the start page; empty until `setLibrary` or `loadEngine`. @type {GameSummary[]} */
export let library = [];

/** Sets the games that the prerendered page lists, before the engine has loaded. @param {GameSummary[]} games */
export function setLibrary(games) {
  if (games.length > library.length) library = games;
}

/** Loads the full engine, once; rejects if that fails. */
export async function loadEngine() {
  library = await load();
}

/** The address of a game's single-game engine, from the page's preload links. @param {string} id @returns {string | undefined} */
const singleGameModule = (id) =>
  /** @type {HTMLLinkElement | null} */ (document.querySelector(`link[data-for~="rules-${CSS.escape(id)}"]`))?.href;

/**
 * Loads the engine for a link: the single-game engine if it has one, else the full engine, as for custom cards. The script in
 * index.html chooses in the same way.
 * @param {string} link
 */
export async function loadEngineFor(link) {
  const isProblem = link.startsWith(PROBLEM_PREFIX);
  const position = isProblem ? positionOfProblem(link) : link;
  const { game, deal } = partsOf(position.startsWith(REPLAY_PREFIX) ? position.slice(REPLAY_PREFIX.length) : position);
  const source = deal && !deal.startsWith('~') && singleGameModule(game);
  if (!source) return loadEngine();
  setLibrary(await loadSingleGame(source));
}

/** @param {string} id */
export function infoOf(id) {
  const is = (/** @type {GameSummary} */ info) => info.id === id;
  return library.find(is) ?? engineGames.find(is);
}

/** The name of a game, with its variant. @param {string} id */
export function nameOf(id) {
  const info = infoOf(id);
  return info ? words.games.full(info) : id;
}

/** The counters of a game, in words. @param {View} view */
export const progressOf = (view) => view.figures.map(say);

/** The view of a link's position; throws the engine's error. @param {string} link @returns {View} */
export const viewOfLink = (link) => withTable(Table.open(link), (table) => table.view());

/** @param {string} id */
export const randomLink = (id) => withTable(Table.random(id), (table) => table.summary().link);

/** @param {string} id @param {number} number */
export const numberedDeal = (id, number) => withTable(Table.numbered(id, number), (table) => table.summary());

/** Parses typed text into a link: a code, a link, or a whole address. Throws the engine's error. @param {string} text */
export function parseLink(text) {
  const { link, replay } = read(text);
  return (replay ? REPLAY_PREFIX : '') + link;
}
