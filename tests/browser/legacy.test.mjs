// Games that were stored before sessions had saves: nothing of them is lost, and each goes on as it was left.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, newProfile, open, until } from './support/chromium.mjs';
import { savedGames } from './support/saved-games.mjs';
import { IDS, winningLine, readTable, waitForTable } from './support/player.mjs';
import { tablePage } from './support/table-page.mjs';
import { rotated } from './support/tier.mjs';

/** @param {import("playwright-core").Page} page @param {string} action */
const can = async (page, action) =>
  (await page.locator(`patience-game [data-action="${action}"]`).getAttribute('aria-disabled')) !== 'true';

const AT = 1_700_000_000_000;

for (const id of rotated(IDS, 2, 'legacy')) {
  test(`${id}: a game stored by its line and the ends of its acts goes on with them`, async (t) => {
    const [game, other, third] = [winningLine(id, 0), winningLine(id, 1), winningLine(id, 2)];
    // An act of five moves, one of three, and one of four that is undone.
    const ends = [0, 5, 8, 12];
    const mark = { link: game.links[3], ply: 3, at: AT };
    const held = {
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
    }, held);
    const { page } = await open(t, `#${id}`, { profile });
    const link = async () => (await readTable(page)).link;
    /** @param {string} wanted */
    const reaches = (wanted) => until(async () => (await link()) === wanted, { what: wanted });

    assert.equal((await waitForTable(page)).link, game.links[8]);
    // Acts are as they were.
    await tablePage(page).button('redo').click();
    await reaches(game.links[12]);
    assert.ok(!(await can(page, 'redo')));
    await tablePage(page).button('undo').click();
    await reaches(game.links[8]);
    await tablePage(page).button('undo').click();
    await reaches(game.links[5]);
    await tablePage(page).button('undo').click();
    await reaches(game.links[0]);
    assert.ok(!(await can(page, 'undo')));
    for (const ply of [5, 8]) {
      await tablePage(page).button('redo').click();
      await reaches(game.links[ply]);
    }
    // So they are after a reload, from the form of today, which has the line in clear.
    await eventually(async () => {
      const games = await savedGames(page, id);
      assert.equal(games.length, 3);
      assert.ok(games.some(({ save }) => save.includes(game.links[12].split('/')[2])));
      const old = await page.evaluate(() => Object.keys(localStorage).filter((key) => /:(game|shelf):/.test(key)));
      assert.deepEqual(old, [], 'the old form has gone when the new one was safe');
    });
    await page.reload();
    assert.equal((await waitForTable(page)).link, game.links[8]);
    await tablePage(page).button('redo').click();
    await reaches(game.links[12]);
    await tablePage(page).button('undo').click();
    await reaches(game.links[8]);

    // The mark, and the games before.
    await tablePage(page).button('menu').click();
    await page.getByRole('button', { name: 'Back to the bookmark at move 3' }).click();
    await reaches(game.links[3]);
    await tablePage(page).button('menu').click();
    await page.getByRole('button', { name: 'Previous game' }).click();
    await reaches(other.links[6]);
    while (await can(page, 'redo')) await tablePage(page).button('redo').click();
    assert.equal(await link(), other.links[9]);
    await tablePage(page).button('menu').click();
    await page.getByRole('button', { name: 'Saved data' }).click();
    await page.getByRole('button', { name: new RegExp(`^Continue: .*${third.deal}`) }).click();
    await reaches(third.links[4]);
  });
}
