// Takes the preview image of links to the site, and the README's picture: `node tests/browser/preview.mjs`, after
// `cargo xtask dist`.

import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumProgram } from './support/chromium-programs.mjs';
import { winningLine } from './support/games.mjs';
import { serveSite } from './support/serve.mjs';

/** Ply of Sly's recorded win in the README's picture: in the third round. */
const PICTURE_PLY = 131;

const site = await serveSite();
const browser = await chromium.launch({
  executablePath: chromiumProgram(),
  args: ['--no-sandbox', '--disable-gpu'],
});
// Not this machine's theme.
const page = await browser.newPage({
  viewport: { width: 1200, height: 630 },
  colorScheme: 'light',
  reducedMotion: 'reduce',
});
await page.goto(site.url);
await page.locator('#games > li').nth(3).waitFor();
await page.evaluate(() => document.fonts.ready);
// Without controls, notes and the deal of the day.
await page.evaluate(() =>
  document
    .querySelectorAll('#day, .head, .actions, .variants, #friend, .foot, .grade-note')
    .forEach((part) => part.remove()),
);
await page.screenshot({ path: fileURLToPath(new URL('../../www/preview.png', import.meta.url)) });

await page.setViewportSize({ width: 1280, height: 800 });
await page.goto(`${site.url}#${winningLine('sly', 1).links[PICTURE_PLY]}`);
await page.locator('[data-pile]').nth(3).waitFor();
// The lesson is offered only at the first visit of a game.
await page.getByRole('button', { name: 'Lesson' }).waitFor();
await page.reload();
await page.locator('[data-pile]').nth(3).waitFor();
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: fileURLToPath(new URL('../../www/picture.png', import.meta.url)) });
await browser.close();
await site.close();
