// Reads the table of a page and its address, and waits for them.

import assert from 'node:assert/strict';
import { eventually, until } from './until.mjs';

/** @param {string} address */
export const pileSelector = (address) => `[data-pile="${address}"]`;

/**
 * The state of the table; empty strings and −1 while there is none.
 * @param {import("playwright-core").Page} page
 */
export const readTable = (page) =>
  page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector('patience-game'));
    const root = game?.shadowRoot;
    const view = game?.view;
    return {
      link: /** @type {string} */ (view?.link ?? ''),
      outcome: /** @type {string} */ (view?.outcome ?? ''),
      ply: /** @type {number} */ (view?.ply ?? -1),
      selected: /** @type {string[]} */ (
        [...(root?.querySelectorAll('[data-pile][aria-selected="true"]') ?? [])].map((el) => el.dataset.pile)
      ),
      choices: /** @type {string[]} */ (
        [...(root?.querySelectorAll('.offers button') ?? [])].map((el) => el.textContent)
      ),
      announcement: /** @type {string} */ (root?.querySelector('[role="status"]')?.textContent?.trim() ?? ''),
    };
  });

/** @typedef {Awaited<ReturnType<typeof readTable>>} TableState */

/**
 * The middle of an element of the table once it stands still; `reached` is false where something covers it.
 * @param {import("playwright-core").Page} page @param {string} selector
 * @param {string} [text] the element's whole text
 */
async function middleOf(page, selector, text) {
  return page.evaluate(async ([wanted, words]) => {
    const root = document.querySelector('patience-game')?.shadowRoot;
    const element = () => {
      const all = [...(root?.querySelectorAll(wanted) ?? [])];
      return words === undefined ? all[0] : all.find((el) => el.textContent === words);
    };
    // With the work of resize observers, which run after the frame's callbacks.
    const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    let el = element();
    for (let before = ''; ; el = element()) {
      const { x = 0, y = 0, width = 0, height = 0 } = el?.getBoundingClientRect() ?? {};
      const now = [x, y, width, height].join();
      if (now === before) break;
      before = now;
      await nextFrame();
    }
    if (!root || !el) return null;
    const { left, top, width, height } = el.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = root.elementFromPoint(x, y);
    const reached = hit !== null && (el.contains(hit) || (!!el.closest('.felt') && !!hit.closest('.felt')));
    return { x, y, reached, hit: hit ? `${hit.tagName}.${hit.className}` : 'nothing' };
  }, /** @type {[string, string | undefined]} */ ([selector, text]));
}

/**
 * The middle of an element of the table, as soon as it stands still and nothing covers it.
 * @param {import("playwright-core").Page} page @param {string} selector
 * @param {string} [text] the element's whole text
 */
export const hitPoint = (page, selector, text) =>
  eventually(async () => {
    const found = await middleOf(page, selector, text);
    assert.ok(found, `no element matches ${selector}${text ? ` “${text}”` : ''}`);
    assert.ok(found.reached, `${selector} is covered by ${found.hit} at ${found.x},${found.y}`);
    return found;
  });

/**
 * Waits until the page has drawn a number of frames.
 * @param {import("playwright-core").Page} page @param {number} count
 */
export const waitForFrames = (page, count) =>
  page.evaluate(async (n) => {
    for (let drawn = 0; drawn < n; drawn++) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  }, count);

/**
 * Waits until the table has a game, its font and its final layout.
 * @param {import("playwright-core").Page} page
 */
export async function waitForTable(page) {
  await until(async () => (await readTable(page)).link, { what: 'the table' });
  await page.evaluate(async () => {
    // The font is requested when the table is drawn.
    const fontStatus = () =>
      [...document.fonts].find(({ family }) => family.includes('Patience Text'))?.status ?? 'unloaded';
    while (!['loaded', 'error'].includes(fontStatus())) await new Promise((done) => requestAnimationFrame(done));
    const cells = () =>
      [...(document.querySelector('patience-game')?.shadowRoot?.querySelectorAll('[data-pile]') ?? [])]
        .map((el) => {
          const { x, y, width, height } = el.getBoundingClientRect();
          return `${x} ${y} ${width} ${height}`;
        })
        .join();
    for (let before = '', now = cells(); now !== before; before = now, now = cells()) {
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
  return readTable(page);
}

/**
 * Presses a key, and returns when the page has handled it and drawn two frames: for keys that change nothing.
 * @param {import("playwright-core").Page} page @param {string} key
 * @returns {Promise<boolean>} true if the page prevented the browser's default
 */
export async function pressKey(page, key) {
  await page.evaluate(() => {
    const globals = /** @type {any} */ (globalThis);
    globals.__defaultPrevented = undefined;
    // After all other listeners.
    addEventListener('keydown', (event) => setTimeout(() => (globals.__defaultPrevented = event.defaultPrevented)), {
      capture: true,
      once: true,
    });
  });
  await page.keyboard.press(key);
  await until(() => page.evaluate(() => /** @type {any} */ (globalThis).__defaultPrevented !== undefined), {
    what: `a keydown of ${key}`,
  });
  await waitForFrames(page, 2);
  return page.evaluate(() => /** @type {any} */ (globalThis).__defaultPrevented);
}

/**
 * Waits for the rules of all games: a page that opens with a link starts with those of one game.
 * @param {import("playwright-core").Page} page
 */
export const waitForAllGames = (page) =>
  until(() => page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.games.length > 4), {
    what: 'the rules of all games',
  });

/**
 * Waits until the table shows a link.
 * @param {import("playwright-core").Page} page @param {string | undefined} link
 */
export const expectLink = (page, link) => eventually(async () => assert.equal((await readTable(page)).link, link));

/**
 * Deals with D: while a card can go home, the first press only says so, and the next needs a moment.
 * @param {import("playwright-core").Page} page
 */
export async function dealByKey(page) {
  const { link } = await readTable(page);
  await until(async () => {
    await page.keyboard.press('d');
    return (await readTable(page)).link !== link;
  });
}

/**
 * Deals by clicks on Deal, as `dealByKey` does.
 * @param {import("playwright-core").Page} page
 */
export async function dealByClick(page) {
  const { link } = await readTable(page);
  await until(async () => {
    await page.locator('patience-game [data-action="deal"]').first().click();
    return (await readTable(page)).link !== link;
  });
}

/**
 * Deals by taps on the stock while a card can go home: the first tap only says so, and the next needs a moment.
 * @param {import("playwright-core").Locator} table  also one in a frame
 */
export async function dealByRestingStock(table) {
  const linkOf = () => table.evaluate((el) => /** @type {any} */ (el).view.link);
  const stock = table.locator(pileSelector('stock'));
  const link = await linkOf();
  await stock.click();
  await eventually(async () => assert.match((await table.locator('.sentence').textContent()) ?? '', /Press again to/));
  assert.equal(await linkOf(), link, 'the first tap deals nothing');
  await until(async () => {
    await stock.click();
    return (await linkOf()) !== link;
  });
}

/**
 * Deals the first cards of a random deal by the stock, whether it rests or not.
 * @param {import("playwright-core").Locator} table
 */
export async function dealFirstByStock(table) {
  const read = () => table.evaluate((el) => /** @type {any} */ (el).view);
  const { link, dealDecides } = await read();
  if (dealDecides) return dealByRestingStock(table);
  await table.locator(pileSelector('stock')).click();
  await until(async () => (await read()).link !== link, { what: `a deal after ${link}` });
}

/**
 * Opens the groups of the settings dialog, which are closed on a phone.
 * @param {import("playwright-core").Page} page
 */
export async function expandSettings(page) {
  const closed = page.locator('dialog.settings details:not([open]) > summary');
  if (!(await closed.count())) return;
  while (await closed.count()) await closed.first().click();
  // The sample is sticky: a scrolled control can lie beneath it.
  await page.locator('dialog.settings .dialog-body').evaluate((body) => body.scrollTo(0, 0));
}

/**
 * Waits until the history entry of a closed dialog is gone: while the browser goes back it refuses a reload, and leaves a link
 * that was followed meanwhile.
 * @param {import("playwright-core").Page} page
 */
export const waitForDroppedEntry = (page) =>
  until(() => page.evaluate(() => !history.state?.below || !!document.querySelector('dialog:modal')), {
    what: 'the page without the entry of its closed dialog',
  });

/** The decoded fragment of the address, without its #. @param {import("playwright-core").Page} page */
export const readAddress = (page) => page.evaluate(() => decodeURIComponent(location.hash.slice(1)));

/**
 * Waits until the address has a fragment: it is written after the frame of a move.
 * @param {import("playwright-core").Page} page @param {string | undefined} link
 */
export const expectAddress = (page, link) => eventually(async () => assert.equal(await readAddress(page), link));

/**
 * Changes the fragment of the address.
 * @param {import("playwright-core").Page} page @param {string} link the fragment, without its #
 */
export async function followLink(page, link) {
  await waitForDroppedEntry(page);
  await page.evaluate((hash) => void (location.hash = hash), `#${link}`);
}

/**
 * Opens a game by its link in the address, and waits for it.
 * @param {import("playwright-core").Page} page @param {string} link
 */
export async function openLink(page, link) {
  await followLink(page, link);
  await expectLink(page, link);
}

/**
 * All of a table that a player can perceive: for comparison with the same table at another time.
 * @param {import("playwright-core").Page} page
 */
export const tableSnapshot = (page) =>
  page.evaluate(() => {
    const game = /** @type {any} */ (document.querySelector('patience-game'));
    const { report, plies, canRedo, save, gestures, choices, ...view } = game.view;
    (void report, plies, canRedo, save);
    /** @type {Record<string, unknown>} */
    const piles = {};
    for (const cell of game.shadowRoot.querySelectorAll('[data-pile]')) {
      const { x, y, width, height } = cell.getBoundingClientRect();
      piles[cell.dataset.pile] = [cell.getAttribute('aria-label'), x, y, width, height];
    }
    const cards = [...game.shadowRoot.querySelectorAll('.cards > .card')].map((el) => {
      const { x, y } = el.getBoundingClientRect();
      // An empty style attribute is as good as none.
      const size = el.innerHTML.replaceAll(' style=""', '').length;
      return `${el.querySelector('svg')?.getAttribute('aria-label') ?? size} ${Math.round(x)} ${Math.round(y)}`;
    });
    return { view: { ...view, gestures: [...gestures], choices: [...choices] }, piles, cards: cards.sort() };
  });
