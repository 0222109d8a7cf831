// The menu of a table whose page has none of its own: a leaf on the felt, closed by Escape, by a tap, by the next move.

import { loadRules, ruleFile } from './rules.js';
import { DEALS_TOLD } from '../settings.js';
import { make } from './frame.js';

/** @typedef {import('../patience-game.js').PatienceGame} PatienceGame */

const TEXT = {
  menu: 'Menu',
  rules: 'Rules',
  close: 'Close',
  newDeal: 'New deal',
  restart: 'Begin again',
  solve: 'Can this still be won?',
  keys: 'Keys',
  copy: 'Copy the link to this game',
  loading: 'The rules are on their way…',
  noRules: 'The rules could not be loaded. Is the connection down?',
};

export class Menu {
  /** @param {PatienceGame} game */
  constructor(game) {
    this.game = game;
    this.preview = false;
    const { shadowRoot } = game;
    /** @type {Element | null} where the focus goes back to */
    this.from = shadowRoot?.activeElement ?? null;
    this.el = make('div', 'look is-menu', { role: 'dialog', 'aria-label': TEXT.menu });
    // What is pressed here is not meant for the cards beneath.
    for (const type of ['pointerdown', 'click']) this.el.addEventListener(type, (event) => event.stopPropagation());
    this.fill(TEXT.menu, this.entries());
    game.frame.body.append(this.el);
    this.el.querySelector('button')?.focus();
  }

  entries() {
    const { game } = this;
    /** @param {() => void} act */
    const closing = (act) => () => {
      game.closeLook();
      act();
    };
    /** @type {[label: string, act: () => void, told?: string][]} */
    const acts = [
      [TEXT.newDeal, closing(() => game.press('new-deal')), DEALS_TOLD[game.chosen('deals')]],
      [TEXT.restart, closing(() => game.restart())],
      [TEXT.solve, closing(() => void game.solve())],
      [TEXT.rules, () => void this.rules()],
      [TEXT.keys, closing(() => void game.help())],
      [TEXT.copy, closing(() => game.press('share'))],
    ];
    const list = make('ul', 'menu-list');
    for (const [label, act, told] of acts) {
      const item = make('li');
      const entry = make('button', 'entry', { type: 'button' }, label);
      if (told) entry.append(make('small', '', {}, told));
      entry.addEventListener('click', act);
      item.append(entry);
      list.append(item);
    }
    return list;
  }

  /** @param {string} name @param {...Node} content */
  fill(name, ...content) {
    const head = make('div', 'look-head');
    const shut = make('button', 'choice', { type: 'button' }, TEXT.close);
    shut.addEventListener('click', () => this.game.closeLook());
    head.append(make('span', 'look-name', {}, name), shut);
    this.el.setAttribute('aria-label', name);
    this.el.replaceChildren(head, ...content);
  }

  async rules() {
    const { view, list } = this.game;
    if (!view || !list) return;
    const text = make('div', 'look-text', { tabindex: '0' }, TEXT.loading);
    this.el.classList.add('is-text');
    this.fill(`${TEXT.rules}: ${view.name}`, text);
    text.focus();
    try {
      text.replaceChildren(...await loadRules(ruleFile(list, view.game)));
    } catch {
      text.textContent = TEXT.noRules;
    }
  }

  close() {
    const held = this.el.contains(/** @type {ShadowRoot} */ (this.game.shadowRoot).activeElement);
    this.el.remove();
    if (held && this.from instanceof HTMLElement) this.from.focus();
  }
}
