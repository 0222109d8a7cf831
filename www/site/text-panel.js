// Games as text: read from a file, from what is pasted or dropped, and chosen from when there are several.

import { sentenceOf } from '../table/engine.js';
import { say } from '../words/core.js';
import { words } from '../words/panels.js';
import { words as common } from '../words/site.js';
import { go } from './address.js';
import { openDialog } from './dialog.js';
import { button, h } from './dom.js';
import { nameOf } from './engine.js';
import { REPLAY } from './links.js';
import { readText } from './tools.js';

/** @typedef {import('../pkg/patience_tools_wasm.js').TextGame} TextGame */

/** In bytes; the engine says so too, but it need not be handed a film. */
const LONGEST = 1 << 20;

export function openText() {
  const field = h('textarea', {
    class: 'field texts-field',
    rows: '6',
    spellcheck: 'false',
    autocomplete: 'off',
    'aria-label': words.text.field,
    placeholder: words.text.sample,
  });
  const said = h('p', { class: 'said', role: 'status' });
  const list = h('ul', { class: 'texts' });
  const file = h('input', {
    type: 'file',
    accept: '.txt,text/plain',
    'aria-label': words.text.choose,
    class: 'texts-file',
  });

  const read = () => {
    list.replaceChildren();
    said.classList.remove('is-wrong');
    said.textContent = '';
    if (!field.value.trim()) return;
    try {
      const games = readText(field.value);
      const bad = games.filter(({ error }) => error !== null).length;
      const good = games.length - bad;
      said.textContent = !good ? words.text.noneGood : bad ? words.text.some(good, bad) : words.text.found(good);
      said.classList.toggle('is-wrong', bad > 0);
      list.replaceChildren(
        ...games.map((one) => (one.error === null ? item(one) : h('li', { class: 'is-wrong' }, say(one.error)))),
      );
    } catch (error) {
      said.textContent = sentenceOf(error);
      said.classList.add('is-wrong');
    }
  };
  /** @param {File | undefined | null} chosen */
  const take = async (chosen) => {
    if (!chosen) return;
    said.classList.add('is-wrong');
    if (chosen.size > LONGEST) return void (said.textContent = words.text.tooLong);
    try {
      field.value = await chosen.text();
      read();
    } catch {
      said.textContent = words.text.unreadable;
    }
  };
  /** @param {string} link */
  const leave = (link) => {
    dialog.close();
    go(link);
  };
  /** @param {TextGame} one */
  const item = ({ link, game, deal, date, plies, outcome }) => {
    const name = words.text.game(nameOf(game), deal);
    const about = words.text.about(date, plies, outcome);
    const acts = h('span', { class: 'acts' });
    /** @param {string} label @param {string} to @param {string} className */
    const act = (label, to, className) => {
      const made = button(label, () => leave(to), className);
      made.setAttribute('aria-label', common.page.labelled(label, name));
      acts.append(made);
    };
    act(words.text.open, link, 'button primary');
    if (plies) act(words.text.watch, REPLAY + link, 'button');
    return h(
      'li',
      {},
      h('span', { class: 'texts-about' }, h('span', {}, name), h('span', { class: 'hint' }, about)),
      acts,
    );
  };

  field.addEventListener('input', read);
  file.addEventListener('change', () => void take(file.files?.[0]));
  const dialog = openDialog(words.text.title, 'wide', [
    h('p', { class: 'hint' }, words.text.lead),
    field,
    file,
    said,
    list,
  ]);
  dialog.addEventListener('dragover', (event) => {
    event.preventDefault();
    dialog.toggleAttribute('data-dropping', true);
  });
  dialog.addEventListener('dragleave', () => dialog.removeAttribute('data-dropping'));
  dialog.addEventListener('drop', (event) => {
    event.preventDefault();
    dialog.removeAttribute('data-dropping');
    const [dropped] = event.dataTransfer?.files ?? [];
    if (dropped) return void take(dropped);
    field.value = event.dataTransfer?.getData('text/plain') ?? '';
    read();
  });
  field.focus();
}
