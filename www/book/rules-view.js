// The rules of a game, to be read beside a table or over it: their parts, their plates that can be played, and the words of
// the glossary explained where they stand. Loaded when they are first opened.

import * as engine from '../pkg/patience_wasm.js';
import { glossaryWords, keyWords, rulesOf, words } from '../words/rules.js';
import { h } from '../ui/dom.js';
import { leadOf, SECTIONS, sectionsOf } from './content.js';
import { Explainer, wordButton } from './explainer.js';

/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('./content.js').Setting} Setting */

/**
 * What the place of the rules makes possible.
 * @typedef {object} Around
 * @property {Setting['address']} [address] of a position or a replay: a link of this page
 * @property {(rule: string) => string} [ruleAddress] of a rule or a part
 * @property {(() => void) | null} [mark] marks the free cards of the table
 * @property {(() => void) | null} [lesson] begins the lesson of the game, if it has one
 * @property {import('../pkg/patience_wasm.js').View | null} [own] a position of the game that the player has on the table
 */

/** A variant's rules stand with those of its game, the one before it in the list. @param {Pick<GameInfo, 'id' | 'variant'>[]} list @param {string} id */
export function ruleFile(list, id) {
  const at = list.findIndex((info) => info.id === id);
  for (let i = at; i >= 0; i--) if (!list[i].variant) return list[i].id;
  return list[0].id;
}

export class RulesView {
  el = h('div', { class: 'rules' });
  /** @type {Map<string, HTMLElement>} what can be gone to, by its name */
  #targets = new Map();
  #explainer = new Explainer(this.el);
  #parts = h('details');

  /**
   * The rules of a game; rejects when they cannot be loaded.
   * @param {string} id one that `ruleFile` gave @param {Around} [around]
   */
  static async of(id, around = {}) {
    const [game, glossary, keys] = await Promise.all([rulesOf(id), glossaryWords(), keyWords()]);
    const view = new RulesView();
    view.#fill(id, { words: game, glossary, keys }, around);
    return view;
  }

  /** @param {string} id @param {import('./content.js').Told} told @param {Around} around */
  #fill(id, told, { address = null, ruleAddress, mark = null, lesson = null, own = null }) {
    const info = own && engine.games().find((game) => game.id === own.game);
    /** @type {Setting} */
    const setting = {
      engine,
      scripts: true,
      levels: ['h3', 'h4'],
      address,
      mark,
      own: own && info ? { view: own, info } : null,
      ruleAddress: (rule) => ruleAddress?.(rule) ?? null,
      term: ({ termId, text }) => this.#explainer.term(text, told.glossary.terms[termId]),
      ruleLink: ({ ruleId, text }) => wordButton(text, 'rule-word', () => void this.reveal(ruleId)),
    };
    const sections = sectionsOf(id, told, setting);
    const places = SECTIONS.map((name) => {
      this.#targets.set(name, sections[name]);
      return h('li', {}, this.#tab(name));
    });
    // Folded: whoever opens the rules is to see the first of them, not nine ways to others.
    this.#parts.append(h('summary', {}, words.rule.contents), h('ul', {}, ...places));
    const nav = h('nav', { class: 'rules-nav', 'aria-label': words.rule.contents }, this.#parts);
    if (lesson) nav.append(h('button', { type: 'button', class: 'tab', onclick: lesson }, words.sections.lesson));
    this.el.append(leadOf(told.words, setting), nav, ...Object.values(sections));
    for (const el of this.el.querySelectorAll('[data-rule]'))
      this.#targets.set(el.getAttribute('data-rule') ?? '', /** @type {HTMLElement} */ (el));
    for (const term of Object.keys(told.glossary.terms)) {
      const el = this.el.querySelector(`#term-${CSS.escape(term)}`);
      if (el && !this.#targets.has(term)) this.#targets.set(term, /** @type {HTMLElement} */ (el));
    }
  }

  /** @param {(typeof SECTIONS)[number]} name */
  #tab(name) {
    return h(
      'button',
      { type: 'button', class: 'tab', 'data-part': name, onclick: () => void this.reveal(name) },
      words.sections[name],
    );
  }

  /** Brings a rule, a part or a term into sight, and the focus to it; whether there is one. @param {string} name its number, its word */
  reveal(name) {
    const target = this.#targets.get(name);
    if (!target) return false;
    for (const el of this.el.querySelectorAll('.is-meant')) el.classList.remove('is-meant');
    if (target.matches('.rule')) target.classList.add('is-meant');
    this.#explainer.close();
    this.#parts.open = false;
    target.scrollIntoView({ block: 'start' });
    const focus = target.matches('section') ? /** @type {HTMLElement | null} */ (target.firstElementChild) : target;
    focus?.focus({ preventScroll: true });
    return true;
  }
}
