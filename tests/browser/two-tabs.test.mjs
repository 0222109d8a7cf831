// Random histories in a real browser, in two tabs that are reloaded, closed and opened again: every line that the player made
// is saved. The saved games are read from the disk. store-histories.test.mjs does the same without a browser, a thousand times as often.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { lineOf, MIN_FORK_MOVES } from '../../www/site/storage/store/records.js';
import { eventually, newProfile, open } from './support/chromium.mjs';
import { savedGames } from './support/saved-games.mjs';
import { winningLine } from './support/games.mjs';
import { seedOf } from './support/tier.mjs';
import { tablePage } from './support/table-page.mjs';
import { waitForTable } from './support/table-state.mjs';

const HISTORIES = Number(process.env.HISTORIES ?? 3);
const games = ['sly', 'labyrinth'].map((id) => winningLine(id));

const tab = fc.nat(1);
const actions = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('move'), tab, count: fc.integer({ min: 1, max: 12 }), pick: fc.nat(99) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo'), tab, count: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart'), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('link'), tab, game: fc.nat(1), ply: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('game'), tab, game: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload'), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close'), tab }) },
);
/** @typedef {{ kind: string, tab: number, count?: number, pick?: number, game?: number, ply?: number }} Action */

/** The beginning of each history: a line of each game. @type {Action[]} */
const OPENING = [
  { kind: 'move', tab: 0, count: 3, pick: 0 },
  { kind: 'link', tab: 1, game: 1, ply: 0 },
  { kind: 'move', tab: 1, count: 3, pick: 0 },
];

/**
 * The line that the next move may replace although the table does not show it: opened before the saved games had loaded, the
 * table lacks the undone moves of the game at its position.
 * @param {import("playwright-core").Page} page @returns {Promise<string | undefined>}
 */
async function undoneLineAt(page) {
  const { link, ply, plies } = await tablePage(page).evaluate(({ view }) => view);
  if (plies > ply) return undefined;
  const game = (await savedGames(page)).find((saved) => saved.link === link);
  return game && game.plies - game.ply < MIN_FORK_MOVES ? lineOf(game.save) : undefined;
}

/** @param {import("playwright-core").Page} page */
const saveOf = (page) => tablePage(page).evaluate(({ view }) => String(view.save));

const seeds = Array.from({ length: HISTORIES }, (_, n) => Number(process.env.SEED ?? seedOf('two-tabs')) + n);
for (const seed of seeds) {
  test(`a random history loses no line (seed ${seed})`, async (t) => {
    const [history] = /** @type {Action[][]} */ (
      fc.sample(fc.array(actions, { minLength: 24, maxLength: 24 }), { seed, numRuns: 1 })
    );
    const profile = await newProfile(t, { serviceWorkers: 'block' });
    /** @type {(import("playwright-core").Page | null)[]} */
    const tabs = [null, null];
    /** Lines that must be saved. @type {Set<string>} */
    const expectedLines = new Set();
    /** Opens an address in a tab. @param {number} n @param {string} address */
    const navigate = async (n, address) => {
      const page = tabs[n];
      if (page) {
        await page.goto('about:blank');
        await page.goto(new URL(address, site).href);
      } else ({ page: tabs[n] = null } = await open(t, address, { profile }));
      await waitForTable(/** @type {import("playwright-core").Page} */ (tabs[n]));
    };
    tabs[0] = (await open(t, `#${games[0].links[0]}`, { profile })).page;
    await waitForTable(tabs[0]);
    const site = new URL(tabs[0].url()).href.replace(/#.*/, '');

    for (const [n, { kind, tab: which, ...details }] of [...OPENING, ...history].entries()) {
      const page = tabs[which];
      if (kind === 'link' || !page) await navigate(which, `#${games[details.game ?? 0].links[details.ply ?? 0]}`);
      else if (kind === 'game') await navigate(which, `#${games[details.game ?? 0].id}`);
      else if (kind === 'reload') {
        const before = await saveOf(page);
        await page.reload();
        await waitForTable(page);
        // Unless another tab may have continued the game, it is unchanged.
        if (!tabs[1 - which]) assert.equal(await saveOf(page), before);
      } else if (kind === 'close') {
        await page.close();
        tabs[which] = null;
      } else {
        const undoneLine = await undoneLineAt(page);
        const lines = await tablePage(page).evaluate(
          (table, [action, count, pick]) => {
            const made = [];
            for (let i = 0; i < Number(count); i++) {
              const { save, ply, plies, moves, outcome } = table.view;
              if (action === 'undo') table.undo();
              else if (action === 'restart') table.restart();
              else {
                const all = moves.split(' ').filter(Boolean);
                if (!all.length || outcome !== 'playing') break;
                table.play(all[(Number(pick) + i) % all.length]);
                made.push({ save, dropped: plies - ply, next: table.view.save });
              }
            }
            return made;
          },
          /** @type {[string, number, number]} */ ([kind, details.count ?? 1, details.pick ?? 0]),
        );
        // After undoing fewer than MIN_FORK_MOVES moves, the new line replaces the one before.
        if (lines.length && undoneLine) expectedLines.delete(undoneLine);
        for (const { save, dropped, next } of lines) {
          if (dropped < MIN_FORK_MOVES) expectedLines.delete(lineOf(save));
          expectedLines.add(lineOf(next));
        }
      }
      const openTab = tabs.find((page) => page !== null);
      if (!openTab) continue;
      await eventually(async () => {
        const savedLines = new Set((await savedGames(openTab)).map(({ save }) => lineOf(save)));
        for (const line of expectedLines)
          assert.ok(savedLines.has(line), `after action ${n}, ${kind}: ${line} is lost`);
      });
    }
    assert.ok(expectedLines.size > 1, 'the history has several lines');
  });
}
