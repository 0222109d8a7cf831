// The panel for games as text: reads a file or pasted or dropped text, and lists its games.

import { read, sentenceOf } from '../../engine/loader.js';
import { say } from '../../words/core.js';
import { words } from '../../words/panels.js';
import { navigateTo } from '../shell/address.js';
import { openDialog } from '../../ui/dialog.js';
import { filePicker } from '../../ui/file-picker.js';
import { createPause } from '../../ui/slices.js';
import { button, h, labelledButton } from '../../ui/page-dom.js';
import { nameOf, parseLink, viewOfLink } from '../../engine/games.js';
import { MAX_LINK_CHARS, REPLAY_PREFIX } from '../../engine/links.js';
import { readText } from '../../pkg/patience_tools_wasm.js';
import { Latest } from '../../ui/latest.js';

/** @import { TextGame } from '../../pkg/patience_tools_wasm.js' */

/** Longest text, in bytes or characters; the engine has the same limit. */
const MAX_LENGTH = 1 << 20;
/** Maximum number of games read from a text. */
const MAX_GAMES = 1000;

/** The game of a text that is a link or a code, and no game as text. @param {string} text @returns {TextGame[] | null} */
function readLink(text) {
  if (/^[^\S\r\n]*game:/im.test(text) || text.length > MAX_LINK_CHARS) return null;
  try {
    const { link, game, deal, plies } = read(parseLink(text));
    return [{ link, game, deal, date: null, plies, outcome: viewOfLink(link).outcome, error: null }];
  } catch {
    return null;
  }
}

/**
 * Splits a text into games, each padded with empty lines, so that line numbers in errors are those of the whole text.
 * @param {string} text
 */
function splitGames(text) {
  const starts = [...text.matchAll(/^[^\S\r\n]*game:/gim)].map(({ index }) => index);
  // Text before the first game belongs to it.
  const cuts = [0, ...starts.slice(1), text.length];
  let lines = 0;
  return cuts.slice(1).map((end, n) => {
    const game = text.slice(cuts[n], end);
    const padded = '\n'.repeat(lines) + game;
    lines += game.split(/\r?\n/).length - 1;
    return padded;
  });
}

/** Reads the text of a field, and lists its games. */
class TextReader {
  status = h('p', { class: 'said', role: 'status' });
  list = h('ul', { class: 'texts' });
  field;
  #openLink;
  /** Aborted by newer input. */
  #reading = new Latest();

  /** @param {HTMLTextAreaElement} field @param {(link: string) => void} openLink */
  constructor(field, openLink) {
    this.field = field;
    this.#openLink = openLink;
  }

  /** @param {string} sentence @param {boolean} [isWrong] */
  #setStatus(sentence, isWrong = false) {
    this.status.textContent = sentence;
    this.status.classList.toggle('is-wrong', isWrong);
  }

  async readGames() {
    const signal = this.#reading.begin();
    this.list.replaceChildren();
    this.#setStatus('');
    if (!this.field.value.trim()) return;
    if (this.field.value.length > MAX_LENGTH) return this.#setStatus(words.text.tooLong, true);
    try {
      const texts = splitGames(this.field.value);
      const counts = await this.#listGames(texts.slice(0, MAX_GAMES), signal);
      if (!counts) return;
      const { good, bad } = counts;
      const { allDamaged, someDamaged, found, tooMany } = words.text;
      this.#setStatus(!good ? allDamaged : bad ? someDamaged(good, bad) : found(good), bad > 0);
      if (texts.length > MAX_GAMES) this.list.append(wrongItem(tooMany(MAX_GAMES)));
    } catch (error) {
      this.#setStatus(sentenceOf(error), true);
    }
  }

  /** Lists the games of some texts, in slices. @param {string[]} texts @param {AbortSignal} signal @returns {Promise<{ good: number, bad: number } | null>} the numbers of legible games and of others; null if newer input aborted it */
  async #listGames(texts, signal) {
    let [good, bad] = [0, 0];
    const pause = createPause();
    for (const [n, text] of texts.entries()) {
      if (await pause()) {
        if (signal.aborted || !this.list.isConnected) return null;
        this.#setStatus(words.text.reading(n + 1, texts.length));
      }
      for (const game of readLink(text) ?? readText(text)) {
        if (game.error === null) good++;
        else bad++;
        this.list.append(game.error === null ? gameItem(game, this.#openLink) : wrongItem(say(game.error)));
      }
    }
    return { good, bad };
  }

  /** @param {File} chosen */
  async readFile(chosen) {
    const signal = this.#reading.begin();
    if (chosen.size > MAX_LENGTH) return this.#setStatus(words.text.tooLong, true);
    try {
      const text = await chosen.text();
      if (!signal.aborted) this.enterText(text);
    } catch {
      if (!signal.aborted) this.#setStatus(words.text.unreadable, true);
    }
  }

  /** @param {string} text */
  enterText(text) {
    this.field.value = text;
    void this.readGames();
  }
}

/** @param {string} sentence */
const wrongItem = (sentence) => h('li', { class: 'is-wrong' }, h('span', {}, sentence));

/** @param {TextGame} game @param {(link: string) => void} openLink */
function gameItem({ link, game, deal, date, plies, outcome }, openLink) {
  const name = words.text.game(nameOf(game), deal);
  const about = words.text.summary(date, plies, outcome);
  const actionButton = (/** @type {string} */ label, /** @type {string} */ to, /** @type {string} */ className) =>
    labelledButton(label, name, () => openLink(to), className);
  return h(
    'li',
    {},
    h('span', { class: 'texts-about' }, h('span', {}, name), h('span', { class: 'hint' }, about)),
    h(
      'span',
      { class: 'acts' },
      actionButton(words.text.open, link, 'button primary'),
      plies ? actionButton(words.text.watch, REPLAY_PREFIX + link, 'button') : null,
    ),
  );
}

/** Takes files and texts that are dropped on the dialog. @param {HTMLElement} dialog @param {TextReader} reader */
function acceptDrops(dialog, reader) {
  dialog.addEventListener('dragover', (event) => {
    event.preventDefault();
    dialog.toggleAttribute('data-dropping', true);
  });
  dialog.addEventListener('dragleave', () => dialog.removeAttribute('data-dropping'));
  dialog.addEventListener('drop', (event) => {
    event.preventDefault();
    dialog.removeAttribute('data-dropping');
    const [dropped] = event.dataTransfer?.files ?? [];
    if (dropped) void reader.readFile(dropped);
    else reader.enterText(event.dataTransfer?.getData('text/plain') ?? '');
  });
}

export function openText() {
  const field = h('textarea', {
    class: 'field texts-field',
    // Notation runs from left to right in every language.
    dir: 'ltr',
    rows: '6',
    spellcheck: 'false',
    autocomplete: 'off',
    'aria-label': words.text.field,
    placeholder: words.text.sample,
  });
  const reader = new TextReader(field, (link) => {
    dialog.close();
    navigateTo(link);
  });
  field.addEventListener('input', () => void reader.readGames());
  const picker = filePicker('.txt,text/plain', (file) => reader.readFile(file));
  const dialog = openDialog(words.text.title, 'wide', [
    h('p', { class: 'hint' }, words.text.lead),
    field,
    button(words.text.choose, () => picker.click()),
    picker,
    reader.status,
    reader.list,
  ]);
  acceptDrops(dialog, reader);
  field.focus();
}
