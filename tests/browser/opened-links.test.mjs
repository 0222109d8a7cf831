// Opened links and imported files never replace or evict the player's own games.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, eventually, until } from './support/chromium.mjs';
import { expectSavedLinks, savedGames } from './support/saved-games.mjs';
import { winningLine } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import { tablePage } from './support/table-page.mjs';
import { openLink, readTable, waitForTable, expectAddress, expectLink, followLink } from './support/table-state.mjs';

const sly = winningLine('sly');
const otherSly = winningLine('sly', 1);

/** A backup file with these records. @param {Record<string, unknown>} records */
const backupOf = (records) => `{"format":"cadogan","version":1,"kept":${JSON.stringify(records)}}`;

/** The save strings of saved games. @param {import("playwright-core").Page} page @param {string} start of their links */
const savesOf = async (page, start) => (await savedGames(page, start)).map(({ save }) => save);

/** Follows a link after the address is up to date. @param {import("playwright-core").Page} page @param {string} link */
async function leaveFor(page, link) {
  await page.evaluate((fragment) => {
    dispatchEvent(new Event('blur'));
    location.hash = fragment;
  }, `#${link}`);
  await expectLink(page, link);
}

test('links to three positions of the same deal leave the game in progress saved', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.play(...sly.moves.slice(0, 100));
  for (const ply of [6, 8, 10]) await leaveFor(page, sly.links[ply]);
  await expectSavedLinks(page, [sly.links[100]]);
  // Playing on from a linked position starts another game.
  for (const ply of [6, 8]) {
    await leaveFor(page, sly.links[ply]);
    await table.play(sly.moves[ply]);
  }
  await expectSavedLinks(page, [sly.links[9], sly.links[7], sly.links[100]]);
  await page.reload();
  await waitForTable(page);
  await table.chooseFromMenu('Saved data');
  await eventually(async () => assert.equal(await page.locator('dialog .saved-game').count(), 3));
  await page
    .locator('dialog .saved-game')
    .nth(2)
    .getByRole('button', { name: /^Continue/ })
    .click();
  await expectLink(page, sly.links[100]);
});

test('a stuck game can be reopened after a link, and undo continues it', async (t) => {
  // Taking the first and the last legal move by turns gets stuck.
  const { page } = await open(t, `#${winningLine('empress-of-india').links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  const moves = await table.evaluate((table) => {
    let n = 0;
    for (; table.view.outcome === 'playing' && n < 400; n++) {
      const all = table.view.moves.split(' ');
      table.play(all[n % 2 ? all.length - 1 : 0]);
    }
    return n;
  });
  const stuck = await readTable(page);
  assert.equal(stuck.outcome, 'stuck', `after ${moves} moves`);
  await leaveFor(page, winningLine('empress-of-india', 1).links[4]);
  await table.play(winningLine('empress-of-india', 1).moves[4]);
  await table.chooseFromMenu('Previous game');
  await expectLink(page, stuck.link);
  await table.button('undo').click();
  await until(async () => (await readTable(page)).outcome === 'playing');
});

test('a game undone to its deal can be reopened after a link and redone to its end', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.play(...sly.moves.slice(0, 100));
  await table.evaluate((table) => void table.restart());
  await expectLink(page, sly.links[0]);
  await leaveFor(page, otherSly.links[4]);
  await table.play(otherSly.moves[4]);
  await table.chooseFromMenu('Previous game');
  await expectLink(page, sly.links[0]);
  await table.evaluate((table) => {
    while (table.view.canRedo) table.redo();
  });
  await expectLink(page, sly.links[100]);
  // A different line played after a restart is saved beside it.
  await table.evaluate((table) => void table.restart());
  await table.play(...sly.moves.slice(0, 2));
  await eventually(async () => {
    const lines = (await savedGames(page, sly.links[0])).map(({ plies }) => plies).sort((a, b) => a - b);
    assert.deepEqual(lines, [2, 100]);
  });
});

test('a hundred opened links evict no game', async (t) => {
  const { page, context, site } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.play(...sly.moves.slice(0, 20));
  await openLink(page, otherSly.links[0]);
  await playLine(page, mouse(page), otherSly, { to: 3 });
  // Saving follows a move after a moment.
  const save = await table.evaluate(({ view }) => view.save);
  await eventually(async () => assert.equal((await savesOf(page, 'sly'))[0], save));
  const before = await savesOf(page, 'sly');
  assert.equal(before.length, 2);
  const links = winningLine('sly', 2).links.slice(1, 103);
  // As a foreign page does with `window.open` and a hundred changes of `location`.
  const foreign = await context.newPage();
  await foreign.goto(`${site.url}#${links[0]}`);
  await waitForTable(foreign);
  for (const link of links) {
    await followLink(foreign, link);
  }
  await expectLink(foreign, links[links.length - 1]);
  await eventually(async () => assert.deepEqual(await savesOf(page, 'sly'), before));
  await foreign.close();
});

test('there can be more than fifty bookmarks', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  for (let n = 0; n < 52; n++) {
    await table.play(sly.moves[n]);
    await table.chooseFromMenu('Bookmark this position');
  }
  await expectAddress(page, sly.links[52]);
  await page.reload();
  await expectLink(page, sly.links[52]);
  await table.button('menu').click();
  await page.getByRole('button', { name: 'Back to the bookmark at move 51' }).click();
  await expectLink(page, sly.links[51]);
});

test('importing another position of the same deal keeps the game in progress, and the import can be undone', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.play(...sly.moves.slice(0, 30));
  const mine = await until(async () => (await savesOf(page, sly.links[30]))[0] ?? (await savesOf(page, 'sly'))[0]);
  const junk = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`junk-${n}`, { n }]));
  const imported = { link: sly.links[8], ply: 8, outcome: 'playing', at: Date.now() + 1e9, marks: [], before: null };
  const file = backupOf({ 'game:sly': imported, ...junk });
  for (const [round, report] of [/with 1 game/, /^Imported\. 3000/].entries()) {
    await table.chooseFromMenu('Saved data');
    await page
      .locator('dialog input[type="file"]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    const notice = page.locator('#notice p');
    await until(async () => report.test((await notice.allInnerTexts()).join()), { what: `round ${round}` });
    assert.match((await notice.allInnerTexts()).join(), /3000 entries not from this page were refused/);
    await page.keyboard.press('Escape');
    await eventually(async () => assert.equal((await savesOf(page, 'sly')).length, 2));
    assert.ok((await savesOf(page, 'sly')).includes(mine));
  }
  const foreign = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('junk')));
  assert.deepEqual(await foreign(), []);
  // Undo takes back everything of a second file.
  const before = { ...imported, link: winningLine('sly', 2).links[8] };
  const second = backupOf({ 'game:sly': { ...imported, link: otherSly.links[8], before }, settings: { felt: 'rose' } });
  await table.chooseFromMenu('Saved data');
  await page.locator('dialog input[type="file"]').setInputFiles({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(second),
  });
  await until(async () => (await page.locator('html').getAttribute('data-felt')) === 'rose');
  await eventually(async () => assert.equal((await savesOf(page, 'sly')).length, 4, 'both games of the file'));
  await page.keyboard.press('Escape');
  await page.locator('#notice').getByRole('button', { name: 'Undo import' }).click();
  await eventually(async () => assert.equal(await page.locator('html').getAttribute('data-felt'), null));
  await eventually(async () => assert.equal((await savesOf(page, 'sly')).length, 2));
});

test('when storage is full a new game evicts nothing, and deleting won games makes room', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  const maze = winningLine('labyrinth');
  await openLink(page, maze.links[0]);
  await table.play(...maze.moves);
  await openLink(page, sly.links[0]);
  await table.play(...sly.moves.slice(0, 20));
  await eventually(async () => assert.equal((await savedGames(page)).length, 2));
  // A full disk, for the journal and for the database.
  await page.evaluate(() => {
    Object.assign(globalThis, { full: true });
    const [set, put] = [Storage.prototype.setItem, IDBObjectStore.prototype.put];
    const guard = () => {
      if (/** @type {any} */ (globalThis).full) throw new DOMException('full', 'QuotaExceededError');
    };
    Storage.prototype.setItem = function (key, value) {
      if (/:line:/.test(key)) guard();
      set.call(this, key, value);
    };
    IDBObjectStore.prototype.put = function (value) {
      guard();
      return put.call(this, value);
    };
  });
  await openLink(page, otherSly.links[0]);
  await table.play(...otherSly.moves.slice(0, 12));
  const notice = page.locator('#notice');
  await until(async () => /full/.test(await notice.innerText()), { what: 'the notice that storage is full' });
  // Saved games stay, and the game in progress can be reopened.
  await table.chooseFromMenu('Previous game');
  await expectLink(page, sly.links[20]);
  await table.play(sly.moves[20]);
  assert.deepEqual((await savedGames(page)).map(({ won }) => won).sort(), [false, true]);
  await table.chooseFromMenu('Previous game');
  await expectLink(page, otherSly.links[12]);
  // There is room as soon as a record is deleted.
  await page.evaluate(() => {
    const drop = IDBObjectStore.prototype.delete;
    IDBObjectStore.prototype.delete = function (key) {
      Object.assign(globalThis, { full: false });
      return drop.call(this, key);
    };
  });
  await table.chooseFromMenu('Saved data');
  await page.locator('.dialog-body').getByRole('button', { name: 'Delete 1 won game' }).click();
  await until(async () => /available again/.test(await notice.innerText()), {
    what: 'the notice that storage is available again',
  });
  await eventually(async () => {
    const games = await savedGames(page);
    assert.deepEqual(games.map(({ link }) => link).sort(), [otherSly.links[12], sly.links[21]].sort());
  });
});
