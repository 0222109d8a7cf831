// QR codes, read from pictures.

import { createRequire } from 'node:module';
import { launchBrowser } from './chromium.mjs';

/** @type {(data: Uint8ClampedArray, width: number, height: number) => { data: string } | null} */
const jsQR = createRequire(import.meta.url)('jsqr');

/** Decodes the QR code in a picture. @param {Buffer} png */
export async function scan(png) {
  const page = await (await launchBrowser()).newPage();
  try {
    const { pixels, width, height } = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      context.drawImage(image, 0, 0);
      const { data: bytes } = context.getImageData(0, 0, image.width, image.height);
      return {
        pixels: Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
        width: image.width,
        height: image.height,
      };
    }, png.toString('base64'));
    return jsQR(
      Uint8ClampedArray.from(pixels, (byte) => byte.charCodeAt(0)),
      width,
      height,
    )?.data;
  } finally {
    await page.close();
  }
}
