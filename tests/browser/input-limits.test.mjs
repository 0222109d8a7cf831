// Oversized input of any kind never blocks the page: it is refused with a reason, or read in slices.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { MAX_LINK_CHARS } from '../../www/engine/links.js';
import { eventually, open, until } from './support/chromium.mjs';
import { winningLine, loadWasm } from './support/games.mjs';
import { tablePage } from './support/table-page.mjs';
import { waitForTable, expectLink, followLink } from './support/table-state.mjs';

const sly = winningLine('sly');

/** The most that the page reads of an address, in characters: `MAX_LINK_CHARS` percent-encoded, and proof that there is more. */
const LONGEST_READ = 3 * MAX_LINK_CHARS + 2;

/**
 * Records the length of the longest text that the page passes to the decoder, the rules, storage or the history.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<() => Promise<number>>} in characters
 */
async function recordLongestText(page) {
  await page.evaluate(() => {
    const recorded = { longest: 0 };
    Object.assign(globalThis, { recorded });
    const readers = /** @type {[any, string][]} */ ([
      [globalThis, 'decodeURIComponent'],
      // The glue code encodes text for the rules with it.
      [String.prototype, 'charCodeAt'],
      [TextEncoder.prototype, 'encodeInto'],
      [Storage.prototype, 'setItem'],
      [History.prototype, 'pushState'],
      [History.prototype, 'replaceState'],
    ]);
    for (const [owner, name] of readers) {
      const read = owner[name];
      owner[name] = function (/** @type {unknown[]} */ ...values) {
        for (const text of [this, ...values])
          if (typeof text === 'string' || text instanceof String)
            recorded.longest = Math.max(recorded.longest, text.length);
        return read.apply(this, values);
      };
    }
  });
  return () => page.evaluate(() => /** @type {any} */ (globalThis).recorded.longest);
}

/**
 * Counts the texts passed to the rules between two timers. Each call of the clock advances it by a millisecond, so that the
 * size of slices does not depend on the machine.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<() => Promise<{ most: number, all: number }>>} in the largest slice, and in all
 */
async function countTextsPerSlice(page) {
  await page.evaluate(() => {
    const count = { now: 0, most: 0, all: 0 };
    Object.assign(globalThis, { count });
    let ms = performance.now();
    performance.now = () => ms++;
    // The glue code encodes text for the rules character by character.
    const read = String.prototype.charCodeAt;
    String.prototype.charCodeAt = function (n) {
      if (n === 0) {
        count.all++;
        count.most = Math.max(count.most, ++count.now);
      }
      return read.call(this, n);
    };
    const setTimeout = /** @type {any} */ (globalThis.setTimeout);
    /** @type {any} */ (globalThis).setTimeout = (/** @type {() => void} */ callback, /** @type {any[]} */ ...values) =>
      setTimeout(
        () => {
          count.now = 0;
          callback();
        },
        ...values,
      );
  });
  return () => page.evaluate(() => /** @type {any} */ (globalThis).count);
}

test('a link cut off where its moves would begin says so', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}/`);
  await waitForTable(page);
  await eventually(async () => assert.match(await page.locator('#notice').innerText(), /seems cut off/));
  await expectLink(page, sly.links[0]);
  // A whole link shows no notice.
  await page.locator('#notice .notice-close').click();
  await followLink(page, winningLine('sly', 1).links[0]);
  await expectLink(page, winningLine('sly', 1).links[0]);
  await eventually(async () => assert.equal(await page.locator('#notice').innerText(), ''));
});

test('a link of a megabyte is refused with a reason and not read to its end', async (t) => {
  const { page } = await open(t, `#${sly.links[3]}`);
  await waitForTable(page);
  const longestText = await recordLongestText(page);
  for (const piece of ['sly/', 'A', '%41', '////']) {
    await page.evaluate((text) => void (location.hash = `#${text.repeat(1_000_000 / text.length)}`), piece);
    await until(async () => /longer than any game/.test(await page.locator('#notice').innerText()), { what: piece });
    await expectLink(page, sly.links[3]);
    await page.locator('#notice .notice-close').click();
    const longest = await longestText();
    assert.ok(longest > MAX_LINK_CHARS && longest <= LONGEST_READ, `${piece}: ${longest} characters`);
  }
});

test('a megabyte of games as text is read in slices, and more than that is refused at once', async (t) => {
  const tools = await loadWasm('patience_tools_wasm');
  const game = `${tools.writeText(winningLine('empress-of-india').links[100], '1914-06-28')}\n`;
  const count = Math.floor((1 << 20) / game.length) - 2;
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await tablePage(page).chooseFromMenu('Open a game as text');
  const field = page.locator('.texts-field');
  await field.waitFor();
  const fill = (/** @type {string} */ text) =>
    field.evaluate((el, value) => {
      /** @type {HTMLTextAreaElement} */ (el).value = value;
      el.dispatchEvent(new Event('input'));
    }, text);
  const status = page.locator('dialog .said');
  await fill(game.repeat(count));
  // Progress shows, and another text can be entered, before the end.
  await until(async () => /^Reading game \d+ of/.test(await status.innerText()), { what: 'the progress' });
  await fill(`${game}${game}${game.replace(/\n1\. \S+/, '\n1. nonsense')}`);
  await eventually(async () => assert.equal(await page.locator('.texts li').count(), 3));
  const error = await page.locator('.texts li.is-wrong').innerText();
  const linesBefore = `${game}${game}`.split('\n').length - 1;
  const wrongLine = linesBefore + game.slice(0, game.indexOf('\n1. ')).split('\n').length + 1;
  assert.match(error, new RegExp(`\\b${wrongLine}\\b`), error);
  await fill('x'.repeat((1 << 20) + 1));
  await eventually(async () => assert.match(await status.innerText(), /too long/));
  assert.equal(await page.locator('.texts li').count(), 0);
});

test('a large backup file is read in slices and shows its progress', async (t) => {
  const game = winningLine('labyrinth');
  const at = 1_700_000_000_000;
  const marks = Array.from({ length: 5000 }, (_, n) => ({ link: game.links[n % 100], ply: n % 100, at }));
  const shelf = game.links.slice(1, 100).map((link) => ({ link, at, marks: marks.slice(0, 3) }));
  const deals = Array.from({ length: 100_000 }, (_, n) => [`AAAA-${n}`, at + n, 0, 0, [0, 0, 0, 0], 0]);
  const records = {
    'game:labyrinth': { link: game.links[100], at, marks },
    'shelf:labyrinth': shelf,
    'stats:labyrinth': { deals },
  };
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await tablePage(page).chooseFromMenu('Saved data');
  const input = page.locator('dialog input[type="file"]');
  await input.waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const progress = /** @type {number[]} */ ([]);
    Object.assign(globalThis, { progress });
    new MutationObserver(() => {
      const bar = document.querySelector('dialog progress');
      if (bar instanceof HTMLProgressElement && bar.value !== progress.at(-1)) progress.push(bar.value);
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cadogan-file-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'a.json');
  fs.writeFileSync(file, `{"format":"cadogan","version":1,"kept":${JSON.stringify(records)}}`);
  const textCounts = await countTextsPerSlice(page);
  await input.setInputFiles(file);
  await until(async () => /with 100 games/.test((await page.locator('#notice p').allInnerTexts()).join()), {
    what: 'the import',
  });
  const { most, all } = await textCounts();
  assert.ok(all > 1000, `${all} texts are read`);
  // A slice is 16 ms long, and some entries are two texts.
  assert.ok(most <= 64, `${most} texts in one slice`);
  const progress = await page.evaluate(() => /** @type {any} */ (globalThis).progress);
  assert.ok(progress.length > 2, `progress: ${progress}`);
});
