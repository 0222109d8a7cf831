// Loads the solver's advice when it is first needed, for patiences that have a solver.

import { isAbort } from '../../ui/lazy.js';

/** @typedef {import('../controller.js').Controller} Controller */
/** @typedef {import('./advice.js').Advice} Advice */

export class Adviser {
  #host;
  /** @type {Advice | null} */
  #advice = null;
  /** Aborted by the next hint, and by `cancelHint`. */
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

  /** Says if the game can still be won. */
  solve() {
    return this.#ask((advice) => advice.consult());
  }

  /** @param {import('../host.js').HintKind} kind @returns {Promise<boolean>} false if the solver failed */
  async hint(kind) {
    let isGiven = true;
    this.#hint.abort();
    this.#hint = new AbortController();
    const signal = AbortSignal.any([this.#hint.signal, this.#host.tableSignal]);
    // If a fair hint fails, the caller lists legal moves instead.
    const onFail = (/** @type {unknown} */ error) => (kind === 'fair' ? (isGiven = false) : this.#host.fail(error));
    await this.#ask((advice) => advice.hint(kind), { signal, onFail });
    return isGiven;
  }

  /** Repeats the hint for the position on the table. @returns {boolean} false if there is none */
  repeatHint() {
    return !!this.#advice?.repeatHint();
  }

  /** Shows that the deal on the table is proven winnable. */
  showProven() {
    return this.#ask((advice) => advice.markProven());
  }

  /** Turns automatic verdicts on or off, as set. */
  updateAutomatic() {
    const isAutomatic = () => this.#host.setting('verdict') === 'kept';
    if (isAutomatic() && this.#host.element.isConnected) void this.#ask((advice) => advice.setAutomatic(isAutomatic()));
    else this.#advice?.setAutomatic(isAutomatic());
  }

  /** Cancels a hint that is being searched. */
  cancelHint() {
    this.#hint.abort();
    this.#advice?.cancelHint();
  }

  /** Releases the solver when the table is removed. */
  release() {
    this.#advice?.release();
  }
}
