// Loads the solver's advice when it is first needed, for patiences that have a solver.

import { isAbort } from '../../ui/lazy.js';
import { Latest } from '../../ui/latest.js';

/** @import { Controller } from '../controller.js' */
/** @import { Advice } from './advice.js' */
/** `cancelled`: by the player or a move; `failed`: the solver has. @typedef {'given' | 'cancelled' | 'failed'} HintResult */

export class Adviser {
  #host;
  /** @type {Advice | null} */
  #advice = null;
  /** Aborted by the next hint, and by `cancelHint`. */
  #hint = new Latest();

  /** @param {Controller} host */
  constructor(host) {
    this.#host = host;
  }

  /**
   * @param {(advice: Advice) => Promise<void> | void} callback
   * @param {{ signal?: AbortSignal, onFail?: (error: unknown) => void }} [options] by default for the position on the table
   */
  async #ask(callback, { signal = this.#host.positionSignal, onFail = (error) => this.#host.fail(error) } = {}) {
    if (this.#host.info && !this.#host.info.features.solver) return;
    try {
      const { Advice } = await this.#host.load('advice', signal);
      signal.throwIfAborted();
      this.#advice ??= new Advice(this.#host);
      await callback(this.#advice);
    } catch (error) {
      if (!isAbort(error) && !signal.aborted) onFail(error);
    }
  }

  /** Says if the game can still be won. */
  solve() {
    return this.#ask((advice) => advice.consult());
  }

  /** Gives a hint for the position on the table. @param {import('../host.js').HintKind} kind @returns {Promise<HintResult>} */
  async hint(kind) {
    /** @type {HintResult} */
    let result = 'cancelled';
    const signal = AbortSignal.any([this.#hint.begin(), this.#host.positionSignal]);
    const onFail = (/** @type {unknown} */ error) => {
      result = 'failed';
      // If a hint that does not peek fails, the caller lists legal moves instead.
      if (kind !== 'hint') this.#host.fail(error);
    };
    const give = async (/** @type {Advice} */ advice) => {
      if (await advice.hint(kind)) result = 'given';
    };
    await this.#ask(give, { signal, onFail });
    return result;
  }

  /** Repeats the hint for the position on the table. @returns {boolean} false if there is none */
  repeatHint() {
    return !!this.#advice?.repeatHint();
  }

  /** Shows that the deal on the table is proven winnable. The player has not asked: a failed load is not reported. */
  showProven() {
    return this.#ask((advice) => advice.markProven(), { onFail: () => {} });
  }

  /** Turns automatic verdicts on or off, as set. */
  updateAutomatic() {
    const isAutomatic = () => this.#host.setting('verdict') === 'always';
    if (!isAutomatic() || !this.#host.element.isConnected) return this.#advice?.setAutomatic(isAutomatic());
    void this.#ask((advice) => advice.setAutomatic(isAutomatic()), { signal: this.#host.tableSignal });
  }

  /** Renders in another language. */
  translate() {
    this.#advice?.translate();
  }

  /** Cancels a hint that is being searched. */
  cancelHint() {
    this.#hint.cancel();
    this.#advice?.cancelHint();
  }

  /** Releases the solver when the table is removed. */
  release() {
    this.#advice?.release();
  }
}
