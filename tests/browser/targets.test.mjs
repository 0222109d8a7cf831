// Whatever can be pressed is large enough: 24 pixels or room round it everywhere, 44 in height where a finger is the pointer;
// on a magnified table so are the cards.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as deferred from '../../www/words/en/deferred.js';
import * as panels from '../../www/words/en/panels.js';
import { open, until } from './support/chromium.mjs';
import { IDS, line, ready } from './support/player.mjs';
import { smallTargets } from './support/targets.mjs';
import { walks } from './support/walk.mjs';

/** WCAG 2.2, level AA: so large, or as much room to itself. */
const LEAST = { width: 24, height: 24, apart: 24 };
/** For a finger: as high as level AAA wants it; seven days of a week stand side by side on a telephone. */
const FINGER = { width: 36, height: 44 };

/** For a card of a magnified table, which is moved beneath its window. */
const FINGER_ON_CARDS = 44;

/** Cards, whose size is the table's; and the fifty-two of a picker, which are to be seen at once. */
const CARDS = '[role="gridcell"], .own-key';

for (const { name, address, walk } of walks('en')) {
  test(`${name}: everything can be hit with a pointer, and with a finger`, async (t) => {
    const { page } = await open(t, address, {
      context: { reducedMotion: 'reduce', viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    });
    /** @type {Set<string>} */
    const found = new Set();
    await walk({
      page,
      lang: 'en',
      deferred,
      panels,
      see: async (what) => {
        for (const one of await smallTargets(page, what, LEAST)) found.add(one);
        for (const one of await smallTargets(page, what, { ...FINGER, not: CARDS })) found.add(one);
      },
    });
    assert.equal([...found].join('\n'), '');
  });
}

/**
 * How much of a pile a finger finds, from its middle, with the pile in the middle of the window as far as the table goes.
 * Runs in the page.
 * @param {number} pile
 */
async function reached(pile) {
  const { board, root } = /** @type {any} */ (document.querySelector('patience-game')).host;
  const { felt } = board;
  const { x, y, width, height } = board.boxOf(pile).rect;
  felt.scrollTo(x + width / 2 - felt.clientWidth / 2, y + height / 2 - felt.clientHeight / 2);
  // What lies over the table makes way when the window has moved.
  for (let n = 0; n < 3; n++) await new Promise((drawn) => requestAnimationFrame(drawn));
  const cell = board.grid.cells[pile];
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
    isUsed: !cell.matches('[aria-disabled="true"]'),
    width: far(-1, 0) + far(1, 0),
    height: far(0, -1) + far(0, 1),
  };
}

for (const id of IDS)
  test(`${id}: magnified twice and four times, every card is large enough for a finger`, async (t) => {
    const { links } = line(id);
    const { page } = await open(t, `#${links[links.length >> 1]}`, {
      context: { reducedMotion: 'reduce', viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    });
    await ready(page);
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
        if (!found.isUsed) continue;
        used++;
        if (found.width < FINGER_ON_CARDS || found.height < FINGER_ON_CARDS)
          small.push(`${times} times: ${found.name}: ${found.width} × ${found.height}`);
      }
      assert.ok(used > 8, `${used} piles`);
    }
    assert.deepEqual(small, []);
  });
