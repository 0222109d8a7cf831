// The fuzzer of the shell (fuzz.mjs): a short run of each target from a fixed seed, and a planted bug that it must find.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { run, TARGETS } from './fuzz.mjs';

/** Inputs for each target; `node fuzz.mjs` runs for a minute. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1500);

/** @param {import('node:test').TestContext} t */
function temporaryFolder(t) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cadogan-fuzz-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

for (const name of TARGETS)
  test(`no input breaks ${name}`, async (t) => {
    const source = fileURLToPath(new URL(`fuzz/${name}.mjs`, import.meta.url));
    const { fault, executions, corpusSize } = await run(source, {
      seconds: 120,
      executions: RUNS,
      seed: 7,
      corpusFolder: temporaryFolder(t),
    });
    assert.equal(fault, null);
    assert.ok(executions >= RUNS * 0.9 && corpusSize > 12, `${executions} inputs, ${corpusSize} kept`);
  });

test('a bug behind four conditions is found, with the input that reaches it', async (t) => {
  const folder = temporaryFolder(t);
  const source = path.join(folder, 'planted.mjs');
  // By chance alone, one of 2³² inputs reaches it.
  const nested =
    'if (data[0] === 70) if (data[1] === 33) if (data[2] === 90) if (data[3] === 48) throw new Error("here")';
  fs.writeFileSync(source, `export const seeds = ['....'];\nexport function fuzz(data) {\n  ${nested};\n}\n`);
  const { fault, executions } = await run(source, {
    seconds: 120,
    executions: 500_000,
    seed: 7,
    corpusFolder: path.join(folder, 'kept'),
  });
  assert.match(String(fault), /here/);
  const [file] = /target\/fuzz\/artifacts\/planted-\d+/.exec(String(fault)) ?? [''];
  const whole = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  t.after(() => fs.rmSync(whole, { force: true }));
  assert.equal(fs.readFileSync(whole, 'latin1').slice(0, 4), 'F!Z0');
  t.diagnostic(`after ${executions} inputs`);
});
