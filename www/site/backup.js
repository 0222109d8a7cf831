// All that this browser keeps as one file, and back.

import { read } from '../pkg/patience_wasm.js';
import { words } from '../words/panels.js';
import { infoOf, using } from './engine.js';
import { dealOf, slotOf } from './links.js';
import { putGame, readGame, restore, savedGame, shelve, shelved } from './saved-games.js';
import { joinBooks, readBook, writeBook } from './statistics.js';
import { finite, isRecord, keys, read as stored, write } from './storage.js';

/** @typedef {import('./saved-games.js').SavedGame} SavedGame */

/** What a file says that it is. */
const FORMAT = 'cadogan';
const VERSION = 1;

/** Everything, as the text of a file. */
export function backup() {
  const kept = Object.fromEntries(keys().map((key) => [key, stored(key)]));
  return JSON.stringify({ format: FORMAT, version: VERSION, saved: new Date().toISOString(), kept }, null, 1);
}

/**
 * Adds what a file holds to what is kept. What is here is never lost: a game that gives way is set aside, books are joined.
 * @param {string} text @returns {{ games: number, out: number }} games added, entries left out
 */
export function loadBackup(text) {
  /** @type {unknown} */
  let whole;
  try {
    whole = JSON.parse(text);
  } catch {
    // Reported below.
  }
  if (!isRecord(whole) || whole.format !== FORMAT || !isRecord(whole.kept)) throw new Error(words.storage.noFile);
  if (finite(whole.version) > VERSION) throw new Error(words.storage.newer);
  let [games, out] = [0, 0];
  for (const [key, value] of Object.entries(whole.kept)) {
    const [kind, name] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
    if (kind === 'game') {
      const taken = addGame(name, value);
      games += Number(taken);
      out += Number(!taken);
    } else if (kind === 'shelf' && Array.isArray(value))
      value.forEach((one) => (out += Number(!addAside(gameOf(one)))));
    else if (kind === 'stats' && infoOf(name.replace('~', '')))
      write(key, writeBook(joinBooks(readBook(stored(key)), readBook(value))));
    else if (key === 'settings' && isRecord(value)) write(key, value);
    // What other parts of this page keep: theirs to judge when they read it.
    else if (/^[a-z][a-z-]{0,40}(:[\w~/-]{1,300})?$/.test(key) && kind !== 'shelf' && kind !== 'stats') {
      if (stored(key) === null) write(key, value);
    } else out++;
  }
  return { games, out };
}

/** Whether a link, of a mark, is one to a deal. @param {string} link @param {string} start the link of the deal */
function leadsTo(link, start) {
  try {
    return read(link).start === start;
  } catch {
    return false;
  }
}

/**
 * A game of a file, if the engine takes it: as it would be saved here.
 * @param {unknown} value @returns {SavedGame | null}
 */
function gameOf(value) {
  const link = isRecord(value) && typeof value.link === 'string' ? value.link : '';
  const game = readGame(value, slotOf(link));
  if (!game) return null;
  try {
    return using(restore(game), (table) => {
      const { link, start, ply, outcome } = table.summary();
      const marks = game.marks.filter((mark) => leadsTo(mark.link, start));
      return { ...game, link, save: table.save(), legacy: null, marks, ply, outcome, before: null };
    });
  } catch {
    return null;
  }
}

/** Sets a game aside, unless the same deal has been played here since. @param {SavedGame | null} game @returns {boolean} whether there is one */
function addAside(game) {
  if (!game) return false;
  const { at } = game;
  const start = dealOf(game.link);
  const slot = slotOf(game.link);
  if (!shelved(slot).some((one) => dealOf(one.link) === start && one.at >= at)) shelve(slot, game);
  return true;
}

/** The game played last is in hand, the other one is set aside. @param {string} slot @param {unknown} value */
function addGame(slot, value) {
  const theirs = gameOf(value);
  if (!theirs || !isRecord(value) || slotOf(theirs.link) !== slot) return false;
  addAside(gameOf(value.before));
  const here = savedGame(slot);
  if (here && here.link === theirs.link) return true;
  if (here && here.ply > 0 && here.at >= theirs.at) return addAside(theirs);
  if (here && here.ply > 0) shelve(slot, here);
  putGame(slot, { ...theirs, before: here?.before ?? null });
  return true;
}
