// Random histories in a real browser, in two tabs that are reloaded, closed and opened again: every line that the player has
// made is kept. What is kept is read from the disk, not asked of the page.
//
// The same is done without a browser, and a thousand times as often, by store.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FORGOTTEN, lineOf } from '../../www/site/storage/store/records.js';
import { eventually, newProfile, open } from './support/chromium.mjs';
import { savedGames } from './support/saved-games.mjs';
import { winningLine, waitForTable } from './support/player.mjs';

const HISTORIES = Number(process.env.HISTORIES ?? 3);
const games = ['sly', 'labyrinth'].map((id) => winningLine(id));

const tab = fc.nat(1);
const acts = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('move'), tab, count: fc.integer({ min: 1, max: 12 }), pick: fc.nat(99) }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('undo'), tab, count: fc.integer({ min: 1, max: 4 }) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('restart'), tab }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('link'), tab, game: fc.nat(1), ply: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('bare'), tab, game: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('reload'), tab }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('again'), tab }) },
);
/** @typedef {{ what: string, tab: number, count?: number, pick?: number, game?: number, ply?: number }} Act */

/** @param {import("playwright-core").Page} page */
const save = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).view.save).then(String);

const seeds = Array.from({ length: HISTORIES }, (_, n) => Number(process.env.SEED ?? 20261122) + n);
for (const seed of seeds) {
  test(`a random history loses nothing (seed ${seed})`, async (t) => {
    const [history] = /** @type {Act[][]} */ (
      fc.sample(fc.array(acts, { minLength: 24, maxLength: 24 }), { seed, numRuns: 1 })
    );
    const profile = await newProfile(t, { serviceWorkers: 'block' });
    /** @type {(import("playwright-core").Page | null)[]} */
    const tabs = [null, null];
    /** Lines that must be found again. @type {Set<string>} */
    const owed = new Set();
    /** @param {number} n @param {string} address */
    const go = async (n, address) => {
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

    for (const [n, { what, tab: which, ...how }] of history.entries()) {
      const page = tabs[which];
      if (what === 'link' || !page) await go(which, `#${games[how.game ?? 0].links[how.ply ?? 0]}`);
      else if (what === 'bare') await go(which, `#${games[how.game ?? 0].id}`);
      else if (what === 'reload') {
        const before = await save(page);
        await page.reload();
        await waitForTable(page);
        // Another tab may have gone on with it; otherwise it is what it was.
        if (!tabs[1 - which]) assert.equal(await save(page), before);
      } else if (what === 'again') {
        await page.close();
        tabs[which] = null;
      } else {
        const lines = await page.evaluate(
          ([act, count, pick]) => {
            const table = /** @type {any} */ (document.querySelector('patience-game'));
            const made = [];
            for (let i = 0; i < Number(count); i++) {
              const { save, ply, plies, moves, outcome } = table.view;
              if (act === 'undo') table.undo();
              else if (act === 'restart') table.restart();
              else {
                const all = moves.split(' ').filter(Boolean);
                if (!all.length || outcome !== 'playing') break;
                table.play(all[(Number(pick) + i) % all.length]);
                made.push({ save, dropped: plies - ply, next: table.view.save });
              }
            }
            return made;
          },
          /** @type {[string, number, number]} */ ([what, how.count ?? 1, how.pick ?? 0]),
        );
        // Of a line whose end was taken back a little, the new end is what the player means.
        for (const { save: was, dropped, next } of lines) {
          if (dropped < FORGOTTEN) owed.delete(lineOf(was));
          owed.add(lineOf(next));
        }
      }
      const some = tabs.find((one) => one !== null);
      if (!some) continue;
      await eventually(async () => {
        const there = new Set((await savedGames(some)).map((game) => lineOf(game.save)));
        for (const one of owed) assert.ok(there.has(one), `after act ${n}, ${what}: ${one} is lost`);
      });
    }
    assert.ok(owed.size > 1, 'there was something to lose');
  });
}
