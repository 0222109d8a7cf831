// Mutation test of the store: all of StrykerJS' mutants of the modules that save games, settings and statistics, tried on the
// tests without a browser. `cargo xtask mutants --store`; for some sources: `node mutants/store.mjs key-values.js`.
//
// All mutants are in one copy, each behind a switch. Stryker would start Node for each mutant, which takes longer than the
// tests; here one thread loads the tests once and runs them for all mutants. Only mutants of code that runs at import need a
// new thread.

import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, instrument, reasonOfEquivalence, ROOT, sourceOf, TARGET } from './instrument.mjs';

const SOURCES = [
  'www/site/storage/store/records.js',
  'www/site/storage/store/store.js',
  'www/site/storage/store/key-values.js',
  'www/site/storage/merge.js',
];
const TESTS = ['store-machine.test.mjs', 'store-key-values.test.mjs', 'store-histories.test.mjs'];
/** Random histories for each test; more histories catch hardly any more mutants. */
const RUNS = process.env.STORE_RUNS ?? '300';
/** Timeout of an answer, for infinite loops that do not pass the mutant's switch. */
const TIMEOUT_MS = Number(process.env.PATIENCE_MS ?? 30_000);
/** Required share of caught mutants. */
const MIN_SHARE = 0.95;

const copy = path.join(TARGET, 'store');
const names = process.argv.slice(2);
const sources = SOURCES.filter((source) => !names.length || names.includes(path.basename(source)));
if (!sources.length) throw new Error(`sources: ${SOURCES.map((source) => path.basename(source)).join(', ')}`);

/** Instruments the sources in a copy, with the tests beside them. */
async function instrumentCopy() {
  fs.rmSync(copy, { recursive: true, force: true });
  for (const part of [
    'www/engine',
    'www/site',
    'www/table',
    'www/ui',
    'www/words',
    'tests/browser/support',
    'tests/browser/mutants',
  ])
    fs.cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'tests/browser/node_modules'), path.join(copy, 'node_modules'));
  fs.writeFileSync(path.join(copy, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  for (const test of TESTS) {
    const text = fs.readFileSync(path.join(ROOT, 'tests/browser', test), 'utf8');
    const collected = text.replace("from 'node:test'", "from './mutants/collector.mjs'");
    if (collected === text) throw new Error(`${test} does not import node:test`);
    fs.writeFileSync(path.join(copy, 'tests/browser', test), collected);
  }
  const { files, mutants } = await instrument(sources.map(sourceOf));
  for (const { name, content } of files) fs.writeFileSync(path.join(copy, name), content);
  return mutants;
}

/** Starts a thread with the tests. @param {string} [mutant] active from the first import on */
function startThread(mutant) {
  const worker = new Worker(path.join(copy, 'tests/browser/mutants/store-worker.mjs'), {
    workerData: { tests: TESTS.map((test) => path.join(copy, 'tests/browser', test)), mutant, runs: RUNS },
    env: { ...process.env, STORE_RUNS: RUNS },
    stdout: true,
    stderr: true,
  });
  /**
   * Sends a message, if given, and waits for an answer. @param {unknown} [message]
   * @returns {Promise<any>} null on timeout
   */
  const ask = (message) =>
    new Promise((done) => {
      const finish = (/** @type {any} */ answer) => {
        clearTimeout(timer);
        worker.off('message', finish).off('error', onError).off('exit', onExit);
        done(answer);
      };
      const onError = (/** @type {unknown} */ error) => finish({ failed: String(error) });
      const onExit = () => finish({ failed: 'the thread has ended' });
      const timer = setTimeout(() => finish(null), TIMEOUT_MS);
      worker.on('message', finish).on('error', onError).on('exit', onExit);
      if (message !== undefined) worker.postMessage(message);
    });
  return { ask, end: () => worker.terminate() };
}

const mutants = await instrumentCopy();
let thread = startThread();
const unmutated = await thread.ask();
if (!unmutated || unmutated.failed) throw new Error(`without a mutant: ${unmutated?.failed ?? 'no answer'}`);
/** Hits of each switch: at import, and in the tests. @type {{ atImport: Record<string, number>, inTests: Record<string, number> }} */
const { atImport, inTests } = unmutated;
/** @typedef {{ caught: number, of: number, equivalent: number }} Sum */
/** @type {Map<string, Sum>} */
const sums = new Map(sources.map((source) => [source, { caught: 0, of: 0, equivalent: 0 }]));
for (const mutant of mutants) {
  const sum = /** @type {Sum} */ (sums.get(mutant.fileName));
  if (reasonOfEquivalence(mutant)) {
    sum.equivalent++;
    continue;
  }
  sum.of++;
  let result = /** @type {any} */ ({ failed: '' });
  const { id } = mutant;
  if (atImport[id]) {
    const freshThread = startThread(id);
    result = await freshThread.ask();
    await freshThread.end();
  } else if (inTests[id]) {
    // A hundred times the hits of the unmutated run count as an infinite loop.
    result = await thread.ask({ id, limit: 100 * inTests[id] + 1000 });
    // Discard a thread that has not finished its run.
    if (result?.ended !== true) {
      await thread.end();
      thread = startThread();
      await thread.ask();
    }
  }
  if (!result || result.failed) sum.caught++;
  else console.log(`missed: ${describe(mutant)}`);
}
await thread.end();
console.log('\n=== summary ===');
let isGood = true;
for (const [source, { caught, of, equivalent }] of sums) {
  isGood &&= caught >= MIN_SHARE * of;
  const share = ((100 * caught) / of).toFixed(1);
  console.log(`${source.padEnd(30)} ${caught} of ${of} caught, ${share} %; ${equivalent} others are equivalent`);
}
if (!names.length && !isGood) process.exitCode = 1;
