// Plates cut from the player's own table, by the rules alone: what they name lies there, and what they show may be done.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cutFrom } from '../../www/table/rules/mine.js';
import { namedCards, positionsOf } from '../../www/table/rules/plate.js';
import { PLATES } from '../../www/table/rules/plates.js';
import { line, rules } from './support/player.mjs';

/** The rules that a game's table can show. @type {Record<string, string[]>} */
const SHOWN = {
  sly: ['I', 'III'],
  'fairie-queen': ['I', 'III', 'IV', 'V'],
  'empress-of-india': ['I', 'III'],
  labyrinth: ['I', 'II'],
};

for (const [id, shown] of Object.entries(SHOWN)) {
  test(`${id}: a position that shows a rule is its plate, and no other is`, () => {
    const info = rules.games().find((game) => game.id === id);
    assert.ok(info);
    /** @type {Record<string, number>} */
    const times = {};
    const { links, moves } = line(id);
    const addresses = info.places.map((place) => place.address);
    const table = rules.Table.open(links[0]);
    for (const [ply, link] of links.entries()) {
      if (ply) table.play(moves[ply - 1]);
      const view = table.view();
      for (const [rule, plate] of Object.entries(PLATES[id])) {
        const mine = cutFrom(id, rule, plate, view, info);
        if (!mine) continue;
        times[rule] = (times[rule] ?? 0) + 1;
        const positions = positionsOf(rules, mine);
        assert.equal(positions.views[0].link, link);
        for (const card of Object.values(namedCards(mine, positions))) assert.match(card, /^[A2-9TJQK][CDHS]$/, link);
        // But for neighbours that are only there to be seen, nothing of the plate is left out.
        if (`${id} ${rule}` !== 'empress-of-india I') assert.equal(mine.cuts.length, plate.cuts.length, link);
        assert.ok(mine.cuts.length > 1);
        for (const cut of mine.cuts) assert.ok(addresses.includes(cut.at), `${rule}: ${cut.at}`);
        assert.deepEqual(mine.steps, [], 'what the pack holds is not seen');
        for (const [from, to] of mine.arrows ?? []) {
          const piles = [from, to].map((address) => addresses.indexOf(address));
          assert.equal(!!table.why(piles[0], piles[1]), !!mine.barred, `${rule}: ${from} ${to}, ${link}`);
        }
      }
    }
    table.free();
    assert.deepEqual(Object.keys(times).sort(), shown, JSON.stringify(times));
  });
}
