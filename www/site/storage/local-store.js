// Values in localStorage under a versioned prefix. A value that the browser refuses (storage forbidden or full) stays in
// memory until the page is closed.

import { isGameKey } from './keys.js';

/** @typedef {'unsaved' | 'full' | 'corrupt' | 'damaged' | 'newer'} StorageError */
/** A storage error, or 'space' once everything that was refused is stored. @typedef {StorageError | 'space'} StorageReport */

const VERSION = 1;
const PREFIX = `cadogan:${VERSION}:`;

/** @type {(what: StorageReport) => void} */
let errorListener = () => {};

/** @param {StorageReport} what */
export const reportStorageError = (what) => errorListener(what);

/** @param {(what: StorageReport) => void} listener called with every storage error, and once there is space again */
export function onStorageError(listener) {
  errorListener = listener;
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const version = /^cadogan:(\d+):/.exec(localStorage.key(i) ?? '');
      if (version && Number(version[1]) > VERSION) return reportStorageError('newer');
    }
  } catch {
    reportStorageError('unsaved');
  }
}

/** Values that the browser refused, and no others: tabs share the rest. @type {Map<string, unknown>} */
const memory = new Map();

// Another tab has written or erased the key.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null) memory.clear();
  else if (key.startsWith(PREFIX)) memory.delete(key.slice(PREFIX.length));
});

/** Keys whose latest value the browser refused. */
export const refusedKeys = () => [...memory.keys()];

/** Throws if the browser refuses the value. @param {string} key @param {unknown} value */
function putOrThrow(key, value) {
  memory.delete(key);
  try {
    rawStorage.set(key, JSON.stringify(value));
  } catch (error) {
    memory.set(key, value);
    throw error;
  }
}

/** Raw texts in localStorage. All methods throw if storage is forbidden, `set` also if it is full. */
export const rawStorage = {
  /** @param {string} start of the keys */
  keys: (start) =>
    Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length)),
  get: (/** @type {string} */ key) => localStorage.getItem(PREFIX + key),
  set: (/** @type {string} */ key, /** @type {string} */ text) => localStorage.setItem(PREFIX + key, text),
  remove: (/** @type {string} */ key) => localStorage.removeItem(PREFIX + key),
};

/** Called with every key that is written or removed; set when the store loads. @type {((key: string) => void) | null} */
let writeListener = null;
/** Keys written before the listener was set. @type {Set<string>} */
const earlyKeys = new Set();

/** @param {string} key */
function notifyWrite(key) {
  if (writeListener) writeListener(key);
  else earlyKeys.add(key);
}

/** @param {(key: string) => void} listener @returns {Set<string>} keys written before */
export function onWrite(listener) {
  writeListener = listener;
  return earlyKeys;
}

/** Writes a value without calling the listener; throws if the browser refuses it. @param {string} key @param {unknown} value null removes */
export function restoreValue(key, value) {
  if (value !== null) return putOrThrow(key, value);
  memory.delete(key);
  rawStorage.remove(key);
}

/** The text of a value, which tells whether it has changed; null without one. @param {string} key */
export function readText(key) {
  if (memory.has(key)) return JSON.stringify(memory.get(key));
  try {
    return rawStorage.get(key);
  } catch {
    return null;
  }
}

/** @param {string} key @returns {unknown} */
export function read(key) {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    const text = rawStorage.get(key);
    if (text !== null) return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) reportStorageError(isGameKey(key) ? 'corrupt' : 'damaged');
  }
  return null;
}

/**
 * Reads a stored value of a form; reports one of another form.
 * @template T @param {string} key @param {import('../../engine/schema.js').Reader<T>} reader @returns {T | undefined} undefined if there is none
 */
export function readAs(key, reader) {
  const value = read(key);
  const decoded = value === null ? undefined : reader(value);
  if (value !== null && decoded === undefined) reportStorageError('damaged');
  return decoded;
}

/** @param {string} key @param {unknown} value */
export function write(key, value) {
  try {
    putOrThrow(key, value);
  } catch (error) {
    reportStorageError(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unsaved');
  }
  notifyWrite(key);
}

/** Writes the refused values again. @returns {boolean} true if none is refused now */
export function retryRefused() {
  for (const [key, value] of [...memory]) write(key, value);
  return !memory.size;
}

/** All keys, those in memory included. */
export function keys() {
  const found = new Set(memory.keys());
  try {
    for (const key of rawStorage.keys('')) found.add(key);
  } catch {
    // Storage is forbidden: only memory has keys.
  }
  return [...found];
}

/** @param {string} key */
export function remove(key) {
  memory.delete(key);
  try {
    rawStorage.remove(key);
  } catch {
    // Storage is forbidden: there is nothing to remove.
  }
  notifyWrite(key);
}

/** Moves a value to another key, unless the browser refuses it there. @param {string} from @param {string} to */
export function rename(from, to) {
  try {
    const text = rawStorage.get(from);
    if (text === null) return;
    // Two copies may not fit.
    rawStorage.remove(from);
    try {
      rawStorage.set(to, text);
    } catch {
      rawStorage.set(from, text);
    }
  } catch {
    // Storage is forbidden: there is nothing to move.
  }
  notifyWrite(from);
  notifyWrite(to);
}

/** True if the key of a storage event (null: all) is this one. @param {string | null} name @param {string} key */
export const isKey = (name, key) => name === null || name === PREFIX + key;
