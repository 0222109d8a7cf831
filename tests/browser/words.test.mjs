// Every token of engine, solver and tools has a sentence: the tests walk through real games of every id, provoke every
// refusal, and say each token. Golden sentences are compared word by word.

import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { say, words } from '../../www/words/core.js';
import { LANGUAGES } from '../../www/words/language.js';
import { words as reports } from '../../www/words/reports.js';
import { rank, suit } from '../../www/words/en/cards.js';
import { IDS, winningLine, loadWasm, pileAddresses, rules } from './support/games.mjs';

/** @typedef {import('../../www/words/tokens.js').Token} Token */

const library = rules.games();
/** Sentences of both catalogues of tokens. */
const TOKENS = { ...words.tokens, ...reports.tokens };

/** Languages, without those that only tests use. */
const CODES = Object.keys(LANGUAGES).filter((code) => !code.startsWith('x-'));

/** Modules that no feature names: the words of every page, and those without a catalogue. */
const ALWAYS_LOADED = ['core', 'site', 'pages', 'language'];

/** Examples of tokens that do not occur in these tests, by their source. @type {Record<string, Token[]>} */
const EXAMPLES = {
  'a game without sentences in the catalogue': [
    { k: 'to-pile', pile: library[0].places[9] },
    { k: 'to-talon' },
    { k: 'to-row' },
    { k: 'deal' },
    ...[0, 1, 2].flatMap((goesHome) =>
      [true, false].flatMap((others) =>
        [true, false].map((deals) => /** @type {const} */ ({ k: 'prompt', home: goesHome, others, deals })),
      ),
    ),
    { k: 'place', card: 'TH' },
    { k: 'play-or-place', card: 'TH' },
    { k: 'home-count', home: 12 },
    { k: 'cannot-go', card: 'TH', to: library[0].places[9] },
    { k: 'cannot-move', pile: library[0].places[9] },
  ],
  'the solver that explains a loss': [
    { k: 'why-under', links: [{ k: 'why-link-under', card: 'TH', under: '2C', waits: ['TH'] }] },
    { k: 'why-under-brief' },
    {
      k: 'why-shut-in',
      links: [{ k: 'why-link-shut-in', card: '9S', by: ['9H', 'TH'], near: true }],
      waits: [],
      grace: true,
    },
    {
      k: 'why-shut-in',
      links: [{ k: 'why-link-shut-in', card: '9S', by: ['9H'], near: true }],
      waits: [],
      grace: false,
    },
    { k: 'why-shut-in-brief', grace: true },
    { k: 'why-shut-in-brief', grace: false },
    { k: 'why-room', links: [{ k: 'why-link-room', card: '9S', on: 'KD' }] },
    { k: 'why-waiting', links: [{ k: 'why-link-pair', card: '7S', with: '2H' }], waits: [] },
    { k: 'why-waiting-brief' },
    { k: 'why-balance', links: [{ k: 'why-link-pair', card: '7S', with: '2H' }] },
    { k: 'why-balance-brief' },
    ...[[], ['9S']].map((first) => ({
      k: /** @type {const} */ ('why-partners'),
      first,
      with: first.map(() => '2D'),
      card: '5S',
      partners: ['AH', '3H'],
      links: [{ k: /** @type {const} */ ('why-link-pair'), card: '6S', with: '8H' }],
      waits: [{ k: /** @type {const} */ ('why-link-wait'), card: '6S', after: '5S' }],
    })),
    { k: 'why-partners-brief', card: '5S' },
    ...[true, false].flatMap((navy) => [
      { k: /** @type {const} */ ('why-unpaired'), army: true, navy },
      { k: /** @type {const} */ ('why-unpaired'), army: !navy, navy: true },
    ]),
    { k: 'why-either', cards: ['7H'], links: [{ k: 'why-link-under', card: '7H', under: 'AH', waits: [] }] },
    { k: 'why-either-brief', cards: ['7H'] },
    { k: 'why-either-brief', cards: ['7H', '5C'] },
    { k: 'why-few', cards: [], held: [], waits: [], grace: false },
    { k: 'why-few', cards: ['TH'], held: [], waits: [], grace: false },
    {
      k: 'why-few',
      cards: ['TH', '2C', 'QD'],
      held: [{ k: 'why-link-held', card: '5C', by: ['JH'] }],
      waits: [],
      grace: true,
    },
    ...[1, 2, 3].map((copies) => ({
      k: /** @type {const} */ ('why-never'),
      card: 'TH',
      held: Array(copies).fill({ k: 'why-link-held', card: 'TH', by: ['JC'] }),
      waits: [],
      grace: false,
    })),
    { k: 'why-link-wait', card: 'TH', after: '9S' },
    ...[1, 2, 11].map((count) => ({ k: /** @type {const} */ ('why-most'), count })),
    { k: 'solver-unreadable' },
  ],
  'the solver that gives the reason of a hint': [
    { k: 'hint-uncovers', card: 'TH' },
    { k: 'hint-frees', card: 'TH' },
    { k: 'hint-follows', card: 'TH' },
    { k: 'hint-run', card: '9D', on: 'TD' },
    { k: 'hint-late', card: 'TH' },
    { k: 'hint-pair-late', card: 'TH' },
    { k: 'hint-room', card: 'TH' },
    { k: 'hint-safe' },
    { k: 'hint-home' },
    { k: 'hint-turn' },
    { k: 'hint-pair', card: 'JC', other: '2H' },
  ],
  'a game without a solver': [{ k: 'no-solver', game: 'sly' }],
  'cards given as a list': [
    { k: 'deal-unknown', at: 3, text: 'xx' },
    { k: 'deal-too-many', at: 17, card: 'TH', copies: 2 },
    { k: 'deal-missing', given: 103, of: 104, cards: ['TH'] },
  ],
  'a code of another version': [{ k: 'code-game' }],
  'an address without a link': [{ k: 'link-none' }],
  'a game with too many moves': [
    { k: 'game-too-long', moves: 16384 },
    { k: 'text-long', max: 16384 },
  ],
  'Deal all, and a run that moves': [
    { k: 'run-needs-kings', cards: 4, kings: 2, free: 1 },
    { k: 'cards-covered', count: 3 },
    {
      k: 'run-moved',
      cards: 4,
      first: '8H',
      to: { address: 'c2', role: 'tableau', name: 'column', n: 2, row: null, suit: null },
    },
  ],
  'a result in a link, read by the tools': [{ k: 'challenge-damaged' }, { k: 'challenge-newer' }],
  'the link of a problem, read by the tools': [{ k: 'problem-damaged' }, { k: 'problem-newer' }],
  'a browser that lacks something': [{ k: 'no-random' }, { k: 'not-shown' }, { k: 'tools-not-shown' }],
};

/** Sentences that do not name a card of their token, and why. @type {Record<string, string>} */
const NAMELESS = {
  'hint-pair': 'the sentence before it has named both',
  'hint-run': 'the sentence before it has named the card',
  'last-king-only': 'his column is named',
  'needs-partner': 'it means any card of a colour and a rank, which are named',
};

/** @type {Map<string, string>} */
const sentences = new Map();

/** The checked tokens, as JSON: most occur many times. @type {Set<string>} */
const said = new Set();

/** Says a token, and checks the sentence for faults. @param {Token} token */
function sayChecked(token) {
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
  if (!Object.hasOwn(NAMELESS, token.k)) {
    // A sentence names its cards; typed text is repeated as it was.
    const cards = Object.values(token)
      .flat()
      .filter((value) => typeof value === 'string' && /^[A2-9TJQK][CDHS]$/.test(value));
    const low = text.toLowerCase();
    for (const card of cards)
      assert.ok(
        text.includes(card) || (low.includes(rank(card)) && low.includes(suit(card))),
        `${key}: “${text}” does not name ${card}`,
      );
  }
  return text;
}

/** Says every token in a value of the boundary, also nested ones. @param {unknown} value */
function sayAll(value) {
  if (Array.isArray(value)) return void value.forEach(sayAll);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  const { k } = /** @type {{ k?: unknown }} */ (value);
  if (typeof k === 'string') {
    assert.ok(Object.hasOwn(TOKENS, k), `“${k}” has no words`);
    const text = sayChecked(/** @type {Token} */ (value));
    if (!sentences.has(k)) sentences.set(k, text);
  }
  Object.values(value).forEach(sayAll);
}

/** Asserts that an act is refused with a token. @param {() => unknown} act @returns {string} its sentence */
function refusalOf(act) {
  let result;
  try {
    result = act();
  } catch (error) {
    const { token } = /** @type {{ token?: Token }} */ (error);
    assert.ok(token, `an error without a token: ${error}`);
    sayAll(token);
    return say(token);
  }
  return assert.fail(`it was not refused: ${JSON.stringify(result)?.slice(0, 200)}`);
}

/** Asks for the reasons of every idle pile, and of one in eight pairs of piles. @param {import('../../www/pkg/patience_wasm.js').Table} table */
function askReasons(table) {
  const { piles, ply } = table.view();
  piles.forEach((_, from) => {
    sayReason(table.whyIdle(from));
    piles.forEach((_, to) => {
      if ((from + 3 * to + ply) % 8 === 0) sayReason(table.why(from, to));
    });
  });
}

/** Asserts that a sentence names its rule, and no other. @param {import('../../www/pkg/patience_wasm.js').Reason | null} reason */
function sayReason(reason) {
  if (!reason) return;
  sayAll(reason.token);
  const named = [...say(reason.token).matchAll(/Rule ([IV]+)/g)].map(([, number]) => number);
  if (reason.rule === null) assert.deepEqual(named, [], say(reason.token));
  else assert.ok(named.includes(reason.rule), `${say(reason.token)} does not name Rule ${reason.rule}`);
}

/** Reproducible random numbers. @param {number} seed */
function seededDice(seed) {
  let state = seed;
  return (/** @type {number} */ sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

for (const id of IDS) {
  test(`${id}: won games have a sentence for every token, with undo, redo, jumps and restored saves`, () => {
    for (const nth of [0, 1, 2]) {
      const game = winningLine(id, nth);
      const table = rules.Table.open(game.links[0]);
      try {
        sayAll(table.view());
        for (let ply = 0; ply < game.moves.length; ply = table.view().ply) {
          if (ply % 64 === 0) {
            sayAll(table.moves());
            askReasons(table);
          }
          const before = table.view();
          const acted = table.act(game.moves[ply]);
          sayAll(acted);
          if (game.links[acted.ply] === acted.link) continue;
          // The act played more than the move of the line.
          sayAll(table.undo());
          assert.equal(table.view().link, before.link);
          sayAll(table.play(game.moves[ply]));
        }
        assert.equal(table.view().outcome, 'won');
        sayAll(table.goTo(0));
        sayAll(table.redo());
        sayAll(table.undo());
        const save = table.save();
        table.free();
        const restored = rules.Table.restore(save);
        sayAll(restored.view());
        restored.free();
      } catch (error) {
        table.free();
        throw error;
      }
    }
  });

  test(`${id}: random games have a sentence for every token`, () => {
    for (let seed = 0; seed < 6; seed++) {
      const roll = seededDice(seed + 1);
      const table = rules.Table.numbered(id, seed);
      try {
        for (let n = 0; n < 250; n++) {
          const view = table.view();
          sayAll(view);
          if (view.outcome !== 'playing') break;
          const moves = view.moves.split(' ');
          if (n % 50 === 25) askReasons(table);
          const dealing = moves.filter((move) => /^stock>|^hand>[pc]/.test(move));
          const choice = seed % 2 && dealing.length ? dealing : moves;
          if (seed % 3 === 0 && view.dealLabel && !roll(3)) sayAll(roll(2) ? table.dealOn() : table.dealOnce());
          else if (view.safe && !roll(2)) sayAll(table.playSafe());
          else sayAll(table.play(choice[roll(choice.length)]));
        }
        sayAll(table.moves());
        askReasons(table);
      } finally {
        table.free();
      }
    }
  });
}

test('refused links, moves and saves have sentences', () => {
  const [sly, labyrinth] = [winningLine('sly'), winningLine('labyrinth')];
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
    `sly/${labyrinth.deal}`,
    'sly/~abc',
    whole.slice(0, -5),
    `${whole}AAAA`,
    `${sly.links[0]}/!!!!`,
    `${sly.links[0]}/${'A'.repeat(20_000)}`,
    'x'.repeat(20_000),
  ];
  for (const text of texts) {
    assert.match(
      refusalOf(() => rules.Table.open(text)),
      /\.$/,
      text.slice(0, 60),
    );
    assert.match(
      refusalOf(() => rules.read(text)),
      /\.$/,
      text.slice(0, 60),
    );
  }
  const table = rules.Table.open(whole);
  for (const move of ['', 'nonsense', 'x9>f', 'hand>f', 'p1>p2', 'c1>c2']) {
    assert.match(
      refusalOf(() => table.play(move)),
      /\.$/,
      move,
    );
    assert.match(
      refusalOf(() => table.act(move)),
      /\.$/,
      move,
    );
  }
  sayAll(table.goToLink(sly.links[20]));
  assert.match(
    refusalOf(() => table.goToLink(labyrinth.links[20])),
    /\.$/,
  );
  const save = table.save();
  table.free();
  for (const text of ['', 'x', save.slice(0, -3), `9${save}`, save.replace(/\d/, '99'), 'x'.repeat(100_000)])
    refusalOf(() => rules.Table.restore(text));
  refusalOf(() => rules.Table.numbered('sly', 2 ** 32 - 1));
  refusalOf(() => rules.Table.ofDeal('sly', sly.deal, 'nonsense'));
  refusalOf(() => rules.Table.random('chess'));
});

test('a refused move names the rule with its number, then what to do', () => {
  const place = (/** @type {string} */ game, /** @type {string} */ address) => {
    const { places } = /** @type {import('../../www/pkg/patience_wasm.js').GameInfo} */ (
      library.find(({ id }) => id === game)
    );
    return places[places.findIndex((place) => place.address === address)];
  };
  const empress = (/** @type {string} */ address) => place('empress-of-india', address);
  const packet = (/** @type {number} */ n) => place('sly', `p${n}`);
  const cell = (/** @type {string} */ address) => place('labyrinth', address);
  /** @type {[Token, string][]} */
  const rows = [
    [
      { k: 'needs-partner', red: true, partners: ['2C', '2S'], at: [empress('n1'), empress('n2')] },
      'A red card goes home only together with a black one (Rule I). Choose a black two.',
    ],
    [
      { k: 'needs-partner', red: false, partners: ['QD', 'TH', 'TD'], at: [empress('a1')] },
      'A black card goes home only together with a red one (Rule I). Choose the queen of diamonds or a red ten.',
    ],
    [
      { k: 'needs-partner', red: true, partners: ['3C', '2S'], at: [] },
      'A red card goes home only together with a black one (Rule I). ' +
        'You need the three of clubs or the two of spades, unpaired in the Navy.',
    ],
    [{ k: 'through-the-lines', talon: true }, 'Cards from the talon go through the Army or Navy first (Rule III).'],
    [{ k: 'through-the-lines', talon: false }, 'Cards from the stock go through the Army or Navy first (Rule III).'],
    [{ k: 'pair-is-full' }, 'A pair never takes a third card.'],
    [{ k: 'same-colour', red: true }, 'A pair is one red and one black card. Choose a card in the Navy.'],
    [{ k: 'suit-next', cards: ['QD', '9D'] }, 'Diamonds take the queen or the nine next.'],
    [
      { k: 'run-needs-kings', cards: 4, kings: 2, free: 1 },
      'Moving 4 cards takes two bare kings (Rule III): one is free.',
    ],
    [
      { k: 'run-needs-kings', cards: 2, kings: 1, free: 0 },
      'Moving 2 cards takes one bare king (Rule III): none is free.',
    ],
    [{ k: 'bare-king-only' }, 'Only a bare king takes a card of any rank (Rule V).'],
    [
      { k: 'one-higher', card: '9C', onto: 'TC' },
      'The nine of clubs goes onto a ten of any suit (Rule III), or onto a bare king.',
    ],
    [
      { k: 'one-higher', card: '7C', onto: '8C' },
      'The seven of clubs goes onto an eight of any suit (Rule III), or onto a bare king.',
    ],
    [
      { k: 'last-king-only', king: 'KD', column: place('fairie-queen', 'c3') },
      'During the deal only the latest king takes cards (Rule II): choose column 3.',
    ],
    [
      { k: 'blocked', card: '9S', above: cell('r1c4'), below: cell('r3c4') },
      'The nine of spades is blocked, above and below (Rule II).',
    ],
    [{ k: 'rows-whole' }, 'Rows are dealt whole. Play from a row when it is complete (Rule IV).'],
    [
      { k: 'promenade-not-full', left: 13, cards: 50 },
      'Nothing leaves a packet until all twenty are placed: 13 still to place (Rule IV).',
    ],
    [
      { k: 'promenade-not-full', left: 13, cards: 5 },
      'Nothing leaves a packet until the stock is empty: 5 left in it (Rule IV).',
    ],
    [{ k: 'no-transfer' }, 'Cards never move from packet to packet.'],
    [{ k: 'other-next', next: '5H', top: '4H' }, 'This hearts foundation is at the four; the five is next.'],
    [{ k: 'other-next', next: 'AH', top: null }, 'This hearts foundation begins with the ace.'],
    [{ k: 'wrong-suit', next: '5H', rule: 'I' }, 'Foundations follow suit (Rule I): here the five of hearts is next.'],
    [
      { k: 'waits', card: '9C', first: '3C', at: packet(7), available: false },
      'The nine of clubs needs the three first; it’s inside packet 7.',
    ],
    [
      { k: 'waits', card: '9C', first: '3C', at: packet(7), available: true },
      'The nine of clubs needs the three first; it’s on top of packet 7.',
    ],
    [
      { k: 'waits', card: '9C', first: '3C', at: null, available: false },
      'The nine of clubs needs the three first; it hasn’t turned up yet.',
    ],
    [
      { k: 'waits', card: '9C', first: '3C', at: cell('r2c5'), available: false },
      'The nine of clubs needs the three first; it’s blocked at row 2, column 5.',
    ],
    [
      { k: 'waits', card: '9C', first: '3C', at: empress('talon-black'), available: false },
      'The nine of clubs needs the three first; it’s in the black talon.',
    ],
    [
      {
        k: 'no-column-takes',
        onto: 'TC',
        home: { k: 'waits', card: '9C', first: '3C', at: null, available: false },
      },
      'No column ends in a ten (Rule III), and no king is bare (Rule V). ' +
        'The nine of clubs needs the three first; it hasn’t turned up yet.',
    ],
  ];
  for (const [token, sentence] of rows) assert.equal(sayChecked(token), sentence);
});

test('typed cards and games as text have a sentence for every token', async () => {
  const tools = await loadWasm('patience_tools_wasm');
  const sly = winningLine('sly');
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
    sayAll(tools.checkCards(id, text));
  refusalOf(() => tools.qrCode('x'.repeat(5000)));
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
      sayAll(/** @type {{ token?: Token }} */ (error).token);
      continue;
    }
    sayAll(games);
  }
  sayAll(tools.describeMoves(sly.links[40]));
});

/** @typedef {{ prompt: string, report: string, figures: string[], deal: string | null, notes: Record<string, string>,
 *   says: Record<string, string>, moves: Record<string, string> }} Sentences of a position */
/** @typedef {Sentences & { from: string, act?: string, play?: string }} Row a position, a move from it, and the sentences after it */

// `WORDS=write node --test tests/browser/words.test.mjs` rewrites the file.
test('positions of all games are described by the sentences of english.json', () => {
  const file = new URL('../data/words/english.json', import.meta.url);
  /** @type {Row[]} */
  const rows = JSON.parse(fs.readFileSync(file, 'utf8'));
  assert.ok(rows.length > 200);
  const described = rows.map(({ from, act, play, ...golden }) => {
    const table = rules.Table.open(from);
    const view = act === undefined ? table.play(play ?? '') : table.act(act);
    const info = /** @type {import('../../www/pkg/patience_wasm.js').GameInfo} */ (
      library.find(({ id }) => id === view.game)
    );
    const places = pileAddresses(view.game);
    const groups = table.moves().flatMap(({ moves }) => moves);
    table.free();
    const pile = (/** @type {string} */ address) => view.piles[places.indexOf(address)];
    const now = {
      prompt: say(view.prompt),
      report: view.report.map(say).join(' '),
      figures: view.figures.map(say),
      deal: view.dealLabel && say(view.dealLabel),
      notes: Object.fromEntries(
        Object.keys(golden.notes).map((address) => [address, say(/** @type {Token} */ (pile(address).note))]),
      ),
      says: Object.fromEntries(
        Object.keys(golden.says).map((address) => [address, say(/** @type {Token} */ (pile(address).says))]),
      ),
      moves: Object.fromEntries(
        Object.keys(golden.moves).map((move) => {
          const found = groups.find((choice) => choice.move === move);
          assert.ok(found, `${move} is legal`);
          const { token, apart } = found;
          return [
            move,
            apart === null ? reports.moves.move(token) : reports.moves.moveAndPlace(token, info.places[apart]),
          ];
        }),
      ),
    };
    if (process.env.WORDS !== 'write') assert.deepEqual(now, golden, `${act ?? play} after ${from}`);
    return { from, ...(act === undefined ? { play } : { act }), ...now };
  });
  if (process.env.WORDS === 'write')
    fs.writeFileSync(file, `[\n${described.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
});

test('every key of the catalogue occurs in these tests or has an example', () => {
  const occurring = new Set(sentences.keys());
  for (const [source, tokens] of Object.entries(EXAMPLES)) {
    for (const { k } of tokens) assert.ok(!occurring.has(k), `${k} occurs in these tests, not only in ${source}`);
    sayAll(tokens);
  }
  assert.deepEqual(
    Object.keys(TOKENS).filter((key) => !sentences.has(key)),
    [],
  );
});

test('the sentences beside the key of the stock have one verb in every language', async () => {
  for (const language of CODES) {
    const { tokens } = await import(`../../www/words/${language}/tokens.js`);
    const { refusals } = await import(`../../www/words/${language}/refusals.js`);
    const [verb] = tokens['turn-up']({ k: 'turn-up' }).toLowerCase().split(' ');
    const said = [tokens['fairie-play-or-turn']({ k: 'fairie-play-or-turn', home: 1 }), refusals['turn-first']()];
    for (const sentence of said) assert.ok(sentence.toLowerCase().includes(`${verb} `), `${language}: ${sentence}`);
  }
});

test('the question to the solver has one name in every language', async () => {
  for (const language of CODES) {
    const { menu, settingsHelp, statistics } = await import(`../../www/words/${language}/panels.js`);
    const { menu: ofTable, hints, advice } = await import(`../../www/words/${language}/reports.js`);
    assert.equal(menu.solve, hints.solve, language);
    assert.equal(ofTable.solve, hints.solve, language);
    assert.ok(JSON.stringify(settingsHelp).includes(hints.solve), language);
    assert.ok(statistics.hintsByKind([['verdict', 1]]).includes(hints.solve), language);
    assert.ok(statistics.hintsByKind([['shown', 2]]).includes(advice.showLine), language);
  }
});

test('the note under a question of Sly names its cards and their round, in every language', async () => {
  for (const language of CODES) {
    const { placeOthers } = await import(`../../www/words/${language}/problems.js`);
    const { cards } = await import(`../../www/words/${language}/cards.js`);
    const { tokens } = await import(`../../www/words/${language}/tokens.js`);
    const [noun] = cards(3).split(' ').slice(1);
    const begin = tokens['sly-begin-round']({ k: 'sly-begin-round', round: 2 });
    const has = (/** @type {string} */ word) => placeOthers.toLowerCase().includes(word.toLowerCase());
    assert.ok(has(noun), `${language}: ${noun}: ${placeOthers}`);
    const isLong = (/** @type {string} */ word) => word.length > 3;
    assert.ok(begin.split(' ').filter(isLong).some(has), `${language}: ${begin}: ${placeOthers}`);
  }
});

test('a feature loads every catalogue from which its module speaks', () => {
  const site = new URL('../../www/site/', import.meta.url);
  const read = (/** @type {string} */ file) => fs.readFileSync(new URL(file, site), 'utf8');
  const text = read('features.js');
  // Later constants may contain earlier ones. The tools load the words of their answers.
  const constants = [...text.matchAll(/^const ([A-Z_]+) = (.*);$/gm)].reverse().map(([, ...pair]) => pair);
  constants.push(['loadTools', "'reports'"], ['loadEngineAndTools', "'reports'"]);
  const features = [
    ...text
      .slice(text.indexOf('FEATURES = {'), text.indexOf('PANELS = {'))
      .matchAll(/^ {2}(\w+): (dialog\()?.*?import\('([^']+)'\)(.*?)(?=^ {2}\w+: |^\};)/gms),
  ];
  assert.ok(features.length > 30);
  const silent = features.flatMap(([, name, isDialog, module, options]) => {
    const loaded = constants.reduce((all, [constant, value]) => (all.includes(constant) ? all + value : all), options);
    const spoken = [...read(module).matchAll(/^import .* from '(?:\.\.\/)+words\/([\w-]+)\.js';$/gm)];
    return spoken
      .map(([, catalog]) => catalog)
      .filter((catalog) => !ALWAYS_LOADED.includes(catalog) && !(isDialog && catalog === 'panels'))
      .filter((catalog) => !loaded.includes(`'${catalog}'`))
      .map((catalog) => `${name}: ${catalog}`);
  });
  assert.deepEqual(silent, []);
});
