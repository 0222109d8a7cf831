// The first seconds of a page: its requests, its visible parts, and moves played before everything has loaded.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtPath } from './support/build-names.mjs';
import { newProfile, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import { readTable, waitForTable, followLink } from './support/table-state.mjs';
import { holdFile } from './support/held-file.mjs';
import { expectSavedLinks } from './support/saved-games.mjs';
import { tablePage } from './support/table-page.mjs';

/** @typedef {import("playwright-core").Page} Page */

const sly = winningLine('sly');
const maze = winningLine('labyrinth');
/** A midgame position with movable cards. */
const midgame = maze.links[30];
const RULES = 'www/pkg/patience_wasm_sly_bg.wasm';

test('a notice waits for its stylesheet', async (t) => {
  const { profile, release } = await holdFile(t, 'www/ui/ui.css');
  const { page } = await open(t, `#${sly.links[0]}/`, { profile });
  await waitForTable(page);
  assert.equal(await page.locator('.notice-box').count(), 0, 'not yet');
  release();
  await until(() => page.locator('.notice-box').isVisible(), { what: 'the notice' });
});

test('the rules are requested as soon as the first of the earlier requests is answered', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  await waitForTable(page);
  // In the page's order: requests may reach the host in another.
  const requests = await page.evaluate(() =>
    /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource')).map(
      ({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }),
    ),
  );
  const rules = requests.find(({ name }) => name.endsWith(builtPath(RULES)));
  assert.ok(rules, 'the rules');
  const before = requests.filter(({ startTime }) => startTime < rules.startTime);
  assert.ok(
    before.length >= 5,
    `two scripts, two sheets, words, not only ${before.map(({ name }) => name).join(', ')}`,
  );
  assert.ok(
    before.some(({ responseEnd }) => responseEnd <= rules.startTime),
    'none of them was answered',
  );
});

test('a table is laid out unseen while its rules load, and its fallback content stays visible', async (t) => {
  const { profile, release } = await holdFile(t, RULES);
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  const table = page.locator('#table > patience-game');
  await until(() => table.evaluate((el) => /** @type {any} */ (el).host.frame.felt.clientWidth > 0), {
    what: 'the layout',
  });
  assert.equal(await table.locator('.felt').isVisible(), false);
  // A table with fallback content.
  await page.evaluate(() => {
    const other = document.createElement('patience-game');
    other.textContent = 'A table, in a moment';
    document.getElementById('table')?.append(other);
  });
  const other = page.getByText('A table, in a moment');
  await until(() => other.isVisible(), { what: 'the fallback content' });
  assert.equal(await other.evaluate((el) => /** @type {any} */ (el).host.frame.felt.clientWidth), 0);
  await other.evaluate((el) => el.remove());
  release();
  await waitForTable(page);
  assert.ok(await table.locator('.felt').isVisible());
});

test('a table that is moved in the document stays visible', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  const hidden = await tablePage(page).evaluate(async (table) => {
    const parent = table.parentNode;
    let hidden = 0;
    const room = table.shadowRoot.querySelector('.shell');
    new MutationObserver(() => (hidden += Number(room.matches('.is-loading')))).observe(room, {
      attributeFilter: ['class'],
    });
    table.remove();
    await new Promise((done) => setTimeout(done));
    const ready = new Promise((done) => table.addEventListener('patience-ready', done, { once: true }));
    parent.append(table);
    await ready;
    return hidden;
  });
  assert.equal(hidden, 0);
});

test('a game left right after its first move can be continued from the start page', async (t) => {
  const { page } = await open(t, `#${midgame}`);
  await waitForTable(page);
  await tablePage(page).evaluate((game, move) => {
    game.play(move);
    location.hash = '';
  }, maze.moves[30]);
  await until(() => page.locator('#resume a').isVisible(), { what: 'the offer to continue' });
  await page.locator('#resume a').click();
  await until(async () => (await readTable(page)).link === maze.links[31], { what: 'the continued game' });
});

test('a start page drawn before the store has loaded is redrawn with the games played meanwhile', async (t) => {
  const { profile, release } = await holdFile(t, 'www/site/storage/store/open.js');
  const { page } = await open(t, `#${midgame}`, { profile });
  await waitForTable(page);
  await followLink(page, '');
  await until(() => page.locator('#games > li').first().isVisible(), { what: 'the start page' });
  await page.goBack();
  await until(async () => (await readTable(page)).link === midgame, { what: 'the table' });
  await tablePage(page).play(maze.moves[30]);
  await followLink(page, '');
  release();
  await until(() => page.locator('#resume a').isVisible(), { what: 'the offer to continue' });
});

test('two games played before the store has loaded are both saved when the tab is closed', async (t) => {
  const { profile, release } = await holdFile(t, 'www/site/storage/store/open.js');
  const { page } = await open(t, `#${midgame}`, { profile });
  await waitForTable(page);
  await tablePage(page).play(maze.moves[30]);
  await followLink(page, sly.links[30]);
  await until(async () => (await readTable(page)).link === sly.links[30], { what: 'the other game' });
  await tablePage(page).play(sly.moves[30]);
  await page.close();
  release();
  const { page: next } = await open(t, '', { profile });
  await expectSavedLinks(next, [sly.links[31], maze.links[31]]);
});
