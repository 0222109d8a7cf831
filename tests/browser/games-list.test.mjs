// The list of games: continued, named, deleted and restored.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { expectSavedLinks, savedGames } from './support/saved-games.mjs';
import { atLink, winningLine } from './support/games.mjs';
import { openLink, readTable, waitForTable, expectLink } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

/** @param {import("playwright-core").Page} page */
async function openList(page) {
  await tablePage(page).button('menu').click();
  await page.locator('dialog').getByRole('button', { name: 'Saved data' }).click();
  await page.locator('dialog.records').waitFor();
}

test('the list shows several games of one deal with thumbnails, and continues each', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`, {
    context: { viewport: { width: 360, height: 640 }, hasTouch: true },
  });
  const table = tablePage(page);
  await waitForTable(page);
  await table.play(...game.moves.slice(0, 20));
  for (const ply of [4, 9]) {
    await openLink(page, game.links[ply]);
    await table.play(game.moves[ply]);
  }
  const labyrinth = winningLine('labyrinth');
  await openLink(page, labyrinth.links[0]);
  await table.play(...labyrinth.moves);
  await openList(page);
  const items = page.locator('dialog .saved-game');
  await eventually(async () => assert.equal(await items.count(), 4));
  assert.equal(await items.filter({ hasText: game.deal }).count(), 3);
  await eventually(async () => {
    for (const item of await items.all()) assert.ok((await item.locator('.thumbnail-card').count()) > 3, 'a thumbnail');
    for (const item of await items.all()) assert.match(await item.locator('.figures').innerText(), /home\s[^]*20\d\d/);
  });
  // A won game cannot be continued, but watched.
  assert.match(await items.last().innerText(), /won/);
  assert.equal(
    await items
      .last()
      .getByRole('button', { name: /^Continue/ })
      .count(),
    0,
  );
  // Buttons are within the sheet, and large enough for a finger.
  const sizes = await items
    .first()
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((button) => {
        const { right, height, width } = button.getBoundingClientRect();
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
  await eventually(async () => assert.equal((await savedGames(page)).length, 4, 'watching saves no game'));
});

test('a game can be named, deleted and restored by keys alone', async (t) => {
  const game = winningLine('labyrinth');
  const { page, context } = await open(t, `#${game.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.play(...game.moves.slice(0, 6));
  await openList(page);
  const item = page.locator('dialog .saved-game');
  await item.getByRole('button', { name: /^Name/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('By the sea <b>');
  await page.keyboard.press('Escape');
  await item.locator('input').waitFor({ state: 'detached' });
  assert.equal((await savedGames(page))[0].name, '', 'Escape cancels, and the list stays open');
  await item.getByRole('button', { name: /^Name/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('By the sea <b>');
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal((await savedGames(page))[0].name, 'By the sea <b>'));
  assert.match(await item.innerText(), /By the sea <b> \(The Labyrinth, /);
  // Delete the game, which is also on the table.
  await item.getByRole('button', { name: /^Delete/ }).focus();
  await page.keyboard.press('Enter');
  await eventually(async () => assert.deepEqual(await savedGames(page), []));
  const other = await open(t, '', { profile: context });
  await until(() => other.page.locator('#games > li').count());
  assert.equal(await other.page.getByRole('link', { name: /^Continue/ }).count(), 0);
  // The focus is on the button that restores it.
  await page.keyboard.press('Enter');
  await eventually(async () => assert.equal((await savedGames(page))[0]?.name, 'By the sea <b>'));
  await page.keyboard.press('Escape');
  await table.play(game.moves[6]);
  await eventually(async () => {
    const games = await savedGames(page);
    assert.deepEqual(
      games.map(({ name, ply }) => [name, ply]),
      [['By the sea <b>', 7]],
    );
  });
});

/** @type {[verb: string, act: (item: import("playwright-core").Locator) => Promise<void>, expected: [name: string, ply: number][]][]} */
const LATE_ACTIONS = [
  ['continued', (item) => item.getByRole('button', { name: /^Continue/ }).click(), [['', 2]]],
  [
    'named',
    async (item) => {
      await item.getByRole('button', { name: /^Name/ }).click();
      await item.locator('input').fill('By the sea');
      await item.locator('input').press('Enter');
    },
    [['By the sea', 2]],
  ],
  ['deleted', (item) => item.getByRole('button', { name: /^Delete/ }).click(), []],
];

for (const [verb, act, expected] of LATE_ACTIONS)
  test(`a game that another tab plays on is ${verb} from a list that was open before`, async (t) => {
    const profile = await newProfile(t, { serviceWorkers: 'block' });
    const game = winningLine('sly');
    const { page } = await open(t, `#${game.links[0]}`, { profile });
    await waitForTable(page);
    await tablePage(page).play(game.moves[0]);
    await until(async () => (await savedGames(page)).length);
    const { page: other } = await open(t, `#${game.links[1]}`, { profile });
    await waitForTable(other);
    await openList(page);
    // The store has an older channel, and so the message before.
    await page.evaluate(() => {
      new BroadcastChannel('cadogan').onmessage = () => void (document.body.dataset.received = '');
    });
    await tablePage(other).play(game.moves[1]);
    await until(() => page.evaluate(() => 'received' in document.body.dataset));
    await act(page.locator('dialog .saved-game'));
    await eventually(async () =>
      assert.deepEqual(
        (await savedGames(page)).map(({ name, ply }) => [name, ply]),
        expected,
      ),
    );
    if (verb === 'continued') await expectLink(page, game.links[2]);
  });

test('a deleted game stays on the table as a guest, and its next move saves it again', async (t) => {
  const game = winningLine('sly');
  const { page } = await open(t, `#${game.links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  await table.play(...game.moves.slice(0, 6));
  await openList(page);
  await page
    .locator('dialog .saved-game')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.keyboard.press('Escape');
  await eventually(async () => assert.deepEqual(await savedGames(page), []));
  assert.equal((await readTable(page)).link, game.links[6]);
  await table.play(game.moves[6]);
  await expectSavedLinks(page, [game.links[7]]);
});

test('the list says which game is damaged, and gives no date to one of an unknown time', async (t) => {
  const [whole, damaged] = [winningLine('labyrinth').links[6], winningLine('sly').links[6]];
  const record = { rev: 1, turn: 1, ply: 6, plies: 6, outcome: 'playing', won: false, began: 0, marks: [], name: '' };
  const save = atLink(whole, (table) => table.save());
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.addInitScript(
    (records) => {
      for (const each of records) localStorage.setItem(`cadogan:1:line:${each.id}`, JSON.stringify(each));
    },
    [
      { ...record, id: 'whole', link: whole, save, at: 0 },
      { ...record, id: 'damaged', link: damaged, save: 'damaged', at: Date.UTC(2026, 10, 21) },
    ],
  );
  const { page } = await open(t, '', { profile });
  await page.getByRole('button', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'Saved data' }).click();
  const figuresOf = (/** @type {string} */ name) =>
    page.locator('dialog .saved-game').filter({ hasText: name }).locator('.figures').innerText();
  await eventually(async () => assert.match(await figuresOf('Sly'), /^This game is damaged[^]*2026/));
  await eventually(async () => assert.match(await figuresOf('Labyrinth'), /home/));
  assert.doesNotMatch(await figuresOf('Labyrinth'), /19\d\d/);
});
