// The six games, from the deal to the last card, by clicks.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { IDS, winningLine } from './support/games.mjs';
import { mouse, playLine } from './support/player.mjs';
import { expectAddress, readTable, waitForTable, expectLink } from './support/table-state.mjs';
import { rotated } from './support/tier.mjs';

for (const id of rotated(IDS, 2, 'wins')) {
  test(`${id} is won by clicks`, async (t) => {
    const game = winningLine(id);
    const { page } = await open(t, `#${id}/${game.deal}`, { context: { viewport: { width: 1280, height: 800 } } });
    await waitForTable(page);
    await page.evaluate(() => {
      document.addEventListener('patience-won', (event) => {
        document.documentElement.dataset.won = JSON.stringify(/** @type {CustomEvent} */ (event).detail);
      });
    });
    await expectLink(page, game.links[0]);

    await playLine(page, mouse(page), game);

    const end = await readTable(page);
    assert.equal(end.outcome, 'won');
    assert.equal(end.link, game.links.at(-1));
    await expectAddress(page, end.link);
    await eventually(async () =>
      assert.ok(await page.locator('.board-frame.is-won').isVisible(), 'the title is marked as won'),
    );
    await eventually(async () =>
      assert.match((await readTable(page)).announcement, /\b(won|out|home|complete|victor)/i, 'the win is announced'),
    );
    await until(() => page.locator('[data-won]').getByRole('button', { name: 'New deal' }).count(), {
      what: 'the win dialog with its button',
    });
    const detail = JSON.parse((await page.evaluate(() => document.documentElement.dataset.won)) ?? 'null');
    assert.deepEqual([detail?.game, detail?.deal, detail?.outcome, detail?.link], [id, game.deal, 'won', end.link]);
  });
}
