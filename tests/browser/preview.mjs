// Takes the preview image of links to the site: `node tests/browser/preview.mjs`, after `cargo xtask dist`.

import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumProgram } from './support/chromium-programs.mjs';
import { serveSite } from './support/serve.mjs';

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
// Without controls and the deal of the day.
await page.evaluate(() =>
  document.querySelectorAll('#day, .head, .actions, .variants, #friend, .foot').forEach((part) => part.remove()),
);
await page.screenshot({ path: fileURLToPath(new URL('../../www/preview.png', import.meta.url)) });
await browser.close();
await site.close();
