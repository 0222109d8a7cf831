// The games that are kept, without a browser: random histories in several pages over one disk, whose pages are closed and
// killed at any moment. Whatever happens, every line that the player has made is there.
//
// Histories are made and made smaller by fast-check, which finds the shortest one that loses something.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manualQueue } from './support/manual-queue.mjs';
import fc from 'fast-check';
import * as machine from '../../www/site/storage/store/records.js';
import { Store, written } from '../../www/site/storage/store/store.js';

const RUNS = Number(process.env.STORE_RUNS ?? 1500);

/** What the rules would say of a line of letters at one of its plies. @param {string} deal @param {string} line @param {number} ply */
const view = (deal, line, ply) => ({
  link: `${deal}${ply ? `/${line.slice(0, ply)}` : ''}`,
  save: `save1 ${deal}${line ? `/${line}` : ''} ${ply} ${line.length}x1`,
  ply,
  plies: line.length,
  outcome: line.slice(0, ply).endsWith('w') ? 'won' : line.slice(0, ply).endsWith('s') ? 'stuck' : 'playing',
});

/** Where a line is found again. @param {machine.Game} game */
const lineOf = ({ save }) => machine.lineOf(save);

let ids = 0;
let clock = 0;
/** The clock may be set back at any moment. */
const world = { now: () => clock, id: () => `id-${ids++}` };

/** A browser's disk: the database as it was written, the journal as pages see it and as it was last flushed. */
class Disk {
  /** @type {Map<string, any>} */ games = new Map();
  /** @type {Map<string, any>} */ gone = new Map();
  /** @type {Map<string, any>} */ journal = new Map();
  /** @type {Map<string, any>} */ flushed = new Map();
  /** Transactions that the browser has, and has not finished. @type {(() => void)[]} */ waiting = [];
  full = false;

  /** @returns {import('../../www/site/storage/store/store.js').Journal} */
  asJournal() {
    const guard = () => {
      if (this.full) throw new DOMException('full', 'QuotaExceededError');
    };
    return {
      all: () => [...this.journal.values()].map((text) => JSON.parse(text)),
      put: (game) => (guard(), void this.journal.set(game.id, JSON.stringify(written(game)))),
      drop: (id) => void this.journal.delete(id),
    };
  }

  /** @returns {import('../../www/site/storage/store/store.js').Database} */
  asDatabase() {
    const later = manualQueue(this.waiting);
    return {
      all: async () => ({ games: structuredClone([...this.games.values()]), gone: [...this.gone.values()] }),
      write: ({ puts, gone }) =>
        this.full
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : later(() => {
              for (const game of puts) this.games.set(game.id, structuredClone(written(game)));
              for (const one of gone) this.gone.set(one.id, one);
            }),
      sweep: (gone) =>
        later(() => {
          for (const { id, rev } of gone) if (this.games.get(id)?.rev <= rev) this.games.delete(id);
        }),
    };
  }

  /** Lets the browser finish what it has. */
  async rest() {
    for (let n = 0; n < 50; n++) {
      for (const act of this.waiting.splice(0)) act();
      await Promise.resolve();
    }
  }
}

/** A page: what is on its table, and what the player knows to have made. */
class Page {
  /** @type {string[]} */ told = [];
  deal = '';
  line = '';
  ply = 0;
  /** Whether the line on the table is the player's, and must be found again. */
  made = false;

  /** @param {Disk} disk @param {() => Page[]} others */
  constructor(disk, others) {
    this.store = new Store({
      journal: disk.asJournal(),
      database: disk.asDatabase(),
      world,
      post: (change) => {
        for (const other of others()) if (other !== this) other.store.hear(structuredClone(change));
      },
      report: (what) => void this.told.push(what),
    });
  }

  get seen() {
    return view(this.deal, this.line, this.ply);
  }
}

/** A browser with its player, who remembers every line. */
class Browser {
  disk = new Disk();
  /** @type {(Page | null)[]} */ pages = [null, null, null];
  /** The lines that must be found again, with how often. @type {string[]} */ owed = [];

  /** Records that were deleted, and up to which revision. @type {Map<string, number>} */ deleted = new Map();
  /** Those that an import had added, and that were taken away with it. @type {Set<string>} */ takenBack = new Set();

  /** @param {number} n */
  async page(n) {
    const page = (this.pages[n] ??= new Page(this.disk, () => this.pages.filter((one) => one !== null)));
    if (!page.deal) {
      await page.store.load();
      this.open(page, 'sly/A', '', 0);
    }
    return page;
  }

  /** @param {Page} page @param {string} deal @param {string} line @param {number} ply @param {string | null} [id] */
  open(page, deal, line, ply, id = null) {
    Object.assign(page, { deal, line, ply });
    page.store.open(page.seen.link, id);
    const { hand } = page.store;
    page.made = hand !== null;
    // A link has no undone moves; what is taken up has.
    if (hand) {
      const [, , at] = hand.save.split(' ');
      page.line = lineOf(hand).split('/')[2] ?? '';
      page.ply = Number(at);
    }
  }

  /** @param {Page} page @param {string} letter */
  move(page, letter) {
    const { hand } = page.store;
    const before = page.seen.save;
    const dropped = page.line.length - page.ply;
    const line = page.line.slice(0, page.ply) + letter;
    const stays = line !== page.line && (dropped >= machine.FORGOTTEN || (dropped > 0 && hand?.won));
    page.line = line;
    page.ply++;
    page.store.act(page.seen, 'move');
    if (page.made && !stays) this.forget(machine.lineOf(before));
    this.owe(page);
  }

  /** @param {Page} page */
  owe(page) {
    page.made = true;
    this.owed.push(machine.lineOf(page.seen.save));
  }

  /** @param {string} line */
  forget(line) {
    const at = this.owed.indexOf(line);
    if (at >= 0) this.owed.splice(at, 1);
  }

  /** @param {Store} store @param {string} when */
  check(store, when) {
    for (const { id, rev } of store.list()) assert.ok(rev > (this.deleted.get(id) ?? 0), `${when}: ${id} is back`);
    const there = new Set(store.list().map(lineOf));
    for (const line of this.owed)
      assert.ok(there.has(line), `${when}: ${line} is lost; there is ${[...there].join(' ')}`);
  }
}

const which = fc.nat(2);
const letter = fc.constantFrom('a', 'b', 'w', 's');
const deal = fc.constantFrom('sly/A', 'sly/B', 'labyrinth/C');

/** @type {fc.Arbitrary<{ what: string, n: number, [key: string]: any }>} */
const acts = fc.oneof(
  { weight: 8, arbitrary: fc.record({ what: fc.constant('move'), n: which, letter }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('moves'), n: which, count: fc.integer({ min: 8, max: 14 }) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('go'), n: which, share: fc.nat(100) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('restart'), n: which }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('link'),
      n: which,
      deal,
      line: fc.string({ unit: letter, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('watch'), n: which, deal }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('continue'), n: which, share: fc.nat(100) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('mark'), n: which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('name'),
      n: which,
      share: fc.nat(100),
      name: fc.string({ maxLength: 5 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('delete'), n: which, share: fc.nat(100), back: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('import'),
      n: which,
      line: fc.string({ unit: letter, minLength: 1, maxLength: 4 }),
      back: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('close'), n: which }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('kill'), n: which }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('crash'), n: which }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('one'), n: which }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('rest'), n: which }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('flush'), n: which }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('clock'), n: which, to: fc.nat(1_000_000) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('full'), n: which, full: fc.boolean() }) },
);

/** @param {Browser} browser @param {{ what: string, n: number, [key: string]: any }} act */
async function does(browser, { what, n, ...how }) {
  const { disk } = browser;
  const page = await browser.page(n);
  const { store } = page;
  const some = () => store.list()[Math.floor((how.share / 101) * store.list().length)];
  if (what === 'move') browser.move(page, how.letter);
  else if (what === 'moves') for (let i = 0; i < how.count; i++) browser.move(page, 'ab'[i % 2]);
  else if (what === 'go' || what === 'restart') {
    page.ply = what === 'go' ? Math.round((page.line.length * how.share) / 100) : 0;
    const before = store.list().length;
    const isGuest = store.hand === null;
    store.act(page.seen, what === 'go' ? 'undo' : 'restart');
    if (isGuest) assert.equal(store.list().length, before, 'a guest that is looked through is no game');
  } else if (what === 'link') {
    const before = store.list().length;
    browser.open(page, how.deal, how.line, how.line.length);
    assert.equal(store.list().length, before, 'a link that is opened makes no game, and takes none away');
  } else if (what === 'watch') {
    const { hand } = store;
    store.act(view(how.deal, 'abab', 4), 'shown');
    assert.equal(store.hand, hand, 'a line that is shown is nobody’s');
  } else if (what === 'continue') {
    const game = some();
    if (game)
      browser.open(
        page,
        machine.lineOf(game.save).split('/', 2).join('/'),
        game.link.split('/')[2] ?? '',
        game.ply,
        game.id,
      );
    if (game) assert.equal(store.hand?.id, game.id, 'a game of the list is taken up, not one like it');
  } else if (what === 'mark') {
    const made = page.made;
    store.mark(page.seen);
    assert.ok(store.hand?.marks.some(({ link }) => link === page.seen.link));
    if (!made) browser.owe(page);
  } else if (what === 'name') {
    const game = some();
    if (game) store.rename(game.id, how.name);
  } else if (what === 'delete') {
    const game = some();
    if (!game) return;
    const line = lineOf(game);
    const others = store.list().filter((one) => one.id !== game.id && lineOf(one) === line).length;
    const isMine = store.hand?.id === game.id;
    const back = store.remove([game.id]);
    assert.ok(!store.list().some(({ id }) => id === game.id));
    if (how.back) {
      back();
      assert.ok(store.list().some((one) => lineOf(one) === line));
      return;
    }
    if (isMine) page.made = false;
    await disk.rest();
    if (!disk.full) browser.deleted.set(game.id, game.rev);
    while (browser.owed.filter((one) => one === line).length > others) browser.forget(line);
  } else if (what === 'import') {
    const theirs = {
      ...view('sly/D', how.line, how.line.length),
      won: false,
      began: 0,
      at: clock,
      marks: [],
      name: '',
    };
    const before = store.list().map(lineOf).sort();
    const known = store.list().find((game) => lineOf(game) === machine.lineOf(theirs.save));
    const { added, undo } = store.import([theirs, theirs]);
    assert.deepEqual(store.import([theirs]).added, [], 'what is here is not added again');
    if (how.back) {
      undo();
      for (const id of added) browser.takenBack.add(id);
      assert.deepEqual(store.list().map(lineOf).sort(), before, 'an import is taken back whole');
    } else if (known && browser.takenBack.has(known.id)) {
      // This page was opened while the disk still had what another page had just taken back: it is as good as not here.
    } else if (!browser.owed.includes(machine.lineOf(theirs.save))) browser.owed.push(machine.lineOf(theirs.save));
  } else if (what === 'close') browser.pages[n] = null;
  else if (what === 'kill') {
    // The browser has what was committed, and of the journal what it has flushed. An act that was just made may be on its
    // way: here it has arrived, as it has a second later.
    await disk.rest();
    if (disk.full) return;
    disk.journal = new Map(disk.flushed);
    browser.pages.fill(null);
  } else if (what === 'crash') {
    // Only the pages go, and what they had not handed over; the browser has the journal.
    if (disk.full) return;
    disk.waiting.length = 0;
    browser.pages.fill(null);
    await browser.page(n);
  } else if (what === 'rest') await disk.rest();
  else if (what === 'one') {
    // One of several writes has come to its end.
    disk.waiting.shift()?.();
    for (let i = 0; i < 10; i++) await Promise.resolve();
  } else if (what === 'flush') disk.flushed = new Map(disk.journal);
  else if (what === 'clock') clock = how.to;
  else if (what === 'full') {
    // With no room what is on a table stays on it, and what is in no place is tried again when there is.
    if (disk.full && !how.full) {
      disk.full = false;
      for (const one of browser.pages) {
        const kept = one?.store.retry();
        for (let i = 0; i < 3; i++) await disk.rest();
        if (kept) assert.ok(await kept);
      }
    }
    disk.full = how.full;
  }
}

test('no history loses a line', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { maxLength: 40 }), async (history) => {
      clock = 0;
      const browser = new Browser();
      for (const act of history) {
        // A page that is closed while there is no room takes along what was never kept, and says so before.
        if (browser.disk.full && ['close', 'kill', 'crash'].includes(act.what)) continue;
        await does(browser, act);
        for (const page of browser.pages) if (page?.deal && !browser.disk.full) browser.check(page.store, act.what);
      }
      if (browser.disk.full) await does(browser, { what: 'full', n: 0, full: false });
      await browser.disk.rest();
      // All pages are gone, and the browser was killed: what is on the disk is all there is.
      browser.disk.journal = new Map(browser.disk.flushed);
      browser.pages.fill(null);
      const { store } = await browser.page(0);
      browser.check(store, 'at the end');
    }),
    { numRuns: RUNS, includeErrorInReport: true },
  );
});
