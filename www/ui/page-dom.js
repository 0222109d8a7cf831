// Elements of the page: found by id, made with their attributes.

import { h, setText } from './dom.js';

export { h, setText };

/** @template {Element} [T=HTMLElement] @param {string} id @returns {T} */
export const byId = (id) => /** @type {T} */ (/** @type {unknown} */ (document.getElementById(id)));

/** @param {string} label @param {() => void} act @param {string} [className] */
export const button = (label, act, className = 'button') =>
  h('button', { type: 'button', class: className, onclick: act }, label);

/** @type {Promise<unknown> | null} */
let styling = null;
/** True if ui.css has loaded. */
export let isStyled = false;

/** Loads ui.css, which a table does without at first; resolves when it has loaded, or has failed. */
export function styleUi() {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const [start, more] = document.querySelectorAll('link[data-rel="stylesheet"]');
  // start.css includes it.
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
