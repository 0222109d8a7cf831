// Games as text: read from a file, from what is pasted or dropped, and chosen from when there are several.

import { sentenceOf } from '../../engine/loader.js';
import { say } from '../../words/core.js';
import { words } from '../../words/panels.js';
import { words as common } from '../../words/site.js';
import { go } from '../shell/address.js';
import { openDialog } from '../../ui/dialog.js';
import { button, h } from '../../ui/page-dom.js';
import { nameOf } from '../../engine/games.js';
import { REPLAY } from '../../engine/links.js';
import { readText } from './tools.js';

export { whenReady } from './tools.js';

/** @typedef {import('../../pkg/patience_tools_wasm.js').TextGame} TextGame */

/** In bytes, or characters; the engine says so too, but it need not be handed a film. */
const LONGEST = 1 << 20;
/** As many games of a text are read. */
const MOST = 1000;
/** How long games are read without a pause, in milliseconds. */
const SLICE_MS = 16;

/**
 * A text game by game, each with as many empty lines before it as it has lines before it in the text: what is said of a line
 * is then said by its number.
 * @param {string} text
 */
function gamesOf(text) {
  const starts = [...text.matchAll(/^[^\S\r\n]*game:/gim)].map(({ index }) => index);
  // What stands before the first game goes with it.
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
    // Notation is written one way in every language.
    dir: 'ltr',
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
    class: 'unseen',
    tabindex: '-1',
    'aria-hidden': 'true',
  });

  /** @param {string} sentence @param {boolean} [wrong] */
  const tell = (sentence, wrong = false) => {
    said.textContent = sentence;
    said.classList.toggle('is-wrong', wrong);
  };
  /** What was typed since makes an earlier reading idle. */
  let round = 0;
  const read = async () => {
    const mine = ++round;
    list.replaceChildren();
    tell('');
    if (!field.value.trim()) return;
    if (field.value.length > LONGEST) return tell(words.text.tooLong, true);
    try {
      const all = gamesOf(field.value);
      const texts = all.slice(0, MOST);
      let [good, bad] = [0, 0];
      let began = performance.now();
      for (const [n, text] of texts.entries()) {
        if (performance.now() - began > SLICE_MS) {
          tell(words.text.reading(n + 1, texts.length));
          await new Promise((done) => setTimeout(done));
          if (mine !== round || !list.isConnected) return;
          began = performance.now();
        }
        for (const one of readText(text)) {
          if (one.error === null) good++;
          else bad++;
          list.append(one.error === null ? item(one) : h('li', { class: 'is-wrong' }, say(one.error)));
        }
      }
      tell(!good ? words.text.noneGood : bad ? words.text.some(good, bad) : words.text.found(good), bad > 0);
      if (all.length > MOST) list.append(h('li', { class: 'is-wrong' }, words.text.tooMany(MOST)));
    } catch (error) {
      tell(sentenceOf(error), true);
    }
  };
  /** @param {File | undefined | null} chosen */
  const take = async (chosen) => {
    if (!chosen) return;
    const mine = ++round;
    if (chosen.size > LONGEST) return tell(words.text.tooLong, true);
    try {
      const text = await chosen.text();
      if (mine !== round) return;
      field.value = text;
      void read();
    } catch {
      if (mine === round) tell(words.text.unreadable, true);
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

  field.addEventListener('input', () => void read());
  file.addEventListener('change', () => void take(file.files?.[0]));
  const dialog = openDialog(words.text.title, 'wide', [
    h('p', { class: 'hint' }, words.text.lead),
    field,
    button(words.text.choose, () => {
      // So that the same one can be chosen again.
      file.value = '';
      file.click();
    }),
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
    void read();
  });
  field.focus();
}
