// How many presses a whole game takes: recorded wins by the fewest taps and buttons, planned on the rules.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pressesOfWin } from './support/presses.mjs';

/** Recorded wins by number, and the most presses for them. @type {Record<string, Record<number, number>>} */
const MOST = { sly: { 0: 130, 1: 130, 2: 130 }, 'empress-of-india': { 0: 145, 2: 125 }, labyrinth: { 0: 105, 1: 105 } };

for (const [id, n, most] of Object.entries(MOST).flatMap(([id, limits]) =>
  Object.entries(limits).map(([n, most]) => /** @type {const} */ ([id, Number(n), most])),
)) {
  test(`${id}: recorded win ${n} takes at most ${most} presses`, () => {
    const { presses } = pressesOfWin(id, n);
    assert.ok(presses.length <= most, `${presses.length} presses`);
  });
}
