// The panel of what this browser keeps: games in hand and set aside; all of it to a file, from a file, erased.

import { sentenceOf } from '../table/engine.js';
import { words } from '../words/panels.js';
import { words as common } from '../words/site.js';
import { go } from './address.js';
import { backup, loadBackup } from './backup.js';
import { openDialog } from './dialog.js';
import { button, closeDialogs, download, h } from './dom.js';
import { figuresOf, nameOf, using } from './engine.js';
import { askToErase, eraseKeys } from './erasing.js';
import { notify } from './notice.js';
import { restore, savedGame, shelved, slots } from './saved-games.js';
import { settingsChanged } from './settings.js';

/** @typedef {{ link: string, name: string, deal: string | null, figures: string, at: number, aside: boolean }} Held */

/** A file of more bytes is not read: it is more than a browser lets a page keep. */
const LARGEST = 12_000_000;

export function openStorage() {
  const games = slots()
    .flatMap((slot) => {
      const one = savedGame(slot);
      return [held(one, false), ...[one?.before ?? null, ...shelved(slot)].map((other) => held(other, true))];
    })
    .filter((one) => one !== null)
    .sort((a, b) => b.at - a.at);
  const file = h('input', {
    type: 'file',
    class: 'unseen',
    accept: '.json,application/json',
    tabindex: '-1',
    'aria-hidden': 'true',
    onchange: () => void load(file),
  });
  const ask = h('div', { class: 'ask', 'aria-live': 'polite' });
  const erase = button(words.storage.erase, () =>
    askToErase(ask, erase, words.storage.ask, () => eraseKeys(() => true)),
  );
  openDialog(
    words.storage.title,
    'records',
    [
      h('p', {}, words.storage.lead),
      listOf(
        words.storage.inHand,
        games.filter(({ aside }) => !aside),
      ) ?? h('p', { class: 'hint' }, words.storage.noGames),
      listOf(
        words.storage.setAside,
        games.filter(({ aside }) => aside),
      ),
      h(
        'p',
        { class: 'actions' },
        button(words.storage.save, save),
        button(words.storage.load, () => file.click()),
        erase,
      ),
      file,
      ask,
    ].filter((one) => one !== null),
  );
}

/** A kept game in words, if the engine takes it. @param {import('./saved-games.js').SetAside | null} one @param {boolean} aside @returns {Held | null} */
function held(one, aside) {
  if (!one) return null;
  try {
    const view = using(restore(one), (table) => table.view());
    if (aside && !view.ply) return null;
    return {
      link: one.link,
      name: nameOf(view.game),
      deal: view.deal,
      figures: figuresOf(view).join(' · '),
      at: one.at,
      aside,
    };
  } catch {
    return null;
  }
}

/** @param {string} title @param {Held[]} games */
function listOf(title, games) {
  if (!games.length) return null;
  const list = h('ul', { class: 'menu-list' });
  for (const { link, name, deal, figures } of games) {
    const said = common.page.deal(name, deal);
    const open = button(words.storage.goOn, () => {
      closeDialogs();
      go(link);
    });
    open.setAttribute('aria-label', common.page.labelled(words.storage.goOn, said));
    list.append(
      h('li', { class: 'held' }, h('div', {}, h('p', {}, said), h('p', { class: 'figures' }, figures)), open),
    );
  }
  return h('section', {}, h('h3', { class: 'label' }, title), list);
}

function save() {
  download(`cadogan-${new Date().toISOString().slice(0, 10)}.json`, backup(), 'application/json');
  notify(words.storage.saved);
}

/** @param {HTMLInputElement} input */
async function load(input) {
  const [file] = input.files ?? [];
  if (!file) return;
  closeDialogs();
  try {
    if (file.size > LARGEST) throw new Error(words.storage.noFile);
    const { games, out } = loadBackup(await file.text());
    settingsChanged();
    notify(words.storage.loaded(games, out), [], true);
  } catch (error) {
    notify(sentenceOf(error), [], true);
  }
  openStorage();
}
