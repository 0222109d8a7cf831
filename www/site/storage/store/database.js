// Two IndexedDB databases with strict durability: one for games, one for key-value pairs. They are separate because older
// versions of this page expect the first as it is.

import { encodePair } from './key-values.js';
import { encodeGame } from './store.js';

/** @import { Change, Tombstone } from './records.js' */

const GAMES_DATABASE = 'cadogan';
const VERSION = 1;
const GAMES = 'games';
const TOMBSTONES = 'gone';
/** The database of key-value pairs. */
const PAIRS_DATABASE = 'cadogan-notes';
const PAIRS = 'notes';
/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const resultOf = (request) =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
const completionOf = (transaction) =>
  new Promise((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error);
  });

/**
 * Opens a database.
 * @param {string} name @param {string[]} stores @param {string} keyPath of their records
 * @param {(what: 'newer') => void} report
 * @returns {Promise<IDBDatabase | null>} null if it is forbidden, broken, or of a newer version
 */
async function open(name, stores, keyPath, report) {
  try {
    const request = indexedDB.open(name, VERSION);
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store, { keyPath });
    };
    const db = await resultOf(request);
    // A newer version of this page wants to upgrade it.
    db.onversionchange = () => db.close();
    return db;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') report('newer');
    return null;
  }
}

/** Opens the database of games. @param {(what: 'newer') => void} report */
export const openDatabase = (report) =>
  open(GAMES_DATABASE, [GAMES, TOMBSTONES], 'id', report).then((db) => db && gameDatabase(db));

/** Opens the database of key-value pairs. @param {(what: 'newer') => void} report */
export const openKeyValues = (report) =>
  open(PAIRS_DATABASE, [PAIRS], 'key', report).then((db) => db && durableCopy(db));

/** @param {IDBDatabase} db @returns {import('./key-values.js').DurableCopy} */
function durableCopy(db) {
  return {
    all: () => resultOf(db.transaction(PAIRS).objectStore(PAIRS).getAll()),
    async write(pairs, resolve) {
      const transaction = db.transaction(PAIRS, 'readwrite', { durability: 'strict' });
      const completed = completionOf(transaction);
      const store = transaction.objectStore(PAIRS);
      for (const pair of pairs) {
        const request = store.get(pair.key);
        request.onsuccess = () => {
          try {
            const next = resolve(request.result, pair);
            if (next) store.put(encodePair(next));
          } catch {
            // An exception in this callback would be lost; the abort rejects `write`.
            transaction.abort();
          }
        };
      }
      await completed;
    },
  };
}

/** @param {IDBDatabase} db @returns {import('./store.js').Database} */
function gameDatabase(db) {
  /** @param {IDBTransactionMode} mode */
  const begin = (mode) => db.transaction([GAMES, TOMBSTONES], mode, { durability: 'strict' });
  return {
    async all() {
      const transaction = begin('readonly');
      const [games, gone] = await Promise.all([
        resultOf(transaction.objectStore(GAMES).getAll()),
        resultOf(transaction.objectStore(TOMBSTONES).getAll()),
      ]);
      return { games, gone };
    },
    /** @param {Change} change */
    async write({ puts, gone }) {
      const transaction = begin('readwrite');
      const completed = completionOf(transaction);
      try {
        for (const game of puts) transaction.objectStore(GAMES).put(encodeGame(game));
        for (const tombstone of gone) transaction.objectStore(TOMBSTONES).put(tombstone);
        // Commit now: the browser has all data before this task ends.
        transaction.commit?.();
      } catch (error) {
        completed.catch(() => {});
        transaction.abort();
        throw error;
      }
      await completed;
    },
    /** @param {Tombstone[]} gone @param {string[]} [forgotten] */
    async sweep(gone, forgotten = []) {
      const transaction = begin('readwrite');
      const completed = completionOf(transaction);
      const games = transaction.objectStore(GAMES);
      for (const { id, rev } of gone) {
        const request = games.get(id);
        // The page that wrote it may have written a newer revision.
        request.onsuccess = () => void (request.result?.rev <= rev && games.delete(id));
      }
      for (const id of forgotten) transaction.objectStore(TOMBSTONES).delete(id);
      await completed;
    },
  };
}
