// The games on the disk: a small room of IndexedDB, where a write that has been answered survives whatever happens next.

import { written } from './store.js';

/** @typedef {import('./machine.js').Change} Change */
/** @typedef {import('./machine.js').Gone} Gone */

export const NAME = 'cadogan';
const VERSION = 1;
const GAMES = 'games';
const GONE = 'gone';
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

/** @returns {Promise<IDBDatabase>} */
function open() {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const { result } = request;
    for (const name of [GAMES, GONE]) result.createObjectStore(name, { keyPath: 'id' });
  };
  return answer(request);
}

/**
 * Opens the database.
 * @param {(what: 'newer') => void} report
 * @returns {Promise<import('./store.js').Database | null>} null where it is forbidden, broken, or of a later version
 */
export async function openDatabase(report) {
  try {
    const db = await open();
    // A later version of this page wants to change it.
    db.onversionchange = () => db.close();
    return database(db);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') report('newer');
    return null;
  }
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
