// The fuzzer of the shell (fuzz.mjs): each of its targets for a moment, the same inputs each time; and that it finds what is
// there to be found.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { run, TARGETS } from './fuzz.mjs';

/** So many inputs; a minute of each is a command of its own. */
const MANY = Number(process.env.FUZZ_RUNS ?? 1500);

/** @param {import('node:test').TestContext} t */
function folder(t) {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'cadogan-fuzz-'));
  t.after(() => fs.rmSync(made, { recursive: true, force: true }));
  return made;
}

for (const name of TARGETS)
  test(`whatever comes: ${name}`, async (t) => {
    const source = fileURLToPath(new URL(`fuzz/${name}.mjs`, import.meta.url));
    const { fault, executions, kept } = await run(source, { seconds: 120, executions: MANY, seed: 7, kept: folder(t) });
    assert.equal(fault, null);
    assert.ok(executions >= MANY * 0.9 && kept > 12, `${executions} inputs, ${kept} kept`);
  });

test('a mistake behind four conditions is found, with the input that leads to it', async (t) => {
  const made = folder(t);
  const source = path.join(made, 'planted.mjs');
  // By chance alone one in four thousand million inputs.
  const nested =
    'if (data[0] === 70) if (data[1] === 33) if (data[2] === 90) if (data[3] === 48) throw new Error("here")';
  fs.writeFileSync(source, `export const seeds = ['....'];\nexport function fuzz(data) {\n  ${nested};\n}\n`);
  const { fault, executions } = await run(source, {
    seconds: 120,
    executions: 500_000,
    seed: 7,
    kept: path.join(made, 'kept'),
  });
  assert.match(String(fault), /here/);
  const [file] = /target\/fuzz\/artifacts\/planted-\d+/.exec(String(fault)) ?? [''];
  const whole = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  t.after(() => fs.rmSync(whole, { force: true }));
  assert.equal(fs.readFileSync(whole, 'latin1').slice(0, 4), 'F!Z0');
  t.diagnostic(`after ${executions} inputs`);
});
