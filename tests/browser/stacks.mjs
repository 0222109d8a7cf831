// Prints the links of www/lessons, from their stacked packs: `node tests/browser/stacks.mjs`. A pack is completed by the
// unused cards, in the order of a new pack.

import { atLink, winningLine, loadWasm } from './support/games.mjs';

/** @type {typeof import('../../www/pkg/patience_tools_wasm.js')} */
const tools = await loadWasm('patience_tools_wasm');

/** @param {string} text */
const words = (text) => text.trim().split(/\s+/);

/** The cards of a suit from one rank to another, in order. @param {string} suit @param {string} ranks */
const run = (suit, ranks) => [...ranks].map((rank) => rank + suit);

/** The link of a completed pack. @param {string} game @param {string[]} top */
function packOf(game, top) {
  const { pack } = tools.checkCards(game, top.join(' '));
  const unused = pack.flatMap(({ card, given, of }) => Array.from({ length: Math.max(0, of - given) }, () => card));
  const { link, says } = tools.checkCards(game, [...top, ...unused].join(' '));
  if (!link) throw new Error(`${game}: ${JSON.stringify(says)}`);
  return link;
}

/** The link after moves. @param {string} link of the deal @param {string[]} moves */
const after = (link, moves) =>
  atLink(link, (table) => {
    for (const move of moves) table.play(move);
    return table.view().link;
  });

/** @typedef {import('../../www/pkg/patience_wasm.js').View} View */

/**
 * The moves that deal the stock out.
 * @param {string} pack
 * @param {(view: View) => boolean} goesHome true to play the hand home, false to place it
 * @param {(view: View) => boolean} isOver
 */
const dealOut = (pack, goesHome, isOver) =>
  atLink(pack, (table) => {
    const moves = [];
    for (let view = table.view(); !isOver(view);) {
      const legal = view.moves.split(' ');
      const home = goesHome(view);
      const move =
        view.pending === null
          ? 'stock>hand'
          : legal.find((notation) => notation.startsWith('hand>') && /\d/.test(notation) !== home);
      if (!move) throw new Error(`no move for ${view.piles[1].cards}`);
      view = table.play(move);
      moves.push(move);
    }
    return moves;
  });

/** @param {string} name @param {string} link */
const print = (name, link) => console.log(`${name}\n    ${link}`);

// Sly. In the first round the three of hearts is placed before the two turns up, which can go home at once.
{
  const first = words('7C AH QD 3H 2H 5D 8H TS 4C JD KS 9C 2S 6H QH 4D 9D TC AC 5S 8D JC 3S 7H');
  // The nine of spades fills the packet that the two leaves. In the second round the player places the jack and the eight; the
  // others go onto one packet each, and the queen goes home in between.
  const second = words('9S JS 6C 8C 2D 6D 4S 3C QS 5H 7D JH 9D TD 6S 7S 9H 8S TH 5C 3D QC');
  const pack = packOf('sly', [...first, ...second]);
  print('Sly, the first round', pack);
  // All are placed in order except the two of hearts.
  const twenty = dealOut(
    pack,
    (view) => view.piles[1].cards === '2H',
    (view) => view.piles.at(-1)?.count === 1,
  );
  const whole = after(pack, twenty);
  print('Sly, twenty cards placed', whole);
  const place = (/** @type {number[]} */ ...packets) => packets.flatMap((n) => ['stock>hand', `hand>p${n}`]);
  const firstMoves = ['p3>H+', ...place(6, 1, 9, 2, 3, 4, 5), 'stock>hand', 'hand>S-'];
  const lastMoves = place(7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20);
  print('Sly, the second round complete', after(whole, [...firstMoves, ...lastMoves]));
}

// The Fairie Queen. The pack is stacked for the final columns: two bare kings, and the column of the book's Note 1, a jack of
// hearts with a run from ten to four on it.
{
  const columns = {
    c1: '9C 5H 2S 3S',
    c2: '8D AC 2C 6D 2H QC 8H 7C',
    c3: '4D 9H JD 2C 6H TC 3C',
    c4: '2D 3H JH TS 9D 8C 7H 6S 5D 4C',
    c5: '7D 4H JC QS 7S 5S 3D JS',
    c6: 'QD 9S JH 4S TD 6C QH TH 5C 8S QH',
  };
  const homeward = [
    ...run('C', '3456789TJQ'),
    ...run('S', 'A23456789TJQ'),
    ...run('D', 'A23456789TJQ'),
    ...run('H', 'A23456789T'),
    ...words('AC AS AD AH'),
  ];
  const [c1, c2, c3, c4, c5, c6] = Object.values(columns).map(words);
  const kings = words('KH KD KC KH KS KC KD');
  const start = [...c1, kings[0], ...c2.slice(0, 3)];
  const middle = [...homeward, ...c2.slice(3)];
  const others = [c3, c4, c5, c6].flatMap((column, n) => [kings[n + 1], ...column]);
  const pack = packOf('fairie-queen', [...start, ...middle, ...others, ...kings.slice(5)]);
  // The cards of the runs go home as they turn up; all others go onto the last king.
  const homeIndices = new Set([start.length - 1, ...homeward.map((_, n) => start.length + n)]);
  const all = [...start, ...middle, ...others, ...kings.slice(5)].length;
  const moves = dealOut(
    pack,
    ({ stock }) => homeIndices.has(all - stock - 1),
    ({ stock, pending }) => !stock && pending === null,
  );
  print('The Fairie Queen, the deal', pack);
  print('The Fairie Queen, dealt', after(pack, moves));
}

// The Empress of India: the end of a recorded win, with its last moves in another order.
{
  const { deal, moves } = winningLine('empress-of-india', 0);
  const last = words('a2+n2>f a4+n9>f a5+n4>f a11+n14>f a13+n12>f a15+n16>f a18+n22>f a24+n24>f a16>f a9+n23>f');
  print('The Empress, four cards left', after(`empress-of-india/${deal}`, [...moves.slice(0, -12), ...last]));
}

// The Labyrinth: three rows with the cards that fill their gaps, and recorded wins before the grace.
{
  const rows = [
    '9S 2D 6H QC 8C JH TD 4H 7C 5S',
    '9C 8H',
    '7S TC 5H 9H 6S 4D 3C 8S 7D TS',
    '5D 8D 3D TH JS 6C 4S 9D QH 7H',
    '3S 6D',
  ];
  print('The Labyrinth, the first row', packOf('labyrinth', words(rows.join(' '))));
  for (const n of [0, 1, 2]) {
    const { moves, links } = winningLine('labyrinth', n);
    print('The Labyrinth, before the grace', links[moves.findIndex((move) => move.endsWith('>grace'))]);
  }
}
