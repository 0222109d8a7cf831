// What choosing a pile means: selection, dealing and hints of a table, against a host that writes down what is asked of it.
// No browser: what the table then shows is in taps, hand and hands.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesOf, offersOf } from '../../www/engine/choices.js';
import { say, words } from '../../www/words/core.js';

// By address: their types would bring those of the whole page.
const { Dealing } = await import(new URL('../../www/table/input/stock.js', import.meta.url).href);
const { Hints } = await import(new URL('../../www/table/solver-ui/hints.js', import.meta.url).href);
const { Selection } = await import(new URL('../../www/table/input/selection.js', import.meta.url).href);

const [STOCK, HAND, SPADES, HEARTS, FIRST, SECOND, TALON, ORNAMENT] = [0, 1, 2, 3, 4, 5, 6, 7];

/** @param {string} address @param {string} role @param {string} [suit] */
const place = (address, role, suit) => ({ address, role, name: role, row: null, column: null, n: null, suit });
const PLACES = [
  place('stock', 'stock'),
  place('hand', 'hand'),
  place('S+', 'foundation', 'S'),
  place('H+', 'foundation', 'H'),
  place('c1', 'tableau'),
  place('c2', 'tableau'),
  place('talon-red', 'talon'),
  place('ornament', 'decoration'),
];

const EMPTY = { cards: '', count: 0, movable: false, suitable: false };
/** A pile with a move. @param {string} cards @param {object} [changes] */
const movable = (cards, changes) => ({ ...EMPTY, cards, count: cards.length / 2, movable: true, ...changes });
/** A pile without one. @param {string} cards @param {object} [changes] */
const idle = (cards, changes) => ({ ...movable(cards), movable: false, ...changes });

/**
 * A view of these piles, and of these meanings: first pile, second pile, move.
 * @param {{ piles?: Record<number, object>, meanings?: [number, number, string][] } & Record<string, unknown>} wanted
 * @returns {any}
 */
function viewOf({ piles = {}, meanings = [], ...changes }) {
  const moves = [...new Set(meanings.map(([, , move]) => move))];
  return {
    link: 'a',
    outcome: 'playing',
    pending: null,
    dealLabel: null,
    dealDecides: false,
    stock: 0,
    safe: false,
    ...changes,
    piles: PLACES.map((_, pile) => piles[pile] ?? EMPTY),
    moves: moves.join(' '),
    meanings: Uint8Array.from(meanings.flatMap(([from, to, move]) => [from, to, moves.indexOf(move), 0])),
    choices: new Uint8Array(),
    labels: [],
  };
}

let now = 0;
Object.defineProperty(performance, 'now', { value: () => now, configurable: true });

/** A table of one view. @param {any} view @param {{ solver?: boolean, moves?: any[], dealing?: string, course?: boolean }} [options] */
function tableOf(view, { solver = true, moves = [], dealing: singly = 'choice', course = false } = {}) {
  now = 100_000;
  /** @type {unknown[][]} */
  const log = [];
  /** @param {string} name @returns {(...args: unknown[]) => void} */
  const note =
    (name) =>
    (...args) =>
      void log.push([name, ...args.filter((arg) => typeof arg !== 'function')]);
  /** @type {Record<string, (() => void) | undefined>} what was handed over with the last call of each */
  const acts = {};
  /** @type {any} */
  const host = {
    view,
    info: { places: PLACES, has: { solver } },
    prompt: 'The prompt.',
    player: course ? { course: {} } : null,
    board: { mark: note('mark'), canOpen: () => false },
    frame: { voice: { tell: note('tell') }, dealing: 'Deal' },
    offers: [],
    advice: false,
    setting: () => singly,
    offersOf: (/** @type {number} */ pile) => offersOf(host.view, pile),
    choicesOf: (/** @type {number} */ from, /** @type {number} */ to) => choicesOf(host.view, from, to),
    /** @param {any[]} offers @param {unknown[]} args */
    offer: (offers, ...args) => {
      host.offers = offers;
      if (offers.length) note('offer')(offers.length, ...args);
    },
    say: (/** @type {string} */ sentence) => note('say')(sentence),
    mention: note('mention'),
    refuse: (/** @type {number} */ from, /** @type {number} */ to, /** @type {() => void} */ otherwise) => {
      acts.refuse = otherwise;
      note('refuse')(from, to);
    },
    act: note('act'),
    dealOn: note('dealOn'),
    playSafe: note('playSafe'),
    press: note('press'),
    stopAdvice: note('stopAdvice'),
    look: note('look'),
    pointOut: note('pointOut'),
    moves: () => moves,
    solve: note('solve'),
    advise: async (/** @type {string} */ kind) => {
      note('advise')(kind);
      return host.advice;
    },
  };
  const dealing = new Dealing(host);
  const selection = new Selection(host, dealing);
  const hints = new Hints(host, selection);
  /** What was asked of the host since the last time, marks left out unless they are wanted. @param {boolean} [marks] */
  const asked = (marks = false) => log.splice(0).filter(([name]) => marks || name !== 'mark');
  return { host, dealing, selection, hints, asked, acts };
}

test('a pile with several targets is taken up, and a target plays the move', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('AS', { says: { k: 'choose-place', card: 'AS' } }), [SECOND]: idle('2H') },
    meanings: [
      [FIRST, SPADES, 'c1>f'],
      [FIRST, SECOND, 'c1>c2'],
    ],
  });
  const { selection, asked } = tableOf(view);
  selection.choose(FIRST, 1);
  assert.equal(selection.held, FIRST);
  assert.deepEqual(selection.targets, [SPADES, SECOND]);
  assert.deepEqual(asked(true), [
    ['stopAdvice'],
    ['mark', { selected: FIRST, targets: [SPADES, SECOND], second: null }],
    ['say', say({ k: 'choose-place', card: 'AS' })],
  ]);
  now += 2000;
  selection.choose(SECOND, 1);
  assert.deepEqual(asked(), [['act', 'c1>c2']]);
});

test('by key the number of places is announced, once for each selection', () => {
  const says = { k: 'choose-place', card: 'AS' };
  const view = viewOf({
    piles: { [FIRST]: movable('AS', { says }) },
    meanings: [
      [FIRST, SPADES, 'c1>f'],
      [FIRST, SECOND, 'c1>c2'],
    ],
  });
  const { selection, asked } = tableOf(view);
  selection.choose(FIRST);
  assert.deepEqual(asked().at(-1), ['tell', words.hand.places('AS', 2)]);
  const { selection: learning, asked: learningCalls } = tableOf(view, { course: true });
  learning.choose(FIRST);
  assert.deepEqual(learningCalls().at(-1), [
    'tell',
    words.board.selected(words.board.pile(/** @type {any} */ (PLACES[FIRST]), view.piles[FIRST])),
  ]);
});

test('a pile with one move that a tap may play plays it, and taps that follow where its card went are absorbed for a second', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('AS', { only: 0 }), [SECOND]: movable('2H', { only: 1 }) },
    meanings: [
      [FIRST, SECOND, 'c1>c2'],
      [SECOND, FIRST, 'c2>c1'],
    ],
  });
  const { selection, asked } = tableOf(view);
  selection.choose(FIRST, 1);
  assert.deepEqual(asked(), [['act', 'c1>c2']]);
  now += 999;
  selection.choose(SECOND, 1);
  assert.deepEqual(asked(), [], 'a tap where the card went');
  selection.choose(SECOND, 1);
  assert.deepEqual(asked(), [['act', 'c2>c1']], 'only one is absorbed');
  selection.choose(SECOND, 1);
  assert.deepEqual(asked(), [['act', 'c2>c1']], 'the pile that it came from takes a first tap');
  selection.choose(SECOND, 2);
  assert.deepEqual(asked(), [], 'not the second of two');
  selection.choose(SECOND);
  now += 1001;
  asked();
  selection.choose(FIRST, 1);
  assert.deepEqual(asked(), [['act', 'c1>c2']], 'after a second every tap is meant');
});

test('a key is never absorbed', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('AS', { only: 0 }), [SECOND]: movable('2H', { only: 1 }) },
    meanings: [
      [FIRST, SECOND, 'c1>c2'],
      [SECOND, FIRST, 'c2>c1'],
    ],
  });
  const { selection, asked } = tableOf(view);
  selection.choose(FIRST);
  selection.choose(SECOND);
  assert.deepEqual(asked(), [
    ['act', 'c1>c2'],
    ['act', 'c2>c1'],
  ]);
});

test('a tap where a card went is absorbed also where the game has put the next card into the hand', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('AS', { only: 0 }), [SECOND]: idle('2H') },
    meanings: [[FIRST, SECOND, 'c1>c2']],
  });
  const { selection, asked, host } = tableOf(view);
  selection.choose(FIRST, 1);
  host.view = viewOf({ pending: HAND, piles: { [HAND]: movable('9S') }, meanings: [[HAND, SECOND, 'hand>c2']] });
  selection.reset();
  asked();
  now += 500;
  selection.choose(SECOND, 1);
  assert.deepEqual(asked(), []);
  selection.choose(SECOND, 1);
  assert.deepEqual(asked(), [['act', 'hand>c2']]);
});

test('a target of a card that was taken up is never absorbed', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('AS', { only: 0 }), [HEARTS]: movable('2H') },
    meanings: [
      [FIRST, SECOND, 'c1>c2'],
      [HEARTS, SECOND, 'f>c2'],
      [HEARTS, SPADES, 'f>f'],
    ],
  });
  const { selection, asked } = tableOf(view);
  selection.choose(FIRST, 1);
  selection.choose(HEARTS, 1);
  asked();
  selection.choose(SECOND, 1);
  assert.deepEqual(asked(), [['act', 'f>c2']]);
});

test('a card in hand that has one way only plays it at its own tap; the next taps there are absorbed for less long', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('AS', { only: 0 }), [SECOND]: movable('2H', { only: 1 }) },
    meanings: [
      [FIRST, SECOND, 'c1>c2'],
      [SECOND, FIRST, 'c2>c1'],
    ],
  });
  for (const [wait, last] of /** @type {const} */ ([
    [399, undefined],
    [401, 'act'],
  ])) {
    const { selection, asked } = tableOf(view);
    selection.hold(FIRST, 'A sentence of its own.');
    assert.deepEqual(asked(), [['say', 'A sentence of its own.']]);
    now += 2000;
    selection.choose(FIRST, 1);
    assert.deepEqual(asked(), [['act', 'c1>c2']]);
    selection.letGo();
    now += wait;
    asked();
    selection.choose(SECOND, 1);
    assert.equal(asked().at(-1)?.[0], last, `after ${wait} ms`);
  }
});

/** A card that can go home or onto the other column. */
const TWO_WAYS = viewOf({
  piles: { [FIRST]: movable('AS', { home: 0 }), [SECOND]: idle('2H') },
  meanings: [
    [FIRST, SPADES, 'c1>f'],
    [FIRST, SECOND, 'c1>c2'],
  ],
});

test('a second quick tap plays home; a slow one lays the card down', () => {
  const { selection, asked } = tableOf(TWO_WAYS);
  selection.choose(FIRST, 1);
  now += 399;
  asked();
  selection.choose(FIRST, 2);
  assert.deepEqual(asked(), [['act', 'c1>f']]);

  const slow = tableOf(TWO_WAYS);
  slow.selection.choose(FIRST, 1);
  now += 400;
  slow.selection.choose(FIRST, 1);
  assert.equal(slow.selection.held, null);
  assert.ok(!slow.asked().some(([name]) => name === 'act'));
});

test('a second tap plays the only target; a slow one by key, too', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('AS'), [SECOND]: idle('2H') },
    meanings: [[FIRST, SECOND, 'c1>c2']],
  });
  for (const [nth, wait, plays] of [
    [2, 399, true],
    [1, 400, false],
    [0, 400, true],
  ]) {
    const { selection, asked } = tableOf(view);
    selection.choose(FIRST, Math.min(Number(nth), 1));
    now += Number(wait);
    asked();
    selection.choose(FIRST, Number(nth));
    assert.deepEqual(
      asked().filter(([name]) => name === 'act'),
      plays ? [['act', 'c1>c2']] : [],
      `${nth}, ${wait}`,
    );
    if (!plays) assert.equal(selection.held, null);
  }
});

test('a quick second tap on a card with several targets and none home says why not; the next tap lays it down', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('9S'), [SECOND]: idle('TH') },
    meanings: [
      [FIRST, SECOND, 'c1>c2'],
      [FIRST, TALON, 'c1>t'],
    ],
  });
  const { selection, asked, acts } = tableOf(view);
  selection.choose(FIRST, 1);
  asked();
  now += 100;
  selection.choose(FIRST, 2);
  assert.deepEqual(asked(), [['refuse', FIRST, SPADES]], 'at the foundation of its suit');
  assert.equal(selection.held, FIRST);
  now += 100;
  selection.choose(FIRST, 1);
  assert.equal(selection.held, null);
  // Where there is nothing to be said, it is laid down at once.
  selection.choose(FIRST, 1);
  now += 100;
  selection.choose(FIRST, 2);
  acts.refuse?.();
  assert.equal(selection.held, null);
});

test('what the game has put into the hand stays there', () => {
  const view = viewOf({
    pending: HAND,
    piles: { [HAND]: movable('9S'), [FIRST]: idle('TH'), [SECOND]: movable('KH') },
    meanings: [
      [HAND, FIRST, 'hand>c1'],
      [HAND, TALON, 'hand>t'],
      [SECOND, TALON, 'c2>t'],
      [SECOND, FIRST, 'c2>c1'],
    ],
  });
  const { selection, asked } = tableOf(view);
  selection.reset();
  assert.equal(selection.held, HAND);
  assert.deepEqual(asked(), [['say', '']], 'the prompt names it');
  selection.letGo();
  assert.equal(selection.held, HAND);
  assert.equal(selection.escape(), false);
  selection.choose(SECOND, 1);
  assert.equal(selection.held, SECOND, 'another card may be taken up');
  assert.equal(selection.escape(), true);
  assert.equal(selection.held, HAND);
  asked();
  now += 1000;
  selection.choose(HAND, 1);
  assert.deepEqual(asked(), [], 'a slow tap says nothing');
  now += 100;
  selection.choose(HAND, 2);
  assert.deepEqual(asked(), [['refuse', HAND, SPADES]], 'a quick second one says why it cannot go home');
  selection.choose(HAND, 1);
  assert.deepEqual(asked(), []);
  assert.equal(selection.held, HAND);
});

test('a tap on a pile that cannot take the card says why, where it was meant for it', () => {
  const view = viewOf({
    piles: {
      [FIRST]: movable('9S'),
      [SECOND]: idle('4H'),
      [SPADES]: idle('AS'),
      [HEARTS]: movable('KH', { only: 1 }),
      [ORNAMENT]: idle('QQ'),
    },
    meanings: [
      [FIRST, TALON, 'c1>t'],
      [HEARTS, TALON, 'f>t'],
      [FIRST, HAND, 'c1>h'],
    ],
  });
  /** @param {number} pile */
  const tapped = (pile) => {
    const { selection, asked } = tableOf(view);
    selection.choose(FIRST, 1);
    now += 2000;
    asked();
    selection.choose(pile, 1);
    return { asked: asked(), held: selection.held };
  };
  assert.deepEqual(tapped(SPADES), { asked: [['refuse', FIRST, SPADES]], held: FIRST });
  assert.deepEqual(tapped(HEARTS).asked, [['act', 'f>t']], 'what can be moved is taken instead');
  assert.equal(tapped(SECOND).held, null, 'no card goes onto columns here: another pile is looked at');
  assert.equal(tapped(ORNAMENT).held, null);
});

test('where cards go onto columns, a column that cannot take the card says why', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('9S'), [SECOND]: idle('4H'), [TALON]: idle('3D') },
    meanings: [
      [FIRST, HEARTS, 'c1>f'],
      [FIRST, FIRST + 10, 'c1>c9'],
    ],
  });
  const host = tableOf(view);
  host.host.info.places = [...PLACES, ...Array.from({ length: 7 }, (_, n) => place(`c${n + 3}`, 'tableau'))];
  host.selection.choose(FIRST, 1);
  now += 2000;
  host.asked();
  host.selection.choose(SECOND, 1);
  assert.deepEqual(host.asked(), [['refuse', FIRST, SECOND]]);
  host.selection.choose(TALON, 1);
  assert.deepEqual(host.asked(), [['refuse', FIRST, TALON]], 'what is no column is meant in any case');
});

test('of two foundations of a suit the one that is not a target means home', () => {
  const { selection, asked, acts } = tableOf(TWO_WAYS);
  selection.refuse(FIRST, HEARTS);
  acts.refuse?.();
  assert.deepEqual(asked(), [
    ['refuse', FIRST, HEARTS],
    ['act', 'c1>f'],
  ]);
  selection.refuse(FIRST, SECOND);
  acts.refuse?.();
  assert.deepEqual(asked(), [['refuse', FIRST, SECOND]], 'a column does not');
});

test('two piles with several meanings ask which: the harmless one first, by number or by button', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('KS'), [SECOND]: movable('AH', { home: 1 }) },
    meanings: [
      [FIRST, SECOND, 'c1>c2'],
      [FIRST, SECOND, 'c2>f'],
      [SECOND, HEARTS, 'c2>f'],
    ],
  });
  const { selection, asked, host } = tableOf(view);
  selection.choose(FIRST);
  asked();
  selection.choose(SECOND);
  const [which, ways] = [words.hand.homeFirst('AH'), [words.hand.playHome(), words.hand.layOn('KS')]];
  assert.deepEqual(asked(true), [
    ['mark', { selected: FIRST, targets: [SECOND], second: SECOND }],
    ['say', ''],
    ['say', which],
    ['offer', 2],
    ['tell', words.hand.ways(which, ways)],
  ]);
  assert.deepEqual(
    host.offers.map((/** @type {any} */ { label, primary }) => [label, primary]),
    [
      [ways[0], true],
      [ways[1], false],
    ],
  );
  host.offers[1].act();
  assert.deepEqual(asked(), [['act', 'c1>c2']]);
  assert.equal(selection.pick(0), true);
  assert.deepEqual(asked(), [['act', 'c2>f']]);
  assert.equal(selection.pick(2), false);
  assert.equal(selection.escape(), true);
  assert.equal(selection.pick(0), false, 'nothing is asked any more');
});

test('a tap elsewhere answers no question: the card in hand stays, and the pile is met', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('KS'), [SECOND]: movable('QS') },
    meanings: [
      [FIRST, SECOND, 'a'],
      [FIRST, SECOND, 'b'],
      [FIRST, HEARTS, 'c'],
    ],
  });
  const { selection, asked } = tableOf(view);
  selection.choose(FIRST, 1);
  now += 2000;
  selection.choose(SECOND, 1);
  assert.deepEqual(asked().slice(-2), [
    [
      'say',
      words.hand.which(
        { place: /** @type {any} */ (PLACES[FIRST]), pile: view.piles[FIRST] },
        { place: /** @type {any} */ (PLACES[SECOND]), pile: view.piles[SECOND] },
      ),
    ],
    ['offer', 2],
  ]);
  selection.choose(FIRST, 1);
  assert.equal(selection.held, FIRST, 'the first pile again takes the question back');
  assert.equal(selection.pick(0), false);
  selection.choose(SECOND, 1);
  asked();
  selection.choose(HEARTS, 1);
  assert.deepEqual(asked().at(-1), ['act', 'c']);
});

test('an idle pile says what it is, and why it cannot move when it is tapped twice', async () => {
  const view = viewOf({ piles: { [SPADES]: idle('AS'), [SECOND]: idle('4H', { says: { k: 'choose-card' } }) } });
  const { selection, asked } = tableOf(view);
  selection.choose(SPADES, 1);
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(asked(), [
    ['say', ''],
    ['mention', words.hand.pile(words.board.pile(/** @type {any} */ (PLACES[SPADES]), view.piles[SPADES]))],
  ]);
  now += 399;
  selection.choose(SPADES, 1);
  assert.deepEqual(asked().at(-1), ['refuse', SPADES, SPADES]);
  now += 400;
  selection.choose(SPADES, 1);
  assert.ok(!asked().some(([name]) => name === 'refuse'), 'slowly it is another first tap');
  selection.choose(SECOND, 1);
  assert.deepEqual(asked().at(-1), ['mention', say({ k: 'choose-card' })]);
  const learning = tableOf(view, { course: true });
  learning.selection.choose(SPADES, 1);
  assert.deepEqual(learning.asked().at(-1), ['refuse', SPADES, SPADES], 'a lesson says so at the first');
});

test('an idle talon that can be opened is opened; others are not', () => {
  const view = viewOf({ piles: { [TALON]: idle('4H9D') } });
  const { selection, asked, host } = tableOf(view);
  host.board.canOpen = (/** @type {number} */ pile) => pile === TALON;
  selection.choose(TALON, 1);
  assert.deepEqual(asked().at(-1), ['look', TALON, false]);
  host.board.canOpen = () => true;
  selection.choose(SPADES, 1);
  assert.notEqual(asked().at(-1)?.[0], 'look');
});

test('a tap that was absorbed and the next one are a double tap: home', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('AS', { only: 0 }), [SECOND]: movable('2H', { home: 1 }) },
    meanings: [
      [FIRST, SECOND, 'c1>c2'],
      [SECOND, HEARTS, 'c2>f'],
      [SECOND, FIRST, 'c2>c1'],
    ],
  });
  for (const [wait, last] of /** @type {const} */ ([
    [399, 'act'],
    [400, 'say'],
  ])) {
    const { selection, asked } = tableOf(view);
    selection.choose(FIRST, 1);
    now += 100;
    selection.choose(SECOND, 1);
    asked();
    now += wait;
    selection.choose(SECOND, 2);
    assert.equal(asked().at(-1)?.[0], last, `after ${wait} ms`);
  }
});

test('a card goes home on demand, or it is said why not', () => {
  const { selection, asked, acts } = tableOf(TWO_WAYS);
  selection.goHome(FIRST);
  assert.deepEqual(asked(), [['act', 'c1>f']]);
  selection.goHome(SECOND);
  assert.deepEqual(asked(), [['refuse', SECOND, HEARTS]]);
  acts.refuse?.();
  const label = words.board.pile(/** @type {any} */ (PLACES[SECOND]), TWO_WAYS.piles[SECOND]);
  assert.deepEqual(asked(), [['mention', words.hand.notHome(label)]]);
  selection.goHome(TALON);
  assert.equal(asked()[0][0], 'mention', 'an empty pile has no foundation');
});

const TURN = { k: 'turn-card' };

test('the stock deals on; where that decides something it says so first', () => {
  const plain = tableOf(viewOf({ dealLabel: TURN, stock: 9 }));
  plain.selection.choose(STOCK, 1);
  assert.deepEqual(plain.asked(), [['dealOn']]);

  const decides = tableOf(viewOf({ dealLabel: TURN, dealDecides: true, stock: 9 }));
  decides.dealing.turn();
  assert.deepEqual(decides.asked(), [['say', words.hand.pressAgain('The prompt.', /** @type {any} */ (TURN))]]);
  now += 100;
  decides.dealing.turn();
  assert.deepEqual(decides.asked(), [], 'a hasty second press is not meant');
  now += 100;
  decides.dealing.turn();
  assert.deepEqual(decides.asked(), [['dealOn']], 'who goes on pressing means it');

  const slowPresses = tableOf(viewOf({ dealLabel: TURN, dealDecides: true }));
  slowPresses.dealing.turn();
  now += 400;
  slowPresses.asked();
  slowPresses.dealing.turn();
  assert.deepEqual(slowPresses.asked(), [['dealOn']]);

  const learning = tableOf(viewOf({ dealLabel: TURN, dealDecides: true }), { course: true });
  learning.dealing.turn();
  assert.deepEqual(learning.asked(), [['dealOn']]);
});

test('a stock that cannot be dealt from says what to do, and an empty one that it is empty', () => {
  const waiting = tableOf(viewOf({ stock: 9 }));
  waiting.dealing.turn();
  assert.deepEqual(waiting.asked(), [['say', 'The prompt.']]);
  const empty = tableOf(viewOf({}));
  empty.dealing.turn();
  assert.deepEqual(empty.asked(), [['say', words.hand.packIsOut]]);
});

test('two hasty presses of Deal are one, unless single cards are dealt', () => {
  /** @param {{ byKey?: boolean, dealing?: string, other?: boolean, wait?: number }} how */
  const dealt = ({ byKey = false, dealing = 'choice', other = false, wait = 100 }) => {
    const table = tableOf(viewOf({ dealLabel: TURN }), { dealing });
    table.host.dealOn = () => {
      table.host.act('dealOn');
      table.host.view = viewOf({ link: 'b', dealLabel: other ? { k: 'deal-on' } : TURN });
    };
    table.dealing.deal(byKey);
    now += wait;
    table.dealing.deal(byKey);
    return table.asked().length;
  };
  assert.equal(dealt({}), 1);
  assert.equal(dealt({ wait: 400 }), 2);
  assert.equal(dealt({ byKey: true }), 2);
  assert.equal(dealt({ dealing: 'card' }), 2);
  assert.equal(dealt({ byKey: true, other: true }), 1, 'the second press would mean something else');
});

test('safe cards are played home, or it is said why none is', () => {
  const safe = tableOf(viewOf({ safe: true }));
  safe.dealing.playSafe();
  assert.deepEqual(safe.asked(), [['playSafe']]);
  const none = tableOf(viewOf({ piles: { [FIRST]: idle('4H') } }));
  none.dealing.playSafe();
  assert.deepEqual(none.asked(), [['mention', words.hand.noneSuitable]]);
  const unsafe = tableOf(viewOf({ piles: { [FIRST]: movable('4H', { suitable: true }) } }));
  unsafe.dealing.playSafe();
  assert.deepEqual(unsafe.asked(), [['mention', words.hand.noneSafe]]);
});

/** @param {string} move @param {number} from @param {number} to @param {object} [changes] */
const moveInWords = (move, from, to, changes) => ({
  move,
  from,
  to,
  with: null,
  home: false,
  token: { k: 'move', card: 'AS', to: { k: 'home' } },
  ...changes,
});
const MOVES = [
  { pile: STOCK, moves: [moveInWords('stock', STOCK, HAND)] },
  { pile: FIRST, moves: [moveInWords('c1>c2', FIRST, SECOND), moveInWords('c1>f', FIRST, SPADES, { home: true })] },
  { pile: HAND, moves: [moveInWords('hand>c1', HAND, FIRST, { with: TALON })] },
];

test('a hint asks the solver first; pressed again it shows what can be done, home before the card in hand', async () => {
  const { hints, host, asked } = tableOf(viewOf({ pending: HAND, dealLabel: TURN }), { moves: MOVES });
  host.advice = true;
  await hints.next();
  assert.deepEqual(asked(), [['advise', 'fair']]);
  const shown = [];
  for (let n = 0; n < 4; n++) {
    await hints.next();
    const calls = asked();
    assert.deepEqual([calls[0], ...calls.slice(-1)], [['stopAdvice'], ['offer', 3]]);
    assert.deepEqual(calls[2], [
      'say',
      words.hand.possible(/** @type {any} */ (MOVES[1].moves[0].token), (n % 3) + 1, 3),
    ]);
    shown.push(calls[1].slice(1));
  }
  assert.deepEqual(shown, [
    [FIRST, SPADES],
    [HAND, TALON],
    [FIRST, SECOND],
    [FIRST, SPADES],
  ]);
  hints.reset();
  await hints.next();
  assert.deepEqual(asked(), [['advise', 'fair']], 'another position is asked about anew');
});

test('a hint that the solver does not give is what can be done; a press while it thinks is one press', async () => {
  const { hints, host, asked } = tableOf(viewOf({}), { moves: MOVES });
  const both = [hints.next(), hints.next()];
  await Promise.all(both);
  assert.deepEqual(asked().slice(0, 3), [['advise', 'fair'], ['stopAdvice'], ['pointOut', FIRST, SPADES]]);
  hints.reset();
  const waiting = hints.next();
  host.view = viewOf({ link: 'b' });
  await waiting;
  assert.deepEqual(asked(), [['advise', 'fair']], 'the table has gone on meanwhile');
});

test('without a solver, or after the end, a hint does not ask it', async () => {
  const without = tableOf(viewOf({}), { moves: MOVES, solver: false });
  await without.hints.next();
  assert.deepEqual(
    without.asked().map(([name]) => name),
    ['stopAdvice', 'pointOut', 'say'],
  );
  const over = tableOf(viewOf({ outcome: 'stuck' }), { moves: MOVES });
  await over.hints.next();
  assert.ok(!over.asked().some(([name]) => name === 'advise'));
});

test('where nothing can be done but to deal, a hint says so, and offers the key', async () => {
  const { hints, host, asked } = tableOf(viewOf({ dealLabel: TURN }));
  await hints.next();
  assert.deepEqual(asked(), [
    ['stopAdvice'],
    ['say', ''],
    ['say', words.hand.onlyDealing(/** @type {any} */ (TURN))],
    ['offer', 2],
  ]);
  assert.equal(host.offers[0].primary, true);
  host.offers[0].act();
  host.offers[1].act();
  assert.deepEqual(asked(), [['press', 'deal'], ['solve']]);

  // The only place of the card in hand is where dealing on lays it as well.
  const forced = tableOf(viewOf({ pending: HAND, dealLabel: TURN, piles: { [HAND]: movable('AS') } }), {
    moves: [MOVES[2]],
  });
  await forced.hints.next();
  assert.ok(!forced.asked().some(([name]) => name === 'advise' || name === 'pointOut'));
  const free = tableOf(viewOf({ pending: HAND, dealLabel: TURN, dealDecides: true }), { moves: [MOVES[2]] });
  await free.hints.next();
  assert.ok(free.asked().some(([name]) => name === 'advise'));

  const stuck = tableOf(viewOf({ outcome: 'stuck' }));
  await stuck.hints.next();
  assert.deepEqual(stuck.asked(), [['stopAdvice'], ['say', ''], ['say', 'The prompt.']]);
  const nothing = tableOf(viewOf({}));
  await nothing.hints.next();
  assert.deepEqual(nothing.asked().at(-1), ['offer', 3, 'telling']);
});

test('what a hint offers asks for more: the fair hint, the peek, the whole solution', async () => {
  const { hints, host, asked } = tableOf(viewOf({}), { moves: MOVES });
  await hints.next();
  asked();
  for (const { act } of host.offers) act();
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(asked(), [['advise', 'fair'], ['advise', 'knowing'], ['solve'], ['say', words.element.noSolver]]);
});

test('after a change of the table only what the game has chosen is in hand, with the targets of the new position', () => {
  const { selection, host } = tableOf(TWO_WAYS);
  selection.hold(FIRST);
  selection.reset();
  assert.equal(selection.held, null);
  assert.deepEqual(selection.targets, []);
  const dealt = (/** @type {number} */ target) =>
    viewOf({ pending: HAND, piles: { [HAND]: movable('9S') }, meanings: [[HAND, target, 'hand>c']] });
  host.view = dealt(FIRST);
  selection.reset();
  host.view = dealt(SECOND);
  selection.reset();
  assert.deepEqual(selection.targets, [SECOND]);
});

test('a card that the game has put into the hand is meant for every pile', () => {
  const view = viewOf({
    pending: HAND,
    piles: { [HAND]: movable('9S'), [FIRST]: idle('4H') },
    meanings: [[HAND, TALON, 'hand>t']],
  });
  const { selection, asked } = tableOf(view);
  selection.reset();
  asked();
  selection.choose(FIRST, 1);
  assert.deepEqual(asked(), [['refuse', HAND, FIRST]]);
});

test('an absorbed tap makes a double tap only with one on the same pile', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('AS', { only: 0 }), [SECOND]: movable('2H'), [TALON]: movable('3D', { home: 1 }) },
    meanings: [
      [FIRST, SECOND, 'c1>c2'],
      [TALON, HEARTS, 't>f'],
      [TALON, SECOND, 't>c2'],
      [SECOND, FIRST, 'c2>c1'],
      [SECOND, TALON, 'c2>t'],
    ],
  });
  for (const pile of [TALON, SECOND]) {
    const { selection, asked } = tableOf(view);
    selection.choose(FIRST, 1);
    selection.choose(SECOND, 1);
    asked();
    now += 100;
    selection.choose(pile, 1);
    assert.ok(!asked().some(([name]) => name === 'act'), `${pile}: one has no move home, the other was tapped once`);
    assert.equal(selection.held, pile);
  }
});

test('the second of two quick taps is absorbed on the pile that the card came from alone', () => {
  const view = viewOf({
    piles: { [FIRST]: movable('AS', { only: 0 }), [TALON]: movable('3D', { only: 1 }) },
    meanings: [
      [FIRST, SECOND, 'c1>c2'],
      [TALON, SECOND, 't>c2'],
    ],
  });
  const { selection, asked } = tableOf(view);
  selection.choose(FIRST, 1);
  asked();
  selection.choose(TALON, 2);
  assert.deepEqual(asked(), [['act', 't>c2']]);
});

test('while it is asked which move is meant, only the two piles are marked, and Escape takes the question back', () => {
  const view = viewOf({
    pending: FIRST,
    piles: { [FIRST]: movable('KS'), [SECOND]: movable('QS') },
    meanings: [
      [FIRST, SECOND, 'a'],
      [FIRST, SECOND, 'b'],
      [FIRST, HEARTS, 'c'],
    ],
  });
  const { selection, asked, host } = tableOf(view);
  selection.reset();
  asked(true);
  selection.choose(SECOND, 1);
  assert.deepEqual(asked(true)[0], ['mark', { selected: FIRST, targets: [SECOND], second: SECOND }]);
  assert.deepEqual(
    host.offers.map((/** @type {any} */ { label }) => label),
    ['a', 'b'],
    'a move without words is called as it is written',
  );
  assert.equal(selection.escape(), true);
  assert.equal(selection.escape(), false);
});

test('a hint begins with the first possibility again after a move', async () => {
  const { hints, asked } = tableOf(viewOf({}), { moves: MOVES, solver: false });
  await hints.next();
  await hints.next();
  hints.reset();
  asked();
  await hints.next();
  assert.deepEqual(asked()[1], ['pointOut', FIRST, SPADES]);
});

test('a hint is asked for where there is more than dealing: another card, or another place for the one in hand', async () => {
  const [, others, inHand] = MOVES;
  for (const moves of [
    [{ pile: FIRST, moves: [others.moves[0]] }],
    [inHand, { pile: HAND, moves: [moveInWords('hand>c2', HAND, SECOND)] }],
  ]) {
    const { hints, asked } = tableOf(viewOf({ pending: HAND, dealLabel: TURN }), { moves });
    await hints.next();
    assert.deepEqual(asked()[0], ['advise', 'fair']);
  }
});
