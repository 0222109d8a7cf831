// Games stored in the format before save strings: all are migrated and continue where they were left.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { loadEngine } from '../../www/engine/loader.js';
import { migrateLegacyGames } from '../../www/site/storage/store/legacy.js';
import { emptyState, importGames, listGames } from '../../www/site/storage/store/records.js';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { fakeLocalStorage } from './support/fake-storage.mjs';
import { savedGames } from './support/saved-games.mjs';
import { IDS, winningLine } from './support/games.mjs';
import { tablePage } from './support/table-page.mjs';
import { expectLink, readTable, waitForTable } from './support/table-state.mjs';
import { rotated } from './support/tier.mjs';

const AT = 1_700_000_000_000;

for (const id of rotated(IDS, 2, 'legacy')) {
  test(`${id}: a game stored as a line with the plies of its actions keeps its actions`, async (t) => {
    const [game, other, third] = [winningLine(id, 0), winningLine(id, 1), winningLine(id, 2)];
    // Actions of five and of three moves, and one of four that is undone.
    const ends = [0, 5, 8, 12];
    const mark = { link: game.links[3], ply: 3, at: AT };
    const records = {
      [`cadogan:1:game:${id}`]: {
        link: game.links[8],
        line: game.links[12],
        ply: 8,
        outcome: 'playing',
        ends,
        at: AT,
        marks: [mark],
        before: { link: other.links[6], line: other.links[9], at: AT - 1, marks: [] },
      },
      [`cadogan:1:shelf:${id}`]: [{ link: third.links[4], line: third.links[4], at: AT - 2, marks: [] }],
    };
    const profile = await newProfile(t, { serviceWorkers: 'block' });
    await profile.addInitScript((items) => {
      if (localStorage.getItem('test')) return;
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, JSON.stringify(value));
      localStorage.setItem('test', 'filled');
    }, records);
    const { page } = await open(t, `#${id}`, { profile });
    const table = tablePage(page);

    assert.equal((await waitForTable(page)).link, game.links[8]);
    // Undo and redo follow the stored actions.
    await table.button('redo').click();
    await expectLink(page, game.links[12]);
    assert.ok(!(await table.isEnabled('redo')));
    await table.button('undo').click();
    await expectLink(page, game.links[8]);
    await table.button('undo').click();
    await expectLink(page, game.links[5]);
    await table.button('undo').click();
    await expectLink(page, game.links[0]);
    assert.ok(!(await table.isEnabled('undo')));
    for (const ply of [5, 8]) {
      await table.button('redo').click();
      await expectLink(page, game.links[ply]);
    }
    // The same after a reload, from a save string, which contains the line's moves.
    await eventually(async () => {
      const games = await savedGames(page, id);
      assert.equal(games.length, 3);
      assert.ok(games.some(({ save }) => save.includes(game.links[12].split('/')[2])));
      const old = await page.evaluate(() => Object.keys(localStorage).filter((key) => /:(game|shelf):/.test(key)));
      assert.deepEqual(old, [], 'the old records are deleted after the migration');
    });
    await page.reload();
    assert.equal((await waitForTable(page)).link, game.links[8]);
    await table.button('redo').click();
    await expectLink(page, game.links[12]);
    await table.button('undo').click();
    await expectLink(page, game.links[8]);

    // The bookmark and the earlier games.
    await table.chooseFromMenu('Back to the bookmark at move 3');
    await expectLink(page, game.links[3]);
    await table.chooseFromMenu('Previous game');
    await expectLink(page, other.links[6]);
    while (await table.isEnabled('redo')) await table.button('redo').click();
    assert.equal((await readTable(page)).link, other.links[9]);
    await table.chooseFromMenu('Saved data');
    await page.getByRole('button', { name: new RegExp(`^Continue: .*${third.deal}`) }).click();
    await expectLink(page, third.links[4]);
  });
}

test('the card of a win whose saved game has no counts of help has those of the statistics', async (t) => {
  const { deal, links, moves } = winningLine('labyrinth');
  const before = moves.length - 1;
  const game = { link: links[before], line: links[before], ply: before, outcome: 'playing', ends: [0, before], at: AT };
  const records = {
    'cadogan:1:game:labyrinth': { ...game, marks: [] },
    // Three undos, two hints and a peek.
    'cadogan:1:stats:labyrinth': { deals: [[deal, AT, 0, 3, [2, 1, 0, 0], 0]], older: { played: 0, won: 0, best: 0 } },
  };
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
  }, records);
  const { page } = await open(t, '#labyrinth', { profile });
  await expectLink(page, links[before]);
  await tablePage(page).play(moves[before]);
  const figures = page.locator('[data-won] dl > div');
  await figures.first().waitFor();
  const found = await figures.evaluateAll((all) =>
    all.map((el) => [el.querySelector('dt')?.textContent, el.querySelector('dd')?.textContent]),
  );
  assert.deepEqual(found, [
    ['Moves', String(moves.length)],
    ['Hints', '3'],
    ['Undos', '3'],
  ]);
});

test('an unreadable game survives storage too full for a copy of it', async (t) => {
  const unreadable = { link: 'sly/not-a-link', at: AT, notes: 'x'.repeat(1 << 20) };
  const profile = await newProfile(t, { serviceWorkers: 'block' });
  await profile.addInitScript((value) => {
    if (localStorage.getItem('test')) return;
    localStorage.setItem('test', 'filled');
    localStorage.setItem('cadogan:1:game:sly', JSON.stringify(value));
    for (let length = 1 << 22, n = 0; length > 100; n++)
      try {
        localStorage.setItem(`filler${n}`, 'x'.repeat(length));
      } catch {
        length >>= 1;
      }
  }, unreadable);
  const { page } = await open(t, '#sly', { profile });
  await waitForTable(page);
  await until(() => page.evaluate(() => localStorage.getItem('cadogan:1:game:sly') === null), {
    what: 'the end of the migration',
  });
  const moved = await page.evaluate(() => localStorage.getItem('cadogan:1:unread:game:sly'));
  // Not deepEqual: its message would be as long as the value.
  assert.ok(moved === JSON.stringify(unreadable), moved?.slice(0, 100) ?? 'the value is lost');
});

/**
 * Migrates games of older versions, and returns the records that a store makes of them, the last played first.
 * @param {Record<string, object>} stored by key @param {boolean} [isPersisted] true if the store could write them
 */
async function migrate(stored, isPersisted = true) {
  const items = fakeLocalStorage();
  for (const [key, value] of Object.entries(stored)) items.set(key, JSON.stringify(value));
  const load = async () =>
    void (await loadEngine(fs.readFileSync(new URL('../../www/pkg/patience_wasm_bg.wasm', import.meta.url))));
  let ids = 0;
  const world = { now: () => AT, id: () => String(++ids) };
  let state = emptyState();
  const store = /** @type {any} */ ({
    isPersisted,
    import: (/** @type {any[]} */ games) => ({ state } = importGames(state, games, world)),
    whenSettled: async () => {},
  });
  try {
    await migrateLegacyGames(store, load, 'early:');
  } finally {
    Reflect.deleteProperty(globalThis, 'localStorage');
  }
  return { games: listGames(state), left: items.size };
}

test('old games are taken over in the order in which they were played, and stay in storage until they are saved', async () => {
  const [late, early] = [winningLine('sly').links[4], winningLine('labyrinth').links[4]];
  const stored = {
    'cadogan:1:game:sly': { link: late, line: late, at: AT, marks: [] },
    'cadogan:1:game:labyrinth': { link: early, line: early, at: AT - 1, marks: [] },
  };
  for (const isPersisted of [false, true]) {
    const { games, left } = await migrate(stored, isPersisted);
    assert.deepEqual(
      games.map(({ link }) => link),
      [late, early],
    );
    assert.equal(left, isPersisted ? 0 : 2);
  }
});

test('of two old copies of one line the later position is taken over, with the bookmarks of both', async () => {
  const { links } = winningLine('sly');
  const copyAt = (/** @type {number} */ ply, /** @type {number} */ at) => ({
    link: links[ply],
    line: links[8],
    ply,
    at,
    marks: [{ link: links[ply], ply, at }],
  });
  for (const [game, shelved] of [
    [copyAt(6, AT), copyAt(3, AT - 1)],
    [copyAt(3, AT - 1), copyAt(6, AT)],
  ]) {
    const { games } = await migrate({ 'cadogan:1:game:sly': game, 'cadogan:1:shelf:sly': [shelved] });
    assert.deepEqual(
      games.map(({ ply, at }) => [ply, at]),
      [[6, AT]],
    );
    assert.deepEqual(
      games[0].marks.map(({ ply }) => ply),
      [6, 3],
    );
  }
});
