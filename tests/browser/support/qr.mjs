// QR codes, read from pictures.

import { createRequire } from 'node:module';
import { launchBrowser } from './chromium.mjs';
import { pixelsOf } from './pixels.mjs';

/** @type {(data: Uint8ClampedArray, width: number, height: number) => { data: string } | null} */
const jsQR = createRequire(import.meta.url)('jsqr');

/** Decodes the QR code in a picture. @param {Buffer} png */
export async function scan(png) {
  const page = await (await launchBrowser()).newPage();
  try {
    const { bytes, width, height } = await pixelsOf(page, png);
    return jsQR(bytes, width, height)?.data;
  } finally {
    await page.close();
  }
}
