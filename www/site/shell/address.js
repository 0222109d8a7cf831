// The address: its fragment is the link of the page or game; "" is the start page.
//
// Writing history is slow, so that the address lags behind a quick player. It is flushed before anybody can read or copy it:
// when the page is hidden, left, blurred or shared.

import { afterPaint } from '../../ui/after-paint.js';
import { MAX_LINK_CHARS, RULES_PREFIX } from '../../engine/links.js';
import { fieldsOf, integer, orElse, text } from '../../engine/schema.js';
import { sentenceOf } from '../../engine/loader.js';
import { closeDialogs, onModalChange } from '../../ui/page-dom.js';
import { showToast } from '../../ui/toast.js';
import { Latest } from '../../ui/latest.js';

/** Time between updates of the address during a series of moves, in ms. */
const UPDATE_INTERVAL_MS = 300;
/** Retry delay in ms. Safari refuses more than 100 history changes in 30 s. */
const RETRY_MS = 5000;
/** sessionStorage key of the tab's latest address: a write on pagehide may be lost. */
const ADDRESS_KEY = 'cadogan:address';

/** A history entry's state; `below`: of a dialog's entry, the id of the page's. */
const readEntry = orElse(fieldsOf({ entry: text(), count: integer(0), below: orElse(text(), '') }), {
  entry: '',
  count: 0,
  below: '',
});
const readStoredLink = fieldsOf({ entry: text(), link: text(), count: integer(0) });

/** Link that is not in the address yet; null if it is up to date. @type {string | null} */
let pending = null;
let timer = 0;

/** The interval in use: 0 without sessionStorage. */
let updateIntervalMs = 0;

/** Id of the current history entry, as in its state. */
let entryId = '';
let entryCount = 0;

/** Number of the latest update: tells whether sessionStorage or history.state is newer. */
let updateCount = 0;

/** The last hash that this module handled; another one awaits its hashchange event. */
let handledHash = '';

/**
 * The history entry of a dialog that covers the page.
 * @typedef {object} DialogEntry
 * @property {string} id
 * @property {string} below id of the page's entry below it
 * @property {boolean} [isDropping] true while the browser goes back from the entry of a closed dialog: it takes no changes then
 * @property {boolean} [isPushPending] true if the pending link is to have an entry of its own after that
 * @property {boolean} [isReloadPending] true if the page is to be reloaded after that
 */

/** @type {DialogEntry | null} */
let dialogEntry = null;

/** Links of entries that were left before their address was written. @type {Map<string, string>} */
const staleEntries = new Map();

/**
 * Facts about the link that is opened: the new deal that it is, the id of its saved game, a friend's result, whether a lesson
 * begins, and whether Back, Forward or a typed address led to it.
 * @typedef {{ deal?: import('../play/new-deal.js').NewDeal, savedId?: string, result?: string, lesson?: boolean, isFromHistory?: boolean }} Navigation
 */

/** @typedef {{ link: string, navigation?: Navigation }} Destination */

/** @type {(navigation?: Navigation) => Promise<void> | void} */
let onNavigate = () => {};

/** Aborted by the next navigation: a destination that is found later is not opened. */
const lookup = new Latest();

/** Decodes a fragment; mail programs encode links. @param {string} encoded */
function decodeFragment(encoded) {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** Reads the fragment, cut just past the longest link. */
function readFragment() {
  const { hash } = location;
  // Percent-encoding takes three characters for one.
  return decodeFragment(
    (hash.length > 3 * MAX_LINK_CHARS ? hash.slice(0, MAX_LINK_CHARS + 2) : hash).replace(/^#\/?/, ''),
  );
}

const newEntryId = () => `${Date.now()}-${entryCount++}`;

/** Gives the current history entry an id, if it has none. */
function ensureEntryId() {
  entryId = readEntry(history.state).entry;
  if (entryId) return;
  entryId = newEntryId();
  try {
    history.replaceState({ entry: entryId, count: updateCount }, '');
  } catch {
    // Safari's limit: the next write sets the id.
  }
}

/** The current link, even if the address still lags behind. */
export const fragment = () => pending ?? readFragment();

/** The state of a history entry that is written now. @param {string} id */
const stateOf = (id) => ({
  entry: id,
  count: ++updateCount,
  ...(dialogEntry?.id === id ? { below: dialogEntry.below } : {}),
});

/** @param {string} link @param {'pushState' | 'replaceState'} how */
function writeAddress(link, how) {
  clearTimeout(timer);
  if (dialogEntry?.isDropping) {
    pending = link;
    dialogEntry.isPushPending ||= how === 'pushState';
    return;
  }
  pending = null;
  if (how === 'replaceState' && location.hash === (link && `#${link}`)) return storeLink();
  const id = how === 'pushState' ? newEntryId() : entryId;
  try {
    history[how](stateOf(id), '', link ? `#${link}` : location.pathname + location.search);
    entryId = id;
    handledHash = location.hash;
    storeLink();
  } catch {
    pending = link;
    // The link may have changed by then.
    timer = window.setTimeout(() => writeAddress(pending ?? link, how), RETRY_MS);
  }
}

/** Writes the pending link immediately. */
export function flushAddress() {
  // Do not overwrite a hash whose hashchange event is still to fire.
  if (pending !== null && location.hash === handledHash) writeAddress(pending, 'replaceState');
}

/** Replaces the link of the current history entry. @param {string} link */
export const replaceAddress = (link) => writeAddress(link, 'replaceState');

/** Replaces the link of the current history entry with the next update. @param {string} link */
export function replaceAddressSoon(link) {
  if (fragment() === link) return;
  if (!updateIntervalMs) return writeAddress(link, 'replaceState');
  if (pending === null) timer = window.setTimeout(flushAddress, updateIntervalMs);
  pending = link;
  updateCount++;
  afterPaint(storeLink);
}

/** Adds a history entry; that of a dialog becomes the new page's. @param {string} link */
export function pushAddress(link) {
  if (dialogEntry?.id === entryId && !dialogEntry.isDropping) {
    dialogEntry = null;
    return writeAddress(link, 'replaceState');
  }
  flushAddress();
  writeAddress(link, 'pushState');
}

// The browser's Back closes a dialog that covers the page. A sheet beside the table is part of the page.

/** Adds a history entry for a dialog that has opened over the page, or drops that of one that has closed. */
function updateDialogEntry() {
  if (dialogEntry?.isDropping) return;
  const isCovered = !!document.querySelector('dialog:modal');
  if (isCovered && !dialogEntry) pushDialogEntry();
  else if (!isCovered && dialogEntry) dropDialogEntry(dialogEntry);
}

function pushDialogEntry() {
  // An address of rules names their dialog: it has an entry.
  if (fragment().startsWith(RULES_PREFIX)) return;
  flushAddress();
  dialogEntry = { id: newEntryId(), below: entryId };
  try {
    history.pushState(stateOf(dialogEntry.id), '', location.href);
  } catch {
    // Safari's limit: Back leaves the page.
    dialogEntry = null;
    return;
  }
  entryId = dialogEntry.id;
  storeLink();
}

/** @param {DialogEntry} entry */
function dropDialogEntry(entry) {
  // The player has followed a link.
  if (entryId !== entry.id) return void (dialogEntry = null);
  entry.isDropping = true;
  history.back();
  // A browser that has too much to do may refuse.
  setTimeout(() => dialogEntry === entry && endDialogEntry(entry), RETRY_MS);
}

/** Forgets the entry, and writes the link that waited for its end. @param {DialogEntry} entry */
function endDialogEntry({ isPushPending, isReloadPending }) {
  dialogEntry = null;
  if (pending !== null) writeAddress(pending, isPushPending ? 'pushState' : 'replaceState');
  storeLink();
  if (isReloadPending) location.reload();
}

/** Reloads the page, after the entry of a closed dialog is dropped: going back would cancel the reload. */
export function reloadPage() {
  // The dialog's `close` event, which drops its entry, may be still to come.
  updateDialogEntry();
  if (dialogEntry?.isDropping) dialogEntry.isReloadPending = true;
  else location.reload();
}

/** Closes the dialog after the browser's Back, or forgets the entry of a closed one. */
function onPopState() {
  const { entry } = readEntry(history.state);
  if (!dialogEntry || entry === dialogEntry.id) return;
  const isClosed = dialogEntry.isDropping;
  const isOfPage = entry === dialogEntry.below;
  // Another address has its hashchange event, which closes the dialog.
  const isElsewhere = !isOfPage && location.hash !== handledHash;
  if (isOfPage) {
    entryId = entry;
    // The page may have changed below the dialog.
    if (location.hash !== handledHash)
      history.replaceState(stateOf(entry), '', handledHash || location.pathname + location.search);
    endDialogEntry(dialogEntry);
  } else {
    if (dialogEntry.isReloadPending) location.reload();
    dialogEntry = null;
  }
  // Another one may have opened meanwhile.
  if (isClosed) updateDialogEntry();
  else if (!isElsewhere) closeDialogs();
}

/**
 * Adds a history entry for what is shown over the page of the current link: the browser's Back closes it.
 * @param {() => void} close @returns {() => Promise<void>} drops the entry, once it was closed otherwise; resolves when it is gone
 */
export function pushLayer(close) {
  const before = entryId;
  pushAddress(fragment());
  const layer = entryId;
  // The browser has refused the entry, so there is none to close or drop, now or later.
  if (layer === before) {
    clearTimeout(timer);
    timer = window.setTimeout(flushAddress, RETRY_MS);
    return async () => {};
  }
  const closing = new AbortController();
  const onPop = () => {
    // The entry of a dialog above it has gone.
    if (readEntry(history.state).entry === layer) return;
    closing.abort();
    // Another address has its hashchange event.
    if (location.hash !== handledHash) return;
    ensureEntryId();
    storeLink();
    close();
  };
  addEventListener('popstate', onPop, { signal: closing.signal });
  return async () => {
    if (closing.signal.aborted) return;
    closing.abort();
    if (entryId !== layer) return;
    await new Promise((resolve) => {
      const onPop = () => {
        ensureEntryId();
        resolve(null);
      };
      addEventListener('popstate', onPop, { once: true });
      history.back();
    });
  };
}

/** Navigates to a link, or with '' to the start page. @param {string} link @param {Navigation} [navigation] @returns {Promise<void> | void} when it is shown */
export function navigateTo(link, navigation) {
  lookup.cancel();
  if (fragment() !== link) pushAddress(link);
  return onNavigate(navigation);
}

/**
 * Navigates to a destination once it is found, unless the player goes elsewhere meanwhile.
 * @param {Promise<Destination | null>} finding null: not wanted any more @param {(error: unknown) => void} [failed] by default, shows the error's sentence
 */
export async function navigateWhenFound(finding, failed = (error) => showToast(sentenceOf(error))) {
  const signal = lookup.begin();
  /** @type {Promise<null>} */
  const left = new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  let destination;
  try {
    destination = await Promise.race([finding, left]);
  } catch (error) {
    return failed(error);
  }
  if (!destination) return;
  closeDialogs();
  await navigateTo(destination.link, destination.navigation);
}

/** @param {typeof onNavigate} listener called when the link has changed */
export function onNavigation(listener) {
  onNavigate = listener;
  addEventListener('hashchange', () => {
    // The link of this entry has been corrected since.
    if (location.hash === handledHash && readEntry(history.state).entry === entryId) return;
    lookup.cancel();
    // A pending link belongs to the entry that was left.
    clearTimeout(timer);
    if (pending !== null) staleEntries.set(entryId, pending);
    pending = null;
    handledHash = location.hash;
    ensureEntryId();
    const link = staleEntries.get(entryId);
    if (link !== undefined) writeAddress(link, 'replaceState');
    staleEntries.delete(entryId);
    storeLink();
    // They are about the page that was left.
    closeDialogs();
    void listener({ isFromHistory: true });
  });
}

/** Restores the tab's address and flushes it whenever it could be read. */
export function keepAddressCurrent() {
  handledHash = location.hash;
  updateCount = readEntry(history.state).count;
  const hadNoState = !history.state;
  ensureEntryId();
  const { below } = readEntry(history.state);
  // The page was reloaded under a dialog, which is gone: its entry is dropped, with its link or a restored one.
  if (below) dialogEntry = { id: entryId, below };
  restoreLink(hadNoState);
  addEventListener('popstate', onPopState);
  onModalChange(updateDialogEntry);
  updateDialogEntry();
  addEventListener('pagehide', flushAddress);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flushAddress();
  });
  // The player may be on the way to the address bar or a button of the browser.
  addEventListener('blur', flushAddress);
  document.documentElement.addEventListener('pointerleave', flushAddress);
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key)) flushAddress();
  });
}

/** Stores the link for this entry of this tab, in case of a reload before the address is written. */
function storeLink() {
  try {
    if (updateIntervalMs)
      sessionStorage.setItem(ADDRESS_KEY, JSON.stringify({ entry: entryId, link: fragment(), count: updateCount }));
  } catch {
    // Without sessionStorage the address alone holds the link.
  }
}

/** The way that led to the page; undefined if the browser does not say it. */
export function navigationType() {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.type : undefined;
}

/**
 * Restores the link of a tab that was left or reloaded before its address was written.
 * @param {boolean} hadNoState true if the entry had no state
 */
function restoreLink(hadNoState) {
  try {
    const stored = sessionStorage.getItem(ADDRESS_KEY);
    // Throws if storage is forbidden or full.
    sessionStorage.setItem(ADDRESS_KEY, '');
    updateIntervalMs = UPDATE_INTERVAL_MS;
    const last = readStoredLink(JSON.parse(stored || 'null'));
    if (!last) return;
    // Chromium may lose an entry's state if the page is reloaded while its address is written.
    const isSameEntry = last.entry === entryId || (hadNoState && navigationType() === 'reload');
    // A busy browser may return an older value than the address.
    if (!isSameEntry || last.count <= updateCount) return;
    entryId = last.entry;
    updateCount = last.count;
    writeAddress(last.link, 'replaceState');
  } catch {
    // Storage is forbidden or full, or the value is not ours.
  }
}
