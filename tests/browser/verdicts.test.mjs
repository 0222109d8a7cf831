// The same verdict for the same nodes, wherever the solver runs: the module in Node, and in the page's worker, against the
// answers that the native tests are held to.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { newProfile, open } from './support/chromium.mjs';
import { loadWasm, waitForTable } from './support/player.mjs';
import { SOURCES, serveFor } from './support/serve.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The module in Node. @type {typeof import("../../www/pkg/patience_solver_wasm.js")} */
const { Solver, VerdictCache } = await loadWasm('patience_solver_wasm');

/** @typedef {{ verdict: string, spent: number, moves: number }} Answer */
/** @type {{ link: string, ply: number, nodes: number, verdict: string, spent: number }[]} */
const PINS = JSON.parse(fs.readFileSync(path.join(ROOT, 'tests/data/solver.json'), 'utf8'));

/**
 * A line has moves exactly if the position is won.
 * @param {Answer[]} answers
 */
function compare(answers) {
  assert.ok(PINS.length >= 24);
  const expected = PINS.map(({ link, ply, verdict, spent }) => ({
    link,
    ply,
    verdict,
    spent,
    line: verdict === 'won',
  }));
  const told = answers.map(({ verdict, spent, moves }, n) => ({
    link: PINS[n].link,
    ply: PINS[n].ply,
    verdict,
    spent,
    line: moves > 0,
  }));
  assert.deepEqual(told, expected);
}

test('in Node', async () => {
  compare(
    PINS.map(({ link, ply, nodes }) => {
      const solver = new Solver(link, ply, nodes);
      let verdict = solver.run(50_000);
      while (verdict === 'working') verdict = solver.run(50_000);
      const answer = { verdict, spent: solver.spent(), moves: solver.answer().line.length };
      solver.free();
      return answer;
    }),
  );
});

for (const [cores, workers] of [
  [2, 1],
  [3, 2],
]) {
  test(`in the page, with ${workers === 1 ? 'a worker' : `${workers} workers`}`, async (t) => {
    // The worker keeps in mind what it found out of a deal: each is asked about once.
    assert.equal(new Set(PINS.map(({ link }) => link.split('/')[1])).size, PINS.length);
    const site = await serveFor(t, SOURCES);
    const profile = await newProfile(t, { serviceWorkers: 'block' });
    await profile.addInitScript((n) => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: n });
      const { Worker: Plain } = globalThis;
      Object.assign(globalThis, { started: 0 });
      globalThis.Worker = class extends Plain {
        /** @param {string | URL} address @param {WorkerOptions} [options] */
        constructor(address, options) {
          super(address, options);
          /** @type {any} */ (globalThis).started++;
        }
      };
    }, cores);
    const { page } = await open(t, `#${PINS[0].link}`, { site, profile });
    await waitForTable(page);
    const { answers, started } = await page.evaluate(
      async ({ address, pins }) => {
        const { askVerdict, leave } = await import(address);
        const owner = {};
        const answers = [];
        for (const { link, ply, nodes } of pins) {
          const { verdict, spent, line } = await askVerdict(owner, link, ply, nodes);
          answers.push({ verdict, spent, moves: line.length });
        }
        // One that takes long: who can get help has it.
        await askVerdict(owner, 'fairie-queen/F222-223F', 0, 4e6);
        leave(owner);
        return { answers, started: /** @type {any} */ (globalThis).started };
      },
      { address: `${site.url}www/solver/client.js`, pins: PINS },
    );
    assert.equal(started, workers);
    // Several search in several ways: what is found is the same, but where one alone would have given up.
    const same = answers.map((/** @type {Answer} */ answer, /** @type {number} */ n) => {
      const { verdict, spent } = PINS[n];
      assert.ok(
        answer.verdict === verdict || (workers > 1 && verdict === 'unknown'),
        `${PINS[n].link}: ${answer.verdict}`,
      );
      return workers === 1 ? answer : { ...answer, spent, verdict, moves: verdict === 'won' ? answer.moves : 0 };
    });
    compare(same);
  });
}

test('a search that was to answer soon goes on where it ended', async (t) => {
  const link = 'fairie-queen/F222-25TC';
  const whole = new Solver(link, 0, 1e12);
  while (whole.run(50_000) === 'working');
  const { verdict, spent } = whole.answer();
  whole.free();
  const site = await serveFor(t, SOURCES);
  const { page } = await open(t, '', { site });
  const [soon, later] = await page.evaluate(
    async ({ address, link }) => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 1 });
      const { askVerdict, leave } = await import(address);
      const owner = {};
      const soon = await askVerdict(owner, link, 0, 1e12, undefined, 0);
      const later = await askVerdict(owner, link, 0, 1e12);
      leave(owner);
      return [soon, later];
    },
    { address: `${site.url}www/solver/client.js`, link },
  );
  assert.deepEqual([soon.verdict, soon.open, soon.reached], ['unknown', true, soon.spent]);
  assert.ok(soon.spent < spent, `${soon.spent} of ${spent} at once`);
  assert.deepEqual([later.verdict, later.spent], [verdict, spent]);
});

test('what a helper has found the first worker learns, and no line that does not win', async () => {
  const won = PINS.find(({ verdict }) => verdict === 'won');
  assert.ok(won);
  const other = new Solver(won.link, won.ply, won.nodes, 2);
  while (other.run(50_000) === 'working');
  const { line } = other.answer();
  const cache = new VerdictCache();
  const asked = new Solver(won.link, won.ply, 1);
  cache.learn(won.link, won.ply, line.slice(0, -1));
  cache.learn(won.link, won.ply, ['nonsense']);
  assert.equal(cache.get(asked), false);
  cache.learn(won.link, won.ply, line);
  assert.equal(cache.get(asked), true);
  assert.deepEqual(asked.answer().line, line);
});
