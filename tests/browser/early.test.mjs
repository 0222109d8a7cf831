// Input before lazy modules have loaded: it is queued and runs in order once they have, and when a module never loads, no
// action is lost.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtPath } from './support/build-names.mjs';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { winningLine } from './support/games.mjs';
import {
  expectAddress,
  readTable,
  pileSelector,
  pressKey,
  waitForTable,
  expectLink,
  hitPoint,
} from './support/table-state.mjs';
import { holdFile } from './support/held-file.mjs';
import { tablePage } from './support/table-page.mjs';

/** @typedef {import("playwright-core").Page} Page */

const sly = winningLine('sly');
const maze = winningLine('labyrinth');
/** A midgame position with movable cards. */
const midgame = maze.links[30];
const RULES = 'www/pkg/patience_wasm_sly_bg.wasm';

/** A move that is the only one between its two piles. @param {Page} page */
const findUniqueMove = (page) =>
  tablePage(page).evaluate(({ host }) => {
    const { places } = host.info;
    for (const [from, { movable, cards }] of host.view.piles.entries()) {
      if (!movable || !cards || places[from].role === 'stock') continue;
      for (const to of host.offersOf(from).targets) {
        const choices = host.choicesOf(from, to);
        if (to !== from && choices.length === 1)
          return { from: places[from].address, to: places[to].address, move: choices[0].move };
      }
    }
    throw new Error('no such move');
  });

/** The link after a move, which is not kept. @param {Page} page @param {string} move */
const linkAfter = (page, move) =>
  tablePage(page).evaluate(({ host, save }, notation) => {
    host.act(notation);
    const { link } = host.view;
    host.restore(save, 'open');
    return /** @type {string} */ (link);
  }, move);

test('a drag and a key press before their code has loaded run in order once it has', async (t) => {
  const { profile, release } = await holdFile(t, 'www/table/input/further.js');
  const { page } = await open(t, `#${midgame}`, { profile });
  const table = tablePage(page);
  await waitForTable(page);
  const { from, to, move } = await findUniqueMove(page);
  const dragged = await linkAfter(page, move);
  await table.dragPile(from, to);
  assert.equal((await readTable(page)).link, midgame, 'not yet');
  // The second action runs on the position that the first leads to.
  assert.ok(await pressKey(page, 'd'), 'the press is taken');
  assert.equal((await readTable(page)).link, midgame, 'still not');
  release();
  await eventually(async () => {
    const seen = await readTable(page);
    assert.ok(seen.link !== midgame && seen.link !== dragged && seen.link.length >= dragged.length, seen.link);
  });
  await table.button('undo').click();
  await expectLink(page, dragged);
});

test('a card that is pressed when the code arrives follows the pointer', async (t) => {
  const { profile, release } = await holdFile(t, 'www/table/input/further.js');
  const { page } = await open(t, `#${midgame}`, { profile });
  await waitForTable(page);
  const { from, to, move } = await findUniqueMove(page);
  const dragged = await linkAfter(page, move);
  const [start, end] = [await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(to))];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + 20, { steps: 3 });
  assert.equal(await page.locator('patience-game .is-dragged').count(), 0, 'not yet');
  release();
  await until(() => page.locator('patience-game .is-dragged').count(), { what: 'the dragged card' });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
  await expectLink(page, dragged);
});

test('a tap plays before the code of keys and drags has loaded', async (t) => {
  const { profile } = await holdFile(t, 'www/table/input/further.js');
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  await waitForTable(page);
  await tablePage(page).tapPile('stock');
  await eventually(async () => assert.ok((await readTable(page)).ply > 0));
});

test('the menu and the moves requested before the page’s listeners have loaded follow once they have', async (t) => {
  const { profile, release } = await holdFile(t, 'www/site/shell/actions.js');
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  const table = tablePage(page);
  await waitForTable(page);
  assert.match(await page.title(), /Sly/, 'the title names the game at once');
  await table.tapPile('stock');
  await eventually(async () => assert.ok((await readTable(page)).ply > 0));
  const { link } = await readTable(page);
  await table.button('menu').click();
  assert.equal(await page.locator('dialog').count(), 0, 'not yet');
  // A player who leaves now loses nothing.
  const earlySaves = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':early:')).length);
  assert.equal(await earlySaves(), 1, 'the action is saved');
  release();
  await until(() => page.locator('dialog').first().isVisible(), { what: 'the menu' });
  await expectAddress(page, link);
});

test('when the page’s listeners never load, the game can be played and the address follows it', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.route(`**/${builtPath('www/site/shell/actions.js')}`, (route) => route.abort());
  const { page } = await open(t, `#${sly.links[0]}`, { profile, allow: /ERR_FAILED|Failed to (load|fetch)/ });
  const table = tablePage(page);
  await waitForTable(page);
  await table.tapPile('stock');
  await eventually(async () => assert.ok((await readTable(page)).ply > 0));
  await expectAddress(page, (await readTable(page)).link);
  await table.button('menu').click();
  await table.expectSentence(/couldn’t be (loaded|opened)/);
});

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
    const room = table.shadowRoot.querySelector('.room');
    new MutationObserver(() => (hidden += Number(room.matches('.is-coming')))).observe(room, {
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
  await page.evaluate(() => void (location.hash = ''));
  await until(() => page.locator('#plates > li').first().isVisible(), { what: 'the start page' });
  await page.goBack();
  await until(async () => (await readTable(page)).link === midgame, { what: 'the table' });
  await tablePage(page).play(maze.moves[30]);
  await page.evaluate(() => void (location.hash = ''));
  release();
  await until(() => page.locator('#resume a').isVisible(), { what: 'the offer to continue' });
});
