// Target sizes: 24 pixels, or space around, everywhere; 44 pixels in height for fingers, also for cards of a magnified
// table. The same walk checks that no English word is clipped.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, until } from './support/chromium.mjs';
import { IDS, winningLine } from './support/games.mjs';
import { waitForTable } from './support/table-state.mjs';
import { smallTargets } from './support/target-sizes.mjs';
import { rotated } from './support/tier.mjs';
import { assertNoFaults, findTextFaults } from './support/text-faults.mjs';
import { walkFaults, walks } from './support/walk.mjs';
import { PHONE, tablePage } from './support/table-page.mjs';

/** WCAG 2.2, level AA: the size, or as much space around the target. */
const POINTER = { width: 24, height: 24, spacing: 24 };
/** For a finger: the height of level AAA, but seven days side by side must fit on a phone. */
const FINGER = { width: 36, height: 44 };

/** For a card of a magnified table, which can be panned. */
const FINGER_ON_CARDS = 44;

/** Cards, whose size follows the table's, and the fifty-two keys of the picker, which are all visible at once. */
const CARDS = '[role="gridcell"], .entry-key';

const SIZES = [POINTER, { ...FINGER, exempt: CARDS }];

for (const walk of walks('en', { tables: rotated(IDS, 2, 'targets') }))
  test(`${walk.name}: every target is large enough for a pointer and a finger, and no word is clipped`, async (t) => {
    assertNoFaults(
      await walkFaults(t, 'en', walk, PHONE, async (page, what, { english } = {}) => [
        ...(await smallTargets(page, what, SIZES)),
        ...(await findTextFaults(page, what, { lang: 'en', dir: 'ltr', english })),
      ]),
    );
  });

/**
 * The size of a pile around its middle that a finger hits, with the pile scrolled to the middle; null for a disabled pile.
 * Runs in the page.
 * @param {number} pile
 */
async function reached(pile) {
  const { board, root } = /** @type {any} */ (document.querySelector('patience-game')).host;
  const { felt } = board;
  const cell = board.grid.cells[pile];
  if (cell.matches('[aria-disabled="true"]')) return null;
  const { x, y, width, height } = board.boxOf(pile).rect;
  felt.scrollTo(x + width / 2 - felt.clientWidth / 2, y + height / 2 - felt.clientHeight / 2);
  // The overview moves aside after scrolling.
  for (let n = 0; n < 3; n++) await new Promise((drawn) => requestAnimationFrame(drawn));
  const box = cell.getBoundingClientRect();
  const [room, bar] = [felt.getBoundingClientRect(), 1];
  // The visible part of a pile that is larger than the window.
  const left = Math.max(box.left, room.left + bar);
  const top = Math.max(box.top, room.top + bar);
  const right = Math.min(box.right, room.right - bar);
  const bottom = Math.min(box.bottom, room.bottom - bar);
  const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const reach = (/** @type {number} */ dx, /** @type {number} */ dy) => {
    let n = 0;
    while (n < 30 && cell.contains(root.elementFromPoint(at.x + dx * n, at.y + dy * n))) n += 0.5;
    return n;
  };
  return {
    name: cell.getAttribute('aria-label'),
    width: reach(-1, 0) + reach(1, 0),
    height: reach(0, -1) + reach(0, 1),
  };
}

for (const id of rotated(IDS, 1, 'magnified targets'))
  test(`${id}: magnified twice and four times, every card is large enough for a finger`, async (t) => {
    const { links } = winningLine(id);
    const { page } = await open(t, `#${links[links.length >> 1]}`, { context: PHONE });
    const table = tablePage(page);
    await waitForTable(page);
    const piles = await table.evaluate(({ host }) =>
      host.board.boxes.map((/** @type {{ pile: number }} */ box) => box.pile),
    );
    /** @type {string[]} */
    const small = [];
    for (const times of [2, 4]) {
      await table.setAttribute('magnify', String(times));
      await until(() => page.locator('patience-game .felt.is-magnified').count(), { what: 'a magnified table' });
      let used = 0;
      for (const pile of piles) {
        const found = await page.evaluate(reached, pile);
        if (!found) continue;
        used++;
        if (found.width < FINGER_ON_CARDS || found.height < FINGER_ON_CARDS)
          small.push(`${times} times: ${found.name}: ${found.width} × ${found.height}`);
      }
      assert.ok(used > 8, `${used} piles`);
    }
    assert.deepEqual(small, []);
  });
