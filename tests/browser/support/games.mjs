// The rules of all games in Node, and recorded wins, for tests to compare a page with. Opens no browser.

import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

export const IDS = [
  'fairie-queen',
  'empress-of-india',
  'labyrinth',
  'labyrinth-dealt-foundations',
  'labyrinth-late-refill',
  'sly',
];

/**
 * Loads a WebAssembly module of www/pkg.
 * @param {string} name
 */
export async function loadWasm(name) {
  // As a data URL: to Node, a .js file without a package of type "module" is CommonJS.
  const glue = fs.readFileSync(path.join(ROOT, `www/pkg/${name}.js`));
  const module = await import(`data:text/javascript;base64,${glue.toString('base64')}`);
  module.initSync({ module: fs.readFileSync(path.join(ROOT, `www/pkg/${name}_bg.wasm`)) });
  return module;
}

/** @type {typeof import("../../../www/pkg/patience_wasm.js")} */
export const rules = await loadWasm('patience_wasm');

const games = rules.games();

/** Addresses of all piles of a game, in the order of a view's `piles`. @param {string} id */
export const pileAddresses = (id) => {
  const info = games.find((game) => game.id === id);
  if (!info) throw new Error(`no game ${id}`);
  return info.places.map((place) => place.address);
};

/**
 * Opens a link on a table of the rules, and frees the table afterwards.
 * @template T
 * @param {string} link @param {(table: import("../../../www/pkg/patience_wasm.js").Table) => T} ask
 * @returns {T} the answer of `ask`
 */
export function atLink(link, ask) {
  const table = rules.Table.open(link);
  try {
    return ask(table);
  } finally {
    table.free();
  }
}

/**
 * @typedef {object} Line a recorded win
 * @property {string} id
 * @property {string} deal
 * @property {string[]} moves
 * @property {string[]} links  before each move, and after the last
 * @property {Map<string, number>} plies  by link
 */

/** @type {Map<string, Line>} */
const winningLines = new Map();

/**
 * The nth recorded win of a game.
 * @param {string} id @param {number} [nth] @returns {Line}
 */
export function winningLine(id, nth = 0) {
  const key = `${id} ${nth}`;
  let line = winningLines.get(key);
  if (!line) {
    const records = fs.readFileSync(path.join(ROOT, `tests/data/wins/${id}.txt`), 'utf8').split('\n');
    const text = records.filter((record) => record && !record.startsWith('#'))[nth];
    const [deal, ...moves] = text.trim().split(/\s+/);
    const links = atLink(`${id}/${deal}`, (table) => [
      table.view().link,
      ...moves.map((move) => table.play(move).link),
    ]);
    line = { id, deal, moves, links, plies: new Map(links.map((link, ply) => [link, ply])) };
    winningLines.set(key, line);
  }
  return line;
}

/** The link of a game of Sly without a legal move: the hand always goes onto a packet, where it can. */
export function stuckGame() {
  return atLink(winningLine('sly').links[0], (table) => {
    for (let n = 0; n < 1000; n++) {
      const view = table.view();
      if (view.outcome !== 'playing') return view.link;
      const moves = table.moves().flatMap((group) => group.moves.map((choice) => choice.move));
      table.play(
        moves.find((move) => /^hand>p/.test(move)) ?? moves.find((move) => move.startsWith('stock>')) ?? moves[0],
      );
    }
    throw new Error('the game never ends');
  });
}
