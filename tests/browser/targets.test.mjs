// Whatever can be pressed is large enough: 24 pixels or room round it everywhere, 44 in height where a finger is the pointer;
// on a magnified table so are the cards. The same walk looks whether English words are whole.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { open, until } from './support/chromium.mjs';
import { IDS, winningLine, waitForTable } from './support/player.mjs';
import { smallTargets } from './support/targets.mjs';
import { rotated } from './support/tier.mjs';
import { assertNone, wordFaults } from './support/translated.mjs';
import { faultsOf, walks } from './support/walk.mjs';

/** WCAG 2.2, level AA: so large, or as much room to itself. */
const LEAST = { width: 24, height: 24, apart: 24 };
/** For a finger: as high as level AAA wants it; seven days of a week stand side by side on a telephone. */
const FINGER = { width: 36, height: 44 };

/** For a card of a magnified table, which is moved beneath its window. */
const FINGER_ON_CARDS = 44;

/** Cards, whose size is the table's; and the fifty-two of a picker, which are to be seen at once. */
const CARDS = '[role="gridcell"], .own-key';

const SIZES = [LEAST, { ...FINGER, not: CARDS }];

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

for (const walk of walks('en', { tables: rotated(IDS, 2, 'targets') }))
  test(`${walk.name}: everything can be hit with a pointer, and with a finger; no word is cut`, async (t) => {
    assertNone(
      await faultsOf(t, 'en', walk, PHONE, async (page, what, { english } = {}) => [
        ...(await smallTargets(page, what, SIZES)),
        ...(await wordFaults(page, what, { lang: 'en', dir: 'ltr', english })),
      ]),
    );
  });

/**
 * How much of a pile a finger finds, from its middle, with the pile in the middle of the window as far as the table goes;
 * nothing where no card can be moved from or to it. Runs in the page.
 * @param {number} pile
 */
async function reached(pile) {
  const { board, root } = /** @type {any} */ (document.querySelector('patience-game')).host;
  const { felt } = board;
  const cell = board.grid.cells[pile];
  if (cell.matches('[aria-disabled="true"]')) return null;
  const { x, y, width, height } = board.boxOf(pile).rect;
  felt.scrollTo(x + width / 2 - felt.clientWidth / 2, y + height / 2 - felt.clientHeight / 2);
  // What lies over the table makes way when the window has moved.
  for (let n = 0; n < 3; n++) await new Promise((drawn) => requestAnimationFrame(drawn));
  const box = cell.getBoundingClientRect();
  const [room, bar] = [felt.getBoundingClientRect(), 1];
  // Of what is larger than the window there is the window.
  const left = Math.max(box.left, room.left + bar);
  const top = Math.max(box.top, room.top + bar);
  const right = Math.min(box.right, room.right - bar);
  const bottom = Math.min(box.bottom, room.bottom - bar);
  const at = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const far = (/** @type {number} */ dx, /** @type {number} */ dy) => {
    let n = 0;
    while (n < 30 && cell.contains(root.elementFromPoint(at.x + dx * n, at.y + dy * n))) n += 0.5;
    return n;
  };
  return {
    name: cell.getAttribute('aria-label'),
    width: far(-1, 0) + far(1, 0),
    height: far(0, -1) + far(0, 1),
  };
}

for (const id of rotated(IDS, 1, 'magnified targets'))
  test(`${id}: magnified twice and four times, every card is large enough for a finger`, async (t) => {
    const { links } = winningLine(id);
    const { page } = await open(t, `#${links[links.length >> 1]}`, { context: PHONE });
    await waitForTable(page);
    const piles = await page.evaluate(() =>
      /** @type {any} */ (document.querySelector('patience-game')).host.board.boxes.map(
        (/** @type {{ pile: number }} */ box) => box.pile,
      ),
    );
    /** @type {string[]} */
    const small = [];
    for (const times of [2, 4]) {
      await page.locator('patience-game').evaluate((table, to) => table.setAttribute('magnify', to), String(times));
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
