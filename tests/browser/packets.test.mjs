// Packets and foundations on screen: all cards of a fanned packet, and the next card of each foundation.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { board as words } from '../../www/words/en/table.js';
import { eventually, open } from './support/chromium.mjs';
import { atLink, IDS, winningLine, pileAddresses, rules } from './support/games.mjs';
import { openLink, waitForTable, hitPoint } from './support/table-state.mjs';
import { windowOptions, tablePage } from './support/table-page.mjs';
import { rotated } from './support/tier.mjs';

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Rect
 * @typedef {{ address: string, count: number, all: Rect, top: number, ys: number[], folded: number, width: number }} Packet
 */

/** The packets with their positions. @param {import('playwright-core').Page} page @returns {Promise<Packet[]>} */
const readPackets = (page) =>
  tablePage(page).evaluate(({ host: { board, info, view } }) =>
    info.places.flatMap((/** @type {any} */ place, /** @type {number} */ n) => {
      if (!/^p\d+$/.test(place.address)) return [];
      const { bounds: all, rect, cards, foldedCount: folded } = board.boxOf(n);
      const ys = cards.map((/** @type {any} */ card) => card.y);
      return [
        { address: place.address, count: view.piles[n].count, all, top: rect.height, ys, folded, width: rect.width },
      ];
    }),
  );

/** A position of Sly with a packet of at least so many cards. @param {number} cards */
function deepPacket(cards) {
  for (let n = 0; n < 40; n++) {
    const table = rules.Table.numbered('sly', n);
    try {
      // As many cards as possible are placed on one packet.
      for (let view = table.dealOn(); view.outcome === 'playing';) {
        const moves = view.moves.split(' ');
        const move =
          moves.find((candidate) => candidate === 'hand>p7') ??
          moves.find((candidate) => candidate.startsWith('stock>'));
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

test('Sly: packets are fanned on wide tables and squared on others, where each has its count, unless the setting says otherwise', async (t) => {
  const { links } = winningLine('sly');
  const half = links[Math.floor(links.length / 2)];
  const { page } = await open(t, `#${half}`, windowOptions(1280, 800));
  const table = tablePage(page);
  await waitForTable(page);
  const isFanned = async () => (await readPackets(page)).some(({ ys, count }) => count > 2 && ys.length === count);
  await eventually(async () => assert.ok(await isFanned(), 'fanned at 1280'));
  await table.setAttribute('packets', 'squared');
  await eventually(async () => assert.ok(!(await isFanned())));
  await table.setAttribute('packets', 'auto');
  await page.setViewportSize({ width: 1024, height: 768 });
  await eventually(async () => assert.ok(!(await isFanned()), 'squared at 1024'));
  const counts = (await readPackets(page)).flatMap(({ count }) => (count ? [String(count)] : []));
  await eventually(async () => {
    const labels = await page.locator('patience-game .pile-label.under:not(.next)').allTextContents();
    assert.deepEqual(labels.filter((text) => /^\d+$/.test(text)).sort(), counts.sort());
  });
  await table.setAttribute('packets', 'fanned');
  await eventually(async () => assert.ok(await isFanned()));
});

for (const [width, height, cards] of [
  [1440, 900, 9],
  [844, 390, 5],
  [768, 1024, 9],
  [360, 640, 6],
  [320, 568, 4],
]) {
  test(`Sly fanned at ${width}×${height}: all ${cards} cards of a packet show 9 px, and no packets overlap`, async (t) => {
    const { page } = await open(t, `#${deepPacket(cards)}`, windowOptions(width, height, { touch: width < 900 }));
    await waitForTable(page);
    await tablePage(page).setAttribute('packets', 'fanned');
    await eventually(async () => {
      const packets = await readPackets(page);
      const full = packets.find(({ address }) => address === 'p7');
      assert.equal(full?.folded, 0, JSON.stringify(full));
      assert.equal(full?.ys.length, full?.count);
      for (const { address, ys, top, all, width: w } of packets) {
        ys.slice(1).forEach((y, n) => assert.ok(y - ys[n] >= 8.5, `${address}: a strip of ${y - ys[n]} px`));
        assert.ok(top >= Math.min(29, w * 1.4) - 1, `${address}: ${top} px of the top card`);
        for (const other of packets) {
          const isApart =
            other.address === address ||
            all.y + all.height <= other.all.y ||
            other.all.y + other.all.height <= all.y ||
            all.x + all.width <= other.all.x ||
            other.all.x + other.all.width <= all.x;
          assert.ok(isApart, `${address} overlaps ${other.address}`);
        }
      }
    });
  });
}

test('Sly on phones: every packet of several cards shows their number, however close its neighbours are', async (t) => {
  const { links } = winningLine('sly');
  const link = links.find(
    (candidate) =>
      atLink(candidate, (table) => table.view().piles.filter(({ available, count }) => available && count > 1).length) >
      9,
  );
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ]) {
    const { context } = windowOptions(width, height, { touch: true });
    const { page } = await open(t, `#${link}`, { context });
    await waitForTable(page);
    const counts = (await readPackets(page)).map(({ count }) => count).filter((count) => count > 1);
    const labels = await page.locator('patience-game .pile-label:not(.next, .side)').allTextContents();
    assert.deepEqual(labels.sort(), counts.map(String).sort(), `${width}×${height}`);
    await page.close();
  }
});

test('Sly: as many marks beside the count of the round are filled as cards were placed in it', async (t) => {
  const { links } = winningLine('sly');
  const tallyAt = (/** @type {string} */ link) => atLink(link, (table) => table.view().tally);
  const link = links.find((candidate) => tallyAt(candidate)?.done) ?? assert.fail('no card is placed');
  const { done, of } = tallyAt(link) ?? assert.fail();
  const { page } = await open(t, `#${link}`);
  await waitForTable(page);
  const marks = await page.locator('patience-game .tally i').evaluateAll((all) => all.map((el) => el.className));
  assert.deepEqual(marks, [...Array(done).fill('done'), ...Array(of - done).fill('')]);
});

test('Sly fanned on a phone: cards without room are folded and counted, and a tap shows them', async (t) => {
  const { page } = await open(t, `#${deepPacket(9)}`, windowOptions(360, 640, { touch: true }));
  await waitForTable(page);
  await tablePage(page).setAttribute('packets', 'fanned');
  const fold = page.locator('patience-game .fold');
  await eventually(async () => assert.match((await fold.textContent()) ?? '', /^\+?\d( more)?$/));
  const { x, y } = await hitPoint(page, '.fold');
  await page.touchscreen.tap(x, y);
  await eventually(async () => assert.equal(await page.locator('patience-game .popover .card').count(), 9));
});

for (const id of rotated(IDS, 2, 'packets')) {
  test(`${id}: every foundation shows its next card, or that it is full`, async (t) => {
    const { links } = winningLine(id);
    const { page } = await open(t, `#${links[0]}`, windowOptions(1440, 900));
    const table = tablePage(page);
    await waitForTable(page);
    const places = rules.games().find((game) => game.id === id)?.places ?? [];
    for (const progress of [0.3, 0.7, 0.97]) {
      const link = links[Math.floor((links.length - 1) * progress)];
      await openLink(page, link);
      const { piles } = atLink(link, (table) => table.view());
      const begun = piles.filter(({ count }, n) => count && places[n].role === 'foundation');
      const [unfinished, complete] = [begun.filter(({ next }) => next), begun.filter(({ complete }) => complete)];
      assert.equal(unfinished.length + complete.length, begun.length);
      for (const [width, height] of [
        [1440, 900],
        [360, 640],
      ]) {
        await page.setViewportSize({ width, height });
        await eventually(async () => {
          const marks = await page.locator('patience-game .pile-label.next .rank-mark').count();
          // With halved cards the next cards are in a line, each rank of a suit once.
          const line = await page.locator('patience-game .wanted .rank-mark').count();
          const kinds = new Set(unfinished.map(({ next }) => next));
          assert.equal(marks || line, line ? kinds.size : unfinished.length, `${progress} at ${width}`);
          const fullCount = await page.locator('patience-game .pile-label.next:not(:has(.rank-mark))').count();
          if (width > 1000 && complete.length)
            assert.ok(fullCount === complete.length || !fullCount, `${fullCount} are full`);
        });
      }
      // The accessible name of the pile has it, too.
      for (const [n, shown] of piles.entries()) {
        if (places[n].role !== 'foundation' || !shown.next || !shown.count) continue;
        const label = await table.cell(places[n].address).getAttribute('aria-label');
        assert.equal(label, words.pile(places[n], shown));
        assert.match(label ?? '', / is next/);
      }
    }
    await table.setAttribute('next', 'off');
    await eventually(async () => assert.equal(await page.locator('patience-game .rank-mark').count(), 0));
  });
}
