// Replaces node:test where tests run repeatedly: see store.mjs and shell.mjs.

/** @typedef {{ name: string, run: (t: any) => unknown, skip: boolean }} Collected */

/** @type {Collected[]} */
export const tests = [];

/** `after` hooks of a file. @type {(() => unknown)[]} */
export const endings = [];

/**
 * Registers a test.
 * @param {string} name @param {((t: any) => unknown) | { skip?: unknown }} options @param {(t: any) => unknown} [body]
 */
export function test(name, options, body) {
  const run = typeof options === 'function' ? options : body;
  if (!run) throw new Error(`${name}: a test without a body`);
  tests.push({ name, run, skip: typeof options === 'object' && Boolean(options.skip) });
}

/** @param {() => unknown} ending */
export const after = (ending) => void endings.push(ending);

export default test;
