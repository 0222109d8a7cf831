// The same verdict for the same nodes, wherever the solver runs: the module in Node, and in the page's worker, against the
// answers that the native tests are held to.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { open } from './support/chromium.mjs';
import { ready } from './support/player.mjs';
import { SOURCES, serveFor } from './support/serve.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PKG = path.join(ROOT, 'www/pkg');

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
  // As in player.mjs: the file has no extension that Node would take for a module.
  const glue = fs.readFileSync(path.join(PKG, 'patience_solver_wasm.js'));
  /** @type {typeof import("../../www/pkg/patience_solver_wasm.js")} */
  const { Solver, initSync } = await import(`data:text/javascript;base64,${glue.toString('base64')}`);
  initSync({ module: fs.readFileSync(path.join(PKG, 'patience_solver_wasm_bg.wasm')) });
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

test('in the page’s worker', async (t) => {
  // The worker keeps in mind what it found out of a deal: each is asked about once.
  assert.equal(new Set(PINS.map(({ link }) => link.split('/')[1])).size, PINS.length);
  const site = await serveFor(t, SOURCES);
  const { page } = await open(t, `#${PINS[0].link}`, { site });
  await ready(page);
  compare(
    await page.evaluate(
      async ({ address, pins }) => {
        const { askVerdict, leave } = await import(address);
        const owner = {};
        const answers = [];
        for (const { link, ply, nodes } of pins) {
          const { verdict, spent, line } = await askVerdict(owner, link, ply, nodes);
          answers.push({ verdict, spent, moves: line.length });
        }
        leave(owner);
        return answers;
      },
      { address: `${site.url}www/solver/client.js`, pins: PINS },
    ),
  );
});
