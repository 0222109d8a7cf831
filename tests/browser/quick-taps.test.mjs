// Quick taps: each counts, except those that are ignored for a reason. The page's clock is frozen meanwhile.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offersOf } from '../../www/engine/choices.js';
import { eventually, freezeClock, open, withFrozenClock } from './support/chromium.mjs';
import { atLink, winningLine, pileAddresses, rules } from './support/games.mjs';
import { readTable, pileSelector, waitForTable, expectLink, hitPoint } from './support/table-state.mjs';
import { tablePage } from './support/table-page.mjs';

/** @typedef {import('../../www/pkg/patience_wasm.js').View} View */

/**
 * The first match among the positions of the recorded games.
 * @template T
 * @param {string} id @param {(view: View, link: string) => T | null} match @returns {T}
 */
function findPosition(id, match) {
  for (let n = 0; n < 4; n++) {
    for (const link of winningLine(id, n).links) {
      const found = match(
        atLink(link, (table) => table.view()),
        link,
      );
      if (found) return found;
    }
  }
  throw new Error(`${id}: no recorded game has such a position`);
}

/** @param {string} id */
const roles = (id) =>
  rules
    .games()
    .find((game) => game.id === id)
    ?.places.map(({ role }) => role) ?? [];

/** Piles that a single tap plays home, with the position after it. @param {View} view @param {string} link */
function tapsHome(view, link) {
  const moves = view.moves.split(' ');
  return view.piles.flatMap(({ only, home }, from) =>
    only !== undefined && only === home ? [{ from, after: atLink(link, (table) => table.act(moves[only])) }] : [],
  );
}

/** A click of a quick series. @param {import('playwright-core').Page} page @param {number} x @param {number} y @param {number} nth */
async function tap(page, x, y, nth) {
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount: nth });
  await page.mouse.up({ clickCount: nth });
}

test('a tap on a pile that has just taken a card plays the card selected since', async (t) => {
  const places = pileAddresses('labyrinth');
  const { link, first, second, to, end } = findPosition('labyrinth', (view, link) => {
    for (const { from, after } of tapsHome(view, link)) {
      if (after.pending !== null) continue;
      const taken = offersOf(view, from).targets;
      for (const [next] of after.piles.entries()) {
        const { only, targets } = offersOf(after, next);
        const target = targets.find((pile) => taken.includes(pile));
        if (only || target === undefined || targets.length < 2) continue;
        const end = atLink(after.link, (table) => table.act(`${places[next]}>${places[target]}`).link);
        return { link, first: places[from], second: places[next], to: places[target], end };
      }
    }
    return null;
  });
  const { page } = await open(t, `#${link}`, { motion: true, clock: true });
  await waitForTable(page);
  const points = await Promise.all([first, second, to].map((address) => hitPoint(page, pileSelector(address))));
  await withFrozenClock(page, async () => {
    for (const { x, y } of points) await page.mouse.click(x, y);
  });
  await expectLink(page, end);
});

test('a tap on a pile that has just taken a card plays nothing from there', async (t) => {
  const { link, from, to, after } = findPosition('labyrinth', (view, link) => {
    const places = pileAddresses('labyrinth');
    const [found] = tapsHome(view, link);
    return (
      found && { link, from: places[found.from], to: places[offersOf(view, found.from).targets[0]], after: found.after }
    );
  });
  const { page } = await open(t, `#${link}`, { motion: true, clock: true });
  await waitForTable(page);
  const [card, home] = [await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(to))];
  await withFrozenClock(page, async () => {
    await page.mouse.click(card.x, card.y);
    const { announcement } = await readTable(page);
    await page.mouse.click(home.x, home.y);
    assert.equal((await readTable(page)).announcement, announcement, 'the announcement stays');
  });
  await expectLink(page, after.link);
});

for (const id of ['fairie-queen', 'labyrinth', 'sly']) {
  test(`${id}: of five quick taps on a pile only the first plays a card; a tap after the next was seen plays it`, async (t) => {
    const places = pileAddresses(id);
    const { link, from, after, end } = findPosition(id, (view, link) => {
      for (const { from, after } of tapsHome(view, link)) {
        const { home, only } = offersOf(after, from);
        if (!home || only !== home || after.pending !== null) continue;
        return {
          link,
          from: places[from],
          after: after.link,
          end: atLink(after.link, (table) => table.act(home).link),
        };
      }
      return null;
    });
    const { page } = await open(t, `#${link}`, { motion: true, clock: true });
    await waitForTable(page);
    const { x, y } = await hitPoint(page, pileSelector(from));
    await freezeClock(page);
    for (let nth = 1; nth <= 5; nth++) {
      await tap(page, x, y, nth);
      await page.clock.runFor(110);
    }
    assert.equal((await readTable(page)).link, after);
    await page.clock.runFor(2000);
    await tap(page, x, y, 1);
    await page.clock.resume();
    await expectLink(page, end);
  });
}

test('a double tap on a card that a single tap plays home leaves the next card alone', async (t) => {
  const places = pileAddresses('fairie-queen');
  const { link, from, after } = findPosition('fairie-queen', (view, link) => {
    const found = tapsHome(view, link).find(({ from, after }) => after.piles[from].movable && after.pending === null);
    return found ? { link, from: places[found.from], after: found.after.link } : null;
  });
  const { page } = await open(t, `#${link}`, { motion: true, clock: true });
  await waitForTable(page);
  const { x, y } = await hitPoint(page, pileSelector(from));
  await withFrozenClock(page, () => page.mouse.dblclick(x, y));
  const state = await readTable(page);
  assert.deepEqual([state.link, state.selected], [after, []]);
});

test('six quick taps on the stock deal five times: only the second is ignored, as half of a double tap', async (t) => {
  const start = findPosition('empress-of-india', (view, link) => (view.dealDecides || view.stock < 6 ? null : link));
  const { page } = await open(t, `#${start}`, { motion: true, clock: true });
  await waitForTable(page);
  const end = atLink(start, (table) => {
    for (let n = 0; n < 4; n++) table.dealOn();
    return table.dealOn().link;
  });
  const { x, y } = await hitPoint(page, pileSelector('stock'));
  await freezeClock(page);
  for (let nth = 1; nth <= 6; nth++) {
    await tap(page, x, y, nth);
    await page.clock.runFor(250);
  }
  await page.clock.resume();
  await expectLink(page, end);
});

for (const id of ['fairie-queen', 'empress-of-india']) {
  test(`${id}: a card dropped on either foundation of its suit goes home`, async (t) => {
    const [places, role] = [pileAddresses(id), roles(id)];
    const suits =
      rules
        .games()
        .find((game) => game.id === id)
        ?.places.map(({ suit }) => suit) ?? [];
    const { link, from, twin, end } = findPosition(id, (view, link) => {
      for (const [from, { home }] of view.piles.entries()) {
        if (home === undefined || view.pending !== null) continue;
        const move = view.moves.split(' ')[home];
        const { targets } = offersOf(view, from);
        const taken = targets.find((pile) => role[pile] === 'foundation');
        const twin = places.findIndex(
          (_, pile) =>
            role[pile] === 'foundation' &&
            taken !== undefined &&
            suits[pile] === suits[taken] &&
            !targets.includes(pile),
        );
        if (twin < 0) continue;
        return { link, from: places[from], twin: places[twin], end: atLink(link, (table) => table.act(move).link) };
      }
      return null;
    });
    const { page } = await open(t, `#${link}`);
    await waitForTable(page);
    await tablePage(page).dragPile(from, twin);
    await expectLink(page, end);
    await eventually(async () => assert.equal(await page.locator('patience-game .refusal').count(), 0));
  });
}
