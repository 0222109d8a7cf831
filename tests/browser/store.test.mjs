// Saved games, without a browser: random histories in several pages over one disk, in which pages close and crash and the
// browser is killed at any moment. Every line that the player has made must survive. fast-check makes the histories, and
// shrinks one that loses a line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manualQueue } from './support/manual-queue.mjs';
import fc from 'fast-check';
import * as machine from '../../www/site/storage/store/records.js';
import { GameStore, encodeGame } from '../../www/site/storage/store/store.js';

const RUNS = Number(process.env.STORE_RUNS ?? 1500);

/** The view of a line of letters at a ply. @param {string} deal @param {string} line @param {number} ply */
const viewOf = (deal, line, ply) => ({
  link: `${deal}${ply ? `/${line.slice(0, ply)}` : ''}`,
  save: `save1 ${deal}${line ? `/${line}` : ''} ${ply} ${line.length}x1`,
  ply,
  plies: line.length,
  outcome: line.slice(0, ply).endsWith('w') ? 'won' : line.slice(0, ply).endsWith('s') ? 'stuck' : 'playing',
});

/** @param {machine.Game} game */
const lineOf = ({ save }) => machine.lineOf(save);

let ids = 0;
let clock = 0;
/** With a clock that may be set back at any moment. */
const world = { now: () => clock, id: () => `id-${ids++}` };

/** A browser's disk: the database, the journal as pages see it and as it was last flushed. */
class FakeDisk {
  /** @type {Map<string, any>} */ games = new Map();
  /** @type {Map<string, any>} */ gone = new Map();
  /** @type {Map<string, any>} */ journal = new Map();
  /** @type {Map<string, any>} */ flushed = new Map();
  /** Unfinished transactions. @type {(() => void)[]} */ waiting = [];
  full = false;

  /** @returns {import('../../www/site/storage/store/store.js').Journal} */
  asJournal() {
    const guard = () => {
      if (this.full) throw new DOMException('full', 'QuotaExceededError');
    };
    return {
      all: () => [...this.journal.values()].map((text) => JSON.parse(text)),
      put: (game) => (guard(), void this.journal.set(game.id, JSON.stringify(encodeGame(game)))),
      drop: (id, rev = Infinity) => {
        if (!(JSON.parse(this.journal.get(id) ?? 'null')?.rev > rev)) this.journal.delete(id);
      },
    };
  }

  /** @returns {import('../../www/site/storage/store/store.js').Database} */
  asDatabase() {
    const enqueue = manualQueue(this.waiting);
    return {
      all: async () => ({ games: structuredClone([...this.games.values()]), gone: [...this.gone.values()] }),
      write: ({ puts, gone }) =>
        this.full
          ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
          : enqueue(() => {
              for (const game of puts) this.games.set(game.id, structuredClone(encodeGame(game)));
              for (const tombstone of gone) this.gone.set(tombstone.id, tombstone);
            }),
      sweep: (gone) =>
        enqueue(() => {
          for (const { id, rev } of gone) if (this.games.get(id)?.rev <= rev) this.games.delete(id);
        }),
    };
  }

  /** Finishes all transactions. */
  async finishWrites() {
    for (let n = 0; n < 50; n++) {
      for (const act of this.waiting.splice(0)) act();
      await Promise.resolve();
    }
  }
}

/** A page and the position on its table. */
class FakePage {
  /** @type {string[]} */ reports = [];
  deal = '';
  line = '';
  ply = 0;
  /** True if the line on the table was played by the player, and so must survive. */
  isPlayers = false;

  /** @param {FakeDisk} disk @param {() => FakePage[]} others */
  constructor(disk, others) {
    this.store = new GameStore({
      journal: disk.asJournal(),
      database: disk.asDatabase(),
      world,
      post: (change) => {
        for (const other of others()) if (other !== this) other.store.receive(structuredClone(change));
      },
      report: (what) => void this.reports.push(what),
    });
  }

  get view() {
    return viewOf(this.deal, this.line, this.ply);
  }
}

/** A browser with its player, who knows every line. */
class FakeBrowser {
  disk = new FakeDisk();
  /** @type {(FakePage | null)[]} */ pages = [null, null, null];
  /** The lines that must survive, repeated as often as there are. @type {string[]} */ owed = [];

  /** Deleted records, and up to which revision. @type {Map<string, number>} */ deleted = new Map();
  /** Records of undone imports. @type {Set<string>} */ undoneImports = new Set();

  /** @param {number} n */
  async page(n) {
    const page = (this.pages[n] ??= new FakePage(this.disk, () => this.pages.filter((page) => page !== null)));
    if (!page.deal) {
      await page.store.load();
      this.open(page, 'sly/A', '', 0);
    }
    return page;
  }

  /** @param {FakePage} page @param {string} deal @param {string} line @param {number} ply @param {string | null} [id] */
  open(page, deal, line, ply, id = null) {
    Object.assign(page, { deal, line, ply });
    page.store.open(page.view.link, id);
    const { current } = page.store;
    page.isPlayers = current !== null;
    // A link has no undone moves, a continued game has.
    if (current) {
      const [, , at] = current.save.split(' ');
      page.line = lineOf(current).split('/')[2] ?? '';
      page.ply = Number(at);
    }
  }

  /** @param {FakePage} page @param {string} letter */
  move(page, letter) {
    const { current } = page.store;
    const before = page.view.save;
    const dropped = page.line.length - page.ply;
    const line = page.line.slice(0, page.ply) + letter;
    const isSaved = line !== page.line && (dropped >= machine.MIN_FORK_MOVES || (dropped > 0 && current?.won));
    page.line = line;
    page.ply++;
    page.store.recordAction(page.view, 'move');
    if (page.isPlayers && !isSaved) this.forget(machine.lineOf(before));
    this.owe(page);
  }

  /** @param {FakePage} page */
  owe(page) {
    page.isPlayers = true;
    this.owed.push(machine.lineOf(page.view.save));
  }

  /** @param {string} line */
  forget(line) {
    const at = this.owed.indexOf(line);
    if (at >= 0) this.owed.splice(at, 1);
  }

  /** @param {GameStore} store @param {string} when */
  check(store, when) {
    for (const { id, rev } of store.list()) assert.ok(rev > (this.deleted.get(id) ?? 0), `${when}: ${id} is back`);
    const lines = new Set(store.list().map(lineOf));
    for (const line of this.owed)
      assert.ok(lines.has(line), `${when}: ${line} is lost; there is ${[...lines].join(' ')}`);
  }
}

const pageNumber = fc.nat(2);
const anyLetter = fc.constantFrom('a', 'b', 'w', 's');
const anyDeal = fc.constantFrom('sly/A', 'sly/B', 'labyrinth/C');

/** @type {fc.Arbitrary<{ what: string, n: number, [key: string]: any }>} */
const anyAction = fc.oneof(
  { weight: 8, arbitrary: fc.record({ what: fc.constant('move'), n: pageNumber, letter: anyLetter }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('moves'), n: pageNumber, count: fc.integer({ min: 8, max: 14 }) }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('go'), n: pageNumber, share: fc.nat(100) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('restart'), n: pageNumber }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('link'),
      n: pageNumber,
      deal: anyDeal,
      line: fc.string({ unit: anyLetter, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('watch'), n: pageNumber, deal: anyDeal }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('continue'), n: pageNumber, share: fc.nat(100) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('mark'), n: pageNumber }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('name'),
      n: pageNumber,
      share: fc.nat(100),
      name: fc.string({ maxLength: 5 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ what: fc.constant('delete'), n: pageNumber, share: fc.nat(100), back: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('import'),
      n: pageNumber,
      line: fc.string({ unit: anyLetter, minLength: 1, maxLength: 4 }),
      back: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('close'), n: pageNumber }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('kill'), n: pageNumber }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('crash'), n: pageNumber }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('one'), n: pageNumber }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('rest'), n: pageNumber }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('flush'), n: pageNumber }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('clock'), n: pageNumber, to: fc.nat(1_000_000) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('full'), n: pageNumber, full: fc.boolean() }) },
);

/** @param {FakeBrowser} browser @param {{ what: string, n: number, [key: string]: any }} act */
async function perform(browser, { what, n, ...options }) {
  const { disk } = browser;
  const page = await browser.page(n);
  const { store } = page;
  const anyGame = () => store.list()[Math.floor((options.share / 101) * store.list().length)];
  if (what === 'move') browser.move(page, options.letter);
  else if (what === 'moves') for (let i = 0; i < options.count; i++) browser.move(page, 'ab'[i % 2]);
  else if (what === 'go' || what === 'restart') {
    page.ply = what === 'go' ? Math.round((page.line.length * options.share) / 100) : 0;
    const before = store.list().length;
    const isGuest = store.current === null;
    store.recordAction(page.view, what === 'go' ? 'undo' : 'restart');
    if (isGuest) assert.equal(store.list().length, before, 'going through a guest makes no game');
  } else if (what === 'link') {
    const before = store.list().length;
    browser.open(page, options.deal, options.line, options.line.length);
    assert.equal(store.list().length, before, 'opening a link makes or removes no game');
  } else if (what === 'watch') {
    const { current } = store;
    store.recordAction(viewOf(options.deal, 'abab', 4), 'shown');
    assert.equal(store.current, current, 'a line that is shown changes no game');
  } else if (what === 'continue') {
    const game = anyGame();
    if (game)
      browser.open(
        page,
        machine.lineOf(game.save).split('/', 2).join('/'),
        game.link.split('/')[2] ?? '',
        game.ply,
        game.id,
      );
    if (game) assert.equal(store.current?.id, game.id, 'the chosen game continues, not another with the same line');
  } else if (what === 'mark') {
    const isPlayers = page.isPlayers;
    store.addBookmark(page.view);
    assert.ok(store.current?.marks.some(({ link }) => link === page.view.link));
    if (!isPlayers) browser.owe(page);
  } else if (what === 'name') {
    const game = anyGame();
    if (game) store.rename(game.id, options.name);
  } else if (what === 'delete') {
    const game = anyGame();
    if (!game) return;
    const line = lineOf(game);
    const others = store.list().filter((other) => other.id !== game.id && lineOf(other) === line).length;
    const isMine = store.current?.id === game.id;
    const back = store.remove([game.id]);
    assert.ok(!store.list().some(({ id }) => id === game.id));
    if (options.back) {
      back();
      assert.ok(store.list().some((other) => lineOf(other) === line));
      return;
    }
    if (isMine) page.isPlayers = false;
    await disk.finishWrites();
    if (!disk.full) browser.deleted.set(game.id, game.rev);
    while (browser.owed.filter((entry) => entry === line).length > others) browser.forget(line);
  } else if (what === 'import') {
    const theirs = {
      ...viewOf('sly/D', options.line, options.line.length),
      won: false,
      began: 0,
      at: clock,
      marks: [],
      name: '',
      provenance: null,
    };
    const before = store.list().map(lineOf).sort();
    const existing = store.list().find((game) => lineOf(game) === machine.lineOf(theirs.save));
    const { added, undo } = store.import([theirs, theirs]);
    assert.deepEqual(store.import([theirs]).added, [], 'an existing game is not added again');
    if (options.back) {
      undo();
      for (const id of added) browser.undoneImports.add(id);
      assert.deepEqual(store.list().map(lineOf).sort(), before, 'undo removes the whole import');
    } else if (existing && browser.undoneImports.has(existing.id)) {
      // This page loaded the game just before another page undid its import: it need not survive.
    } else if (!browser.owed.includes(machine.lineOf(theirs.save))) browser.owed.push(machine.lineOf(theirs.save));
  } else if (what === 'close') browser.pages[n] = null;
  else if (what === 'kill') {
    // Committed transactions and the flushed journal survive. Pending writes are finished first, as they would be after a
    // second.
    await disk.finishWrites();
    if (disk.full) return;
    disk.journal = new Map(disk.flushed);
    browser.pages.fill(null);
  } else if (what === 'crash') {
    // The pages go, with their unfinished transactions; the journal survives.
    if (disk.full) return;
    disk.waiting.length = 0;
    browser.pages.fill(null);
    await browser.page(n);
  } else if (what === 'rest') await disk.finishWrites();
  else if (what === 'one') {
    // One of several writes is finished.
    disk.waiting.shift()?.();
    for (let i = 0; i < 10; i++) await Promise.resolve();
  } else if (what === 'flush') disk.flushed = new Map(disk.journal);
  else if (what === 'clock') clock = options.to;
  else if (what === 'full') {
    // When there is room again, unsaved games are retried.
    if (disk.full && !options.full) {
      disk.full = false;
      for (const page of browser.pages) {
        const retried = page?.store.retry();
        for (let i = 0; i < 3; i++) await disk.finishWrites();
        if (retried) assert.ok(await retried);
      }
    }
    disk.full = options.full;
  }
}

test('a finished write keeps the newer entry that another tab has put into the journal', async () => {
  const browser = new FakeBrowser();
  const page = await browser.page(0);
  await perform(browser, { what: 'move', n: 0, letter: 'a' });
  const [[id, text]] = browser.disk.journal;
  const entry = JSON.parse(text);
  const newer = { ...entry, rev: entry.rev + 1, link: `${entry.link}b` };
  browser.disk.journal.set(id, JSON.stringify(newer));
  await browser.disk.finishWrites();
  assert.equal(page.store.list().length, 1);
  assert.deepEqual(JSON.parse(browser.disk.journal.get(id)), newer);
});

test('no history loses a line', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { maxLength: 40 }), async (history) => {
      clock = 0;
      const browser = new FakeBrowser();
      for (const act of history) {
        // A page closed while storage is full loses its unsaved games, as it has announced.
        if (browser.disk.full && ['close', 'kill', 'crash'].includes(act.what)) continue;
        await perform(browser, act);
        for (const page of browser.pages) if (page?.deal && !browser.disk.full) browser.check(page.store, act.what);
      }
      if (browser.disk.full) await perform(browser, { what: 'full', n: 0, full: false });
      await browser.disk.finishWrites();
      // All pages are closed and the browser is killed: only the disk is left.
      browser.disk.journal = new Map(browser.disk.flushed);
      browser.pages.fill(null);
      const { store } = await browser.page(0);
      browser.check(store, 'at the end');
    }),
    { numRuns: RUNS, includeErrorInReport: true },
  );
});
