// What asks the solver for a table. The solver and all that it says come when it is first asked; a game without one is
// never asked about.

import { withWords } from '../../words/language.js';
import { withRules } from '../../engine/loader.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('./advice.js').Advice} Advice */

export class Adviser {
  #host;
  #fail;
  /** @type {Advice | null} */
  #advice = null;
  /** Which hint was asked for last: it may be of no interest any more when the solver comes. */
  #wish = 0;

  /** @param {TableHost} host @param {(error: unknown) => void} fail says what has failed */
  constructor(host, fail) {
    this.#host = host;
    this.#fail = fail;
  }

  /** @param {(advice: Advice) => Promise<void> | void} act @param {(error: unknown) => void} [fail] */
  async #ask(act, fail = this.#fail) {
    if (this.#host.info && !this.#host.info.has.solver) return;
    try {
      const { Advice } = await withWords(withRules(import('./advice.js')));
      if (!this.#host.element.isConnected) return;
      this.#advice ??= new Advice(this.#host);
      await act(this.#advice);
    } catch (error) {
      fail(error);
    }
  }

  /** Says whether the game in hand can still be won. */
  solve() {
    return this.#ask((advice) => advice.consult());
  }

  /** @param {import('../host.js').HintKind} kind @returns {Promise<boolean>} whether it could be given */
  async hint(kind) {
    let given = true;
    const wish = ++this.#wish;
    // Where the solver cannot come, the table knows what can be done: that is said instead of what failed.
    const fail = (/** @type {unknown} */ error) => (kind === 'fair' ? (given = false) : this.#fail(error));
    await this.#ask((advice) => (wish === this.#wish ? advice.hint(kind) : undefined), fail);
    return given;
  }

  /** Shows of the deal on the table that it can be won, until the first move. */
  showProven() {
    return this.#ask((advice) => advice.proven());
  }

  /** Has the solver asked after every move, if so set. */
  keepVerdict() {
    const kept = () => this.#host.setting('verdict') === 'kept';
    if (kept() && this.#host.element.isConnected) void this.#ask((advice) => advice.keep(kept()));
    else this.#advice?.keep(kept());
  }

  /** A hint that has not come yet is of no interest any more. */
  stop() {
    this.#wish++;
    this.#advice?.stop();
  }

  /** The table has gone, for good or to come back elsewhere. */
  leave() {
    this.#advice?.leave();
  }
}
