// However long what comes from outside is, the page answers: it is refused at once with its reason, or read in slices.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { line, moduleOf, ready, shows } from './support/player.mjs';

const sly = line('sly');

/** No task of the page may be longer, in milliseconds; a busy machine stretches all of them alike, so that an idle one is measured beside it. */
const HELD = 50;

/**
 * The longest time for which the page could not do anything else while something was done, on a machine as quick as one that
 * does the page's own smallest work in no time.
 * @param {import("playwright-core").Page} page @param {() => Promise<unknown>} act
 */
async function longestHold(page, act) {
  await page.evaluate(() => {
    const found = { longest: 0 };
    Object.assign(globalThis, { found });
    // What scripts took: a processor that is taken by others is no task of the page.
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.longest = Math.max(found.longest, duration);
    }).observe({ type: 'longtask', buffered: false });
  });
  await act();
  return page.evaluate(() => /** @type {any} */ (globalThis).found.longest);
}

test('a link that ends where its moves should begin says so', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}/`);
  await ready(page);
  await eventually(async () => assert.match(await page.locator('#notice').innerText(), /may have been cut/));
  await shows(page, sly.links[0]);
  // A whole one says nothing.
  await page.locator('#notice .notice-close').click();
  await page.evaluate((link) => void (location.hash = link), `#${line('sly', 1).links[0]}`);
  await shows(page, line('sly', 1).links[0]);
  await eventually(async () => assert.equal(await page.locator('#notice').innerText(), ''));
});

test('a link of a megabyte is refused at once, with its reason', async (t) => {
  const { page } = await open(t, `#${sly.links[3]}`);
  await ready(page);
  const refuse = (/** @type {string} */ what) =>
    page.evaluate((piece) => void (location.hash = `#${piece.repeat(1_000_000 / piece.length)}`), what);
  for (const piece of ['sly/', 'A', '%41', '////']) {
    const held = await longestHold(page, async () => {
      await refuse(piece);
      await until(async () => /longer than any game/.test(await page.locator('#notice').innerText()), { what: piece });
    });
    await shows(page, sly.links[3]);
    await page.locator('#notice .notice-close').click();
    // 2,800 ms before; what is left is the browser's own work on such an address.
    assert.ok(held < 20 * HELD, `${piece}: held for ${held} ms`);
  }
});

test('a megabyte of games as text is read in slices, and one more is refused at once', async (t) => {
  const tools = await moduleOf('patience_tools_wasm');
  const game = `${tools.writeText(line('empress-of-india').links[100], '1914-06-28')}\n`;
  const many = Math.floor((1 << 20) / game.length) - 2;
  const { page } = await open(t, `#${sly.links[0]}`);
  await ready(page);
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').getByRole('button', { name: 'Open a game as text' }).click();
  const field = page.locator('.texts-field');
  await field.waitFor();
  const fill = (/** @type {string} */ text) =>
    field.evaluate((el, value) => {
      /** @type {HTMLTextAreaElement} */ (el).value = value;
      el.dispatchEvent(new Event('input'));
    }, text);
  const said = page.locator('dialog .said');
  await fill(game.repeat(many));
  // It can be seen, and another text can be entered, long before the end.
  await until(async () => /^Reading game \d+ of/.test(await said.innerText()), { what: 'the reading to be told of' });
  await fill(`${game}${game}${game.replace(/\n1\. \S+/, '\n1. nonsense')}`);
  await eventually(async () => assert.equal(await page.locator('.texts li').count(), 3));
  const line3 = await page.locator('.texts li.is-wrong').innerText();
  const before = `${game}${game}`.split('\n').length - 1;
  assert.match(
    line3,
    new RegExp(`\\b${before + game.slice(0, game.indexOf('\n1. ')).split('\n').length + 1}\\b`),
    line3,
  );
  await fill('x'.repeat((1 << 20) + 1));
  await eventually(async () => assert.match(await said.innerText(), /too long/));
  assert.equal(await page.locator('.texts li').count(), 0);
});

test('a large file is read in slices, and it is seen how far it has come', async (t) => {
  const game = line('labyrinth');
  const at = 1_700_000_000_000;
  const marks = Array.from({ length: 5000 }, (_, n) => ({ link: game.links[n % 100], ply: n % 100, at }));
  const shelf = game.links.slice(1, 100).map((link) => ({ link, at, marks: marks.slice(0, 3) }));
  const deals = Array.from({ length: 100_000 }, (_, n) => [`AAAA-${n}`, at + n, 0, 0, [0, 0, 0, 0], 0]);
  const kept = {
    'game:labyrinth': { link: game.links[100], at, marks },
    'shelf:labyrinth': shelf,
    'stats:labyrinth': { deals },
  };
  const { page } = await open(t, `#${sly.links[0]}`);
  await ready(page);
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').getByRole('button', { name: 'What this browser keeps' }).click();
  const input = page.locator('dialog input[type="file"]');
  await input.waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const seen = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const bar = document.querySelector('dialog progress');
      if (bar instanceof HTMLProgressElement && bar.value !== seen.at(-1)) seen.push(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cadogan-file-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'a.json');
  fs.writeFileSync(file, JSON.stringify({ format: 'cadogan', version: 1, kept }));
  const held = await longestHold(page, async () => {
    await input.setInputFiles(file);
    await until(async () => /with 100 games/.test((await page.locator('#notice p').allInnerTexts()).join()), {
      what: 'the file to be taken in',
    });
  });
  // Seven seconds before.
  t.diagnostic(`held for ${held} ms at most`);
  assert.ok(held < 8 * HELD, `held for ${held} ms`);
  const seen = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
  assert.ok(seen.length > 2, `progress was seen: ${seen}`);
});
