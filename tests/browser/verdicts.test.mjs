// The solver gives the same verdict for the same nodes in Node and in the page's worker as in the native tests.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { newProfile, open } from './support/chromium.mjs';
import { fakeWorkers } from './support/fake-workers.mjs';
import { loadWasm } from './support/games.mjs';
import { waitForTable } from './support/table-state.mjs';
import { UNBUNDLED, serveForTest } from './support/serve.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The module in Node. @type {typeof import("../../www/pkg/patience_solver_wasm.js")} */
const { Solver, VerdictCache } = await loadWasm('patience_solver_wasm');

/** @typedef {{ verdict: string, spent: number, moves: number }} Answer */
/** @type {{ link: string, ply: number, nodes: number, verdict: string, spent: number }[]} */
const PINS = JSON.parse(fs.readFileSync(path.join(ROOT, 'tests/data/solver.json'), 'utf8'));

/**
 * Compares answers with the pinned ones; a line has moves if and only if the position is won.
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
  const actual = answers.map(({ verdict, spent, moves }, n) => ({
    link: PINS[n].link,
    ply: PINS[n].ply,
    verdict,
    spent,
    line: moves > 0,
  }));
  assert.deepEqual(actual, expected);
}

test('the module in Node gives the pinned verdicts', async () => {
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
  test(`the page with ${workers === 1 ? 'one worker' : `${workers} workers`} gives the pinned verdicts`, async (t) => {
    // The worker caches verdicts of a deal: each deal occurs once.
    assert.equal(new Set(PINS.map(({ link }) => link.split('/')[1])).size, PINS.length);
    const site = await serveForTest(t, UNBUNDLED);
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
        const { askVerdict, release } = await import(address);
        const owner = {};
        const answers = [];
        for (const { link, ply, nodes } of pins) {
          const { verdict, spent, line } = await askVerdict(owner, link, ply, nodes);
          answers.push({ verdict, spent, moves: line.length });
        }
        // A long search starts the second worker, if there may be one.
        await askVerdict(owner, 'fairie-queen/F222-223F', 0, 4e6);
        release(owner);
        return { answers, started: /** @type {any} */ (globalThis).started };
      },
      { address: `${site.url}www/solver/client.js`, pins: PINS },
    );
    assert.equal(started, workers);
    // Workers search in different ways: verdicts agree, except where one worker alone gives up.
    const comparable = answers.map((/** @type {Answer} */ answer, /** @type {number} */ n) => {
      const { verdict, spent } = PINS[n];
      assert.ok(
        answer.verdict === verdict || (workers > 1 && verdict === 'unknown'),
        `${PINS[n].link}: ${answer.verdict}`,
      );
      return workers === 1 ? answer : { ...answer, spent, verdict, moves: verdict === 'won' ? answer.moves : 0 };
    });
    compare(comparable);
  });
}

for (const [cores, count] of [
  [undefined, 1],
  [1, 1],
  [4, 3],
  [16, 4],
]) {
  test(`a long search with ${cores ?? 'an unknown number of'} cores has ${count} of the workers`, async (t) => {
    const site = await serveForTest(t, UNBUNDLED);
    const { page } = await open(t, '', { site });
    await fakeWorkers(page);
    const seeds = await page.evaluate(
      async ({ address, cores }) => {
        Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => cores });
        const workers = /** @type {import('./support/fake-workers.mjs').FakeWorker[]} */ (
          /** @type {any} */ (globalThis).workers
        );
        const { askVerdict } = await import(address);
        void askVerdict({}, 'sly/S222-EV9V', 0, 1e9, () => {});
        const sent = () =>
          workers.map((worker) => worker.sent.find((/** @type {any} */ { want }) => want === 'verdict'));
        const { id } = sent()[0];
        workers[0].answer({ id, spent: 1 });
        return sent().map(({ seed }) => seed ?? 1);
      },
      { address: `${site.url}www/solver/client.js`, cores },
    );
    assert.deepEqual(
      seeds,
      Array.from({ length: Number(count) }, (_, n) => n + 1),
    );
  });
}

test('a search that stopped early continues where it stopped', async (t) => {
  const link = 'fairie-queen/F222-25TC';
  const whole = new Solver(link, 0, 1e12);
  while (whole.run(50_000) === 'working');
  const { verdict, spent } = whole.answer();
  whole.free();
  const site = await serveForTest(t, UNBUNDLED);
  const { page } = await open(t, '', { site });
  const [stopped, continued] = await page.evaluate(
    async ({ address, link }) => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 1 });
      const { askVerdict, release } = await import(address);
      const owner = {};
      const stopped = await askVerdict(owner, link, 0, 1e12, undefined, 0);
      const continued = await askVerdict(owner, link, 0, 1e12);
      release(owner);
      return [stopped, continued];
    },
    { address: `${site.url}www/solver/client.js`, link },
  );
  assert.deepEqual([stopped.verdict, stopped.open, stopped.reached], ['unknown', true, stopped.spent]);
  assert.ok(stopped.spent < spent, `${stopped.spent} of ${spent} at once`);
  assert.deepEqual([continued.verdict, continued.spent], [verdict, spent]);
});

test('the progress counts the nodes of a lost helper once, and takes no helper for the main worker', async (t) => {
  const site = await serveForTest(t, UNBUNDLED);
  const { page } = await open(t, '', { site });
  await fakeWorkers(page);
  const { progress, answer } = await page.evaluate(async (address) => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => 4 });
    const workers = /** @type {import('./support/fake-workers.mjs').FakeWorker[]} */ (
      /** @type {any} */ (globalThis).workers
    );
    const { askVerdict } = await import(address);
    /** @type {number[]} */
    const progress = [];
    const asked = askVerdict({}, 'sly/S222-EV9V', 0, 1e9, (/** @type {number} */ spent) => progress.push(spent));
    const [main] = workers;
    const { id } = main.sent.find((/** @type {any} */ { want }) => want === 'verdict');
    main.answer({ id, spent: 1 });
    const [, first, second] = workers;
    first.answer({ id, spent: 4 });
    second.answer({ id, spent: 4 });
    // The first helper is lost; what it had sent before is not an answer of the main worker's.
    first.answer({ id, error: 'out of memory', broken: true });
    first.answer({ id, verdict: 'lost', spent: 4 });
    second.answer({ id, spent: 5 });
    main.answer({ id, spent: 3, verdict: 'won', line: [] });
    return { progress, answer: await asked };
  }, `${site.url}www/solver/client.js`);
  assert.deepEqual(progress, [1, 5, 9, 10]);
  assert.deepEqual([answer.verdict, answer.spent, answer.reached], ['won', 12, 3]);
});

test('a failure of the solver itself is called our fault, and one of the network is not', async (t) => {
  const site = await serveForTest(t, UNBUNDLED);
  const { page } = await open(t, '', { site });
  await fakeWorkers(page);
  const said = await page.evaluate(async (address) => {
    const workers = /** @type {import('./support/fake-workers.mjs').FakeWorker[]} */ (
      /** @type {any} */ (globalThis).workers
    );
    const { askVerdict } = await import(address);
    const outcome = async (/** @type {object} */ failure) => {
      const asked = askVerdict({}, 'sly/S222-EV9V', 0, 1e6).catch((/** @type {Error} */ error) => error.message);
      const worker = workers[workers.length - 1];
      const { id } = worker.sent.findLast((/** @type {any} */ { want }) => want === 'verdict');
      worker.answer({ id, ...failure });
      return asked;
    };
    const fault = await outcome({ error: 'unreachable', token: null, broken: true });
    return [fault, await outcome({ error: 'Failed to fetch', token: null, broken: false })];
  }, `${site.url}www/solver/client.js`);
  assert.match(said[0], /our fault/);
  assert.match(said[1], /offline/);
});

test('the cache learns winning lines of other workers, and no others', async () => {
  const won = PINS.find(({ verdict }) => verdict === 'won');
  assert.ok(won);
  const other = new Solver(won.link, won.ply, won.nodes, 2);
  while (other.run(50_000) === 'working');
  const { line } = other.answer();
  const cache = new VerdictCache();
  const solver = new Solver(won.link, won.ply, 1);
  cache.learn(won.link, won.ply, line.slice(0, -1));
  cache.learn(won.link, won.ply, ['nonsense']);
  assert.equal(cache.get(solver), false);
  cache.learn(won.link, won.ply, line);
  assert.equal(cache.get(solver), true);
  assert.deepEqual(solver.answer().line, line);
});
