// One's own cards: typed, pasted or tapped in the order in which they come off the pack, and checked on the way.

import { icon } from '../../ui/more-icons.js';
import { suitMark } from '../../cards/faces.js';
import { say } from '../../words/core.js';
import { language } from '../../words/language.js';
import { words } from '../../words/panels.js';
import { go } from '../shell/address.js';
import { openDialog } from '../../ui/dialog.js';
import { button, h } from '../../ui/page-dom.js';
import { infoOf, library, nameOf } from '../../engine/games.js';
import { isShown } from '../shell/page-switch.js';
import { readSettings } from '../settings/settings.js';
import { isRecord, read, remove, write } from '../storage/local-store.js';
import { table } from '../shell/table-page.js';
import { ownCards } from './tools.js';

export { whenReady } from './tools.js';

/** @typedef {import('../../pkg/patience_tools_wasm.js').OwnCards} OwnCards */
/** @typedef {import('../../pkg/patience_tools_wasm.js').OwnCount} OwnCount */
/** @typedef {import('../../cards/faces.js').Suit} Suit */

/** A word of what is typed, as the engine divides it. */
const WORDS = /[^ \n\r\t,;\u00a0]+/g;

// What is typed is kept until it is played or cleared: a hundred cards are ten minutes' work.

/** Four times what the largest pack takes. */
const LONGEST = 4096;

/** What is typed for each game, and for which one last. @typedef {{ last: string, texts: Record<string, string> }} Drafts */

/** @returns {Drafts} */
function readDrafts() {
  const value = read('drafts');
  const { last, texts } = isRecord(value) ? value : { last: '', texts: {} };
  const good = Object.entries(isRecord(texts) ? texts : {}).filter(
    ([id, text]) => infoOf(id) && typeof text === 'string' && text.trim() && text.length <= LONGEST,
  );
  return {
    last: good.some(([id]) => id === last) ? String(last) : '',
    texts: /** @type {Record<string, string>} */ (Object.fromEntries(good)),
  };
}

/** @param {string} id @param {string} text */
function keepDraft(id, text) {
  const { last, texts } = readDrafts();
  if ((texts[id] ?? '') === text || text.length > LONGEST) return;
  if (text.trim()) write('drafts', { last: id, texts: { ...texts, [id]: text } });
  else {
    delete texts[id];
    if (Object.keys(texts).length) write('drafts', { last, texts });
    else remove('drafts');
  }
}

/** The game to begin with: that of the table, else the one that something was typed for. */
const firstGame = () => (isShown('table') && table?.view?.game) || readDrafts().last || library[0].id;

export function openOwnCards() {
  const id = firstGame();
  const chooser = h('select', { class: 'field', 'aria-label': words.ownCards.game });
  for (const info of library) chooser.append(new Option(nameOf(info.id), info.id));
  chooser.value = id;
  const field = h('textarea', {
    class: 'field own-field',
    rows: '3',
    spellcheck: 'false',
    autocapitalize: 'characters',
    autocomplete: 'off',
    'aria-label': words.ownCards.cards,
    placeholder: words.ownCards.cards,
    'aria-describedby': 'own-said',
  });
  const said = h('p', { class: 'said', id: 'own-said', role: 'status' });
  const count = h('span', { class: 'own-count' });
  const typed = h('div', { class: 'own-words', role: 'group', 'aria-label': words.ownCards.given });
  const picker = h('div', { class: 'own-picker', role: 'group', 'aria-label': words.ownCards.pick });
  const play = button(words.ownCards.play, () => start(), 'button primary');
  /** @type {OwnCards} */
  let checked = ownCards(id, '');

  const check = () => {
    keepDraft(chooser.value, field.value);
    checked = ownCards(chooser.value, field.value);
    const wrong = checked.words.some(({ state }) => state !== 'good');
    field.toggleAttribute('aria-invalid', wrong);
    said.textContent = say(checked.says);
    said.classList.toggle('is-wrong', wrong);
    count.textContent = words.ownCards.count(checked.good, checked.of);
    play.setAttribute('aria-disabled', String(!checked.link));
    drawWords(typed, checked);
    updatePicker(picker, checked);
  };
  const start = () => {
    if (!checked.link) {
      said.textContent = words.ownCards.notYet(say(checked.says));
      return field.focus();
    }
    dialog.close();
    // From here on the game has them.
    keepDraft(chooser.value, '');
    go(checked.link);
  };
  /** Puts a card where the cursor is, or in the place of the word that is marked. @param {string} card */
  const put = (card) => {
    const { value, selectionStart, selectionEnd } = field;
    const before = value.slice(0, selectionStart).replace(/\s+$/, '');
    const after = value.slice(selectionEnd).replace(/^\s+/, '');
    const head = before ? `${before} ${card}` : card;
    field.value = after ? `${head} ${after}` : `${head} `;
    const at = after ? head.length + 1 : field.value.length;
    field.setSelectionRange(at, at);
    field.scrollTop = field.scrollHeight;
    check();
  };
  const takeBack = () => {
    field.value = field.value.replace(/[^ \n\r\t,;\u00a0]+[ \n\r\t,;\u00a0]*$/, '');
    field.setSelectionRange(field.value.length, field.value.length);
    check();
  };
  const refill = () => {
    field.value = readDrafts().texts[chooser.value] ?? '';
    drawPicker(picker, ownCards(chooser.value, '').pack);
    check();
  };

  picker.addEventListener('click', (event) => {
    const key = /** @type {Element} */ (event.target).closest('[data-card]');
    if (key && key.getAttribute('aria-disabled') !== 'true') put(key.getAttribute('data-card') ?? '');
  });
  picker.addEventListener('keydown', (event) => walk(picker, event));
  typed.addEventListener('click', (event) => {
    const nth = Number(/** @type {Element} */ (event.target).closest('[data-word]')?.getAttribute('data-word') ?? -1);
    const found = [...field.value.matchAll(WORDS)][nth];
    if (!found) return;
    field.focus();
    field.setSelectionRange(found.index, found.index + found[0].length);
  });
  chooser.addEventListener('change', refill);
  field.addEventListener('input', check);

  const back = h('button', {
    type: 'button',
    class: 'button own-back',
    'aria-label': words.ownCards.back,
    title: words.ownCards.back,
    onclick: takeBack,
  });
  back.append(icon(document, 'undo'));
  const clear = () => {
    field.value = '';
    check();
    field.focus();
  };
  const dialog = openDialog(words.ownCards.title, 'sheet own', [
    h('p', { class: 'hint' }, words.ownCards.lead),
    chooser,
    field,
    h('div', { class: 'own-state' }, said, count),
    picker,
    typed,
    h('div', { class: 'acts own-acts' }, play, back, button(words.ownCards.clear, clear)),
  ]);
  refill();
}

/** The letters of courts where they are not the English ones, as on the cards of the table. @type {Record<string, Record<string, string>>} */
const LETTERS = { de: { Q: 'D', J: 'B' }, fr: { K: 'R', Q: 'D', J: 'V' } };

/** What is seen of ranks; what is typed and kept has the letters of the notation in every language. @returns {(rank: string) => string} */
function indices() {
  const chosen = readSettings().indices;
  const letters = LETTERS[chosen === 'auto' ? language : chosen] ?? {};
  return (rank) => (rank === 'T' ? '10' : (letters[rank] ?? rank));
}

/** @param {HTMLElement} place @param {OwnCount[]} pack */
function drawPicker(place, pack) {
  const ranks = [...'A23456789TJQK'];
  const drawn = indices();
  place.replaceChildren(
    ...['S', 'H', 'C', 'D'].map((suit) => {
      const row = h('div', { class: 'own-suit' });
      for (const rank of ranks) {
        const card = rank + suit;
        const count = pack.find((one) => one.card === card);
        // A card that the set-up withdraws leaves its place empty.
        if (!count) {
          row.append(h('span', {}));
          continue;
        }
        // What is drawn on it is the sheet's: the label says it in words.
        const key = h('button', {
          type: 'button',
          class: 'own-key',
          'data-card': card,
          'data-rank': drawn(rank),
          tabindex: '-1',
        });
        key.append(suitMark(document, /** @type {Suit} */ (suit)));
        row.append(key);
      }
      return row;
    }),
  );
  place.querySelector('.own-key')?.setAttribute('tabindex', '0');
}

/** @param {HTMLElement} place @param {OwnCards} checked */
function updatePicker(place, { pack }) {
  for (const { card, given, of } of pack) {
    const key = place.querySelector(`[data-card="${card}"]`);
    const left = Math.max(0, of - given);
    key?.setAttribute('aria-disabled', String(!left));
    key?.setAttribute('aria-label', words.ownCards.left(card, left));
    key?.setAttribute('data-left', '•'.repeat(left));
  }
}

/** The arrows go from card to card: the picker is one stop of the Tab key. @param {HTMLElement} place @param {KeyboardEvent} event */
function walk(place, event) {
  const rows = [...place.children].map((row) => [...row.children]);
  const from = /** @type {Element | null} */ (/** @type {Element} */ (event.target).closest('.own-key'));
  const y = rows.findIndex((row) => from && row.includes(from));
  if (!from || y < 0) return;
  const x = rows[y].indexOf(from);
  /** @type {Record<string, [number, number]>} */
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  // Over places that the set-up has left empty.
  for (let [i, j] = [x + step[0], y + step[1]]; rows[j]?.[i]; i += step[0], j += step[1]) {
    const to = rows[j][i];
    if (!(to instanceof HTMLButtonElement)) continue;
    from.setAttribute('tabindex', '-1');
    to.setAttribute('tabindex', '0');
    return to.focus();
  }
}

/** @param {HTMLElement} place @param {OwnCards} checked */
function drawWords(place, { words: typed }) {
  const drawn = indices();
  place.replaceChildren(
    ...typed.map(({ text, card, state }, n) => {
      const chip = h('button', {
        type: 'button',
        class: `own-word is-${state}`,
        'data-word': String(n),
        'aria-label': words.ownCards.word(n + 1, text, card, state),
      });
      if (card) {
        chip.setAttribute('data-rank', drawn(card[0]));
        chip.append(suitMark(document, /** @type {Suit} */ (card[1])));
      } else {
        chip.translate = false;
        chip.append(text);
      }
      return chip;
    }),
  );
  place.hidden = !typed.length;
}
