// Saved games, action by action, and how records are read: the cases that the random histories of store-histories.test.mjs
// cannot check, because no line is lost by them. Without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mergeValue } from '../../www/site/storage/merge.js';
import * as machine from '../../www/site/storage/store/records.js';
import { readBook, recordAction, writeBook } from '../../www/site/statistics/statistics.js';
import { GameStore, encodeGame } from '../../www/site/storage/store/store.js';

/** A clock that stands still, and ids that count up. */
const fakeWorld = () => {
  let ids = 0;
  return { now: () => 1000, id: () => `new-${++ids}` };
};

/** @param {Partial<machine.Game>} [fields] @returns {machine.Game} */
const gameWith = (fields = {}) => ({
  ...{ id: 'a', rev: 1, from: null, turn: 1, link: 'sly/A/ab', save: 'save1 sly/A/ab 2 2x1', ply: 2, plies: 2 },
  ...{ outcome: 'playing', won: false, began: 5, at: 10, marks: [], name: '', provenance: null },
  ...fields,
});

/** A position as the table reports it. @param {string} line @param {number} [ply] @param {string} [outcome] @param {string} [deal] */
const tableAt = (line, ply = line.length, outcome = 'playing', deal = 'sly/A') => ({
  link: ply ? `${deal}/${line.slice(0, ply)}` : deal,
  save: `save1 ${deal}${line ? `/${line}` : ''} ${ply} ${line.length}x1`,
  ply,
  plies: line.length,
  outcome,
});

/** @param {machine.Game[]} games @param {Partial<machine.State>} [fields] */
const stateWith = (games, fields = {}) => ({
  ...machine.merge(machine.emptyState(), { puts: games, gone: [] }),
  ...fields,
});
const ids = (/** @type {machine.Game[]} */ games) => games.map(({ id }) => id).join('');

test('games are listed by turn, then by time, then by id, newest first', () => {
  const games = [
    gameWith({ id: 'c', turn: 1, at: 5 }),
    gameWith({ id: 'b', turn: 1, at: 5 }),
    gameWith({ id: 'd', turn: 1, at: 9 }),
    gameWith({ id: 'a', turn: 2, at: 1 }),
  ];
  assert.equal(ids(machine.listGames(stateWith(games))), 'adcb');
  assert.equal(ids(machine.listGames(stateWith(games.reverse()))), 'adcb');
});

test('a slot lists its games, won games last; a player’s own cards have a separate slot', () => {
  const state = stateWith([
    gameWith({ id: 'a', turn: 1 }),
    gameWith({ id: 'b', turn: 4, won: true }),
    gameWith({ id: 'c', turn: 3, won: true }),
    gameWith({ id: 'd', turn: 2, link: 'sly/B' }),
    gameWith({ id: 'e', turn: 5, link: 'sly/~own/ab' }),
    gameWith({ id: 'f', turn: 6, link: 'labyrinth/C' }),
  ]);
  assert.equal(ids(machine.gamesOfSlot(state, 'sly')), 'dabc');
  assert.equal(ids(machine.gamesOfSlot(state, 'sly/~own')), 'e');
  assert.deepEqual(machine.slotsOf(state), ['sly', 'sly/~own', 'labyrinth']);
  assert.equal(ids(machine.evictable(state)), 'cb', 'won games may be evicted, the oldest first');
  assert.equal(
    ids(machine.evictable({ ...state, current: gameWith({ id: 'c' }) })),
    'b',
    'except the game on the table',
  );
});

test('a link finds the game of the given id, else the game played last', () => {
  const state = stateWith([
    gameWith({ id: 'a', turn: 1 }),
    gameWith({ id: 'b', turn: 2 }),
    gameWith({ id: 'c', turn: 3, link: 'sly/A', from: { id: 'gone', rev: 1 } }),
  ]);
  for (const [link, id, expected] of /** @type {[string, string | null | undefined, string | undefined][]} */ ([
    ['sly/A/ab', undefined, 'b'],
    ['sly/A/ab', null, 'b'],
    ['sly/A/ab', 'a', 'a'],
    ['sly/A/ab', 'c', 'b'],
    ['sly/A/ab', 'nobody', 'b'],
    ['sly/A/abc', 'a', undefined],
  ]))
    assert.equal(machine.findGame(state, link, id)?.id, expected, `${link} ${id}`);
  assert.equal(machine.findGame(state, 'sly/Z'), null);
  assert.equal(machine.openGame(state, 'sly/A/ab', 'a').current?.id, 'a');
  assert.equal(machine.openGame(state, 'sly/A/ab').current?.id, 'b');
  assert.equal(machine.successor(state, 'a')?.id, 'a');
  assert.equal(machine.successor(state, 'gone')?.id, 'c', 'its successor');
  assert.equal(machine.successor(state, 'nobody'), null);
});

test('changes merge to the same state in any order, repeated or late', () => {
  const [first, second] = [gameWith(), gameWith({ rev: 2, at: 20 })];
  const successor = gameWith({ id: 'b', from: { id: 'a', rev: 2 } });
  const orders = [
    [first, second, successor],
    [successor, second, first],
    [second, successor, first, successor],
  ];
  for (const puts of orders) {
    const state = stateWith(puts);
    assert.deepEqual([[...state.games.values()], [...state.gone]], [[successor], [['a', 2]]]);
  }
  assert.deepEqual([...stateWith([second, first]).games.values()], [second]);
  assert.equal(
    machine.merge(stateWith([second]), { puts: [{ ...second }], gone: [] }).games.get('a'),
    second,
    'the record is already there',
  );
  // Deleted up to a revision: a later revision stays.
  const deletedUpTo = (/** @type {number} */ rev) =>
    machine.merge(stateWith([second]), { puts: [], gone: [{ id: 'a', rev }] });
  assert.deepEqual([deletedUpTo(1).games.size, deletedUpTo(2).games.size, deletedUpTo(3).games.size], [1, 0, 0]);
  assert.deepEqual([...machine.merge(deletedUpTo(3), { puts: [], gone: [{ id: 'a', rev: 2 }] }).gone], [['a', 3]]);
  assert.equal(machine.merge(deletedUpTo(2), { puts: [second], gone: [] }).games.size, 0, 'it stays deleted');
  assert.equal(machine.merge(deletedUpTo(2), { puts: [gameWith({ rev: 3 })], gone: [] }).games.size, 1);
});

test('the table follows a game that another tab renames, not a game that another tab plays on', () => {
  const current = gameWith();
  const state = stateWith([current], { current });
  const from = { id: 'a', rev: 1 };
  const tableGameAfter = (/** @type {Partial<machine.Game>} */ fields) =>
    machine.merge(state, { puts: [gameWith({ id: 'b', from, ...fields })], gone: [] }).current?.id;
  assert.equal(tableGameAfter({ name: 'mine' }), 'b');
  assert.equal(tableGameAfter({ save: 'save1 sly/A/abc 3 3x1' }), 'a');
  assert.equal(tableGameAfter({ from: null }), 'a');
  assert.equal(tableGameAfter({ from: { id: 'c', rev: 1 } }), 'a');
  assert.equal(machine.merge(stateWith([]), { puts: [gameWith({ from })], gone: [] }).current, null);
});

test('after a game of another tab has been played on there, a name or an import changes it, not the game on the table', () => {
  const world = fakeWorld();
  const played = gameWith({ rev: 2, link: 'sly/A/abc', save: 'save1 sly/A/abc 3 3x1', ply: 3, plies: 3 });
  const open = machine.merge(machine.openGame(stateWith([gameWith()]), 'sly/A/ab', 'a'), { puts: [played], gone: [] });
  const { id: _, rev, from, turn, ...theirs } = { ...played, marks: [{ link: 'sly/A', ply: 0, at: 3 }] };
  for (const { state } of [
    machine.renameGame(open, 'a', 'Sunday', world),
    machine.importGames(open, [theirs], world),
  ]) {
    assert.equal(state.current?.save, gameWith().save, 'the table still shows its own line');
    const restarted = machine.recordAction(state, tableAt('ab', 0), 'restart', world).state;
    const lines = machine.listGames(restarted).map(({ save }) => machine.lineOf(save));
    assert.ok(lines.includes('sly/A/abc'), `the other tab’s line is lost; there is ${lines}`);
  }
});

test('a guest becomes a game with its first move, deal or card sent home, and by no other action', () => {
  const state = stateWith([gameWith({ id: 'other', turn: 7 })]);
  for (const kind of ['undo', 'redo', 'goto', 'restart', 'shown', 'replay', 'mark']) {
    const { state: next, change } = machine.recordAction(state, tableAt('a'), kind, fakeWorld());
    assert.deepEqual([next, change], [state, { puts: [], gone: [] }], kind);
  }
  for (const kind of ['move', 'deal', 'safe']) {
    const { state: next, change } = machine.recordAction(state, tableAt('aw', 2, 'won'), kind, fakeWorld());
    const expected = {
      ...{ id: 'new-1', rev: 1, from: null, turn: 8, ...tableAt('aw', 2, 'won'), won: true },
      ...{ began: 1000, at: 1000, marks: [], name: '', provenance: null },
    };
    assert.deepEqual(change, { puts: [expected], gone: [] }, kind);
    assert.deepEqual(next.current, expected);
    assert.ok(next.owned.has('new-1'));
  }
  assert.equal(machine.recordAction(machine.emptyState(), tableAt('a'), 'move', fakeWorld()).change.puts[0]?.turn, 1);
});

test('an action or a bookmark in another deal starts a separate game, and leaves the current one as it is', () => {
  const current = gameWith();
  const state = stateWith([current], { current, owned: new Set(['a']) });
  const other = tableAt('abc', 3, 'playing', 'sly/B');
  for (const { state: next, change } of [
    machine.recordAction(state, other, 'move', fakeWorld()),
    machine.addBookmark(state, other, fakeWorld()),
  ]) {
    assert.deepEqual([ids(change.puts), change.gone], ['new-1', []]);
    assert.equal(next.games.get('a'), current);
    assert.equal(next.current?.link, 'sly/B/abc');
  }
  assert.deepEqual(machine.recordAction(state, other, 'undo', fakeWorld()).change, { puts: [], gone: [] });
});

test('an action makes the next revision of this page’s game, and a successor of another page’s game', () => {
  const current = gameWith();
  const next = { ...current, ...tableAt('abc'), turn: 2, at: 1000 };
  const mine = machine.recordAction(
    stateWith([current], { current, owned: new Set(['a']) }),
    tableAt('abc'),
    'move',
    fakeWorld(),
  );
  assert.deepEqual(mine.change, { puts: [{ ...next, rev: 2 }], gone: [] });
  assert.deepEqual(mine.state.current, { ...next, rev: 2 });
  const theirs = machine.recordAction(stateWith([current], { current }), tableAt('abc'), 'move', fakeWorld());
  const successor = { ...next, id: 'new-1', from: { id: 'a', rev: 1 } };
  assert.deepEqual(theirs.change, { puts: [successor], gone: [{ id: 'a', rev: 1 }] });
  assert.deepEqual([theirs.state.current, [...theirs.state.owned]], [successor, ['new-1']]);
  // No change, or a line that nobody played: nothing is written.
  assert.deepEqual(
    machine.recordAction(stateWith([current], { current }), tableAt('ab'), 'undo', fakeWorld()).change.puts,
    [],
  );
  for (const kind of ['shown', 'replay'])
    assert.deepEqual(
      machine.recordAction(stateWith([current], { current }), tableAt('abc'), kind, fakeWorld()).change.puts,
      [],
      kind,
    );
  const won = machine.recordAction(
    stateWith([current], { current, owned: new Set(['a']) }),
    tableAt('abw', 3, 'won'),
    'move',
    fakeWorld(),
  );
  assert.deepEqual([won.state.current?.won, won.state.current?.outcome], [true, 'won']);
  // The revision is higher than that of the tombstone.
  const withTombstone = stateWith([current], { current, owned: new Set(['a']), gone: new Map([['a', 5]]) });
  assert.equal(machine.recordAction(withTombstone, tableAt('abc'), 'move', fakeWorld()).state.current?.rev, 6);
});

test('a won game stays won while its line is unchanged, and a branch of it is a separate game', () => {
  const current = gameWith({ ...tableAt('abw', 3, 'won'), won: true, marks: [{ link: 'sly/A/a', ply: 1, at: 1 }] });
  const state = stateWith([current], { current, owned: new Set(['a']) });
  const back = machine.recordAction(state, tableAt('abw', 1), 'undo', fakeWorld()).state;
  assert.ok(back.current?.won && back.current.id === 'a');
  const branched = machine.recordAction(back, tableAt('ac'), 'move', fakeWorld()).state;
  assert.deepEqual(
    [branched.current?.id, branched.current?.won, branched.current?.marks, branched.games.size],
    ['new-1', false, current.marks, 2],
  );
  // A longer line is not a branch, and no longer the won line.
  const longer = machine.recordAction(state, tableAt('abwc'), 'move', fakeWorld()).state;
  assert.deepEqual([longer.current?.id, longer.current?.won, longer.games.size], ['a', false, 1]);
  const lost = gameWith({ save: 'save1 sly/A/abc 3 3x1', link: 'sly/A/abc', ply: 3, plies: 3 });
  const unwon = machine.recordAction(
    stateWith([lost], { current: lost, owned: new Set(['a']) }),
    tableAt('abd'),
    'move',
    fakeWorld(),
  );
  assert.deepEqual([unwon.state.current?.id, unwon.state.current?.won], ['a', false]);
});

test('dropping ten moves or more saves the old line as a separate game', () => {
  const line = 'abababababab';
  for (const [ply, isSaved] of /** @type {[number, boolean][]} */ ([
    [line.length - machine.MIN_FORK_MOVES - 1, true],
    [line.length - machine.MIN_FORK_MOVES, true],
    [line.length - machine.MIN_FORK_MOVES + 1, false],
    [line.length, false],
  ])) {
    const current = gameWith(tableAt(line, ply));
    const state = stateWith([current], { current, owned: new Set(['a']) });
    const next = tableAt(`${line.slice(0, ply)}c`);
    assert.equal(
      machine.recordAction(state, next, 'move', fakeWorld()).state.games.size,
      isSaved ? 2 : 1,
      `${ply} moves`,
    );
    // Undone on the table without a recorded action.
    const whole = gameWith(tableAt(line));
    const walked = machine.recordAction(
      stateWith([whole], { current: whole, owned: new Set(['a']) }),
      next,
      'move',
      fakeWorld(),
    );
    assert.equal(walked.state.games.size, line.length - next.plies >= machine.MIN_FORK_MOVES ? 2 : 1, `${ply} undone`);
  }
  // Going to a bookmark on another line saves the old line, however short.
  const current = gameWith();
  const state = stateWith([current], { current, owned: new Set(['a']) });
  assert.equal(machine.recordAction(state, tableAt('b'), 'mark', fakeWorld()).state.games.size, 2);
  assert.equal(machine.recordAction(state, tableAt('ab', 1), 'mark', fakeWorld()).state.games.size, 1);
});

test('a position is bookmarked once, and a bookmark makes a guest a game', () => {
  const current = gameWith();
  const state = stateWith([current], { current, owned: new Set(['a']) });
  const once = machine.addBookmark(state, tableAt('ab'), fakeWorld());
  const mark = { link: 'sly/A/ab', ply: 2, at: 1000 };
  assert.deepEqual(once.change.puts, [{ ...current, rev: 2, marks: [mark] }]);
  assert.deepEqual(machine.addBookmark(once.state, tableAt('ab'), fakeWorld()).change.puts, []);
  const twice = machine.addBookmark(once.state, tableAt('ab', 1), fakeWorld()).state.current?.marks;
  assert.deepEqual(twice, [mark, { link: 'sly/A/a', ply: 1, at: 1000 }]);
  const guest = machine.addBookmark(stateWith([current]), tableAt('b'), fakeWorld());
  assert.deepEqual([guest.state.current?.id, guest.state.current?.marks[0]?.link], ['new-1', 'sly/A/b']);
});

test('a name is trimmed, cut and written only when it changes; the game on the table gets it too', () => {
  const current = gameWith({ name: 'old' });
  const state = stateWith([current, gameWith({ id: 'b' })], { current, owned: new Set(['a', 'b']) });
  const name = (/** @type {string} */ text, id = 'a') => machine.renameGame(state, id, text, fakeWorld());
  assert.deepEqual(name(' new ').change.puts, [{ ...current, rev: 2, name: 'new' }]);
  assert.equal(name(' new ').state.current?.name, 'new');
  assert.equal(name('x'.repeat(81)).state.current?.name.length, 80);
  assert.deepEqual(name(' old').change.puts, []);
  assert.deepEqual(name('new', 'nobody').change.puts, []);
  assert.equal(name('new', 'b').state.current, current);
});

test('a removed game is restored as it was; a game that still exists is left alone', () => {
  const current = gameWith();
  const state = stateWith([current, gameWith({ id: 'b' })], { current });
  const removed = machine.removeGames(state, ['a', 'nobody']);
  assert.deepEqual(removed.change, { puts: [], gone: [{ id: 'a', rev: 1 }] });
  assert.deepEqual([removed.state.current, ids(machine.listGames(removed.state))], [null, 'b']);
  assert.equal(machine.removeGames(state, ['b']).state.current, current);
  const restored = machine.restoreGames(removed.state, [current, gameWith({ id: 'b' })], fakeWorld());
  assert.deepEqual(restored.change, { puts: [{ ...current, id: 'new-1', from: { id: 'a', rev: 1 } }], gone: [] });
  assert.deepEqual([...restored.state.owned], ['new-1']);
});

test('a game’s provenance is saved with each action and with a hint; an import adds it where it is unknown', () => {
  const solver = { spans: [{ from: 1, to: 2, by: /** @type {const} */ ('solver') }], counts: null };
  const player = { spans: [], counts: { hints: 1, peeks: 0, undos: 0 } };
  const world = fakeWorld();
  const record = (/** @type {machine.State} */ state, /** @type {any} */ provenance, line = 'ab', kind = 'move') =>
    machine.recordAction(state, { ...tableAt(line), provenance }, kind, world);
  const first = record(machine.emptyState(), solver, 'ab', 'solved').state;
  assert.deepEqual(first.current?.provenance, solver);
  const hinted = record(first, player, 'ab', 'hint');
  assert.deepEqual(hinted.state.current?.provenance, player);
  assert.deepEqual(record(hinted.state, structuredClone(player), 'ab', 'hint').change.puts, [], 'nothing has changed');
  assert.deepEqual(record(first, player, 'ac').state.current?.provenance, player, 'another line in its place');
  const longLine = record(machine.emptyState(), solver, 'abcdefghijkl').state;
  const { state: forked } = record(longLine, player, 'x');
  assert.deepEqual(
    machine.listGames(forked).map(({ provenance }) => provenance),
    [player, solver],
    'each line has its own',
  );
  const marked = machine.addBookmark(first, { ...tableAt('a'), provenance: solver }, fakeWorld()).state;
  assert.deepEqual(machine.readBookmarks(marked.current?.marks, 'sly/A'), marked.current?.marks);
  const { id: _id, rev: _rev, from: _from, turn: _turn, ...theirs } = gameWith({ provenance: solver });
  const uncredited = stateWith([gameWith()], { owned: new Set(['a']) });
  const { merged, state } = machine.importGames(uncredited, [theirs], fakeWorld());
  assert.deepEqual(state.games.get('a')?.provenance, solver);
  assert.equal(machine.unmerge(state, merged, fakeWorld()).state.games.get('a')?.provenance, null);
  const credited = stateWith([gameWith({ provenance: player })]);
  assert.deepEqual(machine.importGames(credited, [theirs], fakeWorld()).change.puts, [], 'a known one stays');
  const whole = gameWith({ provenance: solver });
  assert.deepEqual(machine.readGame(JSON.parse(JSON.stringify(encodeGame(whole)))), whole);
  const { provenance: _provenance, ...older } = whole;
  assert.equal(machine.readGame(older)?.provenance, null, 'a record of an older version');
});

test('an import adds new games, and its bookmarks and names to existing games', () => {
  const mark = { link: 'sly/A/a', ply: 1, at: 3 };
  const current = gameWith({ marks: [mark] });
  const { id: _id, rev: _rev, from: _from, turn: _turn, ...theirs } = gameWith({ name: 'theirs', began: 1, at: 2 });
  const newGame = { ...theirs, ...tableAt('xy') };
  const otherMark = { link: 'sly/A/ab', ply: 2, at: 4 };
  const state = stateWith([current, gameWith({ id: 'b', ...tableAt('q') })], { current, owned: new Set(['a']) });
  const all = [
    newGame,
    { ...theirs, marks: [mark, otherMark] },
    { ...newGame, marks: [otherMark] },
    { ...newGame, name: 'another' },
  ];
  const { change, added, state: next } = machine.importGames(state, all, fakeWorld());
  const first = { ...newGame, id: 'new-1', rev: 1, from: null, turn: 0 };
  const mine = { ...current, rev: 2, name: 'theirs', marks: [mark, otherMark] };
  assert.deepEqual(change, { puts: [first, mine, { ...first, rev: 2, marks: [otherMark] }], gone: [] });
  assert.deepEqual([added, next.current, next.games.size], [['new-1'], mine, 3]);
  assert.deepEqual([...next.owned].sort(), ['a', 'new-1']);
  // An existing name stays, and another page's record gets a successor.
  const named = stateWith([gameWith({ name: 'mine' })], { current: null });
  assert.deepEqual(machine.importGames(named, [theirs], fakeWorld()).change.puts, []);
  const empty = machine.importGames(stateWith([gameWith()]), [{ ...theirs, name: 'theirs' }], fakeWorld());
  assert.deepEqual([empty.state.current, empty.change.puts[0]?.name], [null, 'theirs']);
  const succeeded = machine.importGames(
    stateWith([gameWith()], { current: gameWith({ id: 'z' }) }),
    [theirs],
    fakeWorld(),
  );
  assert.deepEqual(succeeded.change.gone, [{ id: 'a', rev: 1 }]);
  assert.deepEqual([succeeded.change.puts[0]?.id, succeeded.added, succeeded.state.current?.id], ['new-1', [], 'z']);
});

test('undoing an import removes its bookmarks and names, except from games changed since', () => {
  const mark = { link: 'sly/A/a', ply: 1, at: 3 };
  const importedMark = { link: 'sly/A/ab', ply: 2, at: 4 };
  const games = [
    gameWith({ marks: [mark] }),
    gameWith({ id: 'b', ...tableAt('q') }),
    gameWith({ id: 'c', ...tableAt('r') }),
  ];
  const world = fakeWorld();
  const state = stateWith(games, { current: games[1], owned: new Set(['a', 'c']) });
  const theirs = games.map(({ id: _id, rev: _rev, from: _from, turn: _turn, ...record }) => ({
    ...{ ...record, name: 'theirs', marks: [mark, importedMark] },
  }));
  const { state: imported, merged } = machine.importGames(state, theirs, world);
  assert.deepEqual(
    merged.map(({ before, after }) => [before.id, after.id, after.name]),
    [
      ['a', 'a', 'theirs'],
      // Another page's record gets a successor.
      ['b', 'new-1', 'theirs'],
      ['c', 'c', 'theirs'],
    ],
  );
  const renamed = machine.renameGame(imported, 'c', 'mine', world).state;
  const { state: back, change } = machine.unmerge({ ...renamed, owned: new Set(['a']) }, merged, world);
  assert.deepEqual(change, {
    puts: [
      { ...games[0], rev: 3 },
      { ...games[1], id: 'new-2', rev: 1, from: { id: 'new-1', rev: 1 } },
    ],
    gone: [{ id: 'new-1', rev: 1 }],
  });
  assert.deepEqual([back.games.get('c')?.name, back.current?.name, back.games.size], ['mine', '', 3]);
  assert.deepEqual(machine.unmerge(state, [], fakeWorld()), { state, change: { puts: [], gone: [] } });
});

// Reading

test('a record is read as it was written, and a malformed record is dropped', () => {
  const mark = { link: 'sly/A/a', ply: 1, at: 3 };
  const whole = gameWith({ from: { id: 'b', rev: 2 }, marks: [mark], name: 'mine', won: true });
  const read = (/** @type {object} */ fields) => machine.readGame({ ...whole, ...fields });
  assert.deepEqual(machine.readGame(structuredClone(whole)), whole);
  for (const junk of [null, 7, 'a', [], [whole]]) assert.equal(machine.readGame(junk), undefined);
  for (const fields of [
    ...[{ id: '' }, { id: 7 }, { id: 'a b' }, { id: 'ä' }, { id: 'x'.repeat(41) }, { id: 'a\n' }],
    ...[{ rev: 0 }, { rev: -1 }, { rev: 1.5 }, { rev: '1' }, { rev: undefined }],
    ...[{ link: 7 }, { link: '' }, { link: 'x'.repeat(16385) }],
    ...[{ save: 7 }, { save: '' }, { save: 'x'.repeat(32769) }],
  ])
    assert.equal(read(fields), undefined, JSON.stringify(fields).slice(0, 60));
  for (const fields of [
    { id: 'x'.repeat(40) },
    { id: 'A-b_9' },
    { link: 'x'.repeat(16384), marks: [] },
    { save: 'x'.repeat(32768) },
  ])
    assert.deepEqual(read(fields), { ...whole, ...fields }, JSON.stringify(fields).slice(0, 60));
  const fieldOf = (/** @type {object} */ fields, /** @type {keyof machine.Game} */ key) => read(fields)?.[key];
  assert.equal(fieldOf({ from: { id: 'b', rev: 0 } }, 'from'), null);
  assert.equal(fieldOf({ from: { id: '', rev: 1 } }, 'from'), null);
  assert.equal(fieldOf({ from: 7 }, 'from'), null);
  assert.equal(fieldOf({ turn: -3 }, 'turn'), 0);
  assert.equal(fieldOf({ turn: Number.MAX_SAFE_INTEGER }, 'turn'), Number.MAX_SAFE_INTEGER / 2);
  assert.equal(fieldOf({ ply: 3, plies: 2 }, 'plies'), 3);
  assert.equal(fieldOf({ ply: 2, plies: 9 }, 'plies'), 9);
  assert.equal(fieldOf({ outcome: 7 }, 'outcome'), '7');
  assert.equal(fieldOf({ won: 1 }, 'won'), false);
  assert.equal(fieldOf({ name: 7 }, 'name'), '');
  assert.equal(fieldOf({ name: 'x'.repeat(81) }, 'name'), 'x'.repeat(80));
  assert.deepEqual([fieldOf({ began: 'x' }, 'began'), fieldOf({ at: NaN }, 'at')], [0, 0]);
  assert.deepEqual(machine.readTombstone({ id: 'a', rev: 3, extra: 1 }), { id: 'a', rev: 3 });
  for (const junk of [null, { id: '', rev: 1 }, { id: 'a', rev: 0 }])
    assert.equal(machine.readTombstone(junk), undefined);
});

test('bookmarks of other deals are dropped, and at most a thousand are read', () => {
  const read = (/** @type {unknown} */ marks) => machine.readBookmarks(marks, 'sly/A');
  assert.deepEqual(read(undefined), []);
  assert.deepEqual(read({ length: 1 }), []);
  const good = { link: 'sly/A/a', ply: 1, at: 3 };
  assert.deepEqual(read([good, null, 7, [], {}, { link: 7 }]), [good]);
  assert.deepEqual(read([{ link: 'sly/A' }]), [{ link: 'sly/A', ply: 0, at: 0 }]);
  assert.deepEqual(read([{ link: 'sly/AB' }, { link: 'sly' }, { link: `sly/A/${'x'.repeat(16384)}` }]), []);
  assert.equal(read([{ link: `sly/A/${'x'.repeat(16378)}` }]).length, 1);
  assert.equal(read(Array(1001).fill(good)).length, 1000);
  // Malformed entries count towards the thousand.
  assert.equal(read([...Array(1000).fill(7), good]).length, 0);
});

test('the line of a save is its link; an old save is a link itself', () => {
  assert.equal(machine.lineOf('save1 sly/A/ab 2 2x1'), 'sly/A/ab');
  assert.equal(machine.lineOf('sly/A/ab'), 'sly/A/ab');
  assert.equal(machine.lineOf('save1'), '');
});

test('a day counts once: a win stays, and of two deals the played deal counts', () => {
  const day = (/** @type {object} */ fields) => ({ sly: { '2026-11-20': { deal: 'A', ...fields } } });
  const join = (/** @type {object} */ a, /** @type {object} */ b) => mergeValue('daily', day(a), day(b));
  const [opened, begun, won] = ['opened', 'begun', 'won'].map((state) => ({ state }));
  const onOtherDeal = (/** @type {object | undefined} */ fields) => ({ ...fields, deal: 'B' });
  // Of two deals the second wins, unless it was only opened.
  for (const [theirs, mine, expected] of /** @type {[object, object, object][]} */ ([
    [onOtherDeal(opened), opened, { ...opened }],
    [onOtherDeal(begun), opened, onOtherDeal(begun)],
    [onOtherDeal(won), begun, { ...begun }],
    [onOtherDeal(won), won, { ...won }],
    [onOtherDeal(opened), begun, { ...begun }],
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
    assert.deepEqual(join(theirs, mine), mergeValue('daily', day(expected), null), JSON.stringify([theirs, mine]));
});

test('two statistics of a game merge under a statistics key, and under no other key', () => {
  const statisticsOf = (/** @type {string} */ deal) =>
    writeBook(recordAction(readBook(null), { deal, kind: 'move', ply: 1, won: true, from: 0 }, 1));
  assert.deepEqual(
    readBook(mergeValue('stats:sly', statisticsOf('A'), statisticsOf('B')))
      .deals.map(({ deal }) => deal)
      .sort(),
    ['A', 'B'],
  );
  assert.equal(mergeValue('settings', statisticsOf('A'), statisticsOf('B')), undefined);
  assert.equal(mergeValue('of:stats:', statisticsOf('A'), statisticsOf('B')), undefined);
});

// The store

/** A store over a journal and a database that log their calls, and throw the errors in `errors`. @param {Partial<import('../../www/site/storage/store/store.js').Dependencies>} [overrides] */
function fakeStore(overrides = {}) {
  /** @type {Map<string, object>} */
  const journal = new Map();
  /** @type {Map<string, any>} */
  const games = new Map();
  /** @type {any[]} */
  const log = [];
  /** @type {{ journal: Error | null, database: Error | null }} */
  const errors = { journal: null, database: null };
  const guard = (/** @type {Error | null} */ error) => {
    if (error) throw error;
  };
  const database = {
    all: async () => (guard(errors.database), { games: [...games.values()], gone: /** @type {unknown[]} */ ([]) }),
    write: async (/** @type {machine.Change} */ change) => {
      guard(errors.database);
      log.push(['write', ...change.puts.map(({ id, rev }) => `${id}${rev}`), ...change.gone.map(({ id }) => `-${id}`)]);
      for (const record of change.puts) games.set(record.id, encodeGame(record));
    },
    sweep: async (/** @type {machine.Tombstone[]} */ gone, /** @type {string[]} */ forgotten = []) =>
      void log.push(['sweep', ...gone.map(({ id }) => id), ...forgotten]),
  };
  const places = {
    journal: {
      all: () => (guard(errors.journal), [...journal.values()]),
      put: (/** @type {machine.Game} */ record) => (
        guard(errors.journal),
        void journal.set(record.id, encodeGame(record))
      ),
      drop: (/** @type {string} */ id) => void journal.delete(id),
    },
    database,
    world: fakeWorld(),
    post: (/** @type {machine.Change} */ change) => void log.push(['post', change.puts.length, change.gone.length]),
    report: (/** @type {string} */ problem) => void log.push(['report', problem]),
    ...overrides,
  };
  return { places, database, journal, games, said: log, fails: errors, store: new GameStore(places) };
}

const full = () => new DOMException('full', 'QuotaExceededError');
const denied = () => new DOMException('no', 'SecurityError');

test('an action is in the journal at once, then on disk, then out of the journal', async () => {
  const { store, journal, games, said } = fakeStore();
  await store.load();
  store.open('sly/A');
  store.recordAction(tableAt('a'), 'move');
  assert.deepEqual([[...journal.keys()], store.isPersisted], [['new-1'], true]);
  await store.whenSettled();
  assert.deepEqual([journal.size, [...games.keys()]], [0, ['new-1']]);
  assert.deepEqual(games.get('new-1'), { v: 1, ...store.current });
  assert.deepEqual(said, [
    ['write', 'new-11'],
    ['post', 1, 0],
  ]);
  // Nothing to write, nothing to post.
  store.recordAction(tableAt('a'), 'undo');
  assert.equal(said.length, 2);
});

test('a game that neither journal nor database takes is reported once, and saved by a retry', async () => {
  for (const [journal, database, problem] of /** @type {[Error | null, Error | null, string | null][]} */ ([
    [full(), full(), 'full'],
    [denied(), full(), 'full'],
    [full(), denied(), 'full'],
    [denied(), denied(), 'unsaved'],
    [null, full(), null],
    [full(), null, null],
  ])) {
    const { store, said, fails, games } = fakeStore();
    await store.load();
    Object.assign(fails, { journal, database });
    store.recordAction(tableAt('a'), 'move');
    assert.equal(store.isPersisted, journal === null);
    await store.whenSettled();
    const reports = said.filter(([kind]) => kind === 'report').map(([, reported]) => reported);
    assert.deepEqual(reports, problem ? [problem] : [], `${journal?.name} ${database?.name}`);
    assert.equal(store.isPersisted, problem === null);
    if (problem) assert.equal(await store.retry(), false);
    Object.assign(fails, { journal: null, database: null });
    assert.equal(await store.retry(), true);
    assert.ok(store.isPersisted);
    if (problem) assert.ok(games.has('new-1'));
  }
});

test('without a database the journal holds the games, and a database attached later takes them over', async () => {
  const { store, journal, places } = fakeStore({ database: null });
  await store.load();
  store.recordAction(tableAt('a'), 'move');
  await store.whenSettled();
  assert.equal(journal.size, 1);
  assert.ok(store.isPersisted);
  const late = fakeStore();
  late.games.set('other', encodeGame(gameWith({ id: 'other' })));
  await store.attachDatabase(/** @type {NonNullable<typeof places.database>} */ (late.places.database));
  await store.whenSettled();
  assert.deepEqual([journal.size, [...late.games.keys()].sort()], [0, ['new-1', 'other']]);
  assert.deepEqual(
    store
      .list()
      .map(({ id }) => id)
      .sort(),
    ['new-1', 'other'],
  );
});

test('an unreadable database is not used again, and an unreadable journal counts as empty', async () => {
  const { store, fails, journal, said } = fakeStore();
  fails.database = denied();
  await store.load();
  fails.database = null;
  store.recordAction(tableAt('a'), 'move');
  await store.whenSettled();
  assert.deepEqual([journal.size, said], [1, [['post', 1, 0]]], 'it is not used again');
  const other = fakeStore();
  other.games.set('a', encodeGame(gameWith()));
  other.fails.journal = denied();
  await other.store.load();
  assert.deepEqual([other.store.list().length, other.said], [1, []]);
});

test('loading takes the newer of two records, and reports and skips records of later versions and nonsense', async () => {
  const { store, journal, games, said } = fakeStore();
  journal.set('a', encodeGame(gameWith({ rev: 3, name: 'later' })));
  games.set('a', encodeGame(gameWith({ rev: 2 })));
  journal.set('b', encodeGame(gameWith({ id: 'b', rev: 1 })));
  games.set('b', encodeGame(gameWith({ id: 'b', rev: 2, name: 'disk' })));
  // One that is the same in both, and one with another page's successor.
  journal.set('c', encodeGame(gameWith({ id: 'c', name: 'both' })));
  games.set('c', encodeGame(gameWith({ id: 'c', name: 'both' })));
  journal.set('d', encodeGame(gameWith({ id: 'd' })));
  games.set('e', encodeGame(gameWith({ id: 'e', from: { id: 'd', rev: 1 }, name: 'heir' })));
  await store.load();
  await store.whenSettled();
  assert.deepEqual(
    store
      .list()
      .map(({ name }) => name)
      .sort(),
    ['both', 'disk', 'heir', 'later'],
  );
  assert.deepEqual(said, [['write', 'a3']], 'a record only in the journal is written to disk');
  assert.deepEqual([journal.size, games.get('a').rev], [0, 3]);
  for (const [value, problems] of /** @type {[unknown, string[]][]} */ ([
    [{ ...encodeGame(gameWith()), v: 2 }, ['newer']],
    [{ v: 2 }, ['newer']],
    [{ ...encodeGame(gameWith()), v: 1 }, []],
    [{ ...gameWith() }, []],
    [{ v: 1 }, ['corrupt']],
    [7, ['corrupt']],
  ])) {
    for (const place of ['journal', 'games']) {
      const { store, said, ...maps } = fakeStore();
      (place === 'games' ? maps.games : maps.journal).set('a', /** @type {any} */ (value));
      await store.load();
      const reports = said.filter(([kind]) => kind === 'report').map(([, problem]) => problem);
      assert.deepEqual(reports, problems, `${place} ${JSON.stringify(value)}`);
      assert.equal(store.list().length, problems.length ? 0 : 1);
    }
  }
});

test('deleted games are swept from disk, and at most five hundred tombstones are remembered', async () => {
  const { store, games, said, places } = fakeStore();
  const gone = Array.from({ length: 502 }, (_, n) => ({ id: `g${n}`, rev: 1 }));
  games.set('g5', encodeGame(gameWith({ id: 'g5' })));
  games.set('a', encodeGame(gameWith()));
  /** @type {any} */ (places.database).all = async () => ({ games: [...games.values()], gone });
  await store.load();
  assert.deepEqual(said, [['sweep', 'g5', 'g0', 'g1']]);
  const other = fakeStore();
  /** @type {any} */ (other.places.database).all = async () => ({ games: [], gone: gone.slice(0, 500) });
  await other.store.load();
  assert.deepEqual(other.said, []);
  other.games.set('g5', encodeGame(gameWith({ id: 'g5' })));
  /** @type {any} */ (other.places.database).all = async () => ({
    games: [...other.games.values()],
    gone: gone.slice(0, 9),
  });
  await other.store.load();
  assert.deepEqual(other.said, [['sweep', 'g5']]);
});

test('changes of other pages are applied and passed on; nonsense is ignored', async () => {
  const { store } = fakeStore();
  /** @type {machine.Change[]} */
  const received = [];
  store.onForeignChange((change) => received.push(change));
  for (const junk of [null, 7, {}, { puts: [] }, { gone: [] }, { puts: 7, gone: [] }, { puts: [], gone: {} }])
    store.receive(junk);
  assert.equal(received.length, 0);
  store.receive({ puts: [gameWith(), 7], gone: [{ id: 'b', rev: 1 }, null] });
  assert.deepEqual(received, [{ puts: [gameWith()], gone: [{ id: 'b', rev: 1 }] }]);
  assert.deepEqual(store.list(), [gameWith()]);
  // Games written since, except by this page.
  assert.deepEqual([store.foreignSince(9).length, store.foreignSince(10).length], [1, 0]);
  store.recordAction(tableAt('a'), 'move');
  assert.deepEqual(ids(store.foreignSince(0)), 'a');
});

test('a deleted game leaves journal and disk, and is on the table again when restored', async () => {
  const { store, journal, said } = fakeStore();
  await store.load();
  store.recordAction(tableAt('a'), 'move');
  await store.whenSettled();
  const restore = store.remove(['new-1', 'nobody']);
  assert.deepEqual([store.current], [null]);
  await store.whenSettled();
  assert.deepEqual(said.slice(-3), [
    ['write', '-new-1'],
    ['post', 0, 1],
    ['sweep', 'new-1'],
  ]);
  restore();
  assert.equal(store.list().length, 1);
  assert.deepEqual([store.current?.id, store.successor('new-1')?.id], ['new-2', 'new-2']);
  await store.whenSettled();
  assert.equal(journal.size, 0);
  // Another game that is on the table by then stays there.
  const restoreAgain = store.remove(['new-2']);
  store.recordAction(tableAt('z'), 'move');
  restoreAgain();
  assert.equal(store.current?.save, tableAt('z').save);
  await store.whenSettled();
  said.length = 0;
  store.remove([])();
  await store.whenSettled();
  assert.deepEqual([store.current?.save, said], [tableAt('z').save, []]);
});

test('a removed game that another page plays on does not return to the table', async () => {
  const { store } = fakeStore();
  await store.load();
  store.recordAction(tableAt('a'), 'move');
  const restore = store.remove(['new-1']);
  store.receive({ puts: [gameWith({ id: 'b', from: { id: 'new-1', rev: 1 }, turn: 9, ...tableAt('ab') })], gone: [] });
  restore();
  assert.deepEqual([store.current], [null]);
});

test('listeners are called when games are loaded, received or changed, and only then', async () => {
  const { store } = fakeStore();
  let calls = 0;
  store.onChange(() => calls++);
  /** @type {number[]} */
  const counts = [];
  const recordCount = () => void counts.push(calls);
  await store.load();
  recordCount();
  store.open('sly/A');
  store.recordAction(tableAt('a', 0), 'undo');
  store.receive(7);
  recordCount();
  store.recordAction(tableAt('a'), 'move');
  recordCount();
  store.receive({ puts: [gameWith()], gone: [] });
  recordCount();
  store.remove(['a']);
  recordCount();
  await store.whenSettled();
  recordCount();
  assert.deepEqual(counts, [1, 1, 2, 3, 4, 4]);
});

test('the store exposes the games of its state', async () => {
  const { store } = fakeStore();
  await store.load();
  store.recordAction(tableAt('a'), 'move');
  store.rename('new-1', 'mine');
  assert.deepEqual([store.slots(), ids(store.gamesOfSlot('sly')), store.current?.name], [['sly'], 'new-1', 'mine']);
  assert.deepEqual([store.find('sly/A/a')?.id, store.find('sly/A'), store.evictable()], ['new-1', null, []]);
  const {
    id: _id,
    rev: _rev,
    from: _from,
    turn: _turn,
    ...theirs
  } = gameWith({ ...tableAt('xw', 2, 'won'), won: true });
  const { added, undo } = store.import([
    theirs,
    { ...theirs, ...tableAt('yw', 2, 'won') },
    { ...theirs, ...tableAt('z'), won: false },
  ]);
  assert.deepEqual([added.length, ids(store.evictable())], [3, 'new-2new-3']);
  // A game that was played or renamed since stays, and a deleted game is not removed twice.
  store.rename('new-2', 'kept');
  store.remove(['new-3']);
  undo();
  assert.equal(ids(store.list()), 'new-1new-2');
});

test('undoing an import removes a line that it repeats, and its additions to an existing game', async () => {
  const { store } = fakeStore();
  await store.load();
  store.recordAction(tableAt('a'), 'move');
  const mark = { link: 'sly/A/a', ply: 1, at: 3 };
  const { id: _id, rev: _rev, from: _from, turn: _turn, ...theirs } = gameWith({ ...tableAt('x'), name: 'theirs' });
  const mine = store.list()[0];
  const { added, undo } = store.import([
    theirs,
    { ...theirs, marks: [mark] },
    { ...theirs, ...tableAt('a'), marks: [mark] },
  ]);
  assert.deepEqual([added.length, store.list().length], [1, 2]);
  assert.deepEqual([store.current?.name, store.current?.marks], ['theirs', [mark]]);
  undo();
  assert.deepEqual([store.list(), store.current], [[{ ...mine, rev: 3 }], { ...mine, rev: 3 }]);
});

/** Queues the writes of the database; returns the function that finishes them. @param {ReturnType<typeof fakeStore>} all */
function queueWrites({ database }) {
  /** @type {(() => void)[]} */
  const waiting = [];
  const { write } = database;
  database.write = async (change) => {
    await new Promise((done) => waiting.push(() => done(null)));
    await write(change);
  };
  return async () => {
    for (const finish of waiting.splice(0)) finish();
    for (let n = 0; n < 20; n++) await Promise.resolve();
  };
}

test('a game that changes while it is written is saved in its last state', async () => {
  const all = fakeStore();
  const { store, fails, journal } = all;
  const finishWrites = queueWrites(all);
  await store.load();
  fails.journal = full();
  store.recordAction(tableAt('a'), 'move');
  const firstWrite = finishWrites();
  store.recordAction(tableAt('ab'), 'move');
  await firstWrite;
  assert.ok(!store.isPersisted, 'the first revision is on disk, and the second nowhere');
  await finishWrites();
  assert.ok(store.isPersisted);
  // Two are written together, and one is removed meanwhile: the other still leaves the journal.
  fails.journal = null;
  const { id: _id, rev: _rev, from: _from, turn: _turn, ...theirs } = gameWith(tableAt('x'));
  store.import([theirs, { ...theirs, ...tableAt('y') }]);
  assert.equal(journal.size, 2);
  store.remove(['new-2']);
  await finishWrites();
  await store.whenSettled();
  assert.deepEqual([...journal.keys()], []);
});

test('a deleted game leaves the journal although the disk fails, unless another page played on', async () => {
  const { store, journal, fails, said } = fakeStore();
  await store.load();
  fails.database = denied();
  store.recordAction(tableAt('a'), 'move');
  await store.whenSettled();
  assert.deepEqual([...journal.keys()], ['new-1']);
  store.remove(['new-1']);
  await store.whenSettled();
  assert.deepEqual([...journal.keys()], []);
  store.receive({ puts: [gameWith()], gone: [] });
  journal.set('a', encodeGame(gameWith({ rev: 9 })));
  store.remove(['a']);
  store.receive({ puts: [gameWith({ rev: 9 })], gone: [] });
  await store.whenSettled();
  assert.deepEqual([...journal.keys()], ['a'], 'another page has played on in it');
  assert.deepEqual(
    said.filter(([kind]) => kind === 'report'),
    [],
  );
});

test('one unsaved game of a batch is reported, and by the last error', async () => {
  const { store, fails, said, places } = fakeStore();
  await store.load();
  const { put } = places.journal;
  fails.database = denied();
  places.journal.put = (record) => {
    if (record.save === tableAt('x').save) throw denied();
    put(record);
  };
  const { id: _id, rev: _rev, from: _from, turn: _turn, ...theirs } = gameWith(tableAt('x'));
  store.import([theirs, { ...theirs, ...tableAt('y') }]);
  await store.whenSettled();
  places.journal.put = put;
  fails.journal = full();
  store.recordAction(tableAt('a'), 'move');
  fails.journal = null;
  await store.whenSettled();
  const reports = said.filter(([kind]) => kind === 'report').map(([, problem]) => problem);
  assert.deepEqual(reports, ['unsaved', 'unsaved']);
});

test('a retry writes games in the order they were played, without deleted games', async () => {
  const { store, fails, said } = fakeStore();
  await store.load();
  Object.assign(fails, { journal: full(), database: full() });
  store.recordAction(tableAt('a'), 'move');
  store.open('sly/B');
  store.recordAction(tableAt('b', 1, 'playing', 'sly/B'), 'move');
  store.open('sly/C');
  store.recordAction(tableAt('c', 1, 'playing', 'sly/C'), 'move');
  store.open('sly/A/a', 'new-1');
  store.recordAction(tableAt('ab'), 'move');
  store.remove(['new-3']);
  await store.whenSettled();
  Object.assign(fails, { journal: null, database: null });
  said.length = 0;
  assert.ok(await store.retry());
  assert.deepEqual(said, [
    ['write', 'new-21', 'new-12'],
    ['post', 2, 0],
  ]);
  assert.ok(await store.retry());
  assert.equal(said.length, 2, 'nothing is left to write');
});

test('games of the journal are listed before the database answers, and its games are merged in afterwards', async () => {
  let answer = (/** @type {{ games: unknown[], gone: unknown[] }} */ _) => {};
  const store = new GameStore({
    journal: {
      all: () => [encodeGame(gameWith()), encodeGame(gameWith({ id: 'b', link: 'sly/B/ab' }))],
      put: () => {},
      drop: () => {},
    },
    database: {
      all: () => new Promise((done) => (answer = done)),
      write: async () => {},
      sweep: async () => {},
    },
    world: fakeWorld(),
    post: () => {},
    report: assert.fail,
  });
  let changes = 0;
  store.onChange(() => changes++);
  const loaded = store.load();
  assert.deepEqual(store.slots(), ['sly']);
  assert.deepEqual([store.find('sly/A/ab')?.id, store.find('sly/B/ab')?.id], ['a', 'b']);
  answer({ games: [encodeGame(gameWith({ id: 'c', link: 'labyrinth/C/ab' }))], gone: [{ id: 'b', rev: 1 }] });
  await loaded;
  assert.equal(changes, 1);
  assert.deepEqual(
    [store.find('sly/A/ab')?.id, store.find('sly/B/ab'), store.find('labyrinth/C/ab')?.id],
    ['a', null, 'c'],
  );
});
