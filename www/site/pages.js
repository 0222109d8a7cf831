// The two pages of the site, of which one is shown: the start page, and the table.

import { byId, closeDialogs } from './dom.js';
import { clearPositionNotice, moveNotices } from './notice.js';

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
  if (page === 'start') styleStart();
  const changed = shown !== page;
  const first = shown === null;
  shown = page;
  byId('start').hidden = page !== 'start';
  byId('table').hidden = page !== 'table';
  document.body.dataset.page = page;
  // What lay over the other page has nothing to do here.
  if (changed) closeDialogs();
  if (changed && !first) clearPositionNotice();
  moveNotices(page === 'table' ? document.querySelector('#table > patience-game') : null);
  // Screen readers are told that the page has changed; at the first load the browser does it.
  if (changed && !first) byId(page === 'start' ? 'title' : 'table').focus();
}

/** What cannot begin may have a broken file: index.html knows how that is mended, without any other. */
export const offerRepair = () => void (byId('repair').hidden = false);

/** It has begun after all. */
export const endRepair = () => void (byId('repair').hidden = byId('without').hidden = true);
