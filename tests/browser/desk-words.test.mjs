// On a desktop of 1440 × 900 px, the words of every language have room: rows of buttons are full, and dialogs show all entries.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../www/words/language.js';
import { linePlayer } from '../../www/words/fr/reports.js';
import { open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { problemsOf } from './support/problems.mjs';
import { tablePage } from './support/table-page.mjs';
import { waitForFrames, waitForTable, followLink } from './support/table-state.mjs';

/** @typedef {import('playwright-core').Locator} Locator */

const CODES = Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'));

/** Opens an address on a desktop, in a language. @param {import('node:test').TestContext} t @param {string} locale @param {string} address */
async function openOnDesktop(t, locale, address) {
  const { page } = await open(t, address, { context: { locale, viewport: { width: 1440, height: 900 } } });
  await page.evaluate(() => document.fonts.ready);
  await waitForFrames(page, 2);
  return page;
}

/** Number of elements on each line, from the top. @param {Locator} elements */
const lineCounts = (elements) =>
  elements.evaluateAll((all) => {
    /** @type {Map<number, number>} */
    const lines = new Map();
    for (const el of all) {
      const top = Math.round(el.getBoundingClientRect().top);
      lines.set(top, (lines.get(top) ?? 0) + 1);
    }
    return [...lines].sort(([a], [b]) => a - b).map(([, n]) => n);
  });

for (const code of CODES)
  test(`${code}: beside a game to continue no button of a patience stands alone below others`, async (t) => {
    const { links, moves } = winningLine('sly');
    const page = await openOnDesktop(t, code, `#${links[30]}`);
    await waitForTable(page);
    await tablePage(page).play(moves[30]);
    await followLink(page, '');
    const buttons = page.locator('.game .actions:has(> a) > *');
    await until(() => buttons.count(), { what: 'a game to continue' });
    await waitForFrames(page, 2);
    const [, ...below] = await lineCounts(buttons);
    assert.ok(
      below.every((n) => n > 1),
      String(below),
    );
  });

test('a choice of grade does not move the start page', async (t) => {
  for (const code of CODES) {
    const page = await openOnDesktop(t, code, '');
    const grades = page.locator('#new-deals label');
    await until(() => grades.count(), { what: 'grades' });
    await waitForFrames(page, 2);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await grades.nth(2).click();
    await waitForFrames(page, 2);
    assert.equal(await height(), before, code);
    await page.close();
  }
});

for (const code of CODES)
  test(`${code}: the menu of a game shows all its entries, each on one line`, async (t) => {
    const words = await import(`../../www/words/${code}/panels.js`);
    const { links, moves } = winningLine('sly');
    const page = await openOnDesktop(t, code, `#${links[0]}`);
    await waitForTable(page);
    await tablePage(page).play(...moves.slice(0, 12));
    const menu = page.locator('dialog.menu');
    const openMenu = () => page.locator('patience-game [data-action="menu"]').click();
    await openMenu();
    // With an entry more: back to the bookmark.
    await menu.locator('.entry', { hasText: words.menu.bookmark }).first().click();
    await until(async () => !(await menu.count()), { what: 'no menu' });
    await tablePage(page).undo();
    await openMenu();
    await menu.locator('.entry').first().waitFor();
    const { hidden, heights } = await menu.evaluate((el) => {
      const body = /** @type {HTMLElement} */ (el.querySelector('.dialog-body'));
      return {
        hidden: body.scrollHeight - body.clientHeight,
        heights: [...el.querySelectorAll('.entry')].map((entry) => Math.round(entry.getBoundingClientRect().height)),
      };
    });
    assert.ok(hidden <= 0, `${hidden} px hidden`);
    assert.equal(new Set(heights).size, 1, String(heights));
  });

test('the names of the patiences in the list of problems stand on one line', async (t) => {
  for (const code of CODES) {
    const page = await openOnDesktop(t, code, '');
    await page.locator('.day-problem button').nth(1).click();
    const names = page.locator('.problems-dialog .segments:not(:has(.lozenges)) label > span');
    await until(() => names.count(), { what: 'names' });
    await waitForFrames(page, 2);
    const lines = await names.evaluateAll((all) =>
      all.map((el) => {
        const range = document.createRange();
        range.selectNodeContents(el);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    assert.deepEqual(lines, [1, 1, 1, 1], code);
    await page.close();
  }
});

for (const code of CODES)
  test(`${code}: the buttons of a problem stand evenly beside each other`, async (t) => {
    const [[, problem]] = [...problemsOf('empress-of-india')];
    const page = await openOnDesktop(t, code, `#${problem.link}`);
    const skip = page.locator('patience-game [data-problem="skip"]');
    const hint = page.locator('patience-game [data-problem="hint"]');
    const gaps = async () => {
      await waitForFrames(page, 2);
      return page.locator('patience-game .callout-foot > button:visible').evaluateAll((all) => {
        const boxes = all.map((el) => el.getBoundingClientRect()).sort((a, b) => a.left - b.left);
        return boxes.slice(1).map(({ left }, n) => Math.round(left - boxes[n].right));
      });
    };
    const areEven = (/** @type {number[]} */ found) => found.every((gap) => gap >= 16 && gap <= 72);
    await hint.waitFor();
    const question = await gaps();
    assert.equal(question.length, 3);
    assert.ok(areEven(question), String(question));
    await page.locator('patience-game [data-problem="introduce"]').click();
    await skip.waitFor();
    const introduction = await gaps();
    assert.equal(introduction.length, 1);
    assert.ok(areEven(introduction), String(introduction));
  });

test('the variants of a patience stand on one line', async (t) => {
  for (const code of CODES) {
    const page = await openOnDesktop(t, code, '');
    const variants = page.locator('.game .variants label');
    await until(() => variants.count(), { what: 'variants' });
    await waitForFrames(page, 2);
    assert.deepEqual(await lineCounts(variants), [3], code);
    await page.close();
  }
});

test('the button that fills the gaps of the lowest row has one line', async (t) => {
  const { links, moves } = winningLine('labyrinth-late-refill');
  for (const code of CODES) {
    const page = await openOnDesktop(t, code, `#${links[Math.floor(moves.length * 0.2)]}`);
    await waitForTable(page);
    const label = page.locator('patience-game .actions .key:visible .label').first();
    await until(() => label.isVisible(), { what: 'a button' });
    const lines = await label.evaluate((el) => {
      const range = document.createRange();
      range.selectNodeContents(el);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    assert.equal(lines, 1, code);
    await page.close();
  }
});

test('a code with a typing error is answered in the colour of errors', async (t) => {
  const { links } = winningLine('sly');
  const page = await openOnDesktop(t, 'en', `#${links[0]}`);
  await waitForTable(page);
  await page.locator('patience-game [data-action="menu"]').click();
  const { menu } = await import('../../www/words/en/panels.js');
  await page.locator('dialog.menu .entry', { hasText: menu.code }).click();
  const hint = page.locator('#dialog-hint');
  const colour = () => hint.evaluate((el) => getComputedStyle(el).color);
  const before = await colour();
  await page.locator('dialog .field').fill('S7Q3-K9X3');
  await page.locator('dialog .button').click();
  await until(() => page.locator('dialog [aria-invalid]').count(), { what: 'an error' });
  assert.notEqual(await colour(), before);
});

test('in Arabic the scales of wins begin at the right, and the arrow of the last card points there', async (t) => {
  const words = await import('../../www/words/ar/panels.js');
  const { links, moves } = winningLine('sly');
  const page = await openOnDesktop(t, 'ar', `#${links[0]}`);
  await waitForTable(page);
  await tablePage(page).play(...moves.slice(0, 2));
  const choose = async (/** @type {string} */ label) => {
    await page.locator('patience-game [data-action="menu"]').click();
    await page.locator('dialog.menu .entry', { hasText: label }).first().click();
  };
  await choose(words.menu.statistics);
  const track = page.locator('.statistics .track:has(.stroke)').first();
  const isMirrored = await track.evaluate((el) => {
    const { left, right, width } = el.getBoundingClientRect();
    const stroke = /** @type {HTMLElement} */ (el.querySelector('.stroke'));
    const part = Number.parseFloat(stroke.style.insetInlineStart) / 100;
    const at = stroke.getBoundingClientRect().left + 1;
    return Math.abs(right - part * width - at) < 2 && Math.abs(left + part * width - at) > 2;
  });
  assert.ok(isMirrored);
  await page.locator('dialog[open] .dialog-close').click();
  await choose(words.menu.yourCards);
  const icon = page.locator('.entry-back .icon');
  assert.equal(await icon.evaluate((el) => new DOMMatrix(getComputedStyle(el).transform).a), -1);
});

test('a French report after a colon begins with a small letter', () => {
  assert.match(linePlayer.move(1, 107, 'Cinq de pique retourné.'), / cinq de pique retourné\.$/);
});
