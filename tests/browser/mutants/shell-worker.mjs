// Worker process of shell.mjs: runs single tests, with one mutant or none, in one browser. It runs in the copy of the site,
// where `collector.mjs` replaces node:test and the sources are instrumented.
//
// Messages have an id that the answer repeats. { list: file } is answered by { tests, reached }, where `reached` are the
// mutants that the file's imports reach in Node; { run: { file, index, mutant?, limit, records } }, after `list`, by
// { failed, ms, cpu, reached }.

import { chromium } from 'playwright-core';
import fs from 'node:fs';
import { endings, tests } from './collector.mjs';

/** @typedef {{ activeMutant?: string, hitCount?: number, hitLimit?: number, mutantCoverage?: { static: Record<string, number> } }} Switches */
/** @typedef {{ file: string, index: number, mutant?: string, limit: number, records: boolean }} Run */
/** @typedef {{ failed: string, ms: number, cpu: number, reached: string[] }} Result times in ms */

/** Hits of a mutant that count as an infinite loop. */
const HIT_LIMIT = 1_000_000;
/** Time for an aborted test to end. */
const ABORT_MS = 5_000;
const BINDING = '__reachedMutant';

/** Stryker's state. @type {Switches} */
const switches = {};
Object.assign(globalThis, { __stryker__: switches });
switches.activeMutant = process.env.MUTANT || undefined;

/** Mutants that the current test reaches. @type {Set<string>} */
let reached = new Set();
/** Fails the current test. @type {((reason: string) => void) | undefined} */
let failNow;
/** @type {Pick<Run, 'mutant' | 'records'>} */
let current = { mutant: undefined, records: false };
/** @type {Set<import("playwright-core").BrowserContext>} */
const contexts = new Set();

// The copy's chromium.mjs calls this for each problem.
Object.assign(globalThis, { __onProblem: (/** @type {string} */ problem) => failNow?.(`problem: ${problem}`) });
process.on('unhandledRejection', (error) => failNow?.(`unhandled: ${error}`));
process.on('uncaughtException', (error) => failNow?.(`uncaught: ${error}`));

/** Runs in each document before its scripts. @param {{ mutant?: string, records: boolean, limit: number, binding: string }} options */
function setSwitches({ mutant, records, limit, binding }) {
  const all = /** @type {any} */ (globalThis);
  const report = all[binding];
  /** @type {Record<string, number>} */
  const counts = {};
  const recorded = new Proxy(counts, {
    set(target, id, count) {
      if (typeof id === 'string' && !(id in target)) {
        target[id] = count;
        try {
          report(id)?.catch?.(() => {});
        } catch {
          // The document is being unloaded.
        }
      }
      return true;
    },
  });
  all.__stryker__ = { activeMutant: mutant, hitCount: 0, hitLimit: limit };
  all.__stryker__.mutantCoverage = { static: records ? recorded : counts, perTest: {} };
}

/** Sets the switches in a profile's pages. @param {import("playwright-core").BrowserContext} context */
async function prepare(context) {
  contexts.add(context);
  context.on('close', () => contexts.delete(context));
  if (current.records) {
    const into = reached;
    await context.exposeBinding(BINDING, (_, /** @type {string} */ id) => void into.add(id));
  }
  await context.addInitScript(setSwitches, { ...current, limit: HIT_LIMIT, binding: BINDING });
  return context;
}

const launch = chromium.launch.bind(chromium);
chromium.launch = async (options) => {
  const browser = await launch(options);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (contextOptions) => prepare(await newContext(contextOptions));
  return browser;
};
const launchPersistentContext = chromium.launchPersistentContext.bind(chromium);
chromium.launchPersistentContext = async (folder, options) => prepare(await launchPersistentContext(folder, options));

/** Stryker's code holds this object, and reads `static` each time. @type {{ static: Record<string, number>, perTest: object }} */
const coverage = { static: {}, perTest: {} };
switches.mutantCoverage = coverage;

/** `after` hooks of listed files, run at the end of the process. @type {(() => unknown)[]} */
const lastEndings = [];
let imports = 0;

/** Imports a fresh instance of a test file, without state of earlier runs. @param {string} file */
async function collect(file) {
  tests.length = 0;
  await import(`../${file}?${++imports}`);
  return [...tests];
}

/** Lists the tests of a file. @param {string} file */
async function list(file) {
  coverage.static = {};
  const found = await collect(file);
  lastEndings.push(...endings.splice(0));
  return { tests: found.map(({ name, skip }) => ({ name, skip })), reached: Object.keys(coverage.static) };
}

/** Runs the `after` hooks of a test and closes its profiles. @param {(() => unknown)[]} hooks */
async function end(hooks) {
  /** @type {unknown} */
  let failed;
  for (const hook of hooks.splice(0)) {
    try {
      await hook();
    } catch (error) {
      failed ??= error;
    }
  }
  await Promise.allSettled([...contexts].map((context) => context.close()));
  if (failed) throw failed;
}

/** CPU time of this process and its descendants in ms; wall-clock time where there is no /proc. */
function cpuTime() {
  /** @type {Map<number, number>} */
  const parents = new Map();
  /** @type {Map<number, number>} */
  const ticks = new Map();
  let names;
  try {
    names = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return performance.now();
  }
  for (const name of names) {
    try {
      const fields = fs
        .readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
        .map(Number);
      parents.set(Number(name), fields[1]);
      // With the times of children that have ended.
      ticks.set(Number(name), fields[11] + fields[12] + fields[13] + fields[14]);
    } catch {
      // It has ended.
    }
  }
  /** @param {number | undefined} pid @returns {boolean} */
  const isDescendant = (pid) => pid === process.pid || (pid !== undefined && pid > 1 && isDescendant(parents.get(pid)));
  const sum = [...ticks].reduce((total, [pid, count]) => total + (isDescendant(pid) ? count : 0), 0);
  return sum * 10;
}

/** @param {number} ms */
const pause = (ms) => new Promise((done) => setTimeout(done, ms).unref());

/** Runs a test. @param {Run} run @returns {Promise<Result>} `failed` is empty when it passes */
async function runTest({ file, index, mutant, limit, records }) {
  const found = await collect(file);
  reached = new Set();
  coverage.static = {};
  current = { mutant, records };
  Object.assign(switches, {
    activeMutant: mutant ?? process.env.MUTANT ?? undefined,
    hitCount: 0,
    hitLimit: HIT_LIMIT,
  });
  /** @type {(() => unknown)[]} */
  const hooks = endings.splice(0);
  const { name, run } = found[index];
  const context = {
    name,
    after: (/** @type {() => unknown} */ hook) => void hooks.push(hook),
    diagnostic() {},
    skip() {},
  };
  const start = Date.now();
  const cpuStart = cpuTime();
  /** @type {Promise<string>} */
  const failure = new Promise((done) => (failNow = done));
  const body = (async () => {
    try {
      await run(context);
      await end(hooks);
      // Rejections of promises that the test did not await.
      await new Promise((done) => setImmediate(done));
      return '';
    } catch (error) {
      return String(error instanceof Error ? error.message : error) || 'it throws';
    }
  })();
  const outOfTime = pause(limit).then(() => 'out of time');
  const failed = await Promise.race([body, failure, outOfTime]);
  failNow = undefined;
  if (failed) {
    await Promise.race([Promise.allSettled([...contexts].map((open) => open.close())), pause(ABORT_MS)]);
    await Promise.race([body.then(() => end(hooks).catch(() => {})), pause(ABORT_MS)]);
  }
  switches.activeMutant = process.env.MUTANT || undefined;
  return {
    failed,
    ms: Date.now() - start,
    cpu: Math.max(0, cpuTime() - cpuStart),
    reached: [...reached, ...Object.keys(coverage.static)],
  };
}

process.on('message', async (/** @type {any} */ message) => {
  const { id } = message;
  try {
    if (message.list) process.send?.({ ...(await list(message.list)), id });
    else if (message.run) process.send?.({ ...(await runTest(message.run)), id });
  } catch (error) {
    process.send?.({ id, failed: `not loaded: ${error}`, ms: 0, cpu: 0, reached: [], tests: [] });
  }
});
process.on('disconnect', async () => {
  await Promise.race([Promise.allSettled(lastEndings.map((ending) => ending())), pause(ABORT_MS)]);
  process.exit();
});
