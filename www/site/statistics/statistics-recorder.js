// Records statistics on this device. Loaded with the first move.

import { MAX_LINK_CHARS, partsOf } from '../../engine/links.js';
import { readBook, recordAction, writeBook } from './statistics.js';
import { anyRecord, fieldsOf, flag, listOf, numberOrZero, choiceOf, orElse, text } from '../../engine/schema.js';
import { statisticsKey, UNCOUNTED_PREFIX } from '../storage/keys.js';
import { keys, read, readAs, remove, write } from '../storage/local-store.js';

/** @import { Credit } from '../../engine/provenance.js' */
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

/** Maximum number of actions read from a key. */
const MAX_ACTIONS = 500;

/** @param {string} id @param {boolean} isCustom */
export const readBookOf = (id, isCustom) => readBook(readAs(statisticsKey(id, isCustom), anyRecord));

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
    write(statisticsKey(game, isCustom), writeBook(next));
  }
}

const positiveOrZero = (/** @type {unknown} */ value) => Math.max(0, numberOrZero(value));

const readActionFields = fieldsOf({
  game: text({ pattern: /^[\w-]{1,40}$/ }),
  own: flag,
  link: text({ most: MAX_LINK_CHARS }),
  ply: positiveOrZero,
  won: flag,
  kind: text(),
  from: positiveOrZero,
  finishedBy: orElse(choiceOf(.../** @type {const} */ (['player', 'solver', 'link', 'shown'])), 'player'),
  hint: orElse(text(), ''),
  at: positiveOrZero,
});

/** @type {import('../../engine/schema.js').Reader<ActionToCount>} */
function readAction(value) {
  const action = readActionFields(value);
  return action?.link.startsWith(`${action.game}/`) ? { ...action, hint: action.hint || undefined } : undefined;
}

const readActions = listOf(readAction, MAX_ACTIONS);

/** Counts the stored actions of this page and others. A page removes a key before it counts it. */
export function countStoredActions() {
  for (const key of keys().filter((key) => key.startsWith(UNCOUNTED_PREFIX))) {
    const value = read(key);
    remove(key);
    for (const action of readActions(value) ?? []) countAction(action);
  }
}
