// Saved games, without a browser: random histories in several pages over one disk, in which pages close and crash and the
// browser is killed at any moment. Every line that the player has made must survive. fast-check makes the histories of its
// commands, and shrinks one that loses a line.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { manualQueue } from './support/manual-queue.mjs';
import fc from './support/properties.mjs';
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

  /** Kills the browser: committed transactions and the flushed journal survive. Pending writes are finished first, as they would be after a second. */
  async kill() {
    await this.disk.finishWrites();
    this.disk.journal = new Map(this.disk.flushed);
    this.pages.fill(null);
  }

  /** When there is room again, unsaved games are retried. @param {boolean} isFull */
  async setFull(isFull) {
    const hasRoomAgain = this.disk.full && !isFull;
    this.disk.full = isFull;
    for (const page of hasRoomAgain ? this.pages : []) {
      const retried = page?.store.retry();
      for (let i = 0; i < 3; i++) await this.disk.finishWrites();
      if (retried) assert.ok(await retried);
    }
  }

  /** @param {string} when */
  checkPages(when) {
    if (!this.disk.full) for (const page of this.pages) if (page?.deal) this.check(page.store, when);
  }

  /** @param {GameStore} store @param {string} when */
  check(store, when) {
    for (const { id, rev } of store.list()) assert.ok(rev > (this.deleted.get(id) ?? 0), `${when}: ${id} is back`);
    const lines = new Set(store.list().map(lineOf));
    for (const line of this.owed)
      assert.ok(lines.has(line), `${when}: ${line} is lost; there is ${[...lines].join(' ')}`);
  }
}

const anyLetter = fc.constantFrom('a', 'b', 'w', 's');
const anyDeal = fc.constantFrom('sly/A', 'sly/B', 'labyrinth/C');
const anyShare = fc.nat(100);

/** @typedef {{ browser: FakeBrowser, page: FakePage, store: GameStore, disk: FakeDisk, n: number }} Scene where a command runs */

/**
 * A command on one of three pages, as often as its weight.
 * @template {Record<string, fc.Arbitrary<any>>} Options
 * @param {number} weight @param {string} name @param {Options} options
 * @param {(scene: Scene, chosen: { [Name in keyof Options]: Options[Name] extends fc.Arbitrary<infer T> ? T : never }) => unknown} run
 * @param {(browser: FakeBrowser) => boolean} [check] true if it is possible
 * @returns {fc.Arbitrary<fc.AsyncCommand<FakeBrowser, FakeBrowser>>[]}
 */
function command(weight, name, options, run, check = () => true) {
  const made = fc.record({ n: fc.nat(2), chosen: fc.record(options) }).map(({ n, chosen }) => ({
    check,
    run: async (/** @type {FakeBrowser} */ browser) => {
      const page = await browser.page(n);
      await run({ browser, page, store: page.store, disk: browser.disk, n }, /** @type {any} */ (chosen));
      browser.checkPages(name);
    },
    toString: () => `${name}(${n}, ${JSON.stringify(chosen)})`,
  }));
  return Array(weight).fill(made);
}

/** A page closed while storage is full loses its unsaved games, as it has announced. @param {FakeBrowser} browser */
const hasRoom = ({ disk }) => !disk.full;

/** The game at a share of the list. @param {GameStore} store @param {number} share */
const gameAt = (store, share) => store.list()[Math.floor((share / 101) * store.list().length)];

/** Goes to a position of the line. @param {Scene} scene @param {number} ply @param {string} kind */
function goTo({ page, store }, ply, kind) {
  page.ply = ply;
  const before = store.list().length;
  const isGuest = store.current === null;
  store.recordAction(page.view, kind);
  if (isGuest) assert.equal(store.list().length, before, 'going through a guest makes no game');
}

/** Deletes a game. @param {Scene} scene @param {machine.Game} game @param {boolean} isUndone */
async function deleteGame({ browser, page, store, disk }, game, isUndone) {
  const line = lineOf(game);
  const others = store.list().filter((other) => other.id !== game.id && lineOf(other) === line).length;
  const isMine = store.current?.id === game.id;
  const undo = store.remove([game.id]);
  assert.ok(!store.list().some(({ id }) => id === game.id));
  if (isUndone) {
    undo();
    assert.ok(store.list().some((other) => lineOf(other) === line));
    return;
  }
  if (isMine) page.isPlayers = false;
  await disk.finishWrites();
  if (!disk.full) browser.deleted.set(game.id, game.rev);
  while (browser.owed.filter((entry) => entry === line).length > others) browser.forget(line);
}

/** Imports a game. @param {Scene} scene @param {string} letters @param {boolean} isUndone */
function importGame({ browser, store }, letters, isUndone) {
  const view = viewOf('sly/D', letters, letters.length);
  const theirs = { ...view, won: false, began: 0, at: clock, marks: [], name: '', provenance: null };
  const line = machine.lineOf(theirs.save);
  const before = store.list().map(lineOf).sort();
  const existing = store.list().find((game) => lineOf(game) === line);
  const { added, undo } = store.import([theirs, theirs]);
  assert.deepEqual(store.import([theirs]).added, [], 'an existing game is not added again');
  // This page may have loaded the game just before another page undid its import: it need not survive.
  const needNotSurvive = existing && browser.undoneImports.has(existing.id);
  if (isUndone) {
    undo();
    for (const id of added) browser.undoneImports.add(id);
    assert.deepEqual(store.list().map(lineOf).sort(), before, 'undo removes the whole import');
  } else if (!needNotSurvive && !browser.owed.includes(line)) browser.owed.push(line);
}

const COMMANDS = [
  command(8, 'move', { letter: anyLetter }, ({ browser, page }, { letter }) => browser.move(page, letter)),
  command(3, 'moves', { count: fc.integer({ min: 8, max: 14 }) }, ({ browser, page }, { count }) => {
    for (let i = 0; i < count; i++) browser.move(page, 'ab'[i % 2]);
  }),
  command(3, 'go', { share: anyShare }, (scene, { share }) =>
    goTo(scene, Math.round((scene.page.line.length * share) / 100), 'undo'),
  ),
  command(2, 'restart', {}, (scene) => goTo(scene, 0, 'restart')),
  command(
    4,
    'link',
    { deal: anyDeal, line: fc.string({ unit: anyLetter, maxLength: 4 }) },
    ({ browser, page, store }, { deal, line }) => {
      const before = store.list().length;
      browser.open(page, deal, line, line.length);
      assert.equal(store.list().length, before, 'opening a link makes or removes no game');
    },
  ),
  command(1, 'watch', { deal: anyDeal }, ({ store }, { deal }) => {
    const { current } = store;
    store.recordAction(viewOf(deal, 'abab', 4), 'shown');
    assert.equal(store.current, current, 'a line that is shown changes no game');
  }),
  command(3, 'continue', { share: anyShare }, ({ browser, page, store }, { share }) => {
    const game = gameAt(store, share);
    if (!game) return;
    const [deal] = lineOf(game).match(/^[^/]*\/[^/]*/) ?? [''];
    browser.open(page, deal, game.link.split('/')[2] ?? '', game.ply, game.id);
    assert.equal(store.current?.id, game.id, 'the chosen game continues, not another with the same line');
  }),
  command(1, 'mark', {}, ({ browser, page, store }) => {
    const { isPlayers } = page;
    store.addBookmark(page.view);
    assert.ok(store.current?.marks.some(({ link }) => link === page.view.link));
    if (!isPlayers) browser.owe(page);
  }),
  command(1, 'name', { share: anyShare, name: fc.string({ maxLength: 5 }) }, ({ store }, { share, name }) => {
    const game = gameAt(store, share);
    if (game) store.rename(game.id, name);
  }),
  command(1, 'delete', { share: anyShare, isUndone: fc.boolean() }, async (scene, { share, isUndone }) => {
    const game = gameAt(scene.store, share);
    if (game) await deleteGame(scene, game, isUndone);
  }),
  command(
    1,
    'import',
    { line: fc.string({ unit: anyLetter, minLength: 1, maxLength: 4 }), isUndone: fc.boolean() },
    (scene, { line, isUndone }) => importGame(scene, line, isUndone),
  ),
  command(2, 'close', {}, ({ browser, n }) => void (browser.pages[n] = null), hasRoom),
  command(1, 'kill', {}, ({ browser }) => browser.kill(), hasRoom),
  // The pages go, with their unfinished transactions; the journal survives.
  command(
    1,
    'crash',
    {},
    async ({ browser, disk, n }) => {
      disk.waiting.length = 0;
      browser.pages.fill(null);
      await browser.page(n);
    },
    hasRoom,
  ),
  // One of several writes is finished.
  command(2, 'finish one', {}, async ({ disk }) => {
    disk.waiting.shift()?.();
    for (let i = 0; i < 10; i++) await Promise.resolve();
  }),
  command(2, 'finish', {}, ({ disk }) => disk.finishWrites()),
  command(1, 'flush', {}, ({ disk }) => void (disk.flushed = new Map(disk.journal))),
  command(1, 'clock', { to: fc.nat(1_000_000) }, (_, { to }) => void (clock = to)),
  command(1, 'full', { isFull: fc.boolean() }, ({ browser }, { isFull }) => browser.setFull(isFull)),
].flat();

test('a finished write keeps the newer entry that another tab has put into the journal', async () => {
  const browser = new FakeBrowser();
  const page = await browser.page(0);
  browser.move(page, 'a');
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
    fc.asyncProperty(fc.commands(COMMANDS, { maxCommands: 40 }), async (history) => {
      clock = 0;
      const browser = new FakeBrowser();
      await fc.asyncModelRun(() => ({ model: browser, real: browser }), history);
      await browser.setFull(false);
      // All pages are closed and the browser is killed: only the disk is left.
      await browser.kill();
      const { store } = await browser.page(0);
      browser.check(store, 'at the end');
    }),
    { numRuns: RUNS },
  );
});
