// The whole site in a language that nobody speaks: longer than English, from right to left. No sentence is left in code,
// none is cut, and what is read stands where it is read from.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, until } from './support/chromium.mjs';
import { waitForFrames, IDS, winningLine, waitForTable, stuckGame } from './support/player.mjs';
import { shiftsOf, watchShifts } from './support/shifts.mjs';
import { isExhaustive, rotated } from './support/tier.mjs';
import { assertNone, resize, wordFaults } from './support/translated.mjs';
import { faultsOf, walks } from './support/walk.mjs';

/** @typedef {import("playwright-core").Page} Page */

const SIZES = [
  [360, 640],
  [1440, 900],
];

/** Sizes between, at which what is always seen is looked at too. */
const BETWEEN = [
  [844, 390],
  [768, 1024],
];

/** @param {number} width @param {number} height */
const sized = (width, height) => ({ context: { viewport: { width, height } } });

/** How much a page may shift while it loads, by the browser's own measure. */
const SHIFT = 0.02;

/** @param {Page} page @param {string} selector */
const appears = (page, selector) => until(() => page.locator(selector).first().isVisible(), { what: selector });

for (const [width, height] of SIZES) {
  const size = `${width}×${height}`;

  const isPhone = width === SIZES[0][0];
  // A desk has room for words that a telephone has.
  const tables = rotated(IDS, 2, 'pseudo');
  for (const walk of isPhone || isExhaustive ? walks('x-pseudo', { tables }) : [])
    test(`${walk.name}, ${size}`, async (t) => {
      assertNone(
        await faultsOf(
          t,
          'x-pseudo',
          walk,
          { viewport: { width, height } },
          async (page, what, { between = false, english } = {}) => {
            const found = await wordFaults(page, what, { english });
            if (!between || !isPhone) return found;
            for (const [wide, high] of BETWEEN) {
              await resize(page, wide, high);
              found.push(...(await wordFaults(page, `${what}, ${wide}×${high}`, { english })));
            }
            await resize(page, width, height);
            return found;
          },
        ),
      );
    });

  for (const [what, address, sign] of /** @type {const} */ ([
    ['the start page', '?lang=x-pseudo', '#friend'],
    ['a table', `?lang=x-pseudo#${winningLine('sly').links[60]}`, 'patience-game [data-pile]'],
  ])) {
    test(`${what} stays where it is while its words come, ${size}`, async (t) => {
      const { page, context, site } = await open(t, 'www/examples/index.html', sized(width, height));
      await watchShifts(context);
      await page.goto(site.url + address);
      await appears(page, sign);
      assertNone(await wordFaults(page, what));
      const { sum, told } = await shiftsOf(page);
      assert.ok(sum < SHIFT, `${sum}: ${told}`);
    });
  }
}

test('the lesson that is offered at the first deal', async (t) => {
  const { page } = await open(t, '?lang=x-pseudo#sly', sized(390, 844));
  await appears(page, '#notice .notice-box > p');
  const said = await page.locator('#notice .notice-box > p').innerText();
  assert.match(said, /⟦/, said);
  assertNone(await wordFaults(page, 'the offer of a lesson'));
});

test('a notice beside answers has room for its words', async (t) => {
  const { page, context } = await open(t, '', sized(960, 720));
  // Then it says, and goes on saying, that nothing can be kept.
  await context.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('not here', 'SecurityError');
      },
    }),
  );
  await page.goto(`${page.url()}?lang=x-pseudo#${stuckGame()}`);
  await waitForTable(page);
  await appears(page, '.notice-box');
  await until(() => page.locator('patience-game .offers .choice').nth(1).isVisible());
  assertNone(await wordFaults(page, 'a notice beside answers'));
  for (const [width, height] of [
    [960, 720],
    [1000, 700],
    [720, 720],
    [1440, 900],
  ]) {
    await resize(page, width, height);
    await waitForFrames(page, 3);
    const { lines, bottom } = await page.locator('.notice-box > p').evaluate((said) => ({
      lines: Math.round(said.getBoundingClientRect().height / parseFloat(getComputedStyle(said).lineHeight)),
      bottom: said.getBoundingClientRect().bottom,
    }));
    assert.ok(lines <= 2 && bottom <= height, `${width}×${height}: ${lines} lines, down to ${bottom}`);
  }
});
