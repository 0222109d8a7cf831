// What a view says that choosing a pile offers, held against the list of legal moves: recorded games of every id.

import assert from 'node:assert/strict';
import test from 'node:test';
import { choicesOf, offersOf } from '../../www/table/offers.js';
import { say } from '../../www/words/core.js';
import { at, IDS, line } from './support/player.mjs';

/** Every so many positions of a line. */
const STRIDE = 7;

for (const id of IDS) {
  test(`${id}: every legal move can be chosen, and nothing else`, () => {
    const { links } = line(id);
    for (const link of links.filter((_, n) => n % STRIDE === 0)) {
      const { view, moves } = at(link, (table) => ({
        view: table.view(),
        moves: table.moves().flatMap((group) => group.moves),
      }));
      assert.deepEqual(
        view.moves ? view.moves.split(' ') : [],
        moves.map(({ move }) => move),
      );
      const offered = new Set();
      view.piles.forEach(({ movable }, from) => {
        const { targets, only, home } = offersOf(view, from);
        assert.equal(new Set(targets).size, targets.length, `${link}: targets of pile ${from} stand once`);
        assert.ok(movable || !targets.length, `${link}: pile ${from} offers and cannot be chosen`);
        for (const to of targets) {
          const choices = choicesOf(view, from, to);
          assert.ok(choices.length, `${link}: ${from} to ${to} means nothing`);
          for (const { move, label } of choices) {
            offered.add(move);
            assert.ok(choices.length < 2 || (label && say(label)), `${link}: ${move} has no words for its button`);
          }
        }
        const own = moves.filter((move) => move.from === from && move.with === null);
        if (only !== null)
          assert.deepEqual(
            own.map(({ move }) => move),
            [only],
          );
        if (home !== null)
          assert.ok(
            own.some((move) => move.move === home && move.home),
            `${link}: ${home} is not home`,
          );
      });
      for (const { move, to } of moves)
        assert.ok(offered.has(move) || to === null, `${link}: ${move} cannot be chosen by two piles`);
    }
  });
}
