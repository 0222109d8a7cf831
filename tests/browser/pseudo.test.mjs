// The whole site in a pseudo language, longer than English and right to left: no sentence is hard-coded, none is clipped,
// and text is aligned to its start.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, until } from './support/chromium.mjs';
import { IDS, winningLine, stuckGame } from './support/games.mjs';
import { waitForFrames, waitForTable } from './support/table-state.mjs';
import { shiftsOf, watchShifts } from './support/layout-shifts.mjs';
import { windowOptions } from './support/table-page.mjs';
import { isExhaustive, rotated } from './support/tier.mjs';
import { assertNoFaults, resize, findTextFaults } from './support/text-faults.mjs';
import { walkFaults, walks } from './support/walk.mjs';

/** @typedef {import("playwright-core").Page} Page */

const SIZES = [
  [360, 640],
  [1440, 900],
];

/** Sizes between, for the parts that are always on screen. */
const BETWEEN = [
  [844, 390],
  [768, 1024],
];

/** The layout shift score that a page may have while it loads. */
const MAX_SHIFT = 0.02;

/** @param {Page} page @param {string} selector */
const waitForVisible = (page, selector) => until(() => page.locator(selector).first().isVisible(), { what: selector });

for (const [width, height] of SIZES) {
  const size = `${width}×${height}`;

  const isPhone = width === SIZES[0][0];
  // Words that fit on a phone fit on a desktop.
  const tables = rotated(IDS, 2, 'pseudo');
  for (const walk of isPhone || isExhaustive ? walks('x-pseudo', { tables }) : [])
    test(`${walk.name}, ${size}`, async (t) => {
      assertNoFaults(
        await walkFaults(
          t,
          'x-pseudo',
          walk,
          { viewport: { width, height } },
          async (page, what, { between = false, english } = {}) => {
            const found = await findTextFaults(page, what, { english });
            if (!between || !isPhone) return found;
            for (const [otherWidth, otherHeight] of BETWEEN) {
              await resize(page, otherWidth, otherHeight);
              found.push(...(await findTextFaults(page, `${what}, ${otherWidth}×${otherHeight}`, { english })));
            }
            await resize(page, width, height);
            return found;
          },
        ),
      );
    });

  for (const [name, address, selector] of /** @type {const} */ ([
    ['the start page', '?lang=x-pseudo', '#friend'],
    ['a table', `?lang=x-pseudo#${winningLine('sly').links[60]}`, 'patience-game [data-pile]'],
  ])) {
    test(`${name} does not shift while its words load, ${size}`, async (t) => {
      const { page, context, site } = await open(t, 'www/examples/index.html', windowOptions(width, height));
      await watchShifts(context);
      await page.goto(site.url + address);
      await waitForVisible(page, selector);
      assertNoFaults(await findTextFaults(page, name));
      const { sum, details } = await shiftsOf(page);
      assert.ok(sum < MAX_SHIFT, `${sum}: ${details}`);
    });
  }
}

test('the offer of a lesson at the first deal is translated', async (t) => {
  const { context } = windowOptions(390, 844);
  const { page } = await open(t, '?lang=x-pseudo#sly', { context: { ...context, offers: true } });
  await waitForVisible(page, '#notice .notice-box > p');
  const sentence = await page.locator('#notice .notice-box > p').innerText();
  assert.match(sentence, /⟦/, sentence);
  assertNoFaults(await findTextFaults(page, 'the offer of a lesson'));
});

test('a toast beside buttons has room for its sentence', async (t) => {
  const { page, context } = await open(t, '', windowOptions(960, 720));
  // Without storage a toast that cannot be dismissed says that nothing is saved.
  await context.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('not here', 'SecurityError');
      },
    }),
  );
  await page.goto(`${page.url()}?lang=x-pseudo#${stuckGame()}`);
  await waitForTable(page);
  await waitForVisible(page, '.notice-box');
  await until(() => page.locator('patience-game .offers .choice').nth(1).isVisible());
  assertNoFaults(await findTextFaults(page, 'a toast beside buttons'));
  for (const [width, height] of [
    [960, 720],
    [1000, 700],
    [720, 720],
    [1440, 900],
  ]) {
    await resize(page, width, height);
    await waitForFrames(page, 3);
    const { lines, bottom } = await page.locator('.notice-box > p').evaluate((paragraph) => ({
      lines: Math.round(paragraph.getBoundingClientRect().height / parseFloat(getComputedStyle(paragraph).lineHeight)),
      bottom: paragraph.getBoundingClientRect().bottom,
    }));
    assert.ok(lines <= 2 && bottom <= height, `${width}×${height}: ${lines} lines, down to ${bottom}`);
  }
});
