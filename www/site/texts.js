// Games as text: read from a file, from what is pasted or dropped, and chosen from when there are several.

import { button, fullName, go, h, infoOf, sentenceOf } from '../site.js';
import { openDialog } from './dialogs.js';
import { readText } from './tools.js';

/** @typedef {import('../pkg/patience_tools_wasm.js').TextGame} TextGame */

const TEXT = {
  title: 'Open a game as text',
  lead: 'Paste a game here, drop its file, or choose one.',
  field: 'Text of one game or several',
  sample: 'Game: sly\nDeal: S222-EV9V\n\n1. stock>hand 2. hand>p1 …',
  choose: 'Choose a file',
  none: '',
  found: (/** @type {number} */ n) => (n === 1 ? 'One game.' : `${n} games: choose one.`),
  some: (/** @type {number} */ good, /** @type {number} */ bad) =>
    `${good === 1 ? 'One game' : `${good} games`} can be opened, ${bad === 1 ? 'one is' : `${bad} are`} damaged.`,
  noneGood: 'No game in this text can be opened.',
  ownCards: 'own cards',
  playing: 'not over',
  won: 'won',
  stuck: 'no move left',
  moves: (/** @type {number} */ n) => `${n} ${n === 1 ? 'move' : 'moves'}`,
  open: 'Open',
  watch: 'Watch',
  tooLong: 'This file is too large: at most 1 MB is read.',
  unreadable: 'The file could not be read.',
};

/** In bytes; the engine says so too, but it need not be handed a film. */
const LONGEST = 1 << 20;

export function openTexts() {
  const field = h('textarea', { class: 'field texts-field', rows: '6', spellcheck: 'false', autocomplete: 'off', 'aria-label': TEXT.field, placeholder: TEXT.sample });
  const said = h('p', { class: 'said', role: 'status' });
  const list = h('ul', { class: 'texts' });
  const file = h('input', { type: 'file', accept: '.txt,text/plain', 'aria-label': TEXT.choose, class: 'texts-file' });

  const read = () => {
    list.replaceChildren();
    said.classList.remove('is-wrong');
    said.textContent = TEXT.none;
    if (!field.value.trim()) return;
    try {
      const games = readText(field.value);
      const bad = games.filter(({ error }) => error !== null).length;
      const good = games.length - bad;
      said.textContent = !good ? TEXT.noneGood : bad ? TEXT.some(good, bad) : TEXT.found(good);
      said.classList.toggle('is-wrong', bad > 0);
      list.replaceChildren(...games.map((one) => (one.error === null ? item(one) : h('li', { class: 'is-wrong' }, one.error))));
    } catch (error) {
      said.textContent = sentenceOf(error);
      said.classList.add('is-wrong');
    }
  };
  /** @param {File | undefined | null} chosen */
  const take = async (chosen) => {
    if (!chosen) return;
    said.classList.add('is-wrong');
    if (chosen.size > LONGEST) return void (said.textContent = TEXT.tooLong);
    try {
      field.value = await chosen.text();
      read();
    } catch {
      said.textContent = TEXT.unreadable;
    }
  };
  /** @param {string} link */
  const leave = (link) => {
    dialog.close();
    go(link);
  };
  /** @param {TextGame} one */
  const item = ({ link, game, deal, date, plies, outcome }) => {
    const info = infoOf(game);
    const name = `${info ? fullName(info) : game}, ${deal ?? TEXT.ownCards}`;
    const about = [date, TEXT.moves(plies), TEXT[outcome]].filter(Boolean).join(' · ');
    const acts = h('span', { class: 'acts' });
    /** @param {string} label @param {string} to @param {string} look */
    const act = (label, to, look) => {
      const made = button(label, () => leave(to), look);
      made.setAttribute('aria-label', `${label}: ${name}`);
      acts.append(made);
    };
    act(TEXT.open, link, 'button primary');
    if (plies) act(TEXT.watch, `replay/${link}`, 'button');
    return h('li', {}, h('span', { class: 'texts-about' }, h('span', {}, name), h('span', { class: 'hint' }, about)), acts);
  };

  field.addEventListener('input', read);
  file.addEventListener('change', () => void take(file.files?.[0]));
  const dialog = openDialog(TEXT.title, 'wide', [h('p', { class: 'hint' }, TEXT.lead), field, file, said, list]);
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
