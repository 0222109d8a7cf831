// What the first sight of a table does without comes a little later: keys and drags, what listens to the page, the sheet of its
// controls. Whatever is done before waits for it, and is done then, in its order; and where it never comes, no act is lost.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { built } from './support/built.mjs';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { expectAddress, winningLine, readTable, mouse, pileSelector, pressKey, waitForTable, expectLink, hitPoint } from './support/player.mjs';
import { holdFile } from './support/held-file.mjs';

/** @typedef {import("playwright-core").Page} Page */

const sly = winningLine('sly');
const maze = winningLine('labyrinth');
const busy = maze.links[30];
const RULES = 'www/pkg/patience_wasm_sly_bg.wasm';

/** Two places between which a drag can mean one move only, and that move. @param {Page} page */
const way = (page) =>
  page.evaluate(() => {
    const { host } = /** @type {any} */ (document.querySelector('patience-game'));
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

/** What the game is after a move. @param {Page} page @param {string} move */
const after = (page, move) =>
  page.evaluate(async (notation) => {
    const { host, save } = /** @type {any} */ (document.querySelector('patience-game'));
    host.act(notation);
    const { link } = host.view;
    host.restore(save, 'open');
    return /** @type {string} */ (link);
  }, move);

test('a drag, a tap and keys that come before their code are done when it is there, in their order', async (t) => {
  const { profile, release } = await holdFile(t, 'www/table/input/further.js');
  const { page } = await open(t, `#${busy}`, { profile });
  await waitForTable(page);
  const { from, to, move } = await way(page);
  const dragged = await after(page, move);
  await mouse(page).drag(await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(to)));
  assert.equal((await readTable(page)).link, busy, 'not yet');
  // The next act is done on what the first has led to.
  assert.ok(await pressKey(page, 'd'), 'it is heard');
  assert.equal((await readTable(page)).link, busy, 'neither');
  release();
  await eventually(async () => {
    const seen = await readTable(page);
    assert.ok(seen.link !== busy && seen.link !== dragged && seen.link.length >= dragged.length, seen.link);
  });
  await page.locator('patience-game [data-action="undo"]').click();
  await expectLink(page, dragged);
});

test('a card that is held when the code comes goes on with the pointer', async (t) => {
  const { profile, release } = await holdFile(t, 'www/table/input/further.js');
  const { page } = await open(t, `#${busy}`, { profile });
  await waitForTable(page);
  const { from, to, move } = await way(page);
  const dragged = await after(page, move);
  const [start, end] = [await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(to))];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 20, start.y + 20, { steps: 3 });
  assert.equal(await page.locator('patience-game .is-dragged').count(), 0, 'not yet');
  release();
  await until(() => page.locator('patience-game .is-dragged').count(), { what: 'the card in hand' });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
  await expectLink(page, dragged);
});

test('a tap needs no more than the first sight of a table', async (t) => {
  const { profile } = await holdFile(t, 'www/table/input/further.js');
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  await waitForTable(page);
  const { x, y } = await hitPoint(page, pileSelector('stock'));
  await page.mouse.click(x, y);
  await eventually(async () => assert.ok((await readTable(page)).ply > 0));
});

test('the menu that is asked for, and acts before what writes them down is here: all of it follows', async (t) => {
  const { profile, release } = await holdFile(t, 'www/site/shell/actions.js');
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  await waitForTable(page);
  assert.match(await page.title(), /Sly/, 'the page is called after its game at once');
  const { x, y } = await hitPoint(page, pileSelector('stock'));
  await page.mouse.click(x, y);
  await eventually(async () => assert.ok((await readTable(page)).ply > 0));
  const { link } = await readTable(page);
  await page.locator('patience-game [data-action="menu"]').click();
  assert.equal(await page.locator('dialog').count(), 0, 'not yet');
  // Whoever leaves now loses nothing.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':early:')).length);
  assert.equal(await kept(), 1, 'the act is kept');
  release();
  await until(() => page.locator('dialog').first().isVisible(), { what: 'the menu' });
  await expectAddress(page, link);
});

test('without what listens to the page a game is played, and its address says where it stands', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.route(`**/${built('www/site/shell/actions.js')}`, (route) => route.abort());
  const { page } = await open(t, `#${sly.links[0]}`, { profile, allow: /ERR_FAILED|Failed to (load|fetch)/ });
  await waitForTable(page);
  const { x, y } = await hitPoint(page, pileSelector('stock'));
  await page.mouse.click(x, y);
  await eventually(async () => assert.ok((await readTable(page)).ply > 0));
  await expectAddress(page, (await readTable(page)).link);
  await page.locator('patience-game [data-action="menu"]').click();
  await eventually(async () =>
    assert.match((await page.locator('patience-game .sentence').textContent()) ?? '', /couldn’t be (loaded|opened)/),
  );
});

test('a notice waits for its sheet', async (t) => {
  const { profile, release } = await holdFile(t, 'www/ui/ui.css');
  const { page } = await open(t, `#${sly.links[0]}/`, { profile });
  await waitForTable(page);
  assert.equal(await page.locator('.notice-box').count(), 0, 'not yet');
  release();
  await until(() => page.locator('.notice-box').isVisible(), { what: 'the notice' });
});

test('the rules are asked for when the first of what begins before them is here', async (t) => {
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  await waitForTable(page);
  // As the page asked: a host may hear of it in another order.
  const asked = await page.evaluate(() =>
    /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType('resource')).map(
      ({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd }),
    ),
  );
  const rules = asked.find(({ name }) => name.endsWith(built(RULES)));
  assert.ok(rules, 'the rules');
  const before = asked.filter(({ startTime }) => startTime < rules.startTime);
  assert.ok(
    before.length >= 5,
    `two scripts, two sheets, words, not only ${before.map(({ name }) => name).join(', ')}`,
  );
  assert.ok(
    before.some(({ responseEnd }) => responseEnd <= rules.startTime),
    'none of them is here',
  );
});

test('a table is laid out while its rules are on their way, and not seen; what stands in its place stays', async (t) => {
  const { profile, release } = await holdFile(t, RULES);
  const { page } = await open(t, `#${sly.links[0]}`, { profile });
  const table = page.locator('#table > patience-game');
  await until(() => table.evaluate((el) => /** @type {any} */ (el).host.frame.felt.clientWidth > 0), { what: 'room' });
  assert.equal(await table.locator('.felt').isVisible(), false);
  // One with something of its page's in it until its game comes.
  await page.evaluate(() => {
    const other = document.createElement('patience-game');
    other.textContent = 'A table, in a moment';
    document.getElementById('table')?.append(other);
  });
  const other = page.getByText('A table, in a moment');
  await until(() => other.isVisible(), { what: 'what stands in its place' });
  assert.equal(await other.evaluate((el) => /** @type {any} */ (el).host.frame.felt.clientWidth), 0);
  await other.evaluate((el) => el.remove());
  release();
  await waitForTable(page);
  assert.ok(await table.locator('.felt').isVisible());
});

test('what is in sight stays there when a table begins once more', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  const hidden = await page.evaluate(async () => {
    const table = /** @type {any} */ (document.querySelector('patience-game'));
    const parent = table.parentNode;
    let seen = 0;
    const room = table.shadowRoot.querySelector('.room');
    new MutationObserver(() => (seen += Number(room.matches('.is-coming')))).observe(room, {
      attributeFilter: ['class'],
    });
    table.remove();
    await new Promise((done) => setTimeout(done));
    const laid = new Promise((done) => table.addEventListener('patience-ready', done, { once: true }));
    parent.append(table);
    await laid;
    return seen;
  });
  assert.equal(hidden, 0);
});

test('a game that is left in the moment of its first move can be gone on with from the start page', async (t) => {
  const { page } = await open(t, `#${busy}`);
  await waitForTable(page);
  await page.locator('patience-game').evaluate((table, move) => {
    /** @type {any} */ (table).play(move);
    location.hash = '';
  }, maze.moves[30]);
  await until(() => page.locator('#resume a').isVisible(), { what: 'the game that was begun' });
  await page.locator('#resume a').click();
  await until(async () => (await readTable(page)).link === maze.links[31], { what: 'the game as it was left' });
});

test('the start page that was drawn before the store came is drawn again with what was played meanwhile', async (t) => {
  const { profile, release } = await holdFile(t, 'www/site/storage/store/open.js');
  const { page } = await open(t, `#${busy}`, { profile });
  await waitForTable(page);
  await page.evaluate(() => void (location.hash = ''));
  await until(() => page.locator('#plates > li').first().isVisible(), { what: 'the start page' });
  await page.goBack();
  await until(async () => (await readTable(page)).link === busy, { what: 'the table' });
  await page.locator('patience-game').evaluate((table, move) => /** @type {any} */ (table).play(move), maze.moves[30]);
  await page.evaluate(() => void (location.hash = ''));
  release();
  await until(() => page.locator('#resume a').isVisible(), { what: 'the game that was begun' });
});
