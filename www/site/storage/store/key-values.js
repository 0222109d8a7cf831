// Syncs key-value pairs (statistics, deals of the day, settings …) between localStorage and IndexedDB. localStorage is
// synchronous and shared by all tabs, but a killed browser loses its last seconds; IndexedDB with strict durability does not.
//
// All writes are numbered. localStorage holds the latest number, and no number once it has refused a value. Pairs in IndexedDB
// with a higher number were lost from localStorage, or never reached it. All others in localStorage are at least as new as in
// IndexedDB: an older version of this page writes only there, without numbers.

import { clamped, fieldsOf, integer, isNewerThan, listOf, orElse, text } from '../../../engine/schema.js';
import { isValueKey } from '../keys.js';

/**
 * @typedef {object} KeyValue
 * @property {string} key
 * @property {number} rev number of the write
 * @property {number} since number of its last removal; 0: never
 * @property {unknown} value null: removed
 */
/**
 * @typedef {object} LocalCopy the synchronous copy, in localStorage
 * @property {() => string[]} keys
 * @property {(key: string) => unknown} get null if there is none, undefined if it cannot be read
 * @property {(key: string, value: unknown) => void} put throws if it is refused
 * @property {(key: string) => void} drop
 * @property {() => string[]} refusedKeys keys whose latest value it refused
 * @property {() => number} revision number of the latest write that it has
 * @property {(revision: number) => void} setRevision
 */
/**
 * @typedef {object} DurableCopy the copy that survives a killed browser, in IndexedDB
 * @property {() => Promise<unknown[]>} all
 * @property {(pairs: KeyValue[], resolve: (theirs: unknown, mine: KeyValue) => KeyValue | null) => Promise<void>} write `resolve`
 *   decides a conflict with a stored pair; null leaves that as it is
 */
/** Merges two values of a key; undefined if they cannot be merged. @typedef {(key: string, a: unknown, b: unknown) => unknown} MergeValues */

/** Version of a pair in IndexedDB. */
const VERSION = 1;

/** True for keys that are synced. @param {string} key */
export const isSyncedKey = (key) => key !== '' && key.length <= 60 && isValueKey(key);

/** Encodes a pair for IndexedDB. @param {KeyValue} pair */
export const encodePair = (pair) => ({ v: VERSION, ...pair });

/** True for a pair of a newer version of this page. */
const isNewerPair = isNewerThan(VERSION);

const readPairFields = fieldsOf({
  key: text(),
  rev: integer(1),
  since: orElse(clamped(Number.MAX_SAFE_INTEGER), 0),
  value: (value) => value ?? null,
});

/** @type {import('../../../engine/schema.js').Reader<KeyValue>} */
function readPair(value) {
  const pair = isNewerPair(value) ? undefined : readPairFields(value);
  return pair && isSyncedKey(pair.key) ? { ...pair, since: Math.min(pair.rev, pair.since) } : undefined;
}

/** @param {unknown} a @param {unknown} b */
const isEqual = (a, b) => JSON.stringify(a) === JSON.stringify(b);

export class KeyValueSync {
  #local;
  #durable;
  #merge;
  /** Number of the latest write known to this page. */
  #revision = 0;
  /** Number of each key's last removal. @type {Map<string, number>} */
  #removals = new Map();
  /** Keys to write to IndexedDB, with the numbers of their writes. @type {Map<string, number>} */
  #pending = new Map();
  /** @type {Set<Promise<unknown>>} */
  #writing = new Set();

  /** @param {{ local: LocalCopy, durable: DurableCopy, merge: MergeValues }} options */
  constructor({ local, durable, merge }) {
    this.#local = local;
    this.#durable = durable;
    this.#merge = merge;
  }

  /**
   * Syncs both copies.
   * @param {() => Iterable<string>} getEarlyKeys called once IndexedDB has answered; returns the keys written by this page so far
   * @returns {Promise<string[]>} keys restored to localStorage
   */
  async sync(getEarlyKeys) {
    const local = this.#local;
    const all = await this.#durable.all();
    const pairs = listOf(readPair)(all) ?? [];
    const newerKeys = new Set(
      all.flatMap((value) => (isNewerPair(value) ? [/** @type {KeyValue} */ (value).key] : [])),
    );
    const touched = new Set(getEarlyKeys());
    const localRevision = local.revision();
    this.#revision = Math.max(localRevision, ...pairs.map(({ rev }) => rev));
    /** @type {string[]} */
    const restoredKeys = [];
    /** @type {string[]} */
    const changedKeys = local.keys().filter((key) => isSyncedKey(key) && !pairs.some((pair) => pair.key === key));
    for (const pair of pairs) {
      const { key, since, value } = pair;
      this.#removals.set(key, since);
      const mine = local.get(key);
      const next = this.#resolve(pair, mine, localRevision, touched.has(key));
      if (!isEqual(next, mine)) {
        restoredKeys.push(key);
        attempt(() => (next === null ? local.drop(key) : local.put(key, next)));
      }
      if (!isEqual(next, value)) changedKeys.push(key);
    }
    if (this.#revision > localRevision) this.#writeRevision();
    for (const key of changedKeys) if (!newerKeys.has(key)) this.recordWrite(key);
    return restoredKeys;
  }

  /**
   * Resolves IndexedDB's value against localStorage's.
   * @param {KeyValue} pair @param {unknown} mine @param {number} localRevision latest write in localStorage
   * @param {boolean} isTouched true if this page has written the key meanwhile
   */
  #resolve({ key, rev, since, value }, mine, localRevision, isTouched) {
    if (mine === undefined) return value;
    if (rev <= localRevision) return mine;
    if (mine === null) return isTouched ? null : value;
    // A removal wins, unless the key was written again meanwhile.
    if (since > localRevision && !isTouched) return value;
    if (value === null) return mine;
    return this.#merge(key, value, mine) ?? (isTouched ? mine : value);
  }

  /** Queues a key that was written or removed. @param {string} key */
  recordWrite(key) {
    if (!isSyncedKey(key)) return;
    this.#revision = Math.max(this.#revision, this.#local.revision()) + 1;
    this.#writeRevision();
    if (!this.#pending.size) queueMicrotask(() => this.#flush());
    this.#pending.set(key, this.#revision);
    if (this.#local.get(key) === null) this.#removals.set(key, this.#revision);
  }

  /** Writes the number to localStorage. If a value was refused there, the next visit restores it by the older number. */
  #writeRevision() {
    if (!this.#local.refusedKeys().some(isSyncedKey)) attempt(() => this.#local.setRevision(this.#revision));
  }

  #flush() {
    const pairs = [...this.#pending].flatMap(([key, rev]) => {
      const value = this.#local.get(key);
      return value === undefined ? [] : [{ key, rev, since: this.#removals.get(key) ?? 0, value }];
    });
    this.#pending.clear();
    if (pairs.length) this.#track(this.#durable.write(pairs, (theirs, mine) => this.#resolveConflict(theirs, mine)));
  }

  /** Resolves a conflict with a stored pair. @param {unknown} theirs @param {KeyValue} mine @returns {KeyValue | null} */
  #resolveConflict(theirs, mine) {
    if (isNewerPair(theirs)) return null;
    const pair = readPair(theirs);
    if (!pair) return mine;
    const { key, value } = mine;
    // Another tab may have removed it.
    const since = Math.max(pair.since, mine.since);
    if (pair.rev < mine.rev) return { ...mine, since };
    // Another tab has written it at the same time.
    const merged = pair.value === null || value === null ? undefined : this.#merge(key, pair.value, value);
    return { key, rev: pair.rev, since, value: merged ?? value };
  }

  /** @param {Promise<unknown>} work */
  #track(work) {
    // On failure localStorage has the value, or has reported that it does not.
    const done = work.catch(() => {});
    this.#writing.add(done);
    void done.then(() => this.#writing.delete(done));
  }

  /** Resolves when all writes to IndexedDB have succeeded or failed. */
  async whenSettled() {
    await Promise.resolve();
    while (this.#writing.size || this.#pending.size) {
      await Promise.all(this.#writing);
      await Promise.resolve();
    }
  }
}

/** @param {() => unknown} callback */
function attempt(callback) {
  try {
    callback();
  } catch {
    // localStorage is full or forbidden.
  }
}
