// What a screen reader hears of the table: one region with one text in it. Two regions, or two pieces of one, are read in
// another order by every browser.

import { h } from '../../ui/dom.js';

/** Said once more, a text has to differ from what stands there, or nothing is heard. */
const OTHERWISE = '\u00a0';
/** Of two texts that follow sooner than this the first is not heard: browsers tell of what stands there in the end. */
const APART_MS = 150;

export class Voice {
  el = h('p', { class: 'unseen', role: 'status' });
  #text = document.createTextNode('');
  /** What is said as soon as the act that it belongs to is over: first what has happened, then what is asked, then what goes with it. */
  #report = '';
  #asked = '';
  #after = '';
  #waits = false;
  /** Whether what waits was said within the task that is running. */
  #fresh = false;
  #timer = 0;
  /** What was asked last. */
  #known = '';
  /** What is still to be said, and when something was said last. */
  #late = '';
  #at = -APART_MS;

  constructor() {
    this.el.append(this.#text);
  }

  /** What was heard last, or is heard elsewhere. */
  last = '';

  /**
   * Says what has happened, and then what is asked. What is said within one act is one thing: of what is asked the last
   * counts, and what has happened is not lost by it.
   * @param {string} report may be empty @param {string} asked may be empty
   * @param {boolean} always whether what is asked is heard even if it is what was asked before
   */
  say(report, asked, always) {
    if (report) {
      this.#finish();
      this.#report = report;
    }
    if (always || asked !== this.#known) this.#asked = asked;
    this.#known = asked;
    this.#plan();
  }

  #plan() {
    if (this.#waits) return;
    this.#waits = this.#fresh = true;
    queueMicrotask(() => void (this.#fresh = false));
    // Not before the tasks that an act has begun already: that a game ends by itself is found out in one, and belongs to it.
    // On a busy machine, of two texts one after the other a screen reader says the second alone.
    this.#timer = setTimeout(() => this.#speak());
  }

  /** What an earlier act still has to say is not lost to another one's. */
  #finish() {
    if (!this.#waits || this.#fresh) return;
    clearTimeout(this.#timer);
    this.#speak();
  }

  /** Says something more, after what is said within the same act. @param {string} sentence */
  add(sentence) {
    this.#after = sentence;
    this.#plan();
  }

  /** Says something by the way: what is asked stays what it was. @param {string} sentence */
  tell(sentence) {
    this.#finish();
    this.#report = sentence;
    this.#asked = this.#after = '';
    this.#plan();
  }

  /**
   * Has something ready that is heard elsewhere: it can be said again. The region stays as it is: one that is switched off
   * and on is silent in Firefox for good.
   * @param {string} sentence
   */
  keep(sentence) {
    this.#report = this.#asked = this.#after = this.#late = '';
    this.last = sentence;
  }

  /** Forgets all, unheard: what follows is said in another language. */
  forget() {
    this.#report = this.#asked = this.#after = this.#late = this.#known = this.last = '';
    this.#text.data = '';
  }

  /** Says again what was heard last, unless something else is about to be heard. */
  repeat() {
    if (!this.#report && !this.#asked && !this.#after) this.tell(this.last);
  }

  #speak() {
    const heard = [this.#report, this.#asked, this.#after].filter(Boolean).join(' ').trim();
    this.#waits = false;
    this.#report = this.#asked = this.#after = '';
    if (!heard) return;
    const waits = this.#late !== '';
    this.#late = waits ? `${this.#late} ${heard}` : heard;
    if (waits) return;
    const rest = APART_MS - (performance.now() - this.#at);
    if (rest > 0) setTimeout(() => this.#utter(), rest);
    else this.#utter();
  }

  #utter() {
    const text = this.#late;
    if (!text) return;
    this.#late = '';
    this.#at = performance.now();
    this.last = text;
    this.#text.data = text === this.#text.data ? text + OTHERWISE : text;
  }
}
