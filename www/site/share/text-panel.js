// The panel for games as text: reads a file or pasted or dropped text, and lists its games.

import { read, sentenceOf } from '../../engine/loader.js';
import { say } from '../../words/core.js';
import { words } from '../../words/panels.js';
import { words as common } from '../../words/site.js';
import { navigateTo } from '../shell/address.js';
import { openDialog } from '../../ui/dialog.js';
import { button, h } from '../../ui/page-dom.js';
import { nameOf, parseLink, viewOfLink } from '../../engine/games.js';
import { MAX_LINK_CHARS, REPLAY_PREFIX } from '../../engine/links.js';
import { readText } from '../../pkg/patience_tools_wasm.js';

/** @import { TextGame } from '../../pkg/patience_tools_wasm.js' */

/** Longest text, in bytes or characters; the engine has the same limit. */
const MAX_LENGTH = 1 << 20;
/** Maximum number of games read from a text. */
const MAX_GAMES = 1000;
/** Longest slice of reading, in ms. */
const SLICE_MS = 16;

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
  const status = h('p', { class: 'said', role: 'status' });
  const list = h('ul', { class: 'texts' });
  const file = h('input', {
    type: 'file',
    accept: '.txt,text/plain',
    class: 'unseen',
    tabindex: '-1',
    'aria-hidden': 'true',
  });

  /** @param {string} sentence @param {boolean} [isWrong] */
  const setStatus = (sentence, isWrong = false) => {
    status.textContent = sentence;
    status.classList.toggle('is-wrong', isWrong);
  };
  /** Aborted by newer input. */
  let reading = new AbortController();
  const beginReading = () => {
    reading.abort();
    reading = new AbortController();
    return reading.signal;
  };
  const readGames = async () => {
    const signal = beginReading();
    list.replaceChildren();
    setStatus('');
    if (!field.value.trim()) return;
    if (field.value.length > MAX_LENGTH) return setStatus(words.text.tooLong, true);
    try {
      const all = splitGames(field.value);
      const texts = all.slice(0, MAX_GAMES);
      let [good, bad] = [0, 0];
      let began = performance.now();
      for (const [n, text] of texts.entries()) {
        if (performance.now() - began > SLICE_MS) {
          setStatus(words.text.reading(n + 1, texts.length));
          await new Promise((done) => setTimeout(done));
          if (signal.aborted || !list.isConnected) return;
          began = performance.now();
        }
        for (const game of readLink(text) ?? readText(text)) {
          if (game.error === null) good++;
          else bad++;
          list.append(
            game.error === null ? item(game) : h('li', { class: 'is-wrong' }, h('span', {}, say(game.error))),
          );
        }
      }
      setStatus(
        !good ? words.text.allDamaged : bad ? words.text.someDamaged(good, bad) : words.text.found(good),
        bad > 0,
      );
      if (all.length > MAX_GAMES)
        list.append(h('li', { class: 'is-wrong' }, h('span', {}, words.text.tooMany(MAX_GAMES))));
    } catch (error) {
      setStatus(sentenceOf(error), true);
    }
  };
  /** @param {File | undefined | null} chosen */
  const readFile = async (chosen) => {
    if (!chosen) return;
    const signal = beginReading();
    if (chosen.size > MAX_LENGTH) return setStatus(words.text.tooLong, true);
    try {
      const text = await chosen.text();
      if (signal.aborted) return;
      field.value = text;
      void readGames();
    } catch {
      if (!signal.aborted) setStatus(words.text.unreadable, true);
    }
  };
  /** @param {string} link */
  const openLink = (link) => {
    dialog.close();
    navigateTo(link);
  };
  /** @param {TextGame} game */
  const item = ({ link, game, deal, date, plies, outcome }) => {
    const name = words.text.game(nameOf(game), deal);
    const about = words.text.summary(date, plies, outcome);
    const actions = h('span', { class: 'acts' });
    /** @param {string} label @param {string} to @param {string} className */
    const addAction = (label, to, className) => {
      const element = button(label, () => openLink(to), className);
      element.setAttribute('aria-label', common.page.labelled(label, name));
      actions.append(element);
    };
    addAction(words.text.open, link, 'button primary');
    if (plies) addAction(words.text.watch, REPLAY_PREFIX + link, 'button');
    return h(
      'li',
      {},
      h('span', { class: 'texts-about' }, h('span', {}, name), h('span', { class: 'hint' }, about)),
      actions,
    );
  };

  field.addEventListener('input', () => void readGames());
  file.addEventListener('change', () => void readFile(file.files?.[0]));
  const dialog = openDialog(words.text.title, 'wide', [
    h('p', { class: 'hint' }, words.text.lead),
    field,
    button(words.text.choose, () => {
      // Allows choosing the same file again.
      file.value = '';
      file.click();
    }),
    file,
    status,
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
    if (dropped) return void readFile(dropped);
    field.value = event.dataTransfer?.getData('text/plain') ?? '';
    void readGames();
  });
  field.focus();
}
