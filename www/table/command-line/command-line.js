// The command line: questions and moves in words, of the player's language.

import { words } from '../../words/command-line.js';
import { h, stopPresses } from '../../ui/dom.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';
import { Answers } from './answers.js';

/** @import { TableHost } from '../host.js' */

/** Maximum length of a command. */
const MAX_CHARS = '160';

export class CommandLine {
  #host;
  /** The pile that gets the focus back, and that "this" means. */
  #focusedPile;
  #answer = h('p', { class: 'command-answer' });
  #input = h('input', {
    class: 'command-input',
    type: 'text',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: MAX_CHARS,
  });
  #el = h('form', { class: 'popover is-command-line' });

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    this.#focusedPile = host.board.grid.focusedPile() ?? host.board.grid.tabStop;
    const { label, example, close } = words.commandLine;
    this.#input.setAttribute('aria-label', label);
    this.#input.setAttribute('placeholder', example);
    const closeButton = h(
      'button',
      { class: 'choice', type: 'button', onclick: () => void host.overlays.close() },
      close,
    );
    this.#el.append(h('div', { class: 'command-row' }, this.#input, closeButton), this.#answer);
    stopPresses(this.#el);
    this.#el.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#submit();
    });
    host.frame.felt.append(this.#el);
    this.#input.focus();
  }

  #submit() {
    const host = this.#host;
    const text = this.#input.value.trim();
    if (!text || !host.view) return;
    const { ply } = host.view;
    this.#input.value = '';
    this.#answer.textContent = '';
    host.attempt(() => {
      const answers = new Answers(host, this.#focusedPile);
      const answer = answers.answer(text);
      if (answers.pileToFocus !== null) {
        this.#focusedPile = answers.pileToFocus;
        host.overlays.close();
      }
      if (!answer) return;
      this.#answer.textContent = answer;
      host.announcer.speak(answer);
    });
    if (host.view.ply !== ply && host.view.outcome !== 'playing') host.overlays.close();
  }

  /** Stays open, with the focus: the next sentence must not become single-key shortcuts. */
  onMove() {}

  close() {
    removeRestoringFocus(this.#el, () => this.#host.board.grid.focus(this.#focusedPile));
  }
}
