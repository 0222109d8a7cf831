// Renders the PNG icons from the SVG icons: `node tests/browser/icons.mjs`.

import fs from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumProgram } from './support/chromium-programs.mjs';

const WWW = fileURLToPath(new URL('../../www/', import.meta.url));

/** File, source and width of each icon. Icons whose corners the system rounds have a source that fills them. */
export const ICONS = /** @type {const} */ ([
  ['icons/icon-192.png', 'icon.svg', 192],
  ['icons/icon-512.png', 'icon.svg', 512],
  ['icons/maskable-192.png', 'icon-maskable.svg', 192],
  ['icons/maskable-512.png', 'icon-maskable.svg', 512],
  ['icons/touch-180.png', 'icon-maskable.svg', 180],
]);

/**
 * Renders a drawing as PNG.
 * @param {import("playwright-core").Page} page @param {string} drawing @param {number} size
 */
export async function draw(page, drawing, size) {
  await page.setViewportSize({ width: size, height: size });
  const source = `data:image/svg+xml;base64,${fs.readFileSync(WWW + drawing).toString('base64')}`;
  await page.setContent(
    `<style>html,body{margin:0;background:transparent}img{display:block}</style><img width="${size}" height="${size}" src="${source}">`,
  );
  await page.locator('img').evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  return page.screenshot({ omitBackground: true });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const browser = await chromium.launch({
    executablePath: chromiumProgram(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  fs.mkdirSync(`${WWW}icons`, { recursive: true });
  for (const [file, drawing, size] of ICONS) fs.writeFileSync(WWW + file, await draw(page, drawing, size));
  await browser.close();
}
