// The view of the rules beside or over a table: sections, playable figures, explained terms. Loaded when first opened.

import * as engine from '../pkg/patience_wasm.js';
import { glossaryWords, keyWords, rulesOf, words } from '../words/rules.js';
import { h } from '../ui/dom.js';
import { leadOf, SECTIONS, sectionsOf } from './content.js';
import { Explainer, wordButton } from './explainer.js';

/** @import { GameInfo } from '../pkg/patience_wasm.js' */
/** @import { RulesContext } from './content.js' */

/**
 * @typedef {object} RulesOptions
 * @property {RulesContext['address']} [address] of a position or a replay, as a link of this page
 * @property {(rule: string) => string} [ruleAddress] address of a rule or a section
 * @property {(() => void) | null} [markAvailable] marks the available cards of the table
 * @property {(() => void) | null} [lesson] starts the lesson of the game, if it has one
 * @property {import('../pkg/patience_wasm.js').View | null} [position] the player's position, if it is of this game
 */

/** The id of the rules of a game: a variant shares those of the last game before it that is not a variant. @param {Pick<GameInfo, 'id' | 'variant'>[]} list @param {string} id */
export function rulesIdOf(list, id) {
  const at = list.findIndex((info) => info.id === id);
  for (let i = at; i >= 0; i--) if (!list[i].variant) return list[i].id;
  return list[0].id;
}

export class RulesView {
  el = h('div', { class: 'rules' });
  /** @type {Map<string, HTMLElement>} sections, rules and terms by name */
  #targets = new Map();
  #explainer = new Explainer(this.el);
  #contents = h('details');

  /**
   * Creates the view of a game; rejects if its texts cannot be loaded.
   * @param {string} id from `rulesIdOf` @param {RulesOptions} [options]
   */
  static async of(id, options = {}) {
    const [game, glossary, keys] = await Promise.all([rulesOf(id), glossaryWords(), keyWords()]);
    const view = new RulesView();
    view.#fill(id, { words: game, glossary, keys }, options);
    return view;
  }

  /** @param {string} id @param {import('./content.js').RulesTexts} texts @param {RulesOptions} options */
  #fill(id, texts, { address = null, ruleAddress, markAvailable = null, lesson = null, position = null }) {
    const info = position && engine.games().find((game) => game.id === position.game);
    /** @type {RulesContext} */
    const context = {
      engine,
      hasScripts: true,
      levels: ['h3', 'h4'],
      address,
      markAvailable,
      playerTable: position && info ? { view: position, info } : null,
      ruleAddress: (rule) => ruleAddress?.(rule) ?? null,
      term: ({ termId, text }) => this.#explainer.term(text, texts.glossary.terms[termId]),
      ruleLink: ({ ruleId, text }) => wordButton(text, 'rule-word', () => void this.reveal(ruleId)),
    };
    const sections = sectionsOf(id, texts, context);
    const items = SECTIONS.map((name) => {
      this.#targets.set(name, sections[name]);
      return h('li', {}, this.#tab(name));
    });
    // Folded, so that the first rule is visible.
    this.#contents.append(h('summary', {}, words.rule.contents), h('ul', {}, ...items));
    const nav = h('nav', { class: 'rules-nav', 'aria-label': words.rule.contents }, this.#contents);
    if (lesson) nav.append(h('button', { type: 'button', class: 'tab', onclick: lesson }, words.sections.lesson));
    this.el.append(leadOf(texts.words, context), nav, ...Object.values(sections));
    for (const el of this.el.querySelectorAll('[data-rule]'))
      this.#targets.set(el.getAttribute('data-rule') ?? '', /** @type {HTMLElement} */ (el));
    for (const term of Object.keys(texts.glossary.terms)) {
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

  /** Scrolls to a rule, a section or a term, and focuses it. @param {string} name @returns {boolean} true if it exists */
  reveal(name) {
    const target = this.#targets.get(name);
    if (!target) return false;
    for (const el of this.el.querySelectorAll('.is-meant')) el.classList.remove('is-meant');
    if (target.matches('.rule')) target.classList.add('is-meant');
    this.#explainer.close();
    this.#contents.open = false;
    target.scrollIntoView({ block: 'start' });
    const focus = target.matches('section') ? /** @type {HTMLElement | null} */ (target.firstElementChild) : target;
    focus?.focus({ preventScroll: true });
    return true;
  }
}
