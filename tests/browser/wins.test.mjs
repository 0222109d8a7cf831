// Each of the six games, from the deal to the last card, by clicks on the page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { addressSays, IDS, line, look, mouse, play, ready, shows } from './support/player.mjs';
import { rotated } from './support/tier.mjs';

for (const id of rotated(IDS, 2, 'wins')) {
  test(`${id} is won by clicks`, async (t) => {
    const game = line(id);
    const { page } = await open(t, `#${id}/${game.deal}`, { context: { viewport: { width: 1280, height: 800 } } });
    await ready(page);
    await page.evaluate(() => {
      document.addEventListener('patience-won', (event) => {
        document.documentElement.dataset.won = JSON.stringify(/** @type {CustomEvent} */ (event).detail);
      });
    });
    await shows(page, game.links[0]);

    await play(page, mouse(page), game);

    const end = await look(page);
    assert.equal(end.outcome, 'won');
    assert.equal(end.link, game.links.at(-1));
    // The address has followed.
    await addressSays(page, end.link);
    await eventually(async () => assert.ok(await page.locator('.plate.is-won').isVisible(), 'the frame says so'));
    // What is heard follows the act.
    await eventually(async () =>
      assert.match((await look(page)).said, /\b(won|out|home|complete|victor)/i, 'the sentence says so'),
    );
    await until(() => page.locator('[data-won]').getByRole('button', { name: 'New deal' }).count(), {
      what: 'the card, with a way on',
    });
    const told = JSON.parse((await page.evaluate(() => document.documentElement.dataset.won)) ?? 'null');
    assert.deepEqual([told?.game, told?.deal, told?.outcome, told?.link], [id, game.deal, 'won', end.link]);
  });
}
