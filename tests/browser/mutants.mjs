// Mistakes put on purpose into the JavaScript that keeps what the player has done, and which of them the tests without a browser
// see. `cargo xtask mutants --store`; with names of files only those: `node mutants.mjs notes.js`.
//
// StrykerJS puts all its mutants into a copy at once, each behind a switch, and runs the tests once for each. It is had from
// npm when it is wanted: no other test needs it.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const STRYKER = '@stryker-mutator/core@9.5.1';
/** What keeps games, notes and statistics, and knows no browser. */
const SOURCES = [
  'www/site/store/machine.js',
  'www/site/store/store.js',
  'www/site/store/notes.js',
  'www/site/joining.js',
  'www/site/daily-progress.js',
  'www/site/statistics.js',
];
const TESTS = ['tests/browser/store.test.mjs', 'tests/browser/notes.test.mjs'];
/** Of random histories: enough to see what can be seen at all, for most mutants. */
const RUNS = process.env.STORE_RUNS ?? '200';

const root = fileURLToPath(new URL('../../', import.meta.url));
const copy = path.join(root, 'target/mutants/store');
const wanted = process.argv.slice(2);
const mutate = SOURCES.filter((source) => !wanted.length || wanted.includes(path.basename(source)));
if (!mutate.length) throw new Error(`there are ${SOURCES.map((source) => path.basename(source)).join(', ')}`);

fs.rmSync(copy, { recursive: true, force: true });
for (const part of ['www/site', 'www/table', 'www/words'])
  fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
for (const test of TESTS) fs.cpSync(path.join(root, test), path.join(copy, test));
fs.symlinkSync(path.join(root, 'tests/browser/node_modules'), path.join(copy, 'node_modules'));
fs.writeFileSync(path.join(copy, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
fs.writeFileSync(
  path.join(copy, 'stryker.conf.json'),
  JSON.stringify({
    testRunner: 'command',
    // A test file ends with its first failure that is of a mutant.
    commandRunner: { command: `node --test ${TESTS.join(' ')}` },
    mutate,
    inPlace: true,
    checkers: [],
    reporters: ['clear-text', 'json'],
    clearTextReporter: { reportTests: false, allowColor: false, logTests: false },
    concurrency: Number(process.env.JOBS ?? 1),
    timeoutMS: 20_000,
    disableTypeChecks: false,
    allowEmpty: false,
  }),
);
const { status } = spawnSync('npx', ['--yes', '--package', STRYKER, 'stryker', 'run', 'stryker.conf.json'], {
  cwd: copy,
  env: { ...process.env, STORE_RUNS: RUNS },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
