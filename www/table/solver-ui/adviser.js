// Asks the solver for a table. The solver loads when it is first asked; games without one are never asked about.

import { isAbort } from '../../ui/lazy.js';

/** @typedef {import('../controller.js').Controller} Controller */
/** @typedef {import('./advice.js').Advice} Advice */

export class Adviser {
  #host;
  /** @type {Advice | null} */
  #advice = null;
  /** Aborted by the next hint, and when a hint is not wanted any more. */
  #hint = new AbortController();

  /** @param {Controller} host */
  constructor(host) {
    this.#host = host;
  }

  /** @param {(advice: Advice) => Promise<void> | void} act @param {{ signal?: AbortSignal, onFail?: (error: unknown) => void }} [options] */
  async #ask(act, { signal = this.#host.tableSignal, onFail = (error) => this.#host.fail(error) } = {}) {
    if (this.#host.info && !this.#host.info.has.solver) return;
    try {
      const { Advice } = await this.#host.load('advice', signal);
      this.#advice ??= new Advice(this.#host);
      await act(this.#advice);
    } catch (error) {
      if (!isAbort(error)) onFail(error);
    }
  }

  /** Says whether the game can still be won. */
  solve() {
    return this.#ask((advice) => advice.consult());
  }

  /** @param {import('../host.js').HintKind} kind @returns {Promise<boolean>} true if it was given, or is not wanted any more */
  async hint(kind) {
    let isGiven = true;
    this.#hint.abort();
    this.#hint = new AbortController();
    const signal = AbortSignal.any([this.#hint.signal, this.#host.tableSignal]);
    // Without the solver the table lists the legal moves in place of a hint.
    const onFail = (/** @type {unknown} */ error) => (kind === 'fair' ? (isGiven = false) : this.#host.fail(error));
    await this.#ask((advice) => advice.hint(kind), { signal, onFail });
    return isGiven;
  }

  /** Shows that the deal on the table is winnable, until the first move. */
  showProven() {
    return this.#ask((advice) => advice.proven());
  }

  /** Starts or stops asking after every move, as set. */
  keepVerdict() {
    const isKept = () => this.#host.setting('verdict') === 'kept';
    if (isKept() && this.#host.element.isConnected) void this.#ask((advice) => advice.keep(isKept()));
    else this.#advice?.keep(isKept());
  }

  /** Drops a hint that has not arrived. */
  stop() {
    this.#hint.abort();
    this.#advice?.stop();
  }

  /** Releases the solver when the table is removed. */
  release() {
    this.#advice?.leave();
  }
}
