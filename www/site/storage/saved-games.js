// The saved games, for the pages of the site. The store behind it (store/) is loaded when there is something to save or to
// find; a first visit to a link needs it at the first move.
//
// A slot is the id of a patience, or the link of a deal of the player's cards.

import { isFullEngine, Table } from '../../engine/loader.js';
import { isMove } from '../../engine/causes.js';
import { readProvenance, UNKNOWN } from '../../engine/provenance.js';
import { dealLinkOf } from '../../engine/links.js';
import { load } from '../load.js';
import { once } from '../../engine/once.js';
import { fieldsOf, orElse, text } from '../../engine/schema.js';
import { EARLY_PREFIX, isGameKey, pageKey } from './keys.js';
import { keys, remove, write } from './local-store.js';

/** @import { View } from '../../pkg/patience_wasm.js' */
/** @typedef {import('../../pkg/patience_wasm.js').Table} Table a game in the engine */
/** @typedef {import('./store/records.js').Game} Game */
/** @typedef {import('./store/store.js').GameStore} GameStore */
/** @import { Provenance } from '../../engine/provenance.js' */
/** Where a game was saved: the id of its record, if it has one, and its link as saved, perhaps in an older format. @typedef {{ id: string | null, link: string, provenance: Provenance }} SavedOrigin */
/** @typedef {{ table: Table, origin: SavedOrigin | null }} RestoredGame */
/** The game on a tab's table; without an id it has no record. @typedef {{ link: string, save: string, id: string | null, provenance: Provenance | null }} TableGame */

/** Timeout of listing or opening databases, in ms: IndexedDB may never answer in a private window. */
export const DATABASE_TIMEOUT_MS = 3000;

/** sessionStorage key of the game on the table, so that a reload restores it with its undone moves. */
const TABLE_KEY = 'cadogan:table';

/** @type {GameStore | null} */
let store = null;
/** Actions to run once the store has loaded. @type {((store: GameStore) => void)[]} */
const pendingActions = [];

/** Before the links of deals in the keys of their latest positions until the store has loaded. */
const PENDING_PREFIX = `${pageKey(EARLY_PREFIX)}:`;

/** @param {string} link of a game */
const pendingKeyOf = (link) => PENDING_PREFIX + dealLinkOf(link);

/** The store, if it has loaded. */
export const loadedStore = () => store;

let endPending = () => {};
const whenPendingEnds = new Promise((done) => (endPending = () => done(undefined)));

/** Locks this page's pending positions until the store has loaded, so that no other page imports a game that this one records. */
const lockPending = once(async () => {
  // Browsers have locks on secure pages only.
  await navigator.locks?.request(PENDING_PREFIX, () => whenPendingEnds);
});

/** True if the store was requested, by a move or because there may be saved games. */
let isRequested = false;

/** Loads the store; after a failure the next call tries again. */
export const loadStore = once(async () => {
  isRequested = true;
  const { openStore } = await load('store');
  store = await openStore(PENDING_PREFIX);
  for (const action of pendingActions.splice(0)) action(store);
  // A held lock would exclude the page from the browser's back/forward cache.
  endPending();
  return store;
});

/** Runs an action once the store has loaded. @param {(store: GameStore) => void} action */
export function whenStoreLoaded(action) {
  if (store) action(store);
  else pendingActions.push(action);
}

/** True if there may be saved games. Databases count too, as a killed browser may have lost its localStorage. Rejects without IndexedDB. */
async function hasSavedData() {
  if (keys().some(isGameKey)) return true;
  if (!indexedDB.databases) return true;
  const named = indexedDB.databases().then((all) => all.some(({ name }) => name?.startsWith('cadogan')));
  return Promise.race([named, new Promise((done) => setTimeout(done, DATABASE_TIMEOUT_MS, true))]);
}

const search = once(async () => void ((await hasSavedData()) && (await loadStore())));

/** Loads the store if there may be saved games; never rejects. */
export const findSavedGames = () => (isRequested ? loadStore().then(() => {}) : search()).catch(() => {});

/** Slots with a saved game. */
export const slots = () => store?.slots() ?? [];

/** Games of a slot: those to continue first, then those won. @param {string} slot @returns {Game[]} */
export const gamesOf = (slot) => store?.gamesOfSlot(slot) ?? [];

// The game on the table

const readTableFields = fieldsOf({
  link: text(),
  save: text(),
  id: orElse(text(), null),
  provenance: readProvenance,
});

/** The game that this tab had on its table. @returns {TableGame | null} */
function readTableGame() {
  try {
    return readTableFields(JSON.parse(sessionStorage.getItem(TABLE_KEY) ?? 'null')) ?? null;
  } catch {
    // Storage is forbidden, or the value is not ours.
    return null;
  }
}

/** @param {View} view @param {Provenance} provenance @param {string | null} [id] */
function writeTableGame({ link, save }, provenance, id = store?.current?.id ?? null) {
  try {
    sessionStorage.setItem(TABLE_KEY, JSON.stringify({ link, save, id, provenance }));
  } catch {
    // Without sessionStorage the address alone holds the game.
  }
}

/** Restores a save; null if it is damaged. With a one-game engine it throws: the full one may read it. @param {string} save @returns {Table | null} */
export function restoreSave(save) {
  try {
    return Table.restore(save);
  } catch (error) {
    if (!isFullEngine) throw error;
    return null;
  }
}

/** @param {{ id: string | null, link: string, provenance?: Provenance | null }} game @returns {SavedOrigin} */
const originOf = ({ id, link, provenance }) => ({ id, link, provenance: provenance ?? UNKNOWN });

/**
 * Restores the saved game at a position with its undo history, or the game that this tab had there.
 * @param {string} link @param {string | null} [savedId] of the game, even if others are at the same position
 * @returns {{ table: Table | null, origin: SavedOrigin | null }} without a table if there is none or it is damaged
 */
export function restoreAt(link, savedId = null) {
  const last = readTableGame();
  const tabGame = last?.link === link ? last : null;
  const id = savedId ?? tabGame?.id ?? null;
  // Another tab may have continued it.
  const saved = store?.find(link, id) ?? ((id && store?.successor(id)) || null);
  const found = saved ?? tabGame;
  return found ? { table: restoreSave(found.save), origin: originOf(found) } : { table: null, origin: null };
}

/** True if the game being opened is not the one on the table, even at the same position. @param {SavedOrigin | null} [origin] */
export const isOtherGame = (origin) => !!origin?.id && !!store?.current && store.current.id !== origin.id;

/** Record of the game on the table; null before its first move. */
export const currentRecord = () => store?.current ?? null;

/**
 * Opens the record of a game that is now on the table, if it has one.
 * @param {View} view @param {Provenance} provenance @param {SavedOrigin | null} origin
 * @param {object} options
 * @param {boolean} [options.isBeforeStore] true if the game was chosen before the store had loaded
 * @param {(game: Game) => void} options.onNewer called if it was, and the store has a newer version
 * @param {(game: Game) => void} options.onReplaced called with the previous game
 */
export function openRecord(view, provenance, origin, { isBeforeStore = !store, onNewer, onReplaced }) {
  const { id, link } = origin?.id ? origin : { id: null, link: view.link };
  writeTableGame(view, provenance, id);
  whenStoreLoaded((loaded) => {
    const before = loaded.current;
    loaded.open(link, id);
    const newer = loaded.current ?? (id ? loaded.successor(id) : null);
    if (isBeforeStore && newer && newer.save !== view.save) onNewer(newer);
    else writeTableGame(view, provenance);
    if (before && before.id !== loaded.current?.id) onReplaced(before);
  });
}

/** Saves the position until the store has loaded; the first move loads it. @param {View} view @param {string} kind @param {Provenance} provenance */
function savePending({ link, save }, kind, provenance) {
  if (store || !isMove(kind)) return;
  lockPending().catch(() => {});
  write(pendingKeyOf(link), { link, save, at: Date.now(), marks: [], provenance });
  // After a failure the next action tries again.
  loadStore().catch(() => {});
}

/** Saves an action of the player. @param {View} view @param {string} kind @param {Provenance} provenance */
export function saveAction(view, kind, provenance) {
  savePending(view, kind, provenance);
  whenStoreLoaded((loaded) => {
    const { link, save, ply, plies, outcome } = view;
    loaded.recordAction({ link, save, ply, plies, outcome, provenance }, kind);
    remove(pendingKeyOf(link));
    writeTableGame(view, provenance);
  });
}

/** Bookmarks a position of the game, other than the current one. @param {string} link @param {number} ply */
export function addBookmark(link, ply) {
  whenStoreLoaded((loaded) => {
    if (loaded.current) loaded.addBookmark({ ...loaded.current, link, ply });
  });
}

/** Restores a saved game; null if it is damaged. @param {Game} game @returns {RestoredGame | null} */
export function restoreGame(game) {
  const table = restoreSave(game.save);
  return table && { table, origin: originOf(game) };
}

/** Watches for changes by other tabs once the store has loaded. */
export const watchStore = () =>
  whenStoreLoaded(
    (loaded) =>
      void load('handoff').then(
        ({ watchOtherTabs }) => watchOtherTabs(loaded),
        () => {},
      ),
  );
