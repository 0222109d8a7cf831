// Modules of the built site whose first request fails: the table or the page reports it, and the next press loads them.
// The sources cannot promise that: many browsers keep a failed import.

import assert from 'node:assert/strict';
import { builtPath } from './support/build-names.mjs';
import { test } from './support/built-site-test.mjs';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { openHostPage } from './support/host-page.mjs';
import { problemsOf } from './support/problems.mjs';
import { failFirst } from './support/requests.mjs';
import { fillStorage, savedGames } from './support/saved-games.mjs';
import { tablePage } from './support/table-page.mjs';
import { expectLink, followLink, waitForTable } from './support/table-state.mjs';

/** @typedef {import('playwright-core').Page} Page */

const sly = winningLine('sly');
const labyrinth = winningLine('labyrinth');

/** Messages of a browser about a request that a test aborts. */
const ABORTED = /net::ERR_FAILED|Failed to (load|fetch)/i;

/** Opens the site without its service worker, which would answer. @param {import('node:test').TestContext} t @param {string} address @param {import('playwright-core').BrowserContext} [given] */
async function openSite(t, address, given) {
  const profile = given ?? (await newProfile(t, { serviceWorkers: 'block' }));
  return open(t, address, { profile, allow: ABORTED });
}

/** The titles of the dialogs that are open. @param {Page} page */
const dialogs = (page) => page.locator('dialog[open] h2').allTextContents();

const notice = (/** @type {Page} */ page) => page.locator('#notice');

for (const hasGame of [false, true])
  test(`a problem whose code fails to load is tried again, ${hasGame ? 'after a game' : 'at first'}`, async (t) => {
    const { page } = await openSite(t, hasGame ? `#${sly.links[10]}` : 'www/examples/index.html');
    if (hasGame) await expectLink(page, sly.links[10]);
    let isOffline = true;
    await page.route(`**/${builtPath('www/table/problem/problem.js')}`, (route) =>
      isOffline ? route.abort() : route.continue(),
    );
    const [[, problem]] = problemsOf('sly');
    if (hasGame) await followLink(page, problem.link);
    else await page.goto(page.url().replace(/www.*/, `#${problem.link}`));
    const again = notice(page).getByRole('button', { name: 'Again' });
    await again.waitFor();
    isOffline = false;
    await again.click();
    await until(() => page.locator('patience-game [data-problem]').count(), { what: 'the question' });
    await expectLink(page, problem.position);
    assert.equal(new URL(page.url()).hash, `#${problem.link}`);
  });

test('a table that does not load over the start page is reported once, and opens at the next press', async (t) => {
  const { page } = await openSite(t, '');
  await until(() => page.locator('#games > li').count());
  let isOffline = true;
  await page.route(`**/${builtPath('www/table/define.js')}`, (route) => (isOffline ? route.abort() : route.continue()));
  await followLink(page, sly.links[0]);
  const again = notice(page).getByRole('button', { name: 'Again' });
  await again.waitFor();
  assert.equal(await page.locator('#repair').isVisible(), false, 'the page has started');
  isOffline = false;
  await again.click();
  await expectLink(page, sly.links[0]);
});

test('assigned keys that fail to load are reported, and load at the next key', async (t) => {
  const { page } = await openSite(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await expectLink(page, sly.links[0]);
  await failFirst(page, builtPath('www/table/input/assigned-keys.js'));
  await table.setAttribute('keymap', 'd=x');
  await table.expectSentence(/couldn’t be loaded/);
  await table.cell('stock').focus();
  await until(async () => {
    await page.keyboard.press('x');
    return (await table.view())?.ply;
  });
});

test('a pinch works after its code has failed to load once', async (t) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const profile = await newProfile(t, { serviceWorkers: 'block', ...phone });
  const { page } = await openSite(t, `#${labyrinth.links[0]}`, profile);
  await until(() => tablePage(page).cell('stock').count());
  const requests = await failFirst(page, builtPath('www/table/zoom/magnifier.js'));
  await until(async () => {
    await page.touchscreen.tap(195, 420);
    return requests.count() > 0;
  });
  await until(async () => {
    await page.touchscreen.tap(195, 420);
    return page.locator('patience-game .minimap').count();
  });
});

test('a catalogue that failed once is there at the next press', async (t) => {
  const { page } = await openSite(t, '?lang=de');
  await until(() => page.locator('#games > li').count());
  await failFirst(page, builtPath('www/words/de/panels.js'));
  await page.locator('[data-act="settings"]').first().click();
  await until(() => notice(page).getByRole('button').count());
  assert.deepEqual(await dialogs(page), []);
  await page.locator('[data-act="settings"]').first().click();
  await until(async () => (await dialogs(page)).includes('Einstellungen'));
});

test('a language that fails to load is not the one that the settings show, and can be chosen again', async (t) => {
  const { page } = await openSite(t, '');
  await until(() => page.locator('#games > li').count());
  const german = `**/${builtPath('www/words/de/core.js')}`;
  await page.route(german, (route) => route.abort());
  await page.locator('[data-act="settings"]').first().click();
  const field = page.locator('#language');
  await field.selectOption('de');
  await eventually(async () => assert.equal(await field.inputValue(), ''));
  await notice(page).getByText('This couldn’t be loaded').waitFor();
  await page.unroute(german);
  await field.selectOption('de');
  await until(async () => (await page.locator('html').getAttribute('lang')) === 'de');
});

test('saved games that failed to load once load for the next page', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const { page } = await openSite(t, `#${sly.links[4]}`, profile);
  await expectLink(page, sly.links[4]);
  await tablePage(page).play(sly.moves[4]);
  await until(async () => (await savedGames(page)).length);
  const store = await failFirst(profile, builtPath('www/site/storage/store/open.js'));
  await followLink(page, '');
  await page.reload();
  await until(() => page.locator('#games > li').count());
  assert.ok(store.count());
  await followLink(page, 'sly');
  await expectLink(page, sly.links[5]);
});

test('the notice that storage is full loads after a failure, whatever is played meanwhile', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await fillStorage(profile);
  const { page } = await openSite(t, `#${sly.links[20]}`, profile);
  const table = tablePage(page);
  await expectLink(page, sly.links[20]);
  const failed = await failFirst(page, builtPath('www/site/storage/storage-panel.js'));
  await table.play(sly.moves[20]);
  await until(failed.count);
  await table.play(sly.moves[21]);
  await until(async () => {
    // Each action is saved, and refused.
    await table.undo().then(table.redo);
    return /storage is full/.test(await notice(page).innerText());
  });
});

test('“Show me how” whose code fails to load says so, counts nothing, and opens at the next press', async (t) => {
  const link = labyrinth.links.at(-4) ?? '';
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const body = `<patience-game deal="${link}"></patience-game>`;
  const { page } = await openHostPage(t, body, { profile, allow: ABORTED });
  await waitForTable(page);
  const table = tablePage(page);
  await table.evaluate((game) => void game.solve());
  const showLine = page.getByRole('button', { name: 'Show me how' });
  await showLine.waitFor();
  await table.recordEvents(['hint']);
  // The element has other chunks than the site.
  const requests = await failFirst(page, /\/line-player-[^/]*\.js$/);
  await showLine.click();
  await table.expectSentence(/couldn’t be loaded/);
  assert.equal(requests.count(), 1);
  assert.deepEqual(await table.events(), []);
  await showLine.click();
  await until(() => page.locator('[data-player]').count(), { what: 'the line player' });
  assert.deepEqual(await table.events(), ['patience-hint']);
  await expectLink(page, link);
});
