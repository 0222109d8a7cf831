// What the engine says of games and links, to the pages round the table.

import { loadOneGame, library as answering, loadEngine as load, read, Table } from './loader.js';
import { say, words } from '../words/core.js';
import { partsOf, REPLAY } from './links.js';

/** @typedef {import('../site/start/prerender.js').KnownGame} KnownGame */
/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {import('../pkg/patience_wasm.js').Table} Rules a game in the rules' keeping */

/** All games with their variants, in the order of the start page; empty until they are known. @type {KnownGame[]} */
export let library = [];

/** The games are known before the engine is here. @param {KnownGame[]} games */
export function setLibrary(games) {
  if (games.length > library.length) library = games;
}

/** Loads the engine, once, without which no game can be dealt or read; rejects when it does not come. */
export async function loadEngine() {
  library = await load();
}

/** Where the rules of one game are: the page has a hint for each that has them apart. @param {string} id @returns {string | undefined} */
const moduleOf = (id) =>
  /** @type {HTMLLinkElement | null} */ (document.querySelector(`link[data-for~="rules-${CSS.escape(id)}"]`))?.href;

/**
 * Loads what a link needs: the rules of its game, if no others are on their way; all where it names no deal, or one of the
 * player's own cards. index.html says the same.
 * @param {string} link
 */
export async function loadRulesOf(link) {
  const { game, deal } = partsOf(link.startsWith(REPLAY) ? link.slice(REPLAY.length) : link);
  const source = deal && !deal.startsWith('~') && moduleOf(game);
  if (!source) return loadEngine();
  setLibrary(await loadOneGame(source));
}

/** @param {string} id */
export function infoOf(id) {
  const is = (/** @type {KnownGame} */ info) => info.id === id;
  return library.find(is) ?? answering.find(is);
}

/** What a game is called; a variant with what sets it apart. @param {string} id */
export function nameOf(id) {
  const info = infoOf(id);
  return info ? words.games.full(info) : id;
}

/** How far a game has come, in words. @param {View} view */
export const figuresOf = (view) => view.figures.map(say);

/**
 * Uses a table for a moment.
 * @template T
 * @param {Rules} table @param {(table: Rules) => T} use
 */
export function using(table, use) {
  try {
    return use(table);
  } finally {
    table.free();
  }
}

/** A position as it would be seen; throws the engine's error. @param {string} link @returns {View} */
export const viewOf = (link) => using(Table.open(link), (table) => table.view());

/** @param {string} id */
export const randomLink = (id) => using(Table.random(id), (table) => table.summary().link);

/** @param {string} id @param {number} number */
export const numberedDeal = (id, number) => using(Table.numbered(id, number), (table) => table.summary());

/** Makes a link of what a person typed: a code, a link, a whole address. Throws the engine's error. @param {string} text */
export function linkOf(text) {
  const { link, replay } = read(text);
  return (replay ? REPLAY : '') + link;
}
