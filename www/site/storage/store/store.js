// Keeps the games of the machine: reads them when the page begins, writes down every change, and tells the other pages.
//
// A change goes to two places. The journal (localStorage) takes it at once, before the act has been painted: whatever ends
// the page, it is there, but a browser that is killed has not put it on the disk yet. The database (IndexedDB, strict
// durability) takes it within milliseconds, and then it is on the disk; what is there leaves the journal. Where one of the
// two cannot be had the other does alone.

import { isRecord } from '../local-store.js';
import {
  acted,
  byTurn,
  empty,
  found,
  heir,
  imported,
  join,
  listed,
  marked,
  named,
  ofSlot,
  opened,
  parted,
  readGame,
  readGone,
  removed,
  restored,
  slotsOf,
  spare,
} from './records.js';

/** @typedef {import('./records.js').Change} Change */
/** @typedef {import('./records.js').Game} Game */
/** @typedef {import('./records.js').Seen} Seen */
/** @typedef {import('./records.js').State} State */
/** @typedef {import('./records.js').Step} Step */

/**
 * @typedef {object} Journal takes and gives at once; throws where it cannot
 * @property {() => unknown[]} all
 * @property {(game: Game) => void} put
 * @property {(id: string) => void} drop
 */
/**
 * @typedef {object} Database
 * @property {() => Promise<{ games: unknown[], gone: unknown[] }>} all
 * @property {(change: Change) => Promise<void>} write resolves when it is on the disk; all of it, or nothing
 * @property {(gone: import('./records.js').Gone[], forgotten?: string[]) => Promise<void>} sweep deletes records that are no
 *   more; that the `forgotten` ones ever were is deleted too
 */
/** What cannot be kept. @typedef {'unsaved' | 'full' | 'corrupt' | 'newer'} Trouble */
/**
 * @typedef {object} Places
 * @property {Journal} journal
 * @property {Database | null} database null where there is none
 * @property {import('./records.js').World} world
 * @property {(change: Change) => void} post to other pages
 * @property {(what: Trouble) => void} report
 */

/** How many records that are no more are remembered, so that they do not come back out of an old journal. */
const REMEMBERED = 500;
/** The version of a record. */
const VERSION = 1;

/** A record as it is written. @param {Game} game */
export const written = (game) => ({ v: VERSION, ...game });

/** Whether a record is of a later version of this page. @param {unknown} value */
const isNewer = (value) => isRecord(value) && Number(value.v) > VERSION;

/** @param {unknown} error */
const isFull = (error) => error instanceof DOMException && error.name === 'QuotaExceededError';

export class Store {
  /** @type {State} */
  #state = empty();
  #places;
  /** Records that are in neither place yet, with their revision. @type {Map<string, number>} */
  #homeless = new Map();
  /** Changes on their way to the disk. @type {Set<Promise<unknown>>} */
  #writing = new Set();
  /** @type {Set<(change: Change) => void>} */
  #listeners = new Set();
  /** @type {Set<() => void>} */
  #followers = new Set();

  /** @param {Places} places */
  constructor(places) {
    this.#places = places;
  }

  /** Reads what is kept. What the journal alone has is put on the disk. */
  async load() {
    const { database, journal, report } = this.#places;
    const held = attempt(() => journal.all(), []);
    const read = (/** @type {unknown[]} */ values) => values.filter((one) => !isNewer(one)).flatMap(readGame);
    const early = read(held);
    // A database may let itself be opened and then not answer.
    this.#state = join(this.#state, { puts: early, gone: [] });
    const disk = database ? await database.all().catch(() => null) : null;
    if (!disk) this.#places = { ...this.#places, database: null };
    const all = [...held, ...(disk?.games ?? [])];
    if (all.some(isNewer)) report('newer');
    if (all.some((one) => !isNewer(one) && !readGame(one).length)) report('corrupt');
    const late = read(disk?.games ?? []);
    const gone = (disk?.gone ?? []).flatMap(readGone);
    this.#state = join(this.#state, { puts: [...late, ...early], gone });
    const { games } = this.#state;
    const onDisk = new Map(late.map(({ id, rev }) => [id, rev]));
    /** @param {Game} game */
    const isLacking = ({ id, rev }) => games.get(id)?.rev === rev && (onDisk.get(id) ?? 0) < rev;
    const lacking = early.filter(isLacking);
    for (const game of early) if (disk && !isLacking(game)) attempt(() => journal.drop(game.id));
    if (disk && lacking.length) this.#toDisk({ puts: lacking, gone: [] });
    // Of what is long gone nothing need be known.
    const dead = late.filter(({ id }) => !games.has(id)).map(({ id, rev }) => ({ id, rev }));
    const forgotten = gone.slice(0, Math.max(0, gone.length - REMEMBERED)).map(({ id }) => id);
    if (dead.length || forgotten.length) void this.#places.database?.sweep(dead, forgotten).catch(() => {});
    this.#changed();
  }

  /** A database that has come late: what it holds joins what is known, and it takes what was played meanwhile. @param {Database} database */
  async attach(database) {
    this.#places = { ...this.#places, database };
    await this.load();
  }

  /** @param {(change: Change) => void} listener told of what other pages write */
  onForeign(listener) {
    this.#listeners.add(listener);
  }

  /** @param {() => void} follower told whenever what there is may be another, whoever has written it */
  onChange(follower) {
    this.#followers.add(follower);
  }

  #changed() {
    for (const follower of this.#followers) follower();
  }

  /** What another page has written. @param {unknown} message */
  hear(message) {
    if (!isRecord(message) || !Array.isArray(message.puts) || !Array.isArray(message.gone)) return;
    const change = { puts: message.puts.flatMap(readGame), gone: message.gone.flatMap(readGone) };
    this.#state = join(this.#state, change);
    for (const listener of this.#listeners) listener(change);
    this.#changed();
  }

  /** Waits until all that was done is on the disk, or has failed to get there. */
  async settled() {
    while (this.#writing.size) await Promise.allSettled(this.#writing);
  }

  /** Whether all that was done has found a place. */
  get isKept() {
    return !this.#homeless.size;
  }

  // What there is

  /** All games, the one played last first. */
  list() {
    return listed(this.#state);
  }

  slots() {
    return slotsOf(this.#state);
  }

  /** The games of a slot: those that can be gone on with first. @param {string} slot */
  ofSlot(slot) {
    return ofSlot(this.#state, slot);
  }

  /** The record of the game on the table; null where it is nobody's yet. */
  get hand() {
    return this.#state.hand;
  }

  /** @param {string} link @param {string | null} [id] */
  at(link, id) {
    return found(this.#state, link, id);
  }

  /** What has become of a record. @param {string} id */
  heir(id) {
    return heir(this.#state, id);
  }

  /** Games that another page has written since a moment, in milliseconds. @param {number} since */
  foreignSince(since) {
    return this.list().filter(({ id, at }) => at > since && !this.#state.own.has(id));
  }

  // What is done

  /** @param {string} link @param {string | null} [id] */
  open(link, id) {
    this.#state = opened(this.#state, link, id);
  }

  /** @param {Seen} seen @param {string} kind */
  act(seen, kind) {
    this.#take(acted(this.#state, seen, kind, this.#places.world));
  }

  /** @param {Seen} seen */
  mark(seen) {
    this.#take(marked(this.#state, seen, this.#places.world));
  }

  /** @param {string} id @param {string} name */
  rename(id, name) {
    this.#take(named(this.#state, id, name, this.#places.world));
  }

  /** Takes games away. @param {string[]} ids @returns {() => void} brings them back */
  remove(ids) {
    const games = ids.flatMap((id) => this.#state.games.get(id) ?? []);
    const { hand } = this.#state;
    const { change } = this.#take(removed(this.#state, ids));
    this.#sweep(change.gone);
    return () => {
      this.#take(restored(this.#state, games, this.#places.world));
      // What lies on the table is what it was, unless it has been played on.
      const back = hand && !this.#state.hand && heir(this.#state, hand.id);
      if (back && back.save === hand.save) this.open(back.link, back.id);
    };
  }

  /**
   * Adds games from elsewhere.
   * @param {Parameters<typeof imported>[1]} games
   * @returns {{ added: string[], undo: () => void }} `undo` takes away again what has not been played or named since: games, and
   *   marks and names that came to games which were here
   */
  import(games) {
    const { added, joined } = this.#take(imported(this.#state, games, this.#places.world));
    const revision = (/** @type {string} */ id) => this.#state.games.get(id)?.rev;
    const came = new Map(added.map((id) => [id, revision(id)]));
    return {
      added,
      undo: () => {
        this.remove(added.filter((id) => revision(id) === came.get(id)));
        this.#take(parted(this.#state, joined, this.#places.world));
      },
    };
  }

  /** Games that are won and may give way when there is no room, the oldest first. */
  spare() {
    return spare(this.#state);
  }

  /**
   * Tries again to keep what could not be kept.
   * @returns {Promise<boolean>} whether all is kept now
   */
  async retry() {
    await this.settled();
    const puts = [...this.#homeless.keys()].flatMap((id) => this.#state.games.get(id) ?? []).sort(byTurn);
    this.#homeless.clear();
    if (puts.length) this.#write({ puts, gone: [] });
    await this.settled();
    return !this.#homeless.size;
  }

  /** @template {Step} T @param {T} step */
  #take(step) {
    this.#state = step.state;
    if (step.change.puts.length || step.change.gone.length) {
      this.#write(step.change);
      this.#changed();
    }
    return step;
  }

  // Writing

  /** @param {Change} change */
  #write(change) {
    const { journal, post } = this.#places;
    for (const game of change.puts) {
      this.#homeless.set(game.id, game.rev);
      if (attempt(() => (journal.put(game), true), false)) this.#homeless.delete(game.id);
    }
    this.#toDisk(change);
    attempt(() => post(change));
  }

  /** @param {Change} change */
  #toDisk(change) {
    const { database, journal } = this.#places;
    const done = (async () => {
      try {
        if (!database) throw new DOMException('There is no database.', 'InvalidStateError');
        await database.write(change);
        for (const { id, rev } of change.puts) {
          // It may have gone on since.
          if (this.#homeless.get(id) === rev) this.#homeless.delete(id);
          if ((this.#state.games.get(id)?.rev ?? rev) === rev) attempt(() => journal.drop(id));
        }
      } catch (error) {
        const lost = change.puts.some(({ id }) => this.#homeless.has(id));
        if (lost) this.#places.report(isFull(error) || this.#isJournalFull() ? 'full' : 'unsaved');
      }
      // Not before: what took its place might have been lost.
      for (const { id } of change.gone) if (!this.#state.games.has(id)) attempt(() => journal.drop(id));
    })();
    this.#writing.add(done);
    void done.finally(() => this.#writing.delete(done));
  }

  /** Whether the journal refuses for want of room, rather than on principle. */
  #isJournalFull() {
    const [one = ''] = this.#homeless.keys();
    const game = this.#state.games.get(one);
    try {
      if (game) this.#places.journal.put(game);
      return false;
    } catch (error) {
      return isFull(error);
    }
  }

  /** @param {import('./records.js').Gone[]} gone */
  #sweep(gone) {
    const { database } = this.#places;
    if (!database || !gone.length) return;
    const done = Promise.allSettled(this.#writing)
      .then(() => database.sweep(gone))
      .catch(() => {});
    this.#writing.add(done);
    void done.finally(() => this.#writing.delete(done));
  }
}

/** @template T @param {() => T} act @param {T} [otherwise] @returns {T} */
function attempt(act, otherwise) {
  try {
    return act();
  } catch {
    return /** @type {T} */ (otherwise);
  }
}
