// The thread in which the tests are run for one mutant after the other: see ../mutants.mjs.

import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { tests } from './mutants-tests.mjs';

/** @typedef {{ activeMutant?: string, hitCount?: number, hitLimit?: number, mutantCoverage?: { static: Record<string, number> } }} Switches */

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
/** The names are Stryker's. */
const switches = /** @type {{ __stryker__?: Switches }} */ (globalThis);
const on = (switches.__stryker__ ??= {});

let stray = '';
process.on('unhandledRejection', (error) => (stray = String(error)));

/** Runs the tests up to the first that fails. @returns {Promise<string>} what failed, empty for nothing */
async function all() {
  stray = '';
  for (const { name, run } of tests) {
    try {
      await run({});
      // What is left to itself fails a moment later.
      await new Promise((done) => setImmediate(done));
    } catch (error) {
      return `${name}: ${error}`;
    }
    if (stray) return `${name}: ${stray}`;
  }
  return '';
}

// The same histories for all, and no smaller one is looked for.
fc.configureGlobal({ seed: 1914, endOnFailure: true });
on.activeMutant = workerData.mutant;
on.mutantCoverage = { static: {} };
try {
  for (const file of workerData.tests) await import(file);
  const first = on.mutantCoverage.static;
  on.mutantCoverage.static = {};
  const failed = await all();
  port.postMessage({ failed, first, then: on.mutantCoverage.static });
} catch (error) {
  port.postMessage({ failed: String(error) || 'it is not loaded' });
}
port.on('message', async ({ id, limit }) => {
  Object.assign(on, { activeMutant: id, hitCount: 0, hitLimit: limit });
  const failed = await all();
  on.activeMutant = undefined;
  port.postMessage({ failed, ended: true });
});
