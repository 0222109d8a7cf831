// Who made the moves of a line: the player, the solver, or a link. Without a browser.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from './support/properties.mjs';
import {
  addHinted,
  addSpan,
  countHelp,
  creditOf,
  isByPlayer,
  isHinted,
  provenanceAfter,
  provenanceOfLink,
  readProvenance,
  UNKNOWN,
} from '../../www/engine/provenance.js';
import { dayOf } from '../../www/engine/deals.js';
import {
  decodeDays,
  encodeDays,
  readDays,
  recordDayOpened,
  dateOfDeal,
  recordDayProgress,
} from '../../www/site/daily/daily-progress.js';
import { resultOfDay, streaksOf, streaksOfDates } from '../../www/site/daily/days.js';
import { mergeValue } from '../../www/site/storage/merge.js';
import { recordAction, readBook, sumsOf, writeBook } from '../../www/site/statistics/statistics.js';

/** @typedef {import('../../www/engine/provenance.js').Provenance} Provenance */

/** Provenance after changes of the position, each a cause and the ply that it leads to. @param {[string, number][]} steps @param {Provenance} [start] */
function after(steps, start = provenanceOfLink(0)) {
  let ply = start.spans.at(-1)?.to ?? 0;
  let provenance = start;
  for (const [cause, to] of steps) {
    provenance = provenanceAfter(provenance, ply, to, cause);
    ply = to;
  }
  return provenance;
}

const who = (/** @type {Provenance} */ provenance, /** @type {number} */ ply) => {
  const { finishedBy, from } = creditOf(provenance, ply);
  return [finishedBy, from];
};

test('a game of the player’s moves is the player’s, with the help that was used', () => {
  let played = after([
    ['deal', 20],
    ['move', 21],
    ['undo', 20],
    ['safe', 24],
  ]);
  played = countHelp(countHelp(countHelp(played, 'hints'), 'peeks'), 'hints');
  assert.deepEqual(creditOf(played, 24), { finishedBy: 'player', from: 0, hints: 2, peeks: 1, undos: 0 });
  assert.equal(isByPlayer(creditOf(played, 24)), true);
});

test('moves that a hint suggested are kept until other moves take their place', () => {
  let played = addHinted(addHinted(provenanceOfLink(0), 3), 7);
  assert.deepEqual([isHinted(played, 3), isHinted(played, 4), isHinted(played, 7)], [true, false, true]);
  assert.deepEqual(readProvenance(JSON.parse(JSON.stringify(played))), played);
  played = provenanceAfter(countHelp(played, 'hints'), 8, 5, 'undo');
  assert.equal(isHinted(played, 7), true, 'it can be redone');
  played = provenanceAfter(played, 5, 6, 'move');
  assert.deepEqual(played.hinted, [3]);
  assert.equal(provenanceAfter(played, 0, 1, 'move').hinted, undefined);
  const read = (/** @type {unknown} */ hinted) => readProvenance({ spans: [], counts: null, hinted })?.hinted;
  assert.deepEqual(
    [read([4, 9]), read([9, 4]), read([0]), read('4'), read([1.5])],
    [[4, 9], undefined, undefined, undefined, undefined],
  );
});

test('moves of the solver stay the solver’s after undo and redo; other moves in their place are the player’s', () => {
  const steps = /** @type {[string, number][]} */ ([
    ['move', 35],
    ['solved', 36],
    ['solved', 37],
    ['solved', 100],
  ]);
  assert.deepEqual(who(after(steps), 100), ['solver', 35]);
  assert.deepEqual(after(steps).spans, [{ from: 35, to: 100, by: 'solver' }], 'one span');
  const back = after([...steps, ['undo', 20]]);
  assert.deepEqual(who(back, 20), ['player', 0], 'a position before the solver’s part');
  assert.deepEqual(who(back, 100), ['solver', 35], 'its moves can be redone');
  assert.deepEqual(who(after([...steps, ['undo', 20], ['redo', 100]]), 100), ['solver', 35]);
  assert.deepEqual(who(after([...steps, ['undo', 20], ['move', 21], ['deal', 90]]), 90), ['player', 0]);
  assert.deepEqual(who(after([...steps, ['undo', 60], ['move', 61]]), 61), ['shown', 60], 'part of it was kept');
});

test('a line that the solver shows and the player takes over is reported', () => {
  const shown = addSpan(after([['move', 30]]), { from: 30, to: 90, by: 'solver' });
  assert.deepEqual(who(shown, 90), ['solver', 30]);
  assert.deepEqual(who(provenanceAfter(shown, 56, 57, 'move'), 57), ['shown', 56]);
  assert.deepEqual(who(provenanceAfter(shown, 30, 31, 'move'), 31), ['player', 0], 'none of it was taken');
});

test('a line of a link or replay is taken over at the player’s first move, and the player’s after a restart', () => {
  const replay = provenanceOfLink(272);
  assert.deepEqual(creditOf(replay, 272), { finishedBy: 'link', from: 272, hints: null, peeks: null, undos: null });
  const taken = provenanceAfter(replay, 269, 270, 'move');
  assert.deepEqual(who(taken, 272), ['link', 269]);
  const restarted = provenanceAfter(taken, 0, 1, 'move');
  assert.deepEqual(creditOf(restarted, 9), { finishedBy: 'player', from: 0, hints: 0, peeks: 0, undos: 0 });
});

test('games saved by older versions have no counts of help, even when continued', () => {
  assert.deepEqual(creditOf(null, 90), { finishedBy: 'player', from: 0, hints: null, peeks: null, undos: null });
  assert.deepEqual(provenanceAfter(UNKNOWN, 0, 5, 'move'), UNKNOWN);
  assert.deepEqual(countHelp(UNKNOWN, 'hints'), UNKNOWN);
  assert.deepEqual(who(provenanceAfter(UNKNOWN, 40, 90, 'solved'), 90), ['solver', 40]);
});

test('after any actions, spans are ordered and round-trip', () => {
  const step = fc.record({
    cause: fc.constantFrom('move', 'deal', 'solved', 'undo', 'redo', 'restart', 'shown', 'replay'),
    to: fc.nat(60),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.nat(30), (steps, plies) => {
      const provenance = after(
        steps.map(({ cause, to }) => [cause, to]),
        provenanceOfLink(plies),
      );
      assert.deepEqual(readProvenance(JSON.parse(JSON.stringify(provenance))), provenance);
    }),
  );
  const bad = { from: 3, to: 2, by: 'solver' };
  for (const value of [
    undefined,
    null,
    7,
    [],
    {},
    { spans: 7 },
    { spans: [bad] },
    { spans: [{ ...bad, to: 4, by: 'me' }] },
  ])
    assert.equal(readProvenance(value), null);
  assert.equal(
    readProvenance({
      spans: [
        { from: 0, to: 4, by: 'link' },
        { from: 3, to: 5, by: 'link' },
      ],
    }),
    null,
  );
  assert.deepEqual(readProvenance({ spans: [], counts: { hints: -1, peeks: 0, undos: 0 } }), UNKNOWN);
});

test('statistics count no win, streak or best for a game that the solver finished or that came from a link', () => {
  const end = (/** @type {ReturnType<typeof readBook>} */ book, /** @type {any} */ fields) =>
    recordAction(book, { deal: 'A', kind: 'solved', ply: 90, won: true, from: 0, ...fields }, 5);
  const solved = end(readBook(null), { finishedBy: 'solver' });
  const sums = sumsOf(readBook(writeBook(solved)));
  assert.deepEqual(
    [sums.played, sums.won, sums.best, sums.streak, sums.unaided, sums.solved],
    [1, 0, 0, 0, 0, 1],
    'played, and finished by the solver',
  );
  assert.equal(sumsOf(end(readBook(null), { finishedBy: 'link', kind: 'move' })).won, 0);
  assert.equal(sumsOf(end(readBook(null), { finishedBy: 'shown', kind: 'move' })).won, 0);
  const replayed = end(solved, { finishedBy: 'player', kind: 'move', ply: 95 });
  assert.deepEqual(
    [sumsOf(replayed).won, sumsOf(replayed).best, sumsOf(replayed).solved],
    [1, 95, 0],
    'later won alone',
  );
  assert.deepEqual(
    writeBook(end(readBook(null), { finishedBy: 'player' })).deals[0]?.length,
    6,
    'as older versions read it',
  );
});

test('a day that the solver finished is not won; a win of the player replaces it, and stays', () => {
  const date = '2026-11-20';
  const view = (/** @type {number} */ ply) =>
    /** @type {any} */ ({ game: 'sly', deal: 'S', outcome: 'won', ply, link: `sly/S/${ply}` });
  const credit = (/** @type {any} */ finishedBy, from = 0) => ({ finishedBy, from, hints: 0, peeks: 0, undos: 0 });
  const stored = () => readDays().sly?.[date];
  recordDayOpened('sly', date, 'S');
  recordDayProgress(view(90), credit('solver', 35));
  const finished = {
    deal: 'S',
    state: 'finished',
    moves: 90,
    line: 'sly/S/90',
    finish: { finishedBy: 'solver', from: 35 },
  };
  assert.deepEqual(stored(), finished);
  assert.deepEqual(encodeDays(readDays()).sly[date], finished, 'written as it was read');
  const day = dayOf(new Date(date));
  assert.equal(resultOfDay(readDays(), day), 'begun');
  assert.deepEqual(streaksOf(readDays(), day), { now: 0, longest: 0 });
  assert.equal(decodeDays({ sly: { [date]: { ...finished, finish: 7 } } }).sly?.[date]?.state, 'begun');
  const mine = encodeDays(readDays());
  recordDayProgress(view(99), credit('player'));
  const won = { deal: 'S', state: 'won', moves: 99, line: 'sly/S/99' };
  assert.deepEqual(stored(), won);
  recordDayProgress(view(80), credit('link', 79));
  assert.deepEqual(stored(), won, 'a shorter line of somebody else does not replace it');
  for (const [a, b] of [
    [mine, encodeDays(readDays())],
    [encodeDays(readDays()), mine],
  ])
    assert.deepEqual(mergeValue('daily', a, b), { sly: { [date]: won } });
});

test('a deal that becomes the deal of a day after its first moves is begun with the next', () => {
  const date = '2026-12-01';
  const credit = /** @type {any} */ ({ finishedBy: 'player', from: 0 });
  const view = /** @type {any} */ ({ game: 'sly', deal: 'T', outcome: 'playing', ply: 3, link: 'sly/T/3' });
  recordDayProgress(view, credit);
  recordDayOpened('sly', date, 'T');
  recordDayProgress(view, credit);
  assert.equal(readDays().sly?.[date]?.state, 'begun');
});

test('a stored day without a deal is not read', () => {
  assert.deepEqual(decodeDays({ sly: { '2026-11-20': { deal: '' } } }), { sly: {} });
});

test('a day that was only opened is stored without empty fields, and read with them', () => {
  const opened = /** @type {const} */ ({ deal: 'S', state: 'opened' });
  const days = decodeDays({ sly: { '2026-11-20': opened } });
  assert.deepEqual(days, { sly: { '2026-11-20': { ...opened, moves: 0, line: '' } } });
  assert.deepEqual(encodeDays(days), { sly: { '2026-11-20': opened } });
});

test('a deal that was the deal of two days is that of the later one, in its name and in its progress', () => {
  const credit = /** @type {any} */ ({ finishedBy: 'player', from: 0 });
  const view = /** @type {any} */ ({ game: 'sly', deal: 'U', outcome: 'playing', ply: 3, link: 'sly/U/3' });
  recordDayOpened('sly', '2026-11-02', 'U');
  recordDayOpened('sly', '2025-11-02', 'U');
  recordDayProgress(view, credit);
  assert.equal(dateOfDeal('sly', 'U'), '2026-11-02');
  const { sly } = readDays();
  assert.deepEqual([sly?.['2025-11-02']?.state, sly?.['2026-11-02']?.state], ['opened', 'begun']);
});

test('days after today, of a clock that was ahead, are in no streak', () => {
  const today = dayOf(new Date('2026-03-02'));
  assert.deepEqual(streaksOfDates(['2026-03-01', '2026-03-02', '2027-01-01', '2027-01-02', '2027-01-03'], today), {
    now: 2,
    longest: 2,
  });
});

test('a win in any game continues the streak of days', () => {
  const won = /** @type {const} */ ({ deal: 'a', state: 'won' });
  const days = /** @type {any} */ ({ sly: { '2026-03-01': won, '2026-03-03': won }, labyrinth: { '2026-03-02': won } });
  assert.deepEqual(streaksOf(days, dayOf(new Date('2026-03-03'))), { now: 3, longest: 3 });
});
