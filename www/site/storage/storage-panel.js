// The panel of saved data: lists of games, backup, loading a backup, erasing.

import { sentenceOf } from '../../engine/loader.js';
import { words } from '../../words/panels.js';
import { words as common } from '../../words/site.js';
import { createBackup, loadBackup } from './backup.js';
import { openDialog } from '../../ui/dialog.js';
import { filePicker } from '../../ui/file-picker.js';
import { download } from '../../ui/download.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { confirmErase, eraseAll } from './erasing.js';
import { gamesSection } from './games-list.js';
import { clearToasts, showToast } from '../../ui/toast.js';
import { reportStorageError, retryRefused } from './local-store.js';
import { loadStore } from './saved-games.js';
import { settingsChanged } from '../settings/settings.js';
import { whenLanguageApplied } from '../shell/languages.js';

/** Largest backup that is read, in bytes: more than a year of games. */
const MAX_FILE_BYTES = 48_000_000;

/** @param {AbortSignal} [signal] */
export async function openStorage(signal) {
  const store = await loadStore();
  signal?.throwIfAborted();
  const picker = filePicker('.json,application/json', (file) => loadFile(file, prompt));
  const prompt = h('div', { class: 'ask', 'aria-live': 'polite' });
  const erase = button(words.storage.erase, () => confirmErase(prompt, erase, words.storage.confirmErase, eraseAll));
  const games = store.list();
  openDialog(
    words.storage.title,
    'records',
    [
      h('p', {}, words.storage.lead),
      ...(store.isPersisted
        ? []
        : [
            h('p', { class: 'ask' }, common.storage.full),
            ...evictionActions(store).map(({ label, onPress }) => button(label, onPress)),
          ]),
      gamesSection(
        words.storage.inProgress,
        games.filter(({ won }) => !won),
        store,
      ) ?? h('p', { class: 'hint' }, words.storage.noGames),
      gamesSection(
        words.storage.won,
        games.filter(({ won }) => won),
        store,
      ),
      h(
        'p',
        { class: 'actions' },
        button(words.storage.save, () => void saveBackup()),
        button(words.storage.import, () => picker.click()),
        erase,
      ),
      picker,
      prompt,
    ].filter((part) => part !== null),
  );
}

/** Downloads a backup, or says that it failed. */
export async function saveBackup() {
  try {
    download(`cadogan-${new Date().toISOString().slice(0, 10)}.json`, await createBackup(), 'application/json');
    showToast(words.storage.saved);
  } catch {
    showToast(common.failed.panel);
  }
}

/** @param {File} file @param {HTMLElement} place for the progress bar */
async function loadFile(file, place) {
  const bar = h('progress', { max: '1', value: '0', 'aria-label': words.storage.importing });
  place.replaceChildren(h('p', {}, words.storage.importing), bar);
  try {
    if (file.size > MAX_FILE_BYTES) throw new Error(words.storage.tooLarge);
    const { games, out, foreign, undo } = await loadBackup(await file.text(), (part) => (bar.value = part));
    // If the panel was closed meanwhile, the toast is enough.
    const isOpen = place.isConnected;
    settingsChanged();
    // Another language closes the panel.
    await whenLanguageApplied();
    if (isOpen) await openStorage();
    const revert = async () => {
      undo();
      // The open list is out of date.
      const isListOpen = document.querySelector('dialog.records') !== null;
      settingsChanged();
      await whenLanguageApplied();
      if (isListOpen) await openStorage();
      showToast(words.storage.importUndone);
    };
    showToast(
      words.storage.imported(games, out, foreign),
      [{ label: words.storage.undoImport, onPress: () => void revert() }],
      true,
    );
  } catch (error) {
    if (place.isConnected) await openStorage();
    showToast(sentenceOf(error), [], true);
  }
}

/**
 * Actions for full storage: delete games that are won, the oldest first.
 * @param {import('./saved-games.js').GameStore} store
 */
function evictionActions(store) {
  const wonGames = store.evictable();
  if (!wonGames.length) return [];
  const deleteWonGames = async () => {
    closeDialogs();
    store.remove(wonGames.map(({ id }) => id));
    const hasGames = await store.retry();
    const isSaved = retryRefused() && hasGames;
    if (isSaved) reportStorageError('space');
    // The toast about full storage no longer holds.
    clearToasts();
    showToast(isSaved ? common.storage.spaceAgain : common.storage.full);
  };
  return [{ label: words.storage.deleteWon(wonGames.length), onPress: () => void deleteWonGames() }];
}

/** Reports that storage is full, with actions. */
export async function notifyFull() {
  const store = await loadStore();
  showToast(
    common.storage.full,
    [...evictionActions(store), { label: words.storage.save, onPress: () => void saveBackup() }],
    true,
  );
}
