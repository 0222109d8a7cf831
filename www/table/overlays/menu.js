// The menu of a table whose page has none of its own: a popover over the table, closed by Escape, by a tap, by the next
// move.

import { words } from '../../words/core.js';
import { words as later } from '../../words/deferred.js';
import { h } from '../../ui/dom.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {{ label: string, act: () => void, told?: string }} Entry */

export class Menu {
  preview = false;
  #host;
  /** Where the focus goes back to. @type {Element | null} */
  #from;
  #el = h('div', { class: 'look is-menu', role: 'dialog' });

  /** @param {TableHost} host */
  constructor(host) {
    this.#host = host;
    this.#from = host.root.activeElement;
    // What is pressed here is not meant for the cards beneath.
    for (const type of ['pointerdown', 'click']) this.#el.addEventListener(type, (event) => event.stopPropagation());
    this.#fill(later.menu.title, h('ul', { class: 'menu-list' }, ...this.#entries().map(itemOf)));
    host.frame.body.append(this.#el);
    this.#el.querySelector('button')?.focus();
  }

  /** @returns {Entry[]} */
  #entries() {
    const host = this.#host;
    /** @param {() => void} act */
    const closing = (act) => () => {
      host.overlays.close();
      act();
    };
    const { newDeal, restart, solve, rules, lesson, keys, copy } = later.menu;
    const has = host.info?.has;
    /** @type {(Entry | false | undefined)[]} */
    const entries = [
      { label: newDeal, act: closing(() => host.press('new-deal')), told: has?.deals ? words.deals[host.deals] : '' },
      { label: restart, act: closing(() => host.restart()) },
      has?.solver && { label: solve, act: closing(() => void host.solve()) },
      has?.rules && { label: rules, act: () => void this.openRules() },
      has?.lesson && { label: lesson, act: closing(() => void host.startLesson()) },
      { label: keys, act: closing(() => void host.overlays.openHelp()) },
      { label: copy, act: closing(() => host.press('share')) },
    ];
    return entries.filter((entry) => !!entry);
  }

  /** @param {string} name @param {...Node} content */
  #fill(name, ...content) {
    const close = () => void this.#host.overlays.close();
    const head = h(
      'div',
      { class: 'look-head' },
      h('h2', { class: 'look-name' }, name),
      h('button', { class: 'choice', type: 'button', onclick: close }, later.menu.close),
    );
    this.#el.setAttribute('aria-label', name);
    this.#el.replaceChildren(head, ...content);
  }

  /** @param {string} [rule] of the book, to begin with */
  async openRules(rule) {
    const { info, games } = this.#host;
    if (!info) return;
    const text = h('div', { class: 'look-text', tabindex: '0' }, later.menu.loading);
    this.#el.classList.add('is-text');
    this.#fill(later.menu.rulesOf(words.games.name(info)), text);
    text.focus();
    try {
      const { ruleFile, RulesView } = await this.#host.load('rules');
      const rules = await RulesView.of(ruleFile(games, info.id), {
        mark: () => this.#markFree(),
        own: this.#host.ownView,
      });
      text.replaceChildren(rules.el);
      if (rule) rules.reveal(rule);
    } catch {
      text.textContent = later.menu.noRules;
    }
  }

  /** What lies under the rules is to be seen. */
  #markFree() {
    this.#host.overlays.close();
    this.#host.markAvailable();
  }

  close() {
    removeRestoringFocus([this.#el], () => this.#from instanceof HTMLElement && this.#from.focus());
  }
}

/** @param {Entry} entry */
const itemOf = ({ label, act, told }) =>
  h('li', {}, h('button', { class: 'entry', type: 'button', onclick: act }, label, told ? h('small', {}, told) : null));
