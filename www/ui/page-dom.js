// DOM helpers of the pages around the table.

import { words } from '../words/site.js';
import { h, setText } from './dom.js';

export { h, setText };

/** @template {Element} [T=HTMLElement] @param {string} id @returns {T} */
export const byId = (id) => /** @type {T} */ (/** @type {unknown} */ (document.getElementById(id)));

/** @param {string} label @param {() => void} onPress @param {string} [className] */
export const button = (label, onPress, className = 'button') =>
  h('button', { type: 'button', class: className, onclick: onPress }, label);

/** A button whose accessible name has its game, too. @param {string} label @param {string} name of the game @param {() => void} onPress @param {string} [className] */
export function labelledButton(label, name, onPress, className) {
  const element = button(label, onPress, className);
  element.setAttribute('aria-label', words.page.labelled(label, name));
  return element;
}

/** The link of a plain click; null of another click, which is the browser's. @param {MouseEvent} event @returns {HTMLAnchorElement | null} */
export const clickedLink = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }) =>
  target instanceof Element && !(button || ctrlKey || metaKey || shiftKey || altKey) ? target.closest('a') : null;

/** @type {Promise<unknown> | null} */
let stylesReady = null;
/** True if ui.css has loaded. */
export let isStyled = false;

/** Loads ui.css lazily; resolves when it has loaded or failed. */
export function loadUiStyles() {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const [start, ui] = document.querySelectorAll('link[data-rel="stylesheet"]');
  // start.css includes it.
  if (start.rel) isStyled = true;
  return (stylesReady ??= isStyled
    ? Promise.resolve()
    : new Promise((done) => {
        ui.onload = ui.onerror = done;
        ui.rel = 'stylesheet';
      }).then(() => (isStyled = true)));
}

/** Called when a modal dialog has opened or closed. */
let modalListener = () => {};

/** @param {() => void} listener */
export const onModalChange = (listener) => void (modalListener = listener);

export const reportModalChange = () => modalListener();

/** Closes any open dialog. */
export function closeDialogs() {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.close();
    // `close` is asynchronous: the dialog must be gone before the next one opens.
    removeDialog(dialog);
  }
}

/** Removes a closed dialog, after `leave` has moved borrowed elements out. @param {HTMLDialogElement} dialog */
export function removeDialog(dialog) {
  if (!dialog.isConnected) return;
  dialog.dispatchEvent(new Event('leave'));
  dialog.remove();
}
