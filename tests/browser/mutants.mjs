// Mistakes put on purpose into the JavaScript that keeps what the player has done, and which of them the tests without a browser
// see. `cargo xtask mutants --store`; with names of files only those: `node mutants.mjs notes.js`.
//
// The mistakes are those of StrykerJS, whose instrumenter puts all of them into one copy, each behind a switch. It is had from
// npm when it is wanted: no other test needs it. Stryker itself starts Node for each mutant, which takes longer than the tests
// do. Here one thread loads the tests once, and runs them for one number after the other; only what is decided when a module is
// loaded needs a thread of its own.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { SAME } from './support/mutants-that-are-the-same.mjs';

const INSTRUMENTER = '@stryker-mutator/instrumenter';
const VERSION = '9.5.1';
/** What keeps games, notes and statistics, and knows no browser. */
const SOURCES = [
  'www/site/store/machine.js',
  'www/site/store/store.js',
  'www/site/store/notes.js',
  'www/site/joining.js',
];
const TESTS = ['machine.test.mjs', 'notes.test.mjs', 'store.test.mjs'];
/** Of random histories: enough to see what can be seen at all, for most mutants. */
const RUNS = process.env.STORE_RUNS ?? '300';
/** Without a word for so long, in milliseconds, a mutant goes round in a circle that its switch is not in. */
const PATIENCE = Number(process.env.PATIENCE_MS ?? 30_000);

const root = fileURLToPath(new URL('../../', import.meta.url));
const copy = path.join(root, 'target/mutants/store');
const tools = path.join(root, 'target/mutants/stryker');
const wanted = process.argv.slice(2);
const sources = SOURCES.filter((source) => !wanted.length || wanted.includes(path.basename(source)));
if (!sources.length) throw new Error(`there are ${SOURCES.map((source) => path.basename(source)).join(', ')}`);

/** @typedef {{ id: string, fileName: string, mutatorName: string, replacement: string, location: { start: { line: number, column: number }, end: { line: number, column: number } } }} Mutant */

/** Puts the sources with their switches, and the tests, into the copy. @returns {Promise<Mutant[]>} */
async function plant() {
  const main = path.join(tools, 'node_modules', INSTRUMENTER, 'dist/src/index.js');
  if (!fs.existsSync(main)) {
    fs.mkdirSync(tools, { recursive: true });
    const how = ['install', '--prefix', '.', '--no-audit', '--no-fund', `${INSTRUMENTER}@${VERSION}`];
    const { status } = spawnSync('npm', how, { cwd: tools, stdio: 'inherit' });
    if (status !== 0) throw new Error(`npm does not give ${INSTRUMENTER}`);
  }
  fs.rmSync(copy, { recursive: true, force: true });
  for (const part of ['www/site', 'www/table', 'www/words', 'tests/browser/support'])
    fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  fs.symlinkSync(path.join(root, 'tests/browser/node_modules'), path.join(copy, 'node_modules'));
  fs.writeFileSync(path.join(copy, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  for (const test of TESTS) {
    const text = fs.readFileSync(path.join(root, 'tests/browser', test), 'utf8');
    // They are only gathered, and run as often as there are mutants.
    const gathered = text.replace("from 'node:test'", "from './support/mutants-tests.mjs'");
    if (gathered === text) throw new Error(`${test} does not take its tests from node:test`);
    fs.writeFileSync(path.join(copy, 'tests/browser', test), gathered);
  }
  const { Instrumenter } = await import(pathToFileURL(main).href);
  const quiet = { debug() {}, info() {}, warn: console.warn, isDebugEnabled: () => false };
  const files = sources.map((name) => ({
    name,
    mutate: true,
    content: fs.readFileSync(path.join(root, name), 'utf8'),
  }));
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const planted = await new Instrumenter(quiet).instrument(files, options);
  for (const { name, content } of planted.files) fs.writeFileSync(path.join(copy, name), content);
  return planted.mutants;
}

/** A thread with the tests. @param {string | undefined} mutant that is there from the first line on */
function begin(mutant) {
  const worker = new Worker(path.join(copy, 'tests/browser/support/mutants-worker.mjs'), {
    workerData: { tests: TESTS.map((test) => path.join(copy, 'tests/browser', test)), mutant, runs: RUNS },
    env: { ...process.env, STORE_RUNS: RUNS },
    stdout: true,
    stderr: true,
  });
  /**
   * What the thread says next. @param {unknown} [word] said to it
   * @returns {Promise<any>} null where it says nothing any more
   */
  const ask = (word) =>
    new Promise((answer) => {
      const settle = (/** @type {any} */ said) => {
        clearTimeout(timer);
        worker.off('message', settle).off('error', fails).off('exit', ends);
        answer(said);
      };
      const fails = (/** @type {unknown} */ error) => settle({ failed: String(error) });
      const ends = () => settle({ failed: 'the thread has ended' });
      const timer = setTimeout(() => settle(null), PATIENCE);
      worker.on('message', settle).on('error', fails).on('exit', ends);
      if (word !== undefined) worker.postMessage(word);
    });
  return { ask, end: () => worker.terminate() };
}

const mutants = await plant();
/** A mutant as one line. @param {Mutant} mutant */
const named = ({ fileName, mutatorName, location: { start, end }, replacement }) => {
  const lines = fs.readFileSync(path.join(root, fileName), 'utf8').split('\n');
  const last = start.line === end.line ? end.column : undefined;
  const was = lines[start.line]?.slice(start.column, last);
  const place = `${path.basename(fileName)}:${start.line + 1}:${start.column + 1}`;
  return `${place} ${mutatorName}: ${was}  →  ${replacement.replace(/\s+/g, ' ')}`;
};
/** Why a mutant changes nothing. @param {Mutant} mutant */
const sameness = (mutant) => {
  const name = named(mutant);
  const line = fs.readFileSync(path.join(root, mutant.fileName), 'utf8').split('\n')[mutant.location.start.line] ?? '';
  return SAME.find(
    ({ file, mutant, on = '' }) => name.startsWith(`${file}:`) && name.endsWith(`: ${mutant}`) && line.includes(on),
  )?.why;
};

let thread = begin(undefined);
const sound = await thread.ask();
if (!sound || sound.failed) throw new Error(`without a mutant: ${sound?.failed ?? 'nothing is said'}`);
/** How often each switch is asked: at the start, and by the tests. @type {{ first: Record<string, number>, then: Record<string, number> }} */
const { first, then } = sound;
/** @type {Map<string, { caught: number, of: number, same: number }>} */
const sums = new Map(sources.map((source) => [source, { caught: 0, of: 0, same: 0 }]));
for (const mutant of mutants) {
  const sum = /** @type {{ caught: number, of: number, same: number }} */ (sums.get(mutant.fileName));
  if (sameness(mutant)) {
    sum.same++;
    continue;
  }
  sum.of++;
  let said = /** @type {any} */ ({ failed: '' });
  const { id } = mutant;
  if (first[id]) {
    const own = begin(id);
    said = await own.ask();
    await own.end();
  } else if (then[id]) {
    // A hundred times as often as without it, and a switch is in a circle.
    said = await thread.ask({ id, limit: 100 * then[id] + 1000 });
    if (!said || said.failed) {
      // Whatever it has left behind goes with it.
      if (!said || said.ended !== true) {
        await thread.end();
        thread = begin(undefined);
        await thread.ask();
      }
    }
  }
  if (!said || said.failed) sum.caught++;
  else console.log(`missed: ${named(mutant)}`);
}
await thread.end();
console.log('\n=== summary ===');
let isGood = true;
for (const [source, { caught, of, same }] of sums) {
  isGood &&= caught >= 0.95 * of;
  const share = ((100 * caught) / of).toFixed(1);
  console.log(`${source.padEnd(30)} ${caught} of ${of} caught, ${share} %; ${same} more change nothing`);
}
if (!wanted.length && !isGood) process.exitCode = 1;
