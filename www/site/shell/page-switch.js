// Switches between the two pages of the site: the start page and the table.

import { byId, closeDialogs } from '../../ui/page-dom.js';
import { clearTransientToast, moveToasts } from '../../ui/toast.js';

/** @typedef {'start' | 'table'} Page */

/** @type {Page | null} */
let shownPage = null;

/** @param {Page} page */
export const isShown = (page) => shownPage === page;

/** Enables the start page's style sheet, which index.html enables only if that page is first. */
function enableStartStyles() {
  /** @type {HTMLLinkElement | null} */
  const sheet = document.querySelector('link[data-for="start"][data-rel="stylesheet"]');
  if (sheet && !sheet.rel) sheet.rel = 'stylesheet';
}

/** @param {Page} page */
export function showPage(page) {
  if (page === 'start') {
    enableStartStyles();
    clearBusy();
  }
  const hasChanged = shownPage !== page;
  const isFirst = shownPage === null;
  shownPage = page;
  byId('start').hidden = page !== 'start';
  byId('table').hidden = page !== 'table';
  document.body.dataset.page = page;
  delete document.documentElement.dataset.initialPage;
  // Dialogs belong to the page that was left.
  if (hasChanged) closeDialogs();
  if (hasChanged && !isFirst) clearTransientToast();
  moveToasts(page === 'table' ? document.querySelector('#table > patience-game') : null);
  // Focus announces the new page; on first load the browser does.
  if (hasChanged && !isFirst) byId(page === 'start' ? 'title' : 'table').focus();
}

/** Longest time that a page stays busy after its load event, in ms. */
const BUSY_MS = 10_000;

/**
 * Marks the page as busy until its game is announced. When a page stops being busy, Orca looks whether the focus takes keys
 * itself; too early, and Orca keeps the letter keys for browsing.
 */
export function setBusy() {
  document.body.setAttribute('aria-busy', 'true');
  addEventListener('load', () => setTimeout(clearBusy, BUSY_MS), { once: true });
}

export const clearBusy = () => document.body.removeAttribute('aria-busy');

/** Shows the repair button of index.html: a cached file may be broken. */
export const showRepair = () => void (byId('repair').hidden = false);

/** Hides the repair button and the error. */
export const hideRepair = () => void (byId('repair').hidden = byId('without').hidden = true);
