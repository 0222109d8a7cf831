// Erasing what this browser keeps: asked before, and taken back as long as the page is open.

import { words } from '../../words/panels.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { notify } from '../../ui/toast.js';
import { settingsChanged } from '../settings/settings.js';
import { loadStore } from './saved-games.js';
import { keys, read, remove, write } from './local-store.js';

/**
 * Asks before something is erased.
 * @param {HTMLElement} place @param {HTMLElement} asker where the focus goes back @param {string} text @param {() => void} act
 */
export function askToErase(place, asker, text, act) {
  const no = button(
    words.storage.no,
    () => {
      place.replaceChildren();
      asker.focus();
    },
    'button primary',
  );
  place.replaceChildren(h('p', {}, text), h('p', { class: 'actions' }, button(words.storage.yes, act), no));
  no.focus();
}

/** Keys that the store of games writes, and reads again by itself. */
const OF_STORE = /^(line|early):/;

/**
 * Erases what is kept under some keys, and games; it can be brought back as long as the page is open.
 * @param {(key: string) => boolean} which @param {string[]} [ids] of games
 */
export async function eraseKeys(which, ids = []) {
  // It knows what is on the disk, and takes that away too.
  const undo = (await loadStore()).remove(ids);
  const all = Object.fromEntries(
    keys()
      .filter((key) => which(key) && !OF_STORE.test(key))
      .map((key) => [key, read(key)]),
  );
  for (const key of Object.keys(all)) remove(key);
  closeDialogs();
  settingsChanged();
  notify(
    words.storage.erased,
    [
      {
        label: words.storage.back,
        act: () => {
          undo();
          for (const [key, value] of Object.entries(all)) write(key, value);
          settingsChanged();
          notify(words.storage.brought);
        },
      },
    ],
    true,
  );
}

/** Erases all there is, in every place. */
export async function eraseAll() {
  const games = (await loadStore()).list();
  await eraseKeys(
    () => true,
    games.map(({ id }) => id),
  );
}
