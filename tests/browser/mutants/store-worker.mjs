// Worker thread of store.mjs: runs the tests for one mutant after another.

import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { tests } from './collector.mjs';

/** @typedef {{ activeMutant?: string, hitCount?: number, hitLimit?: number, mutantCoverage?: { static: Record<string, number> } }} Switches */

const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort);
const switches = /** @type {{ __stryker__?: Switches }} */ (globalThis);
/** Stryker's state. */
const stryker = (switches.__stryker__ ??= {});

let unhandled = '';
process.on('unhandledRejection', (error) => (unhandled = String(error)));

/** Runs the tests up to the first failure. @returns {Promise<string>} the failure; empty if all pass */
async function runTests() {
  unhandled = '';
  for (const { name, run } of tests) {
    try {
      await run({});
      // Rejections of promises that the test did not await.
      await new Promise((done) => setImmediate(done));
    } catch (error) {
      return `${name}: ${error}`;
    }
    if (unhandled) return `${name}: ${unhandled}`;
  }
  return '';
}

// The same histories for all mutants, and no shrinking.
fc.configureGlobal({ seed: 1914, endOnFailure: true });
stryker.activeMutant = workerData.mutant;
stryker.mutantCoverage = { static: {} };
try {
  for (const file of workerData.tests) await import(file);
  const atImport = stryker.mutantCoverage.static;
  stryker.mutantCoverage.static = {};
  const failed = await runTests();
  port.postMessage({ failed, atImport, inTests: stryker.mutantCoverage.static });
} catch (error) {
  port.postMessage({ failed: String(error) || 'not imported' });
}
port.on('message', async ({ id, limit }) => {
  Object.assign(stryker, { activeMutant: id, hitCount: 0, hitLimit: limit });
  const failed = await runTests();
  stryker.activeMutant = undefined;
  port.postMessage({ failed, ended: true });
});
