// What the engine, the solver and the tools say has words: real games of every id are walked, everything that can be refused
// is asked for, and each token is said. Sentences that were read before the engine spoke tokens are read as they were.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { say, words } from '../../www/words/core.js';
import { IDS, line, moduleOf, placesOf, rules } from './support/player.mjs';

/** @typedef {import('../../www/words/tokens.js').Token} Token */

const library = rules.games();

/** What no game here comes to is said with examples: by what comes to it. @type {Record<string, Token[]>} */
const ELSEWHERE = {
  'a game without words of its own': [
    { k: 'to-pile', pile: library[0].places[9] },
    { k: 'to-talon' },
    { k: 'to-row' },
    { k: 'deal' },
    ...[0, 1, 2].flatMap((suitable) =>
      [true, false].flatMap((others) =>
        [true, false].map((deals) => /** @type {const} */ ({ k: 'prompt', suitable, others, deals })),
      ),
    ),
    { k: 'place', card: 'TH' },
    { k: 'play-or-place', card: 'TH' },
    { k: 'home-count', home: 12 },
  ],
  'the solver that explains a loss': [
    { k: 'why-under', links: [{ k: 'why-link-under', card: 'TH', under: '2C' }] },
    { k: 'why-under-brief' },
    { k: 'why-shut-in', links: [{ k: 'why-link-shut-in', card: '9S', by: ['9H', 'TH'] }], grace: true },
    { k: 'why-shut-in', links: [{ k: 'why-link-shut-in', card: '9S', by: ['9H'] }], grace: false },
    { k: 'why-shut-in-brief', grace: true },
    { k: 'why-shut-in-brief', grace: false },
    { k: 'why-room', links: [{ k: 'why-link-room', card: '9S', on: 'KD' }] },
    { k: 'why-waiting', links: [{ k: 'why-link-pair', card: '7S', with: '2H' }] },
    { k: 'why-waiting-brief' },
    { k: 'why-unpaired' },
    { k: 'solver-unreadable' },
  ],
  'a game without a solver': [{ k: 'no-solver', game: 'sly' }],
  'cards that are given as a list': [
    { k: 'deal-unknown', at: 3, text: 'xx' },
    { k: 'deal-too-many', at: 17, card: 'TH', copies: 2 },
    { k: 'deal-missing', given: 103, of: 104, cards: ['TH'] },
  ],
  'a code of a game of another version': [{ k: 'code-game' }],
  'a game of more moves than any has': [
    { k: 'game-too-long', moves: 16384 },
    { k: 'text-long', most: 16384 },
  ],
  'marks of the engine’s own session, for other users of the crate': [{ k: 'back-at-mark' }],
  'a browser that lacks something': [{ k: 'no-random' }, { k: 'not-shown' }, { k: 'tools-not-shown' }],
};

/** @type {Map<string, string>} */
const met = new Map();

/** Every token that was said, as text: most come again and again. @type {Set<string>} */
const said = new Set();

/** Says a token, and holds what is said against what no sentence may be. @param {Token} token */
function told(token) {
  const text = say(token);
  const key = JSON.stringify(token);
  if (said.has(key)) return text;
  said.add(key);
  assert.equal(typeof text, 'string', `${key} gives no text`);
  assert.match(text, /\S/, `${key} gives an empty text`);
  assert.doesNotMatch(
    text,
    /undefined|\[object|NaN|\bnull\b|=>| {2}| [.,;:!?](?:\s|$)|\.\.$/,
    `${key} gives “${text}”`,
  );
  return text;
}

/** Says every token in a value that the boundary gave, nested ones as well. @param {unknown} value */
function hear(value) {
  if (Array.isArray(value)) return void value.forEach(hear);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  const { k } = /** @type {{ k?: unknown }} */ (value);
  if (typeof k === 'string') {
    assert.ok(Object.hasOwn(words.tokens, k), `“${k}” has no words`);
    const text = told(/** @type {Token} */ (value));
    if (!met.has(k)) met.set(k, text);
  }
  Object.values(value).forEach(hear);
}

/** What is refused is refused by a token. @param {() => unknown} act @returns {string} in words */
function refused(act) {
  let result;
  try {
    result = act();
  } catch (error) {
    const { token } = /** @type {{ token?: Token }} */ (error);
    assert.ok(token, `an error without a token: ${error}`);
    hear(token);
    return say(token);
  }
  return assert.fail(`it was not refused: ${JSON.stringify(result)?.slice(0, 200)}`);
}

/** Numbers that are the same at every run. @param {number} seed */
function dice(seed) {
  let state = seed;
  return (/** @type {number} */ sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

for (const id of IDS) {
  test(`${id}: won games, each move and act said, undone, redone, gone to, restored`, () => {
    for (const nth of [0, 1, 2]) {
      const game = line(id, nth);
      const table = rules.Table.open(game.links[0]);
      try {
        hear(table.view());
        for (let ply = 0; ply < game.moves.length; ply = table.view().ply) {
          if (ply % 64 === 0) hear(table.moves());
          const before = table.view();
          const acted = table.act(game.moves[ply]);
          hear(acted);
          if (game.links[acted.ply] === acted.link) continue;
          // The act went on by itself where the line does not.
          hear(table.undo());
          assert.equal(table.view().link, before.link);
          hear(table.play(game.moves[ply]));
        }
        assert.equal(table.view().outcome, 'won');
        hear(table.goTo(0));
        hear(table.redo());
        hear(table.undo());
        const save = table.save();
        table.free();
        const restored = rules.Table.restore(save);
        hear(restored.view());
        restored.free();
      } catch (error) {
        table.free();
        throw error;
      }
    }
  });

  test(`${id}: games played without a thought, to their end`, () => {
    for (let seed = 0; seed < 6; seed++) {
      const roll = dice(seed + 1);
      const table = rules.Table.numbered(id, seed);
      try {
        for (let n = 0; n < 250; n++) {
          const view = table.view();
          hear(view);
          if (view.outcome !== 'playing') break;
          const moves = view.moves.split(' ');
          const dealing = moves.filter((move) => /^stock>|^hand>[pc]/.test(move));
          const choice = seed % 2 && dealing.length ? dealing : moves;
          if (seed % 3 === 0 && view.dealLabel && !roll(3)) hear(roll(2) ? table.dealOn() : table.dealOne());
          else if (view.safe && !roll(2)) hear(table.playSafe());
          else hear(table.play(choice[roll(choice.length)]));
        }
        hear(table.moves());
      } finally {
        table.free();
      }
    }
  });
}

test('what is refused, and what is asked of the tools, is said', () => {
  const [sly, maze] = [line('sly'), line('labyrinth')];
  const whole = sly.links[150];
  const texts = [
    '',
    'hello',
    'klondike/S7Q3-K9X2',
    'sly/',
    'sly/S7Q',
    'sly/S7Q3-K9O2',
    'sly/S7Q3-K9X3',
    'Q7Q3-K9X3',
    `sly/${maze.deal}`,
    'sly/~abc',
    whole.slice(0, -5),
    `${whole}AAAA`,
    `${sly.links[0]}/!!!!`,
    `${sly.links[0]}/${'A'.repeat(20_000)}`,
    'x'.repeat(20_000),
  ];
  for (const text of texts) {
    assert.match(
      refused(() => rules.Table.open(text)),
      /\.$/,
      text.slice(0, 60),
    );
    assert.match(
      refused(() => rules.read(text)),
      /\.$/,
      text.slice(0, 60),
    );
  }
  const table = rules.Table.open(whole);
  for (const move of ['', 'nonsense', 'x9>f', 'hand>f', 'p1>p2', 'c1>c2']) {
    assert.match(
      refused(() => table.play(move)),
      /\.$/,
      move,
    );
    assert.match(
      refused(() => table.act(move)),
      /\.$/,
      move,
    );
  }
  hear(table.goToLink(sly.links[20]));
  assert.match(
    refused(() => table.goToLink(maze.links[20])),
    /\.$/,
  );
  const save = table.save();
  table.free();
  for (const text of ['', 'x', save.slice(0, -3), `9${save}`, save.replace(/\d/, '99'), 'x'.repeat(100_000)])
    refused(() => rules.Table.restore(text));
  refused(() => rules.Table.numbered('sly', 2 ** 32 - 1));
  refused(() => rules.Table.ofDeal('sly', sly.deal, 'nonsense'));
  refused(() => rules.Table.random('chess'));
});

test('what is typed, pasted and shared is answered in words', async () => {
  const tools = await moduleOf('patience_tools_wasm');
  const sly = line('sly');
  const pack = [...Array(2)].flatMap(() =>
    [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit)),
  );
  for (const [id, text] of [
    ['sly', ''],
    ['sly', 'AS xx'],
    ['sly', 'AS AS AS'],
    ['sly', 'AS KD'],
    ['sly', pack.slice(3).join(' ')],
    ['sly', pack.join(' ')],
    ['empress-of-india', 'QS'],
  ])
    hear(tools.ownCards(id, text));
  refused(() => tools.qrCode('x'.repeat(5000)));
  const head = `Game: sly\nDeal: ${sly.deal}\n`;
  for (const text of [
    'hello',
    'Game: chess\n',
    'Game: sly\n\nstock>hand\n',
    `${head}Deal: ${sly.deal}\n`,
    `${head}Date: yesterday\n\nstock>hand\n`,
    `${head}\nstock>hand\nResult: won\n`,
    `${head}Result: won\n\nstock>hand\n`,
    `${head}\n7. stock>hand\n`,
    `${head}\nnonsense\n`,
    `${head}\nstock>f\n`,
    `${head}\n${'stock>hand '.repeat(20_000)}`,
    'x'.repeat(1_100_000),
    `${head}\n`.repeat(2000),
  ]) {
    let games;
    try {
      games = tools.readText(text);
    } catch (error) {
      hear(/** @type {{ token?: Token }} */ (error).token);
      continue;
    }
    hear(games);
  }
  hear(tools.tell(sly.links[40]));
});

test('what was said before the engine spoke tokens', () => {
  /** @type {{ from: string, act?: string, play?: string, prompt: string, report: string, figures: string[], deal: string | null,
   *   notes: Record<string, string>, says: Record<string, string>, moves: Record<string, string> }[]} */
  const kept = JSON.parse(fs.readFileSync(new URL('../data/words/english.json', import.meta.url), 'utf8'));
  assert.ok(kept.length > 200);
  for (const { from, act, play, ...wanted } of kept) {
    const table = rules.Table.open(from);
    const view = act === undefined ? table.play(play ?? '') : table.act(act);
    const info = /** @type {import('../../www/pkg/patience_wasm.js').GameInfo} */ (
      library.find(({ id }) => id === view.game)
    );
    const places = placesOf(view.game);
    const groups = table.moves().flatMap(({ moves }) => moves);
    table.free();
    const pile = (/** @type {string} */ address) => view.piles[places.indexOf(address)];
    const now = {
      prompt: say(view.prompt),
      report: view.report.map(say).join(' '),
      figures: view.figures.map(say),
      deal: view.dealLabel && say(view.dealLabel),
      notes: Object.fromEntries(
        Object.keys(wanted.notes).map((address) => [address, say(/** @type {Token} */ (pile(address).note))]),
      ),
      says: Object.fromEntries(
        Object.keys(wanted.says).map((address) => [address, say(/** @type {Token} */ (pile(address).says))]),
      ),
      moves: Object.fromEntries(
        Object.keys(wanted.moves).map((move) => {
          const found = groups.find((one) => one.move === move);
          assert.ok(found, `${move} is legal`);
          const { token, apart } = found;
          return [move, apart === null ? words.moves.move(token) : words.moves.apart(token, info.places[apart])];
        }),
      ),
    };
    assert.deepEqual(now, wanted, `${act ?? play} after ${from}`);
  }
});

test('every key of the catalogue is met, or it is told here where it comes from', () => {
  const here = new Set(met.keys());
  for (const [what, tokens] of Object.entries(ELSEWHERE)) {
    for (const { k } of tokens) assert.ok(!here.has(k), `${k} is met here, not only by ${what}`);
    hear(tokens);
  }
  assert.deepEqual(
    Object.keys(words.tokens).filter((key) => !met.has(key)),
    [],
  );
});
