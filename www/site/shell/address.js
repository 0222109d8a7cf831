// The address: its fragment says which page is shown, and which game. "" is the start page.
//
// It follows the game, but not at once: writing it is dear, and a player who moves quickly need not wait for it. Before
// anybody can read or copy it (the page is hidden, left, shared), it is written.

import { afterPaint } from '../../ui/after-paint.js';
import { LONGEST_LINK } from '../../engine/links.js';

/** How long the address may lag behind the game. */
const LAG_MS = 300;
/** Safari allows a hundred changes in half a minute; a refused one is tried again after this. */
const RETRY_MS = 5000;
/** Where a tab keeps what its address says, or is about to say: one that is written when the page is left may be lost. */
const CURRENT = 'cadogan:address';

/** What the address is going to say; null when it says it. @type {string | null} */
let pending = null;
let timer = 0;

/** A tab that cannot keep what its address is about to say writes it at once. */
let lag = 0;

/** The entry of the tab's history that is shown; its state holds it. */
let entry = '';
let entries = 0;

/** Counts what the address was to say, so that of two accounts of it the later one is known. */
let count = 0;

/** The fragment as this module knows it: another one is somebody else's, and what follows from it has not happened yet. */
let known = '';

/** What entries should say that were left before their address could follow. @type {Map<string, string>} */
const outdated = new Map();

/** @type {() => Promise<void> | void} */
let navigated = () => {};

/** Mail programs like to encode what they pass on. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What the browser's address says: of one that is longer than any link so much that this is still seen. */
function written() {
  const { hash } = location;
  // A character may be written as three.
  return decoded((hash.length > 3 * LONGEST_LINK ? hash.slice(0, LONGEST_LINK + 2) : hash).replace(/^#\/?/, ''));
}

const newEntry = () => `${Date.now()}-${entries++}`;

/** Gives the entry that is shown a name, if it has none. */
function nameEntry() {
  entry = history.state?.entry ?? '';
  if (entry) return;
  entry = newEntry();
  try {
    history.replaceState({ entry, count }, '');
  } catch {
    // Safari has had enough of it for the moment; the next writing brings the name.
  }
}

/** What the address says, or is about to say. */
export const fragment = () => pending ?? written();

/** @param {string} link @param {'pushState' | 'replaceState'} how */
function write(link, how) {
  clearTimeout(timer);
  pending = null;
  if (how === 'replaceState' && location.hash === (link && `#${link}`)) return remember();
  const name = how === 'pushState' ? newEntry() : entry;
  try {
    history[how]({ entry: name, count: ++count }, '', link ? `#${link}` : location.pathname + location.search);
    entry = name;
    known = location.hash;
    remember();
  } catch {
    pending = link;
    // By then it may be about to say something else.
    timer = window.setTimeout(() => write(pending ?? link, how), RETRY_MS);
  }
}

/** Writes at once what the address is about to say. */
export function flushAddress() {
  // Not over an address that has just been set and not yet been heard of.
  if (pending !== null && location.hash === known) write(pending, 'replaceState');
}

/** The same page goes on under another link, so that Back returns to the page before it. @param {string} link */
export const replaceAddress = (link) => write(link, 'replaceState');

/** As `replaceAddress`, a little later. @param {string} link */
export function replaceAddressSoon(link) {
  if (fragment() === link) return;
  if (!lag) return write(link, 'replaceState');
  if (pending === null) timer = window.setTimeout(flushAddress, lag);
  pending = link;
  count++;
  afterPaint(remember);
}

/** Back returns to what the address said. @param {string} link */
export function pushAddress(link) {
  flushAddress();
  write(link, 'pushState');
}

/** Goes to a link, or with '' to the start page, so that Back returns. @param {string} link @returns {Promise<void> | void} when it is shown */
export function go(link) {
  if (fragment() !== link) pushAddress(link);
  return navigated();
}

/** @param {() => Promise<void> | void} listener called when the page is to show what the address says */
export function onNavigation(listener) {
  navigated = listener;
  addEventListener('hashchange', () => {
    // What was still to be written belongs to the entry that was left.
    clearTimeout(timer);
    if (pending !== null) outdated.set(entry, pending);
    pending = null;
    known = location.hash;
    nameEntry();
    const link = outdated.get(entry);
    if (link !== undefined) write(link, 'replaceState');
    outdated.delete(entry);
    remember();
    void listener();
  });
}

/** Has the address follow the tab: what it is about to say is never lost, and never seen stale. */
export function keepAddressCurrent() {
  known = location.hash;
  count = Number(history.state?.count) || 0;
  const forgotten = !history.state;
  nameEntry();
  restore(forgotten);
  addEventListener('pagehide', flushAddress);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) flushAddress();
  });
  // The player is on the way to the address bar, to a button of the browser, or to one of its keys.
  addEventListener('blur', flushAddress);
  document.documentElement.addEventListener('pointerleave', flushAddress);
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key)) flushAddress();
  });
}

/** Keeps what the address is about to say, for this entry of this tab, in case the page is reloaded before its address could follow. */
function remember() {
  try {
    if (lag) sessionStorage.setItem(CURRENT, JSON.stringify({ entry, link: fragment(), count }));
  } catch {
    // Then only the address can hold it.
  }
}

/** Whether the page was reloaded, so that its entry is the one this tab was at. */
function isReload() {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload';
}

/**
 * Puts right the address of a tab that was left, or reloaded, before its address could follow.
 * @param {boolean} forgotten whether the entry had no state
 */
function restore(forgotten) {
  try {
    const kept = sessionStorage.getItem(CURRENT);
    // To write is to find out whether it can be done.
    sessionStorage.setItem(CURRENT, '');
    lag = LAG_MS;
    const { entry: name, link, count: at } = JSON.parse(kept || '{}');
    // Chromium may forget an entry's state when the page is reloaded in the moment in which its address is written.
    const same = name === entry || (forgotten && isReload());
    // A busy browser may hand out an older account than the address itself is.
    if (typeof link !== 'string' || !same || Number(at) <= count) return;
    entry = name;
    count = Number(at);
    write(link, 'replaceState');
  } catch {
    // Storage is forbidden or full, or what was left is not what this page writes.
  }
}
