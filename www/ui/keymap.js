// Which key does what at the cards. Each act is known by its usual key; a player may give it another one, and switch
// all keys of a single character off, since such keys get into the way of who speaks to the computer.

/** The usual keys that can be given to others. */
export const KEYS = [...'dhnbisrlm1234/?'];

/**
 * A key as it is kept: one visible character, letters small; empty for what is none.
 * @param {unknown} text
 */
export function keyOf(text) {
  const key = typeof text === 'string' ? text.toLowerCase() : '';
  return [...key].length === 1 && key.trim() && key !== '=' ? key : '';
}

/**
 * The keys that are given to others, by the usual one: "d=x h=j" is read. What is no such pair, or gives one key to two
 * acts, counts for nothing.
 * @param {unknown} text @returns {Map<string, string>}
 */
export function readKeymap(text) {
  /** @type {Map<string, string>} */
  const map = new Map();
  for (const pair of typeof text === 'string' ? text.slice(0, 200).split(' ') : []) {
    const usual = pair[0];
    const key = keyOf(pair.slice(2));
    if (!KEYS.includes(usual) || pair[1] !== '=' || !key || key === usual) continue;
    if (map.has(usual) || [...map.values()].includes(key)) continue;
    map.set(usual, key);
  }
  // A usual key that has not been given away has its own act.
  for (const [usual, key] of map) if (KEYS.includes(key) && !map.has(key)) map.delete(usual);
  return map;
}

/** @param {Map<string, string>} map */
export const writeKeymap = (map) => [...map].map(([usual, key]) => `${usual}=${key}`).join(' ');

/**
 * What gives the usual key of what a pressed one does; empty if it does nothing.
 * @param {Element} element with the attribute
 * @returns {(key: string) => string}
 */
export function meaningOf(element) {
  const map = readKeymap(element.getAttribute('keymap'));
  return (key) => {
    for (const [usual, given] of map) if (given === key) return usual;
    return map.has(key) ? '' : key;
  };
}

/**
 * Usual keys in a list of keys ("N, B", "D"), as they are set.
 * @param {string} name @param {Element} element
 */
export function keysShown(name, element) {
  const map = readKeymap(element.getAttribute('keymap'));
  return name.replace(/(?<![^\s,])[^\s,](?![^\s,])/gu, (key) => (map.get(key.toLowerCase()) ?? key).toUpperCase());
}
