// Cards in a browser that darkens light pages by itself: every face stays readable.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CHOICES } from '../../www/table/settings.js';
import { eventually, open, until } from './support/chromium.mjs';
import { useFullBrowser } from './support/chromium-programs.mjs';
import { winningLine } from './support/games.mjs';
import { pixelsOf } from './support/pixels.mjs';
import { waitForTable } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

useFullBrowser();

/** Minimum contrast by which a pixel of ink stands out from its card. */
const MIN_CONTRAST = 2.5;
/** Minimum share of the pixels that stand out in daylight and must stand out in the dark. */
const MIN_PART = 0.6;

/**
 * The part of a card's pixels that stand out from its ground, which is its most frequent colour.
 * @param {import('playwright-core').Page} page @param {{ x: number, y: number, width: number, height: number }} clip
 */
async function inkShare(page, clip) {
  const { bytes } = await pixelsOf(page, await page.screenshot({ clip }));
  const linear = (/** @type {number} */ byte) => (byte <= 10 ? byte / 3295 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  /** @type {Map<number, number>} */
  const counts = new Map();
  /** @type {number[]} */
  const lights = [];
  for (let i = 0; i < bytes.length; i += 4) {
    const [r, g, b] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    const light = 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    lights.push(light);
    counts.set(light, (counts.get(light) ?? 0) + 1);
  }
  const [[ground]] = [...counts].sort((a, b) => b[1] - a[1]);
  const ratio = (/** @type {number} */ light) => (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05);
  return lights.filter((light) => ratio(light) >= MIN_CONTRAST).length / lights.length;
}

test('cards of every face and theme are as readable as in daylight', async (t) => {
  const { page } = await open(t, `#${winningLine('empress-of-india').links[0]}`, {
    context: { viewport: { width: 1280, height: 900 } },
  });
  await waitForTable(page);
  const session = await page.context().newCDPSession(page);
  /** Sets the browser's automatic dark theme, as a player does in its settings. @param {boolean} enabled */
  const darken = async (enabled) => {
    await session.send('Emulation.setAutoDarkModeOverride', { enabled });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await eventually(async () =>
      assert.equal(await page.locator('patience-game .shell').evaluate((el) => 'darkened' in el.dataset), enabled),
    );
    assert.equal(await page.evaluate(() => 'darkened' in document.documentElement.dataset), enabled);
  };
  for (const faces of CHOICES.faces)
    for (const theme of ['light', 'auto'])
      for (const suits of CHOICES.suits) {
        const situation = JSON.stringify({ faces, theme, suits });
        await tablePage(page).evaluate(
          (game, attributes) => {
            for (const [name, value] of Object.entries(attributes)) game.setAttribute(`data-${name}`, value);
            for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
          },
          { faces, theme, suits },
        );
        const classic = page.locator('patience-game .layer .face.classic').first();
        await until(async () => (await classic.isVisible()) === (faces === 'classic'), { what: situation });
        const boxes = await page.locator('patience-game .layer .card:has(.face)').evaluateAll((cards) =>
          cards.slice(0, 12).map((el) => {
            const { x, y, width, height } = el.getBoundingClientRect();
            return { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
          }),
        );
        const measured = [];
        for (const enabled of [false, true]) {
          await darken(enabled);
          const shares = [];
          for (const box of boxes.filter((_, n) => n % 4 === 0)) shares.push(await inkShare(page, box));
          measured.push(shares);
        }
        const [light, dark] = measured;
        light.forEach((share, n) =>
          assert.ok(share > 0.02 && dark[n] >= share * MIN_PART, `${situation}: ${dark[n]} of ${share}`),
        );
      }
});
