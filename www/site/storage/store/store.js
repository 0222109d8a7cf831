// Persists the saved games: loads them, writes every change, and posts it to other tabs.
//
// A change is written twice. The journal (localStorage) takes it synchronously, so that it survives the end of the page, but
// not a killed browser. The database (IndexedDB, strict durability) has it on disk within milliseconds; then it is dropped
// from the journal. If one of the two is unavailable, the other is enough.

import { fieldsOf, isNewerThan, listOf } from '../../../engine/schema.js';
import * as records from './records.js';

/** @import { Change, Game, GameSnapshot, State, Transition } from './records.js' */

/**
 * @typedef {object} Journal synchronous; all methods may throw
 * @property {() => unknown[]} all
 * @property {(game: Game) => void} put
 * @property {(id: string, rev?: number) => void} drop with a revision: unless a newer one was put, by another tab
 */
/**
 * @typedef {object} Database
 * @property {() => Promise<{ games: unknown[], gone: unknown[] }>} all
 * @property {(change: Change) => Promise<void>} write atomic; resolves when it is on disk
 * @property {(gone: import('./records.js').Tombstone[], forgotten?: string[]) => Promise<void>} sweep deletes removed
 *   records, and the tombstones of the `forgotten` ids
 */
/** @typedef {'unsaved' | 'full' | 'corrupt' | 'newer'} StorageError */
/**
 * @typedef {object} Dependencies
 * @property {Journal} journal
 * @property {Database | null} database null if there is none
 * @property {import('./records.js').World} world
 * @property {(change: Change) => void} post to other tabs
 * @property {(what: StorageError) => void} report
 */

/** Tombstones that are retained, lest an old journal brings removed records back. */
const MAX_TOMBSTONES = 500;
/** Version of a stored record. */
const VERSION = 1;

const readGames = listOf(records.readGame);
const readTombstones = listOf(records.readTombstone);
const readChange = fieldsOf({ puts: readGames, gone: readTombstones });

/** Encodes a record. @param {Game} game */
export const encodeGame = (game) => ({ v: VERSION, ...game });

/** True for a record of a newer version of this page. */
const isNewer = isNewerThan(VERSION);

/** @param {unknown} error */
const isFull = (error) => error instanceof DOMException && error.name === 'QuotaExceededError';

export class GameStore {
  /** @type {State} */
  #state = records.emptyState();
  #dependencies;
  /** Revisions of records that neither journal nor database has yet, by id. @type {Map<string, number>} */
  #unpersisted = new Map();
  /** Writes to the database that are still running. @type {Set<Promise<unknown>>} */
  #writing = new Set();
  /** @type {Set<(change: Change) => void>} */
  #foreignListeners = new Set();
  /** @type {Set<() => void>} */
  #changeListeners = new Set();

  /** @param {Dependencies} dependencies */
  constructor(dependencies) {
    this.#dependencies = dependencies;
  }

  /** Loads journal and database, and writes to the database what only the journal has. */
  async load() {
    const { database, journal, report } = this.#dependencies;
    const journalValues = attempt(() => journal.all(), []);
    const read = (/** @type {unknown[]} */ values) => readGames(values.filter((value) => !isNewer(value))) ?? [];
    const journalGames = read(journalValues);
    // Publish the journal now: a database may open and then never answer.
    this.#state = records.merge(this.#state, { puts: journalGames, gone: [] });
    const disk = database ? await database.all().catch(() => null) : null;
    if (!disk) this.#dependencies = { ...this.#dependencies, database: null };
    const all = [...journalValues, ...(disk?.games ?? [])];
    if (all.some(isNewer)) report('newer');
    if (all.some((value) => !isNewer(value) && !records.readGame(value))) report('corrupt');
    const databaseGames = read(disk?.games ?? []);
    const gone = readTombstones(disk?.gone) ?? [];
    this.#state = records.merge(this.#state, { puts: [...databaseGames, ...journalGames], gone });
    const { games } = this.#state;
    const onDisk = new Map(databaseGames.map(({ id, rev }) => [id, rev]));
    /** @param {Game} game */
    const isMissing = ({ id, rev }) => games.get(id)?.rev === rev && (onDisk.get(id) ?? 0) < rev;
    const missing = journalGames.filter(isMissing);
    for (const game of journalGames) if (disk && !isMissing(game)) attempt(() => journal.drop(game.id, game.rev));
    if (disk && missing.length) this.#persist({ puts: missing, gone: [] });
    const dead = databaseGames.filter(({ id }) => !games.has(id)).map(({ id, rev }) => ({ id, rev }));
    const forgotten = gone.slice(0, Math.max(0, gone.length - MAX_TOMBSTONES)).map(({ id }) => id);
    if (dead.length || forgotten.length) void this.#dependencies.database?.sweep(dead, forgotten).catch(() => {});
    this.#notifyListeners();
  }

  /** Attaches a database that opened late, and merges both ways. @param {Database} database */
  async attachDatabase(database) {
    this.#dependencies = { ...this.#dependencies, database };
    await this.load();
  }

  /** @param {(change: Change) => void} listener called with changes of other tabs */
  onForeignChange(listener) {
    this.#foreignListeners.add(listener);
  }

  /** @param {() => void} listener called after every change, of this tab or another */
  onChange(listener) {
    this.#changeListeners.add(listener);
  }

  #notifyListeners() {
    for (const listener of this.#changeListeners) listener();
  }

  /** Merges a change of another tab. @param {unknown} message */
  receive(message) {
    const change = readChange(message);
    if (!change) return;
    this.#state = records.merge(this.#state, change);
    for (const listener of this.#foreignListeners) listener(change);
    this.#notifyListeners();
  }

  /** Resolves when all writes have succeeded or failed. */
  async whenSettled() {
    while (this.#writing.size) await Promise.allSettled(this.#writing);
  }

  /** True if journal or database has every record. */
  get isPersisted() {
    return !this.#unpersisted.size;
  }

  // Queries

  /** All games, the last played first. */
  list() {
    return records.listGames(this.#state);
  }

  slots() {
    return records.slotsOf(this.#state);
  }

  /** Games of a slot, those to continue first. @param {string} slot */
  gamesOfSlot(slot) {
    return records.gamesOfSlot(this.#state, slot);
  }

  /** Record of the game on the table; null if it has none. */
  get current() {
    return this.#state.current;
  }

  /** @param {string} link @param {string | null} [id] */
  find(link, id) {
    return records.findGame(this.#state, link, id);
  }

  /** The record of an id, or its successor. @param {string} id */
  successor(id) {
    return records.successor(this.#state, id);
  }

  /** Games that other tabs have written since a time. @param {number} since in ms */
  foreignSince(since) {
    return this.list().filter(({ id, at }) => at > since && !this.#state.owned.has(id));
  }

  // Actions

  /** @param {string} link @param {string | null} [id] */
  open(link, id) {
    this.#state = records.openGame(this.#state, link, id);
  }

  /** @param {GameSnapshot} snapshot @param {string} kind */
  recordAction(snapshot, kind) {
    this.#apply(records.recordAction(this.#state, snapshot, kind, this.#dependencies.world));
  }

  /** @param {GameSnapshot} snapshot */
  addBookmark(snapshot) {
    this.#apply(records.addBookmark(this.#state, snapshot, this.#dependencies.world));
  }

  /** @param {string} id @param {string} name */
  rename(id, name) {
    this.#apply(records.renameGame(this.#state, id, name, this.#dependencies.world));
  }

  /** Removes games. @param {string[]} ids @returns {() => void} restores them */
  remove(ids) {
    const games = ids.flatMap((id) => this.#state.games.get(id) ?? []);
    const { current } = this.#state;
    const { change } = this.#apply(records.removeGames(this.#state, ids));
    this.#sweep(change.gone);
    return () => {
      this.#apply(records.restoreGames(this.#state, games, this.#dependencies.world));
      // Reconnect the game on the table, unless it was played on.
      const back = current && !this.#state.current && records.successor(this.#state, current.id);
      if (back && back.save === current.save) this.open(back.link, back.id);
    };
  }

  /**
   * Imports games of a file or an older version.
   * @param {Parameters<typeof records.importGames>[1]} games
   * @returns {{ added: string[], undo: () => void }} `undo` removes the games, bookmarks and names that have not
   *   changed since
   */
  import(games) {
    const { added, merged } = this.#apply(records.importGames(this.#state, games, this.#dependencies.world));
    const revision = (/** @type {string} */ id) => this.#state.games.get(id)?.rev;
    const revisions = new Map(added.map((id) => [id, revision(id)]));
    return {
      added,
      undo: () => {
        this.remove(added.filter((id) => revision(id) === revisions.get(id)));
        this.#apply(records.unmerge(this.#state, merged, this.#dependencies.world));
      },
    };
  }

  /** Games to delete when storage is full: those won, the oldest first. */
  evictable() {
    return records.evictable(this.#state);
  }

  /**
   * Writes unpersisted records again.
   * @returns {Promise<boolean>} true if all are persisted now
   */
  async retry() {
    await this.whenSettled();
    const puts = [...this.#unpersisted.keys()]
      .flatMap((id) => this.#state.games.get(id) ?? [])
      .sort(records.compareByTurn);
    this.#unpersisted.clear();
    if (puts.length) this.#write({ puts, gone: [] });
    await this.whenSettled();
    return !this.#unpersisted.size;
  }

  /** @template {Transition} T @param {T} transition */
  #apply(transition) {
    this.#state = transition.state;
    if (transition.change.puts.length || transition.change.gone.length) {
      this.#write(transition.change);
      this.#notifyListeners();
    }
    return transition;
  }

  // Writing

  /** @param {Change} change */
  #write(change) {
    const { journal, post } = this.#dependencies;
    for (const game of change.puts) {
      this.#unpersisted.set(game.id, game.rev);
      if (attempt(() => (journal.put(game), true), false)) this.#unpersisted.delete(game.id);
    }
    this.#persist(change);
    attempt(() => post(change));
  }

  /** @param {Change} change */
  #persist(change) {
    const { database, journal } = this.#dependencies;
    const done = (async () => {
      try {
        if (!database) throw new DOMException('There is no database.', 'InvalidStateError');
        await database.write(change);
        for (const { id, rev } of change.puts) {
          // It may have a newer revision by now.
          if (this.#unpersisted.get(id) === rev) this.#unpersisted.delete(id);
          if ((this.#state.games.get(id)?.rev ?? rev) === rev) attempt(() => journal.drop(id, rev));
        }
      } catch (error) {
        const lost = change.puts.some(({ id }) => this.#unpersisted.has(id));
        if (lost) this.#dependencies.report(isFull(error) || this.#isJournalFull() ? 'full' : 'unsaved');
      }
      // Only now, lest a failed write loses the successor, too.
      for (const { id } of change.gone) if (!this.#state.games.has(id)) attempt(() => journal.drop(id));
    })();
    this.#writing.add(done);
    void done.finally(() => this.#writing.delete(done));
  }

  /** True if the journal refuses because it is full, not because storage is forbidden. */
  #isJournalFull() {
    const [id = ''] = this.#unpersisted.keys();
    const game = this.#state.games.get(id);
    try {
      if (game) this.#dependencies.journal.put(game);
      return false;
    } catch (error) {
      return isFull(error);
    }
  }

  /** @param {import('./records.js').Tombstone[]} gone */
  #sweep(gone) {
    const { database } = this.#dependencies;
    if (!database || !gone.length) return;
    const done = Promise.allSettled(this.#writing)
      .then(() => database.sweep(gone))
      .catch(() => {});
    this.#writing.add(done);
    void done.finally(() => this.#writing.delete(done));
  }
}

/** @template T @param {() => T} callback @param {T} [otherwise] @returns {T} */
function attempt(callback, otherwise) {
  try {
    return callback();
  } catch {
    return /** @type {T} */ (otherwise);
  }
}
