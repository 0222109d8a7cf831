// Mutation test of the store: all of StrykerJS' mutants of what saves games, notes and statistics, and which of them the tests
// without a browser catch. `cargo xtask mutants --store`; only some sources: `node mutants/store.mjs key-values.js`.
//
// All mutants are in one copy, each behind a switch. Stryker starts Node for each of them, which takes longer than the tests;
// here one thread loads the tests once and runs them for one mutant after the other. Only mutants of what is evaluated at
// import need a thread of their own.

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
const TESTS = ['machine.test.mjs', 'notes.test.mjs', 'store.test.mjs'];
/** Random histories a test: more catch hardly more. */
const RUNS = process.env.STORE_RUNS ?? '300';
/** A thread that does not answer for so long, in ms, is in an endless loop without the mutant's switch. */
const ANSWER_MS = Number(process.env.PATIENCE_MS ?? 30_000);
/** The least share of the mutants to be caught. */
const LEAST = 0.95;

const copy = path.join(TARGET, 'store');
const wanted = process.argv.slice(2);
const sources = SOURCES.filter((source) => !wanted.length || wanted.includes(path.basename(source)));
if (!sources.length) throw new Error(`sources: ${SOURCES.map((source) => path.basename(source)).join(', ')}`);

/** Instruments the sources in a copy, with the tests beside them. */
async function instrumentCopy() {
  fs.rmSync(copy, { recursive: true, force: true });
  for (const part of ['www/site', 'www/table', 'www/words', 'tests/browser/support', 'tests/browser/mutants'])
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
   * Sends a message, if there is one, and waits for the answer. @param {unknown} [message]
   * @returns {Promise<any>} null when there is none
   */
  const ask = (message) =>
    new Promise((done) => {
      const settle = (/** @type {any} */ answer) => {
        clearTimeout(timer);
        worker.off('message', settle).off('error', onError).off('exit', onExit);
        done(answer);
      };
      const onError = (/** @type {unknown} */ error) => settle({ failed: String(error) });
      const onExit = () => settle({ failed: 'the thread has ended' });
      const timer = setTimeout(() => settle(null), ANSWER_MS);
      worker.on('message', settle).on('error', onError).on('exit', onExit);
      if (message !== undefined) worker.postMessage(message);
    });
  return { ask, end: () => worker.terminate() };
}

const mutants = await instrumentCopy();
let thread = startThread();
const unmutated = await thread.ask();
if (!unmutated || unmutated.failed) throw new Error(`without a mutant: ${unmutated?.failed ?? 'no answer'}`);
/** How often each switch is asked: at import, and by the tests. @type {{ atImport: Record<string, number>, inTests: Record<string, number> }} */
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
    const own = startThread(id);
    result = await own.ask();
    await own.end();
  } else if (inTests[id]) {
    // A hundred times as often as without it is an endless loop.
    result = await thread.ask({ id, limit: 100 * inTests[id] + 1000 });
    // A thread that has not ended its run takes what it left behind with it.
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
  isGood &&= caught >= LEAST * of;
  const share = ((100 * caught) / of).toFixed(1);
  console.log(`${source.padEnd(30)} ${caught} of ${of} caught, ${share} %; ${equivalent} more are equivalent`);
}
if (!wanted.length && !isGood) process.exitCode = 1;
