// Random numbers with a seed.

/** Random numbers below 1 (mulberry32). @param {number} seed */
export function randomOf(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A random sample, in random order.
 * @template T
 * @param {readonly T[]} all @param {number} count @param {() => number} random @returns {T[]}
 */
export function sampleOf(all, count, random) {
  const items = [...all];
  const size = Math.min(count, items.length);
  for (let n = 0; n < size; n++) {
    const other = n + Math.floor(random() * (items.length - n));
    [items[n], items[other]] = [items[other], items[n]];
  }
  return items.slice(0, size);
}
