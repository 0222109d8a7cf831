// Makes a problem of the position on the table: the solver proves all its moves, then it is shared as a link or a message.

import { addressOf } from '../../engine/links.js';
import { nameOf } from '../../engine/games.js';
import { readProblem } from '../../engine/problem-lists.js';
import { askProblem, release } from '../../solver/client.js';
import { openDialog } from '../../ui/dialog.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { isAbort } from '../../ui/lazy.js';
import { words as panels } from '../../words/panels.js';
import { words } from '../../words/problems.js';
import { navigateTo } from '../shell/address.js';

export { whenReady } from '../share/tools.js';

/** Offers the problem of a link in a dialog. @param {HTMLElement} place @param {HTMLElement} status @param {string} link */
function offer(place, status, link) {
  const { kind, game } = readProblem(link);
  const url = addressOf(link);
  const name = nameOf(game);
  const question = kind === 'move' || kind === 'release' ? words.unlistedMove : words.questions[kind];
  const field = h('input', {
    type: 'text',
    readonly: true,
    class: 'field link-field',
    'aria-label': panels.share.link,
    value: url,
    onfocus: () => field.select(),
  });
  /** @param {string} text @param {string} done */
  const copy = async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = done;
    } catch {
      status.textContent = panels.share.noCopy;
      field.focus();
      field.select();
    }
  };
  const message = words.message(name, question, url);
  const send = async () => {
    try {
      await navigator.share({ title: words.sheetTitle(name), text: question, url });
    } catch (error) {
      if (!isAbort(error)) await copy(url, words.copied);
    }
  };
  const copyLink = button(panels.share.copy, () => void copy(url, words.copied), 'button primary');
  const open = () => {
    closeDialogs();
    void navigateTo(link);
  };
  place.replaceChildren(
    h('p', {}, question),
    field,
    h(
      'div',
      { class: 'acts' },
      copyLink,
      typeof navigator.share === 'function' ? button(panels.share.send, () => void send()) : '',
      button(words.copyMessage, () => void copy(message, words.messageCopied)),
      button(words.tryIt, open),
    ),
  );
  copyLink.focus();
}

/** Opens the dialog and checks the position. @param {import('../../pkg/patience_wasm.js').View} view */
export function openMakeProblem({ link, ply }) {
  const owner = {};
  const status = h('p', { role: 'status' }, words.proving);
  const place = h('div', { class: 'made-problem' }, h('p', {}, button(panels.storage.cancel, closeDialogs)));
  const dialog = openDialog(words.makeTitle, 'make-problem', [status, place]);
  dialog.addEventListener('close', () => release(owner));
  askProblem(owner, link, ply).then(
    (made) => {
      // The dialog was closed.
      if (!made || !dialog.open) return;
      status.textContent = words.made[made.finding];
      if (made.finding === 'problem' && made.link) offer(place, status, made.link);
      else place.replaceChildren(h('p', {}, button(words.toTable, closeDialogs, 'button primary')));
      release(owner);
    },
    () => {
      status.textContent = words.noCheck;
      place.replaceChildren();
    },
  );
}
