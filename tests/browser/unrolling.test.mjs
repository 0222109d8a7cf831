// Dealing shows itself: the first times, and with a setting always, cards go to their places one after the other.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, newProfile, open as openPage, until } from './support/chromium.mjs';
import { winningLine, readTable, pileSelector, waitForTable, expectLink, hitPoint } from './support/player.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Opens a page that shows deals card by card. @type {typeof openPage} */
async function open(t, address, { context, ...options } = {}) {
  const profile = await newProfile(t, { serviceWorkers: 'block', motion: true, ...context });
  await profile.addInitScript(() => void Object.assign(globalThis, { unrolls: true }));
  return openPage(t, address, { ...options, profile });
}

/** How many cards of the tableau are drawn. @param {Page} page */
const drawn = (page) =>
  page.evaluate(() => {
    const { board, info } = /** @type {any} */ (document.querySelector('patience-game')).host;
    return info.places.reduce(
      (/** @type {number} */ sum, /** @type {any} */ place, /** @type {number} */ n) =>
        sum + (place.role === 'stock' ? 0 : board.slots[n].length),
      0,
    );
  });

/** The same of the position that is on the table. @param {Page} page */
const dealt = (page) =>
  page.evaluate(() => {
    const { info, view } = /** @type {any} */ (document.querySelector('patience-game')).host;
    return info.places.reduce(
      (/** @type {number} */ sum, /** @type {any} */ place, /** @type {number} */ n) =>
        sum + (place.role === 'stock' ? 0 : view.piles[n].count),
      0,
    );
  });

/** Opens a deal, holds the clock, and deals on. @param {import('node:test').TestContext} t @param {string} id @param {Parameters<typeof open>[2]} [options] */
async function deal(t, id, options = {}) {
  const { page } = await open(t, `#${winningLine(id).links[0]}`, { clock: true, ...options });
  await waitForTable(page);
  const before = await drawn(page);
  const { x, y } = await hitPoint(page, pileSelector('stock'));
  await hold(page);
  await page.mouse.click(x, y);
  await until(async () => (await readTable(page)).ply > 1);
  return { page, before };
}

/** @param {Page} page */
const hold = async (page) => page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 60_000));

for (const id of ['sly', 'fairie-queen']) {
  test(`${id}: the first deal is seen card by card, and the position is there at once`, async (t) => {
    const { page, before } = await deal(t, id);
    const whole = await dealt(page);
    // Whoever listens is told of the position, not of what is still to be seen.
    await eventually(async () =>
      assert.match(
        (await page.locator('patience-game [data-pile="stock"]').getAttribute('aria-label')) ?? '',
        new RegExp(
          `: ${await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).view.stock)} cards`,
        ),
      ),
    );
    const counts = new Set();
    await until(async () => {
      counts.add(await drawn(page));
      await page.clock.runFor(40);
      return counts.has(whole);
    });
    assert.ok(counts.size > 3, `${[...counts]} of ${before} to ${whole}`);
    await page.clock.resume();
    // What is in hand then is marked.
    const { selected } = await readTable(page);
    await eventually(async () =>
      assert.deepEqual(
        selected,
        await page.evaluate(() => {
          const { view, info } = /** @type {any} */ (document.querySelector('patience-game')).host;
          return view.pending === null ? [] : [info.places[view.pending].address];
        }),
      ),
    );
  });
}

test('what the game asks is read when its cards are there; until then how to see them at once', async (t) => {
  const { page } = await deal(t, 'sly');
  const sentence = page.locator('patience-game .sentence');
  await eventually(async () =>
    assert.match(await sentence.innerText(), /^\d+ cards are being dealt\. Tap or press any key/),
  );
  const asked = await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.prompt);
  await page.keyboard.press('Shift');
  await eventually(async () => assert.equal(await sentence.innerText(), asked));
  await page.clock.resume();
});

test('a key or a touch shows the rest of the deal at once, and counts', async (t) => {
  const { page } = await deal(t, 'sly');
  await until(async () => (await drawn(page)) < (await dealt(page)));
  const { link } = await readTable(page);
  await page.keyboard.press('Control+z');
  await until(async () => (await readTable(page)).link !== link);
  assert.equal(await drawn(page), await dealt(page));
  await page.keyboard.press('Control+y');
  await expectLink(page, link);
  assert.equal(await drawn(page), await dealt(page), 'what is done again is not dealt anew');
  await page.clock.resume();
});

test('from the fourth deal on cards are dealt all at once, unless they are always to be seen', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, { clock: true });
  await waitForTable(page);
  await hold(page);
  /** Whether the next deal is seen card by card. */
  const isSeen = async () => {
    const { link } = await readTable(page);
    await page.locator('patience-game [data-action="deal"]').click();
    await until(async () => (await readTable(page)).link !== link);
    const seen = (await drawn(page)) < (await dealt(page));
    await page.clock.runFor(3000);
    await page.locator('patience-game [data-action="undo"]').click();
    await expectLink(page, link);
    await page.clock.runFor(1000);
    return seen;
  };
  assert.deepEqual([await isSeen(), await isSeen(), await isSeen(), await isSeen()], [true, true, true, false]);
  await page.locator('patience-game').evaluate((el) => el.setAttribute('dealt', 'always'));
  assert.equal(await isSeen(), true);
  await page.locator('patience-game').evaluate((el) => el.setAttribute('dealt', 'never'));
  assert.equal(await isSeen(), false);
  await page.clock.resume();
});

test('with reduced motion cards are in their places at once', async (t) => {
  const { page } = await deal(t, 'sly', { context: { reducedMotion: 'reduce' } });
  assert.equal(await drawn(page), await dealt(page));
  await page.clock.resume();
});

test('the prompt and the key say what dealing does: until there is a choice, or a card', async (t) => {
  const { page } = await open(t, `#${winningLine('fairie-queen').links[0]}`);
  await waitForTable(page);
  const asked = page.locator('patience-game .sentence');
  await eventually(async () => assert.match(await asked.innerText(), /Turn the next card\.$/));
  const key = page.locator('patience-game [data-action="deal"]');
  assert.equal(await key.getAttribute('aria-label'), 'Deal to the next choice');
  await page.locator('patience-game').evaluate((el) => el.setAttribute('dealing', 'card'));
  await eventually(async () => assert.match(await asked.innerText(), /Turn the next card\.$/));
  assert.equal(await key.getAttribute('aria-label'), 'Deal');
});

test('while cards go to their places a screen reader is told of what changes, and of each once', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, { clock: true });
  await waitForTable(page);
  await hold(page);
  // Of the attributes that screen readers hear: each write, with what was there before.
  await page.evaluate(() => {
    const grid = document.querySelector('patience-game')?.shadowRoot?.querySelector('.grid');
    /** @type {{ pile: string, name: string, equal: boolean }[]} */
    const all = [];
    Object.assign(globalThis, { __writes: all });
    const watch = new MutationObserver((writes) => {
      for (const { target, attributeName, oldValue } of writes) {
        const cell = /** @type {HTMLElement} */ (target);
        const name = attributeName ?? '';
        all.push({ pile: cell.dataset.pile ?? '', name, equal: cell.getAttribute(name) === oldValue });
      }
    });
    const attributeFilter = ['aria-selected', 'aria-label', 'aria-description'];
    if (grid) watch.observe(grid, { subtree: true, attributes: true, attributeOldValue: true, attributeFilter });
  });
  // What is heard of the piles does not wait for the module that shows them.
  const { label, stock } = await page.evaluate(() => {
    const table = /** @type {any} */ (document.querySelector('patience-game'));
    table.shadowRoot.querySelector('[data-action="deal"]').click();
    const label = table.shadowRoot.querySelector('[data-pile="stock"]').getAttribute('aria-label');
    return { label, stock: table.view.stock };
  });
  assert.match(label, new RegExp(`: ${stock} cards$`));
  const counts = new Set();
  await until(async () => {
    counts.add(await drawn(page));
    await page.clock.runFor(40);
    return counts.has(await dealt(page));
  });
  await page.clock.runFor(3000);
  assert.ok(counts.size > 3, 'card by card');
  /** @type {{ pile: string, name: string, equal: boolean }[]} */
  const writes = await page.evaluate(() => /** @type {any} */ (globalThis).__writes);
  const selections = writes.filter(({ name }) => name === 'aria-selected');
  assert.ok(writes.length > 0);
  assert.deepEqual(
    writes.filter(({ equal }) => equal),
    [],
  );
  assert.equal(
    new Set(selections.map(({ pile: address }) => address)).size,
    selections.length,
    JSON.stringify(selections),
  );
  await page.clock.resume();
});
