// Creates a table in one call, for pages that build their DOM by script.

import { PatienceGame } from './element.js';

/** The element's events, without "patience-". */
const EVENTS = [
  'ready',
  'move',
  'won',
  'stuck',
  'grade',
  'error',
  'new-deal',
  'share',
  'menu',
  'home',
  'moves',
  'rules',
  'unroll',
  'win',
  'hint',
  'lesson',
  'problem-try',
  'problem-solved',
  'setting',
];

/** @typedef {Record<string, (event: any) => void>} Listeners by the name of the event without "patience-" */

/**
 * Appends a table to an element.
 * @param {Element | string} place the element, or its selector
 * @param {{ on?: Listeners } & Record<string, unknown>} [options] properties of the table, and its listeners
 * @returns {PatienceGame}
 * @throws {TypeError} if there is no such element, property or event, or a listener is not a function
 */
export function mount(place, { on, ...properties } = {}) {
  const parent = typeof place === 'string' ? document.querySelector(place) : place;
  if (!parent) throw new TypeError(`no element matches “${place}”`);
  const game = /** @type {PatienceGame} */ (document.createElement('patience-game'));
  for (const [type, listener] of Object.entries(on ?? {})) {
    // Catches misspelt names, as below.
    if (!EVENTS.includes(type)) throw new TypeError(`<patience-game> has no event “${type}”`);
    if (typeof listener !== 'function') throw new TypeError(`“on.${type}” is not a function`);
    game.addEventListener(`patience-${type}`, listener);
  }
  for (const [name, value] of Object.entries(properties)) {
    // Catches misspelt names.
    if (name !== 'link' && name !== 'lang' && !PatienceGame.observedAttributes.includes(name))
      throw new TypeError(`<patience-game> has no property “${name}”`);
    /** @type {any} */ (game)[name] = value;
  }
  parent.append(game);
  return game;
}
