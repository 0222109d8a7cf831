// What this browser keeps, key by key. What a browser does not take, because storage is forbidden or full, is remembered
// until the page goes: it can be played all the same.

/** What can go wrong with storage. @typedef {'unsaved' | 'full' | 'corrupt' | 'newer'} Trouble */

const VERSION = 1;
const PREFIX = `cadogan:${VERSION}:`;

/** @type {(what: Trouble) => void} */
let tell = () => {};

/** @param {Trouble} what */
export const report = (what) => tell(what);

/** @param {(what: Trouble) => void} listener told of all that storage cannot do */
export function onTrouble(listener) {
  tell = listener;
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const version = /^cadogan:(\d+):/.exec(localStorage.key(i) ?? '');
      if (version && Number(version[1]) > VERSION) return report('newer');
    }
  } catch {
    report('unsaved');
  }
}

/** A kept value was not what this page writes. */
export const reportCorrupt = () => report('corrupt');

/** What the browser did not take, and nothing else: all pages of a browser share what it did. @type {Map<string, unknown>} */
const memory = new Map();

// Another page has written the key since, or erased it.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null) memory.clear();
  else if (key.startsWith(PREFIX)) memory.delete(key.slice(PREFIX.length));
});

/** Throws where the browser does not take it. @param {string} key @param {unknown} value */
function put(key, value) {
  memory.delete(key);
  try {
    onDisk.set(key, JSON.stringify(value));
  } catch (error) {
    memory.set(key, value);
    throw error;
  }
}

/** What the browser itself has under our names, as text; each throws where storage is forbidden, `set` where it is full. */
export const onDisk = {
  /** The keys that begin in a certain way. @param {string} start */
  keys: (start) =>
    Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length)),
  get: (/** @type {string} */ key) => localStorage.getItem(PREFIX + key),
  set: (/** @type {string} */ key, /** @type {string} */ text) => localStorage.setItem(PREFIX + key, text),
  remove: (/** @type {string} */ key) => localStorage.removeItem(PREFIX + key),
};

/** Told of every key that is written or taken away; it comes later than the first of them may. @type {((key: string) => void) | null} */
let listener = null;
/** Those that were before it came. @type {Set<string>} */
const early = new Set();

/** @param {string} key */
function tellOf(key) {
  if (listener) listener(key);
  else early.add(key);
}

/** @param {(key: string) => void} wrote @returns {Set<string>} the keys that it has missed */
export function onWrite(wrote) {
  listener = wrote;
  return early;
}

/** Has a key hold again what it once held; throws where that cannot be. @param {string} key @param {unknown} value null for nothing */
export function recall(key, value) {
  if (value !== null) return put(key, value);
  memory.delete(key);
  onDisk.remove(key);
}

/** @param {string} key @returns {unknown} */
export function read(key) {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    const text = onDisk.get(key);
    if (text !== null) return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) reportCorrupt();
  }
  return null;
}

/** @param {string} key @param {unknown} value */
export function write(key, value) {
  try {
    put(key, value);
  } catch (error) {
    report(error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'unsaved');
  }
  tellOf(key);
}

/** The keys of all that is kept, by this visit or an earlier one. */
export function keys() {
  const found = new Set(memory.keys());
  try {
    for (const key of onDisk.keys('')) found.add(key);
  } catch {
    // Only what this visit wrote is known then.
  }
  return [...found];
}

/** @param {string} key */
export function remove(key) {
  memory.delete(key);
  try {
    onDisk.remove(key);
  } catch {
    // Then nothing is there.
  }
  tellOf(key);
}

/** Whether a key as storage events name it (null: everything) is this one of ours. @param {string | null} name @param {string} key */
export const isKey = (name, key) => name === null || name === PREFIX + key;

/** @param {unknown} value @returns {value is Record<string, unknown>} */
export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value 0 for whatever is not a number */
export const finite = (value) => (Number.isFinite(value) ? Number(value) : 0);
