// The live region of a table: one element with one text in it. Browsers read two regions, or two pieces of one, in different
// orders.

import { h } from '../../ui/dom.js';

/** Appended to a repeated text: live regions ignore a text that is the same as before. */
const NUDGE = '\u00a0';
/** Minimum time between two texts: browsers report only the second of two that follow sooner. */
const MIN_GAP_MS = 150;

export class LiveRegion {
  el = h('p', { class: 'unseen', role: 'status' });
  #text = document.createTextNode('');
  /** Text that is spoken when the current action is over: its report, the prompt, and an addition. */
  #pending = { report: '', prompt: '', addition: '' };
  #isScheduled = false;
  /** True within the task that scheduled the speech. */
  #isSameTask = false;
  #timer = 0;
  #lastPrompt = '';
  /** Text that waits for the gap to pass, and the time of the last one. */
  #queued = '';
  #spokenAt = -MIN_GAP_MS;

  constructor() {
    this.el.append(this.#text);
  }

  /** The text that `repeat` speaks again. */
  last = '';

  /**
   * Speaks a report and then a prompt. Of several prompts of one action the last counts, and no report is lost.
   * @param {string} report may be empty @param {string} prompt may be empty
   * @param {boolean} always false: a prompt that has not changed is left out
   */
  speakAction(report, prompt, always) {
    if (report) {
      this.#flush();
      this.#pending.report = report;
    }
    if (always || prompt !== this.#lastPrompt) this.#pending.prompt = prompt;
    this.#lastPrompt = prompt;
    this.#schedule();
  }

  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = this.#isSameTask = true;
    queueMicrotask(() => void (this.#isSameTask = false));
    // After the tasks that the action has begun: finding out that a game finishes by itself is one of them. On a busy machine a
    // screen reader speaks only the second of two texts in a row.
    this.#timer = window.setTimeout(() => this.#enqueue());
  }

  /** Speaks the pending text of an earlier action at once. */
  #flush() {
    if (!this.#isScheduled || this.#isSameTask) return;
    clearTimeout(this.#timer);
    this.#enqueue();
  }

  /** Speaks a sentence after the pending ones. @param {string} sentence */
  speakAddition(sentence) {
    this.#pending.addition = sentence;
    this.#schedule();
  }

  /** Speaks a sentence in place of the pending ones. @param {string} sentence */
  speak(sentence) {
    this.#flush();
    this.#pending = { report: sentence, prompt: '', addition: '' };
    this.#schedule();
  }

  /**
   * Sets the text that `repeat` speaks, without speaking it. The region stays in the page: one that is hidden and shown
   * again is silent in Firefox for good.
   * @param {string} sentence
   */
  setRepeatText(sentence) {
    this.#pending = { report: '', prompt: '', addition: '' };
    this.#queued = '';
    this.last = sentence;
  }

  /** Drops all text: the language has changed. */
  clear() {
    this.setRepeatText('');
    this.#lastPrompt = '';
    this.#text.data = '';
  }

  /** Speaks the last text again, unless another is pending. */
  repeat() {
    const { report, prompt, addition } = this.#pending;
    if (!report && !prompt && !addition) this.speak(this.last);
  }

  #enqueue() {
    const { report, prompt, addition } = this.#pending;
    const text = [report, prompt, addition].filter(Boolean).join(' ').trim();
    this.#isScheduled = false;
    this.#pending = { report: '', prompt: '', addition: '' };
    if (!text) return;
    const isWaiting = this.#queued !== '';
    this.#queued = isWaiting ? `${this.#queued} ${text}` : text;
    if (isWaiting) return;
    const gap = MIN_GAP_MS - (performance.now() - this.#spokenAt);
    if (gap > 0) setTimeout(() => this.#write(), gap);
    else this.#write();
  }

  #write() {
    const text = this.#queued;
    if (!text) return;
    this.#queued = '';
    this.#spokenAt = performance.now();
    this.last = text;
    this.#text.data = text === this.#text.data ? text + NUDGE : text;
  }
}
