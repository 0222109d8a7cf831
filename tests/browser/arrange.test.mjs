// Layout arithmetic for felts of every size: of no height while a page is being built, in the window above an on-screen
// keyboard, far larger than their content. layout.test.mjs measures what a browser draws.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wrapColumns } from '../../www/table/board/column-wrap.js';
import { arrange } from '../../www/table/board/layout.js';
import { arrangePile, depthFor } from '../../www/table/board/pile-shape.js';
import { SceneBuilder } from '../../www/table/board/scene-builder.js';
import { atLink, IDS, winningLine, pileAddresses, rules } from './support/games.mjs';

const WIDTHS = [-20, 0, 1, 40, 90, 160, 320, 360, 844, 1440, 6000];
const HEIGHTS = [-40, 0, 1, 12, 25, 60, 100, 150, 220, 390, 640, 1000, 6000];

/** @param {import('../../www/table/board/layout.js').Rect} rect */
const isFiniteRect = ({ x, y, width, height }) => [x, y, width, height].every(Number.isFinite);

for (const id of IDS) {
  test(`${id}: on a felt of any size every pile has finite boxes and draws its top card`, () => {
    const info = rules.games().find((game) => game.id === id);
    assert.ok(info && pileAddresses(id).length === info.places.length);
    const { links } = winningLine(id);
    const allLayouts = [false, true].map((fanned) => [false, true].map((tall) => rules.layout(id, tall, fanned)));
    for (const link of links.filter((_, n) => n % 25 === 0 || n === links.length - 1)) {
      const view = atLink(link, (table) => table.view());
      for (const layouts of allLayouts)
        for (const width of WIDTHS)
          for (const height of HEIGHTS)
            for (const wrap of [null, wrapColumns]) {
              const { piles } = arrange(layouts, { x: 8, y: 8, width, height }, view, info.places, wrap);
              piles.forEach((box, pile) => {
                if (!box) return;
                const { count, cards } = view.piles[pile];
                const areFinite = [box.rect, box.bounds, ...box.segments, ...box.cards].every(isFiniteRect);
                if (areFinite && (!cards || box.cards.at(-1)?.index === count - 1)) return;
                // Written only here, since such a message costs more than an arrangement.
                assert.fail(`${link} in ${width} × ${height}, ${info.places[pile].address}: ${JSON.stringify(box)}`);
              });
            }
    }
  });
}

/** Felts of a phone upright and on its side, of a tablet upright and of a desktop. */
const USUAL_FELTS = [
  [374, 700],
  [828, 300],
  [752, 900],
  [1424, 820],
];

for (const id of IDS) {
  test(`${id}: on usual felts piles lie on the felt, labels below their piles, and columns stay close`, () => {
    const info = rules.games().find((game) => game.id === id);
    assert.ok(info);
    const views = winningLine(id)
      .links.filter((_, n) => n % 40 === 0)
      .map((link) => atLink(link, (table) => table.view()));
    const layouts = [false, true].map((tall) => rules.layout(id, tall, false));
    const hasColumns = layouts[0].spots.some((spot) => spot?.fan === 'down');
    for (const [width, height] of USUAL_FELTS)
      for (const view of views) {
        const size = `${view.link} in ${width} × ${height}`;
        const area = { x: 8, y: 8, width, height };
        const arrangement = arrange(layouts, area, view, info.places, wrapColumns);
        const afresh = arrange([...layouts], area, view, info.places, wrapColumns);
        assert.deepEqual(arrangement, afresh, `${size}: as if nothing had been arranged before`);
        if (hasColumns) assert.equal(arrangement.idealCardWidth, arrangement.cardWidth, size);
        arrangement.piles.forEach((box, pile) => {
          if (!box) return;
          const what = `${size}, ${info.places[pile].address}`;
          const bottom = Math.max(...box.segments.map((segment) => segment.y + segment.height));
          assert.ok(bottom <= area.y + height + 1, `${what}: ends at ${bottom}`);
          const isBelow = box.labelTop >= box.rect.y + box.rect.height;
          assert.ok(isBelow || box.labelPlacement !== 'under', `${what}: label at ${box.labelTop}`);
        });
      }
  });
}

test('a move redraws the piles that it changes, and another size of the felt all of them', () => {
  const info = rules.games().find((game) => game.id === 'sly');
  assert.ok(info);
  const builder = new SceneBuilder();
  const layouts = [false, true].map((tall) => rules.layout('sly', tall, false));
  builder.setGame(info, { squared: layouts, fanned: layouts });
  builder.box = { x: 8, y: 8, width: 752, height: 900 };
  const [before, after] = winningLine('sly')
    .links.slice(100, 102)
    .map((link) => atLink(link, (table) => table.view()));
  const redrawn = (/** @type {typeof before} */ view) =>
    builder.build(view, view)?.unchanged.flatMap((is, pile) => (is ? [] : [pile])) ?? [];
  assert.equal(redrawn(before).length, info.places.length);
  assert.deepEqual(redrawn(before), [], 'the same position');
  const changed = redrawn(after);
  assert.ok(changed.length > 0 && changed.length < 6, String(changed));
  builder.box = { ...builder.box, height: 800 };
  assert.equal(redrawn(after).length, info.places.length);
});

test('Sly: fanned packets, whose cards stay in their places, leave the count beside the stock', () => {
  const info = rules.games().find((game) => game.id === 'sly');
  assert.ok(info);
  const layouts = [false, true].map((tall) => rules.layout('sly', tall, true));
  const view = atLink(winningLine('sly').links[120], (table) => table.view());
  const { piles } = arrange(layouts, { x: 8, y: 8, width: 453, height: 373 }, view, info.places, wrapColumns);
  assert.equal(piles[pileAddresses('sly').indexOf('stock')]?.labelPlacement, 'side');
});

test('the upper card of a pair leaves the index of the other free, at every width', () => {
  const spot = /** @type {import('../../www/pkg/patience_wasm.js').Spot} */ ({ fan: 'pair', width: 1 });
  for (let cardWidth = 48; cardWidth <= 160; cardWidth++) {
    const seat = { x: 0, y: 0, width: cardWidth, height: Math.round(cardWidth * 1.4) };
    const { cards } = arrangePile(spot, seat, { count: 2, hidden: false, cardWidth, room: 900, pitch: Infinity });
    const [lower, upper] = cards;
    // As in cards.css: the margin, and the height of the rank.
    const { width } = lower;
    const index = Math.max(1.6, width * 0.068) + Math.max(10.8 + width * 0.075, width * 0.21);
    assert.ok(upper.y - lower.y > index, `${cardWidth} px: ${upper.y - lower.y} px of ${index}`);
    assert.ok(width >= cardWidth * 0.72, `${cardWidth} px: ${width} px`);
    assert.equal(upper.y + upper.height, seat.height);
  }
});

test('a fanned packet shrinks its strips while they are legible, before its top card loses its face', () => {
  const spot = /** @type {import('../../www/pkg/patience_wasm.js').Spot} */ ({ fan: 'open', width: 1 });
  const [cardWidth, room] = [101, 220];
  const seat = { x: 0, y: 0, width: cardWidth, height: 141 };
  for (let count = 1; count <= 6; count++) {
    const { cards } = arrangePile(spot, seat, { count, hidden: false, cardWidth, room, pitch: Infinity });
    assert.equal(cards.at(-1)?.art, true, `${count} cards`);
  }
  // Another card takes little from its neighbours.
  const strips = [5, 6, 7, 8].map((count) => {
    const { cards } = arrangePile(spot, seat, { count, hidden: false, cardWidth, room, pitch: Infinity });
    return cards[1].y - cards[0].y;
  });
  assert.ok(
    strips.every((strip, n) => strip >= 14 && (!n || strip <= strips[n - 1])),
    String(strips),
  );
});

test('a fanned packet folds cards only if the narrowest strips have no room, and never its top card', () => {
  const spot = /** @type {import('../../www/pkg/patience_wasm.js').Spot} */ ({ fan: 'open', width: 1 });
  const [cardWidth, room] = [101, 220];
  const seat = { x: 0, y: 0, width: cardWidth, height: 141 };
  for (let count = 2; count <= 40; count++) {
    const box = arrangePile(spot, seat, { count, hidden: false, cardWidth, room, pitch: Infinity });
    // Strips of 9 px, and 53 px of the top card.
    assert.equal(box.foldedCount > 0, (count - 1) * 9 + 53 > room, `${count} cards`);
    assert.deepEqual(
      box.cards.map(({ index }) => index),
      Array.from({ length: count - box.foldedCount }, (_, n) => box.foldedCount + n),
    );
    assert.ok(box.bounds.height <= room, `${count} cards: ${box.bounds.height} px`);
  }
});

test('a squared pile has more edges the more cards it holds', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 9, 10].map(depthFor), [0, 1, 2, 2, 3, 3, 4]);
});

test('a wrapped column shows all its cards, within its segments, and its last card whole', () => {
  const felt = { left: 0, right: 450, openerHeight: 25, others: [], floor: () => 300 };
  const seat = { x: 200, y: 0, width: 80, height: 112 };
  // The most cards are legible, but not with ease.
  for (const [count, isSqueezed] of /** @type {[number, boolean][]} */ ([
    [25, false],
    [50, true],
  ])) {
    const box = wrapColumns([{ pile: 0, seat, count, bottom: 300 }], felt).boxes.get(0);
    assert.ok(box && box.segments.length > 1);
    assert.equal(box.foldedCount, 0);
    assert.equal(box.cards.length, count);
    assert.equal(box.isSqueezed, isSqueezed, `${count} cards`);
    assert.equal(box.cards.at(-1)?.height, seat.height);
    for (const { index, x, y, height } of box.cards) {
      const holds = (/** @type {import('../../www/table/board/layout.js').Rect} */ segment) =>
        segment.x === x && segment.y <= y && y + height <= segment.y + segment.height;
      assert.ok(box.segments.some(holds), `card ${index} of ${count}`);
    }
    // No segment reaches beyond its cards.
    for (const segment of box.segments) {
      /** @type {number[]} */
      const ends = box.cards.flatMap(({ x, y, height }) => (x === segment.x ? [y + height] : []));
      assert.equal(segment.y + segment.height, Math.max(...ends));
    }
  }
});

test('a wrapped column stays on its side while that holds all its cards', () => {
  const sides = new Map();
  const column = { pile: 0, seat: { x: 200, y: 0, width: 50, height: 70 }, count: 30, bottom: 300 };
  const felt = (/** @type {import('../../www/table/board/layout.js').Rect[]} */ others) => ({
    left: 0,
    right: 450,
    openerHeight: 25,
    others,
    floor: () => 300,
  });
  const sideWith = (/** @type {import('../../www/table/board/layout.js').Rect[]} */ others) => {
    const [, second] = wrapColumns([column], felt(others), sides).boxes.get(0)?.segments ?? [];
    return Math.sign(second.x - column.seat.x);
  };
  assert.equal(sideWith([]), 1);
  const obstacle = { x: 250, y: 0, width: 50, height: 290 };
  assert.equal(sideWith([obstacle]), -1, 'the other side holds more');
  assert.equal(sideWith([]), -1, 'it does not jump back');
});

test('covered cards of the Labyrinth have one suit below their index, whatever the number of rows', () => {
  const info = rules.games().find(({ id }) => id === 'labyrinth');
  assert.ok(info);
  const layouts = [false, true].map((tall) => rules.layout('labyrinth', tall, false));
  const { deal } = winningLine('labyrinth');
  atLink(`labyrinth/${deal}`, (table) => {
    for (let row = 2; row <= 8; row++) {
      const view = table.dealOn();
      const box = { x: 8, y: 8, width: 960, height: 620 };
      const { piles } = arrange(layouts, box, view, info.places, null);
      const kinds = piles.flatMap((pile) => (pile?.isCovered ? pile.cards.map(({ art }) => art) : []));
      assert.deepEqual(
        [...new Set(kinds)].filter((art) => art === false),
        [],
        `row ${row}`,
      );
      assert.ok(new Set(kinds).size <= 1, `row ${row}: ${kinds}`);
      if (row > 6) assert.ok(kinds.length, `row ${row} covers cards`);
    }
  });
});
