// Elements of the page: found by id, made with their attributes.

import { h, setText } from './dom.js';

export { h, setText };

/** @template {Element} [T=HTMLElement] @param {string} id @returns {T} */
export const byId = (id) => /** @type {T} */ (/** @type {unknown} */ (document.getElementById(id)));

/** @param {string} label @param {() => void} act @param {string} [className] */
export const button = (label, act, className = 'button') =>
  h('button', { type: 'button', class: className, onclick: act }, label);

/** Adds a style sheet to the page; resolves when it is here, or has failed: what it styles works without it. @param {URL} address */
export const addSheet = (address) =>
  new Promise((done) => {
    document.head.append(h('link', { rel: 'stylesheet', href: address.href, onload: done, onerror: done }));
  });

/** @type {Promise<unknown> | null} */
let styling = null;
/** Whether everything on the page is styled. */
export let isStyled = false;

/** The sheet of what the first sight of a table does without; resolves when it is here, or has failed. */
export function styleMore() {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const [start, more] = document.querySelectorAll('link[data-rel="stylesheet"]');
  // The start page has it in its own, and is not shown before that.
  if (start.rel) isStyled = true;
  return (styling ??= isStyled
    ? Promise.resolve()
    : new Promise((done) => {
        more.onload = more.onerror = done;
        more.rel = 'stylesheet';
      }).then(() => (isStyled = true)));
}

/** Closes whatever dialog is open. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.close();
    // Its event comes late, and what opens next must not meet it.
    removeDialog(dialog);
  }
}

/** Takes a closed dialog away; what it was lent goes back first. @param {HTMLDialogElement} dialog */
export function removeDialog(dialog) {
  if (!dialog.isConnected) return;
  dialog.dispatchEvent(new Event('leave'));
  dialog.remove();
}

/** Hands the player a text as a file. @param {string} name @param {string} text @param {string} type */
export function download(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  h('a', { href: address, download: name }).click();
  // The browser reads it a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
