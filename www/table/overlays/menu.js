// The menu and the rules, as a popover, on pages that have no menu.

import { startLesson } from '../commands.js';
import { words } from '../../words/core.js';
import { words as reports } from '../../words/reports.js';
import { h, stopPresses } from '../../ui/dom.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';

/** @import { TableHost } from '../host.js' */
/** @import { GameInfo } from '../../pkg/patience_wasm.js' */
/** @typedef {{ label: string, onPress: () => void, description?: string }} Entry */

export class Menu {
  #host;
  /** @type {Element | null} */
  #focusedBefore;
  #el = h('div', { class: 'popover is-menu', role: 'dialog' });

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    this.#focusedBefore = host.root.activeElement;
    stopPresses(this.#el);
    this.#setContent(reports.menu.title, h('ul', { class: 'menu-list' }, ...this.#entries().map(itemOf)));
    host.frame.body.append(this.#el);
    this.#el.querySelector('button')?.focus();
  }

  /** @returns {Entry[]} */
  #entries() {
    const host = this.#host;
    /** @param {() => void} onPress */
    const closing = (onPress) => () => {
      host.overlays.close();
      onPress();
    };
    const { newDeal, restart, solve, rules, lesson, keys, copy } = reports.menu;
    const { features } = /** @type {GameInfo} */ (host.info);
    // A problem is not the player's game: nothing here replaces it.
    const isGame = !host.line?.problem;
    /** @type {(Entry | false)[]} */
    const entries = [
      isGame && {
        label: newDeal,
        onPress: closing(() => host.press('new-deal')),
        description: features.deals ? words.deals[host.deals] : '',
      },
      isGame && { label: restart, onPress: closing(() => host.restart()) },
      isGame && features.solver && { label: solve, onPress: closing(() => void host.solve()) },
      features.rules && { label: rules, onPress: () => void this.openRules() },
      isGame && features.lesson && { label: lesson, onPress: closing(() => void startLesson(host)) },
      { label: keys, onPress: closing(() => void host.overlays.openHelp()) },
      { label: copy, onPress: closing(() => host.press('share')) },
    ];
    return entries.filter((entry) => !!entry);
  }

  /** @param {string} name @param {...Node} content */
  #setContent(name, ...content) {
    const close = () => void this.#host.overlays.close();
    const head = h(
      'div',
      { class: 'popover-head' },
      h('h2', { class: 'popover-name' }, name),
      h('button', { class: 'choice', type: 'button', onclick: close }, reports.menu.close),
    );
    this.#el.setAttribute('aria-label', name);
    this.#el.replaceChildren(head, ...content);
  }

  /** @param {string} [rule] of the book, to scroll to */
  async openRules(rule) {
    const { info, games } = this.#host;
    if (!info) return;
    const text = h('div', { class: 'popover-text', tabindex: '0' }, reports.menu.loading);
    this.#el.classList.add('is-text');
    this.#setContent(reports.menu.rulesOf(words.games.name(info)), text);
    text.focus();
    try {
      const { rulesIdOf, RulesView } = await this.#host.load('rules');
      const rules = await RulesView.of(rulesIdOf(games, info.id), {
        markAvailable: () => this.#markAvailable(),
        position: this.#host.playerView,
      });
      text.replaceChildren(rules.el);
      if (rule) rules.reveal(rule);
    } catch {
      text.textContent = reports.menu.noRules;
    }
  }

  /** Closes the rules, which cover the cards, and marks the available ones. */
  #markAvailable() {
    this.#host.overlays.close();
    this.#host.board.setCrosses('once');
  }

  close() {
    removeRestoringFocus(this.#el, () => {
      if (this.#focusedBefore instanceof HTMLElement) this.#focusedBefore.focus({ preventScroll: true });
    });
  }
}

/** @param {Entry} entry */
const itemOf = ({ label, onPress, description }) =>
  h(
    'li',
    {},
    h(
      'button',
      { class: 'entry', type: 'button', onclick: onPress },
      label,
      description ? h('small', {}, description) : null,
    ),
  );
