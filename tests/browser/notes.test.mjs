// What is kept beside games, without a browser: random histories in several pages over localStorage and a disk, whose browser is
// killed at any moment and forgets the last of its localStorage. What was counted stays counted, and what was set last is set.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manualQueue } from './support/manual-queue.mjs';
import fc from 'fast-check';
import { joinNotes } from '../../www/site/storage/merge.js';
import { readGame, readGone } from '../../www/site/storage/store/records.js';
import { joinBooks, LISTED, readBook, write, writeBook } from '../../www/site/statistics/statistics.js';
import { isNote, Notes, writtenNote } from '../../www/site/storage/store/key-values.js';

const RUNS = Number(process.env.STORE_RUNS ?? 1500);

/** A browser: what its pages see in localStorage, what of that is on the disk, and the database. */
class Browser {
  /** @type {Map<string, string>} */ local = new Map();
  /** @type {Map<string, string>} */ flushed = new Map();
  /** @type {Map<string, any>} */ notes = new Map();
  /** Transactions that have not ended. @type {(() => void)[]} */ waiting = [];
  full = false;

  /** @returns {import('../../www/site/storage/store/key-values.js').Here} */
  here() {
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
      seen: () => Number(local.get('count') ?? 0),
      see: (count) => put('count', String(count)),
    };
  }

  /** @returns {import('../../www/site/storage/store/key-values.js').Disk} */
  disk() {
    const later = manualQueue(this.waiting);
    return {
      all: async () => structuredClone([...this.notes.values()]),
      write: (all, meet) =>
        later(() => {
          for (const note of all) {
            const next = meet(structuredClone(this.notes.get(note.key)), structuredClone(note));
            if (next) this.notes.set(note.key, { v: 1, ...next });
          }
        }),
    };
  }

  /** Lets the disk finish what it has. */
  async rest() {
    for (let n = 0; n < 30; n++) {
      for (const act of this.waiting.splice(0)) act();
      await Promise.resolve();
    }
  }
}

/** A page: what it has written before its notes came, and its notes. */
class Page {
  /** @type {Notes | null} */ notes = null;
  /** @type {Set<string>} */ early = new Set();

  /** @param {Browser} browser */
  constructor(browser) {
    this.browser = browser;
  }

  async load() {
    if (this.notes) return;
    const notes = new Notes({ here: this.browser.here(), disk: this.browser.disk(), joined: joinNotes });
    await notes.load(() => {
      this.notes = notes;
      return this.early;
    });
  }

  /** @param {string} key @param {unknown} value null to take it away */
  write(key, value) {
    const here = this.browser.here();
    try {
      if (value === null) here.drop(key);
      else here.put(key, value);
    } catch {
      // No room: the page remembers it, and a test of that is with the browser.
    }
    if (this.notes) this.notes.wrote(key);
    else this.early.add(key);
  }

  /** @param {string} key */
  read(key) {
    return this.browser.here().get(key);
  }
}

const BOOK = 'stats:sly';
const which = fc.nat(2);
const of = (/** @type {string} */ what, /** @type {object} */ more = {}) =>
  /** @type {fc.Arbitrary<any>} */ (fc.record({ what: fc.constant(what), n: which, ...more }));
const acts = fc.oneof(
  { weight: 6, arbitrary: of('deal') },
  { weight: 3, arbitrary: of('undo') },
  { weight: 4, arbitrary: of('set') },
  { weight: 1, arbitrary: of('erase') },
  { weight: 3, arbitrary: of('load') },
  { weight: 2, arbitrary: of('close') },
  { weight: 3, arbitrary: of('kill') },
  { weight: 2, arbitrary: of('crash') },
  { weight: 3, arbitrary: of('flush') },
  { weight: 3, arbitrary: of('rest') },
  { weight: 2, arbitrary: of('one') },
  { weight: 1, arbitrary: of('old') },
  { weight: 1, arbitrary: of('damage') },
);

test('no history loses what was counted or set', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { maxLength: 40 }), async (history) => {
      const browser = new Browser();
      /** @type {(Page | null)[]} */
      const pages = [null, null, null];
      /** What must be found again: deals that were counted, and what was taken back in the last of them. @type {Map<string, number>} */
      let counted = new Map();
      let set = 0;
      let deals = 0;
      /** @param {number} n */
      const page = async (n) => {
        const one = (pages[n] ??= new Page(browser));
        // A killed browser's pages read what is kept before they are played in.
        if (!one.notes && browser.flushed !== browser.local) await one.load();
        return one;
      };
      /** @param {Page} one @param {string} kind */
      const count = (one, kind) => {
        const name = `D${deals}`;
        const act = { deal: name, kind, ply: 1, won: false, from: 0 };
        one.write(BOOK, writeBook(write(readBook(one.read(BOOK)), act, deals)));
        counted.set(name, (counted.get(name) ?? 0) + Number(kind === 'undo'));
      };
      const check = (/** @type {string} */ when) => {
        const book = readBook(browser.here().get(BOOK));
        const there = new Map(book.deals.map(({ deal, undos }) => [deal, undos]));
        assert.deepEqual(there, counted, when);
        assert.equal(browser.here().get('settings') ?? 0, set, when);
      };
      const killed = async () => {
        // A second later what pages write has come to the disk.
        for (const one of pages) await one?.load();
        await browser.rest();
        browser.local = new Map(browser.flushed);
        pages.fill(null);
        await (await page(0)).load();
        check('after a kill');
      };
      for (const { what, n } of history) {
        const one = await page(n);
        if (what === 'deal') {
          deals++;
          count(one, 'move');
        } else if (what === 'undo') {
          if (counted.has(`D${deals}`)) count(one, 'undo');
        } else if (what === 'set') one.write('settings', ++set);
        else if (what === 'erase') {
          await one.load();
          one.write(BOOK, null);
          // It is gone for good when the disk knows.
          await browser.rest();
          counted = new Map();
        } else if (what === 'load') await one.load();
        else if (what === 'close') {
          // A page that goes at once leaves the rest to localStorage, whose time is longer: the next page has come by then.
          pages[n] = null;
          await (await page(n)).load();
        } else if (what === 'kill') await killed();
        else if (what === 'crash') {
          // Pages go with what they had not handed over; the browser has the rest.
          browser.waiting.length = 0;
          pages.fill(null);
          await (await page(0)).load();
        } else if (what === 'flush') browser.flushed = new Map(browser.local);
        else if (what === 'rest') await browser.rest();
        else if (what === 'one') {
          browser.waiting.shift()?.();
          await Promise.resolve();
        } else if (what === 'old') {
          // An older version of the page, which knows of no disk; and its browser is closed, not killed.
          deals++;
          count(new Page(browser), 'move');
          browser.flushed = new Map(browser.local);
        } else if (what === 'damage') {
          await browser.rest();
          const lost = browser.notes.get('settings');
          if (lost && lost.value === set && one.notes) {
            browser.local.set('settings', '{');
            pages.fill(null);
            await (await page(0)).load();
          }
        }
        check(what);
      }
      await killed();
    }),
    { numRuns: RUNS, includeErrorInReport: true },
  );
});

test('what is of games, and what is no name, is no note', () => {
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
    assert.ok(!isNote(key), key);
  for (const key of ['settings', 'stats:sly~', 'daily', 'my-line:a', 'a'.repeat(60)]) assert.ok(isNote(key), key);
});

test('a note of a later version is neither read nor written over', async () => {
  const browser = new Browser();
  const later = { v: 2, key: 'settings', rev: 9, value: 'of the future' };
  browser.notes.set('settings', later);
  const page = new Page(browser);
  page.write('settings', 'mine');
  await page.load();
  page.write('settings', 'mine again');
  await browser.rest();
  assert.deepEqual(browser.notes.get('settings'), later);
  assert.equal(page.read('settings'), 'mine again');
});

test('what no page has written does no harm', async () => {
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
  ]) {
    const browser = new Browser();
    browser.notes.set('settings', junk);
    const page = new Page(browser);
    page.write('settings', { felt: 'blue' });
    await page.load();
    await browser.rest();
    assert.deepEqual(page.read('settings'), { felt: 'blue' }, JSON.stringify(junk));
    assert.deepEqual(browser.notes.get('settings').value, { felt: 'blue' }, JSON.stringify(junk));
    assert.deepEqual([...browser.local.keys()].sort(), ['count', 'settings'], JSON.stringify(junk));
  }
});

test('what there is no room for here is on the disk, and is here when there is room', async () => {
  const browser = new Browser();
  const page = new Page(browser);
  page.write('settings', 1);
  await page.load();
  await browser.rest();
  browser.notes.set('settings', { v: 1, key: 'settings', rev: 7, value: 2 });
  browser.full = true;
  await new Page(browser).load();
  assert.equal(page.read('settings'), 1);
  browser.full = false;
  await new Page(browser).load();
  assert.equal(page.read('settings'), 2);
});

test('a write waits for nothing, and is told when it is done', async () => {
  const browser = new Browser();
  const page = new Page(browser);
  await page.load();
  page.write('settings', 1);
  page.write('daily', {});
  let over = false;
  const settled = page.notes?.settled().then(() => (over = true));
  await Promise.resolve();
  assert.equal(browser.waiting.length, 1, 'both in one transaction');
  for (let n = 0; n < 10; n++) await Promise.resolve();
  assert.ok(!over);
  await browser.rest();
  await settled;
  assert.deepEqual([...browser.notes.keys()], ['settings', 'daily']);
});

// Case by case

/**
 * Notes over what is here and what is on the disk, of which everything is written down. The values of `sum` count both.
 * @param {Record<string, unknown>} local undefined: it cannot be read @param {number} seen @param {unknown[]} kept
 * @param {(key: string) => boolean} [hasRoom]
 */
function casesOf(local, seen, kept, hasRoom = () => true) {
  const here = new Map(Object.entries(local));
  /** @type {number[]} */
  const counts = [];
  /** @type {unknown[][]} */
  const writes = [];
  /** @type {Parameters<import('../../www/site/storage/store/key-values.js').Disk['write']>[1]} */
  let meets = () => null;
  const notes = new Notes({
    here: {
      keys: () => [...here.keys()],
      get: (key) => (here.has(key) ? here.get(key) : null),
      put: (key, value) => {
        if (!hasRoom(key)) throw new DOMException('full', 'QuotaExceededError');
        here.set(key, value);
      },
      drop: (key) => void here.delete(key),
      seen: () => counts.at(-1) ?? seen,
      see: (count) => void counts.push(count),
    },
    disk: {
      all: async () => kept,
      write: async (all, meet) => {
        writes.push(all);
        meets = meet;
      },
    },
    joined: (key, theirs, mine) => (key === 'sum' ? [theirs, mine] : undefined),
  });
  return { notes, here, counts, writes, meet: (/** @type {any[]} */ ...two) => meets(two[0], two[1]) };
}

test('of the disk’s value and localStorage’s the later counts, of an account both, and what was erased is gone', async () => {
  /** @type {[string, { rev: number, since?: number, value: unknown }, unknown, boolean, unknown][]} */
  const cases = [
    // What localStorage had seen, up to 5, it has not lost.
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
  for (const [key, note, mine, isTouched, next] of cases) {
    const { notes, here, counts, writes } = casesOf(mine === null ? {} : { [key]: mine }, 5, [{ key, ...note }]);
    const found = await notes.load(() => (isTouched ? [key] : []));
    await notes.settled();
    const what = JSON.stringify([key, note, mine, isTouched]);
    assert.deepEqual([here.has(key), here.get(key) ?? null], [next !== null, next], what);
    const isSame = JSON.stringify(mine) === JSON.stringify(next);
    assert.deepEqual(found, isSame ? [] : [key], what);
    // The disk is told where it has something else; the count goes on from the higher one.
    const count = Math.max(5, note.rev);
    const told = JSON.stringify(next) !== JSON.stringify(note.value);
    const since = next === null ? count + 1 : (note.since ?? 0);
    assert.deepEqual(writes, told ? [[{ key, rev: count + 1, since, value: next }]] : [], what);
    assert.deepEqual(counts, [...(count > 5 ? [count] : []), ...(told ? [count + 1] : [])], what);
  }
});

test('while one thing finds no room, the count is not told to have been seen', async () => {
  const kept = ['a', 'b', 'c'].map((key, n) => ({ key, rev: n + 6, value: key }));
  for (const [key, counts] of /** @type {[string, number[]][]} */ ([
    ['a', []],
    ['b', []],
    ['c', []],
    ['d', [8]],
  ])) {
    const all = casesOf({}, 5, kept, (one) => one !== key);
    const found = await all.notes.load(() => []);
    assert.deepEqual([found, all.counts], [['a', 'b', 'c'], counts], key);
  }
});

test('what is no note, cannot be read, or is of a later version, is not written', async () => {
  const { notes, writes, counts } = casesOf({ torn: undefined, later: 1, 'line:a': 1 }, 0, [
    { v: 2, key: 'later', rev: 9, value: 2 },
  ]);
  await notes.load(() => []);
  await notes.settled();
  notes.wrote('line:a');
  notes.wrote('torn');
  await notes.settled();
  assert.deepEqual(writes, []);
  assert.deepEqual(counts, [1, 2], 'of what is torn');
});

test('two pages that write at once have both their accounts, and the later of what is no account', async () => {
  const { notes, meet } = casesOf({ sum: 1 }, 0, []);
  await notes.load(() => []);
  await notes.settled();
  const mine = { key: 'sum', rev: 5, since: 2, value: 'mine' };
  const theirs = (/** @type {object} */ more) => ({ v: 1, ...mine, rev: 7, since: 3, value: 'theirs', ...more });
  for (const [there, written] of /** @type {[unknown, unknown][]} */ ([
    [undefined, mine],
    [{ v: 2, key: 'sum', rev: 1, value: 'later' }, null],
    [theirs({ rev: 4, since: 1 }), mine],
    [theirs({ rev: 4, since: 3 }), { ...mine, since: 3 }],
    [theirs({}), { ...mine, rev: 7, since: 3, value: ['theirs', 'mine'] }],
    [theirs({ rev: 5 }), { ...mine, since: 3, value: ['theirs', 'mine'] }],
    [theirs({ value: null }), { ...mine, rev: 7, since: 3 }],
    [theirs({ since: 9 }), { ...mine, rev: 7, since: 7, value: ['theirs', 'mine'] }],
  ]))
    assert.deepEqual(meet(there, mine), written, JSON.stringify(there));
  const gone = { ...mine, value: null };
  assert.deepEqual(meet(theirs({}), gone), { ...gone, rev: 7, since: 3 });
  const setting = { ...mine, key: 'settings' };
  assert.deepEqual(meet(theirs({ key: 'settings' }), setting), { ...setting, rev: 7, since: 3 });
  assert.deepEqual(writtenNote(mine), { v: 1, ...mine });
});

// What comes from outside: a file, another version, somebody's hand

/** JSON that looks a little like what is kept. */
const nearly = fc.letrec((tie) => ({
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

test('whatever stands where something is kept is read as something, and what is read is read again as the same', async () => {
  fc.assert(
    fc.property(nearly, nearly, (a, b) => {
      for (const key of ['stats:sly', 'daily']) {
        const joined = joinNotes(key, a, b);
        assert.deepEqual(joinNotes(key, joined, joined), joined);
      }
      const [game] = readGame(a);
      if (game) assert.deepEqual(readGame(structuredClone(game)), [game]);
      for (const gone of readGone(a)) assert.deepEqual(readGone(gone), [gone]);
    }),
    { numRuns: Math.ceil(RUNS / 5) },
  );
  await fc.assert(
    fc.asyncProperty(nearly, nearly, fc.nat(20), async (note, mine, count) => {
      const browser = new Browser();
      browser.notes.set('settings', note);
      browser.local.set('daily', JSON.stringify(mine));
      browser.local.set('count', String(count));
      await new Page(browser).load();
      await browser.rest();
      const before = [...browser.local];
      await new Page(browser).load();
      await browser.rest();
      assert.deepEqual([...browser.local], before, 'a second look finds nothing new');
      assert.equal(Object.getPrototypeOf({}), Object.prototype);
    }),
    { numRuns: Math.ceil(RUNS / 5) },
  );
});

// Joining

const dealt = fc.record({
  deal: fc.constantFrom('A', 'B', 'C', 'D'),
  at: fc.nat(9),
  won: fc.nat(3),
  undos: fc.nat(3),
  hints: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
  joined: fc.boolean(),
});
const book = fc
  .array(dealt, { maxLength: 6 })
  .map((deals) => readBook(writeBook({ deals, older: { played: 0, won: 0, best: 0 } })));

test('books join in either order, and a book with itself is itself', () => {
  fc.assert(
    fc.property(book, book, (a, b) => {
      const both = joinBooks(a, b);
      /** @param {typeof a} one */
      const sorted = (one) => [...one.deals].sort((x, y) => (x.deal < y.deal ? -1 : 1));
      assert.deepEqual(sorted(both), sorted(joinBooks(b, a)));
      assert.deepEqual(joinBooks(a, a), a);
      assert.deepEqual(joinBooks(both, a), both);
    }),
  );
});

test('a book that joins what it was before counts nothing twice, though it is too long to list', () => {
  let now = readBook(null);
  /** @type {typeof now} */
  let before = now;
  for (let n = 1; n <= LISTED + 60; n++) {
    now = write(now, { deal: `D${n}`, kind: 'move', ply: 1, won: n % 2 === 0, from: 0 }, n);
    if (n === LISTED + 20) before = now;
  }
  assert.deepEqual(now.older, { played: 60, won: 30, best: 1 });
  assert.deepEqual(joinBooks(now, before), now);
  assert.deepEqual(joinBooks(before, now), now);
});

test('days join: what is won is won, the shorter win counts, and a deal that was played is not given up for another', () => {
  const day = (/** @type {object} */ one) => ({ sly: { '2026-11-20': one } });
  const opened = { deal: 'A', state: 'opened' };
  const begun = { deal: 'A', state: 'begun' };
  const won = { deal: 'A', state: 'won', moves: 90, line: 'sly/A/x' };
  const shorter = { deal: 'A', state: 'won', moves: 80, line: 'sly/A/y' };
  const unnumbered = { deal: 'A', state: 'won' };
  const another = { deal: 'B', state: 'opened' };
  for (const [a, b, both] of [
    [opened, begun, begun],
    [begun, won, won],
    [opened, won, won],
    [won, shorter, shorter],
    [unnumbered, won, won],
    [another, begun, begun],
    [won, won, won],
  ]) {
    assert.deepEqual(joinNotes('daily', day(a), day(b)), day(both));
    assert.deepEqual(joinNotes('daily', day(b), day(a)), day(both));
  }
  assert.deepEqual(joinNotes('daily', day(opened), { labyrinth: day(won).sly }), {
    ...day(opened),
    labyrinth: day(won).sly,
  });
  assert.deepEqual(joinNotes('daily', null, day(won)), day(won));
  assert.equal(joinNotes('settings', {}, {}), undefined);
});
