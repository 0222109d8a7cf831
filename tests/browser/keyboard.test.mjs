// By keyboard alone: a whole game from opening the page to the win, a part of each of the others.

import assert from 'node:assert/strict';
import { say } from '../../www/words/core.js';
import { test } from 'node:test';
import { eventually, open, until } from './support/chromium.mjs';
import { atLink, IDS, winningLine, readTable, pileAddresses, planMove, waitForTable, expectLink, waitForPly } from './support/player.mjs';
import { rotated } from './support/tier.mjs';

/** Where the focus is, through shadow roots: a pile's address, or what the element is. @param {import("playwright-core").Page} page */
const focus = (page) =>
  page.evaluate(() => {
    let el = document.activeElement;
    while (el?.shadowRoot?.activeElement) el = el.shadowRoot.activeElement;
    const found = /** @type {HTMLElement | null} */ (el);
    const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    return {
      pile: found?.dataset.pile ?? '',
      is: found ? `${found.tagName.toLowerCase()}${found.id ? `#${found.id}` : ''}` : '',
      text: found?.textContent ?? '',
      shown:
        width > 0 && height > 0 && x > -1 && y > -1 && x + width <= innerWidth + 1 && y + height <= innerHeight + 1,
    };
  });

/**
 * Tabs on until something has the focus.
 * @param {import("playwright-core").Page} page @param {(now: Awaited<ReturnType<typeof focus>>) => boolean} wanted
 * @param {string} what
 */
async function tabTo(page, wanted, what) {
  for (let n = 0; n < 60; n++) {
    const now = await focus(page);
    if (wanted(now)) return now;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never comes to ${what}`);
}

/**
 * Brings the focus to a pile: by the arrows, as the eye would go, and where they do not lead there by N.
 * @param {import("playwright-core").Page} page @param {string} address @param {boolean} arrows
 */
async function walk(page, address, arrows) {
  let now = await focus(page);
  const been = new Set();
  while (arrows && now.pile !== address && !been.has(now.pile)) {
    been.add(now.pile);
    const key = await page.evaluate(
      ([a, b]) => {
        const root = document.querySelector('patience-game')?.shadowRoot;
        const [from, to] = [a, b].map((one) => root?.querySelector(`[data-pile="${one}"]`)?.getBoundingClientRect());
        if (!from || !to) return 'n';
        const [dx, dy] = [to.x + to.width / 2 - from.x - from.width / 2, to.y - from.y];
        if (Math.abs(dy) > from.height / 2) return dy > 0 ? 'ArrowDown' : 'ArrowUp';
        return dx > 0 ? 'ArrowRight' : 'ArrowLeft';
      },
      [now.pile, address],
    );
    await page.keyboard.press(key);
    now = await focus(page);
  }
  for (let n = 0; n < 60 && now.pile !== address; n++) {
    await page.keyboard.press('n');
    now = await focus(page);
  }
  await eventually(async () => assert.equal((await focus(page)).pile, address, 'the keys lead to the pile'));
}

/**
 * Makes the next move of a line with keys. The focus is on the table.
 * @param {import("playwright-core").Page} page @param {import("./support/player.mjs").Line} game @param {number} ply
 */
async function press(page, game, ply) {
  const act = planMove(game, ply);
  // Either way of walking in turns.
  const arrows = ply % 2 === 0;
  if (act.act === 'deal') {
    // A second press that comes too soon is not heard.
    await until(async () => {
      await page.keyboard.press('d');
      return (await readTable(page)).link !== game.links[ply];
    });
  } else if (act.act === 'list') throw new Error(`${act.move} cannot be made on the table`);
  else if (act.act === 'drag') {
    // The card in hand claims the pile; Shift and Enter send its card home all the same.
    await walkAnywhere(page, game.id, act.from);
    await page.keyboard.press('Shift+Enter');
  } else {
    const { selected } = await readTable(page);
    if (!selected.includes(act.from)) {
      await walk(page, act.from, arrows);
      await page.keyboard.press('Enter');
    }
    if (act.to !== null) {
      await walk(page, act.to, arrows);
      await page.keyboard.press('Enter');
    }
    if (act.choice !== null) {
      await tabTo(page, (now) => now.is === 'button' && now.text === act.choice, `the choice “${act.choice}”`);
      await page.keyboard.press('Enter');
    }
  }
  const next = await waitForPly(page, game, ply, act);
  // After a choice the buttons are gone; the focus must not be lost with them.
  const now = await focus(page);
  if (!now.pile) await backToTable(page);
  return next;
}

/** @param {import("playwright-core").Page} page */
async function backToTable(page) {
  for (let n = 0; n < 40; n++) {
    if ((await focus(page)).pile) return;
    await page.keyboard.press('Shift+Tab');
  }
  throw new Error('Shift+Tab never comes back to the table');
}

/** @param {import("playwright-core").Page} page @param {string} id @param {string} address */
async function walkAnywhere(page, id, address) {
  const goal = pileAddresses(id).indexOf(address);
  for (let n = 0; n < 40; n++) {
    const { pile } = await focus(page);
    if (pile === address) return;
    const here = pileAddresses(id).indexOf(pile);
    await page.keyboard.press(
      pile.replace(/\d.*/, '') === address.replace(/\d.*/, '') ? (here < goal ? 'ArrowRight' : 'ArrowLeft') : '3',
    );
  }
  throw new Error(`the keys do not lead to ${address}`);
}

/** Played by keys to the end; a part of the others is. */
const WHOLE = ['sly', 'labyrinth'];

for (const id of rotated(WHOLE, 1, 'keyboard, whole games')) {
  test(`${id} is won by keyboard alone, from opening the page`, async (t) => {
    const game = winningLine(id, id === 'sly' ? 0 : 2);
    const { page } = await open(t);
    await until(() => page.locator('#friend').isVisible());
    await tabTo(page, (now) => now.is === 'input#code', 'the field for a friend’s code');
    await page.keyboard.type(game.deal.toLowerCase().replace('-', ''));
    await page.keyboard.press('Enter');
    await eventually(async () => assert.equal((await waitForTable(page)).link, game.links[0]));
    await tabTo(page, (now) => now.pile !== '', 'the table');

    for (let ply = 0; ply < game.moves.length;) {
      ply = await press(page, game, ply);
      if (ply === 40)
        await eventually(async () => assert.ok((await focus(page)).shown, 'what has the focus is in sight'));
    }

    const end = await readTable(page);
    assert.equal(end.outcome, 'won');
    assert.equal(end.link, game.links.at(-1));
    // On to the next game, still without a mouse.
    await until(() => page.locator('patience-game [data-won]').count(), { what: 'the card of the win' });
    await tabTo(page, (now) => now.is === 'button' && now.text === 'New deal', 'the way on');
    await page.keyboard.press('Enter');
    await until(async () => {
      const seen = await readTable(page);
      return seen.ply === 0 && seen.link !== game.links[0];
    });
  });
}

for (const id of rotated(
  IDS.filter((one) => !WHOLE.includes(one)),
  1,
  'keyboard',
)) {
  test(`${id}: thirty moves by keys, undone and redone by keys`, async (t) => {
    const game = winningLine(id, 1);
    const { page } = await open(t, `#${game.links[0]}`);
    await waitForTable(page);
    await tabTo(page, (now) => now.pile !== '', 'the table');
    let ply = 0;
    for (let made = 0; made < 30 && ply < game.moves.length; made++) ply = await press(page, game, ply);

    const reached = (await readTable(page)).link;
    assert.equal(reached, game.links[ply]);
    for (let n = 0; n < 3; n++) await page.keyboard.press('Control+z');
    await eventually(async () => {
      const back = await readTable(page);
      assert.ok(back.ply < ply && game.plies.has(back.link));
    });
    for (let n = 0; n < 3; n++) await page.keyboard.press('Control+Shift+Z');
    await expectLink(page, reached);
  });
}

test('Escape lets go, S says how the game stands, the keys are listed', async (t) => {
  const game = winningLine('empress-of-india');
  const { page } = await open(t, `#${game.links[0]}`);
  await waitForTable(page);
  await tabTo(page, (now) => now.pile !== '', 'the table');
  await walk(page, 'a3', true);
  await page.keyboard.press('Enter');
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, ['a3']));
  await page.keyboard.press('Escape');
  await eventually(async () => assert.deepEqual((await readTable(page)).selected, []));
  await page.keyboard.press('s');
  const figures = atLink(game.links[0], (table) => table.view().figures).map(say);
  await eventually(async () => assert.ok((await readTable(page)).announcement.includes(figures[0]), (await readTable(page)).announcement));
  await page.keyboard.press('?');
  await until(() => page.locator('.look.is-keys').isVisible());
  await until(async () => (await page.locator('.look.is-keys .legend-mark').count()) === 5, { what: 'the marks' });
  await page.keyboard.press('Escape');
  await until(async () => !(await page.locator('.look.is-keys').count()));
  await eventually(async () => assert.equal((await focus(page)).pile, 'a3', 'the focus stays where it was'));
});

test('the focus goes to every pile by arrows, and Tab leaves the table', async (t) => {
  for (const id of rotated(IDS, 3, 'keyboard, arrows')) {
    const game = winningLine(id, 1);
    const { page } = await open(t, `#${game.links[Math.floor(game.moves.length / 2)]}`);
    await waitForTable(page);
    await tabTo(page, (now) => now.pile !== '', 'the table');
    // A search along the arrows, from wherever the focus is, in the page's own geometry.
    const { all, seen } = await page.evaluate(() => {
      const root = /** @type {ShadowRoot} */ (document.querySelector('patience-game')?.shadowRoot);
      const address = (/** @type {Element | null} */ el) => /** @type {HTMLElement | null} */ (el)?.dataset.pile ?? '';
      const found = new Map([[address(root.activeElement), root.activeElement]]);
      const waiting = [...found.values()];
      while (waiting.length) {
        const here = /** @type {HTMLElement} */ (waiting.pop());
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          here.focus();
          here.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
          const there = root.activeElement;
          if (found.has(address(there))) continue;
          found.set(address(there), there);
          waiting.push(there);
        }
      }
      return { all: [...root.querySelectorAll('[data-pile]')].map(address), seen: [...found.keys()] };
    });
    assert.deepEqual(seen.sort(), all.sort(), `${id}: every pile is within reach of the arrows`);
    await page.keyboard.press('Tab');
    await eventually(async () => assert.equal((await focus(page)).pile, '', 'the table is one stop of the Tab key'));
  }
});
