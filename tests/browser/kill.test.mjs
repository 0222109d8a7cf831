// A move that was painted survives a crash of the browser a second later: a real browser with its profile on disk, killed with
// all its processes. `KILLS=200` sets how often.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { FLAGS, sharedSite, until } from './support/chromium.mjs';
import { savedGames } from './support/saved-games.mjs';
import { winningLine } from './support/games.mjs';
import { waitForTable } from './support/table-state.mjs';
import { chromiumProgram } from './support/chromium-programs.mjs';
import { tablePage } from './support/table-page.mjs';
import { isExhaustive } from './support/tier.mjs';

const KILLS = Number(process.env.KILLS ?? (isExhaustive ? 12 : 2));
/** Values of a setting that takes effect at once. */
const FELTS = ['blue', 'rose', 'stone'];
/** The time after which a painted move must survive, in ms. */
const SAFE_MS = 1000;

/**
 * Starts a browser whose processes are killed together, by the end of the test at the latest.
 * @param {import('node:test').TestContext} t @param {string} profile
 */
async function startBrowser(t, profile) {
  const port = path.join(profile, 'DevToolsActivePort');
  fs.rmSync(port, { force: true });
  const chrome = spawn(
    chromiumProgram(),
    [...FLAGS, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { detached: true, stdio: 'ignore' },
  );
  /** @returns {Promise<void>} */
  const kill = () =>
    new Promise((done) => {
      if (chrome.exitCode !== null || chrome.signalCode !== null) return done();
      chrome.once('exit', () => done());
      // The whole process group, so that no process can still write.
      process.kill(-Number(chrome.pid), 'SIGKILL');
    });
  t.after(kill);
  // The browser creates the file before it writes its two lines: a port and a path.
  const [address] = await until(() => fs.existsSync(port) && /^[0-9]+(?=\n.)/.exec(fs.readFileSync(port, 'utf8')), {
    what: 'the browser’s port',
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${address}`);
  const page = await browser.contexts()[0].newPage();
  return { page, kill, browser };
}

/** @param {number} kills @param {{ painted: number, due: number, saved: number }} totals */
const summary = (kills, { painted, due, saved }) =>
  `${kills} kills; ${painted} moves were painted, ${due} of them at least a second before; ${saved} were saved`;

test(`in ${KILLS} killed browsers, no move painted a second before is lost`, async (t) => {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'cadogan-kill-'));
  t.after(() => fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  const site = await sharedSite();
  const totals = { painted: 0, due: 0, saved: 0 };
  /** The deals that the statistics must have, by game. */
  const countedDeals = /** @type {Map<string, Set<string>>} */ (new Map());
  let felt = '';
  for (let n = 0; n < KILLS; n++) {
    const game = winningLine(['sly', 'labyrinth', 'empress-of-india', 'fairie-queen'][n % 4], Math.floor(n / 4) % 3);
    const { page, kill, browser } = await startBrowser(t, profile);
    const table = tablePage(page);
    const began = Date.now();
    await page.goto(`${site.url}#${game.links[0]}`);
    await waitForTable(page);
    // A deal of the day is opened and a setting is changed before the first move.
    felt = FELTS[n % FELTS.length];
    await table.evaluate(
      ({ host }, [id, deal, felt, day]) => {
        const days = JSON.parse(localStorage.getItem('cadogan:1:daily') ?? '{}');
        days[id] = { ...days[id], [day]: { deal, state: 'opened' } };
        localStorage.setItem('cadogan:1:daily', JSON.stringify(days));
        host.emit('patience-setting', { name: 'felt', value: felt });
      },
      // A different day in each round, as a killed browser may have lost the days before.
      [game.id, game.deal, felt, new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)],
    );
    await table.evaluate((table, moves) => {
      const paints = /** @type {{ ply: number, at: number }[]} */ ([]);
      Object.assign(globalThis, { paints });
      let ply = 0;
      const playNext = () => {
        if (ply >= moves.length) return;
        table.play(moves[ply++]);
        const made = ply;
        requestAnimationFrame(() => requestAnimationFrame(() => paints.push({ ply: made, at: Date.now() })));
        setTimeout(playNext, 40 + ((made * 37) % 160));
      };
      playNext();
    }, game.moves);
    // At a different moment between two moves in each round.
    await new Promise((done) => setTimeout(done, 1100 + ((n * 613) % 2900)));
    const paints = /** @type {{ ply: number, at: number }[]} */ (
      await page.evaluate(() => /** @type {any} */ (globalThis).paints)
    );
    const killed = Date.now();
    await kill();
    await browser.close().catch(() => {});

    const again = await startBrowser(t, profile);
    await again.page.goto(site.url);
    await until(() => again.page.locator('#games > li').count(), { what: 'the start page' });
    // An earlier round may have played the same deal.
    const mine = (await savedGames(again.page, game.links[0])).filter((saved) => saved.began >= began);
    const saved = Math.max(0, ...mine.map(({ plies }) => plies));
    const due = Math.max(0, ...paints.filter(({ at }) => killed - at >= SAFE_MS).map(({ ply }) => ply));
    totals.painted += paints.length;
    totals.due += due;
    totals.saved += saved;
    assert.ok(saved >= due, `kill ${n}, ${game.id}: ${saved} of ${due} moves are saved, ${paints.length} were painted`);
    if (due) {
      const deals = countedDeals.get(game.id) ?? new Set();
      countedDeals.set(game.id, deals.add(game.deal));
      const records = await again.page.evaluate(
        (id) =>
          ['settings', 'daily', `stats:${id}`].map((key) =>
            JSON.parse(localStorage.getItem(`cadogan:1:${key}`) ?? '{}'),
          ),
        game.id,
      );
      assert.equal(records[0].felt, felt, `kill ${n}: the setting`);
      /** @type {{ deal: string, state: string }[]} */
      const days = Object.values(records[1][game.id] ?? {});
      /** @type {any[][]} */
      const results = records[2].deals ?? [];
      for (const deal of deals) {
        assert.ok(
          days.some((day) => day.deal === deal && day.state !== 'opened'),
          `kill ${n}: the day of ${deal}`,
        );
        assert.ok(
          results.some(([name]) => name === deal),
          `kill ${n}: ${deal} in the statistics`,
        );
      }
    }
    // The game continues from there.
    if (saved) {
      await again.page.goto(`${site.url}#${game.id}`);
      await waitForTable(again.page);
      assert.equal(await tablePage(again.page).link(), game.links[saved]);
    }
    await again.page.goto('about:blank');
    await again.kill();
    await again.browser.close().catch(() => {});
    // Two hundred kills take half an hour.
    if ((n + 1) % 10 === 0) console.error(summary(n + 1, totals));
  }
  t.diagnostic(summary(KILLS, totals));
});
