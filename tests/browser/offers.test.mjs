// Choices that a view offers for a pile, compared with the legal moves: recorded games of every id.

import assert from 'node:assert/strict';
import test from 'node:test';
import { choicesOf, offersOf } from '../../www/engine/choices.js';
import { say } from '../../www/words/core.js';
import { atLink, IDS, winningLine } from './support/games.mjs';
import { planMove } from './support/player.mjs';

/** The checked share of a line's positions: one in so many. */
const STRIDE = 7;

for (const id of IDS) {
  test(`${id}: exactly the legal moves can be chosen`, () => {
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
        assert.equal(new Set(targets).size, targets.length, `${link}: the targets of pile ${from} are distinct`);
        assert.ok(movable || !targets.length, `${link}: pile ${from} offers and cannot be chosen`);
        for (const to of targets) {
          const choices = choicesOf(view, from, to);
          assert.ok(choices.length, `${link}: ${from} to ${to} means nothing`);
          for (const { move, label } of choices) {
            offered.add(move);
            assert.ok(choices.length < 2 || (label && say(label)), `${link}: ${move} has no button label`);
          }
        }
        const singleMoves = moves.filter((move) => move.from === from && move.with === null);
        if (only !== null) {
          const doubles = moves.filter((move) => move.with !== null && [move.from, move.with].includes(from));
          const partners = doubles.map((move) => {
            const partner = move.from === from ? /** @type {number} */ (move.with) : move.from;
            return view.piles[partner].cards.slice(-2);
          });
          if (doubles.some(({ move }) => move === only))
            assert.equal(new Set(partners).size, 1, `${link}: ${only} is the double play with the one partner`);
          else {
            assert.deepEqual(doubles, [], `${link}: ${only}`);
            // Of the card in the hand a tap plays the one move home.
            const isPending = view.pending === from;
            const meant = isPending ? singleMoves.filter((move) => move.home) : singleMoves;
            assert.deepEqual(
              (meant.length ? meant : singleMoves).map(({ move }) => move),
              [only],
            );
          }
        }
        if (home !== null)
          assert.ok(
            singleMoves.some((move) => move.move === home && move.home),
            `${link}: ${home} is not home`,
          );
      });
      // For two cards that can go home together, choosing both means that; pairing them is only in the list of moves.
      const pairs = new Set(moves.filter((move) => move.with !== null).map((move) => `${move.from} ${move.with}`));
      for (const { move, from, to } of moves) {
        const isDoublePlay = pairs.has(`${from} ${to}`) || pairs.has(`${to} ${from}`);
        assert.ok(offered.has(move) !== isDoublePlay || to === null, `${link}: ${move} and choosing two piles`);
      }
    }
  });
}

/** The taps that an act takes. @param {import('./support/player.mjs').PlannedMove} act */
const tapsOf = (act) => (act.by === 'tap' ? (act.to === null ? 1 : 2) + (act.choice === null ? 0 : 1) : 1);

for (const id of IDS) {
  test(`${id}: a win takes at most two taps a move, and one tap to deal`, (t) => {
    const game = winningLine(id);
    let taps = 0;
    let moves = 0;
    for (let ply = 0; ply < game.moves.length; moves++) {
      const act = planMove(game, ply);
      const move = game.moves[ply];
      // A pair of the Empress has only one move; the Fairie Queen asks before a card that can go home is buried.
      const limit = /^stock|^[an]\d+>f$/.test(move) ? 1 : id === 'fairie-queen' && move.startsWith('hand>c') ? 3 : 2;
      assert.ok(tapsOf(act) <= limit, `${move} takes ${tapsOf(act)} taps`);
      taps += tapsOf(act);
      const { link } = atLink(game.links[ply], (table) => (act.by === 'deal' ? table.dealOn() : table.act(move)));
      ply = act.by === 'list' ? ply + 1 : (game.plies.get(link) ?? Infinity);
    }
    t.diagnostic(`${taps} taps for ${game.moves.length} moves`);
  });
}
