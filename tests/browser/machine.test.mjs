// The games that are kept, act by act, and what is read of what was written: each thing that the random histories of
// store.test.mjs have no eye for, because no line is lost by it. Without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinNotes } from '../../www/site/joining.js';
import * as machine from '../../www/site/store/machine.js';
import { readBook, write, writeBook } from '../../www/site/statistics.js';
import { Store, written } from '../../www/site/store/store.js';

/** A clock that stands, and names in their order. */
const worldOf = () => {
  let ids = 0;
  return { now: () => 1000, id: () => `new-${++ids}` };
};

/** A record, with what is told of it. @param {Partial<machine.Game>} [told] @returns {machine.Game} */
const game = (told = {}) => ({
  ...{ id: 'a', rev: 1, from: null, turn: 1, link: 'sly/A/ab', save: 'save1 sly/A/ab 2 2x1', ply: 2, plies: 2 },
  ...{ outcome: 'playing', won: false, began: 5, at: 10, marks: [], name: '' },
  ...told,
});

/** What the table shows. @param {string} line @param {number} [ply] @param {string} [outcome] @param {string} [deal] */
const seen = (line, ply = line.length, outcome = 'playing', deal = 'sly/A') => ({
  link: ply ? `${deal}/${line.slice(0, ply)}` : deal,
  save: `save1 ${deal}${line ? `/${line}` : ''} ${ply} ${line.length}x1`,
  ply,
  plies: line.length,
  outcome,
});

/** A state with some games. @param {machine.Game[]} games @param {Partial<machine.State>} [more] */
const stateOf = (games, more = {}) => ({ ...machine.join(machine.empty(), { puts: games, gone: [] }), ...more });
const ids = (/** @type {machine.Game[]} */ games) => games.map(({ id }) => id).join('');

test('games are listed by their turns, then by their time, then by their names, the last first', () => {
  const games = [
    game({ id: 'c', turn: 1, at: 5 }),
    game({ id: 'b', turn: 1, at: 5 }),
    game({ id: 'd', turn: 1, at: 9 }),
    game({ id: 'a', turn: 2, at: 1 }),
  ];
  assert.equal(ids(machine.listed(stateOf(games))), 'adcb');
  assert.equal(ids(machine.listed(stateOf(games.reverse()))), 'adcb');
});

test('a slot has its own games, those that are won after the others; cards of one’s own have a slot by themselves', () => {
  const state = stateOf([
    game({ id: 'a', turn: 1 }),
    game({ id: 'b', turn: 4, won: true }),
    game({ id: 'c', turn: 3, won: true }),
    game({ id: 'd', turn: 2, link: 'sly/B' }),
    game({ id: 'e', turn: 5, link: 'sly/~own/ab' }),
    game({ id: 'f', turn: 6, link: 'labyrinth/C' }),
  ]);
  assert.equal(ids(machine.ofSlot(state, 'sly')), 'dabc');
  assert.equal(ids(machine.ofSlot(state, 'sly/~own')), 'e');
  assert.deepEqual(machine.slotsOf(state), ['sly', 'sly/~own', 'labyrinth']);
  assert.equal(ids(machine.spare(state)), 'cb', 'those that are won may go, the oldest first');
  assert.equal(ids(machine.spare({ ...state, hand: game({ id: 'c' }) })), 'b', 'but for the one on the table');
});

test('a game is found by its name where it stands there, else the one that was played last', () => {
  const state = stateOf([
    game({ id: 'a', turn: 1 }),
    game({ id: 'b', turn: 2 }),
    game({ id: 'c', turn: 3, link: 'sly/A', from: { id: 'gone', rev: 1 } }),
  ]);
  for (const [link, id, expected] of /** @type {[string, string | null | undefined, string | undefined][]} */ ([
    ['sly/A/ab', undefined, 'b'],
    ['sly/A/ab', null, 'b'],
    ['sly/A/ab', 'a', 'a'],
    ['sly/A/ab', 'c', 'b'],
    ['sly/A/ab', 'nobody', 'b'],
    ['sly/A/abc', 'a', undefined],
  ]))
    assert.equal(machine.found(state, link, id)?.id, expected, `${link} ${id}`);
  assert.equal(machine.found(state, 'sly/Z'), null);
  assert.equal(machine.opened(state, 'sly/A/ab', 'a').hand?.id, 'a');
  assert.equal(machine.opened(state, 'sly/A/ab').hand?.id, 'b');
  assert.equal(machine.heir(state, 'a')?.id, 'a');
  assert.equal(machine.heir(state, 'gone')?.id, 'c', 'what took its place');
  assert.equal(machine.heir(state, 'nobody'), null);
});

test('changes that come twice, late or in another order make the same', () => {
  const [one, two] = [game(), game({ rev: 2, at: 20 })];
  const heir = game({ id: 'b', from: { id: 'a', rev: 2 } });
  const orders = [
    [one, two, heir],
    [heir, two, one],
    [two, heir, one, heir],
  ];
  for (const puts of orders) {
    const state = stateOf(puts);
    assert.deepEqual([[...state.games.values()], [...state.gone]], [[heir], [['a', 2]]]);
  }
  assert.deepEqual([...stateOf([two, one]).games.values()], [two]);
  assert.equal(
    machine.join(stateOf([two]), { puts: [{ ...two }], gone: [] }).games.get('a'),
    two,
    'it is known already',
  );
  // Gone up to a revision: what went on meanwhile stays.
  const gone = (/** @type {number} */ rev) => machine.join(stateOf([two]), { puts: [], gone: [{ id: 'a', rev }] });
  assert.deepEqual([gone(1).games.size, gone(2).games.size, gone(3).games.size], [1, 0, 0]);
  assert.deepEqual([...machine.join(gone(3), { puts: [], gone: [{ id: 'a', rev: 2 }] }).gone], [['a', 3]]);
  assert.equal(machine.join(gone(2), { puts: [two], gone: [] }).games.size, 0, 'it does not come back');
  assert.equal(machine.join(gone(2), { puts: [game({ rev: 3 })], gone: [] }).games.size, 1);
});

test('what another tab gives a name or a mark is still on the table; what it has played on with is not', () => {
  const hand = game();
  const state = stateOf([hand], { hand });
  const from = { id: 'a', rev: 1 };
  const taken = (/** @type {Partial<machine.Game>} */ told) =>
    machine.join(state, { puts: [game({ id: 'b', from, ...told })], gone: [] }).hand?.id;
  assert.equal(taken({ name: 'mine' }), 'b');
  assert.equal(taken({ save: 'save1 sly/A/abc 3 3x1' }), 'a');
  assert.equal(taken({ from: null }), 'a');
  assert.equal(taken({ from: { id: 'c', rev: 1 } }), 'a');
  assert.equal(machine.join(stateOf([]), { puts: [game({ from })], gone: [] }).hand, null);
});

test('a guest becomes a game with the first move, deal or card that goes home, and by nothing else', () => {
  const state = stateOf([game({ id: 'other', turn: 7 })]);
  for (const kind of ['undo', 'redo', 'goto', 'restart', 'shown', 'replay', 'mark']) {
    const { state: next, change } = machine.acted(state, seen('a'), kind, worldOf());
    assert.deepEqual([next, change], [state, { puts: [], gone: [] }], kind);
  }
  for (const kind of ['move', 'deal', 'safe']) {
    const { state: next, change } = machine.acted(state, seen('aw', 2, 'won'), kind, worldOf());
    const expected = {
      ...{ id: 'new-1', rev: 1, from: null, turn: 8, ...seen('aw', 2, 'won'), won: true },
      ...{ began: 1000, at: 1000, marks: [], name: '' },
    };
    assert.deepEqual(change, { puts: [expected], gone: [] }, kind);
    assert.deepEqual(next.hand, expected);
    assert.ok(next.own.has('new-1'));
  }
  assert.equal(machine.acted(machine.empty(), seen('a'), 'move', worldOf()).change.puts[0]?.turn, 1);
});

test('an act of one’s own game is its next revision; another page’s makes a game in its place', () => {
  const hand = game();
  const next = { ...hand, ...seen('abc'), turn: 2, at: 1000 };
  const mine = machine.acted(stateOf([hand], { hand, own: new Set(['a']) }), seen('abc'), 'move', worldOf());
  assert.deepEqual(mine.change, { puts: [{ ...next, rev: 2 }], gone: [] });
  assert.deepEqual(mine.state.hand, { ...next, rev: 2 });
  const theirs = machine.acted(stateOf([hand], { hand }), seen('abc'), 'move', worldOf());
  const heir = { ...next, id: 'new-1', from: { id: 'a', rev: 1 } };
  assert.deepEqual(theirs.change, { puts: [heir], gone: [{ id: 'a', rev: 1 }] });
  assert.deepEqual([theirs.state.hand, [...theirs.state.own]], [heir, ['new-1']]);
  // Nothing done, or a line shown that is nobody's: nothing written.
  assert.deepEqual(machine.acted(stateOf([hand], { hand }), seen('ab'), 'undo', worldOf()).change.puts, []);
  for (const kind of ['shown', 'replay'])
    assert.deepEqual(machine.acted(stateOf([hand], { hand }), seen('abc'), kind, worldOf()).change.puts, [], kind);
  const won = machine.acted(stateOf([hand], { hand, own: new Set(['a']) }), seen('abw', 3, 'won'), 'move', worldOf());
  assert.deepEqual([won.state.hand?.won, won.state.hand?.outcome], [true, 'won']);
  // A revision beyond the one that is no more.
  const beyond = stateOf([hand], { hand, own: new Set(['a']), gone: new Map([['a', 5]]) });
  assert.equal(machine.acted(beyond, seen('abc'), 'move', worldOf()).state.hand?.rev, 6);
});

test('what is won stays so while its line does, and another way on from it is a game of its own', () => {
  const hand = game({ ...seen('abw', 3, 'won'), won: true, marks: [{ link: 'sly/A/a', ply: 1, at: 1 }] });
  const state = stateOf([hand], { hand, own: new Set(['a']) });
  const back = machine.acted(state, seen('abw', 1), 'undo', worldOf()).state;
  assert.ok(back.hand?.won && back.hand.id === 'a');
  const on = machine.acted(back, seen('ac'), 'move', worldOf()).state;
  assert.deepEqual([on.hand?.id, on.hand?.won, on.hand?.marks, on.games.size], ['new-1', false, hand.marks, 2]);
  // A line that goes on is no other way, and no longer the one that was won.
  const longer = machine.acted(state, seen('abwc'), 'move', worldOf()).state;
  assert.deepEqual([longer.hand?.id, longer.hand?.won, longer.games.size], ['a', false, 1]);
  const lost = game({ save: 'save1 sly/A/abc 3 3x1', link: 'sly/A/abc', ply: 3, plies: 3 });
  const unwon = machine.acted(stateOf([lost], { hand: lost, own: new Set(['a']) }), seen('abd'), 'move', worldOf());
  assert.deepEqual([unwon.state.hand?.id, unwon.state.hand?.won], ['a', false]);
});

test('from ten forgotten moves on the line as it was stays a game of its own', () => {
  const line = 'abababababab';
  for (const [left, stays] of /** @type {[number, boolean][]} */ ([
    [line.length - machine.FORGOTTEN - 1, true],
    [line.length - machine.FORGOTTEN, true],
    [line.length - machine.FORGOTTEN + 1, false],
    [line.length, false],
  ])) {
    const hand = game(seen(line, left));
    const state = stateOf([hand], { hand, own: new Set(['a']) });
    const next = seen(`${line.slice(0, left)}c`);
    assert.equal(machine.acted(state, next, 'move', worldOf()).state.games.size, stays ? 2 : 1, `${left} moves`);
    // Walked back on the table, of which no act was told.
    const whole = game(seen(line));
    const walked = machine.acted(stateOf([whole], { hand: whole, own: new Set(['a']) }), next, 'move', worldOf());
    assert.equal(walked.state.games.size, line.length - next.plies >= machine.FORGOTTEN ? 2 : 1, `${left} walked`);
  }
  // Whoever goes to a mark on another line keeps the line, however short.
  const hand = game();
  const state = stateOf([hand], { hand, own: new Set(['a']) });
  assert.equal(machine.acted(state, seen('b'), 'mark', worldOf()).state.games.size, 2);
  assert.equal(machine.acted(state, seen('ab', 1), 'mark', worldOf()).state.games.size, 1);
});

test('a position is marked once, and a guest’s mark makes a game', () => {
  const hand = game();
  const state = stateOf([hand], { hand, own: new Set(['a']) });
  const once = machine.marked(state, seen('ab'), worldOf());
  const mark = { link: 'sly/A/ab', ply: 2, at: 1000 };
  assert.deepEqual(once.change.puts, [{ ...hand, rev: 2, marks: [mark] }]);
  assert.deepEqual(machine.marked(once.state, seen('ab'), worldOf()).change.puts, []);
  const twice = machine.marked(once.state, seen('ab', 1), worldOf()).state.hand?.marks;
  assert.deepEqual(twice, [mark, { link: 'sly/A/a', ply: 1, at: 1000 }]);
  const guest = machine.marked(stateOf([hand]), seen('b'), worldOf());
  assert.deepEqual([guest.state.hand?.id, guest.state.hand?.marks[0]?.link], ['new-1', 'sly/A/b']);
});

test('a name is trimmed and cut, and written when it is another; the table’s game has it too', () => {
  const hand = game({ name: 'old' });
  const state = stateOf([hand, game({ id: 'b' })], { hand, own: new Set(['a', 'b']) });
  const name = (/** @type {string} */ text, id = 'a') => machine.named(state, id, text, worldOf());
  assert.deepEqual(name(' new ').change.puts, [{ ...hand, rev: 2, name: 'new' }]);
  assert.equal(name(' new ').state.hand?.name, 'new');
  assert.equal(name('x'.repeat(81)).state.hand?.name.length, 80);
  assert.deepEqual(name(' old').change.puts, []);
  assert.deepEqual(name('new', 'nobody').change.puts, []);
  assert.equal(name('new', 'b').state.hand, hand);
});

test('what is taken away comes back as it was, unless it has gone on', () => {
  const hand = game();
  const state = stateOf([hand, game({ id: 'b' })], { hand });
  const out = machine.removed(state, ['a', 'nobody']);
  assert.deepEqual(out.change, { puts: [], gone: [{ id: 'a', rev: 1 }] });
  assert.deepEqual([out.state.hand, ids(machine.listed(out.state))], [null, 'b']);
  assert.equal(machine.removed(state, ['b']).state.hand, hand);
  const back = machine.restored(out.state, [hand, game({ id: 'b' })], worldOf());
  assert.deepEqual(back.change, { puts: [{ ...hand, id: 'new-1', from: { id: 'a', rev: 1 } }], gone: [] });
  assert.deepEqual([...back.state.own], ['new-1']);
});

test('an import adds what is new, and to what is here its marks and its name', () => {
  const mark = { link: 'sly/A/a', ply: 1, at: 3 };
  const hand = game({ marks: [mark] });
  const { id: _id, rev: _rev, from: _from, turn: _turn, ...theirs } = game({ name: 'theirs', began: 1, at: 2 });
  const news = { ...theirs, ...seen('xy') };
  const more = { link: 'sly/A/ab', ply: 2, at: 4 };
  const state = stateOf([hand, game({ id: 'b', ...seen('q') })], { hand, own: new Set(['a']) });
  const all = [news, { ...theirs, marks: [mark, more] }, { ...news, marks: [more] }, { ...news, name: 'another' }];
  const { change, added, state: next } = machine.imported(state, all, worldOf());
  const first = { ...news, id: 'new-1', rev: 1, from: null, turn: 0 };
  const mine = { ...hand, rev: 2, name: 'theirs', marks: [mark, more] };
  assert.deepEqual(change, { puts: [first, mine, { ...first, rev: 2, marks: [more] }], gone: [] });
  assert.deepEqual([added, next.hand, next.games.size], [['new-1'], mine, 3]);
  assert.deepEqual([...next.own].sort(), ['a', 'new-1']);
  // A name that is here stays, and another page's record has an heir.
  const named = stateOf([game({ name: 'mine' })], { hand: null });
  assert.deepEqual(machine.imported(named, [theirs], worldOf()).change.puts, []);
  const empty = machine.imported(stateOf([game()]), [{ ...theirs, name: 'theirs' }], worldOf());
  assert.deepEqual([empty.state.hand, empty.change.puts[0]?.name], [null, 'theirs']);
  const heired = machine.imported(stateOf([game()], { hand: game({ id: 'z' }) }), [theirs], worldOf());
  assert.deepEqual(heired.change.gone, [{ id: 'a', rev: 1 }]);
  assert.deepEqual([heired.change.puts[0]?.id, heired.added, heired.state.hand?.id], ['new-1', [], 'z']);
});

test('marks and names that came with an import go again, but where something was done since', () => {
  const mark = { link: 'sly/A/a', ply: 1, at: 3 };
  const came = { link: 'sly/A/ab', ply: 2, at: 4 };
  const games = [game({ marks: [mark] }), game({ id: 'b', ...seen('q') }), game({ id: 'c', ...seen('r') })];
  const world = worldOf();
  const state = stateOf(games, { hand: games[1], own: new Set(['a', 'c']) });
  const theirs = games.map(({ id: _id, rev: _rev, from: _from, turn: _turn, ...one }) => ({
    ...{ ...one, name: 'theirs', marks: [mark, came] },
  }));
  const { state: full, joined } = machine.imported(state, theirs, world);
  assert.deepEqual(
    joined.map(({ was, is }) => [was.id, is.id, is.name]),
    [
      ['a', 'a', 'theirs'],
      // Another page's record has an heir.
      ['b', 'new-1', 'theirs'],
      ['c', 'c', 'theirs'],
    ],
  );
  const since = machine.named(full, 'c', 'mine', world).state;
  const { state: back, change } = machine.parted({ ...since, own: new Set(['a']) }, joined, world);
  assert.deepEqual(change, {
    puts: [
      { ...games[0], rev: 3 },
      { ...games[1], id: 'new-2', rev: 1, from: { id: 'new-1', rev: 1 } },
    ],
    gone: [{ id: 'new-1', rev: 1 }],
  });
  assert.deepEqual([back.games.get('c')?.name, back.hand?.name, back.games.size], ['mine', '', 3]);
  assert.deepEqual(machine.parted(state, [], worldOf()), { state, change: { puts: [], gone: [] } });
});

// Reading

test('a record is read as it was written, and what has not its shape is none', () => {
  const mark = { link: 'sly/A/a', ply: 1, at: 3 };
  const whole = game({ from: { id: 'b', rev: 2 }, marks: [mark], name: 'mine', won: true });
  const read = (/** @type {object} */ more) => machine.readGame({ ...whole, ...more });
  assert.deepEqual(machine.readGame(structuredClone(whole)), [whole]);
  for (const junk of [null, 7, 'a', [], [whole]]) assert.deepEqual(machine.readGame(junk), []);
  for (const more of [
    ...[{ id: '' }, { id: 7 }, { id: 'a b' }, { id: 'ä' }, { id: 'x'.repeat(41) }, { id: 'a\n' }],
    ...[{ rev: 0 }, { rev: -1 }, { rev: 1.5 }, { rev: '1' }, { rev: undefined }],
    ...[{ link: 7 }, { link: '' }, { link: 'x'.repeat(16385) }],
    ...[{ save: 7 }, { save: '' }, { save: 'x'.repeat(32769) }],
  ])
    assert.deepEqual(read(more), [], JSON.stringify(more).slice(0, 60));
  for (const more of [
    { id: 'x'.repeat(40) },
    { id: 'A-b_9' },
    { link: 'x'.repeat(16384), marks: [] },
    { save: 'x'.repeat(32768) },
  ])
    assert.deepEqual(read(more), [{ ...whole, ...more }], JSON.stringify(more).slice(0, 60));
  const part = (/** @type {object} */ more, /** @type {keyof machine.Game} */ key) => read(more)[0]?.[key];
  assert.equal(part({ from: { id: 'b', rev: 0 } }, 'from'), null);
  assert.equal(part({ from: { id: '', rev: 1 } }, 'from'), null);
  assert.equal(part({ from: 7 }, 'from'), null);
  assert.equal(part({ turn: -3 }, 'turn'), 0);
  assert.equal(part({ turn: Number.MAX_SAFE_INTEGER }, 'turn'), Number.MAX_SAFE_INTEGER / 2);
  assert.equal(part({ ply: 3, plies: 2 }, 'plies'), 3);
  assert.equal(part({ ply: 2, plies: 9 }, 'plies'), 9);
  assert.equal(part({ outcome: 7 }, 'outcome'), '7');
  assert.equal(part({ won: 1 }, 'won'), false);
  assert.equal(part({ name: 7 }, 'name'), '');
  assert.equal(part({ name: 'x'.repeat(81) }, 'name'), 'x'.repeat(80));
  assert.deepEqual([part({ began: 'x' }, 'began'), part({ at: NaN }, 'at')], [0, 0]);
  assert.deepEqual(machine.readGone({ id: 'a', rev: 3, more: 1 }), [{ id: 'a', rev: 3 }]);
  assert.deepEqual([null, { id: '', rev: 1 }, { id: 'a', rev: 0 }].flatMap(machine.readGone), []);
});

test('marks are of their deal, and no more than a thousand are read', () => {
  const read = (/** @type {unknown} */ marks) => machine.readMarks(marks, 'sly/A');
  assert.deepEqual(read(undefined), []);
  assert.deepEqual(read({ length: 1 }), []);
  const good = { link: 'sly/A/a', ply: 1, at: 3 };
  assert.deepEqual(read([good, null, 7, [], {}, { link: 7 }]), [good]);
  assert.deepEqual(read([{ link: 'sly/A' }]), [{ link: 'sly/A', ply: 0, at: 0 }]);
  assert.deepEqual(read([{ link: 'sly/AB' }, { link: 'sly' }, { link: `sly/A/${'x'.repeat(16384)}` }]), []);
  assert.equal(read([{ link: `sly/A/${'x'.repeat(16378)}` }]).length, 1);
  assert.equal(read(Array(1001).fill(good)).length, 1000);
  // What is read first is what is looked at: a thousand that are none leave no room.
  assert.equal(read([...Array(1000).fill(7), good]).length, 0);
});

test('the line of a save is its link; of an older one that is a link, itself', () => {
  assert.equal(machine.lineOf('save1 sly/A/ab 2 2x1'), 'sly/A/ab');
  assert.equal(machine.lineOf('sly/A/ab'), 'sly/A/ab');
  assert.equal(machine.lineOf('save1'), '');
});

test('a day counts once: what was won stays won, of two deals the one that was played', () => {
  const day = (/** @type {object} */ one) => ({ sly: { '2026-11-20': { deal: 'A', ...one } } });
  const join = (/** @type {object} */ a, /** @type {object} */ b) => joinNotes('daily', day(a), day(b));
  const [opened, begun, won] = ['opened', 'begun', 'won'].map((state) => ({ state }));
  const other = (/** @type {object | undefined} */ one) => ({ ...one, deal: 'B' });
  // The second is the one at hand: of two deals it gives way only when it was but looked at.
  for (const [theirs, mine, both] of /** @type {[object, object, object][]} */ ([
    [other(opened), opened, { ...opened }],
    [other(begun), opened, other(begun)],
    [other(won), begun, { ...begun }],
    [other(won), won, { ...won }],
    [other(opened), begun, { ...begun }],
    [
      { ...won, moves: 70, line: 'sly/B/x' },
      { ...begun, deal: 'A' },
      { ...won, moves: 70, line: 'sly/B/x' },
    ],
    [
      { ...won, moves: 80, line: 'sly/A/x' },
      { ...won, moves: 80, line: 'sly/A/y' },
      { ...won, moves: 80, line: 'sly/A/y' },
    ],
    [
      { ...begun, moves: 70 },
      { ...won, moves: 90 },
      { ...won, moves: 90 },
    ],
  ]))
    assert.deepEqual(join(theirs, mine), joinNotes('daily', day(both), null), JSON.stringify([theirs, mine]));
});

test('two books of a game are one, under the name of their key alone', () => {
  const book = (/** @type {string} */ deal) =>
    writeBook(write(readBook(null), { deal, kind: 'move', ply: 1, won: true, from: 0 }, 1));
  assert.deepEqual(
    readBook(joinNotes('stats:sly', book('A'), book('B')))
      .deals.map(({ deal }) => deal)
      .sort(),
    ['A', 'B'],
  );
  assert.equal(joinNotes('settings', book('A'), book('B')), undefined);
  assert.equal(joinNotes('of:stats:', book('A'), book('B')), undefined);
});

// The places

/** Places that remember what they were told, and fail when they are to. @param {Partial<import('../../www/site/store/store.js').Places>} [more] */
function placesOf(more = {}) {
  /** @type {Map<string, object>} */
  const journal = new Map();
  /** @type {Map<string, any>} */
  const games = new Map();
  /** @type {any[]} */
  const said = [];
  /** @type {{ journal: Error | null, database: Error | null }} */
  const fails = { journal: null, database: null };
  const guard = (/** @type {Error | null} */ error) => {
    if (error) throw error;
  };
  const database = {
    all: async () => (guard(fails.database), { games: [...games.values()], gone: /** @type {unknown[]} */ ([]) }),
    write: async (/** @type {machine.Change} */ change) => {
      guard(fails.database);
      said.push([
        'write',
        ...change.puts.map(({ id, rev }) => `${id}${rev}`),
        ...change.gone.map(({ id }) => `-${id}`),
      ]);
      for (const one of change.puts) games.set(one.id, written(one));
    },
    sweep: async (/** @type {machine.Gone[]} */ gone, /** @type {string[]} */ forgotten = []) =>
      void said.push(['sweep', ...gone.map(({ id }) => id), ...forgotten]),
  };
  const places = {
    journal: {
      all: () => (guard(fails.journal), [...journal.values()]),
      put: (/** @type {machine.Game} */ one) => (guard(fails.journal), void journal.set(one.id, written(one))),
      drop: (/** @type {string} */ id) => void journal.delete(id),
    },
    database,
    world: worldOf(),
    post: (/** @type {machine.Change} */ change) => void said.push(['post', change.puts.length, change.gone.length]),
    report: (/** @type {string} */ what) => void said.push(['report', what]),
    ...more,
  };
  return { places, database, journal, games, said, fails, store: new Store(places) };
}

const full = () => new DOMException('full', 'QuotaExceededError');
const denied = () => new DOMException('no', 'SecurityError');

test('an act is in the journal at once, then on the disk, and leaves the journal', async () => {
  const { store, journal, games, said } = placesOf();
  await store.load();
  store.open('sly/A');
  store.act(seen('a'), 'move');
  assert.deepEqual([[...journal.keys()], store.isKept], [['new-1'], true]);
  await store.settled();
  assert.deepEqual([journal.size, [...games.keys()]], [0, ['new-1']]);
  assert.deepEqual(games.get('new-1'), { v: 1, ...store.hand });
  assert.deepEqual(said, [
    ['write', 'new-11'],
    ['post', 1, 0],
  ]);
  // Nothing to write, nothing to tell.
  store.act(seen('a'), 'undo');
  assert.equal(said.length, 2);
});

test('what neither place takes is said, once for each reason, and kept when there is room', async () => {
  for (const [journal, database, what] of /** @type {[Error | null, Error | null, string | null][]} */ ([
    [full(), full(), 'full'],
    [denied(), full(), 'full'],
    [full(), denied(), 'full'],
    [denied(), denied(), 'unsaved'],
    [null, full(), null],
    [full(), null, null],
  ])) {
    const { store, said, fails, games } = placesOf();
    await store.load();
    Object.assign(fails, { journal, database });
    store.act(seen('a'), 'move');
    assert.equal(store.isKept, journal === null);
    await store.settled();
    const reports = said.filter(([kind]) => kind === 'report').map(([, one]) => one);
    assert.deepEqual(reports, what ? [what] : [], `${journal?.name} ${database?.name}`);
    assert.equal(store.isKept, what === null);
    if (what) assert.equal(await store.retry(), false);
    Object.assign(fails, { journal: null, database: null });
    assert.equal(await store.retry(), true);
    assert.ok(store.isKept);
    if (what) assert.ok(games.has('new-1'));
  }
});

test('without a database the journal does alone; one that comes late takes what it has', async () => {
  const { store, journal, places } = placesOf({ database: null });
  await store.load();
  store.act(seen('a'), 'move');
  await store.settled();
  assert.equal(journal.size, 1);
  assert.ok(store.isKept);
  const late = placesOf();
  late.games.set('other', written(game({ id: 'other' })));
  await store.attach(/** @type {NonNullable<typeof places.database>} */ (late.places.database));
  await store.settled();
  assert.deepEqual([journal.size, [...late.games.keys()].sort()], [0, ['new-1', 'other']]);
  assert.deepEqual(
    store
      .list()
      .map(({ id }) => id)
      .sort(),
    ['new-1', 'other'],
  );
});

test('a database that cannot be read is none, and a journal that cannot be read has nothing', async () => {
  const { store, fails, journal, said } = placesOf();
  fails.database = denied();
  await store.load();
  fails.database = null;
  store.act(seen('a'), 'move');
  await store.settled();
  assert.deepEqual([journal.size, said], [1, [['post', 1, 0]]], 'it is not asked again');
  const other = placesOf();
  other.games.set('a', written(game()));
  other.fails.journal = denied();
  await other.store.load();
  assert.deepEqual([other.store.list().length, other.said], [1, []]);
});

test('what is read: the later of two, of a later version nothing, of nonsense nothing, and both are said', async () => {
  const { store, journal, games, said } = placesOf();
  journal.set('a', written(game({ rev: 3, name: 'later' })));
  games.set('a', written(game({ rev: 2 })));
  journal.set('b', written(game({ id: 'b', rev: 1 })));
  games.set('b', written(game({ id: 'b', rev: 2, name: 'disk' })));
  // In both alike, and one whose place another page's has taken.
  journal.set('c', written(game({ id: 'c', name: 'both' })));
  games.set('c', written(game({ id: 'c', name: 'both' })));
  journal.set('d', written(game({ id: 'd' })));
  games.set('e', written(game({ id: 'e', from: { id: 'd', rev: 1 }, name: 'heir' })));
  await store.load();
  await store.settled();
  assert.deepEqual(
    store
      .list()
      .map(({ name }) => name)
      .sort(),
    ['both', 'disk', 'heir', 'later'],
  );
  assert.deepEqual(said, [['write', 'a3']], 'what the journal alone has is put on the disk');
  assert.deepEqual([journal.size, games.get('a').rev], [0, 3]);
  for (const [value, what] of /** @type {[unknown, string[]][]} */ ([
    [{ ...written(game()), v: 2 }, ['newer']],
    [{ v: 2 }, ['newer']],
    [{ ...written(game()), v: 1 }, []],
    [{ ...game() }, []],
    [{ v: 1 }, ['corrupt']],
    [7, ['corrupt']],
  ])) {
    for (const where of ['journal', 'games']) {
      const { store, said, ...maps } = placesOf();
      (where === 'games' ? maps.games : maps.journal).set('a', /** @type {any} */ (value));
      await store.load();
      const reports = said.filter(([kind]) => kind === 'report').map(([, one]) => one);
      assert.deepEqual(reports, what, `${where} ${JSON.stringify(value)}`);
      assert.equal(store.list().length, what.length ? 0 : 1);
    }
  }
});

test('what is long gone is swept from the disk, and of five hundred more nothing need be known', async () => {
  const { store, games, said, places } = placesOf();
  const gone = Array.from({ length: 502 }, (_, n) => ({ id: `g${n}`, rev: 1 }));
  games.set('g5', written(game({ id: 'g5' })));
  games.set('a', written(game()));
  /** @type {any} */ (places.database).all = async () => ({ games: [...games.values()], gone });
  await store.load();
  assert.deepEqual(said, [['sweep', 'g5', 'g0', 'g1']]);
  const few = placesOf();
  /** @type {any} */ (few.places.database).all = async () => ({ games: [], gone: gone.slice(0, 500) });
  await few.store.load();
  assert.deepEqual(few.said, []);
  few.games.set('g5', written(game({ id: 'g5' })));
  /** @type {any} */ (few.places.database).all = async () => ({
    games: [...few.games.values()],
    gone: gone.slice(0, 9),
  });
  await few.store.load();
  assert.deepEqual(few.said, [['sweep', 'g5']]);
});

test('what other pages write is heard and told on; nonsense is neither', async () => {
  const { store } = placesOf();
  /** @type {machine.Change[]} */
  const heard = [];
  store.onForeign((change) => heard.push(change));
  for (const junk of [null, 7, {}, { puts: [] }, { gone: [] }, { puts: 7, gone: [] }, { puts: [], gone: {} }])
    store.hear(junk);
  assert.equal(heard.length, 0);
  store.hear({ puts: [game(), 7], gone: [{ id: 'b', rev: 1 }, null] });
  assert.deepEqual(heard, [{ puts: [game()], gone: [{ id: 'b', rev: 1 }] }]);
  assert.deepEqual(store.list(), [game()]);
  // Of what was written since: not this page's own.
  assert.deepEqual([store.foreignSince(9).length, store.foreignSince(10).length], [1, 0]);
  store.act(seen('a'), 'move');
  assert.deepEqual(ids(store.foreignSince(0)), 'a');
});

test('what is deleted leaves both places, and what is brought back lies on the table again', async () => {
  const { store, journal, said } = placesOf();
  await store.load();
  store.act(seen('a'), 'move');
  await store.settled();
  const back = store.remove(['new-1', 'nobody']);
  assert.deepEqual([store.hand], [null]);
  await store.settled();
  assert.deepEqual(said.slice(-3), [
    ['write', '-new-1'],
    ['post', 0, 1],
    ['sweep', 'new-1'],
  ]);
  back();
  assert.equal(store.list().length, 1);
  assert.deepEqual([store.hand?.id, store.heir('new-1')?.id], ['new-2', 'new-2']);
  await store.settled();
  assert.equal(journal.size, 0);
  // Meanwhile something else came to the table: that stays.
  const again = store.remove(['new-2']);
  store.act(seen('z'), 'move');
  again();
  assert.equal(store.hand?.save, seen('z').save);
  await store.settled();
  said.length = 0;
  store.remove([])();
  await store.settled();
  assert.deepEqual([store.hand?.save, said], [seen('z').save, []]);
});

test('what was taken away and gone on with by another page does not come to the table', async () => {
  const { store } = placesOf();
  await store.load();
  store.act(seen('a'), 'move');
  const back = store.remove(['new-1']);
  store.hear({ puts: [game({ id: 'b', from: { id: 'new-1', rev: 1 }, turn: 9, ...seen('ab') })], gone: [] });
  back();
  assert.deepEqual([store.hand], [null]);
});

test('whoever follows is told when games are read, heard or changed, and only then', async () => {
  const { store } = placesOf();
  let told = 0;
  store.onChange(() => told++);
  /** @type {number[]} */
  const counts = [];
  const after = () => void counts.push(told);
  await store.load();
  after();
  store.open('sly/A');
  store.act(seen('a', 0), 'undo');
  store.hear(7);
  after();
  store.act(seen('a'), 'move');
  after();
  store.hear({ puts: [game()], gone: [] });
  after();
  store.remove(['a']);
  after();
  await store.settled();
  after();
  assert.deepEqual(counts, [1, 1, 2, 3, 4, 4]);
});

test('a store tells what its machine does', async () => {
  const { store } = placesOf();
  await store.load();
  store.act(seen('a'), 'move');
  store.rename('new-1', 'mine');
  assert.deepEqual([store.slots(), ids(store.ofSlot('sly')), store.hand?.name], [['sly'], 'new-1', 'mine']);
  assert.deepEqual([store.at('sly/A/a')?.id, store.at('sly/A'), store.spare()], ['new-1', null, []]);
  const { id: _id, rev: _rev, from: _from, turn: _turn, ...theirs } = game({ ...seen('xw', 2, 'won'), won: true });
  const { added, undo } = store.import([
    theirs,
    { ...theirs, ...seen('yw', 2, 'won') },
    { ...theirs, ...seen('z'), won: false },
  ]);
  assert.deepEqual([added.length, ids(store.spare())], [3, 'new-2new-3']);
  // What was played or named since is the player's, and what is no more cannot go.
  store.rename('new-2', 'kept');
  store.remove(['new-3']);
  undo();
  assert.equal(ids(store.list()), 'new-1new-2');
});

test('an import is taken back whole: a line that it names twice, and what it added to a game that was here', async () => {
  const { store } = placesOf();
  await store.load();
  store.act(seen('a'), 'move');
  const mark = { link: 'sly/A/a', ply: 1, at: 3 };
  const { id: _id, rev: _rev, from: _from, turn: _turn, ...theirs } = game({ ...seen('x'), name: 'theirs' });
  const mine = store.list()[0];
  const { added, undo } = store.import([
    theirs,
    { ...theirs, marks: [mark] },
    { ...theirs, ...seen('a'), marks: [mark] },
  ]);
  assert.deepEqual([added.length, store.list().length], [1, 2]);
  assert.deepEqual([store.hand?.name, store.hand?.marks], ['theirs', [mark]]);
  undo();
  assert.deepEqual([store.list(), store.hand], [[{ ...mine, rev: 3 }], { ...mine, rev: 3 }]);
});

/** A database that takes as long as it is told to. @param {ReturnType<typeof placesOf>} all */
function slow({ database }) {
  /** @type {(() => void)[]} */
  const waiting = [];
  const { write } = database;
  database.write = async (change) => {
    await new Promise((done) => waiting.push(() => done(null)));
    await write(change);
  };
  return async () => {
    for (const go of waiting.splice(0)) go();
    for (let n = 0; n < 20; n++) await Promise.resolve();
  };
}

test('what goes on while it is written is kept as it has become', async () => {
  const all = placesOf();
  const { store, fails, journal } = all;
  const go = slow(all);
  await store.load();
  fails.journal = full();
  store.act(seen('a'), 'move');
  const first = go();
  store.act(seen('ab'), 'move');
  await first;
  assert.ok(!store.isKept, 'the first is on the disk, and the second nowhere');
  await go();
  assert.ok(store.isKept);
  // Of two that are written together one is taken away meanwhile: the other leaves the journal all the same.
  fails.journal = null;
  const { id: _id, rev: _rev, from: _from, turn: _turn, ...theirs } = game(seen('x'));
  store.import([theirs, { ...theirs, ...seen('y') }]);
  assert.equal(journal.size, 2);
  store.remove(['new-2']);
  await go();
  await store.settled();
  assert.deepEqual([...journal.keys()], []);
});

test('what is gone leaves the journal though the disk takes nothing, but not what has gone on elsewhere', async () => {
  const { store, journal, fails, said } = placesOf();
  await store.load();
  fails.database = denied();
  store.act(seen('a'), 'move');
  await store.settled();
  assert.deepEqual([...journal.keys()], ['new-1']);
  store.remove(['new-1']);
  await store.settled();
  assert.deepEqual([...journal.keys()], []);
  store.hear({ puts: [game()], gone: [] });
  journal.set('a', written(game({ rev: 9 })));
  store.remove(['a']);
  store.hear({ puts: [game({ rev: 9 })], gone: [] });
  await store.settled();
  assert.deepEqual([...journal.keys()], ['a'], 'another page has played on in it');
  assert.deepEqual(
    said.filter(([kind]) => kind === 'report'),
    [],
  );
});

test('of several that are written together one without a place is enough to be said; what has lost its want of room is not full', async () => {
  const { store, fails, said, places } = placesOf();
  await store.load();
  const { put } = places.journal;
  fails.database = denied();
  places.journal.put = (one) => {
    if (one.save === seen('x').save) throw denied();
    put(one);
  };
  const { id: _id, rev: _rev, from: _from, turn: _turn, ...theirs } = game(seen('x'));
  store.import([theirs, { ...theirs, ...seen('y') }]);
  await store.settled();
  places.journal.put = put;
  fails.journal = full();
  store.act(seen('a'), 'move');
  fails.journal = null;
  await store.settled();
  const reports = said.filter(([kind]) => kind === 'report').map(([, what]) => what);
  assert.deepEqual(reports, ['unsaved', 'unsaved']);
});

test('what is tried again comes in the order in which it was played, and what is gone not at all', async () => {
  const { store, fails, said } = placesOf();
  await store.load();
  Object.assign(fails, { journal: full(), database: full() });
  store.act(seen('a'), 'move');
  store.open('sly/B');
  store.act(seen('b', 1, 'playing', 'sly/B'), 'move');
  store.open('sly/C');
  store.act(seen('c', 1, 'playing', 'sly/C'), 'move');
  store.open('sly/A/a', 'new-1');
  store.act(seen('ab'), 'move');
  store.remove(['new-3']);
  await store.settled();
  Object.assign(fails, { journal: null, database: null });
  said.length = 0;
  assert.ok(await store.retry());
  assert.deepEqual(said, [
    ['write', 'new-21', 'new-12'],
    ['post', 2, 0],
  ]);
  assert.ok(await store.retry());
  assert.equal(said.length, 2, 'there is nothing more');
});

test('what the journal holds is there while the database does not answer; what that holds joins it when it comes', async () => {
  let answer = (/** @type {{ games: unknown[], gone: unknown[] }} */ _) => {};
  const store = new Store({
    journal: {
      all: () => [written(game()), written(game({ id: 'b', link: 'sly/B/ab' }))],
      put: () => {},
      drop: () => {},
    },
    database: {
      all: () => new Promise((done) => (answer = done)),
      write: async () => {},
      sweep: async () => {},
    },
    world: worldOf(),
    post: () => {},
    report: assert.fail,
  });
  let changes = 0;
  store.onChange(() => changes++);
  const loaded = store.load();
  assert.deepEqual(store.slots(), ['sly']);
  assert.deepEqual([store.at('sly/A/ab')?.id, store.at('sly/B/ab')?.id], ['a', 'b']);
  answer({ games: [written(game({ id: 'c', link: 'labyrinth/C/ab' }))], gone: [{ id: 'b', rev: 1 }] });
  await loaded;
  assert.equal(changes, 1);
  assert.deepEqual([store.at('sly/A/ab')?.id, store.at('sly/B/ab'), store.at('labyrinth/C/ab')?.id], ['a', null, 'c']);
});
