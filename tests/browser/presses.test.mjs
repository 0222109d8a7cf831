// How many presses a whole game takes: recorded wins by the fewest taps and buttons, planned on the rules.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLink, pileAddresses, winningLine } from './support/games.mjs';
import { pressesOfWin } from './support/presses.mjs';

/** Recorded wins by number, and the most presses for them. @type {Record<string, Record<number, number>>} */
const MOST = { sly: { 0: 130, 1: 130, 2: 130 }, 'empress-of-india': { 0: 145, 2: 125 }, labyrinth: { 0: 105, 1: 105 } };

for (const [id, n, most] of Object.entries(MOST).flatMap(([id, limits]) =>
  Object.entries(limits).map(([n, most]) => /** @type {const} */ ([id, Number(n), most])),
)) {
  test(`${id}: recorded win ${n} takes at most ${most} presses`, (t) => {
    const { presses } = pressesOfWin(id, n);
    t.diagnostic(`${presses.length} presses`);
    assert.ok(presses.length <= most, `${presses.length} presses`);
  });
}

/** The most presses for a win of the Empress by a player who drags one card onto the other where there is a choice. */
const MOST_BY_DRAGS = 90;

/** The ranks and suits that can go home together with a card. @param {import('../../www/pkg/patience_wasm.js').View} view @param {string} card @param {Map<string, string>} cards by address */
const partnersOf = ({ moves }, card, cards) =>
  new Set(
    moves.split(' ').flatMap((move) => {
      const [, a, n] = /^(a\d+)\+(n\d+)>f$/.exec(move) ?? [];
      return a === card ? [cards.get(n)] : n === card ? [cards.get(a)] : [];
    }),
  );

for (const nth of [0, 2]) {
  test(`empress-of-india: in recorded win ${nth} a second press always chooses between different cards`, (t) => {
    const { presses } = pressesOfWin('empress-of-india', nth);
    const { moves, links } = winningLine('empress-of-india', nth);
    const end = moves.findIndex((_, ply) => atLink(links[ply], (table) => !table.view().stock && !!table.finish()));
    const choices = moves.slice(0, end).filter((move, ply) => {
      const [source, target] = move.split('>');
      if (target !== 'f') return true;
      if (!source.includes('+')) return false;
      const view = atLink(links[ply], (table) => table.view());
      const cards = new Map(pileAddresses('empress-of-india').map((address, n) => [address, view.piles[n].cards]));
      return source.split('+').every((card) => partnersOf(view, card, cards).size > 1);
    });
    // A press for each move, another for each choice, and Finish.
    assert.equal(presses.length, end + choices.length + 1);
    // A drag from one card to the other is one press for both.
    const drags = end + 1;
    assert.ok(drags <= MOST_BY_DRAGS, `${drags} drags and presses`);
    const pairings = choices.filter((move) => !move.endsWith('>f')).length;
    t.diagnostic(
      `${end} moves, ${pairings} pairings, ${choices.length - pairings} choices of a partner; ${drags} drags`,
    );
  });
}
