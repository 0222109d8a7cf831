// Erases saved data: with a confirmation, and undoable as long as its toast stays.

import { words } from '../../words/panels.js';
import { words as common } from '../../words/site.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { showToast } from '../../ui/toast.js';
import { settingsChanged } from '../settings/settings.js';
import { whenLanguageApplied } from '../shell/languages.js';
import { mergeValue } from './merge.js';
import { loadStore } from './saved-games.js';
import { isStoreKey } from './keys.js';
import { keys, read, remove, write } from './local-store.js';

/**
 * Asks for confirmation; says so if the erasure fails.
 * @param {HTMLElement} place @param {HTMLElement} asker regains the focus @param {string} text @param {() => Promise<void>} onConfirm
 */
export function confirmErase(place, asker, text, onConfirm) {
  const close = () => {
    place.replaceChildren();
    asker.focus();
  };
  const confirm = () => {
    // A second press would erase nothing, and its undo restore nothing.
    close();
    onConfirm().catch(() => showToast(common.failed.panel));
  };
  const cancel = button(words.storage.cancel, close, 'button primary');
  place.replaceChildren(h('p', {}, text), h('p', { class: 'actions' }, button(words.storage.confirm, confirm), cancel));
  cancel.focus();
}

/** Restores erased values, merged with those recorded since. @param {Record<string, unknown>} values by key */
export function restoreValues(values) {
  for (const [key, value] of Object.entries(values)) {
    const now = read(key);
    write(key, now === null ? value : (mergeValue(key, value, now) ?? value));
  }
}

/**
 * Erases keys and games, with an undo button.
 * @param {(key: string) => boolean} isErased @param {string[]} [ids] of games
 */
export async function eraseKeys(isErased, ids = []) {
  // The store also removes games from IndexedDB.
  const undo = (await loadStore()).remove(ids);
  const all = Object.fromEntries(
    keys()
      .filter((key) => isErased(key) && !isStoreKey(key))
      .map((key) => [key, read(key)]),
  );
  for (const key of Object.keys(all)) remove(key);
  closeDialogs();
  settingsChanged();
  // The choice of a language may be erased, too.
  await whenLanguageApplied();
  showToast(
    words.storage.erased,
    [
      {
        label: words.storage.restore,
        onPress: () => {
          undo();
          restoreValues(all);
          settingsChanged();
          void whenLanguageApplied().then(() => showToast(words.storage.restored));
        },
      },
    ],
    true,
  );
}

/** Erases all saved data. */
export async function eraseAll() {
  const games = (await loadStore()).list();
  await eraseKeys(
    () => true,
    games.map(({ id }) => id),
  );
}
