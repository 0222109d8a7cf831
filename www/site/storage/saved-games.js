// The games that this browser keeps, as the pages ask for them. The store behind it (store/) comes when there is something to
// keep or to be looked for; a first visit to a link does without it until the first move.
//
// A slot is the id of a game, or a deal of the player's own cards.

import { isFullEngine, Table } from '../../engine/loader.js';
import { isMove } from '../../engine/causes.js';
import { slotOf } from '../../engine/links.js';
import { load } from '../load.js';
import { isRecord, keys, remove, write } from './local-store.js';

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').Table} Rules a game in the rules' keeping */
/** @typedef {import('./store/records.js').Game} Game */
/** @typedef {import('./store/store.js').Store} Store */
/** What a tab has on its table; without an id it is a guest. @typedef {{ link: string, save: string, id: string | null }} OnTable */

/** How long it is waited for what databases there are: some private windows have one that never answers. */
const PATIENCE_MS = 3000;

/** Where a tab keeps what lies on its table, so that a reload finds it as it was, with what can be redone. */
const TABLE = 'cadogan:table';

/** @type {Store | null} */
let store = null;
/** @type {Promise<Store> | null} */
let loading = null;
/** What waits for the store. @type {((store: Store) => void)[]} */
const waiting = [];

/** Under which key an act is kept until the store is here. */
const EARLY = `early:${Math.random().toString(36).slice(2)}`;

/** The store, if it is here. */
export const theStore = () => store;

/** Loads the store; rejects when it does not come. */
export function loadStore() {
  loading ??= load('store')
    .then(({ openStore }) => openStore(EARLY))
    .then((opened) => {
      store = opened;
      for (const act of waiting.splice(0)) act(opened);
      return opened;
    })
    .catch((error) => {
      loading = null;
      throw error;
    });
  return loading;
}

/** Does something as soon as the store is here. @param {(store: Store) => void} act */
export function withStore(act) {
  if (store) act(store);
  else waiting.push(act);
}

/** Whether this browser may keep a game. A killed browser may have forgotten what localStorage held. */
async function keepsAny() {
  if (keys().some((key) => /^(line|game|shelf|early):/.test(key))) return true;
  if (typeof indexedDB !== 'object') return false;
  if (!indexedDB.databases) return true;
  const named = indexedDB.databases().then((all) => all.some(({ name }) => name?.startsWith('cadogan')));
  return Promise.race([named, new Promise((done) => setTimeout(done, PATIENCE_MS, true))]);
}

/** @type {Promise<unknown> | null} */
let looked = null;

/** Looks once for what is kept; resolves when it can be asked for, or never can. */
export function findStore() {
  // What has been played since may have called it.
  if (loading) return loading.catch(() => {});
  looked ??= keepsAny()
    .then((some) => (some ? loadStore() : null))
    .catch(() => {});
  return looked;
}

/** The slots that hold something. */
export const slots = () => store?.slots() ?? [];

/** The games of a slot: what can be gone on with first, then what is won. @param {string} slot @returns {Game[]} */
export const gamesOf = (slot) => store?.ofSlot(slot) ?? [];

/** The game of a slot that was played last: if there is one, one that can be gone on with. @param {string} slot @returns {Game | null} */
export const savedGame = (slot) => gamesOf(slot)[0] ?? null;

// What lies on the table

/** The game that was asked for by what it is, not by where it stands. @type {string | null} */
let asked = null;
/** The game that was taken up last, as it is laid. @type {string | null} */
let taken = null;
/** Where it stands in its own words: those of an older format of links, perhaps. @type {string | null} */
let takenAt = null;

/** The next link that is opened means this game. @param {string} id */
export const askFor = (id) => void (asked = id);

/** What this tab had on its table. @returns {OnTable | null} */
function remembered() {
  try {
    const value = JSON.parse(sessionStorage.getItem(TABLE) ?? 'null');
    if (isRecord(value) && typeof value.link === 'string' && typeof value.save === 'string')
      return { link: value.link, save: value.save, id: typeof value.id === 'string' ? value.id : null };
  } catch {
    // It is forbidden, or not what this page wrote.
  }
  return null;
}

/** @param {View} view @param {string | null} [id] */
function remember({ link, save }, id = store?.hand?.id ?? null) {
  try {
    sessionStorage.setItem(TABLE, JSON.stringify({ link, save, id }));
  } catch {
    // Then the address alone holds it.
  }
}

/** The table of a save; null if it is damaged. Throws what the rules of one game refuse: those of all may take it. @param {string} save @returns {Rules | null} */
export function restored(save) {
  try {
    return Table.restore(save);
  } catch (error) {
    if (!isFullEngine) throw error;
    return null;
  }
}

/**
 * The table of a game that was left at a position, with its acts and what was undone: one that is kept, or what this tab had
 * on its table. Null if there is none, or it is damaged.
 * @param {string} link
 */
export function restoreAt(link) {
  const last = remembered();
  const here = last?.link === link ? last : null;
  const id = asked ?? here?.id ?? null;
  asked = null;
  // What this tab had may have gone on since, in another tab.
  const kept = store?.at(link, id) ?? (here && id ? (store?.heir(id) ?? null) : null);
  const found = kept ?? here;
  taken = kept?.id ?? here?.id ?? null;
  takenAt = found && found.link;
  return found && restored(found.save);
}

/** Whether the game that was taken up is another one than lies on the table, whatever its position. */
export const isOther = () => taken !== null && !!store?.hand && store.hand.id !== taken;

/** The record of what is on the table; null while it is a guest. */
export const handOf = () => store?.hand ?? null;

/**
 * A game has been laid on the table: one that is kept, or a guest.
 * @param {View} view
 * @param {object} told
 * @param {(game: Game) => void} told.replace called when the store, come late, knows it better
 * @param {(game: Game) => void} told.gaveWay called with the game that lay there before
 */
export function keepOpened(view, { replace, gaveWay }) {
  const late = !store;
  const id = taken;
  const link = (id && takenAt) || view.link;
  taken = null;
  takenAt = null;
  remember(view, id);
  withStore((kept) => {
    const before = kept.hand;
    kept.open(link, id);
    const better = kept.hand ?? (id ? kept.heir(id) : null);
    if (late && better && better.save !== view.save) replace(better);
    else remember(view);
    if (before && before.id !== kept.hand?.id) gaveWay(before);
  });
}

/** Keeps an act until the store is here, which comes with the first. @param {View} view @param {string} kind */
export function keepEarly({ link, save }, kind) {
  if (store || !isMove(kind)) return;
  write(EARLY, { link, save, at: Date.now(), marks: [] });
  // Without a connection the next act tries again.
  loadStore().catch(() => {});
}

/** The player has done something. @param {View} view @param {string} kind */
export function keepAct(view, kind) {
  keepEarly(view, kind);
  withStore((kept) => {
    kept.act(view, kind);
    remove(EARLY);
    remember(view);
  });
}

/** Marks another position of the game in hand than lies on the table. @param {string} link @param {number} ply */
export function addMark(link, ply) {
  withStore((kept) => {
    if (kept.hand) kept.mark({ ...kept.hand, link, ply });
  });
}

/** Takes up a game that is kept as the next that is laid. @param {Game} game @returns {Rules | null} */
export function takeUp({ id, link, save }) {
  const table = restored(save);
  if (table) {
    taken = id;
    takenAt = link;
  }
  return table;
}

/** Whether games belong to one slot. @param {string} a @param {string} b their links */
export const sameSlot = (a, b) => slotOf(a) === slotOf(b);

/** Follows what other tabs do to the games, once the store has loaded. */
export const followStore = () =>
  withStore(
    (opened) =>
      void load('handoff').then(
        ({ watchOtherTabs }) => watchOtherTabs(opened),
        () => {},
      ),
  );
