// Opens the game store with its journal in localStorage, its database and its channel to other tabs, migrates games of older
// versions, and starts the sync of key-value pairs.

import { loadEngine } from '../../../engine/games.js';
import { mergeValue } from '../merge.js';
import { settingsChanged } from '../../settings/settings.js';
import { JOURNAL_PREFIX } from '../keys.js';
import { keys, rawStorage, onWrite, read, refusedKeys, restoreValue, reportStorageError } from '../local-store.js';
import { DATABASE_TIMEOUT_MS } from '../saved-games.js';
import { openDatabase, openKeyValues } from './database.js';
import { migrateLegacyGames } from './legacy.js';
import { KeyValueSync } from './key-values.js';
import { GameStore, encodeGame } from './store.js';

/** @returns {import('./store.js').Journal} */
const createJournal = () => ({
  all: () =>
    rawStorage.keys(JOURNAL_PREFIX).flatMap((key) => {
      try {
        return [JSON.parse(rawStorage.get(key) ?? '')];
      } catch {
        reportStorageError('corrupt');
        return [];
      }
    }),
  put: (game) => rawStorage.set(JOURNAL_PREFIX + game.id, JSON.stringify(encodeGame(game))),
  drop: (id, rev = Infinity) => {
    const entry = JSON.parse(rawStorage.get(JOURNAL_PREFIX + id) ?? 'null');
    if (!(entry?.rev > rev)) rawStorage.remove(JOURNAL_PREFIX + id);
  },
});

/** Returns a random id of 72 bits. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** localStorage key of the latest write number; not part of a backup. */
const REVISION_KEY = 'cadogan:noted';

/** @type {import('./key-values.js').LocalCopy} */
const local = {
  keys,
  get: (key) => {
    try {
      JSON.parse(rawStorage.get(key) ?? 'null');
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
    }
    return read(key);
  },
  put: restoreValue,
  drop: (key) => restoreValue(key, null),
  refusedKeys,
  revision: () => {
    try {
      return Math.max(0, Number.parseInt(localStorage.getItem(REVISION_KEY) ?? '', 10) || 0);
    } catch {
      return 0;
    }
  },
  setRevision: (revision) => localStorage.setItem(REVISION_KEY, String(revision)),
};

/** Syncs the key-value pairs now and after every write. */
async function syncKeyValues() {
  const durable = await openKeyValues(reportStorageError);
  if (!durable) return;
  const keyValues = new KeyValueSync({ local, durable, merge: mergeValue });
  const restoredKeys = await keyValues.sync(() => onWrite((key) => keyValues.recordWrite(key)));
  // The language follows the settings.
  if (restoredKeys.length) settingsChanged();
}

/** @param {string} pendingPrefix of the keys of this page's pending positions, which are recorded right after */
export async function openStore(pendingPrefix) {
  const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel('cadogan') : null;
  const opening = openDatabase(reportStorageError);
  const timeout = new Promise((done) => setTimeout(done, DATABASE_TIMEOUT_MS, null));
  const synced = Promise.race([syncKeyValues().catch(() => {}), timeout]);
  const database = /** @type {import('./store.js').Database | null} */ (await Promise.race([opening, timeout]));
  const store = new GameStore({
    journal: createJournal(),
    database,
    world: { now: () => Date.now(), id: newId },
    post: (change) => tabs?.postMessage(change),
    report: reportStorageError,
  });
  tabs?.addEventListener('message', ({ data }) => store.receive(data));
  const loaded = store.load();
  // The journal is read synchronously; a slow database is merged when it answers.
  await Promise.race([loaded, timeout]);
  if (!database) void opening.then((late) => late && store.attachDatabase(late));
  await migrateLegacyGames(store, loadEngine, pendingPrefix);
  await synced;
  return store;
}
