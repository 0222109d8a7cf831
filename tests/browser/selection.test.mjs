// Selection, dealing and hints of a table, against a fake host that records its calls. Without a browser: quick-taps, focus-and-drag and
// mouse-and-touch test the drawing.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choicesOf, offersOf } from '../../www/engine/choices.js';
import { say, words } from '../../www/words/core.js';
import { words as reports } from '../../www/words/reports.js';

// Imported by URL: their types would pull in those of the whole page.
const { StockControl } = await import(new URL('../../www/table/input/stock.js', import.meta.url).href);
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

const EMPTY = { cards: '', count: 0, movable: false, goesHome: false };
/** @param {string} cards @param {object} [changes] */
const movablePile = (cards, changes) => ({ ...EMPTY, cards, count: cards.length / 2, movable: true, ...changes });
/** A pile that cannot move. @param {string} cards @param {object} [changes] */
const idlePile = (cards, changes) => ({ ...movablePile(cards), movable: false, ...changes });

/**
 * A view of piles and gestures: first pile, second pile, move.
 * @param {{ piles?: Record<number, object>, gestures?: [number, number, string][] } & Record<string, unknown>} wanted
 * @returns {any}
 */
function viewOf({ piles = {}, gestures = [], ...changes }) {
  const moves = [...new Set(gestures.map(([, , move]) => move))];
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
    gestures: Uint8Array.from(gestures.flatMap(([from, to, move]) => [from, to, moves.indexOf(move), 0])),
    choices: new Uint8Array(),
    labels: [],
    runs: [],
  };
}

let now = 0;
Object.defineProperty(performance, 'now', { value: () => now, configurable: true });

/** A fake table with a view. @param {any} view @param {{ solver?: boolean, moves?: any[], dealing?: string, course?: boolean }} [options] */
function fakeTable(view, { solver = true, moves = [], dealing: singly = 'choice', course = false } = {}) {
  now = 100_000;
  /** @type {unknown[][]} */
  const log = [];
  /** @param {string} name @returns {(...args: unknown[]) => void} */
  const record =
    (name) =>
    (...args) =>
      void log.push([name, ...args.filter((arg) => typeof arg !== 'function')]);
  /** @type {Record<string, (() => void) | undefined>} callbacks of the last calls */
  const callbacks = {};
  /** @type {any} */
  const host = {
    view,
    element: { dataset: {} },
    info: { places: PLACES, features: { solver } },
    prompt: 'The prompt.',
    line: course ? { guide: {} } : null,
    positionSignal: new AbortController().signal,
    board: { highlight: record('highlight'), canOpen: () => false },
    frame: { buttons: { dealDescription: 'Deal' } },
    announcer: { speak: record('speak'), announceTransient: record('announceTransient'), speakDetail: () => {} },
    offers: [],
    /** Result of the next hint. */
    hintResult: 'failed',
    setting: () => singly,
    offersOf: (/** @type {number} */ pile) => offersOf(host.view, pile),
    choicesOf: (/** @type {number} */ from, /** @type {number} */ to) => choicesOf(host.view, from, to),
    /** @param {any[]} offers @param {unknown[]} args */
    offer: (offers, ...args) => {
      host.offers = offers;
      if (offers.length) record('offer')(offers.length, ...args);
    },
    announce: (/** @type {string} */ sentence) => record('announce')(sentence),
    showPrompt: record('showPrompt'),
    renderFrame: () => {},
    // What a refusal says is tested in a browser.
    load: () => Promise.reject(new Error('There is no module.')),
    overlays: {
      refuse: (/** @type {number} */ from, /** @type {number} */ to, /** @type {() => void} */ otherwise) => {
        callbacks.refuse = otherwise;
        record('refuse')(from, to);
      },
      openPile: record('openPile'),
    },
    playAction: record('playAction'),
    dealOn: record('dealOn'),
    playSafe: record('playSafe'),
    press: record('press'),
    input: { highlightMove: record('highlightMove') },
    session: { moves: () => moves, hint: null },
    solve: record('solve'),
    adviser: {
      cancelHint: record('cancelHint'),
      hint: async (/** @type {string} */ kind) => {
        record('hint')(kind);
        return host.hintResult;
      },
      repeatHint: () => {
        if (host.hintResult === 'given') record('repeatHint')();
        return host.hintResult === 'given';
      },
    },
  };
  const dealing = new StockControl(host);
  const selection = new Selection(host, dealing);
  const hints = new Hints(host, selection);
  /** Returns and clears the recorded calls, without `highlight` unless wanted. @param {boolean} [marks] */
  const takeCalls = (marks = false) => log.splice(0).filter(([name]) => marks || name !== 'highlight');
  return { host, dealing, selection, hints, takeCalls, callbacks };
}

test('a tap selects a pile with several targets, and a tap on a target plays the move', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('AS', { says: { k: 'choose-pile', card: 'AS' } }), [SECOND]: idlePile('2H') },
    gestures: [
      [FIRST, SPADES, 'c1>f'],
      [FIRST, SECOND, 'c1>c2'],
    ],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.tapPile(FIRST, 1);
  assert.equal(selection.pile, FIRST);
  assert.deepEqual(selection.targets, [SPADES, SECOND]);
  assert.deepEqual(takeCalls(true), [
    ['cancelHint'],
    ['highlight', { selected: FIRST, targets: [SPADES, SECOND], ambiguousTarget: null }],
    ['announce', say({ k: 'choose-pile', card: 'AS' })],
  ]);
  now += 2000;
  selection.tapPile(SECOND, 1);
  assert.deepEqual(takeCalls(), [['playAction', 'c1>c2']]);
});

test('every card of a selected run is marked', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('6S5H'), [SECOND]: idlePile('7H') },
    gestures: [[FIRST, SECOND, 'c1>c2']],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.select(FIRST, '', 2);
  assert.deepEqual(takeCalls(true)[0], [
    'highlight',
    { selected: FIRST, cards: 2, targets: [SECOND], ambiguousTarget: null },
  ]);
});

test('a card that goes home only with another says that all other pairs are for good, and that there is a choice if a tap plays none', () => {
  const says = { k: 'choose-pile', card: 'QD' };
  const queen = (/** @type {object} */ offers) => {
    const view = viewOf({
      piles: {
        [FIRST]: movablePile('QD', { says, goesHome: true, ...offers }),
        [SECOND]: movablePile('2S', { goesHome: true }),
      },
      gestures: [
        [FIRST, SECOND, 'a1+n1>f'],
        [FIRST, TALON, 'a1>n2'],
      ],
    });
    return fakeTable(view);
  };
  const choice = queen({});
  choice.selection.tapPile(FIRST, 1);
  assert.deepEqual(choice.takeCalls().at(-1), ['announce', words.play.playOrPair(true)]);
  assert.match(words.play.playOrPair(true), /^Several can join it: choose one.* pairs for good/);
  const single = queen({ only: 0 });
  single.selection.select(FIRST);
  assert.deepEqual(single.takeCalls().at(-1), ['announce', words.play.playOrPair(false)]);
  assert.match(words.play.playOrPair(false), /if it can go home, both do; if not, they pair for good/);
});

test('a selection by key announces the number of targets; in a lesson, the pile', () => {
  const says = { k: 'choose-pile', card: 'AS' };
  const view = viewOf({
    piles: { [FIRST]: movablePile('AS', { says }) },
    gestures: [
      [FIRST, SPADES, 'c1>f'],
      [FIRST, SECOND, 'c1>c2'],
    ],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.tapPile(FIRST);
  assert.deepEqual(takeCalls().at(-1), ['speak', words.play.targetCount('AS', 2)]);
  const { selection: lessonSelection, takeCalls: takeLessonCalls } = fakeTable(view, { course: true });
  lessonSelection.tapPile(FIRST);
  assert.deepEqual(takeLessonCalls().at(-1), [
    'speak',
    words.board.selected(words.board.pile(/** @type {any} */ (PLACES[FIRST]), view.piles[FIRST])),
  ]);
});

test('a tap plays the only move of a pile, and the next tap on its target is ignored for a second', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('AS', { only: 0 }), [SECOND]: movablePile('2H', { only: 1 }) },
    gestures: [
      [FIRST, SECOND, 'c1>c2'],
      [SECOND, FIRST, 'c2>c1'],
    ],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.tapPile(FIRST, 1);
  assert.deepEqual(takeCalls(), [['playAction', 'c1>c2']]);
  now += 999;
  selection.tapPile(SECOND, 1);
  assert.deepEqual(takeCalls(), [], 'a tap on the target');
  selection.tapPile(SECOND, 1);
  assert.deepEqual(takeCalls(), [['playAction', 'c2>c1']], 'only one tap is ignored');
  selection.tapPile(SECOND, 1);
  assert.deepEqual(takeCalls(), [['playAction', 'c2>c1']], 'the source takes a single tap');
  selection.tapPile(SECOND, 2);
  assert.deepEqual(takeCalls(), [], 'but not the second of a double tap');
  selection.tapPile(SECOND);
  now += 1001;
  takeCalls();
  selection.tapPile(FIRST, 1);
  assert.deepEqual(takeCalls(), [['playAction', 'c1>c2']], 'after a second no tap is ignored');
});

test('a key press is never ignored', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('AS', { only: 0 }), [SECOND]: movablePile('2H', { only: 1 }) },
    gestures: [
      [FIRST, SECOND, 'c1>c2'],
      [SECOND, FIRST, 'c2>c1'],
    ],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.tapPile(FIRST);
  selection.tapPile(SECOND);
  assert.deepEqual(takeCalls(), [
    ['playAction', 'c1>c2'],
    ['playAction', 'c2>c1'],
  ]);
});

test('a tap on the target of a move is ignored also when a new card is in the hand', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('AS', { only: 0 }), [SECOND]: idlePile('2H') },
    gestures: [[FIRST, SECOND, 'c1>c2']],
  });
  const { selection, takeCalls, host } = fakeTable(view);
  selection.tapPile(FIRST, 1);
  host.view = viewOf({ pending: HAND, piles: { [HAND]: movablePile('9S') }, gestures: [[HAND, SECOND, 'hand>c2']] });
  selection.reset();
  takeCalls();
  now += 500;
  selection.tapPile(SECOND, 1);
  assert.deepEqual(takeCalls(), []);
  selection.tapPile(SECOND, 1);
  assert.deepEqual(takeCalls(), [['playAction', 'hand>c2']]);
});

test('a tap on a target of a selected card is never ignored', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('AS', { only: 0 }), [HEARTS]: movablePile('2H') },
    gestures: [
      [FIRST, SECOND, 'c1>c2'],
      [HEARTS, SECOND, 'f>c2'],
      [HEARTS, SPADES, 'f>f'],
    ],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.tapPile(FIRST, 1);
  selection.tapPile(HEARTS, 1);
  takeCalls();
  selection.tapPile(SECOND, 1);
  assert.deepEqual(takeCalls(), [['playAction', 'f>c2']]);
});

test('a tap plays the only move of a selected card, and a tap on its target is ignored for 400 ms', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('AS', { only: 0 }), [SECOND]: movablePile('2H', { only: 1 }) },
    gestures: [
      [FIRST, SECOND, 'c1>c2'],
      [SECOND, FIRST, 'c2>c1'],
    ],
  });
  for (const [wait, last] of /** @type {const} */ ([
    [399, undefined],
    [401, 'playAction'],
  ])) {
    const { selection, takeCalls } = fakeTable(view);
    selection.select(FIRST, 'A sentence.');
    assert.deepEqual(takeCalls(), [['announce', 'A sentence.']]);
    now += 2000;
    selection.tapPile(FIRST, 1);
    assert.deepEqual(takeCalls(), [['playAction', 'c1>c2']]);
    selection.clear();
    now += wait;
    takeCalls();
    selection.tapPile(SECOND, 1);
    assert.equal(takeCalls().at(-1)?.[0], last, `after ${wait} ms`);
  }
});

/** A card that can go home or to the other column. */
const TWO_TARGETS = viewOf({
  piles: { [FIRST]: movablePile('AS', { home: 0 }), [SECOND]: idlePile('2H') },
  gestures: [
    [FIRST, SPADES, 'c1>f'],
    [FIRST, SECOND, 'c1>c2'],
  ],
});

test('a double tap plays a card home; a slow second tap deselects it', () => {
  const { selection, takeCalls } = fakeTable(TWO_TARGETS);
  selection.tapPile(FIRST, 1);
  now += 399;
  takeCalls();
  selection.tapPile(FIRST, 2);
  assert.deepEqual(takeCalls(), [['playAction', 'c1>f']]);

  const slowTaps = fakeTable(TWO_TARGETS);
  slowTaps.selection.tapPile(FIRST, 1);
  now += 400;
  slowTaps.selection.tapPile(FIRST, 1);
  assert.equal(slowTaps.selection.pile, null);
  assert.ok(!slowTaps.takeCalls().some(([name]) => name === 'playAction'));
});

test('a double tap plays to the only target; so does a slow second press by key', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('AS'), [SECOND]: idlePile('2H') },
    gestures: [[FIRST, SECOND, 'c1>c2']],
  });
  for (const [nth, wait, plays] of [
    [2, 399, true],
    [1, 400, false],
    [0, 400, true],
  ]) {
    const { selection, takeCalls } = fakeTable(view);
    selection.tapPile(FIRST, Math.min(Number(nth), 1));
    now += Number(wait);
    takeCalls();
    selection.tapPile(FIRST, Number(nth));
    assert.deepEqual(
      takeCalls().filter(([name]) => name === 'playAction'),
      plays ? [['playAction', 'c1>c2']] : [],
      `${nth}, ${wait}`,
    );
    if (!plays) assert.equal(selection.pile, null);
  }
});

test('a double tap on a card that cannot go home says why; the next tap deselects it', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('9S'), [SECOND]: idlePile('TH') },
    gestures: [
      [FIRST, SECOND, 'c1>c2'],
      [FIRST, TALON, 'c1>t'],
    ],
  });
  const { selection, takeCalls, callbacks } = fakeTable(view);
  selection.tapPile(FIRST, 1);
  takeCalls();
  now += 100;
  selection.tapPile(FIRST, 2);
  assert.deepEqual(takeCalls(), [['refuse', FIRST, SPADES]], 'at the foundation of its suit');
  assert.equal(selection.pile, FIRST);
  now += 100;
  selection.tapPile(FIRST, 1);
  assert.equal(selection.pile, null);
  // Without a reason to show, it is deselected at once.
  selection.tapPile(FIRST, 1);
  now += 100;
  selection.tapPile(FIRST, 2);
  callbacks.refuse?.();
  assert.equal(selection.pile, null);
});

test('the card in the hand stays selected', () => {
  const view = viewOf({
    pending: HAND,
    piles: { [HAND]: movablePile('9S'), [FIRST]: idlePile('TH'), [SECOND]: movablePile('KH') },
    gestures: [
      [HAND, FIRST, 'hand>c1'],
      [HAND, TALON, 'hand>t'],
      [SECOND, TALON, 'c2>t'],
      [SECOND, FIRST, 'c2>c1'],
    ],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.reset();
  assert.equal(selection.pile, HAND);
  assert.deepEqual(takeCalls(), [], 'the announcer says the prompt, which names it');
  selection.clear();
  assert.equal(selection.pile, HAND);
  assert.equal(selection.escape(), false);
  selection.tapPile(SECOND, 1);
  assert.equal(selection.pile, SECOND, 'another card can be selected');
  assert.equal(selection.escape(), true);
  assert.equal(selection.pile, HAND);
  takeCalls();
  now += 1000;
  selection.tapPile(HAND, 1);
  assert.deepEqual(takeCalls(), [['refuse', HAND, SPADES]], 'a tap says why it cannot go home');
  selection.tapPile(HAND, 1);
  assert.deepEqual(takeCalls(), [['showPrompt']], 'and the next closes the reason');
  assert.equal(selection.pile, HAND);
});

test('a tap on a pile of a kind that takes cards says why it cannot take this one', () => {
  const view = viewOf({
    piles: {
      [FIRST]: movablePile('9S'),
      [SECOND]: idlePile('4H'),
      [SPADES]: idlePile('AS'),
      [HEARTS]: movablePile('KH', { only: 1 }),
      [ORNAMENT]: idlePile('QQ'),
    },
    gestures: [
      [FIRST, TALON, 'c1>t'],
      [HEARTS, TALON, 'f>t'],
      [FIRST, HAND, 'c1>h'],
    ],
  });
  /** @param {number} pile */
  const resultOfTap = (pile) => {
    const { selection, takeCalls } = fakeTable(view);
    selection.tapPile(FIRST, 1);
    now += 2000;
    takeCalls();
    selection.tapPile(pile, 1);
    return { calls: takeCalls(), held: selection.pile };
  };
  assert.deepEqual(resultOfTap(SPADES), { calls: [['refuse', FIRST, SPADES]], held: FIRST });
  assert.deepEqual(resultOfTap(HEARTS).calls, [['playAction', 'f>t']], 'a card that can move is played instead');
  assert.equal(resultOfTap(SECOND).held, null, 'no column takes cards in this view: the card is deselected');
  assert.equal(resultOfTap(ORNAMENT).held, null);
});

test('where columns take cards, a column that cannot take the card says why', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('9S'), [SECOND]: idlePile('4H'), [TALON]: idlePile('3D') },
    gestures: [
      [FIRST, HEARTS, 'c1>f'],
      [FIRST, FIRST + 10, 'c1>c9'],
    ],
  });
  const table = fakeTable(view);
  table.host.info.places = [...PLACES, ...Array.from({ length: 7 }, (_, n) => place(`c${n + 3}`, 'tableau'))];
  table.selection.tapPile(FIRST, 1);
  now += 2000;
  table.takeCalls();
  table.selection.tapPile(SECOND, 1);
  assert.deepEqual(table.takeCalls(), [['refuse', FIRST, SECOND]]);
  table.selection.tapPile(TALON, 1);
  assert.deepEqual(table.takeCalls(), [['refuse', FIRST, TALON]], 'so does any other pile');
});

test('refusing a foundation falls back to the foundation that takes the card', () => {
  const { selection, takeCalls, callbacks } = fakeTable(TWO_TARGETS);
  selection.refuse(FIRST, HEARTS);
  callbacks.refuse?.();
  assert.deepEqual(takeCalls(), [
    ['refuse', FIRST, HEARTS],
    ['playAction', 'c1>f'],
  ]);
  selection.refuse(FIRST, SECOND);
  callbacks.refuse?.();
  assert.deepEqual(takeCalls(), [['refuse', FIRST, SECOND]], 'refusing a column does not');
});

test('two piles with several moves ask which, the move home first; a number or a button answers', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('KS'), [SECOND]: movablePile('AH', { home: 1 }) },
    gestures: [
      [FIRST, SECOND, 'c1>c2'],
      [FIRST, SECOND, 'c2>f'],
      [SECOND, HEARTS, 'c2>f'],
    ],
  });
  const { selection, takeCalls, host } = fakeTable(view);
  selection.tapPile(FIRST);
  takeCalls();
  selection.tapPile(SECOND);
  const [question, answers] = [words.play.homeFirst('AH'), [words.play.playHome(), words.play.placeOn('KS')]];
  assert.deepEqual(takeCalls(true), [
    ['highlight', { selected: FIRST, targets: [SECOND], ambiguousTarget: SECOND }],
    ['offer', 2],
    ['announce', question],
    ['speak', words.play.numberedMoves(question, answers)],
  ]);
  // A popover over it has closed.
  selection.render('', false);
  assert.deepEqual(takeCalls(), [
    ['offer', 2],
    ['announce', question],
  ]);
  assert.deepEqual(
    host.offers.map((/** @type {any} */ { label, primary }) => [label, primary]),
    [
      [answers[0], true],
      [answers[1], false],
    ],
  );
  host.offers[1].onPress();
  assert.deepEqual(takeCalls(), [['playAction', 'c1>c2']]);
  assert.equal(selection.playChoice(0), true);
  assert.deepEqual(takeCalls(), [['playAction', 'c2>f']]);
  assert.equal(selection.playChoice(2), false);
  assert.equal(selection.escape(), true);
  assert.equal(selection.playChoice(0), false, 'the question is withdrawn');
});

test('a tap on another pile withdraws the question, and the card stays selected', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('KS'), [SECOND]: movablePile('QS') },
    gestures: [
      [FIRST, SECOND, 'a'],
      [FIRST, SECOND, 'b'],
      [FIRST, HEARTS, 'c'],
    ],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.tapPile(FIRST, 1);
  now += 2000;
  selection.tapPile(SECOND, 1);
  assert.deepEqual(takeCalls().slice(-2), [
    ['offer', 2],
    [
      'announce',
      words.play.whichMove(
        { place: /** @type {any} */ (PLACES[FIRST]), pile: view.piles[FIRST] },
        { place: /** @type {any} */ (PLACES[SECOND]), pile: view.piles[SECOND] },
      ),
    ],
  ]);
  selection.tapPile(FIRST, 1);
  assert.equal(selection.pile, FIRST, 'a tap on the first pile withdraws the question');
  assert.equal(selection.playChoice(0), false);
  selection.tapPile(SECOND, 1);
  takeCalls();
  selection.tapPile(HEARTS, 1);
  assert.deepEqual(takeCalls().at(-1), ['playAction', 'c']);
});

test('a tap on a pile that cannot move names it; a double tap says why it cannot move', async () => {
  const view = viewOf({
    piles: { [SPADES]: idlePile('AS'), [SECOND]: idlePile('4H', { says: { k: 'choose-card' } }) },
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.tapPile(SPADES, 1);
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(takeCalls(), [
    ['showPrompt'],
    ['announceTransient', words.play.pile(words.board.pile(/** @type {any} */ (PLACES[SPADES]), view.piles[SPADES]))],
  ]);
  now += 399;
  selection.tapPile(SPADES, 1);
  assert.deepEqual(takeCalls().at(-1), ['refuse', SPADES, SPADES]);
  now += 400;
  selection.tapPile(SPADES, 1);
  assert.ok(!takeCalls().some(([name]) => name === 'refuse'), 'a slow second tap is a first tap');
  selection.tapPile(SECOND, 1);
  assert.deepEqual(takeCalls().at(-1), ['announceTransient', say({ k: 'choose-card' })]);
  const lesson = fakeTable(view, { course: true });
  lesson.selection.tapPile(SPADES, 1);
  assert.deepEqual(lesson.takeCalls().at(-1), ['refuse', SPADES, SPADES], 'in a lesson the first tap says why');
});

test('a tap opens a talon that can be opened but not moved, and no other pile', () => {
  const view = viewOf({ piles: { [TALON]: idlePile('4H9D') } });
  const { selection, takeCalls, host } = fakeTable(view);
  host.board.canOpen = (/** @type {number} */ pile) => pile === TALON;
  selection.tapPile(TALON, 1);
  assert.deepEqual(takeCalls().at(-1), ['openPile', TALON, false]);
  host.board.canOpen = () => true;
  selection.tapPile(SPADES, 1);
  assert.notEqual(takeCalls().at(-1)?.[0], 'look');
});

test('an ignored tap and the next tap make a double tap', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('AS', { only: 0 }), [SECOND]: movablePile('2H', { home: 1 }) },
    gestures: [
      [FIRST, SECOND, 'c1>c2'],
      [SECOND, HEARTS, 'c2>f'],
      [SECOND, FIRST, 'c2>c1'],
    ],
  });
  for (const [wait, last] of /** @type {const} */ ([
    [399, 'playAction'],
    [400, 'showPrompt'],
  ])) {
    const { selection, takeCalls } = fakeTable(view);
    selection.tapPile(FIRST, 1);
    now += 100;
    selection.tapPile(SECOND, 1);
    takeCalls();
    now += wait;
    selection.tapPile(SECOND, 2);
    assert.equal(takeCalls().at(-1)?.[0], last, `after ${wait} ms`);
  }
});

test('goHome plays a card home, or says why it cannot', () => {
  const { selection, takeCalls, callbacks } = fakeTable(TWO_TARGETS);
  selection.goHome(FIRST);
  assert.deepEqual(takeCalls(), [['playAction', 'c1>f']]);
  selection.goHome(SECOND);
  assert.deepEqual(takeCalls(), [['refuse', SECOND, HEARTS]]);
  callbacks.refuse?.();
  const label = words.board.pile(/** @type {any} */ (PLACES[SECOND]), TWO_TARGETS.piles[SECOND]);
  assert.deepEqual(takeCalls(), [['announceTransient', words.play.notHome(label)]]);
  selection.goHome(TALON);
  assert.equal(takeCalls()[0][0], 'announceTransient', 'an empty pile has no foundation');
});

const TURN = { k: 'turn-card' };

test('a tap on the stock deals; where dealing is a decision, it asks for a second tap', () => {
  const plain = fakeTable(viewOf({ dealLabel: TURN, stock: 9 }));
  plain.selection.tapPile(STOCK, 1);
  assert.deepEqual(plain.takeCalls(), [['dealOn']]);

  const decides = fakeTable(viewOf({ dealLabel: TURN, dealDecides: true, stock: 9 }));
  decides.host.offers = [{ label: 'Medium', onPress: () => {} }];
  decides.dealing.tap();
  assert.deepEqual(decides.host.offers, [], 'the buttons of the sentence before go with it');
  assert.deepEqual(decides.takeCalls(), [
    ['announce', words.play.pressAgain('The prompt.', /** @type {any} */ (TURN))],
  ]);
  now += 100;
  decides.dealing.tap();
  assert.deepEqual(decides.takeCalls(), [], 'a second press within 200 ms is ignored');
  now += 100;
  decides.dealing.tap();
  assert.deepEqual(decides.takeCalls(), [['dealOn']], 'a third press deals');

  const slowPresses = fakeTable(viewOf({ dealLabel: TURN, dealDecides: true }));
  slowPresses.dealing.tap();
  now += 400;
  slowPresses.takeCalls();
  slowPresses.dealing.tap();
  assert.deepEqual(slowPresses.takeCalls(), [['dealOn']]);

  const lesson = fakeTable(viewOf({ dealLabel: TURN, dealDecides: true }), { course: true });
  lesson.dealing.tap();
  assert.deepEqual(lesson.takeCalls(), [['dealOn']]);
});

test('Deal rests until the player has passed over each card that can go home', () => {
  const goesHome = (/** @type {string} */ link, /** @type {Record<number, object>} */ piles) =>
    viewOf({ link, start: 's', dealLabel: TURN, dealDecides: true, stock: 9, piles });
  const table = fakeTable(goesHome('a', { [FIRST]: movablePile('9S', { goesHome: true }) }));
  assert.equal(table.dealing.rests, true);
  table.dealing.tap();
  assert.equal(table.takeCalls()[0][0], 'announce');
  assert.equal(table.dealing.rests, false, 'the next press deals');
  now += 1000;
  table.dealing.tap();
  assert.deepEqual(table.takeCalls(), [['dealOn']]);
  table.host.view = goesHome('b', { [FIRST]: movablePile('9S', { goesHome: true }) });
  assert.equal(table.dealing.rests, false, 'a card that was passed over is not named again');
  table.host.view = goesHome('c', { [SECOND]: movablePile('8H', { goesHome: true }) });
  assert.equal(table.dealing.rests, true);
});

test('where Deal rests, a quick press after a deal is ignored; a later one, and one after a move, asks for another', () => {
  const dealt = (/** @type {string} */ link) =>
    viewOf({
      link,
      start: 's',
      dealLabel: TURN,
      dealDecides: true,
      piles: { [FIRST]: movablePile('9S', { goesHome: true }) },
    });
  for (const [wait, link, asks] of /** @type {const} */ ([
    [399, 'b', false],
    [400, 'b', true],
    [399, 'c', true],
  ])) {
    const { host, dealing, takeCalls } = fakeTable(viewOf({ link: 'a', start: 's', dealLabel: TURN }));
    host.dealOn = () => (host.view = dealt('b'));
    dealing.tap();
    now += wait;
    host.view = dealt(link);
    dealing.tap();
    assert.equal(takeCalls().length, Number(asks), `${link} after ${wait} ms`);
  }
});

test('Deal does not rest after a hint to deal in this position', () => {
  const view = viewOf({ link: 'a', dealLabel: TURN, dealDecides: true, stock: 9 });
  const { host, dealing, takeCalls } = fakeTable(view);
  for (const hint of [
    { link: 'b', move: 'stock>talon' },
    { link: 'a', move: 'c1>f' },
  ]) {
    host.session.hint = hint;
    assert.equal(dealing.rests, true, JSON.stringify(hint));
  }
  host.session.hint = { link: 'a', move: 'stock>talon' };
  assert.equal(dealing.rests, false);
  dealing.tap();
  assert.deepEqual(takeCalls(), [['dealOn']]);
});

test('a tap on the card in the hand plays it home', () => {
  const view = viewOf({
    pending: HAND,
    piles: { [HAND]: movablePile('9S', { only: 0, home: 0 }), [FIRST]: idlePile('TH') },
    gestures: [
      [HAND, SPADES, 'hand>S+'],
      [HAND, FIRST, 'hand>c1'],
    ],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.reset();
  takeCalls();
  selection.tapPile(HAND, 1);
  assert.deepEqual(takeCalls(), [['playAction', 'hand>S+']]);
});

test('a stock that cannot deal says what to do, an empty stock that it is empty', () => {
  const waiting = fakeTable(viewOf({ stock: 9 }));
  waiting.dealing.tap();
  assert.deepEqual(waiting.takeCalls(), [['announce', 'The prompt.']]);
  const empty = fakeTable(viewOf({}));
  empty.dealing.tap();
  assert.deepEqual(empty.takeCalls(), [['announce', words.play.stockEmpty]]);
});

test('a double press of Deal deals once, unless by key or card by card', () => {
  /** @param {{ byKey?: boolean, dealing?: string, other?: boolean, wait?: number }} options */
  const callsOfTwoPresses = ({ byKey = false, dealing = 'choice', other = false, wait = 100 }) => {
    const table = fakeTable(viewOf({ dealLabel: TURN }), { dealing });
    table.host.dealOn = () => {
      table.host.playAction('dealOn');
      table.host.view = viewOf({ link: 'b', dealLabel: other ? { k: 'deal-on' } : TURN });
    };
    table.dealing.deal(byKey);
    now += wait;
    table.dealing.deal(byKey);
    return table.takeCalls().length;
  };
  assert.equal(callsOfTwoPresses({}), 1);
  assert.equal(callsOfTwoPresses({ wait: 400 }), 2);
  assert.equal(callsOfTwoPresses({ byKey: true }), 2);
  assert.equal(callsOfTwoPresses({ dealing: 'card' }), 2);
  assert.equal(callsOfTwoPresses({ byKey: true, other: true }), 1, 'the second press would have another meaning');
});

test('safe cards are played home, if there are any', () => {
  const safe = fakeTable(viewOf({ safe: true }));
  safe.dealing.playSafe();
  assert.deepEqual(safe.takeCalls(), [['playSafe']]);
  const unsafe = fakeTable(viewOf({ piles: { [FIRST]: movablePile('4H', { goesHome: true }) } }));
  unsafe.dealing.playSafe();
  assert.deepEqual(unsafe.takeCalls(), []);
});

/** @param {string} move @param {number} from @param {number} to @param {object} [changes] */
const legalMove = (move, from, to, changes) => ({
  move,
  from,
  to,
  with: null,
  home: false,
  token: { k: 'move', card: 'AS', to: { k: 'home' } },
  ...changes,
});
const MOVES = [
  { pile: STOCK, moves: [legalMove('stock', STOCK, HAND)] },
  { pile: FIRST, moves: [legalMove('c1>c2', FIRST, SECOND), legalMove('c1>f', FIRST, SPADES, { home: true })] },
  { pile: HAND, moves: [legalMove('hand>c1', HAND, FIRST, { with: TALON })] },
];

const HOME_SHOWN = { move: 'c1>f', from: FIRST, to: SPADES };

test('the first hint asks the solver, more presses repeat it; legal moves are shown home first, then those of the hand', async () => {
  const { hints, host, takeCalls } = fakeTable(viewOf({ pending: HAND, dealLabel: TURN }), { moves: MOVES });
  host.hintResult = 'given';
  await hints.next();
  assert.deepEqual(takeCalls(), [['hint', 'hint']]);
  await hints.next();
  await hints.next();
  assert.deepEqual(takeCalls(), [['repeatHint'], ['repeatHint']]);
  const shown = [];
  for (let n = 0; n < 4; n++) {
    hints.showLegalMove();
    const calls = takeCalls();
    assert.deepEqual([calls[0], ...calls.slice(-1)], [['cancelHint'], ['offer', 3]]);
    assert.deepEqual(calls[2], [
      'announce',
      reports.hints.possibleMove(/** @type {any} */ (MOVES[1].moves[0].token), (n % 3) + 1, 3),
    ]);
    shown.push(...calls[1].slice(1));
    assert.equal(host.offers[0].label, reports.hints.nextMove);
  }
  assert.deepEqual(shown, [
    HOME_SHOWN,
    { move: 'hand>c1', from: HAND, to: TALON },
    { move: 'c1>c2', from: FIRST, to: SECOND },
    HOME_SHOWN,
  ]);
  hints.reset();
  await hints.next();
  assert.deepEqual(takeCalls(), [['hint', 'hint']], 'another position asks the solver again');
});

test('without advice a hint shows a legal move; a second press during the search is ignored', async () => {
  const { hints, host, takeCalls } = fakeTable(viewOf({}), { moves: MOVES });
  const both = [hints.next(), hints.next()];
  await Promise.all(both);
  assert.deepEqual(takeCalls().slice(0, 3), [['hint', 'hint'], ['cancelHint'], ['highlightMove', HOME_SHOWN]]);
  hints.reset();
  const left = new AbortController();
  host.positionSignal = left.signal;
  const waiting = hints.next();
  // The player may be back at the same position by then.
  left.abort();
  await waiting;
  assert.deepEqual(takeCalls(), [['hint', 'hint']], 'the position was left meanwhile');
});

test('a cancelled hint shows nothing, and the next press asks again', async () => {
  const { hints, host, takeCalls } = fakeTable(viewOf({}), { moves: MOVES });
  host.hintResult = 'cancelled';
  await hints.next();
  await hints.next();
  assert.deepEqual(takeCalls(), [
    ['hint', 'hint'],
    ['hint', 'hint'],
  ]);
  hints.showLegalMove();
  assert.equal(host.offers[0].label, reports.hints.hint, 'it is offered, too');
});

test('without a solver, or after the end, a hint does not ask for advice', async () => {
  const without = fakeTable(viewOf({}), { moves: MOVES, solver: false });
  await without.hints.next();
  assert.deepEqual(
    without.takeCalls().map(([name]) => name),
    ['cancelHint', 'highlightMove', 'announce'],
  );
  const over = fakeTable(viewOf({ outcome: 'stuck' }), { moves: MOVES });
  await over.hints.next();
  assert.ok(!over.takeCalls().some(([name]) => name === 'hint'));
});

test('where only dealing is possible, a hint says so and offers its button', async () => {
  const { hints, host, takeCalls } = fakeTable(viewOf({ dealLabel: TURN }));
  await hints.next();
  assert.deepEqual(takeCalls(), [
    ['cancelHint'],
    ['showPrompt'],
    ['announce', reports.hints.onlyDealing(/** @type {any} */ (TURN))],
    ['offer', 2],
  ]);
  assert.equal(host.offers[0].primary, true);
  host.offers[0].onPress();
  host.offers[1].onPress();
  assert.deepEqual(takeCalls(), [['press', 'deal'], ['solve']]);

  // The only target of the card in the hand is where dealing on places it as well.
  const forced = fakeTable(viewOf({ pending: HAND, dealLabel: TURN, piles: { [HAND]: movablePile('AS') } }), {
    moves: [MOVES[2]],
  });
  await forced.hints.next();
  assert.ok(!forced.takeCalls().some(([name]) => name === 'hint' || name === 'highlightMove'));
  const decision = fakeTable(viewOf({ pending: HAND, dealLabel: TURN, dealDecides: true }), { moves: [MOVES[2]] });
  await decision.hints.next();
  assert.ok(decision.takeCalls().some(([name]) => name === 'hint'));

  const stuck = fakeTable(viewOf({ outcome: 'stuck' }));
  await stuck.hints.next();
  assert.deepEqual(stuck.takeCalls(), [['cancelHint'], ['showPrompt'], ['announce', 'The prompt.']]);
  const noMoves = fakeTable(viewOf({}));
  await noMoves.hints.next();
  assert.deepEqual(noMoves.takeCalls().at(-1), ['offer', 3, 'info']);
});

test('Enter on the card of a shown move plays it, until another card is selected', () => {
  const { selection, takeCalls } = fakeTable(TWO_TARGETS);
  selection.select(FIRST);
  selection.setHint(FIRST, 'c1>c2');
  takeCalls();
  selection.tapPile(FIRST);
  assert.deepEqual(takeCalls(), [['playAction', 'c1>c2']]);
  selection.setHint(FIRST, 'c1>c2');
  selection.clear();
  takeCalls();
  selection.tapPile(FIRST);
  assert.ok(!takeCalls().some(([name]) => name === 'playAction'), 'it is only selected');
});

test('the first tap on a card that a hint has selected leaves it selected, the second deselects it', () => {
  const { selection, takeCalls } = fakeTable(TWO_TARGETS);
  selection.selectSilently(FIRST);
  selection.setHint(FIRST, 'c1>c2');
  takeCalls();
  selection.tapPile(FIRST, 1);
  assert.equal(selection.pile, FIRST);
  assert.deepEqual(takeCalls(true), [], 'the hint, its marks and its buttons stay');
  now += 2000;
  selection.tapPile(SECOND, 1);
  assert.deepEqual(takeCalls(), [['playAction', 'c1>c2']]);
  selection.selectSilently(FIRST);
  selection.setHint(FIRST, 'c1>c2');
  for (const expected of [FIRST, null]) {
    now += 2000;
    selection.tapPile(FIRST, 1);
    assert.equal(selection.pile, expected);
  }
});

test('a tap on a card that a hint has selected plays it if any tap would', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('AS', { only: 0 }) },
    gestures: [[FIRST, SPADES, 'c1>f']],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.selectSilently(FIRST);
  selection.setHint(FIRST, 'c1>f');
  takeCalls();
  selection.tapPile(FIRST, 1);
  assert.deepEqual(takeCalls(), [['playAction', 'c1>f']]);
});

test('a tap on a hint’s target plays the hint’s move, whatever else the two piles may do', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('TD'), [SECOND]: movablePile('JD') },
    gestures: [
      [FIRST, SECOND, 'c1>c2'],
      [FIRST, SECOND, 'c2>c1'],
    ],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.selectSilently(FIRST);
  selection.setHint(FIRST, 'c2>c1');
  takeCalls();
  selection.tapPile(FIRST, 1);
  now += 2000;
  selection.tapPile(SECOND, 1);
  assert.deepEqual(takeCalls(), [['playAction', 'c2>c1']]);
});

test('the buttons of a hint ask for a hint, a peek and the solution; after a failed hint they are offered again', async () => {
  const { hints, host, takeCalls } = fakeTable(viewOf({}), { moves: MOVES });
  await hints.next();
  takeCalls();
  for (const { onPress } of host.offers) onPress();
  await new Promise((done) => setImmediate(done));
  assert.deepEqual(takeCalls(), [
    ['hint', 'hint'],
    ['hint', 'peek'],
    ['solve'],
    ['announce', reports.hints.noSolver],
    ['offer', 3],
  ]);
});

test('after a move only the card in the hand is selected, with its targets in the new position', () => {
  const { selection, host } = fakeTable(TWO_TARGETS);
  selection.select(FIRST);
  selection.reset();
  assert.equal(selection.pile, null);
  assert.deepEqual(selection.targets, []);
  const dealt = (/** @type {number} */ target) =>
    viewOf({ pending: HAND, piles: { [HAND]: movablePile('9S') }, gestures: [[HAND, target, 'hand>c']] });
  host.view = dealt(FIRST);
  selection.reset();
  host.view = dealt(SECOND);
  selection.reset();
  assert.deepEqual(selection.targets, [SECOND]);
});

test('a tap on any pile that cannot take the card in the hand says why', () => {
  const view = viewOf({
    pending: HAND,
    piles: { [HAND]: movablePile('9S'), [FIRST]: idlePile('4H') },
    gestures: [[HAND, TALON, 'hand>t']],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.reset();
  takeCalls();
  selection.tapPile(FIRST, 1);
  assert.deepEqual(takeCalls(), [['refuse', HAND, FIRST]]);
});

test('an ignored tap makes a double tap only with a tap on the same pile', () => {
  const view = viewOf({
    piles: {
      [FIRST]: movablePile('AS', { only: 0 }),
      [SECOND]: movablePile('2H'),
      [TALON]: movablePile('3D', { home: 1 }),
    },
    gestures: [
      [FIRST, SECOND, 'c1>c2'],
      [TALON, HEARTS, 't>f'],
      [TALON, SECOND, 't>c2'],
      [SECOND, FIRST, 'c2>c1'],
      [SECOND, TALON, 'c2>t'],
    ],
  });
  for (const pile of [TALON, SECOND]) {
    const { selection, takeCalls } = fakeTable(view);
    selection.tapPile(FIRST, 1);
    selection.tapPile(SECOND, 1);
    takeCalls();
    now += 100;
    selection.tapPile(pile, 1);
    assert.ok(
      !takeCalls().some(([name]) => name === 'playAction'),
      `${pile}: one has no move home, the other got one tap`,
    );
    assert.equal(selection.pile, pile);
  }
});

test('the second of two quick taps is ignored only on the source of the move', () => {
  const view = viewOf({
    piles: { [FIRST]: movablePile('AS', { only: 0 }), [TALON]: movablePile('3D', { only: 1 }) },
    gestures: [
      [FIRST, SECOND, 'c1>c2'],
      [TALON, SECOND, 't>c2'],
    ],
  });
  const { selection, takeCalls } = fakeTable(view);
  selection.tapPile(FIRST, 1);
  takeCalls();
  selection.tapPile(TALON, 2);
  assert.deepEqual(takeCalls(), [['playAction', 't>c2']]);
});

test('during a question only its two piles are marked, and Escape withdraws it', () => {
  const view = viewOf({
    pending: FIRST,
    piles: { [FIRST]: movablePile('KS'), [SECOND]: movablePile('QS') },
    gestures: [
      [FIRST, SECOND, 'a'],
      [FIRST, SECOND, 'b'],
      [FIRST, HEARTS, 'c'],
    ],
  });
  const { selection, takeCalls, host } = fakeTable(view);
  selection.reset();
  takeCalls(true);
  selection.tapPile(SECOND, 1);
  assert.deepEqual(takeCalls(true)[0], ['highlight', { selected: FIRST, targets: [SECOND], ambiguousTarget: SECOND }]);
  assert.deepEqual(
    host.offers.map((/** @type {any} */ { label }) => label),
    ['a', 'b'],
    'a move without a label shows its notation',
  );
  assert.equal(selection.escape(), true);
  assert.equal(selection.escape(), false);
});

test('after a move hints start again with the first legal move', async () => {
  const { hints, takeCalls } = fakeTable(viewOf({}), { moves: MOVES, solver: false });
  await hints.next();
  await hints.next();
  hints.reset();
  takeCalls();
  await hints.next();
  assert.deepEqual(takeCalls()[1], ['highlightMove', HOME_SHOWN]);
});

test('a hint asks the solver where another card can move, or the hand has another target', async () => {
  const [, others, inHand] = MOVES;
  for (const moves of [
    [{ pile: FIRST, moves: [others.moves[0]] }],
    [inHand, { pile: HAND, moves: [legalMove('hand>c2', HAND, SECOND)] }],
  ]) {
    const { hints, takeCalls } = fakeTable(viewOf({ pending: HAND, dealLabel: TURN }), { moves });
    await hints.next();
    assert.deepEqual(takeCalls()[0], ['hint', 'hint']);
  }
});
