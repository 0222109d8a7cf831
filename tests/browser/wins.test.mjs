// Each of the six games, from the deal to the last card, by clicks on the page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { expectAddress, IDS, winningLine, readTable, mouse, playLine, waitForTable, expectLink } from './support/player.mjs';
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
    // The address has followed.
    await expectAddress(page, end.link);
    await eventually(async () => assert.ok(await page.locator('.plate.is-won').isVisible(), 'the frame says so'));
    // What is heard follows the act.
    await eventually(async () =>
      assert.match((await readTable(page)).announcement, /\b(won|out|home|complete|victor)/i, 'the sentence says so'),
    );
    await until(() => page.locator('[data-won]').getByRole('button', { name: 'New deal' }).count(), {
      what: 'the card, with a way on',
    });
    const told = JSON.parse((await page.evaluate(() => document.documentElement.dataset.won)) ?? 'null');
    assert.deepEqual([told?.game, told?.deal, told?.outcome, told?.link], [id, game.deal, 'won', end.link]);
  });
}
