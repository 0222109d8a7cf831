// Records statistics on this device. Loaded with the first move.

import { MAX_LINK_CHARS, partsOf } from '../../engine/links.js';
import { readBook, recordAction, writeBook } from './statistics.js';
import { finiteOrZero, isRecord, keys, read, remove, write } from '../storage/local-store.js';

/** @typedef {import('../../engine/provenance.js').Credit} Credit */
/**
 * @typedef {object} ActionToCount an action to count, as stored until it is counted
 * @property {string} game
 * @property {boolean} own true for the player's cards; a stored name
 * @property {string} link
 * @property {number} ply
 * @property {boolean} won
 * @property {string} kind of its event
 * @property {number} from ply at which the game was opened
 * @property {Credit['finishedBy']} finishedBy who finished it, if it is won
 * @property {string} [hint] kind of the hint
 * @property {number} at in ms
 */

/** Prefix of the keys of actions that their pages could not count. */
const UNCOUNTED_PREFIX = 'uncounted:';
/** @type {readonly Credit['finishedBy'][]} */
const FINISHERS = ['player', 'solver', 'link', 'shown'];
/** Most actions that are read of a key. */
const MAX_ACTIONS = 500;

/** Key of a game's statistics, or of the player's cards in it. @param {string} id @param {boolean} isCustom */
const bookKey = (id, isCustom) => `stats:${id}${isCustom ? '~' : ''}`;

/** @param {string} id @param {boolean} isCustom */
export const readBookOf = (id, isCustom) => readBook(read(bookKey(id, isCustom)));

/** @param {string} id @param {boolean} isCustom @param {import('./statistics.js').Book} book */
export const writeBookOf = (id, isCustom, book) => write(bookKey(id, isCustom), writeBook(book));

/** Hints asked for before the first move, which are recorded with it. @type {{ deal: string, hints: string[] }} */
let earlyHints = { deal: '', hints: [] };

/** Counts an action. @param {ActionToCount} action */
export function countAction({ game, own: isCustom, link, ply, won, kind, from, finishedBy, hint, at }) {
  const name = partsOf(link).deal;
  const action = { deal: name, kind, ply, won, from, finishedBy, hint };
  const book = readBookOf(game, isCustom);
  let next = recordAction(book, action, at);
  if (earlyHints.deal !== name) earlyHints = { deal: name, hints: [] };
  if (hint && next === book) earlyHints.hints.push(hint);
  else if (next !== book) {
    for (const early of earlyHints.hints.splice(0))
      next = recordAction(next, { ...action, kind: 'hint', hint: early }, at);
    writeBookOf(game, isCustom, next);
  }
}

/** Decodes an action. @param {unknown} value @returns {ActionToCount[]} empty if it is malformed */
function decodeAction(value) {
  if (!isRecord(value)) return [];
  const { game, link, kind, hint } = value;
  if (typeof game !== 'string' || !/^[\w-]{1,40}$/.test(game) || typeof kind !== 'string') return [];
  if (typeof link !== 'string' || link.length > MAX_LINK_CHARS || !link.startsWith(`${game}/`)) return [];
  const [ply, from, at] = [value.ply, value.from, value.at].map((number) => Math.max(0, finiteOrZero(number)));
  const asked = typeof hint === 'string' ? hint : undefined;
  const finishedBy = FINISHERS.find((finisher) => finisher === value.finishedBy) ?? 'player';
  return [
    { game, own: value.own === true, link, ply, won: value.won === true, kind, from, finishedBy, hint: asked, at },
  ];
}

/** Counts the stored actions of this page and others. A page removes a key before it counts it. */
export function countStoredActions() {
  for (const key of keys().filter((key) => key.startsWith(UNCOUNTED_PREFIX))) {
    const value = read(key);
    remove(key);
    for (const action of (Array.isArray(value) ? value.slice(0, MAX_ACTIONS) : []).flatMap(decodeAction))
      countAction(action);
  }
}
