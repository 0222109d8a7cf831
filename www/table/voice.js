// What a screen reader hears of the table: one region with one text in it. Two regions, or two pieces of one, are read in
// another order by every browser.

import { h } from './dom.js';

/** Said once more, a text has to differ from what stands there, or nothing is heard. */
const OTHERWISE = '\u00a0';

export class Voice {
  el = h('p', { class: 'unseen', role: 'status' });
  #text = document.createTextNode('');
  /** What is said as soon as the act that it belongs to is over: first what has happened, then what is asked. */
  #report = '';
  #asked = '';
  #waits = false;
  /** What was asked last. */
  #known = '';

  constructor() {
    this.el.append(this.#text);
  }

  /** What was heard last. */
  get last() {
    return this.#text.data.trim();
  }

  /**
   * Says what has happened, and then what is asked. What is said within one act is one thing: of what is asked the last
   * counts, and what has happened is not lost by it.
   * @param {string} report may be empty @param {string} asked may be empty
   * @param {boolean} always whether what is asked is heard even if it is what was asked before
   */
  say(report, asked, always) {
    if (report) this.#report = report;
    if (always || asked !== this.#known) this.#asked = asked;
    this.#known = asked;
    this.#plan();
  }

  #plan() {
    if (this.#waits) return;
    this.#waits = true;
    queueMicrotask(() => this.#speak());
  }

  /** Says something by the way: what is asked stays what it was. @param {string} sentence */
  tell(sentence) {
    this.#report = sentence;
    this.#asked = '';
    this.#plan();
  }

  /** Has something ready that is heard elsewhere: it can be said again. @param {string} sentence */
  keep(sentence) {
    this.#report = this.#asked = '';
    this.el.setAttribute('aria-live', 'off');
    this.#text.data = sentence;
  }

  /** Says again what was heard last. */
  repeat() {
    this.tell(this.last);
  }

  #speak() {
    const heard = [this.#report, this.#asked].filter(Boolean).join(' ').trim();
    this.#waits = false;
    this.#report = this.#asked = '';
    if (!heard) return;
    this.el.removeAttribute('aria-live');
    this.#text.data = heard === this.#text.data ? heard + OTHERWISE : heard;
  }
}
