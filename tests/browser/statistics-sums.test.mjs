// Statistics compared with a slow reference, on random histories.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  histogramOf,
  HINTS,
  MAX_LISTED_DEALS,
  mergeBooks,
  readBook,
  sumsOf,
  recordAction,
  writeBook,
} from '../../www/site/statistics/statistics.js';

/** Reproducible random numbers. @param {number} seed */
function seededDice(seed) {
  let state = seed;
  return (/** @type {number} */ sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const KINDS = [
  'move',
  'move',
  'move',
  'deal',
  'safe',
  'solved',
  'redo',
  'undo',
  'restart',
  'mark',
  'open',
  'hint',
  'replay',
  'shown',
];

/** Random actions on several deals, which are left and continued. @param {number} seed @param {number} length */
function randomHistory(seed, length) {
  const roll = seededDice(seed);
  /** @type {(Parameters<typeof recordAction>[1] & { now: number })[]} */
  const acts = [];
  let deal = 'D0';
  for (let now = 1; now <= length; now++) {
    if (!roll(8)) deal = `D${roll(12)}`;
    const kind = KINDS[roll(KINDS.length)];
    const won = !roll(6);
    acts.push({
      deal,
      kind,
      ply: roll(12) ? 1 + roll(300) : 0,
      won,
      from: Number(deal.slice(1)) % 5 ? 0 : 7,
      finishedBy: /** @type {const} */ (['player', 'player', 'player', 'solver', 'link', 'shown'])[roll(6)],
      hint: kind === 'hint' ? HINTS[roll(4)] : undefined,
      now,
    });
  }
  return acts;
}

/** The sums, by going through all actions for each deal. @param {ReturnType<typeof randomHistory>} acts */
function referenceSums(acts) {
  const deals = [...new Set(acts.map(({ deal }) => deal))]
    .flatMap((deal) => {
      const ofDeal = acts.filter((act) => act.deal === deal);
      const isPlay = (/** @type {typeof ofDeal[0]} */ act) =>
        ['move', 'deal', 'safe', 'solved', 'redo', 'shown'].includes(act.kind) && act.ply > 0;
      const begun = ofDeal.findIndex(isPlay);
      if (begun < 0 || ofDeal[begun].from) return [];
      const played = ofDeal.slice(begun);
      const isWin = (/** @type {typeof ofDeal[0]} */ act) => isPlay(act) && act.won && act.finishedBy === 'player';
      const end = played.findIndex(isWin);
      const before = end < 0 ? played : played.slice(0, end);
      const wins = played.filter(isWin).map(({ ply }) => ply);
      const solved = played.some((act) => isPlay(act) && act.won && act.finishedBy === 'solver');
      return [
        {
          at: ofDeal[begun].now,
          won: wins.length ? Math.min(...wins) : 0,
          solved: solved && !wins.length,
          undos: before.filter(({ kind }) => ['undo', 'restart', 'mark'].includes(kind)).length,
          hints: HINTS.map((hint) => before.filter((act) => act.hint === hint).length),
        },
      ];
    })
    .sort((a, b) => a.at - b.at);
  const wins = deals
    .filter(({ won }) => won)
    .map(({ won }) => won)
    .sort((a, b) => a - b);
  const text = deals.map(({ won }) => (won ? 'W' : 'L')).join('');
  const middle = wins.length
    ? (wins[Math.floor((wins.length - 1) / 2)] + wins[Math.ceil((wins.length - 1) / 2)]) / 2
    : 0;
  return {
    played: deals.length,
    won: wins.length,
    best: wins[0] ?? 0,
    median: middle,
    streak: /W*$/.exec(text)?.[0].length,
    longest: Math.max(0, ...(text.match(/W+/g) ?? []).map((run) => run.length)),
    solved: deals.filter((deal) => deal.solved).length,
    unaided: deals.filter(({ won, undos, hints }) => won && !undos && hints.every((n) => !n)).length,
    undos: deals.reduce((sum, deal) => sum + deal.undos, 0),
    hints: HINTS.map((_, n) => deals.reduce((sum, deal) => sum + deal.hints[n], 0)),
  };
}

const empty = readBook(null);

test('sums equal those of the reference, also when stored after every action', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const acts = randomHistory(seed, 5 + (seed % 90));
    let book = empty;
    for (const act of acts) book = readBook(JSON.parse(JSON.stringify(writeBook(recordAction(book, act, act.now)))));
    const { bestDeal, last, ...sums } = sumsOf(book);
    assert.deepEqual(sums, referenceSums(acts), `seed ${seed}`);
    assert.ok(last.length <= 30 && (!bestDeal || bestDeal.won === sums.best));
  }
});

test('a deal in progress breaks no streak; an abandoned deal does, until it is won', () => {
  let book = empty;
  const play = (/** @type {string} */ deal, /** @type {boolean} */ won) =>
    (book = recordAction(book, { deal, kind: 'move', ply: 9, won, from: 0 }, book.deals.length + 1));
  play('A', true);
  play('B', true);
  play('C', false);
  assert.equal(sumsOf(book, 'C').streak, 2);
  assert.deepEqual([sumsOf(book).streak, sumsOf(book).played, sumsOf(book).won], [0, 3, 2]);
  play('D', true);
  assert.equal(sumsOf(book, 'D').streak, 1);
  play('C', true);
  assert.equal(sumsOf(book, 'C').streak, 4);
});

test('a clock that is set back changes no order, and so no streak', () => {
  let book = empty;
  for (const [deal, won, now] of /** @type {const} */ ([
    ['A', true, 100],
    ['B', false, 50],
  ]))
    book = readBook(writeBook(recordAction(book, { deal, kind: 'move', ply: 9, won, from: 0 }, now)));
  assert.deepEqual([sumsOf(book).streak, book.deals.map(({ deal }) => deal)], [0, ['A', 'B']]);
});

test('old deals are summed up, and the totals stay exact', () => {
  let book = empty;
  for (let n = 0; n < MAX_LISTED_DEALS + 40; n++)
    book = recordAction(book, { deal: `D${n}`, kind: 'move', ply: n === 3 ? 5 : 50 + n, won: n % 2 === 1, from: 0 }, n);
  assert.equal(book.deals.length, MAX_LISTED_DEALS);
  const { played, won, best, bestDeal } = sumsOf(book);
  assert.deepEqual(
    { played, won, best, bestDeal },
    { played: MAX_LISTED_DEALS + 40, won: MAX_LISTED_DEALS / 2 + 20, best: 5, bestDeal: null },
  );
});

test('merging two books loses no deal, counts none twice, and is idempotent', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const half = (/** @type {number} */ from) =>
      randomHistory(seed + from, 60).reduce((book, act) => recordAction(book, act, act.now), empty);
    const [a, b] = [half(0), half(1000)];
    const merged = mergeBooks(a, b);
    const names = new Set([...a.deals, ...b.deals].map(({ deal }) => deal));
    assert.deepEqual(new Set(merged.deals.map(({ deal }) => deal)), names);
    assert.equal(merged.deals.length, names.size);
    assert.deepEqual(mergeBooks(merged, a), merged);
    assert.deepEqual(mergeBooks(merged, b), merged);
  }
});

test('arbitrary stored data gives no error, and consistent sums', () => {
  const damaged = [
    null,
    7,
    'x',
    [],
    {},
    { deals: 3, older: 'x' },
    { deals: [1, null, [], [''], ['D', 'x', -4, 1e99, 'y', 2], ['D'.repeat(1e4)]] },
    { deals: Array.from({ length: 2000 }, (_, n) => [`D${n}`, n, 1]), older: { played: -1, won: 5, best: NaN } },
  ];
  for (const value of damaged) {
    const { played, won, undos } = sumsOf(readBook(value));
    assert.ok(played >= won && won >= 0 && undos >= 0, JSON.stringify(value)?.slice(0, 60));
  }
});

test('numbers fall into few classes of round widths, and none is lost', () => {
  assert.deepEqual(histogramOf([99, 101, 101], 10), { from: 99, width: 1, counts: [1, 0, 2] });
  assert.deepEqual(histogramOf([7], 10), { from: 7, width: 1, counts: [1] });
  const moves = Array.from({ length: 300 }, (_, n) => 230 + ((n * 37) % 340));
  for (const most of [4, 10, 16]) {
    const { from, width, counts } = histogramOf(moves, most);
    assert.ok(counts.length <= most && counts.length > most / 4, `${counts.length} of ${most}`);
    assert.match(String(width), /^[125]0*$/);
    assert.equal(from % width, 0);
    assert.ok(counts[0] && counts.at(-1), 'the first and last classes are not empty');
    assert.equal(
      counts.reduce((a, b) => a + b),
      moves.length,
    );
  }
});
