// A link that is opened is a guest: whatever comes from elsewhere, however often, no game of the player's gives way to it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, eventually, until } from './support/chromium.mjs';
import { savedGames } from './support/saved-games.mjs';
import { openLink, winningLine, readTable, mouse, playLine, waitForTable, expectLink } from './support/player.mjs';

const sly = winningLine('sly');
const other = winningLine('sly', 1);

/** Plays moves of a line without a hand. @param {import("playwright-core").Page} page @param {string[]} moves */
const make = (page, moves) =>
  page.locator('patience-game').evaluate((table, all) => {
    for (const move of all) /** @type {any} */ (table).play(move);
  }, moves);

/** @param {import("playwright-core").Page} page @param {string} start */
const saves = async (page, start) => (await savedGames(page, start)).map(({ save }) => save);

/** @param {import("playwright-core").Page} page @param {string} name */
async function fromMenu(page, name) {
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').getByRole('button', { name }).click();
}

/** @param {import("playwright-core").Page} page @param {string} link */
async function goTo(page, link) {
  await page.evaluate((fragment) => {
    dispatchEvent(new Event('blur'));
    location.hash = fragment;
  }, `#${link}`);
  await expectLink(page, link);
}

test('three positions of the deal in hand are looked at, and the game in hand is there (H1)', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await make(page, sly.moves.slice(0, 100));
  for (const ply of [6, 8, 10]) await goTo(page, sly.links[ply]);
  await eventually(async () =>
    assert.deepEqual(
      (await savedGames(page)).map(({ link }) => link),
      [sly.links[100]],
    ),
  );
  // Each that is played on is a game of its own, beside it.
  for (const ply of [6, 8]) {
    await goTo(page, sly.links[ply]);
    await make(page, [sly.moves[ply]]);
  }
  await eventually(async () =>
    assert.deepEqual(
      (await savedGames(page)).map(({ link }) => link),
      [sly.links[9], sly.links[7], sly.links[100]],
    ),
  );
  await page.reload();
  await waitForTable(page);
  await fromMenu(page, 'Saved data');
  await eventually(async () => assert.equal(await page.locator('dialog .held').count(), 3));
  await page
    .locator('dialog .held')
    .nth(2)
    .getByRole('button', { name: /^Continue/ })
    .click();
  await expectLink(page, sly.links[100]);
});

test('a game without a move left is there after a link, and undo mends it (H2)', async (t) => {
  // A game that gets stuck: of the moves there are always the last.
  const { page } = await open(t, `#${winningLine('empress-of-india').links[0]}`);
  await waitForTable(page);
  const moves = await page.locator('patience-game').evaluate((el) => {
    const table = /** @type {any} */ (el);
    let n = 0;
    for (; table.view.outcome === 'playing' && n < 400; n++) {
      const all = table.view.moves.split(' ');
      table.play(all[n % 2 ? all.length - 1 : 0]);
    }
    return n;
  });
  const stuck = await readTable(page);
  assert.equal(stuck.outcome, 'stuck', `after ${moves} moves`);
  await goTo(page, winningLine('empress-of-india', 1).links[4]);
  await make(page, [winningLine('empress-of-india', 1).moves[4]]);
  await fromMenu(page, 'Previous game');
  await expectLink(page, stuck.link);
  await page.locator('patience-game [data-action="undo"]').click();
  await until(async () => (await readTable(page)).outcome === 'playing');
});

test('a game that was taken back to its deal is there after a link, with all that can be redone (H3)', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await make(page, sly.moves.slice(0, 100));
  await page.locator('patience-game').evaluate((table) => /** @type {any} */ (table).restart());
  await expectLink(page, sly.links[0]);
  await goTo(page, other.links[4]);
  await make(page, [other.moves[4]]);
  await fromMenu(page, 'Previous game');
  await expectLink(page, sly.links[0]);
  await page.locator('patience-game').evaluate((el) => {
    const table = /** @type {any} */ (el);
    while (table.view.canRedo) table.redo();
  });
  await expectLink(page, sly.links[100]);
  // And so it is when another first move is made of it.
  await page.locator('patience-game').evaluate((table) => /** @type {any} */ (table).restart());
  await make(page, sly.moves.slice(0, 2));
  await eventually(async () => {
    const lines = (await savedGames(page, sly.links[0])).map(({ plies }) => plies).sort((a, b) => a - b);
    assert.deepEqual(lines, [2, 100]);
  });
});

test('a page that opens a hundred links takes nothing away (H4)', async (t) => {
  const { page, context, site } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await make(page, sly.moves.slice(0, 20));
  await openLink(page, other.links[0]);
  await playLine(page, mouse(page), other, { to: 3 });
  // What an act left is kept a moment after it.
  const now = await page.locator('patience-game').evaluate((game) => /** @type {any} */ (game).view.save);
  await eventually(async () => assert.equal((await saves(page, 'sly'))[0], now));
  const before = await saves(page, 'sly');
  assert.equal(before.length, 2);
  const links = winningLine('sly', 2).links.slice(1, 103);
  // As `window.open` and a hundred times `location` would have it.
  const foreign = await context.newPage();
  await foreign.goto(`${site.url}#${links[0]}`);
  await waitForTable(foreign);
  for (const link of links) {
    await foreign.evaluate((to) => void (location.hash = to), `#${link}`);
  }
  await expectLink(foreign, links[links.length - 1]);
  await eventually(async () => assert.deepEqual(await saves(page, 'sly'), before));
  await foreign.close();
});

test('the fifty-first mark is a mark (L4)', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  for (let n = 0; n < 52; n++) {
    await make(page, [sly.moves[n]]);
    await fromMenu(page, 'Bookmark this position');
  }
  await page.reload();
  await expectLink(page, sly.links[52]);
  await page.locator('patience-game [data-action="menu"]').click();
  await page.getByRole('button', { name: 'Back to the bookmark at move 51' }).click();
  await expectLink(page, sly.links[51]);
});

test('a file with another position of the deal in hand leaves that alone, and is taken back (M6)', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  await make(page, sly.moves.slice(0, 30));
  const mine = await until(async () => (await saves(page, sly.links[30]))[0] ?? (await saves(page, 'sly'))[0]);
  const junk = Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`junk-${n}`, { n }]));
  const theirs = { link: sly.links[8], ply: 8, outcome: 'playing', at: Date.now() + 1e9, marks: [], before: null };
  const file = JSON.stringify({ format: 'cadogan', version: 1, kept: { 'game:sly': theirs, ...junk } });
  for (const [round, added] of [/with 1 game/, /^Imported\. 3000/].entries()) {
    await fromMenu(page, 'Saved data');
    await page
      .locator('dialog input[type="file"]')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    const notice = page.locator('#notice p');
    await until(async () => added.test((await notice.allInnerTexts()).join()), { what: `round ${round}` });
    assert.match((await notice.allInnerTexts()).join(), /3000 entries not from this page were refused/);
    await page.keyboard.press('Escape');
    await eventually(async () => assert.equal((await saves(page, 'sly')).length, 2));
    assert.ok((await saves(page, 'sly')).includes(mine));
  }
  const foreign = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('junk')));
  assert.deepEqual(await foreign(), []);
  // Another file, and all of it is taken back.
  const two = { ...theirs, link: other.links[8] };
  const second = { 'game:sly': two, settings: { felt: 'rose' } };
  await fromMenu(page, 'Saved data');
  await page.locator('dialog input[type="file"]').setInputFiles({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'cadogan', version: 1, kept: second })),
  });
  await until(async () => (await page.locator('html').getAttribute('data-felt')) === 'rose');
  await page.keyboard.press('Escape');
  await page.locator('#notice').getByRole('button', { name: 'Undo import' }).click();
  await eventually(async () => assert.equal(await page.locator('html').getAttribute('data-felt'), null));
  await eventually(async () => assert.equal((await saves(page, 'sly')).length, 2));
});

test('with no room left a new deal takes nothing along; won games give way when they are told to (M7)', async (t) => {
  const { page } = await open(t, `#${sly.links[0]}`);
  await waitForTable(page);
  const maze = winningLine('labyrinth');
  await openLink(page, maze.links[0]);
  await make(page, maze.moves);
  await openLink(page, sly.links[0]);
  await make(page, sly.moves.slice(0, 20));
  await eventually(async () => assert.equal((await savedGames(page)).length, 2));
  // A disk that is full: for the database, and for the journal.
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
  await openLink(page, other.links[0]);
  await make(page, other.moves.slice(0, 12));
  const notice = page.locator('#notice');
  await until(async () => /full/.test(await notice.innerText()), { what: 'a sentence about storage' });
  // What was kept is kept, and what is played now is at hand.
  await fromMenu(page, 'Previous game');
  await expectLink(page, sly.links[20]);
  await make(page, [sly.moves[20]]);
  assert.deepEqual((await savedGames(page)).map(({ won }) => won).sort(), [false, true]);
  await fromMenu(page, 'Previous game');
  await expectLink(page, other.links[12]);
  // There is room as soon as something has gone.
  await page.evaluate(() => {
    const drop = IDBObjectStore.prototype.delete;
    IDBObjectStore.prototype.delete = function (key) {
      Object.assign(globalThis, { full: false });
      return drop.call(this, key);
    };
  });
  await fromMenu(page, 'Saved data');
  await page.locator('dialog').getByRole('button', { name: 'Delete 1 won game' }).click();
  await until(async () => /available again/.test(await notice.innerText()), { what: 'the word that there is room' });
  await eventually(async () => {
    const games = await savedGames(page);
    assert.deepEqual(games.map(({ link }) => link).sort(), [other.links[12], sly.links[21]].sort());
  });
});
