// A localStorage for tests of modules in Node.

/** Replaces localStorage by a fake, and returns its items. @param {() => boolean} [hasRoom] */
export function fakeLocalStorage(hasRoom = () => true) {
  /** @type {Map<string, string>} */
  const disk = new Map();
  const fakeStorage = {
    get length() {
      return disk.size;
    },
    key: (/** @type {number} */ n) => [...disk.keys()][n] ?? null,
    getItem: (/** @type {string} */ key) => disk.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => {
      if (!hasRoom()) throw new DOMException('full', 'QuotaExceededError');
      disk.set(key, text);
    },
    removeItem: (/** @type {string} */ key) => disk.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: fakeStorage, configurable: true });
  return disk;
}
