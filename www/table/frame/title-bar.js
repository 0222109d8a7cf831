// The upper bar: the site's name, the game, the code of its deal with the grade, and the buttons of a wide table.

import { words } from '../../words/core.js';
import { h, setText } from '../../ui/dom.js';

/** @import { GameInfo } from '../../pkg/patience_wasm.js' */
/** @import { Grade } from '../../engine/deals.js' */

export class TitleBar {
  #masthead = h('button', { class: 'masthead', type: 'button', 'data-action': 'home' });
  // No heading: the page has its own.
  #title = h('p', { class: 'title' });
  #code = h('button', { class: 'code', type: 'button', 'data-action': 'code' });
  #dealWord = h('span', { class: 'word' });
  #gradeEl = h('span', { class: 'grade', hidden: '' });
  /** The day of a deal of the day, where its word has no room. */
  #dayEl = h('span', { class: 'day', hidden: '' });
  #dealEl = h('span', { class: 'deal' }, this.#dealWord, this.#dayEl, ' ', this.#code, this.#gradeEl);
  /** The grade on display. @type {Grade | null} */
  #renderedGrade = null;
  el = h('div', { class: 'bar', part: 'bar' }, this.#masthead, this.#title, this.#dealEl);

  /** Renders the constant texts in the current language. */
  translate() {
    const { site, shareDeal, deal } = words.frame;
    this.#masthead.textContent = site;
    this.#code.title = shareDeal;
    this.#dealWord.textContent = deal;
    this.#renderedGrade = null;
  }

  /** @param {GameInfo} info */
  setGame(info) {
    const variant = words.games.variant(info);
    this.#title.replaceChildren(
      h('span', { class: 'long' }, words.games.name(info)),
      h('span', { class: 'short' }, words.games.short(info)),
      ...(variant ? [h('span', { class: 'variant' }, variant)] : []),
    );
  }

  /**
   * @param {string | null} code of the deal, if it has one
   * @param {{ long: string, short: string } | null} day of a deal of the day
   */
  setDeal(code, day) {
    setText(this.#code, code ?? '');
    this.#dealEl.hidden = !code;
    if (!code) return;
    setText(this.#dealWord, day?.long ?? words.frame.deal);
    setText(this.#dayEl, day?.short ?? '');
    this.#dayEl.hidden = !day;
    this.#dealEl.classList.toggle('has-day', !!day);
  }

  /** @param {Grade | null} grade @param {import('../model/state.js').TableState['drawGrade']} drawGrade */
  setGrade(grade, drawGrade) {
    if (grade === this.#renderedGrade) return;
    this.#renderedGrade = grade;
    this.#gradeEl.hidden = !grade;
    this.#gradeEl.replaceChildren(...(grade && drawGrade ? [drawGrade(grade)] : []));
  }

  /** @param {boolean} isFocusable false in a lesson */
  setCodeFocusable(isFocusable) {
    this.#code.tabIndex = isFocusable ? 0 : -1;
  }
}
