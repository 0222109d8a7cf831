// However long what comes from outside is, the page answers: it is refused with its reason, or read in slices.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { LONGEST_LINK } from '../../www/engine/links.js';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine, loadWasm, waitForTable, expectLink } from './support/player.mjs';

const sly = winningLine('sly');

/** What the page reads of an address at most, in characters: `LONGEST_LINK`, each of them written as three, and what shows that there is more. */
const LONGEST_READ = 3 * LONGEST_LINK + 2;

/**
 * Notes the longest text that the page hands on whole, from now on: to be decoded, to the rules, to storage, to the history.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<() => Promise<number>>} tells its length, in characters
 */
async function noteLongestText(page) {
  await page.evaluate(() => {
    const noted = { longest: 0 };
    Object.assign(globalThis, { noted });
    const readers = /** @type {[any, string][]} */ ([
      [globalThis, 'decodeURIComponent'],
      // So a text goes to the rules.
      [String.prototype, 'charCodeAt'],
      [TextEncoder.prototype, 'encodeInto'],
      [Storage.prototype, 'setItem'],
      [History.prototype, 'pushState'],
      [History.prototype, 'replaceState'],
    ]);
    for (const [owner, name] of readers) {
      const read = owner[name];
      owner[name] = function (/** @type {unknown[]} */ ...given) {
        for (const text of [this, ...given])
          if (typeof text === 'string' || text instanceof String) noted.longest = Math.max(noted.longest, text.length);
        return read.apply(this, given);
      };
    }
  });
  return () => page.evaluate(() => /** @type {any} */ (globalThis).noted.longest);
}

/**
 * Counts the texts that the rules are handed between two timers, with a clock that goes on by a millisecond whenever it is
 * asked: what is read in slices of some milliseconds gives way after as many questions, however quick the machine is.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<() => Promise<{ most: number, all: number }>>} in one slice, and altogether
 */
async function countReadInSlices(page) {
  await page.evaluate(() => {
    const count = { now: 0, most: 0, all: 0 };
    Object.assign(globalThis, { count });
    let ms = performance.now();
    performance.now = () => ms++;
    // Character by character a text goes to the rules.
    const read = String.prototype.charCodeAt;
    String.prototype.charCodeAt = function (n) {
      if (n === 0) {
        count.all++;
        count.most = Math.max(count.most, ++count.now);
      }
      return read.call(this, n);
    };
    const later = /** @type {any} */ (globalThis.setTimeout);
    /** @type {any} */ (globalThis).setTimeout = (/** @type {() => void} */ act, /** @type {any[]} */ ...given) =>
      later(
        () => {
          count.now = 0;
          act();
        },
        ...given,
      );
  });
  return () => page.evaluate(() => /** @type {any} */ (globalThis).count);
}

test('a link that ends where its moves should begin says so', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}/`);
  await waitForTable(page);
  await eventually(async () => assert.match(await page.locator('#notice').innerText(), /seems cut off/));
  await expectLink(page, sly.links[0]);
  // A whole one says nothing.
  await page.locator('#notice .notice-close').click();
  await page.evaluate((link) => void (location.hash = link), `#${winningLine('sly', 1).links[0]}`);
  await expectLink(page, winningLine('sly', 1).links[0]);
  await eventually(async () => assert.equal(await page.locator('#notice').innerText(), ''));
});

test('a link of a megabyte is refused with its reason, and not read to its end', async (t) => {
  const { page } = await open(t, `#${sly.links[3]}`);
  await waitForTable(page);
  const longest = await noteLongestText(page);
  for (const piece of ['sly/', 'A', '%41', '////']) {
    await page.evaluate((text) => void (location.hash = `#${text.repeat(1_000_000 / text.length)}`), piece);
    await until(async () => /longer than any game/.test(await page.locator('#notice').innerText()), { what: piece });
    await expectLink(page, sly.links[3]);
    await page.locator('#notice .notice-close').click();
    const read = await longest();
    assert.ok(read > LONGEST_LINK && read <= LONGEST_READ, `${piece}: ${read} characters`);
  }
});

test('a megabyte of games as text is read in slices, and one more is refused at once', async (t) => {
  const tools = await loadWasm('patience_tools_wasm');
  const game = `${tools.writeText(winningLine('empress-of-india').links[100], '1914-06-28')}\n`;
  const many = Math.floor((1 << 20) / game.length) - 2;
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
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
  const game = winningLine('labyrinth');
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
  await waitForTable(page);
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').getByRole('button', { name: 'Saved data' }).click();
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
  const counted = await countReadInSlices(page);
  await input.setInputFiles(file);
  await until(async () => /with 100 games/.test((await page.locator('#notice p').allInnerTexts()).join()), {
    what: 'the file to be taken in',
  });
  const { most, all } = await counted();
  assert.ok(all > 1000, `${all} texts are read`);
  // A slice is 16 milliseconds long, and some of what is read is two texts.
  assert.ok(most <= 64, `${most} texts in one slice`);
  const seen = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
  assert.ok(seen.length > 2, `progress was seen: ${seen}`);
});
