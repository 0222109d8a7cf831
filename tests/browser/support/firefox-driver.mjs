// The driver of engine.mjs for Firefox, over WebDriver BiDi: needs no geckodriver.

import fs from 'node:fs';
import puppeteer from 'puppeteer-core';
import { TIMEOUT_MS, BROWSER_START_MS } from './until.mjs';

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** @returns {Promise<{ newDriver: () => Promise<import("./engine.mjs").Driver>, close: () => Promise<void> }>} */
export async function start() {
  const executablePath = process.env.FIREFOX ?? PROGRAMS.find((program) => fs.existsSync(program));
  if (!executablePath) throw new Error('Firefox is missing: install it, or name it in FIREFOX');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: BROWSER_START_MS,
    protocolTimeout: BROWSER_START_MS,
  });
  return {
    close: () => browser.close(),
    newDriver: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(TIMEOUT_MS);
      /** @param {string} selector */
      const find = async (selector) => {
        const handle = await page.evaluateHandle(
          (wanted) => /** @type {Element | null} */ (/** @type {any} */ (globalThis).__deepQuery(wanted)),
          selector,
        );
        const element = handle.asElement();
        if (!element) throw new Error(`no element matches ${selector}`);
        return /** @type {import("puppeteer-core").ElementHandle<Element>} */ (element);
      };
      /** @param {string} selector */
      const middle = async (selector) => {
        const element = await find(selector);
        await element.scrollIntoView();
        return element.clickablePoint();
      };
      return {
        goto: async (url) => void (await page.goto(url)),
        reload: async () => void (await page.reload()),
        click: async (selector) => (await find(selector)).click(),
        drag: async (from, to) => {
          const [a, b] = [await middle(from), await middle(to)];
          await page.mouse.move(a.x, a.y);
          await page.mouse.down();
          await page.mouse.move(b.x, b.y, { steps: 8 });
          await page.mouse.up();
        },
        press: async (key) => {
          const keys = /** @type {import("puppeteer-core").KeyInput[]} */ (key.split('+'));
          const last = keys.pop();
          for (const held of keys) await page.keyboard.down(held);
          if (last) await page.keyboard.press(last);
          for (const held of keys.reverse()) await page.keyboard.up(held);
        },
        evaluate: (f, ...args) => /** @type {Promise<any>} */ (page.evaluate(/** @type {any} */ (f), ...args)),
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
  };
}
