// Removes an element from a page without losing the focus.

import { isKeyboardModality } from './modality.js';

const HIDDEN_STYLE = Object.entries({ position: 'absolute', opacity: '0', 'pointer-events': 'none' });
/** Time that a screen reader may take to report that the focus has moved, in ms. */
const REMOVE_MS = 3000;

/**
 * Removes an element; if it has the focus, that moves elsewhere first. A keyboard user's is hidden and stays until the next key:
 * screen readers lose their place if the focused element is removed.
 * @param {HTMLElement} el
 * @param {() => void} moveFocus moves the focus to where it was before
 */
export function removeRestoringFocus(el, moveFocus) {
  const hasFocus = () => el.matches(':focus-within');
  const remove = () => {
    removeEventListener('keydown', remove, true);
    el.remove();
  };
  if (!hasFocus()) return remove();
  moveFocus();
  if (hasFocus() || !isKeyboardModality()) return remove();
  for (const [name, value] of HIDDEN_STYLE) el.style.setProperty(name, value, 'important');
  addEventListener('keydown', remove, true);
  setTimeout(remove, REMOVE_MS);
}
