// The geometry of arrows between cards.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearBend, curve, pointsAlong } from '../../www/ui/arrow.js';

const CARD = { width: 70, height: 98 };

/** @param {{ x: number, y: number }} point @param {{ x: number, y: number, width: number, height: number }} rect */
const isInside = ({ x, y }, rect) => x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height;

for (const [dx, dy] of [
  [400, 0],
  [-400, 0],
  [0, 300],
  [0, -300],
  [350, 220],
  [-220, -350],
]) {
  test(`an arrow to a card ${dx}, ${dy} away overlaps neither card and points at the target`, () => {
    const from = { x: 500, y: 400, ...CARD };
    const to = { x: from.x + dx, y: from.y + dy, ...CARD };
    for (const bend of [0.14, -0.14, 0]) {
      const { start, turn, end } = curve(from, to, bend, 1);
      assert.ok(!isInside(start, from) && !isInside(end, to));
      const ahead = { x: end.x + (end.x - turn.x) * 0.3, y: end.y + (end.y - turn.y) * 0.3 };
      assert.ok(isInside(ahead, to), `bent by ${bend}, it misses`);
    }
  });
}

test('an arrow between adjacent cards is long enough to see and overlaps their edges', () => {
  const from = { x: 100, y: 100, ...CARD };
  const to = { x: 176, y: 100, ...CARD };
  const { start, end } = curve(from, to, 0.14, 1);
  assert.ok(end.x - start.x > 30, `${end.x - start.x}`);
  assert.ok(isInside(start, from) && isInside(end, to));
});

test('an arrow between two points starts and ends exactly there', () => {
  const { start, end } = curve({ x: 10, y: 20 }, { x: 200, y: 50 }, 0.14, 1);
  assert.deepEqual(start, { x: 10, y: 20 });
  assert.deepEqual(end, { x: 200, y: 50 });
});

test('the sign of the bend chooses left or right', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  assert.ok(curve(from, to, 0.2, 1).turn.y < 0);
  assert.ok(curve(from, to, -0.2, 1).turn.y > 0);
});

test('two cards in the same place give an arrow with finite points', () => {
  const rect = { x: 10, y: 10, ...CARD };
  const points = Object.values(curve(rect, rect, 0.14, 1)).flatMap(({ x, y }) => [x, y]);
  assert.ok(points.every(Number.isFinite), points.join());
});

test('between neighbours, and beside other cards, an arrow bends so that it covers none of them', () => {
  const area = { x: 0, y: 0, width: 390, height: 664 };
  const covered = (/** @type {number} */ bend, /** @type {[any, any]} */ cards, /** @type {any[]} */ others) =>
    pointsAlong(curve(...cards, bend, 0.8)).filter((point) =>
      [...cards, ...others].some((rect) => isInside(point, rect)),
    ).length;
  // A card below a foundation with a label, on a phone.
  const from = { x: 123, y: 268, width: 34, height: 48 };
  const to = { x: 90, y: 162, width: 52, height: 90 };
  // A card between two, and a card in the way of a long arrow.
  const between = { x: 160, y: 321, width: 34, height: 48 };
  const far = { x: 168, y: 57, width: 52, height: 92 };
  const above = { x: 160, y: 268, width: 34, height: 48 };
  for (const [cards, others] of /** @type {[[any, any], any[]][]} */ ([
    [[from, to], []],
    [[between, far], [above]],
  ])) {
    assert.ok(covered(0.14, cards, others) > 0);
    assert.equal(covered(clearBend(...cards, others, area, 0.8), cards, others), 0);
  }
  // With room, the usual bend.
  assert.equal(clearBend(from, far, [], area, 0.8), 0.14);
  // At the edge of the area, the other way.
  const edge = { x: 2, width: 34, height: 48 };
  const bend = clearBend({ ...edge, y: 300 }, { ...edge, y: 100 }, [{ ...edge, y: 200 }], area, 0.8);
  assert.ok(bend < 0);
});
