// Ends everything that a test has opened in one order: pages become idle, profiles close, servers close, problems are
// thrown. `t.after` alone would run in the order of opening, servers first.

const PHASES = /** @type {const} */ (['idle', 'close', 'host', 'check']);

/** @typedef {Record<typeof PHASES[number], (() => unknown)[]>} Endings */

/** @type {WeakMap<object, Endings>} */
const endingsOfTests = new WeakMap();

/** @param {Endings} endings */
async function end(endings) {
  /** @type {unknown[]} */
  const errors = [];
  for (const phase of PHASES) {
    // An ending that fails does not stop the others.
    const results = await Promise.allSettled(endings[phase].map(async (ending) => ending()));
    for (const result of results) if (result.status === 'rejected') errors.push(result.reason);
  }
  if (errors.length) throw errors[0];
}

/**
 * Runs a function when a test ends.
 *
 * @param {import("node:test").TestContext} t
 * @param {typeof PHASES[number]} phase  `idle`: wait until a page has no requests; `close`: close a page or profile; `host`:
 *   close a server; `check`: throw when there were problems
 * @param {() => unknown} ending
 */
export function onTestEnd(t, phase, ending) {
  let endings = endingsOfTests.get(t);
  if (!endings) {
    /** @type {Endings} */
    const fresh = { idle: [], close: [], host: [], check: [] };
    endingsOfTests.set(t, fresh);
    t.after(() => end(fresh));
    endings = fresh;
  }
  endings[phase].push(ending);
}
