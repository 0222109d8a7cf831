// Where an arrow begins and ends.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curve } from '../../www/table/drawing/arrow.js';

const CARD = { width: 70, height: 98 };

/** @param {{ x: number, y: number }} point @param {{ x: number, y: number, width: number, height: number }} rect */
const isOn = ({ x, y }, rect) => x > rect.x && x < rect.x + rect.width && y > rect.y && y < rect.y + rect.height;

for (const [dx, dy] of [
  [400, 0],
  [-400, 0],
  [0, 300],
  [0, -300],
  [350, 220],
  [-220, -350],
]) {
  test(`an arrow to a card ${dx}, ${dy} away keeps off both cards, and points at the other`, () => {
    const from = { x: 500, y: 400, ...CARD };
    const to = { x: from.x + dx, y: from.y + dy, ...CARD };
    for (const bend of [0.14, -0.14, 0]) {
      const { start, turn, end } = curve(from, to, bend, 1);
      assert.ok(!isOn(start, from) && !isOn(end, to));
      // On from its end it comes to the card.
      const on = { x: end.x + (end.x - turn.x) * 0.3, y: end.y + (end.y - turn.y) * 0.3 };
      assert.ok(isOn(on, to), `bent by ${bend} it misses`);
    }
  });
}

test('between neighbours it is long enough to be seen, and lies on their edges', () => {
  const from = { x: 100, y: 100, ...CARD };
  const to = { x: 176, y: 100, ...CARD };
  const { start, end } = curve(from, to, 0.14, 1);
  assert.ok(end.x - start.x > 30, `${end.x - start.x}`);
  assert.ok(isOn(start, from) && isOn(end, to));
});

test('from a point to a point it takes both as they are', () => {
  const { start, end } = curve({ x: 10, y: 20 }, { x: 200, y: 50 }, 0.14, 1);
  assert.deepEqual(start, { x: 10, y: 20 });
  assert.deepEqual(end, { x: 200, y: 50 });
});

test('it bends to its left, or to its right', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];
  assert.ok(curve(from, to, 0.2, 1).turn.y < 0);
  assert.ok(curve(from, to, -0.2, 1).turn.y > 0);
});

test('two cards in one place end in an arrow all the same', () => {
  const rect = { x: 10, y: 10, ...CARD };
  const points = Object.values(curve(rect, rect, 0.14, 1)).flatMap(({ x, y }) => [x, y]);
  assert.ok(points.every(Number.isFinite), points.join());
});
