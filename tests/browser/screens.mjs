// The pictures that a system shows before it installs the site: `node tests/browser/screens.mjs`, after `cargo xtask dist`.

import fs from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { winningLine } from './support/player.mjs';
import { chromiumProgram } from './support/programs.mjs';
import { serveSite } from './support/serve.mjs';

const WWW = fileURLToPath(new URL('../../www/', import.meta.url));

const WIDE = { width: 1280, height: 800, scale: 1 };
const NARROW = { width: 360, height: 640, scale: 2 };

/** Each picture, the size of its page, and how far which game has come; no game is the start page. */
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
  // A canvas packs pictures smaller than the browser's own PNG.
  const packer = await browser.newPage();
  fs.mkdirSync(`${WWW}screens`, { recursive: true });
  for (const [file, { width, height, scale }, id, ply] of SCREENS) {
    // Not the theme of whoever runs this.
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      hasTouch: scale > 1,
    });
    await page.goto(site.url + (id && `#${winningLine(id, 1).links[ply]}`));
    await page
      .locator(id ? '[data-pile]' : '#plates > li')
      .nth(3)
      .waitFor();
    await page.evaluate(() => document.fonts.ready);
    const png = (await page.screenshot()).toString('base64');
    const webp = await packer.evaluate(async (data) => {
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
