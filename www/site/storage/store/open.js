// The store of this browser: its journal in localStorage, its database, its other tabs, and what older versions have left; and
// what is kept beside games, on the disk as well.

import { loadEngine } from '../../../engine/games.js';
import { joinNotes } from '../merge.js';
import { settingsChanged } from '../../settings/settings.js';
import { keys, onDisk, onWrite, read, recall, report } from '../local-store.js';
import { openDatabase, openNotes } from './database.js';
import { takeOver } from './legacy.js';
import { Notes } from './key-values.js';
import { Store, written } from './store.js';

/** Before the id of a record, in the journal. */
const JOURNAL = 'line:';

/** How long the page waits for a database: some private windows have one that never answers. */
const PATIENCE_MS = 3000;

/** @returns {import('./store.js').Journal} */
const journal = () => ({
  all: () =>
    onDisk.keys(JOURNAL).flatMap((key) => {
      try {
        return [JSON.parse(onDisk.get(key) ?? '')];
      } catch {
        report('corrupt');
        return [];
      }
    }),
  put: (game) => onDisk.set(JOURNAL + game.id, JSON.stringify(written(game))),
  drop: (id) => onDisk.remove(JOURNAL + id),
});

/** What other tabs are told by, and heard through. */
const channel = () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel('cadogan') : null);

/** An identity that no other record has: 72 bits by chance. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** How far the count of writings had come when localStorage was written last. No part of what is kept. */
const COUNT = 'cadogan:noted';

/** @type {import('./key-values.js').Here} */
const here = {
  keys,
  get: (key) => {
    try {
      JSON.parse(onDisk.get(key) ?? 'null');
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
    }
    return read(key);
  },
  put: recall,
  drop: (key) => recall(key, null),
  seen: () => {
    try {
      return Math.max(0, Number.parseInt(localStorage.getItem(COUNT) ?? '', 10) || 0);
    } catch {
      return 0;
    }
  },
  see: (count) => localStorage.setItem(COUNT, String(count)),
};

/** What is kept beside games is brought to the same in both its places, and is kept there from now on. */
async function keepNotes() {
  const disk = await openNotes(report);
  if (!disk) return;
  const notes = new Notes({ here, disk, joined: joinNotes });
  const found = await notes.load(() => onWrite((key) => notes.wrote(key)));
  // Languages follow the settings.
  if (found.length) settingsChanged();
}

/** @param {string} early the key of what this page has played before the store came: it is told all of it in a moment */
export async function openStore(early) {
  const tabs = channel();
  const opening = openDatabase(report);
  const slow = new Promise((done) => setTimeout(done, PATIENCE_MS, null));
  const noted = Promise.race([keepNotes().catch(() => {}), slow]);
  const database = /** @type {import('./store.js').Database | null} */ (await Promise.race([opening, slow]));
  const store = new Store({
    journal: journal(),
    database,
    world: { now: () => Date.now(), id: newId },
    post: (change) => tabs?.postMessage(change),
    report,
  });
  tabs?.addEventListener('message', ({ data }) => store.hear(data));
  const loaded = store.load();
  // What the journal holds is there already; what the database has is told when it comes.
  await Promise.race([loaded, slow]);
  if (!database) void opening.then((late) => late && store.attach(late));
  // What older versions kept has to be read by the rules.
  await takeOver(store, loadEngine, early);
  await noted;
  return store;
}
