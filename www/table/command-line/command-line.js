// The line on which is asked, and played, in words. It is closed by Escape, and by a move.

import { words } from '../../words/asking.js';
import { h } from '../../ui/dom.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';
import { Answers } from './answers.js';

/** @typedef {import('../host.js').TableHost} TableHost */

/** No question is longer. */
const LONGEST = '160';

export class CommandLine {
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
    const shut = h('button', { class: 'choice', type: 'button', onclick: () => void host.overlays.close() }, close);
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
        host.overlays.close();
      }
      if (!answer) return;
      this.#answer.textContent = answer;
      host.announcer.announce(answer);
    });
  }

  close() {
    removeRestoringFocus([this.#el], () => this.#host.board.grid.focus(this.#from));
  }
}
