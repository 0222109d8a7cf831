// Obeying every hint: the gentle deals that it won, as recorded and published, and some of them played again.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { rules } from './support/games.mjs';
import { gentleDeals, obeyHints, wilson } from './support/obeyed-hints.mjs';
import { randomOf, sampleOf } from './support/random.mjs';

/** Games whose hints are fast enough to play a deal again. */
const FAST = ['empress-of-india', 'sly'];

/** @typedef {{ number: number, won: boolean, moves: number }} Played */

/** The recorded games, by patience. @type {Map<string, Played[]>} */
const recorded = new Map();
for (const line of readFileSync(new URL('../data/hints.txt', import.meta.url), 'utf8').split('\n')) {
  const [id, number, result, moves] = line.split(' ');
  if (!line || line.startsWith('#')) continue;
  recorded.set(id, [
    ...(recorded.get(id) ?? []),
    { number: Number(number), won: result === 'won', moves: Number(moves) },
  ]);
}

test('the recorded deals are the first of the sample, and of each patience obeying every hint wins nine in ten', () => {
  assert.deepEqual([...recorded.keys()], ['sly', 'fairie-queen', 'empress-of-india', 'labyrinth']);
  for (const [id, played] of recorded) {
    const numbers = played.map(({ number }) => number);
    assert.deepEqual(numbers, sampleOf(gentleDeals(id), numbers.length, randomOf(1)), id);
    assert.ok(played.filter(({ won }) => won).length >= 0.9 * played.length, id);
  }
});

test('the published table has the recorded games', () => {
  const document = readFileSync(new URL('../../crates/patience-survey/README.md', import.meta.url), 'utf8');
  const rows = [...recorded].map(([id, played]) => {
    const won = played.filter((game) => game.won).length;
    const [low, high] = wilson(won, played.length).map((end) => end.toFixed(1));
    const name = rules
      .games()
      .find((game) => game.id === id)
      ?.name.replace("'", '’');
    return `| ${name} | ${gentleDeals(id).length} | ${played.length} | ${won} (${low}–${high}%) |`;
  });
  assert.ok(document.includes(rows.join('\n')), `the table should be\n${rows.join('\n')}`);
});

for (const id of FAST) {
  test(`${id}: a recorded deal ends as it did`, async () => {
    const [{ number, won, moves }] = [...(recorded.get(id) ?? [])].sort((a, b) => a.moves - b.moves);
    const { view } = await obeyHints(id, number);
    assert.deepEqual([view.outcome === 'won', view.plies], [won, moves]);
  });
}
