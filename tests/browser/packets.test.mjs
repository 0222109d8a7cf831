// What is seen of packets and foundations: all cards of a packet that is laid open, and which card each foundation wants.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { board as words } from '../../www/words/en/table.js';
import { eventually, open } from './support/chromium.mjs';
import { atLink, IDS, openLink, winningLine, pileSelector, pileAddresses, waitForTable, rules, hitPoint } from './support/player.mjs';
import { windowOptions } from './support/table-page.mjs';
import { rotated } from './support/tier.mjs';

/** @param {import('playwright-core').Page} page @param {string} name @param {string} value */
const set = (page, name, value) =>
  page.evaluate(([key, to]) => document.querySelector('patience-game')?.setAttribute(key, to), [name, value]);

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Rect
 * @typedef {{ address: string, count: number, all: Rect, top: number, ys: number[], folded: number, width: number }} Packet
 */

/** The packets as they lie. @param {import('playwright-core').Page} page @returns {Promise<Packet[]>} */
const packets = (page) =>
  page.evaluate(() => {
    const { board, info, view } = /** @type {any} */ (document.querySelector('patience-game')).host;
    return info.places.flatMap((/** @type {any} */ place, /** @type {number} */ n) => {
      if (!/^p\d+$/.test(place.address)) return [];
      const { all, rect, cards, folded } = board.boxOf(n);
      const ys = cards.map((/** @type {any} */ card) => card.y);
      return [
        { address: place.address, count: view.piles[n].count, all, top: rect.height, ys, folded, width: rect.width },
      ];
    });
  });

/** A position of Sly in which a packet has so many cards, or more. @param {number} cards */
function deep(cards) {
  for (let n = 0; n < 40; n++) {
    const table = rules.Table.numbered('sly', n);
    try {
      // All are laid on one packet, as long as it may be done.
      for (let view = table.dealOn(); view.outcome === 'playing';) {
        const moves = view.moves.split(' ');
        const move = moves.find((one) => one === 'hand>p7') ?? moves.find((one) => one.startsWith('stock>'));
        if (!move) break;
        view = table.play(move);
        const { count } = view.piles[pileAddresses('sly').indexOf('p7')];
        if (count >= cards) return view.link;
      }
    } finally {
      table.free();
    }
  }
  throw new Error(`no packet of ${cards} cards`);
}

test('Sly: packets are laid open on wide tables, squared up on others, and as the player wishes', async (t) => {
  const { links } = winningLine('sly');
  const half = links[Math.floor(links.length / 2)];
  const { page } = await open(t, `#${half}`, windowOptions(1280, 800));
  await waitForTable(page);
  const isOpen = async () => (await packets(page)).some(({ ys, count }) => count > 2 && ys.length === count);
  await eventually(async () => assert.ok(await isOpen(), 'open at 1280'));
  await set(page, 'packets', 'squared');
  await eventually(async () => assert.ok(!(await isOpen())));
  await set(page, 'packets', 'auto');
  await page.setViewportSize({ width: 1024, height: 768 });
  await eventually(async () => assert.ok(!(await isOpen()), 'squared at 1024'));
  await set(page, 'packets', 'fanned');
  await eventually(async () => assert.ok(await isOpen()));
});

for (const [width, height, cards] of [
  [1440, 900, 9],
  [844, 390, 5],
  [768, 1024, 9],
  [360, 640, 6],
  [320, 568, 4],
]) {
  test(`Sly laid open at ${width}×${height}: ${cards} cards of a packet are seen, each by 9 px, within its own room`, async (t) => {
    const { page } = await open(t, `#${deep(cards)}`, windowOptions(width, height, { touch: width < 900 }));
    await waitForTable(page);
    await set(page, 'packets', 'fanned');
    await eventually(async () => {
      const seen = await packets(page);
      const full = seen.find(({ address }) => address === 'p7');
      assert.equal(full?.folded, 0, JSON.stringify(full));
      assert.equal(full?.ys.length, full?.count);
      for (const { address, ys, top, all, width: w } of seen) {
        ys.slice(1).forEach((y, n) => assert.ok(y - ys[n] >= 8.5, `${address}: a strip of ${y - ys[n]} px`));
        assert.ok(top >= Math.min(29, w * 1.4) - 1, `${address}: ${top} px of the top card`);
        for (const other of seen) {
          const apart =
            other.address === address ||
            all.y + all.height <= other.all.y ||
            other.all.y + other.all.height <= all.y ||
            all.x + all.width <= other.all.x ||
            other.all.x + other.all.width <= all.x;
          assert.ok(apart, `${address} lies on ${other.address}`);
        }
      }
    });
  });
}

test('Sly on phones: every packet of several cards says how many, however close its neighbours are', async (t) => {
  const { links } = winningLine('sly');
  const link = links.find(
    (one) => atLink(one, (table) => table.view().piles.filter(({ available, count }) => available && count > 1).length) > 9,
  );
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ]) {
    const { page } = await open(t, `#${link}`, windowOptions(width, height, { touch: true }));
    await waitForTable(page);
    const counts = (await packets(page)).map(({ count }) => count).filter((count) => count > 1);
    const told = await page.locator('patience-game .note:not(.next, .side)').allTextContents();
    assert.deepEqual(told.sort(), counts.map(String).sort(), `${width}×${height}`);
    await page.close();
  }
});

test('Sly laid open on a phone: what has no room is folded, is counted, and is looked through by a tap', async (t) => {
  const { page } = await open(t, `#${deep(9)}`, windowOptions(360, 640, { touch: true }));
  await waitForTable(page);
  await set(page, 'packets', 'fanned');
  const fold = page.locator('patience-game .fold');
  await eventually(async () => assert.match((await fold.textContent()) ?? '', /^\+?\d( more)?$/));
  const { x, y } = await hitPoint(page, '.fold');
  await page.touchscreen.tap(x, y);
  await eventually(async () => assert.equal(await page.locator('patience-game .look .card').count(), 9));
});

for (const id of rotated(IDS, 2, 'packets')) {
  test(`${id}: every foundation says which card it wants next, or that it is full`, async (t) => {
    const { links } = winningLine(id);
    const { page } = await open(t, `#${links[0]}`, windowOptions(1440, 900));
    await waitForTable(page);
    const places = rules.games().find((game) => game.id === id)?.places ?? [];
    for (const part of [0.3, 0.7, 0.97]) {
      const link = links[Math.floor((links.length - 1) * part)];
      await openLink(page, link);
      const { piles } = atLink(link, (table) => table.view());
      const begun = piles.filter(({ count }, n) => count && places[n].role === 'foundation');
      const [wanting, full] = [begun.filter(({ awaits }) => awaits), begun.filter(({ complete }) => complete)];
      assert.equal(wanting.length + full.length, begun.length);
      for (const [width, height] of [
        [1440, 900],
        [360, 640],
      ]) {
        await page.setViewportSize({ width, height });
        await eventually(async () => {
          const marks = await page.locator('patience-game .note.next .rank-mark').count();
          // Where cards are halved, one line says it, each rank of a suit once.
          const line = await page.locator('patience-game .wanted .rank-mark').count();
          const kinds = new Set(wanting.map(({ awaits }) => awaits));
          assert.equal(marks || line, line ? kinds.size : wanting.length, `${part} at ${width}`);
          const told = await page.locator('patience-game .note.next:not(:has(.rank-mark))').count();
          if (width > 1000 && full.length) assert.ok(told === full.length || !told, `${told} are full`);
        });
      }
      // It is heard as a part of the pile's name.
      for (const [n, shown] of piles.entries()) {
        if (places[n].role !== 'foundation' || !shown.awaits || !shown.count) continue;
        const label = await page.locator(`patience-game ${pileSelector(places[n].address)}`).getAttribute('aria-label');
        assert.equal(label, words.pile(places[n], shown));
        assert.match(label ?? '', / is next/);
      }
    }
    await set(page, 'next', 'off');
    await eventually(async () => assert.equal(await page.locator('patience-game .rank-mark').count(), 0));
  });
}
