// What lies over the table goes away, and gives back the focus.

import { isByKey } from '../table/board/cells.js';

/** What has gone for the eye, and not yet for the ear; nothing gives way to it. */
const UNSEEN = Object.entries({ position: 'absolute', opacity: '0', 'pointer-events': 'none' });
/** So long a screen reader may take to hear that the focus is elsewhere, in milliseconds. */
const LEAVING_MS = 3000;

/**
 * Takes elements away. If they have the focus, it goes elsewhere first; for whoever plays by key they stay, for the ear, until
 * the player goes on: from an element that is no more a screen reader does not find to the next one, and is silent. For the
 * eye they are gone.
 * @param {HTMLElement[]} els
 * @param {() => void} giveBack gives the focus to where it was
 */
export function leave(els, giveBack) {
  const held = () => els.some((el) => el.matches(':focus-within'));
  const go = () => {
    removeEventListener('keydown', go, true);
    for (const el of els) el.remove();
  };
  if (!held()) return go();
  giveBack();
  if (held() || !isByKey()) return go();
  for (const el of els) for (const [name, value] of UNSEEN) el.style.setProperty(name, value, 'important');
  addEventListener('keydown', go, true);
  setTimeout(go, LEAVING_MS);
}
