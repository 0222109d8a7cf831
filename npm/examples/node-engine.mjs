// Plays a game of Sly in Node, without a table: `node node-engine.mjs [GAME [LINK]]`. The first legal move that takes a card
// home, else the first of all, until the game is over.

import { readFile } from 'node:fs/promises';
import { engineModule, games, loadEngine, say, Table } from 'cadogan-patience/engine';

await loadEngine(await readFile(engineModule));

const [game = 'sly', link] = process.argv.slice(2);
const table = link ? Table.open(link) : Table.random(game);
let view = table.view();
const { name, places } = games().find(({ id }) => id === view.game);
console.log(`${name}, ${view.deal}`);

while (view.outcome === 'playing') {
  const home = view.piles.find((pile) => pile.home !== undefined)?.home;
  const move = view.moves.split(' ')[home ?? 0];
  view = table.play(move);
}

console.log(`${view.outcome} after ${view.ply} moves, ${view.home} of the cards home`);
console.log(say(view.prompt));
for (const [n, { address, role }] of places.entries()) {
  if (role === 'foundation') console.log(address, view.piles[n].cards);
}

// A save goes on where it was left, with everything that can be undone.
const again = Table.restore(table.save());
console.log(again.undo().link === view.link ? 'nothing to undo' : `undone to move ${again.view().ply}`);
again.free();
table.free();
