// The keymap setting: a player may assign other keys to the table's actions. An action is identified by its default key.

import { latinKeyOf } from './dom.js';

/** The labels of keys, by position. @type {Map<string, string>} */
let layout = new Map();

/** Reads the letters on the keyboard, if the browser provides them (Chromium, Keyboard Map API). */
export async function readLayout() {
  const { keyboard } = /** @type {{ keyboard?: { getLayoutMap: () => Promise<Map<string, string>> } }} */ (navigator);
  // Frames need a permission.
  layout = (await keyboard?.getLayoutMap().catch(() => null)) ?? layout;
}

/** The label of a default key on the player's keyboard, if that has another script. @param {string} key */
export function printedKey(key) {
  const code = key === '/' ? 'Slash' : /\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
  const printed = layout.get(code) ?? key;
  return printed !== key && latinKeyOf({ key: printed, code, shiftKey: false }) === key ? printed : key;
}

/** The default keys that can be reassigned. */
export const DEFAULT_KEYS = [...'dhnbisrlm1234/?'];

/**
 * Normalizes a key: one visible character, in lower case; empty for anything else.
 * @param {unknown} text
 */
export function normalizeKey(text) {
  const key = typeof text === 'string' ? text.toLowerCase() : '';
  return [...key].length === 1 && key.trim() && key !== '=' ? key : '';
}

/**
 * Parses a keymap such as "d=x h=j": assigned keys by default key. Ignores malformed pairs, and second uses of a key.
 * @param {unknown} text @returns {Map<string, string>}
 */
export function readKeymap(text) {
  /** @type {Map<string, string>} */
  const map = new Map();
  for (const pair of typeof text === 'string' ? text.slice(0, 200).split(' ') : []) {
    const defaultKey = pair[0];
    const key = normalizeKey(pair.slice(2));
    if (!DEFAULT_KEYS.includes(defaultKey) || pair[1] !== '=' || !key || key === defaultKey) continue;
    if (map.has(defaultKey) || [...map.values()].includes(key)) continue;
    map.set(defaultKey, key);
  }
  // A default key can be assigned only if its own action has another key.
  for (const [defaultKey, key] of map) if (DEFAULT_KEYS.includes(key) && !map.has(key)) map.delete(defaultKey);
  return map;
}

/** @param {Map<string, string>} map */
export const writeKeymap = (map) => [...map].map(([defaultKey, key]) => `${defaultKey}=${key}`).join(' ');

/**
 * Replaces the default keys in a list such as "N, B" by the assigned ones.
 * @param {string} name @param {Element} element
 */
export function displayKeys(name, element) {
  const map = readKeymap(element.getAttribute('keymap'));
  return name.replace(/(?<![^\s,])[^\s,](?![^\s,])/gu, (key) =>
    (map.get(key.toLowerCase()) ?? printedKey(key.toLowerCase())).toUpperCase(),
  );
}
