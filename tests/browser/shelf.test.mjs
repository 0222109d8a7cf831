// The list of games: looked through, gone on with, named, deleted and brought back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { savedGames } from './support/saved-games.mjs';
import { openLink, winningLine, readTable, waitForTable, expectLink } from './support/player.mjs';

/** @param {import("playwright-core").Page} page @param {string[]} moves */
const make = (page, moves) =>
  page.locator('patience-game').evaluate((table, all) => {
    for (const move of all) /** @type {any} */ (table).play(move);
  }, moves);

/** @param {import("playwright-core").Page} page */
async function openList(page) {
  await page.locator('patience-game [data-action="menu"]').click();
  await page.locator('dialog').getByRole('button', { name: 'Saved data' }).click();
  await page.locator('dialog.records').waitFor();
}

test('several games of one deal stand in the list with pictures, and each is gone on with', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`, {
    context: { viewport: { width: 360, height: 640 }, hasTouch: true },
  });
  await waitForTable(page);
  await make(page, game.moves.slice(0, 20));
  for (const ply of [4, 9]) {
    await openLink(page, game.links[ply]);
    await make(page, [game.moves[ply]]);
  }
  const maze = winningLine('labyrinth');
  await openLink(page, maze.links[0]);
  await make(page, maze.moves);
  await openList(page);
  const items = page.locator('dialog .held');
  await eventually(async () => assert.equal(await items.count(), 4));
  assert.equal(await items.filter({ hasText: game.deal }).count(), 3);
  await eventually(async () => {
    for (const item of await items.all()) assert.ok((await item.locator('.plate-card').count()) > 3, 'a picture');
    for (const item of await items.all()) assert.match(await item.locator('.figures').innerText(), /home · .*20\d\d/);
  });
  // A won game is not gone on with, but can be watched.
  assert.match(await items.last().innerText(), /won/);
  assert.equal(
    await items
      .last()
      .getByRole('button', { name: /^Continue/ })
      .count(),
    0,
  );
  // Nothing stands out of the sheet, and a finger finds every button.
  const sizes = await items
    .first()
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => {
        const { right, height, width } = one.getBoundingClientRect();
        return { right, height, width };
      }),
    );
  for (const { right, height, width } of sizes)
    assert.ok(right <= 350 && height >= 44 && width >= 44, JSON.stringify(sizes));
  await items
    .nth(2)
    .getByRole('button', { name: /^Continue/ })
    .click();
  await expectLink(page, game.links[20]);
  await openList(page);
  await items
    .nth(1)
    .getByRole('button', { name: /^Watch/ })
    .click();
  await until(() => page.locator('[data-player]').count(), { what: 'the player' });
  await eventually(async () => assert.equal((await savedGames(page)).length, 4, 'who watches makes no game'));
});

test('a game is named, deleted, and brought back, by keys alone', async (t) => {
  const game = winningLine('labyrinth');
  const { page, context } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  await make(page, game.moves.slice(0, 6));
  await openList(page);
  const item = page.locator('dialog .held');
  await item.getByRole('button', { name: /^Name/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('By the sea <b>');
  await page.keyboard.press('Escape');
  await item.locator('input').waitFor({ state: 'detached' });
  assert.equal((await savedGames(page))[0].name, '', 'Escape leaves it as it was, and the list open');
  await item.getByRole('button', { name: /^Name/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('By the sea <b>');
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal((await savedGames(page))[0].name, 'By the sea <b>'));
  assert.match(await item.innerText(), /By the sea <b> \(The Labyrinth, /);
  // The game on the table is the one that was named: it goes on as it.
  await item.getByRole('button', { name: /^Delete/ }).focus();
  await page.keyboard.press('Enter');
  await eventually(async () => assert.deepEqual(await savedGames(page), []));
  const other = await open(t, '', { profile: context });
  await until(() => other.page.locator('#plates > li').count());
  assert.equal(await other.page.getByRole('link', { name: /^Continue/ }).count(), 0);
  // The focus is where it can be taken back.
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal((await savedGames(page))[0]?.name, 'By the sea <b>'));
  await page.keyboard.press('Escape');
  await make(page, [game.moves[6]]);
  await eventually(async () => {
    const games = await savedGames(page);
    assert.deepEqual(
      games.map(({ name, ply }) => [name, ply]),
      [['By the sea <b>', 7]],
    );
  });
});

test('a game that is deleted on the table is a guest there; the next move begins it anew', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  await make(page, game.moves.slice(0, 6));
  await openList(page);
  await page
    .locator('dialog .held')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.keyboard.press('Escape');
  await eventually(async () => assert.deepEqual(await savedGames(page), []));
  assert.equal((await readTable(page)).link, game.links[6]);
  await make(page, [game.moves[6]]);
  await eventually(async () =>
    assert.deepEqual(
      (await savedGames(page)).map(({ link }) => link),
      [game.links[7]],
    ),
  );
});
