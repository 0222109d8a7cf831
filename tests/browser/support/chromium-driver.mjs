// The driver of engine.mjs for Chromium.

import { skipDealAnimation, launchBrowser } from './chromium.mjs';

/** @returns {Promise<{ newDriver: () => Promise<import("./engine.mjs").Driver>, close: () => Promise<void> }>} */
export async function start() {
  const browser = await launchBrowser();
  return {
    // chromium.mjs closes the browser that it launched.
    close: async () => {},
    newDriver: async () => {
      const context = await browser.newContext();
      await skipDealAnimation(context);
      const page = await context.newPage();
      return {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        click: (selector) => page.locator(selector).first().click(),
        drag: (from, to) => page.locator(from).first().dragTo(page.locator(to).first()),
        press: (key) => page.keyboard.press(key),
        evaluate: (f, ...args) =>
          page.evaluate(
            // eslint-disable-next-line no-eval -- the driver's evaluation is not bound by the page's policy
            ([text, values]) => (0, eval)(`(${text})`)(...values),
            /** @type {const} */ ([String(f), args]),
          ),
        resize: (width, height) => page.setViewportSize({ width, height }),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      };
    },
  };
}
