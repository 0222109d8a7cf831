// What is kept beside games, key by key: statistics, the deals of the days, settings and the like. They stand in localStorage,
// where every page reads and writes them at once; but a browser that is killed forgets its last seconds. So each is on the
// disk too (IndexedDB, strict durability), and whoever begins looks which of the two is the later.
//
// All writes of a browser are counted. How far the count had come when localStorage was last written stands there as well, so
// that it says itself what it has lost: whatever the disk has under a higher number. What it still knows is at least as new as
// the disk, and may be newer: an older version of this page writes there alone, and counts nothing.

import { isRecord } from '../local-store.js';

/**
 * @typedef {object} Note
 * @property {string} key
 * @property {number} rev the number of its writing
 * @property {number} since the number under which it was last taken away; 0: never
 * @property {unknown} value null: it was taken away
 */
/**
 * @typedef {object} Here what takes and gives at once
 * @property {() => string[]} keys
 * @property {(key: string) => unknown} get null where there is nothing, undefined where it cannot be read
 * @property {(key: string, value: unknown) => void} put throws where it cannot
 * @property {(key: string) => void} drop
 * @property {() => number} seen how far the count had come
 * @property {(count: number) => void} see
 */
/**
 * @typedef {object} Disk
 * @property {() => Promise<unknown[]>} all
 * @property {(notes: Note[], meet: (theirs: unknown, mine: Note) => Note | null) => Promise<void>} write `meet` says what is
 *   written where something stands, null for nothing
 */
/** Two values of a key that both count as one; undefined if only one of them can. @typedef {(key: string, a: unknown, b: unknown) => unknown} Joined */

/** The version of a note. */
const VERSION = 1;

/** What games are kept under has a store of its own; what is on its way to be counted is no use to anyone else. */
const OTHERS = /^(line|early|game|shelf|unread|uncounted):/;

/** Whether what a key holds is a note. @param {string} key */
export const isNote = (key) => key !== '' && key.length <= 60 && !OTHERS.test(key);

/** A note as it is written. @param {Note} note */
export const writtenNote = (note) => ({ v: VERSION, ...note });

/** Whether a note is of a later version of this page. @param {unknown} value */
export const isNewerNote = (value) => isRecord(value) && Number(value.v) > VERSION;

/** @param {unknown} value @returns {Note[]} */
function readNote(value) {
  if (!isRecord(value) || isNewerNote(value)) return [];
  const { key, rev } = value;
  if (typeof key !== 'string' || !isNote(key) || !Number.isSafeInteger(rev) || Number(rev) < 1) return [];
  const since = Number.isSafeInteger(value.since) ? Math.min(Number(rev), Math.max(0, Number(value.since))) : 0;
  return [{ key, rev: Number(rev), since, value: value.value ?? null }];
}

/** @param {unknown} a @param {unknown} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

export class Notes {
  #here;
  #disk;
  #joined;
  /** How far the count has come, as far as this page knows. */
  #count = 0;
  /** When each key was last taken away. @type {Map<string, number>} */
  #since = new Map();
  /** What has been written since the last word to the disk, by key. @type {Map<string, number>} */
  #waiting = new Map();
  /** @type {Set<Promise<unknown>>} */
  #writing = new Set();

  /** @param {{ here: Here, disk: Disk, joined: Joined }} places */
  constructor({ here, disk, joined }) {
    this.#here = here;
    this.#disk = disk;
    this.#joined = joined;
  }

  /**
   * Brings both places to the same.
   * @param {() => Iterable<string>} early called when the disk has answered: the keys that this page has written so far
   * @returns {Promise<string[]>} the keys that localStorage had lost, and has again
   */
  async load(early) {
    const here = this.#here;
    const all = await this.#disk.all();
    const notes = all.flatMap(readNote);
    const later = new Set(all.flatMap((one) => (isNewerNote(one) ? [/** @type {Note} */ (one).key] : [])));
    const touched = new Set(early());
    const seen = here.seen();
    this.#count = Math.max(seen, ...notes.map(({ rev }) => rev));
    /** @type {string[]} */
    const found = [];
    /** @type {string[]} */
    const news = here.keys().filter((key) => isNote(key) && !notes.some((note) => note.key === key));
    let kept = true;
    for (const note of notes) {
      const { key, since, value } = note;
      this.#since.set(key, since);
      const mine = here.get(key);
      const next = this.#later(note, mine, seen, touched.has(key));
      if (!same(next, mine)) {
        found.push(key);
        kept = attempt(() => (next === null ? here.drop(key) : here.put(key, next))) && kept;
      }
      if (!same(next, value)) news.push(key);
    }
    // If it took less, it is told again the next time.
    if (kept && this.#count > seen) attempt(() => here.see(this.#count));
    for (const key of news) if (!later.has(key)) this.wrote(key);
    return found;
  }

  /**
   * What counts of the disk's and of localStorage's.
   * @param {Note} note @param {unknown} mine @param {number} seen how far localStorage had come
   * @param {boolean} isTouched whether this page has written it meanwhile
   */
  #later({ key, rev, since, value }, mine, seen, isTouched) {
    if (mine === undefined) return value;
    if (rev <= seen) return mine;
    if (mine === null) return isTouched ? null : value;
    // What was erased stays so, unless it was begun again meanwhile.
    if (since > seen && !isTouched) return value;
    if (value === null) return mine;
    return this.#joined(key, value, mine) ?? (isTouched ? mine : value);
  }

  /** A key was written, or taken away. @param {string} key */
  wrote(key) {
    if (!isNote(key)) return;
    this.#count = Math.max(this.#count, this.#here.seen()) + 1;
    attempt(() => this.#here.see(this.#count));
    if (!this.#waiting.size) queueMicrotask(() => this.#flush());
    this.#waiting.set(key, this.#count);
    if (this.#here.get(key) === null) this.#since.set(key, this.#count);
  }

  #flush() {
    const notes = [...this.#waiting].flatMap(([key, rev]) => {
      const value = this.#here.get(key);
      return value === undefined ? [] : [{ key, rev, since: this.#since.get(key) ?? 0, value }];
    });
    this.#waiting.clear();
    if (notes.length) this.#follow(this.#disk.write(notes, (theirs, mine) => this.#meet(theirs, mine)));
  }

  /** What is written where something stands. @param {unknown} theirs @param {Note} mine @returns {Note | null} */
  #meet(theirs, mine) {
    if (isNewerNote(theirs)) return null;
    const [note] = readNote(theirs);
    if (!note) return mine;
    const { key, value } = mine;
    // Another page may have taken it away.
    const since = Math.max(note.since, mine.since);
    if (note.rev < mine.rev) return { ...mine, since };
    // Another page has written at the same time.
    const both = note.value === null || value === null ? undefined : this.#joined(key, note.value, value);
    return { key, rev: note.rev, since, value: both ?? value };
  }

  /** @param {Promise<unknown>} work */
  #follow(work) {
    // It stands in localStorage all the same, or that has said that it does not.
    const done = work.catch(() => {});
    this.#writing.add(done);
    void done.then(() => this.#writing.delete(done));
  }

  /** Waits until all that was written is on the disk, or has failed to get there. */
  async settled() {
    await Promise.resolve();
    while (this.#writing.size || this.#waiting.size) {
      await Promise.all(this.#writing);
      await Promise.resolve();
    }
  }
}

/** @param {() => unknown} act @returns {boolean} whether it could be done */
function attempt(act) {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
