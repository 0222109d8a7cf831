// Debian's Chromium, driven by Playwright. Every page is watched: a console error, an uncaught
// error, a breach of the policy or a request that leaves the site fails the test that opened it.

import { after } from 'node:test';
import { chromium } from 'playwright-core';
import { saveEvidence } from './evidence.mjs';
import { testProgram } from './programs.mjs';
import { serveSite } from './serve.mjs';
import { atEnd } from './teardown.mjs';
import { TIMEOUT_MS, BROWSER_START_MS, until } from './until.mjs';

export { eventually, until } from './until.mjs';

/** Flags that a headless Chromium in a container wants. */
export const FLAGS = [
  // Root may not use the sandbox; nothing but our own page is opened.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Letters as wide as on a telephone, not fitted to whole pixels.
  '--font-render-hinting=none',
];

/** @type {Promise<import("playwright-core").Browser> | undefined} */
let browser;
/** @type {Promise<import("./serve.mjs").Site> | undefined} */
let site;

after(async () => {
  await (await browser)?.close();
  await (await site)?.close();
});

/** The browser that all tests of a file share. */
export function launchBrowser() {
  browser ??= chromium.launch({ executablePath: testProgram(), args: FLAGS, timeout: BROWSER_START_MS });
  return browser;
}

/** The site that all tests of a file share. */
export function sharedSite() {
  site ??= serveSite();
  return site;
}

/**
 * Has deals shown at once in pages of a profile: a test looks for cards where they are going to lie. One that is about the
 * way there sets `unrolls` in its pages.
 * @param {import("playwright-core").BrowserContext} profile
 */
export const skipDealAnimation = (profile) =>
  profile.addInitScript(() => {
    addEventListener(
      'patience-unroll',
      (event) => {
        if (!('unrolls' in globalThis)) event.preventDefault();
      },
      true,
    );
  });

/**
 * A profile that ends with the test. Its pages reduce motion, which costs a tenth to a quarter of a test's time, unless the
 * test is about motion.
 * @param {import("node:test").TestContext} t
 * @param {import("playwright-core").BrowserContextOptions & { motion?: boolean }} [options]
 */
export async function newProfile(t, { motion = false, ...options } = {}) {
  const profile = await (await launchBrowser()).newContext({ reducedMotion: motion ? 'no-preference' : 'reduce', ...options });
  profile.setDefaultTimeout(TIMEOUT_MS);
  await skipDealAnimation(profile);
  atEnd(t, 'close', () => profile.close());
  return profile;
}

/** How long a page may take to come to rest before it is closed all the same: a test may hold a file back for ever. */
const QUIET_TIMEOUT_MS = 5_000;

/**
 * Follows what a page has asked for and not had yet; answers whether that is nothing.
 * @param {import("playwright-core").Page} page
 */
function trackRequests(page) {
  /** @type {Set<import("playwright-core").Request>} */
  const pending = new Set();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return () => page.isClosed() || pending.size === 0;
}

/**
 * Does something at one moment of the page's clock: what counts as quick does not hang on the machine's speed.
 * @param {import("playwright-core").Page} page opened with its clock in the test's hand
 * @param {() => Promise<unknown>} act
 */
export async function withFrozenClock(page, act) {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 60_000));
  await act();
  await page.clock.resume();
}

/**
 * @typedef {object} Opened
 * @property {import("playwright-core").Page} page
 * @property {import("playwright-core").BrowserContext} context
 * @property {import("./serve.mjs").Site} site
 * @property {string[]} problems  what went wrong so far; must be empty when the test ends
 * @property {() => void} check  throws when there are problems
 */

/**
 * Opens a page of the site in a fresh profile that ends with the test.
 *
 * @param {import("node:test").TestContext} t
 * @param {string} [address]  below the site's own: `"#sly/7Q3K-9X2M"`, `"www/embed.html"`
 * @param {{ context?: import("playwright-core").BrowserContextOptions,
 *           profile?: import("playwright-core").BrowserContext,
 *           site?: import("./serve.mjs").Site, clock?: boolean, motion?: boolean, allow?: RegExp }} [options]
 *   `context`: viewport, hasTouch and the like; `motion`: whether cards glide; `profile`: another tab of an earlier
 *   page's profile; `site`: another than the built one; `clock`: whether the test sets the page's clock; `allow`:
 *   problems that this test means to cause
 * @returns {Promise<Opened>}
 */
export async function open(
  t,
  address = '',
  { context: contextOptions = {}, profile, site: own, clock, motion = false, allow } = {},
) {
  const served = own ?? (await sharedSite());
  // Most tests are about pages fresh from the host; those about what is kept allow the worker.
  const context = profile ?? (await newProfile(t, { serviceWorkers: 'block', motion, ...contextOptions }));
  /** @type {string[]} */
  const problems = [];
  /** @param {string} problem */
  const report = (problem) => {
    if (!allow?.test(problem)) problems.push(problem);
  };
  const check = () => {
    if (problems.length) throw new Error(`the page had problems:\n  ${problems.join('\n  ')}`);
  };
  const page = await context.newPage();
  const quiet = trackRequests(page);
  atEnd(t, 'rest', () => saveEvidence(t, page));
  atEnd(t, 'rest', () => until(quiet, { timeout: QUIET_TIMEOUT_MS }).catch(() => {}));
  atEnd(t, 'check', check);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (e) => {
      console.error(`policy: ${e.violatedDirective} refuses ${e.blockedURI || e.sample}`);
    });
  });
  page.on('console', (message) => {
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    if (['error', 'warning'].includes(message.type())) report(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => report(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => report('the page crashed'));
  context.on('request', (request) => {
    const url = request.url();
    if (/^(data|blob|about):/.test(url) || url.startsWith(served.url)) return;
    report(`a request left the site: ${url}`);
  });
  if (clock) await page.clock.install();
  await page.goto(served.url + address);
  return { page, context, site: served, problems, check };
}
