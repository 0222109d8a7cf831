// What is kept on the disk: two small rooms of IndexedDB, one for games and one for all else, where a write that has been
// answered survives whatever happens next. Two, as older versions of this page take the first one as it is.

import { writtenNote } from './key-values.js';
import { written } from './store.js';

/** @typedef {import('./records.js').Change} Change */
/** @typedef {import('./records.js').Gone} Gone */

export const NAME = 'cadogan';
const VERSION = 1;
const GAMES = 'games';
const GONE = 'gone';
/** The other room. */
const NOTES = 'cadogan-notes';
const EACH = 'notes';
/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answer = (request) =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
const ended = (transaction) =>
  new Promise((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error);
  });

/**
 * Opens a database.
 * @param {string} name @param {string[]} stores @param {string} keyPath of what is in them
 * @param {(what: 'newer') => void} report
 * @returns {Promise<IDBDatabase | null>} null where it is forbidden, broken, or of a later version
 */
async function open(name, stores, keyPath, report) {
  try {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store, { keyPath });
    };
    const db = await answer(request);
    // A later version of this page wants to change it.
    db.onversionchange = () => db.close();
    return db;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') report('newer');
    return null;
  }
}

/** Where the games are. @param {(what: 'newer') => void} report */
export const openDatabase = (report) => open(NAME, [GAMES, GONE], 'id', report).then((db) => db && database(db));

/** Where all else is. @param {(what: 'newer') => void} report */
export const openNotes = (report) => open(NOTES, [EACH], 'key', report).then((db) => db && notes(db));

/** @param {IDBDatabase} db @returns {import('./key-values.js').Disk} */
function notes(db) {
  return {
    all: () => answer(db.transaction(EACH).objectStore(EACH).getAll()),
    async write(all, meet) {
      const one = db.transaction(EACH, 'readwrite', { durability: 'strict' });
      const over = ended(one);
      const store = one.objectStore(EACH);
      for (const note of all) {
        const request = store.get(note.key);
        request.onsuccess = () => {
          try {
            const next = meet(request.result, note);
            if (next) store.put(writtenNote(next));
          } catch {
            // Nobody hears what is thrown here; of the end of the transaction they do.
            one.abort();
          }
        };
      }
      await over;
    },
  };
}

/** @param {IDBDatabase} db @returns {import('./store.js').Database} */
function database(db) {
  /** @param {IDBTransactionMode} mode */
  const transaction = (mode) => db.transaction([GAMES, GONE], mode, { durability: 'strict' });
  return {
    async all() {
      const both = transaction('readonly');
      const [games, gone] = await Promise.all([
        answer(both.objectStore(GAMES).getAll()),
        answer(both.objectStore(GONE).getAll()),
      ]);
      return { games, gone };
    },
    /** @param {Change} change */
    async write({ puts, gone }) {
      const both = transaction('readwrite');
      const over = ended(both);
      try {
        for (const game of puts) both.objectStore(GAMES).put(written(game));
        for (const one of gone) both.objectStore(GONE).put(one);
        // Nothing is waited for: the browser has all of it before this task ends.
        both.commit?.();
      } catch (error) {
        over.catch(() => {});
        both.abort();
        throw error;
      }
      await over;
    },
    /** @param {Gone[]} gone @param {string[]} [forgotten] */
    async sweep(gone, forgotten = []) {
      const both = transaction('readwrite');
      const over = ended(both);
      const games = both.objectStore(GAMES);
      for (const { id, rev } of gone) {
        const request = games.get(id);
        // Its page may have gone on with it.
        request.onsuccess = () => void (request.result?.rev <= rev && games.delete(id));
      }
      for (const id of forgotten) both.objectStore(GONE).delete(id);
      await over;
    },
  };
}
