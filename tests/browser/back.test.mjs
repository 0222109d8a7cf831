// The browser's Back closes the dialog that covers the page; after it was closed otherwise, Back leads where it led before.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as problems from '../../www/words/en/problems.js';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { AT_DESK, AT_PHONE, expectLabel, press } from './support/problem-callout.mjs';
import { problemOf } from './support/problems.mjs';
import { tablePage } from './support/table-page.mjs';
import { expectAddress, expectLink, followLink, readAddress, waitForTable } from './support/table-state.mjs';

/** @typedef {import('playwright-core').Page} Page */

const GAME = winningLine('sly');

const dialogs = (/** @type {Page} */ page) => page.locator('dialog');

/** @param {Page} page */
const expectClosed = (page) => eventually(async () => assert.equal(await dialogs(page).count(), 0));

/** @param {Page} page */
const waitForDialog = (page) => dialogs(page).locator('h2').waitFor();

/** The id of the current history entry, which tells whether another has been added or dropped. @param {Page} page @returns {Promise<string>} */
const entryOf = (page) => page.evaluate(() => history.state?.entry ?? '');

/** @param {Page} page @param {string} entry */
const expectEntry = (page, entry) => eventually(async () => assert.equal(await entryOf(page), entry));

/** Opens a game by a link on the start page. @param {import('node:test').TestContext} t */
async function openGameFromStart(t) {
  const opened = await open(t, '', AT_PHONE);
  const { page } = opened;
  await page.locator('#games > li').first().waitFor();
  await followLink(page, GAME.links[5]);
  await waitForTable(page);
  return opened;
}

for (const [name, context, openers] of /** @type {const} */ ([
  ['a desk', AT_DESK.context, ['All problems', 'Other days', 'Rules: Sly']],
  ['a phone', AT_PHONE.context, ['All problems', 'Other days', 'Sly']],
]))
  test(`Back closes each panel over the start page, on ${name}, and closing it otherwise leaves no entry`, async (t) => {
    const { page } = await open(t, '', { context });
    await page.locator('#games > li').first().waitFor();
    const entry = await entryOf(page);
    for (const opener of openers) {
      const button = page.getByRole('button', { name: opener, exact: true });
      await button.first().click();
      await waitForDialog(page);
      assert.notEqual(await entryOf(page), entry, opener);
      await page.goBack();
      await expectClosed(page);
      await expectEntry(page, entry);
      await expectAddress(page, '');
      await button.first().click();
      await waitForDialog(page);
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await expectEntry(page, entry);
      await expectAddress(page, '');
    }
  });

test('Back closes each panel over the table and the game stays; then it leads to the page before', async (t) => {
  const { page } = await openGameFromStart(t);
  const table = tablePage(page);
  const entry = await entryOf(page);
  for (const action of ['menu', 'share']) {
    await table.press(action);
    await waitForDialog(page);
    await page.goBack();
    await expectClosed(page);
    await expectEntry(page, entry);
    await expectLink(page, GAME.links[5]);
  }
  // A panel that is opened from another has the same entry.
  await table.chooseFromMenu('Settings');
  await page.locator('dialog.settings').waitFor();
  await page.goBack();
  await expectClosed(page);
  await expectEntry(page, entry);
  await page.goBack();
  await expectAddress(page, '');
  await until(() => page.locator('#games').isVisible());
});

test('a page that a panel leads to has the entry of the panel', async (t) => {
  const { page } = await open(t, '', AT_DESK);
  const opener = page.locator('.day-problem button').nth(1);
  await opener.click();
  await page.locator('dialog .problem-list .day').first().click();
  await until(async () => (await readAddress(page)).startsWith('problem/'), { what: 'a problem' });
  await expectLabel(page, problems.label);
  await page.goBack();
  await expectAddress(page, '');
  await until(() => page.locator('#games').isVisible());
  const entry = await entryOf(page);
  await opener.click();
  await waitForDialog(page);
  await page.goBack();
  await expectEntry(page, entry);
});

test('a link in a panel replaces the entry of the panel', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block', ...AT_PHONE.context });
  const { page } = await open(t, '', { profile });
  await page.locator('#games > li').first().waitFor();
  const entry = await entryOf(page);
  await followLink(page, GAME.links[5]);
  await waitForTable(page);
  await tablePage(page).play(GAME.moves[5]);
  await page.goBack();
  await expectEntry(page, entry);
  await page.locator('[data-family="sly"]').click();
  await page
    .locator('dialog')
    .getByRole('link', { name: /Continue/ })
    .click();
  await expectClosed(page);
  await expectLink(page, GAME.links[6]);
  await page.goBack();
  await expectEntry(page, entry);
  await expectAddress(page, '');
});

test('Back keeps what was changed below a panel', async (t) => {
  const { page } = await openGameFromStart(t);
  const table = tablePage(page);
  const entry = await entryOf(page);
  for (const close of ['Back', 'Escape']) {
    await table.press('menu');
    await waitForDialog(page);
    const { ply } = await table.view();
    await table.play(GAME.moves[ply]);
    await expectAddress(page, GAME.links[ply + 1]);
    if (close === 'Back') await page.goBack();
    else await page.keyboard.press('Escape');
    await expectClosed(page);
    await expectEntry(page, entry);
    await expectAddress(page, GAME.links[ply + 1]);
    assert.equal((await table.view()).ply, ply + 1);
  }
});

test('Back closes the menu over a solution, then the solution', async (t) => {
  const problem = problemOf('labyrinth', 'grace');
  const { page } = await open(t, `#${problem.link}`, AT_PHONE);
  await expectLabel(page, problems.label);
  await press(page, 'solution');
  await page.locator('patience-game [data-player]').waitFor();
  await tablePage(page).press('menu');
  await waitForDialog(page);
  await page.goBack();
  await expectClosed(page);
  assert.equal(await page.locator('patience-game [data-player]').count(), 1);
  await page.goBack();
  await expectLabel(page, problems.label);
  await expectAddress(page, problem.link);
});

test('after a reload under a panel Back leads to the page before', async (t) => {
  const { page } = await openGameFromStart(t);
  const entry = await entryOf(page);
  await tablePage(page).press('menu');
  await waitForDialog(page);
  await page.reload();
  await waitForTable(page);
  await expectEntry(page, entry);
  await page.goBack();
  await expectAddress(page, '');
});

test('a reload under a panel, before the address has the latest move, leaves no entry of the panel', async (t) => {
  const { page } = await openGameFromStart(t);
  const entry = await entryOf(page);
  await tablePage(page).press('menu');
  await waitForDialog(page);
  // Safari's limit: only sessionStorage has the move.
  await page.evaluate(() => {
    history.replaceState = () => {
      throw new DOMException('too many changes', 'SecurityError');
    };
  });
  await tablePage(page).play(GAME.moves[5]);
  await eventually(async () => {
    const stored = await page.evaluate(() => sessionStorage.getItem('cadogan:address') ?? '{}');
    assert.equal(JSON.parse(stored).link, GAME.links[6]);
  });
  await page.reload();
  await waitForTable(page);
  await expectEntry(page, entry);
  await expectAddress(page, GAME.links[6]);
  await expectLink(page, GAME.links[6]);
  await page.goBack();
  await expectAddress(page, '');
});

test('a panel that is opened before the browser has dropped the entry of another has its own', async (t) => {
  const { page } = await open(t, '', AT_DESK);
  await page.locator('#games > li').first().waitFor();
  const entry = await entryOf(page);
  const other = page.getByRole('button', { name: 'Other days' });
  await page.getByRole('button', { name: 'All problems' }).click();
  await waitForDialog(page);
  await page.evaluate(() => {
    const { back } = history;
    history.back = () => void Object.assign(globalThis, { goBack: () => back.call(history) });
    const dialog = /** @type {HTMLDialogElement} */ (document.querySelector('dialog'));
    const days = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Other days');
    dialog.addEventListener('close', () => days?.click());
    dialog.close();
  });
  await page.locator('dialog.daily-dialog').waitFor();
  const dropped = await entryOf(page);
  await page.evaluate(() => /** @type {any} */ (globalThis).goBack());
  await eventually(async () => assert.ok(![entry, dropped].includes(await entryOf(page))));
  assert.ok(await page.locator('dialog.daily-dialog').isVisible());
  await page.goBack();
  await expectClosed(page);
  await expectEntry(page, entry);
  assert.ok(await other.isVisible());
});

test('rules that were opened by their address leave it by Back', async (t) => {
  const { page } = await open(t, '', AT_PHONE);
  await page.locator('#games > li').first().waitFor();
  await followLink(page, 'rules/sly');
  await waitForDialog(page);
  await page.goBack();
  await expectClosed(page);
  await expectAddress(page, '');
});
