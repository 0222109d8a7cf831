// What a view says that choosing a pile offers, held against the list of legal moves: recorded games of every id.

import assert from 'node:assert/strict';
import test from 'node:test';
import { choicesOf, offersOf } from '../../www/engine/choices.js';
import { say } from '../../www/words/core.js';
import { atLink, IDS, winningLine, planMove } from './support/player.mjs';

/** Every so many positions of a line. */
const STRIDE = 7;

for (const id of IDS) {
  test(`${id}: every legal move can be chosen, and nothing else`, () => {
    const { links } = winningLine(id);
    for (const link of links.filter((_, n) => n % STRIDE === 0)) {
      const { view, moves } = atLink(link, (table) => ({
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
        if (only !== null) {
          assert.deepEqual(
            own.map(({ move }) => move),
            [only],
          );
          assert.ok(
            !moves.some((move) => move.with !== null && [move.from, move.with].includes(from)),
            `${link}: ${only}`,
          );
        }
        if (home !== null)
          assert.ok(
            own.some((move) => move.move === home && move.home),
            `${link}: ${home} is not home`,
          );
      });
      // Two cards that can go home together are meant to; that they may be paired instead, the list of moves says.
      const together = new Set(moves.filter((one) => one.with !== null).map((one) => `${one.from} ${one.with}`));
      for (const { move, from, to } of moves) {
        const outdone = together.has(`${from} ${to}`) || together.has(`${to} ${from}`);
        assert.ok(offered.has(move) !== outdone || to === null, `${link}: ${move} and choosing two piles`);
      }
    }
  });
}

/** The taps that a way to play a move takes. @param {import('./support/player.mjs').Act} act */
const tapsOf = (act) => (act.act === 'tap' ? (act.to === null ? 1 : 2) + (act.choice === null ? 0 : 1) : 1);

for (const id of IDS) {
  test(`${id}: a win takes two taps a move at most, and one for dealing`, (t) => {
    const game = winningLine(id);
    let taps = 0;
    let moves = 0;
    for (let ply = 0; ply < game.moves.length; moves++) {
      const act = planMove(game, ply);
      const move = game.moves[ply];
      // A pair of the Empress has but one way to go; the Fairie Queen asks before a card that can go home is buried.
      const most = /^stock|^[an]\d+>f$/.test(move) ? 1 : id === 'fairie-queen' && move.startsWith('hand>c') ? 3 : 2;
      assert.ok(tapsOf(act) <= most, `${move} takes ${tapsOf(act)} taps`);
      taps += tapsOf(act);
      const { link } = atLink(game.links[ply], (table) => (act.act === 'deal' ? table.dealOn() : table.act(move)));
      ply = act.act === 'list' ? ply + 1 : (game.plies.get(link) ?? Infinity);
    }
    t.diagnostic(`${taps} taps for ${game.moves.length} moves`);
  });
}
