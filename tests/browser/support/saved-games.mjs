// Reads the saved games of a page: from IndexedDB, and from the journal in localStorage.

import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import { eventually, until } from './until.mjs';

/** @typedef {import("../../../www/site/storage/store/records.js").Game} Game */

/** After this time the database is asked again, in ms: a browser that recovers from a crash may lose a request. */
const ANSWER_MS = 20_000;

/** The records of the database and of the journal. @param {import("playwright-core").Page} page */
const readRecords = (page) =>
  page.evaluate(async () => {
    const journal = Object.entries(localStorage).flatMap(([key, text]) =>
      key.startsWith('cadogan:1:line:') ? [JSON.parse(text)] : [],
    );
    if (!(await indexedDB.databases()).some(({ name }) => name === 'cadogan')) return { games: journal, gone: [] };
    /** @type {IDBDatabase} */
    const db = await new Promise((done, fail) => {
      const request = indexedDB.open('cadogan');
      request.onsuccess = () => done(request.result);
      request.onerror = () => fail(request.error);
    });
    /** @param {string} name @returns {Promise<any[]>} */
    const all = (name) =>
      new Promise((done, fail) => {
        const request = db.transaction(name).objectStore(name).getAll();
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const found = { games: [...journal, ...(await all('games'))], gone: await all('gone') };
    db.close();
    return found;
  });

/**
 * The saved games, last played first.
 * @param {import("playwright-core").Page} page @param {string} [start] of their links: a patience's id, or a deal
 * @returns {Promise<Game[]>}
 */
export async function savedGames(page, start = '') {
  const { games, gone } = await until(
    () => Promise.race([readRecords(page), pause(ANSWER_MS, undefined, { ref: false })]),
    {
      what: 'the saved games',
    },
  );
  const ends = new Map(gone.map(({ id, rev }) => [id, rev]));
  /** @type {Map<string, Game>} */
  const last = new Map();
  for (const game of games) {
    if (game.rev > (ends.get(game.id) ?? 0) && game.rev > (last.get(game.id)?.rev ?? 0)) last.set(game.id, game);
  }
  return [...last.values()].filter(({ link }) => link.startsWith(start)).sort((a, b) => b.turn - a.turn || b.at - a.at);
}

/**
 * Waits until exactly these games are saved.
 * @param {import("playwright-core").Page} page @param {string[]} links of their positions, the last played first
 */
export const expectSavedLinks = (page, links) =>
  eventually(async () =>
    assert.deepEqual(
      (await savedGames(page)).map(({ link }) => link),
      links,
    ),
  );

/** Makes the storage of a profile's pages full, but for the journal of games. @param {import("playwright-core").BrowserContext} profile */
export const fillStorage = (profile) =>
  profile.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (!key.includes(':line:')) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, key, value);
    };
  });
