// The deal animation: in the first deals, or by setting in all, cards appear one after the other.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually, freezeClock, newProfile, open as openPage, until } from './support/chromium.mjs';
import { atLink, winningLine } from './support/games.mjs';
import { readTable, pileSelector, waitForTable, expectLink, hitPoint } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** Opens a page with deal animations. @type {typeof openPage} */
async function open(t, address, { context, ...options } = {}) {
  const profile = await newProfile(t, { serviceWorkers: 'block', motion: true, ...context });
  await profile.addInitScript(() => void Object.assign(globalThis, { animatesDeals: true }));
  return openPage(t, address, { ...options, profile });
}

/** The number of drawn cards outside the stock. @param {Page} page */
const drawnCards = (page) =>
  tablePage(page).evaluate(({ host: { board, info } }) =>
    info.places.reduce(
      (/** @type {number} */ sum, /** @type {any} */ place, /** @type {number} */ n) =>
        sum + (place.role === 'stock' ? 0 : board.slots[n].length),
      0,
    ),
  );

/** The number of cards outside the stock in the position. @param {Page} page */
const dealtCards = (page) =>
  tablePage(page).evaluate(({ host: { info, view } }) =>
    info.places.reduce(
      (/** @type {number} */ sum, /** @type {any} */ place, /** @type {number} */ n) =>
        sum + (place.role === 'stock' ? 0 : view.piles[n].count),
      0,
    ),
  );

/** Opens a deal, freezes the clock and deals on. @param {import('node:test').TestContext} t @param {string} id @param {Parameters<typeof open>[2]} [options] */
async function deal(t, id, options = {}) {
  const { page } = await open(t, `#${winningLine(id).links[0]}`, { clock: true, ...options });
  await waitForTable(page);
  const before = await drawnCards(page);
  const { x, y } = await hitPoint(page, pileSelector('stock'));
  await freezeClock(page);
  await page.mouse.click(x, y);
  await until(async () => (await readTable(page)).ply > 1);
  return { page, before };
}

for (const id of ['sly', 'fairie-queen']) {
  test(`${id}: the first deal is animated card by card, while the position changes at once`, async (t) => {
    const { page, before } = await deal(t, id);
    const table = tablePage(page);
    const total = await dealtCards(page);
    // The accessible name has the new position, not the state of the animation.
    await eventually(async () =>
      assert.match(
        (await table.cell('stock').getAttribute('aria-label')) ?? '',
        new RegExp(`: ${await table.evaluate(({ view }) => view.stock)} cards`),
      ),
    );
    const counts = new Set();
    await until(async () => {
      counts.add(await drawnCards(page));
      await page.clock.runFor(40);
      return counts.has(total);
    });
    assert.ok(counts.size > 3, `${[...counts]} of ${before} to ${total}`);
    await page.clock.resume();
    // Afterwards the card in the hand is selected.
    const { selected } = await readTable(page);
    await eventually(async () =>
      assert.deepEqual(
        selected,
        await table.evaluate(({ host: { view, info } }) =>
          view.pending === null ? [] : [info.places[view.pending].address],
        ),
      ),
    );
  });
}

test('during the animation the sentence says how to skip it, then the prompt follows', async (t) => {
  const { page } = await deal(t, 'sly');
  const sentence = page.locator('patience-game .sentence');
  await eventually(async () =>
    assert.match(await sentence.innerText(), /^\d+ cards are being dealt\. Tap or press any key/),
  );
  const prompt = await tablePage(page).evaluate(({ host }) => host.prompt);
  await page.keyboard.press('Shift');
  await eventually(async () => assert.equal(await sentence.innerText(), prompt));
  await page.clock.resume();
});

test('a key ends the animation, and also has its effect', async (t) => {
  const { page } = await deal(t, 'sly');
  await until(async () => (await drawnCards(page)) < (await dealtCards(page)));
  const { link } = await readTable(page);
  await page.keyboard.press('Control+z');
  await until(async () => (await readTable(page)).link !== link);
  assert.equal(await drawnCards(page), await dealtCards(page));
  await page.keyboard.press('Control+y');
  await expectLink(page, link);
  assert.equal(await drawnCards(page), await dealtCards(page), 'a redone deal is not animated');
  await page.clock.resume();
});

test('from the fourth deal on deals are not animated, unless the setting says always', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, { clock: true });
  const table = tablePage(page);
  await waitForTable(page);
  await freezeClock(page);
  const isNextDealAnimated = async () => {
    const { link } = await readTable(page);
    await table.button('deal').click();
    await until(async () => (await readTable(page)).link !== link);
    const isAnimated = (await drawnCards(page)) < (await dealtCards(page));
    await page.clock.runFor(3000);
    await table.button('undo').click();
    await expectLink(page, link);
    await page.clock.runFor(1000);
    return isAnimated;
  };
  assert.deepEqual(
    [await isNextDealAnimated(), await isNextDealAnimated(), await isNextDealAnimated(), await isNextDealAnimated()],
    [true, true, true, false],
  );
  await table.setAttribute('dealt', 'always');
  assert.equal(await isNextDealAnimated(), true);
  await table.setAttribute('dealt', 'never');
  assert.equal(await isNextDealAnimated(), false);
  await page.clock.resume();
});

test('with reduced motion deals are not animated', async (t) => {
  const { page } = await deal(t, 'sly', { context: { reducedMotion: 'reduce' } });
  assert.equal(await drawnCards(page), await dealtCards(page));
  await page.clock.resume();
});

test('prompt and button name the effect of dealing: up to the next choice, or one card', async (t) => {
  const { links } = winningLine('fairie-queen');
  const { page } = await open(t, `#${links[0]}`);
  const table = tablePage(page);
  await waitForTable(page);
  const sentence = page.locator('patience-game .sentence');
  await eventually(async () => assert.match(await sentence.innerText(), /Deal the next card\.$/));
  const key = table.button('deal');
  assert.equal(await key.getAttribute('aria-label'), 'Deal to the next choice');
  await table.setAttribute('dealing', 'card');
  await eventually(async () => assert.match(await sentence.innerText(), /Deal the next card\.$/));
  assert.equal(await key.getAttribute('aria-label'), 'Deal');
  const choice = links.find((link) => atLink(link, (game) => game.view().prompt.k === 'fairie-play-or-turn'));
  await table.setLink(choice ?? '');
  await eventually(async () => assert.match(await sentence.innerText(), /, or deal the next card\.$/));
  await table.setAttribute('dealing', null);
  await eventually(async () => assert.match(await sentence.innerText(), /, or deal to the next choice\.$/));
});

test('during the animation each changed attribute of a pile is written once, with the new position', async (t) => {
  const { page } = await open(t, `#${winningLine('sly').links[0]}`, { clock: true });
  const table = tablePage(page);
  await waitForTable(page);
  await freezeClock(page);
  // Records each write to attributes that screen readers announce, with the old value.
  await table.evaluate(({ shadowRoot }) => {
    const grid = shadowRoot.querySelector('.grid');
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
  // Accessible names do not wait for the module of the animation.
  const { label, stock } = await table.evaluate((game) => {
    game.shadowRoot.querySelector('[data-action="deal"]').click();
    const label = game.shadowRoot.querySelector('[data-pile="stock"]').getAttribute('aria-label');
    return { label, stock: game.view.stock };
  });
  assert.match(label, new RegExp(`: ${stock} cards$`));
  const counts = new Set();
  await until(async () => {
    counts.add(await drawnCards(page));
    await page.clock.runFor(40);
    return counts.has(await dealtCards(page));
  });
  await page.clock.runFor(3000);
  assert.ok(counts.size > 3, 'the deal is animated');
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
