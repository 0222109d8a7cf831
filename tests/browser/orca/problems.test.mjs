// Solves a problem of each kind with a screen reader alone: the player knows the answers and the catalogues, and of the page only
// Orca's speech.
//
// GAMES=sly,labyrinth takes these instead of all four; ENGINES=firefox uses one browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandLine } from '../../../www/words/en/command-line.js';
import * as words from '../../../www/words/en/problems.js';
import { IDS } from '../support/games.mjs';
import { LISTED, problemsOf } from '../support/problems.mjs';
import { serveForTest } from '../support/serve.mjs';
import { BROWSER_START_MS } from '../support/until.mjs';
import { engines, ScreenReader, skipReason } from './reader.mjs';

/** @typedef {import('../../../www/pkg/patience_tools_wasm.js').ReadProblem} ReadProblem */

/** @type {Map<string, { id: string, problem: ReadProblem }>} */
const problems = new Map();
for (const id of process.env.GAMES?.split(',') ?? IDS)
  if (LISTED.includes(id))
    for (const [kind, problem] of problemsOf(id)) if (!problems.has(kind)) problems.set(kind, { id, problem });

test('there is a problem of every kind', { skip: !!process.env.GAMES }, () => {
  assert.deepEqual([...problems.keys()].sort(), Object.keys(words.kinds).sort());
});

for (const engine of engines)
  for (const [kind, { id, problem }] of problems)
    test(
      `a problem of ${id} (${kind}) is solved with a screen reader in ${engine}`,
      { skip: skipReason(engine) },
      async (t) => {
        const site = await serveForTest(t);
        const reader = await ScreenReader.open(t, engine, `${site.url}#${problem.link}`);
        const question =
          kind === 'release'
            ? words.release(/** @type {import('../../../www/words/en/problems.js').Release} */ (problem.release))
            : words.questions[/** @type {keyof typeof words.questions} */ (kind)];
        const idea = words.guide.ideas[/** @type {keyof typeof words.guide.ideas} */ (kind)];
        await reader.expectUtterance(idea, 0, BROWSER_START_MS);
        await reader.expectUtterance(question, reader.press('Escape'));
        if (problem.stock.length) await reader.expectUtterance(words.stock(problem.stock.length));
        await reader.expectUtterance(commandLine.label, reader.press('slash'));
        await reader.typeAndListen(problem.question.answers[0].move);
        const from = reader.press('Return');
        await reader.expectUtterance(words.right, from);
        await reader.expectUtterance(words.solved(1), from);
      },
    );
