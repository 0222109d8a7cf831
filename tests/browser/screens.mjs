// Takes the screenshots of the web app manifest: `node tests/browser/screens.mjs`, after `cargo xtask dist`.

import fs from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { winningLine } from './support/games.mjs';
import { chromiumProgram } from './support/chromium-programs.mjs';
import { serveSite } from './support/serve.mjs';

const WWW = fileURLToPath(new URL('../../www/', import.meta.url));

const WIDE = { width: 1280, height: 800, scale: 1 };
const NARROW = { width: 360, height: 640, scale: 2 };

/** File, viewport, patience and ply of each screenshot; without a patience, of the start page. */
export const SCREENS = /** @type {const} */ ([
  ['screens/wide-start.webp', WIDE, '', 0],
  ['screens/wide-empress.webp', WIDE, 'empress-of-india', 60],
  ['screens/narrow-start.webp', NARROW, '', 0],
  ['screens/narrow-queen.webp', NARROW, 'fairie-queen', 140],
  ['screens/narrow-sly.webp', NARROW, 'sly', 90],
]);

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const site = await serveSite();
  const browser = await chromium.launch({
    executablePath: chromiumProgram(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  // Converts to WebP by a canvas, smaller than the PNG of a screenshot.
  const converter = await browser.newPage();
  fs.mkdirSync(`${WWW}screens`, { recursive: true });
  for (const [file, { width, height, scale }, id, ply] of SCREENS) {
    // Not this machine's theme.
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      hasTouch: scale > 1,
    });
    await page.goto(site.url + (id && `#${winningLine(id, 1).links[ply]}`));
    const shown = page.locator(id ? '[data-pile]' : '#games > li').nth(3);
    await shown.waitFor();
    if (id) {
      // The lesson is offered only at the first visit of a game.
      await page.getByRole('button', { name: 'Lesson' }).waitFor();
      await page.reload();
      await shown.waitFor();
    }
    await page.evaluate(() => document.fonts.ready);
    const png = (await page.screenshot()).toString('base64');
    const webp = await converter.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.8).split(',')[1];
    }, png);
    fs.writeFileSync(WWW + file, Buffer.from(webp, 'base64'));
    await page.close();
  }
  await browser.close();
  await site.close();
}
