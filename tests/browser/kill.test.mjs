// An act that has been painted survives the browser's sudden death a second later, whatever is done meanwhile: a real browser
// with its profile on a disk, killed with all its processes. `KILLS=200` for as many as you like.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { chromium } from 'playwright-core';
import { FLAGS, sharedSite, until } from './support/chromium.mjs';
import { savedGames } from './support/saved-games.mjs';
import { winningLine, waitForTable } from './support/player.mjs';
import { chromiumProgram } from './support/programs.mjs';
import { isExhaustive } from './support/tier.mjs';

const KILLS = Number(process.env.KILLS ?? (isExhaustive ? 12 : 2));
/** Of the settings one that is seen at once. */
const FELTS = ['blue', 'rose', 'stone'];
/** After what time an act is safe, in milliseconds. */
const SAFE_MS = 1000;

/**
 * A browser of its own, all of whose processes end at one blow, and with the test at the latest.
 * @param {import('node:test').TestContext} t @param {string} profile
 */
async function start(t, profile) {
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
      // The whole group: nothing is left that could still write.
      process.kill(-Number(chrome.pid), 'SIGKILL');
    });
  t.after(kill);
  // The browser makes the file and writes to it afterwards: two lines, a port and a path.
  const [address] = await until(() => fs.existsSync(port) && /^[0-9]+(?=\n.)/.exec(fs.readFileSync(port, 'utf8')), {
    what: 'the browser’s port',
  });
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${address}`);
  const page = await browser.contexts()[0].newPage();
  return { page, kill, browser };
}

/** @param {number} kills @param {{ acts: number, safe: number, there: number }} figures */
const told = (kills, { acts, safe, there }) =>
  `${kills} kills; ${acts} acts were painted, ${safe} of them a second before; ${there} were there`;

test(`${KILLS} browsers are killed, and no act of a second ago is lost`, async (t) => {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'cadogan-kill-'));
  t.after(() => fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  const site = await sharedSite();
  const figures = { acts: 0, safe: 0, there: 0 };
  /** What the player has done in all, beside the games: deals that were counted, by game, and how the table was set last. */
  const counted = /** @type {Map<string, Set<string>>} */ (new Map());
  let felt = '';
  for (let n = 0; n < KILLS; n++) {
    const game = winningLine(['sly', 'labyrinth', 'empress-of-india', 'fairie-queen'][n % 4], Math.floor(n / 4) % 3);
    const { page, kill, browser } = await start(t, profile);
    const began = Date.now();
    await page.goto(`${site.url}#${game.links[0]}`);
    await waitForTable(page);
    // The deal is one of a day; the table is set anew; both before a first move.
    felt = FELTS[n % FELTS.length];
    await page.evaluate(
      async ([id, deal, felt, day]) => {
        const days = JSON.parse(localStorage.getItem('cadogan:1:daily') ?? '{}');
        days[id] = { ...days[id], [day]: { deal, state: 'opened' } };
        localStorage.setItem('cadogan:1:daily', JSON.stringify(days));
        const table = /** @type {any} */ (document.querySelector('patience-game'));
        table.host.emit('patience-setting', { name: 'felt', value: felt });
      },
      // Each round has a day of its own: what was killed may not know yet which there were.
      [game.id, game.deal, felt, new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)],
    );
    await page.evaluate((moves) => {
      const table = /** @type {any} */ (document.querySelector('patience-game'));
      const acts = /** @type {{ ply: number, at: number }[]} */ ([]);
      Object.assign(globalThis, { acts });
      let ply = 0;
      const step = () => {
        if (ply >= moves.length) return;
        table.play(moves[ply++]);
        const made = ply;
        requestAnimationFrame(() => requestAnimationFrame(() => acts.push({ ply: made, at: Date.now() })));
        setTimeout(step, 40 + ((made * 37) % 160));
      };
      step();
    }, game.moves);
    // Not in step with the acts.
    await new Promise((done) => setTimeout(done, 1100 + ((n * 613) % 2900)));
    const acts = /** @type {{ ply: number, at: number }[]} */ (
      await page.evaluate(() => /** @type {any} */ (globalThis).acts)
    );
    const killed = Date.now();
    await kill();
    await browser.close().catch(() => {});

    const again = await start(t, profile);
    await again.page.goto(site.url);
    await until(() => again.page.locator('#plates > li').count(), { what: 'the start page' });
    // An earlier round may have played the same deal.
    const mine = (await savedGames(again.page, game.links[0])).filter((one) => one.began >= began);
    const there = Math.max(0, ...mine.map(({ plies }) => plies));
    const safe = Math.max(0, ...acts.filter(({ at }) => killed - at >= SAFE_MS).map(({ ply }) => ply));
    figures.acts += acts.length;
    figures.safe += safe;
    figures.there += there;
    assert.ok(there >= safe, `kill ${n}, ${game.id}: ${there} of ${safe} moves are there, ${acts.length} were painted`);
    if (safe) {
      const deals = counted.get(game.id) ?? new Set();
      counted.set(game.id, deals.add(game.deal));
      const notes = await again.page.evaluate(
        (id) =>
          ['settings', 'daily', `stats:${id}`].map((key) =>
            JSON.parse(localStorage.getItem(`cadogan:1:${key}`) ?? '{}'),
          ),
        game.id,
      );
      assert.equal(notes[0].felt, felt, `kill ${n}: the setting`);
      /** @type {{ deal: string, state: string }[]} */
      const days = Object.values(notes[1][game.id] ?? {});
      /** @type {any[][]} */
      const book = notes[2].deals ?? [];
      for (const deal of deals) {
        assert.ok(
          days.some((day) => day.deal === deal && day.state !== 'opened'),
          `kill ${n}: the day of ${deal}`,
        );
        assert.ok(
          book.some(([name]) => name === deal),
          `kill ${n}: ${deal} in the statistics`,
        );
      }
    }
    // It is gone on with from there.
    if (there) {
      await again.page.goto(`${site.url}#${game.id}`);
      await waitForTable(again.page);
      const link = await again.page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).link);
      assert.equal(link, game.links[there]);
    }
    // Games of earlier rounds are in the way of nothing.
    await again.page.goto('about:blank');
    await again.kill();
    await again.browser.close().catch(() => {});
    // Two hundred take half an hour: how far it is can be read, and a run that is cut off has its figure.
    if ((n + 1) % 10 === 0) console.error(told(n + 1, figures));
  }
  t.diagnostic(told(KILLS, figures));
});
