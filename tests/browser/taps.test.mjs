// Quick taps: each of them counts, but for those that are ignored for a reason. The page's clock stands still meanwhile.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offersOf } from '../../www/engine/choices.js';
import { withFrozenClock, eventually, open } from './support/chromium.mjs';
import { atLink, winningLine, readTable, mouse, pileSelector, pileAddresses, waitForTable, rules, expectLink, hitPoint } from './support/player.mjs';

/** @typedef {import('../../www/pkg/patience_wasm.js').View} View */

/**
 * The first position of a recorded game that is of a kind.
 * @template T
 * @param {string} id @param {(view: View, link: string) => T | null} kind @returns {T}
 */
function position(id, kind) {
  for (let n = 0; n < 4; n++) {
    for (const link of winningLine(id, n).links) {
      const found = kind(
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

/** Piles that a tap plays home at once, with the position after it. @param {View} view @param {string} link */
function goingHome(view, link) {
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

test('a tap on the pile to which a card has just gone by itself plays the card that was taken up since', async (t) => {
  const places = pileAddresses('labyrinth');
  const { link, first, second, to, end } = position('labyrinth', (view, link) => {
    for (const { from, after } of goingHome(view, link)) {
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
  const spots = await Promise.all([first, second, to].map((address) => hitPoint(page, pileSelector(address))));
  await withFrozenClock(page, async () => {
    for (const { x, y } of spots) await page.mouse.click(x, y);
  });
  await expectLink(page, end);
});

test('a tap where a card has gone by itself does not take it back, nor play another one from there', async (t) => {
  const { link, from, to, after } = position('labyrinth', (view, link) => {
    const places = pileAddresses('labyrinth');
    const [found] = goingHome(view, link);
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
    assert.equal((await readTable(page)).announcement, announcement, 'what happened is still said');
  });
  await expectLink(page, after.link);
});

test('three quick taps on a column: its card goes home at the first, the next card at the other two', async (t) => {
  const places = pileAddresses('fairie-queen');
  const { link, from, end } = position('fairie-queen', (view, link) => {
    for (const { from, after } of goingHome(view, link)) {
      const { home, only } = offersOf(after, from);
      if (home && !only && after.pending === null)
        return { link, from: places[from], end: atLink(after.link, (table) => table.act(home).link) };
    }
    return null;
  });
  const { page } = await open(t, `#${link}`, { motion: true, clock: true });
  await waitForTable(page);
  const { x, y } = await hitPoint(page, pileSelector(from));
  await withFrozenClock(page, async () => {
    for (let nth = 1; nth <= 3; nth++) await tap(page, x, y, nth);
  });
  await expectLink(page, end);
});

test('a double tap on a card that goes home at once leaves the next card where it is', async (t) => {
  const places = pileAddresses('fairie-queen');
  const { link, from, after } = position('fairie-queen', (view, link) => {
    const found = goingHome(view, link).find(({ from, after }) => after.piles[from].movable && after.pending === null);
    return found ? { link, from: places[found.from], after: found.after.link } : null;
  });
  const { page } = await open(t, `#${link}`, { motion: true, clock: true });
  await waitForTable(page);
  const { x, y } = await hitPoint(page, pileSelector(from));
  await withFrozenClock(page, () => page.mouse.dblclick(x, y));
  const seen = await readTable(page);
  assert.deepEqual([seen.link, seen.selected], [after, []]);
});

test('six quick taps on the pack deal five times: only the second may have been meant as one with the first', async (t) => {
  const [start] = winningLine('labyrinth').links;
  const { page } = await open(t, `#${start}`, { motion: true, clock: true });
  await waitForTable(page);
  const end = atLink(start, (table) => {
    for (let n = 0; n < 4; n++) table.dealOn();
    return table.dealOn().link;
  });
  const { x, y } = await hitPoint(page, pileSelector('stock'));
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 60_000));
  for (let nth = 1; nth <= 6; nth++) {
    await tap(page, x, y, nth);
    await page.clock.runFor(250);
  }
  await page.clock.resume();
  await expectLink(page, end);
});

for (const id of ['fairie-queen', 'empress-of-india']) {
  test(`${id}: of two foundations of a suit either takes a card home`, async (t) => {
    const [places, role] = [pileAddresses(id), roles(id)];
    const suits =
      rules
        .games()
        .find((game) => game.id === id)
        ?.places.map(({ suit }) => suit) ?? [];
    const { link, from, twin, end } = position(id, (view, link) => {
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
    await mouse(page).drag(await hitPoint(page, pileSelector(from)), await hitPoint(page, pileSelector(twin)));
    await expectLink(page, end);
    await eventually(async () => assert.equal(await page.locator('patience-game .refusal').count(), 0));
  });
}
