// The figures of the rules, made from the position on the table: the cards that they name are there, and the moves that they
// show are legal. Without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figureFromPosition } from '../../www/book/figures-from-position.js';
import { namedCards, positionsOf } from '../../www/book/figure.js';
import { FIGURES } from '../../www/book/figures.js';
import { winningLine, rules } from './support/games.mjs';

/** The rules that a game's table can show. @type {Record<string, string[]>} */
const SHOWN = {
  sly: ['I', 'III'],
  'fairie-queen': ['I', 'III', 'IV', 'V'],
  'empress-of-india': ['I', 'III'],
  labyrinth: ['I', 'II'],
};

for (const [id, shown] of Object.entries(SHOWN)) {
  test(`${id}: the positions that show a rule, and no others, give its figure`, () => {
    const info = rules.games().find((game) => game.id === id);
    assert.ok(info);
    /** @type {Record<string, number>} */
    const times = {};
    const { links, moves } = winningLine(id);
    const addresses = info.places.map((place) => place.address);
    const table = rules.Table.open(links[0]);
    for (const [ply, link] of links.entries()) {
      if (ply) table.play(moves[ply - 1]);
      const view = table.view();
      for (const [rule, figureData] of Object.entries(FIGURES[id])) {
        const figure = figureFromPosition(id, rule, figureData, view, info);
        if (!figure) continue;
        times[rule] = (times[rule] ?? 0) + 1;
        const positions = positionsOf(rules, figure);
        assert.equal(positions.views[0].link, link);
        for (const card of Object.values(namedCards(figure, positions))) assert.match(card, /^[A2-9TJQK][CDHS]$/, link);
        // No part of the figure is left out, except neighbours that are only decoration.
        if (`${id} ${rule}` !== 'empress-of-india I') assert.equal(figure.cuts.length, figureData.cuts.length, link);
        assert.ok(figure.cuts.length > 1);
        for (const cut of figure.cuts) assert.ok(addresses.includes(cut.at), `${rule}: ${cut.at}`);
        assert.deepEqual(figure.steps, [], 'the stock is hidden');
        for (const [from, to] of figure.arrows ?? []) {
          const piles = [from, to].map((address) => addresses.indexOf(address));
          assert.equal(!!table.why(piles[0], piles[1]), !!figure.isBarred, `${rule}: ${from} ${to}, ${link}`);
        }
      }
    }
    table.free();
    assert.deepEqual(Object.keys(times).sort(), shown, JSON.stringify(times));
  });
}
