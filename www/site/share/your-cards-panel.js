// The panel for entering a deal: cards are typed, pasted or tapped in dealing order, and checked meanwhile.

import { icon } from '../../ui/more-icons.js';
import { COURT_LETTERS, suitMark } from '../../cards/faces.js';
import { say } from '../../words/core.js';
import { language } from '../../words/language.js';
import { words } from '../../words/panels.js';
import { navigateTo } from '../shell/address.js';
import { openDialog } from '../../ui/dialog.js';
import { button, h, setText } from '../../ui/page-dom.js';
import { addRovingFocus } from '../../ui/roving.js';
import { infoOf, library, nameOf } from '../../engine/games.js';
import { isShown } from '../shell/page-switch.js';
import { readSettings } from '../settings/settings.js';
import { fieldsOf, orElse, recordOf, text } from '../../engine/schema.js';
import { readAs, remove, write } from '../storage/local-store.js';
import { table } from '../shell/table-page.js';
import { checkCards } from '../../pkg/patience_tools_wasm.js';

/** @import { CheckedCards, CardCount } from '../../pkg/patience_tools_wasm.js' */
/** @import { Suit } from '../../cards/faces.js' */

// Drafts are stored until they are played or cleared: a hundred cards are ten minutes' work.

/** Longest draft in characters: 104 cards, each as a word ("queen of diamonds") and some remarks. */
const MAX_DRAFT_LENGTH = 4096;

const RANKS = [...'A23456789TJQK'];

/** Drafts by game id, and the id of the last. @typedef {{ last: string, texts: Record<string, string> }} Drafts */

const readDraftsValue = fieldsOf({
  last: orElse(text(), ''),
  texts: orElse(
    recordOf(text({ most: MAX_DRAFT_LENGTH, pattern: /\S/ }), (id) => infoOf(id) !== undefined),
    {},
  ),
});

/** @returns {Drafts} */
function readDrafts() {
  const { last, texts } = readAs('drafts', readDraftsValue) ?? { last: '', texts: {} };
  return { last: last in texts ? last : '', texts };
}

/** @param {string} id @param {string} text */
function saveDraft(id, text) {
  const { last, texts } = readDrafts();
  if ((texts[id] ?? '') === text || text.length > MAX_DRAFT_LENGTH) return;
  if (text.trim()) write('drafts', { last: id, texts: { ...texts, [id]: text } });
  else {
    delete texts[id];
    if (Object.keys(texts).length) write('drafts', { last, texts });
    else remove('drafts');
  }
}

/** Game to begin with: that of the table, else of the last draft. */
const initialGame = () => (isShown('table') && table?.view?.game) || readDrafts().last || library[0].id;

/** The cards that are typed, pasted or tapped for a game, and what is wrong with them. */
class CardEntry {
  chooser = h('select', { class: 'field', 'aria-label': words.yourCards.game });
  field = h('textarea', {
    class: 'field entry-field',
    rows: '3',
    spellcheck: 'false',
    autocapitalize: 'characters',
    autocomplete: 'off',
    'aria-label': words.yourCards.cards,
    placeholder: words.yourCards.cards,
    'aria-describedby': 'entry-status',
  });
  status = h('p', { class: 'said', id: 'entry-status', role: 'status' });
  count = h('span', { class: 'entry-count' });
  typed = h('div', { class: 'entry-words', role: 'group', 'aria-label': words.yourCards.inOrder });
  picker = h('div', { class: 'entry-picker', role: 'group', 'aria-label': words.yourCards.inStock });
  playButton;
  /** @type {CheckedCards} */
  #checked;

  /** @param {string} game id of the first game @param {(link: string) => void} play */
  constructor(game, play) {
    for (const info of library) this.chooser.append(new Option(nameOf(info.id), info.id));
    this.chooser.value = game;
    this.#checked = checkCards(game, '');
    this.playButton = button(words.yourCards.play, () => this.#start(play), 'button primary');
    this.#addListeners();
  }

  #addListeners() {
    this.chooser.addEventListener('change', () => this.loadDraft());
    this.field.addEventListener('input', () => this.#saveAndCheck());
    this.picker.addEventListener('click', (event) => {
      const key = /** @type {Element} */ (event.target).closest('[data-card]');
      if (key && key.getAttribute('aria-disabled') !== 'true') this.#insertCard(key.getAttribute('data-card') ?? '');
    });
    addRovingFocus(this.picker, () => pickerKeys(this.picker), RANKS.length);
    this.typed.addEventListener('click', (event) => {
      const chip = /** @type {Element} */ (event.target).closest('[data-word]');
      const word = this.#checked.words[Number(chip?.getAttribute('data-word') ?? -1)];
      if (!word) return;
      this.field.focus();
      this.field.setSelectionRange(word.start, word.end);
    });
  }

  loadDraft() {
    this.field.value = readDrafts().texts[this.chooser.value] ?? '';
    drawPicker(this.picker, checkCards(this.chooser.value, '').pack);
    this.#saveAndCheck();
  }

  #saveAndCheck() {
    const { chooser, field, status } = this;
    saveDraft(chooser.value, field.value);
    const checked = (this.#checked = checkCards(chooser.value, field.value));
    const isWrong = checked.words.some(({ state }) => state !== 'good');
    field.toggleAttribute('aria-invalid', isWrong);
    setText(status, say(checked.says));
    status.classList.toggle('is-wrong', isWrong);
    this.count.textContent = words.yourCards.count(checked.good, checked.of);
    this.playButton.setAttribute('aria-disabled', String(!checked.link));
    drawWords(this.typed, checked);
    updatePicker(this.picker, checked);
  }

  /** @param {(link: string) => void} play */
  #start(play) {
    const { link, says } = this.#checked;
    if (!link) {
      setText(this.status, words.yourCards.incomplete(say(says)));
      return this.field.focus();
    }
    // Now the game has the cards.
    saveDraft(this.chooser.value, '');
    play(link);
  }

  /** Inserts a card at the cursor or over the selection. @param {string} card */
  #insertCard(card) {
    const { field } = this;
    const { value, selectionStart, selectionEnd } = field;
    const before = value.slice(0, selectionStart).replace(/\s+$/, '');
    const after = value.slice(selectionEnd).replace(/^\s+/, '');
    const head = before ? `${before} ${card}` : card;
    field.value = after ? `${head} ${after}` : `${head} `;
    const at = after ? head.length + 1 : field.value.length;
    field.setSelectionRange(at, at);
    field.scrollTop = field.scrollHeight;
    this.#saveAndCheck();
  }

  removeLastWord() {
    this.field.value = this.field.value.slice(0, this.#checked.words.at(-1)?.start ?? 0);
    this.field.setSelectionRange(this.field.value.length, this.field.value.length);
    this.#saveAndCheck();
  }

  clear() {
    this.field.value = '';
    this.#saveAndCheck();
    this.field.focus();
  }
}

export function openYourCards() {
  const entry = new CardEntry(initialGame(), (link) => {
    dialog.close();
    navigateTo(link);
  });
  const back = h('button', {
    type: 'button',
    class: 'button entry-back',
    'aria-label': words.yourCards.removeLast,
    title: words.yourCards.removeLast,
    onclick: () => entry.removeLastWord(),
  });
  back.append(icon('undo'));
  const clear = button(words.yourCards.clear, () => entry.clear());
  const dialog = openDialog(words.yourCards.title, 'sheet your-cards', [
    h('p', { class: 'hint' }, words.yourCards.lead),
    entry.chooser,
    entry.field,
    h('div', { class: 'entry-state' }, entry.status, entry.count),
    entry.picker,
    entry.typed,
    h('div', { class: 'acts entry-actions' }, entry.playButton, back, clear),
  ]);
  // Screen readers announce the status of the open dialog.
  entry.loadDraft();
}

/** Returns the labels of ranks in the chosen indices; typed text always has the English letters of the notation. @returns {(rank: string) => string} */
function createRankLabel() {
  const chosen = readSettings().indices;
  const letters = COURT_LETTERS[chosen === 'auto' ? language : chosen] ?? {};
  return (rank) => (rank === 'T' ? '10' : (letters[rank] ?? rank));
}

/** The keys of a picker, row by row; null for each gap. @param {HTMLElement} picker */
const pickerKeys = (picker) =>
  [...picker.querySelectorAll('.entry-suit > *')].map((key) => (key instanceof HTMLButtonElement ? key : null));

/** @param {HTMLElement} picker @param {CardCount[]} pack */
function drawPicker(picker, pack) {
  const rankLabel = createRankLabel();
  picker.replaceChildren(
    ...['S', 'H', 'C', 'D'].map((suit) => {
      const row = h('div', { class: 'entry-suit' });
      for (const rank of RANKS) {
        const card = rank + suit;
        const count = pack.find((entry) => entry.card === card);
        // Cards that the set-up removes leave a gap.
        if (!count) {
          row.append(h('span', {}));
          continue;
        }
        // The style sheet draws the rank; the label names the card.
        const key = h('button', {
          type: 'button',
          class: 'entry-key',
          'data-card': card,
          'data-rank': rankLabel(rank),
          tabindex: '-1',
        });
        key.append(suitMark(/** @type {Suit} */ (suit)));
        row.append(key);
      }
      return row;
    }),
  );
  picker.querySelector('.entry-key')?.setAttribute('tabindex', '0');
}

/** @param {HTMLElement} picker @param {CheckedCards} checked */
function updatePicker(picker, { pack }) {
  for (const { card, given, of } of pack) {
    const key = picker.querySelector(`[data-card="${card}"]`);
    const left = Math.max(0, of - given);
    key?.setAttribute('aria-disabled', String(!left));
    key?.setAttribute('aria-label', words.yourCards.left(card, left));
    key?.setAttribute('data-left', '•'.repeat(left));
  }
}

/** @param {HTMLElement} list @param {CheckedCards} checked */
function drawWords(list, { words: typed }) {
  const rankLabel = createRankLabel();
  list.replaceChildren(
    ...typed.map(({ text, card, state }, n) => {
      const chip = h('button', {
        type: 'button',
        class: `entry-word is-${state}`,
        'data-word': String(n),
        'aria-label': words.yourCards.typedCard(n + 1, text, card, state),
      });
      if (card) {
        chip.setAttribute('data-rank', rankLabel(card[0]));
        chip.append(suitMark(/** @type {Suit} */ (card[1])));
      } else {
        chip.translate = false;
        chip.append(text);
      }
      return chip;
    }),
  );
  list.hidden = !typed.length;
}
