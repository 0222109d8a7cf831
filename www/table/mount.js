// A table in one call, for pages that make their elements by script.

import { PatienceGame } from './element.js';

/** @typedef {Record<string, (event: any) => void>} Listeners by the name of the event without "patience-" */

/**
 * Puts a table at the end of an element.
 * @param {Element | string} place the element, or a selector of it
 * @param {{ on?: Listeners } & Record<string, unknown>} [options] what the element is to be given, by property; whom it is to tell
 * @returns {PatienceGame}
 * @throws {TypeError} if there is no such place, no such property, or nobody to be told
 */
export function mount(place, { on = {}, ...properties } = {}) {
  const parent = typeof place === 'string' ? document.querySelector(place) : place;
  if (!parent) throw new TypeError(`no element fits “${place}”`);
  const game = /** @type {PatienceGame} */ (document.createElement('patience-game'));
  for (const [type, listener] of Object.entries(on)) {
    if (typeof listener !== 'function') throw new TypeError(`“on.${type}” is no function`);
    game.addEventListener(`patience-${type}`, listener);
  }
  for (const [name, value] of Object.entries(properties)) {
    // A name that is misspelt would be a property that nobody reads.
    if (name !== 'link' && name !== 'lang' && !PatienceGame.observedAttributes.includes(name))
      throw new TypeError(`<patience-game> has no property “${name}”`);
    /** @type {any} */ (game)[name] = value;
  }
  parent.append(game);
  return game;
}
