// Settings, statistics and daily results, without a browser: random histories in several pages over localStorage and a disk.
// The browser may be killed at any moment and lose its latest localStorage writes. Counts and last settings must survive.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manualQueue } from './support/manual-queue.mjs';
import fc from './support/properties.mjs';
import { mergeValue } from '../../www/site/storage/merge.js';
import { readGame, readTombstone } from '../../www/site/storage/store/records.js';
import {
  mergeBooks,
  MAX_LISTED_DEALS,
  readBook,
  recordAction,
  writeBook,
  sumsOf,
} from '../../www/site/statistics/statistics.js';
import { isSyncedKey, KeyValueSync, encodePair } from '../../www/site/storage/store/key-values.js';

const RUNS = Number(process.env.STORE_RUNS ?? 1500);

/** A browser: localStorage as its pages see it, the part of it that is on disk, and the database. */
class FakeBrowser {
  /** @type {Map<string, string>} */ local = new Map();
  /** @type {Map<string, string>} */ flushed = new Map();
  /** @type {Map<string, any>} */ notes = new Map();
  /** Unfinished transactions. @type {(() => void)[]} */ waiting = [];
  full = false;

  /** @returns {import('../../www/site/storage/store/key-values.js').LocalCopy} */
  localCopy() {
    const { local } = this;
    /** @param {string} key @param {string} text */
    const put = (key, text) => {
      if (this.full) throw new DOMException('full', 'QuotaExceededError');
      local.set(key, text);
    };
    return {
      keys: () => [...local.keys()].filter((key) => key !== 'count'),
      get: (key) => {
        try {
          return JSON.parse(local.get(key) ?? 'null');
        } catch {
          return undefined;
        }
      },
      put: (key, value) => put(key, JSON.stringify(value)),
      drop: (key) => void local.delete(key),
      refusedKeys: () => [],
      revision: () => Number(local.get('count') ?? 0),
      setRevision: (count) => put('count', String(count)),
    };
  }

  /** @returns {import('../../www/site/storage/store/key-values.js').DurableCopy} */
  disk() {
    const enqueue = manualQueue(this.waiting);
    return {
      all: async () => structuredClone([...this.notes.values()]),
      write: (all, meet) =>
        enqueue(() => {
          for (const note of all) {
            const next = meet(structuredClone(this.notes.get(note.key)), structuredClone(note));
            if (next) this.notes.set(note.key, { v: 1, ...next });
          }
        }),
    };
  }

  /** Finishes all writes to the disk. */
  async finishWrites() {
    for (let n = 0; n < 30; n++) {
      for (const act of this.waiting.splice(0)) act();
      await Promise.resolve();
    }
  }
}

/** A page: its notes, and the keys written before they are loaded. */
class FakePage {
  /** @type {KeyValueSync | null} */ notes = null;
  /** @type {Set<string>} */ early = new Set();

  /** @param {FakeBrowser} browser */
  constructor(browser) {
    this.browser = browser;
  }

  async load() {
    if (this.notes) return;
    const notes = new KeyValueSync({
      local: this.browser.localCopy(),
      durable: this.browser.disk(),
      merge: mergeValue,
    });
    await notes.sync(() => {
      this.notes = notes;
      return this.early;
    });
  }

  /** @param {string} key @param {unknown} value null removes it */
  write(key, value) {
    const local = this.browser.localCopy();
    try {
      if (value === null) local.drop(key);
      else local.put(key, value);
    } catch {
      // No room: the page keeps the value in memory, which a browser test covers.
    }
    if (this.notes) this.notes.recordWrite(key);
    else this.early.add(key);
  }

  /** @param {string} key */
  read(key) {
    return this.browser.localCopy().get(key);
  }
}

const BOOK = 'stats:sly';
const which = fc.nat(2);
const action = (/** @type {string} */ what, /** @type {object} */ fields = {}) =>
  /** @type {fc.Arbitrary<any>} */ (fc.record({ what: fc.constant(what), n: which, ...fields }));
const acts = fc.oneof(
  { weight: 6, arbitrary: action('deal') },
  { weight: 3, arbitrary: action('undo') },
  { weight: 4, arbitrary: action('set') },
  { weight: 1, arbitrary: action('erase') },
  { weight: 3, arbitrary: action('load') },
  { weight: 2, arbitrary: action('close') },
  { weight: 3, arbitrary: action('kill') },
  { weight: 2, arbitrary: action('crash') },
  { weight: 3, arbitrary: action('flush') },
  { weight: 3, arbitrary: action('rest') },
  { weight: 2, arbitrary: action('one') },
  { weight: 1, arbitrary: action('old') },
  { weight: 1, arbitrary: action('damage') },
);

test('no history loses a count or a setting', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { maxLength: 40 }), async (history) => {
      const browser = new FakeBrowser();
      /** @type {(FakePage | null)[]} */
      const pages = [null, null, null];
      /** The deals counted so far, with their numbers of undos. @type {Map<string, number>} */
      let counted = new Map();
      let set = 0;
      let deals = 0;
      /** @param {number} n */
      const page = async (n) => {
        const instance = (pages[n] ??= new FakePage(browser));
        // After a kill, pages load before they are played in.
        if (!instance.notes && browser.flushed !== browser.local) await instance.load();
        return instance;
      };
      /** @param {FakePage} instance @param {string} kind */
      const count = (instance, kind) => {
        const name = `D${deals}`;
        const act = { deal: name, kind, ply: 1, won: false, from: 0 };
        instance.write(BOOK, writeBook(recordAction(readBook(instance.read(BOOK)), act, deals)));
        counted.set(name, (counted.get(name) ?? 0) + Number(kind === 'undo'));
      };
      const check = (/** @type {string} */ when) => {
        const book = readBook(browser.localCopy().get(BOOK));
        const found = new Map(book.deals.map(({ deal, undos }) => [deal, undos]));
        assert.deepEqual(found, counted, when);
        assert.equal(browser.localCopy().get('settings') ?? 0, set, when);
      };
      const kill = async () => {
        // A second after a write, it is on disk.
        for (const instance of pages) await instance?.load();
        await browser.finishWrites();
        browser.local = new Map(browser.flushed);
        pages.fill(null);
        await (await page(0)).load();
        check('after a kill');
      };
      for (const { what, n } of history) {
        const instance = await page(n);
        if (what === 'deal') {
          deals++;
          count(instance, 'move');
        } else if (what === 'undo') {
          if (counted.has(`D${deals}`)) count(instance, 'undo');
        } else if (what === 'set') instance.write('settings', ++set);
        else if (what === 'erase') {
          await instance.load();
          instance.write(BOOK, null);
          // It is erased for good once it is on disk.
          await browser.finishWrites();
          counted = new Map();
        } else if (what === 'load') await instance.load();
        else if (what === 'close') {
          // A page that closes at once leaves its writes to localStorage, which lasts until the next page has loaded.
          pages[n] = null;
          await (await page(n)).load();
        } else if (what === 'kill') await kill();
        else if (what === 'crash') {
          // Pages lose their unfinished transactions; localStorage survives.
          browser.waiting.length = 0;
          pages.fill(null);
          await (await page(0)).load();
        } else if (what === 'flush') browser.flushed = new Map(browser.local);
        else if (what === 'rest') await browser.finishWrites();
        else if (what === 'one') {
          browser.waiting.shift()?.();
          await Promise.resolve();
        } else if (what === 'old') {
          // An older version of the page, which does not use the disk; its browser is closed, not killed.
          deals++;
          count(new FakePage(browser), 'move');
          browser.flushed = new Map(browser.local);
        } else if (what === 'damage') {
          await browser.finishWrites();
          const lost = browser.notes.get('settings');
          if (lost && lost.value === set && instance.notes) {
            browser.local.set('settings', '{');
            pages.fill(null);
            await (await page(0)).load();
          }
        }
        check(what);
      }
      await kill();
    }),
    { numRuns: RUNS },
  );
});

test('keys of games, and invalid keys, are not notes', () => {
  for (const key of [
    'line:a',
    'early:a',
    'game:sly',
    'shelf:sly',
    'unread:game:sly',
    'uncounted:a',
    '',
    'a'.repeat(61),
  ])
    assert.ok(!isSyncedKey(key), key);
  for (const key of ['settings', 'stats:sly~', 'daily', 'my-line:a', 'a'.repeat(60)]) assert.ok(isSyncedKey(key), key);
});

test('a note of a later version is neither read nor written over', async () => {
  const browser = new FakeBrowser();
  const future = { v: 2, key: 'settings', rev: 9, value: 'of the future' };
  browser.notes.set('settings', future);
  const page = new FakePage(browser);
  page.write('settings', 'mine');
  await page.load();
  page.write('settings', 'mine again');
  await browser.finishWrites();
  assert.deepEqual(browser.notes.get('settings'), future);
  assert.equal(page.read('settings'), 'mine again');
});

test('malformed notes on disk do no harm', async () => {
  for (const junk of [
    null,
    7,
    [],
    {},
    { key: 'settings' },
    { key: 'settings', rev: 0, value: 1 },
    { key: 'settings', rev: 1.5, value: 1 },
    { key: 7, rev: 1, value: 1 },
    { key: 'line:a', rev: 1, value: 1 },
    { v: [{ toString: false }], key: 7 },
  ]) {
    const browser = new FakeBrowser();
    browser.notes.set('settings', junk);
    const page = new FakePage(browser);
    page.write('settings', { felt: 'blue' });
    await page.load();
    await browser.finishWrites();
    assert.deepEqual(page.read('settings'), { felt: 'blue' }, JSON.stringify(junk));
    assert.deepEqual(browser.notes.get('settings').value, { felt: 'blue' }, JSON.stringify(junk));
    assert.deepEqual([...browser.local.keys()].sort(), ['count', 'settings'], JSON.stringify(junk));
  }
});

test('a value too large for localStorage stays on disk, and is copied once there is room', async () => {
  const browser = new FakeBrowser();
  const page = new FakePage(browser);
  page.write('settings', 1);
  await page.load();
  await browser.finishWrites();
  browser.notes.set('settings', { v: 1, key: 'settings', rev: 7, value: 2 });
  browser.full = true;
  await new FakePage(browser).load();
  assert.equal(page.read('settings'), 1);
  browser.full = false;
  await new FakePage(browser).load();
  assert.equal(page.read('settings'), 2);
});

test('a write does not wait for the disk, and settles when it is done', async () => {
  const browser = new FakeBrowser();
  const page = new FakePage(browser);
  await page.load();
  page.write('settings', 1);
  page.write('daily', {});
  let over = false;
  const settled = page.notes?.whenSettled().then(() => (over = true));
  await Promise.resolve();
  assert.equal(browser.waiting.length, 1, 'both in one transaction');
  for (let n = 0; n < 10; n++) await Promise.resolve();
  assert.ok(!over);
  await browser.finishWrites();
  await settled;
  assert.deepEqual([...browser.notes.keys()], ['settings', 'daily']);
});

// Cases

/**
 * Notes over local values and stored notes, recording every write. The values of the key `sum` are merged.
 * @param {Record<string, unknown>} values of localStorage; undefined: unreadable @param {number} seenCount @param {unknown[]} stored
 * @param {(key: string) => boolean} [hasRoom]
 */
function recordingNotes(values, seenCount, stored, hasRoom = () => true) {
  const localValues = new Map(Object.entries(values));
  /** Values that found no room, as the page holds them. @type {Map<string, unknown>} */
  const refused = new Map();
  /** @type {number[]} */
  const counts = [];
  /** @type {unknown[][]} */
  const writes = [];
  /** @type {Parameters<import('../../www/site/storage/store/key-values.js').DurableCopy['write']>[1]} */
  let meets = () => null;
  /** @type {import('../../www/site/storage/store/key-values.js').LocalCopy} */
  const local = {
    keys: () => [...localValues.keys()],
    get: (key) => (refused.has(key) ? refused.get(key) : localValues.has(key) ? localValues.get(key) : null),
    put: (key, value) => {
      refused.delete(key);
      if (hasRoom(key)) return void localValues.set(key, value);
      refused.set(key, value);
      throw new DOMException('full', 'QuotaExceededError');
    },
    drop: (key) => void (refused.delete(key), localValues.delete(key)),
    refusedKeys: () => [...refused.keys()],
    revision: () => counts.at(-1) ?? seenCount,
    setRevision: (count) => void counts.push(count),
  };
  const notes = new KeyValueSync({
    local,
    durable: {
      all: async () => stored,
      write: async (all, meet) => {
        writes.push(all);
        meets = meet;
      },
    },
    merge: (key, theirs, mine) => (key === 'sum' ? [theirs, mine] : undefined),
  });
  /** @param {string} key @param {unknown} value */
  const write = (key, value) => {
    try {
      local.put(key, value);
    } catch {
      // The page holds it.
    }
    notes.recordWrite(key);
  };
  return { notes, localValues, counts, writes, write, meet: (/** @type {any[]} */ ...two) => meets(two[0], two[1]) };
}

test('the newer of two values wins, accounts merge, and erased values stay erased', async () => {
  /** @type {[string, { rev: number, since?: number, value: unknown }, unknown, boolean, unknown][]} */
  const cases = [
    // Revisions up to 5 were in localStorage, so it has not lost them.
    ['settings', { rev: 5, value: 'disk' }, 'here', false, 'here'],
    ['settings', { rev: 5, value: 'disk' }, null, false, null],
    ['settings', { rev: 5, value: 'disk' }, undefined, false, 'disk'],
    ['settings', { rev: 6, value: 'disk' }, 'here', false, 'disk'],
    ['settings', { rev: 6, value: 'disk' }, 'here', true, 'here'],
    ['settings', { rev: 6, value: 'disk' }, null, false, 'disk'],
    ['settings', { rev: 6, value: 'disk' }, null, true, null],
    ['sum', { rev: 6, value: 'disk' }, 'here', false, ['disk', 'here']],
    ['sum', { rev: 6, value: 'disk' }, 'here', true, ['disk', 'here']],
    ['sum', { rev: 6, value: 'disk' }, null, false, 'disk'],
    ['sum', { rev: 6, value: 'disk' }, null, true, null],
    // Erased before localStorage lost anything, or after.
    ['sum', { rev: 6, since: 5, value: 'disk' }, 'here', false, ['disk', 'here']],
    ['sum', { rev: 7, since: 6, value: 'disk' }, 'here', false, 'disk'],
    ['sum', { rev: 7, since: 6, value: 'disk' }, 'here', true, ['disk', 'here']],
    ['sum', { rev: 6, since: 6, value: null }, 'here', false, null],
    ['sum', { rev: 6, since: 6, value: null }, 'here', true, 'here'],
    ['sum', { rev: 6, since: 5, value: null }, 'here', false, 'here'],
  ];
  for (const [key, note, mine, isTouched, expected] of cases) {
    const { notes, localValues, counts, writes } = recordingNotes(mine === null ? {} : { [key]: mine }, 5, [
      { key, ...note },
    ]);
    const found = await notes.sync(() => (isTouched ? [key] : []));
    await notes.whenSettled();
    const description = JSON.stringify([key, note, mine, isTouched]);
    assert.deepEqual([localValues.has(key), localValues.get(key) ?? null], [expected !== null, expected], description);
    const isSame = JSON.stringify(mine) === JSON.stringify(expected);
    assert.deepEqual(found, isSame ? [] : [key], description);
    // A value is written to disk only if it differs there; the count continues from the higher one.
    const count = Math.max(5, note.rev);
    const isWritten = JSON.stringify(expected) !== JSON.stringify(note.value);
    const since = expected === null ? count + 1 : (note.since ?? 0);
    assert.deepEqual(writes, isWritten ? [[{ key, rev: count + 1, since, value: expected }]] : [], description);
    assert.deepEqual(counts, [...(count > 5 ? [count] : []), ...(isWritten ? [count + 1] : [])], description);
  }
});

test('the seen count does not rise while a value has no room', async () => {
  const stored = ['a', 'b', 'c'].map((key, n) => ({ key, rev: n + 6, value: key }));
  for (const [key, counts] of /** @type {[string, number[]][]} */ ([
    ['a', []],
    ['b', []],
    ['c', []],
    ['d', [8]],
  ])) {
    const all = recordingNotes({}, 5, stored, (candidate) => candidate !== key);
    const found = await all.notes.sync(() => []);
    assert.deepEqual([found, all.counts], [['a', 'b', 'c'], counts], key);
  }
});

test('a value that localStorage refuses survives on disk, and the next page reads it', async () => {
  for (const [when, rev, value] of /** @type {[string, number, unknown][]} */ ([
    ['loaded', 5, 1],
    ['early', 5, 1],
    // The same value is on disk, of a write that localStorage has lost.
    ['early', 7, 2],
  ])) {
    let hasRoom = false;
    const disk = [{ key: 'settings', rev, since: 0, value }];
    const page = recordingNotes({ settings: 1 }, 5, disk, (key) => hasRoom || key !== 'settings');
    if (when === 'early') page.write('settings', 2);
    await page.notes.sync(() => (when === 'early' ? ['settings'] : []));
    if (when === 'loaded') page.write('settings', 2);
    page.write('daily', {});
    await page.notes.whenSettled();
    assert.deepEqual(page.counts, [], 'the next page must not take the older value for the newest');
    const next = recordingNotes({ settings: 1, daily: {} }, 5, [...disk, ...page.writes.flat()].slice(-2));
    await next.notes.sync(() => []);
    await next.notes.whenSettled();
    assert.deepEqual([next.localValues.get('settings'), next.writes], [2, []], `${when}, ${rev}`);
    // With room again, the count goes on.
    hasRoom = true;
    page.write('settings', 3);
    await page.notes.whenSettled();
    assert.equal(page.counts.length, 1);
  }
});

test('invalid keys, unreadable values and notes of later versions are not written', async () => {
  const { notes, writes, counts } = recordingNotes({ torn: undefined, future: 1, 'line:a': 1 }, 0, [
    { v: 2, key: 'future', rev: 9, value: 2 },
  ]);
  await notes.sync(() => []);
  await notes.whenSettled();
  notes.recordWrite('line:a');
  notes.recordWrite('torn');
  await notes.whenSettled();
  assert.deepEqual(writes, []);
  assert.deepEqual(counts, [1, 2], 'for the unreadable value');
});

test('if two pages write at once, counts merge, and the later of other values wins', async () => {
  const { notes, meet } = recordingNotes({ sum: 1 }, 0, []);
  await notes.sync(() => []);
  await notes.whenSettled();
  const mine = { key: 'sum', rev: 5, since: 2, value: 'mine' };
  const theirs = (/** @type {object} */ fields) => ({ v: 1, ...mine, rev: 7, since: 3, value: 'theirs', ...fields });
  for (const [onDisk, written] of /** @type {[unknown, unknown][]} */ ([
    [undefined, mine],
    [{ v: 2, key: 'sum', rev: 1, value: 'later' }, null],
    [theirs({ rev: 4, since: 1 }), mine],
    [theirs({ rev: 4, since: 3 }), { ...mine, since: 3 }],
    [theirs({}), { ...mine, rev: 7, since: 3, value: ['theirs', 'mine'] }],
    [theirs({ rev: 5 }), { ...mine, since: 3, value: ['theirs', 'mine'] }],
    [theirs({ value: null }), { ...mine, rev: 7, since: 3 }],
    [theirs({ since: 9 }), { ...mine, rev: 7, since: 7, value: ['theirs', 'mine'] }],
  ]))
    assert.deepEqual(meet(onDisk, mine), written, JSON.stringify(onDisk));
  const gone = { ...mine, value: null };
  assert.deepEqual(meet(theirs({}), gone), { ...gone, rev: 7, since: 3 });
  const setting = { ...mine, key: 'settings' };
  assert.deepEqual(meet(theirs({ key: 'settings' }), setting), { ...setting, rev: 7, since: 3 });
  assert.deepEqual(encodePair(mine), { v: 1, ...mine });
});

// Input from outside: a file, another version, an edit by hand

/** JSON that looks a little like stored data. */
const almostValid = fc.letrec((tie) => ({
  value: fc.oneof(
    { weight: 4, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
    { weight: 2, arbitrary: fc.array(tie('value'), { maxLength: 7 }) },
    {
      weight: 4,
      arbitrary: fc.dictionary(
        fc.constantFrom(
          ...['deals', 'older', 'played', 'won', 'best', 'sly', '2026-11-20', 'deal', 'state', 'moves', 'line', 'link'],
          ...['id', 'rev', 'save', 'from', 'marks', 'key', 'value', 'since', 'v', '__proto__', 'constructor'],
        ),
        tie('value'),
        { maxKeys: 8 },
      ),
    },
  ),
})).value;

test('arbitrary data is read without error, and reading the result again gives the same', async () => {
  fc.assert(
    fc.property(almostValid, almostValid, (a, b) => {
      for (const key of ['stats:sly', 'daily']) {
        const joined = mergeValue(key, a, b);
        assert.deepEqual(mergeValue(key, joined, joined), joined);
      }
      const game = readGame(a);
      if (game) assert.deepEqual(readGame(structuredClone(game)), game);
      const gone = readTombstone(a);
      if (gone) assert.deepEqual(readTombstone(gone), gone);
    }),
    { numRuns: Math.ceil(RUNS / 5) },
  );
  await fc.assert(
    fc.asyncProperty(almostValid, almostValid, fc.nat(20), async (note, mine, count) => {
      const browser = new FakeBrowser();
      browser.notes.set('settings', note);
      browser.local.set('daily', JSON.stringify(mine));
      browser.local.set('count', String(count));
      await new FakePage(browser).load();
      await browser.finishWrites();
      const before = [...browser.local];
      await new FakePage(browser).load();
      await browser.finishWrites();
      assert.deepEqual([...browser.local], before, 'a second load changes nothing');
      assert.equal(Object.getPrototypeOf({}), Object.prototype);
    }),
    { numRuns: Math.ceil(RUNS / 5) },
  );
});

// Merging

const dealRecord = fc.record({
  deal: fc.constantFrom('A', 'B', 'C', 'D'),
  at: fc.nat(9),
  won: fc.nat(3),
  undos: fc.nat(3),
  hints: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
  startedElsewhere: fc.boolean(),
  solved: fc.nat(3),
});
const anyBook = fc
  .array(dealRecord, { maxLength: 6 })
  .map((deals) => readBook(writeBook({ deals, older: { played: 0, won: 0, best: 0 } })));

test('books merge alike in either order, and a book merged with itself is unchanged', () => {
  fc.assert(
    fc.property(anyBook, anyBook, (a, b) => {
      const both = mergeBooks(a, b);
      /** @param {typeof a} statistics */
      const sorted = (statistics) => [...statistics.deals].sort((x, y) => (x.deal < y.deal ? -1 : 1));
      assert.deepEqual(sorted(both), sorted(mergeBooks(b, a)));
      assert.deepEqual(mergeBooks(a, a), a);
      assert.deepEqual(mergeBooks(both, a), both);
    }),
  );
});

test('merging books with summed deals loses no win and no best game, and is idempotent', () => {
  const sums = fc.record({ played: fc.nat(9), won: fc.nat(9), best: fc.nat(9) });
  const summedBook = fc
    .tuple(fc.array(dealRecord, { maxLength: 6 }), sums)
    .map(([deals, older]) => readBook(writeBook({ deals, older })));
  fc.assert(
    fc.property(summedBook, summedBook, (a, b) => {
      const both = mergeBooks(a, b);
      const sumsOfAll = [a, b, both].map((book) => sumsOf(book));
      const [mine, theirs, merged] = sumsOfAll;
      assert.ok(merged.won >= Math.max(mine.won, theirs.won), 'wins');
      const bests = [mine, theirs].flatMap(({ best }) => best || []);
      if (bests.length) assert.ok(merged.best && merged.best <= Math.min(...bests), 'the best game');
      assert.deepEqual(mergeBooks(both, a), both);
      assert.deepEqual(mergeBooks(both, b), both);
    }),
  );
});

test('merging a book with its earlier state counts no deal twice, even beyond the listed deals', () => {
  let now = readBook(null);
  /** @type {typeof now} */
  let before = now;
  for (let n = 1; n <= MAX_LISTED_DEALS + 60; n++) {
    now = recordAction(now, { deal: `D${n}`, kind: 'move', ply: 1, won: n % 2 === 0, from: 0 }, n);
    if (n === MAX_LISTED_DEALS + 20) before = now;
  }
  assert.deepEqual(now.older, { played: 60, won: 30, best: 1 });
  assert.deepEqual(mergeBooks(now, before), now);
  assert.deepEqual(mergeBooks(before, now), now);
});

test('merging days keeps wins, the shorter win of two, and a played deal over an unplayed one', () => {
  const day = (/** @type {object} */ record) => ({ sly: { '2026-11-20': record } });
  const opened = { deal: 'A', state: 'opened' };
  const begun = { deal: 'A', state: 'begun' };
  const won = { deal: 'A', state: 'won', moves: 90, line: 'sly/A/x' };
  const shorter = { deal: 'A', state: 'won', moves: 80, line: 'sly/A/y' };
  const unnumbered = { deal: 'A', state: 'won' };
  const another = { deal: 'B', state: 'opened' };
  for (const [a, b, expected] of [
    [opened, begun, begun],
    [begun, won, won],
    [opened, won, won],
    [won, shorter, shorter],
    [unnumbered, won, won],
    [another, begun, begun],
    [won, won, won],
  ]) {
    assert.deepEqual(mergeValue('daily', day(a), day(b)), day(expected));
    assert.deepEqual(mergeValue('daily', day(b), day(a)), day(expected));
  }
  assert.deepEqual(mergeValue('daily', day(opened), { labyrinth: day(won).sly }), {
    ...day(opened),
    labyrinth: day(won).sly,
  });
  assert.deepEqual(mergeValue('daily', null, day(won)), day(won));
  assert.equal(mergeValue('settings', {}, {}), undefined);
});
