// What a test has opened ends in one order: its pages come to rest, then the profiles close, then the hosts that served
// them, and then what went wrong is told. `t.after` alone would run in the order of opening, hosts first.

const PHASES = /** @type {const} */ (['rest', 'close', 'host', 'check']);

/** @typedef {Record<typeof PHASES[number], (() => unknown)[]>} Endings */

/** @type {WeakMap<object, Endings>} */
const known = new WeakMap();

/** @param {Endings} endings */
async function end(endings) {
  /** @type {unknown[]} */
  const errors = [];
  for (const phase of PHASES) {
    // One that fails keeps none of the others from ending.
    const results = await Promise.allSettled(endings[phase].map(async (each) => each()));
    for (const result of results) if (result.status === 'rejected') errors.push(result.reason);
  }
  if (errors.length) throw errors[0];
}

/**
 * Has something done when a test ends.
 *
 * @param {import("node:test").TestContext} t
 * @param {typeof PHASES[number]} phase  `rest`: wait until a page is quiet; `close`: close a page or profile; `host`:
 *   close a server; `check`: throw when there were problems
 * @param {() => unknown} ending
 */
export function atEnd(t, phase, ending) {
  let endings = known.get(t);
  if (!endings) {
    /** @type {Endings} */
    const fresh = { rest: [], close: [], host: [], check: [] };
    known.set(t, fresh);
    t.after(() => end(fresh));
    endings = fresh;
  }
  endings[phase].push(ending);
}
