// How many presses a whole game takes: recorded wins by the fewest taps and buttons, planned on the rules and pressed on a page.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, until } from './support/chromium.mjs';
import { pressesOfWin } from './support/presses.mjs';
import { hitPoint, pileSelector, readTable, waitForTable } from './support/table-state.mjs';
import { rotated } from './support/tier.mjs';

/** Recorded wins by number, and the most presses for them. @type {Record<string, Record<number, number>>} */
const MOST = { sly: { 0: 130, 1: 130, 2: 130 }, 'empress-of-india': { 0: 145, 2: 125 }, labyrinth: { 0: 105, 1: 105 } };

for (const [id, n, most] of Object.entries(MOST).flatMap(([id, limits]) =>
  Object.entries(limits).map(([n, most]) => /** @type {const} */ ([id, Number(n), most])),
)) {
  test(`${id}: recorded win ${n} takes at most ${most} presses`, () => {
    const { presses } = pressesOfWin(id, n);
    assert.ok(presses.length <= most, `${presses.length} presses`);
  });
}

for (const id of rotated(Object.keys(MOST), 1, 'presses')) {
  test(`${id} is won by exactly the planned presses`, async (t) => {
    const { deal, presses } = pressesOfWin(id);
    const { page } = await open(t, `#${id}/${deal}`, {
      clock: true,
      context: { viewport: { width: 1280, height: 800 } },
    });
    let { link } = await waitForTable(page);
    for (const [n, press] of presses.entries()) {
      const what = `press ${n + 1}, ${JSON.stringify(press)}`;
      if (press.by === 'tap') {
        const { x, y } = await hitPoint(page, pileSelector(press.pile ?? ''));
        await page.mouse.click(x, y);
      } else if (press.by === 'choice') {
        await page
          .locator('patience-game .offers button')
          .nth(press.choice ?? 0)
          .click();
      } else {
        await page.locator(`patience-game [data-action="${press.by === 'deal' ? 'deal' : 'safe'}"]`).click();
      }
      // The second press of a double press deals nothing.
      const wasNamed = () => page.locator('patience-game [data-action="deal"]:not(.is-resting)').count();
      if (press.by === 'deal' && press.link === link) {
        await until(wasNamed, { what });
        await page.clock.runFor(450);
      } else if (press.by === 'finish') await until(async () => (await readTable(page)).outcome === 'won', { what });
      else if (press.link !== link) await until(async () => (await readTable(page)).link === press.link, { what });
      link = press.link;
    }
    assert.equal((await readTable(page)).outcome, 'won');
  });
}
