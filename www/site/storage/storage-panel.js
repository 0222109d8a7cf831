// The panel of what this browser keeps: every game, to be looked through, gone on with, named, deleted; all of it to a file,
// from a file, erased.

import { sentenceOf } from '../../engine/loader.js';
import { words } from '../../words/panels.js';
import { words as common } from '../../words/site.js';
import { backup, loadBackup } from './backup.js';
import { openDialog } from '../../ui/dialog.js';
import { button, closeDialogs, download, h } from '../../ui/page-dom.js';
import { askToErase, eraseAll } from './erasing.js';
import { listOfGames } from './games-list.js';
import { notify } from '../../ui/toast.js';
import { loadStore } from './saved-games.js';
import { settingsChanged } from '../settings/settings.js';

/** A file of more bytes is not read: it is more than a year of games. */
const LARGEST = 48_000_000;

export async function openStorage() {
  const store = await loadStore();
  const file = h('input', {
    type: 'file',
    class: 'unseen',
    accept: '.json,application/json',
    tabindex: '-1',
    'aria-hidden': 'true',
    onchange: () => void load(file, ask),
  });
  const ask = h('div', { class: 'ask', 'aria-live': 'polite' });
  const erase = button(words.storage.erase, () => askToErase(ask, erase, words.storage.ask, () => void eraseAll()));
  const games = store.list();
  openDialog(
    words.storage.title,
    'records',
    [
      h('p', {}, words.storage.lead),
      ...(store.isKept
        ? []
        : [
            h('p', { class: 'ask' }, common.storage.full),
            ...waysOut(store).map(({ label, act }) => button(label, act)),
          ]),
      listOfGames(
        words.storage.inHand,
        games.filter(({ won }) => !won),
        store,
      ) ?? h('p', { class: 'hint' }, words.storage.noGames),
      listOfGames(
        words.storage.won,
        games.filter(({ won }) => won),
        store,
      ),
      h(
        'p',
        { class: 'actions' },
        button(words.storage.save, () => void save()),
        button(words.storage.load, () => file.click()),
        erase,
      ),
      file,
      ask,
    ].filter((one) => one !== null),
  );
}

async function save() {
  download(`cadogan-${new Date().toISOString().slice(0, 10)}.json`, await backup(), 'application/json');
  notify(words.storage.saved);
}

/** @param {HTMLInputElement} input @param {HTMLElement} place where it is seen how far it has come */
async function load(input, place) {
  const [file] = input.files ?? [];
  if (!file) return;
  const bar = h('progress', { max: '1', value: '0', 'aria-label': words.storage.loading });
  place.replaceChildren(h('p', {}, words.storage.loading), bar);
  try {
    if (file.size > LARGEST) throw new Error(words.storage.tooLarge);
    const { games, out, foreign, undo } = await loadBackup(await file.text(), (part) => (bar.value = part));
    settingsChanged();
    // Whoever has gone on meanwhile is told, and not led back.
    if (place.isConnected) await openStorage();
    const back = async () => {
      undo();
      settingsChanged();
      // What is listed there is no longer so.
      if (document.querySelector('dialog')) await openStorage();
      notify(words.storage.unloaded);
    };
    notify(words.storage.loaded(games, out, foreign), [{ label: words.storage.unload, act: () => void back() }], true);
  } catch (error) {
    if (place.isConnected) await openStorage();
    notify(sentenceOf(error), [], true);
  }
}

/**
 * What can be done where there is no room: games that are won may give way, the oldest first, if there are any.
 * @param {import('./saved-games.js').Store} store
 */
function waysOut(store) {
  const spare = store.spare();
  if (!spare.length) return [];
  const act = async () => {
    closeDialogs();
    store.remove(spare.map(({ id }) => id));
    notify((await store.retry()) ? common.storage.room : common.storage.full);
  };
  return [{ label: words.storage.giveWay(spare.length), act: () => void act() }];
}

/** There is no room: says so, with what can be done about it. */
export async function makeRoom() {
  const store = await loadStore();
  notify(common.storage.full, [...waysOut(store), { label: words.storage.save, act: () => void save() }], true);
}
