// The keys of a table whose player has changed shortcuts.

import { readKeymap } from '../../ui/keymap.js';

/**
 * Maps pressed keys to default keys by an element's keymap; empty for a key without an action.
 * @param {Element} element with the attribute
 * @returns {(key: string) => string}
 */
export function defaultKeyFor(element) {
  const map = readKeymap(element.getAttribute('keymap'));
  return (key) => {
    for (const [defaultKey, assigned] of map) if (assigned === key) return defaultKey;
    return map.has(key) ? '' : key;
  };
}
