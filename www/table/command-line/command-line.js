// The line on which is asked, and played, in words. It is closed by Escape, and by a move.

import { ASKING_SHEET } from '../../more-assets.js';
import { partsReady } from '../../words/language.js';
import { words } from '../../words/asking.js';
import { addSheet, h } from '../../ui/dom.js';
import { leave } from '../../ui/remove-restoring-focus.js';
import { Answers } from './answers.js';

/** @typedef {import('../host.js').TableHost} TableHost */

/** No question is longer. */
const LONGEST = '160';

/** Resolves when there are words for it and it can be shown. @param {TableHost} host */
export const readyToAsk = (host) => Promise.all([partsReady(), addSheet(host.root, ASKING_SHEET)]);

export class Asking {
  preview = false;
  #host;
  /** Where the focus goes back to. */
  #from;
  #answer = h('p', { class: 'asking-answer' });
  #input = h('input', {
    class: 'asking-line',
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: LONGEST,
  });
  #el = h('form', { class: 'look is-asking' });

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    this.#from = host.board.grid.focused() ?? host.board.grid.stop;
    const { label, example, close } = words.asking;
    this.#input.setAttribute('aria-label', label);
    this.#input.setAttribute('placeholder', example);
    const shut = h('button', { class: 'choice', type: 'button', onclick: () => void host.closePopover() }, close);
    this.#el.append(h('div', { class: 'asking-row' }, this.#input, shut), this.#answer);
    // What is pressed here is not meant for the cards beneath.
    for (const type of ['pointerdown', 'click']) this.#el.addEventListener(type, (event) => event.stopPropagation());
    this.#el.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#ask();
    });
    host.frame.felt.append(this.#el);
    this.#input.focus();
  }

  #ask() {
    const host = this.#host;
    const text = this.#input.value.trim();
    if (!text || !host.view) return;
    this.#input.value = '';
    this.#answer.textContent = '';
    host.attempt(() => {
      const answers = new Answers(host, this.#from);
      const answer = answers.ask(text);
      if (answers.goal !== null) {
        this.#from = answers.goal;
        host.closePopover();
      }
      if (!answer) return;
      this.#answer.textContent = answer;
      host.frame.voice.tell(answer);
    });
  }

  close() {
    leave([this.#el], () => this.#host.board.grid.focus(this.#from));
  }
}
