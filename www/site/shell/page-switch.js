// The two pages of the site, of which one is shown: the start page, and the table.

import { byId, closeDialogs } from '../../ui/page-dom.js';
import { clearPositionNotice, moveNotices } from '../../ui/toast.js';

/** @typedef {'start' | 'table'} Page */

/** @type {Page | null} */
let shown = null;

/** @param {Page} page */
export const isShown = (page) => shown === page;

/** The start page's style sheet is loaded with the page only where that is shown first. */
function styleStart() {
  /** @type {HTMLLinkElement | null} */
  const sheet = document.querySelector('link[data-for="start"][data-rel="stylesheet"]');
  if (sheet && !sheet.rel) sheet.rel = 'stylesheet';
}

/** @param {Page} page */
export function showPage(page) {
  if (page === 'start') {
    styleStart();
    endBusy();
  }
  const changed = shown !== page;
  const first = shown === null;
  shown = page;
  byId('start').hidden = page !== 'start';
  byId('table').hidden = page !== 'table';
  document.body.dataset.page = page;
  delete document.documentElement.dataset.first;
  // What lay over the other page has nothing to do here.
  if (changed) closeDialogs();
  if (changed && !first) clearPositionNotice();
  moveNotices(page === 'table' ? document.querySelector('#table > patience-game') : null);
  // Screen readers are told that the page has changed; at the first load the browser does it.
  if (changed && !first) byId(page === 'start' ? 'title' : 'table').focus();
}

/** Longer than this after it has loaded no page is busy, whatever has become of its game, in milliseconds. */
const BUSY_MS = 10_000;

/**
 * A page that is opened with a game is ready when the game is told, which may be long after it has loaded. Orca looks when
 * it is told so whether the keys are those of what has the focus; told too early it keeps the letters to itself.
 */
export function beginBusy() {
  document.body.setAttribute('aria-busy', 'true');
  addEventListener('load', () => setTimeout(endBusy, BUSY_MS), { once: true });
}

export const endBusy = () => document.body.removeAttribute('aria-busy');

/** What cannot begin may have a broken file: index.html knows how that is mended, without any other. */
export const offerRepair = () => void (byId('repair').hidden = false);

/** It has begun after all. */
export const endRepair = () => void (byId('repair').hidden = byId('without').hidden = true);
