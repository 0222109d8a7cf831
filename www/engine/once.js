/**
 * Loads once, or once for each key; after a failure, the next call tries again.
 * @template Loaded @template {string | void} [Key=void]
 * @param {(key: Key) => Promise<Loaded>} load
 * @returns {(key: Key) => Promise<Loaded>}
 */
export function once(load) {
  /** @type {Map<Key, Promise<Loaded>>} */
  const loads = new Map();
  return (key) => {
    const loaded = loads.get(key);
    if (loaded) return loaded;
    const loading = load(key);
    loads.set(key, loading);
    loading.catch(() => loads.delete(key));
    return loading;
  };
}
