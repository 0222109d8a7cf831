// Mutation test of the shell: a seeded sample of StrykerJS' mutants, tried on the browser tests.
// `cargo xtask mutants --shell --help`.
//
// All sampled mutants are in one copy of the site, each behind a switch (mutant schemata). A baseline run records the mutants
// that each test reaches. Then each mutant runs against the tests that reach it until one fails, ordered by expected cost per
// kill. A test that fails must pass directly afterwards without the mutant, or it does not count. Results are lines of JSON,
// so that an interrupted run can be continued.

import { fork } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  describe,
  digest,
  instrument,
  keyMutants,
  reasonOfEquivalence,
  ROOT,
  drawSample,
  sourceOf,
  TARGET,
} from './instrument.mjs';

/** @typedef {import('./instrument.mjs').Mutant} Mutant */
/** @typedef {{ id: string, file: string, index: number, name: string, digest: string, sample: string, failed: string, ms: number, cpu: number, reached: string[] }} Baseline a test without mutants; times in ms */
/** @typedef {{ key: string, source: string, by: string | null, failed?: string, tests: string[], cpu: number }} Outcome `by` is the test that caught the mutant */

const HELP = `usage: cargo xtask mutants --shell [--seed N] [--sample N] [--budget S] [--workers N] [--tests FILE,…] [--per-file N]
                                   [--list] [--fresh] [FILE…]

  FILE        sources (the end of their path); all of the shell by default
  --seed      seed of the sample (1)
  --sample    number of mutants (400)
  --budget    CPU seconds of tests for each mutant (60); a larger budget continues with uncaught mutants
  --workers   processes, each with a browser (1)
  --tests     only these test files
  --per-file  only the first N tests of each file
  --list      only prints the results so far
  --fresh     forgets the results so far

Results are in target/mutants/shell (with FILE, in a folder beside it), a line for each mutant; mutants that are there do not run again.`;

const { values: options, positionals: sourcePatterns } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '400' },
    budget: { type: 'string', default: '60' },
    workers: { type: 'string', default: '1' },
    tests: { type: 'string' },
    'per-file': { type: 'string', default: 'Infinity' },
    list: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (options.help) {
  console.log(HELP);
  process.exit();
}

const SOURCES = ['www/cards', 'www/engine', 'www/table', 'www/ui', 'www/site'];
/** Excluded: `cargo xtask mutants --store` runs all their mutants. */
const STORE_SOURCES = [
  'www/site/storage/store/records.js',
  'www/site/storage/store/store.js',
  'www/site/storage/store/key-values.js',
  'www/site/storage/merge.js',
];
/** Excluded test files with the reason. Mutants that only they catch count as missed. */
const EXCLUDED_TESTS = new Map(
  /** @type {[string, string][]} */ ([
    ...['bundlers', 'hosts', 'npm', 'first-load', 'one-game'].map((name) => [
      name,
      'needs the built site or the package',
    ]),
    ...['languages', 'language-walks', 'targets', 'pseudo', 'axe', 'wcag', 'magnified', 'kill', 'deals', 'wins'].map(
      (name) => [name, 'walks every screen or whole games: minutes for each mutant'],
    ),
    ...['fuzz', 'shots', 'tier'].map((name) => [name, 'is not about the shell']),
  ]),
);
/** Required share of caught mutants. */
const MIN_SHARE = 0.9;
/** Timeout of waits in the tests: most mutants are caught by a timeout. */
const WAIT_MS = Number(process.env.PATIENCE_MS ?? 8_000);
/** Tests that take more CPU time than this without a mutant are excluded. */
const MAX_CPU_MS = 10_000;
/** Timeout of a test without a mutant. */
const BASELINE_TIMEOUT_MS = 180_000;

/** Depends on the given sources. */
const folder = path.join(
  TARGET,
  sourcePatterns.length ? `shell-${digest(sourcePatterns.join(' ')).slice(0, 8)}` : 'shell',
);
const copy = path.join(folder, 'site');
const BASELINE = path.join(folder, 'baseline.jsonl');
const RESULTS = path.join(folder, 'results.jsonl');
/** The sample and its sources, instrumented. */
const INSTRUMENTED = path.join(folder, 'instrumented.json');
/** Keys of the samples that baselines were recorded with. */
const SAMPLES = path.join(folder, 'samples.jsonl');

/** @param {string} file @returns {any[]} */
const readLines = (file) =>
  fs.existsSync(file)
    ? fs
        .readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
/** @param {string} file @param {object} value */
const addLine = (file, value) => fs.appendFileSync(file, `${JSON.stringify(value)}\n`);
/** @param {string} file */
const textOf = (file) => fs.readFileSync(file, 'utf8');

/** The sources of the sample. */
function listSources() {
  const names = SOURCES.flatMap((directory) =>
    fs
      .readdirSync(path.join(ROOT, directory), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => path.posix.join(directory, name)),
  )
    .filter((name) => !STORE_SOURCES.includes(name))
    .filter((name) => !sourcePatterns.length || sourcePatterns.some((end) => name.endsWith(end)))
    .sort();
  if (!names.length) throw new Error('no such source');
  return names;
}

/**
 * Draws the sample and instruments it; cached until the sources or the sample change, as it takes seconds.
 * @returns {Promise<{ of: string, total: number, sample: [string, Mutant][], files: { name: string, content: string }[] }>}
 */
async function instrumentSample() {
  const names = listSources();
  const version = textOf(path.join(ROOT, 'tests/browser/mutants/instrument.mjs'));
  const of = digest(
    JSON.stringify([version, options.seed, options.sample, names, names.map((name) => sourceOf(name).content)]),
  );
  const [cached] = readLines(INSTRUMENTED);
  if (cached?.of === of) return cached;
  const all = keyMutants((await instrument(names.map(sourceOf))).mutants);
  const keys = drawSample(all.keys(), Number(options.seed), Number(options.sample));
  const chosen = keys.map((key) => /** @type {Mutant} */ (all.get(key)));
  const sources = [...new Set(chosen.map(({ fileName }) => fileName))].map((name) => ({
    ...sourceOf(name),
    mutate: chosen.filter(({ fileName }) => fileName === name).map(({ location }) => location),
  }));
  const { files, mutants } = await instrument(sources);
  /** @param {Mutant} mutant */
  const identityOf = ({ fileName, mutatorName, replacement, location }) =>
    JSON.stringify([fileName, mutatorName, replacement, location]);
  const byIdentity = new Map(mutants.map((mutant) => [identityOf(mutant), mutant]));
  /** @type {[string, Mutant][]} */
  const sample = keys.map((key, n) => {
    const mutant = byIdentity.get(identityOf(chosen[n]));
    if (!mutant) throw new Error(`not instrumented: ${key}`);
    return [key, mutant];
  });
  const result = { of, total: all.size, sample, files };
  fs.writeFileSync(INSTRUMENTED, JSON.stringify(result));
  return result;
}

/** Copies the sources and tests, and links all other files that tests read. */
function copySite() {
  fs.rmSync(copy, { recursive: true, force: true });
  const tests = path.join(copy, 'tests/browser');
  fs.mkdirSync(path.join(copy, 'target'), { recursive: true });
  const isCopied = (/** @type {string} */ from) => path.basename(from) !== 'node_modules';
  for (const part of ['www', 'tests/browser'])
    fs.cpSync(path.join(ROOT, part), path.join(copy, part), { recursive: true, filter: isCopied });
  /** @param {string} directory @param {string[]} except */
  const linkFiles = (directory, except) => {
    for (const name of fs.readdirSync(path.join(ROOT, directory)))
      if (!except.includes(name)) fs.symlinkSync(path.join(ROOT, directory, name), path.join(copy, directory, name));
  };
  linkFiles('', ['www', 'tests', 'target', '.git']);
  linkFiles('tests', ['browser']);
  linkFiles('target', ['mutants']);
  fs.symlinkSync(path.join(ROOT, 'tests/browser/node_modules'), path.join(tests, 'node_modules'));
  for (const directory of [tests, path.join(tests, 'support')])
    for (const name of fs.readdirSync(directory).filter((entry) => entry.endsWith('.mjs'))) {
      const collector = directory === tests ? './mutants/collector.mjs' : '../mutants/collector.mjs';
      const file = path.join(directory, name);
      fs.writeFileSync(file, textOf(file).replace(/from 'node:test';/, `from '${collector}';`));
    }
  // Problems fail a test at its end; here they fail it at once.
  const file = path.join(tests, 'support/chromium.mjs');
  const text = textOf(file);
  const hooked = text.replace('problems.push(problem)', '(problems.push(problem), globalThis.__onProblem?.(problem))');
  if (hooked === text) throw new Error('chromium.mjs does not collect problems by problems.push(problem)');
  fs.writeFileSync(file, hooked);
}

/** The transitive imports of a module in Node. @param {string} file @param {Set<string>} [found] */
function importsOf(file, found = new Set()) {
  if (found.has(file) || !fs.existsSync(file)) return found;
  found.add(file);
  const relative = /(?:from |import\(|import |new URL\()\s*'(\.[^']+\.m?js)'/g;
  for (const [, name] of textOf(file).matchAll(relative)) importsOf(path.resolve(path.dirname(file), name), found);
  return found;
}

/** @type {Map<string, Set<string>>} */
const importedBy = new Map();
/** @param {string} file */
function cachedImports(file) {
  let found = importedBy.get(file);
  if (!found) importedBy.set(file, (found = importsOf(path.join(copy, 'tests/browser', file))));
  return found;
}

/** Starts a process that runs tests. @param {string} [mutant] active from the first import on */
function startWorker(mutant) {
  const child = fork(path.join(copy, 'tests/browser/mutants/shell-worker.mjs'), {
    cwd: path.join(copy, 'tests/browser'),
    env: { ...process.env, PATIENCE_SITE: copy, PATIENCE_MS: String(WAIT_MS), ...(mutant && { MUTANT: mutant }) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  /** @type {Set<string>} */
  const listed = new Set();
  let lastId = 0;
  /** @param {object} message @param {number} limit in ms @returns {Promise<any>} null on timeout */
  const ask = (message, limit) =>
    new Promise((done) => {
      const id = ++lastId;
      const finish = (/** @type {any} */ answer) => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onEnd);
        done(answer);
      };
      // A late answer belongs to an earlier message.
      const onMessage = (/** @type {any} */ answer) => answer.id === id && finish(answer);
      const onEnd = () => finish(null);
      const timer = setTimeout(onEnd, limit);
      child.on('message', onMessage).on('exit', onEnd);
      if (child.connected) child.send({ ...message, id });
      else onEnd();
    });
  const worker = {
    /** @param {string} file @returns {Promise<{ tests: { name: string, skip: boolean }[], reached: string[], failed?: string } | null>} */
    list(file) {
      listed.add(file);
      return ask({ list: file }, BASELINE_TIMEOUT_MS);
    },
    /**
     * Runs one test.
     * @param {{ file: string, index: number }} test @param {{ mutant?: string, limit: number, records?: boolean }} how
     * @returns {Promise<{ failed: string, ms: number, cpu: number, reached: string[] } | null>}
     */
    async run({ file, index }, { mutant: active, limit, records = false }) {
      if (!listed.has(file)) await worker.list(file);
      return ask({ run: { file, index, mutant: active, limit, records } }, limit + 20_000);
    },
    end() {
      if (child.connected) child.disconnect();
      setTimeout(() => child.kill('SIGKILL'), 8_000).unref();
    },
  };
  return worker;
}

/** @typedef {ReturnType<typeof startWorker>} Worker */

/** Runs a job for each item, in parallel by the number of workers. @template T @param {T[]} items @param {(item: T, lane: { worker: Worker }) => Promise<void>} job */
async function inLanes(items, job) {
  const queue = [...items];
  const lanes = Array.from({ length: Number(options.workers) }, async () => {
    const lane = { worker: startWorker() };
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await job(item, lane);
    lane.worker.end();
  });
  await Promise.all(lanes);
}

/** Replaces a worker that does not answer, or whose state a mutant has damaged. @param {{ worker: Worker }} lane */
function replaceWorker(lane) {
  lane.worker.end();
  lane.worker = startWorker();
}

if (options.fresh) for (const file of [BASELINE, RESULTS, SAMPLES]) fs.rmSync(file, { force: true });
fs.mkdirSync(folder, { recursive: true });
/** Files that the tests need, with the commands that make them. */
const PREREQUISITES = {
  'www/pkg': 'cargo xtask dist',
  'target/rules': 'cargo xtask dist',
  'tests/browser/node_modules': 'npm ci',
};
for (const [name, command] of Object.entries(PREREQUISITES))
  if (!fs.existsSync(path.join(ROOT, name))) throw new Error(`${name} is missing: ${command}`);
const instrumented = await instrumentSample();
const sample = new Map(instrumented.sample);
console.log(`${sample.size} of ${instrumented.total} mutants, seed ${options.seed}`);
if (!options.list) {
  copySite();
  for (const { name, content } of instrumented.files) fs.writeFileSync(path.join(copy, name), content);
}
const keyOf = new Map([...sample].map(([key, { id }]) => [id, key]));
/** Results are valid for the text of their source. */
const digests = new Map(
  [...new Set([...sample.values()].map(({ fileName }) => fileName))].map((name) => [
    name,
    digest(textOf(path.join(ROOT, name))),
  ]),
);
const sampleDigest = digest([...sample.keys()].join('\n'));
/** @type {Map<string, Set<string>>} */
const samples = new Map(readLines(SAMPLES).map(({ sample: name, keys }) => [name, new Set(keys)]));
if (!samples.has(sampleDigest)) {
  addLine(SAMPLES, { sample: sampleDigest, keys: [...sample.keys()] });
  samples.set(sampleDigest, new Set(sample.keys()));
}
const sourceOfKey = (/** @type {string} */ key) => key.slice(0, key.indexOf(' | '));

/** @type {Map<string, Outcome>} */
const outcomes = new Map();
for (const outcome of /** @type {Outcome[]} */ (readLines(RESULTS))) {
  const mutant = sample.get(outcome.key);
  if (mutant && digests.get(mutant.fileName) === outcome.source) outcomes.set(outcome.key, outcome);
}
const equivalent = new Map(
  [...sample].flatMap(([key, mutant]) => {
    const why = reasonOfEquivalence(mutant);
    return why ? [[key, why]] : [];
  }),
);

/** @param {string} key */
const isUncaught = (key) => !equivalent.has(key) && !outcomes.get(key)?.by;

/** @type {Map<string, Baseline>} */
const pool = new Map();
/** Mutants that Node reaches by importing the tests: they must be active from the first import on. @type {Set<string>} */
const atImport = new Set();

/** Records which mutants each test reaches. */
async function recordBaseline() {
  const only = options.tests?.split(',').map((name) => name.replace(/\.test\.mjs$/, ''));
  const files = fs
    .readdirSync(path.join(ROOT, 'tests/browser'))
    .filter((name) => name.endsWith('.test.mjs'))
    .filter((name) => {
      const stem = name.replace('.test.mjs', '');
      return only ? only.includes(stem) : !EXCLUDED_TESTS.has(stem);
    });
  /** @type {Map<string, Baseline>} */
  const recorded = new Map();
  for (const line of readLines(BASELINE)) if (samples.has(line.sample) && !line.failed) recorded.set(line.id, line);
  /** @type {{ file: string, index: number, name: string, id: string, digest: string }[]} */
  const tests = [];
  const lister = startWorker();
  for (const file of files) {
    const found = await lister.list(file);
    if (!found || found.failed) console.log(`not used: ${file}: ${found?.failed ?? 'no answer'}`);
    for (const id of found?.reached ?? []) atImport.add(keyOf.get(id) ?? '');
    const text = digest(textOf(path.join(ROOT, 'tests/browser', file)));
    for (const [index, { name, skip }] of (found?.tests ?? []).entries())
      if (!skip && index < Number(options['per-file']))
        tests.push({ file, index, name, id: `${file} › ${name}`, digest: text });
  }
  lister.end();
  for (const test of tests) {
    const line = recorded.get(test.id);
    if (line?.digest === test.digest) pool.set(test.id, { ...line, index: test.index });
  }
  // Tests without a browser first; then by their number in the file, so that an interrupted run has varied tests.
  const usesBrowser = (/** @type {string} */ file) =>
    cachedImports(file).has(path.join(copy, 'tests/browser/support/chromium.mjs'));
  const missing = tests
    .filter(({ id }) => !pool.has(id))
    .sort((a, b) => Number(usesBrowser(a.file)) - Number(usesBrowser(b.file)) || a.index - b.index);
  console.log(`${tests.length} tests in ${files.length} files; ${missing.length} to be recorded`);
  let done = 0;
  await inLanes(missing, async (test, lane) => {
    const limit = BASELINE_TIMEOUT_MS;
    const result = await lane.worker.run(test, { limit, records: true });
    if (!result || result.failed) replaceWorker(lane);
    const { failed, ms, cpu, reached } = result ?? { failed: 'no answer', ms: limit, cpu: limit, reached: [] };
    const keys = [...new Set(reached.map((id) => keyOf.get(id)).filter((key) => key !== undefined))];
    const line = { ...test, sample: sampleDigest, failed, ms, cpu, reached: keys };
    addLine(BASELINE, line);
    pool.set(test.id, line);
    if (failed) console.log(`not used: ${test.id}: ${failed.split('\n')[0]}`);
    if (++done % 50 === 0) console.log(`${done} of ${missing.length} tests recorded`);
  });
}

/** Runs and kills of a test, by source and in total. @type {Map<string, { runs: number, kills: number }>} */
const history = new Map();
/** @param {string} test @param {string} source */
function statsOf(test, source) {
  const name = `${test} ${source}`;
  let stats = history.get(name);
  if (!stats) history.set(name, (stats = { runs: 0, kills: 0 }));
  return stats;
}
/** @param {string} test @param {string} source @param {boolean} caught */
function countRun(test, source, caught) {
  for (const stats of [statsOf(test, source), statsOf(test, '')]) {
    stats.runs++;
    if (caught) stats.kills++;
  }
}

/** Expected CPU ms of a test for each kill among a source's mutants, smoothed by its overall kill rate. @param {Baseline} test @param {string} source */
function costPerKill(test, source) {
  const general = statsOf(test.id, '');
  const specific = statsOf(test.id, source);
  const rate = (general.kills + 0.5) / (general.runs + 2);
  return test.cpu / ((specific.kills + 2 * rate) / (specific.runs + 2));
}

/** The name of a test in results; it changes with the test's file. @param {Baseline} test */
const nameOf = (test) => `${test.id} #${test.digest.slice(0, 8)}`;

/** Runs the tests that reach a mutant until one catches it. @param {string} key @param {{ worker: Worker }} lane */
async function testMutant(key, lane) {
  const mutant = /** @type {Mutant} */ (sample.get(key));
  const source = mutant.fileName;
  const before = outcomes.get(key);
  const isStatic = atImport.has(key);
  const copiedSource = path.join(copy, source);
  const candidates = new Map(
    [...pool.values()]
      .filter(({ failed, cpu, file, reached, sample: recordedWith }) => {
        if (failed || cpu > MAX_CPU_MS) return false;
        if (isStatic && cachedImports(file).has(copiedSource)) return true;
        // A mutant newer than the baseline: assumed to be reached by tests that reach its source.
        return samples.get(recordedWith)?.has(key)
          ? reached.includes(key)
          : reached.some((other) => sourceOfKey(other) === source);
      })
      .map((test) => [test.id, test]),
  );
  const done = new Set(before?.tests);
  for (const test of candidates.values()) if (done.has(nameOf(test))) candidates.delete(test.id);
  /** @type {Outcome} */
  const outcome = { key, source: digests.get(source) ?? '', by: null, tests: [...done], cpu: before?.cpu ?? 0 };
  /** @type {Map<string, number>} */
  const perFile = new Map();
  const testLane = isStatic ? { worker: startWorker(mutant.id) } : lane;
  while (candidates.size && outcome.cpu < 1000 * Number(options.budget)) {
    const [test] = [...candidates.values()].sort(
      (a, b) =>
        costPerKill(a, source) * (1 + (perFile.get(a.file) ?? 0)) -
        costPerKill(b, source) * (1 + (perFile.get(b.file) ?? 0)),
    );
    candidates.delete(test.id);
    perFile.set(test.file, (perFile.get(test.file) ?? 0) + 1);
    const limit = 4 * test.ms + 3 * WAIT_MS;
    const result = (await testLane.worker.run(test, { mutant: mutant.id, limit })) ?? {
      failed: 'no answer',
      cpu: test.cpu,
    };
    outcome.cpu += result.cpu;
    outcome.tests.push(nameOf(test));
    if (result.failed) {
      if (result.failed === 'no answer' && !isStatic) replaceWorker(lane);
      let control = await lane.worker.run(test, { limit });
      if (!control || control.failed) {
        // The mutant has damaged the process, or the test is flaky.
        replaceWorker(lane);
        control = await lane.worker.run(test, { limit });
      }
      if (control && !control.failed) {
        outcome.by = test.id;
        outcome.failed = result.failed.slice(0, 200);
      } else replaceWorker(lane);
    }
    countRun(test.id, source, outcome.by !== null);
    if (outcome.by) break;
  }
  if (testLane !== lane) testLane.worker.end();
  outcomes.set(key, outcome);
  addLine(RESULTS, outcome);
  const verdict = outcome.by
    ? `caught by ${outcome.by}`
    : outcome.tests.length
      ? `missed by ${outcome.tests.length} tests`
      : 'reached by none';
  console.log(`${describe(mutant, source).slice(0, 160)}\n    ${verdict}, ${(outcome.cpu / 1000).toFixed(1)} CPU s`);
}

/** Prints the results. @returns {boolean} true if enough mutants are caught */
function report() {
  console.log('\n=== not caught ===');
  for (const [key, mutant] of sample) {
    const outcome = outcomes.get(key);
    if (!outcome || !isUncaught(key)) continue;
    console.log(
      `${describe(mutant, mutant.fileName)}\n    ${outcome.tests.length} tests, ${Math.round(outcome.cpu / 1000)} CPU s`,
    );
  }
  console.log('\n=== summary ===');
  const rows = [...SOURCES, ''].map((directory) => {
    const keys = [...sample].filter(([, { fileName }]) => fileName.startsWith(directory)).map(([key]) => key);
    const run = keys.filter((key) => outcomes.has(key) && !equivalent.has(key));
    const caught = run.filter((key) => outcomes.get(key)?.by).length;
    const same = keys.filter((key) => equivalent.has(key)).length;
    const share = ((100 * caught) / Math.max(1, run.length)).toFixed(1);
    console.log(
      `${(directory || 'all').padEnd(10)} ${caught} of ${run.length} caught, ${share} %; ${same} equivalent; ${keys.length - run.length - same} not run yet`,
    );
    return caught >= MIN_SHARE * run.length && run.length + same === keys.length;
  });
  return rows.at(-1) ?? false;
}

if (!options.list) {
  await recordBaseline();
  for (const { key, by, tests } of outcomes.values()) {
    const source = sample.get(key)?.fileName ?? '';
    for (const id of tests) {
      const test = id.replace(/ #\w+$/, '');
      countRun(test, source, test === by);
    }
  }
  // New mutants before uncaught ones that the budget continues.
  const open = [...sample.keys()].filter(isUncaught);
  await inLanes([...open.filter((key) => !outcomes.has(key)), ...open.filter((key) => outcomes.has(key))], testMutant);
}
const isGood = report();
if (!options.list && !sourcePatterns.length && !isGood) process.exitCode = 1;
