// Screenshots of every table, for people to look at: SHOTS=/some/folder node --test pictures.test.mjs

import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { open, until } from './support/chromium.mjs';
import { IDS, winningLine } from './support/games.mjs';
import { waitForTable, followLink } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

const SHOTS = process.env.SHOTS;
const SIZES = [
  [360, 640],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [2560, 1440],
];

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`screenshots, ${colorScheme}`, { skip: SHOTS ? false : 'set SHOTS to a folder' }, async (t) => {
    const folder = path.resolve(SHOTS ?? '.');
    fs.mkdirSync(folder, { recursive: true });
    const { page } = await open(t, '', { context: { colorScheme, reducedMotion: 'reduce' } });
    await until(async () => (await page.locator('#games > li').count()) === 4);
    /** @param {string} name */
    const shoot = async (name) => {
      const picture = await page.screenshot({ path: path.join(folder, `${name}-${colorScheme}.png`) });
      assert.ok(picture.length > 5000, `${name} is empty`);
    };
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await shoot(`start-${width}x${height}`);
    }
    await followLink(page, 'sly');
    await waitForTable(page);
    for (const id of IDS) {
      const { links, moves } = winningLine(id);
      for (const [name, part] of Object.entries({ deal: 0, middle: 0.55, won: 1 })) {
        const link = links[Math.floor(moves.length * part)];
        await tablePage(page).setLink(link);
        await page.evaluate(() => document.querySelector('#notice')?.replaceChildren());
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          await shoot(`${id}-${name}-${width}x${height}`);
        }
      }
    }
  });
}
