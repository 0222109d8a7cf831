// The pixels of pictures, decoded by a browser.

/**
 * Decodes a picture in a page, whose policy must allow `data:` images.
 * @param {import('playwright-core').Page} page @param {Buffer} png
 * @returns {Promise<{ bytes: Uint8ClampedArray, width: number, height: number }>} `bytes`: red, green, blue, alpha of each pixel
 */
export async function pixelsOf(page, png) {
  const { bytes, width, height } = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(image, 0, 0);
    const { data: read } = context.getImageData(0, 0, image.width, image.height);
    return {
      // One character a byte: a list of numbers would be slow to hand over.
      bytes: Array.from(read, (byte) => String.fromCharCode(byte)).join(''),
      width: image.width,
      height: image.height,
    };
  }, png.toString('base64'));
  return { bytes: Uint8ClampedArray.from(bytes, (byte) => byte.charCodeAt(0)), width, height };
}
