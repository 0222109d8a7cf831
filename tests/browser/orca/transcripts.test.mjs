// A screen reader says the phrases of each transcript, in order and once, in two browsers.

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { BROWSER_START_MS, until } from '../support/until.mjs';
import { serveForTest } from '../support/serve.mjs';
import { engines, ScreenReader, skipReason } from './reader.mjs';
import { names, steps } from './transcripts.mjs';

/** @param {string[]} texts @param {string} phrase */
const countOf = (texts, phrase) => texts.filter((text) => text.includes(phrase)).length;

/** @param {number} parent */
const childrenOf = (parent) =>
  spawnSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Opens a reader, says so, and goes on until it is interrupted. */
const ENDLESS = `
  import { ScreenReader } from ${JSON.stringify(new URL('reader.mjs', import.meta.url).href)};
  await ScreenReader.open({ after() {} }, 'firefox', 'about:blank');
  console.log('open');
  setInterval(() => {}, 1000);
`;

test('Ctrl-C ends the whole desktop of a screen reader', { skip: skipReason('firefox') }, async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'interrupted-'));
  t.after(() => fs.rmSync(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, ['--input-type=module', '-e', ENDLESS], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), exited]);
  const programs = () => childrenOf(child.pid ?? 0);
  assert.ok(programs().length >= 5, `${programs()}`);
  const before = programs();
  child.kill('SIGINT');
  await exited;
  await until(() => before.every((pid) => !isAlive(pid)), { what: 'the end of every program' });
  assert.deepEqual(
    fs.readdirSync(folder).filter((name) => name.startsWith('by-ear-')),
    [],
  );
});

for (const engine of engines) {
  for (const name of names()) {
    test(`${name} in ${engine}`, { skip: skipReason(engine) }, async (t) => {
      const site = await serveForTest(t);
      const [first, ...others] = steps(name);
      assert.equal(first.kind, 'open');
      const reader = await ScreenReader.open(t, engine, `${site.url}${first.argument}`);
      let index = 0;
      for (const phrase of first.phrases) index = await reader.expectUtterance(phrase, index, BROWSER_START_MS);
      for (const { kind, argument, phrases } of others) {
        let from = kind === 'key' ? await reader.pressAfterSpeech(...argument.split(' ')) : reader.type(argument);
        for (const phrase of phrases) from = await reader.expectUtterance(phrase, from);
      }
      // No whole sentence is repeated.
      const phrases = [first, ...others].flatMap((step) => step.phrases).filter((phrase) => /\.$/.test(phrase));
      for (const phrase of new Set(phrases))
        assert.equal(
          countOf(reader.utterances, phrase),
          countOf(phrases, phrase),
          `${phrase}: ${reader.utterances.join(' | ')}`,
        );
    });
  }
}
