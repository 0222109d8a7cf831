// Opens pages of the site in Chromium, driven by Playwright. A console error, an uncaught error, a breach of the policy or
// a request to another site fails the test that opened the page.

import { after } from 'node:test';
import { chromium } from 'playwright-core';
import { saveEvidence } from './evidence.mjs';
import { testProgram } from './chromium-programs.mjs';
import { serveSite } from './serve.mjs';
import { onTestEnd } from './teardown.mjs';
import { TIMEOUT_MS, BROWSER_START_MS, until } from './until.mjs';

export { eventually, until } from './until.mjs';

/** Flags for a headless Chromium in a container. */
export const FLAGS = [
  // Root cannot use the sandbox; tests open only our own pages.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Glyphs as wide as on a phone: not hinted to whole pixels.
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

/** The browser of all tests of a file. */
export function launchBrowser() {
  browser ??= chromium.launch({ executablePath: testProgram(), args: FLAGS, timeout: BROWSER_START_MS });
  return browser;
}

/** The site of all tests of a file. */
export function sharedSite() {
  site ??= serveSite();
  return site;
}

/**
 * Shows deals at once in the pages of a profile, so that a test finds cards at their final places. Tests of the animation
 * set `animatesDeals` in their pages.
 * @param {import("playwright-core").BrowserContext} profile
 */
export const skipDealAnimation = (profile) =>
  profile.addInitScript(() => {
    addEventListener(
      'patience-unroll',
      (event) => {
        if (!('animatesDeals' in globalThis)) event.preventDefault();
      },
      true,
    );
  });

/**
 * Marks all that is offered once as offered: an offer comes after a moment, and takes room of the table.
 * @param {import("playwright-core").BrowserContext} profile
 */
const skipOffers = (profile) =>
  profile.addInitScript(() => {
    const lessons = Object.fromEntries(
      ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth']
        .concat(['move', 'grace', 'pair', 'place', 'release'].map((kind) => `problem-${kind}`))
        .map((taught) => [taught, true]),
    );
    try {
      for (const [key, value] of Object.entries({ lessons, 'sound-offered': true }))
        if (localStorage.getItem(`cadogan:1:${key}`) === null)
          localStorage.setItem(`cadogan:1:${key}`, JSON.stringify(value));
    } catch {
      // Storage is blocked, as in a frame without an origin.
    }
  });

/**
 * A profile that ends with the test. Its pages reduce motion unless `motion` is set: motion takes a tenth to a quarter of
 * a test's time.
 * @param {import("node:test").TestContext} t
 * @param {import("playwright-core").BrowserContextOptions & { motion?: boolean, offers?: boolean }} [options]
 */
export async function newProfile(t, { motion = false, offers = false, ...options } = {}) {
  const profile = await (
    await launchBrowser()
  ).newContext({ reducedMotion: motion ? 'no-preference' : 'reduce', ...options });
  profile.setDefaultTimeout(TIMEOUT_MS);
  await skipDealAnimation(profile);
  if (!offers) await skipOffers(profile);
  onTestEnd(t, 'close', () => profile.close());
  return profile;
}

/** After this time a page closes although it waits for an answer: a test may hold one back. */
const IDLE_TIMEOUT_MS = 5_000;

/**
 * Tracks the requests of a page.
 * @param {import("playwright-core").Page} page
 * @returns {() => boolean} true while the page waits for no answer, or is closed
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
 * Stops the page's clock, a minute later.
 * @param {import("playwright-core").Page} page opened with `clock`
 */
export const freezeClock = async (page) =>
  page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 60_000));

/**
 * Acts while the page's clock stands still: for double clicks and the like, whatever the machine's speed.
 * @param {import("playwright-core").Page} page opened with `clock`
 * @param {() => Promise<unknown>} act
 */
export async function withFrozenClock(page, act) {
  await freezeClock(page);
  await act();
  await page.clock.resume();
}

/**
 * @typedef {object} Opened
 * @property {import("playwright-core").Page} page
 * @property {import("playwright-core").BrowserContext} context
 * @property {import("./serve.mjs").Site} site
 * @property {string[]} problems  so far; the test fails if it ends with any
 * @property {() => void} check  throws when there are problems
 */

/**
 * Opens a page of the site in a fresh profile that ends with the test.
 *
 * @param {import("node:test").TestContext} t
 * @param {string} [address]  relative to the site: `"#sly/7Q3K-9X2M"`, `"www/embed.html"`
 * @param {{ context?: import("playwright-core").BrowserContextOptions & { offers?: boolean },
 *           profile?: import("playwright-core").BrowserContext,
 *           site?: import("./serve.mjs").Site, clock?: boolean, motion?: boolean, allow?: RegExp }} [options]
 *   `context`: viewport, hasTouch and the like; `motion`: animates moves; `profile`: opens another tab of that profile;
 *   `site`: instead of the built one; `clock`: installs Playwright's clock; `allow`: problems that the test causes
 * @returns {Promise<Opened>}
 */
export async function open(
  t,
  address = '',
  { context: contextOptions = {}, profile, site: givenSite, clock, motion = false, allow } = {},
) {
  const served = givenSite ?? (await sharedSite());
  // Without the service worker, unless a test allows it.
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
  const isIdle = trackRequests(page);
  onTestEnd(t, 'idle', () => saveEvidence(t, page));
  onTestEnd(t, 'idle', () => until(isIdle, { timeout: IDLE_TIMEOUT_MS }).catch(() => {}));
  onTestEnd(t, 'check', check);
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
