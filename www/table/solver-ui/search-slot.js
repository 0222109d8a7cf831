// The search that the verdict badge shows: a new one takes the place of the one before, which it has cancelled.

export class SearchSlot {
  #host;
  #cancel;
  #onEnd;
  /** @type {{ isHint: boolean } | null} */
  #current = null;

  /** @param {import('../host.js').TableHost} host @param {() => void} cancel cancels the solver's question @param {() => void} onEnd called unless another search has begun */
  constructor(host, cancel, onEnd) {
    this.#host = host;
    this.#cancel = cancel;
    this.#onEnd = onEnd;
  }

  get isTaken() {
    return this.#current !== null;
  }

  /** True if a hint is searched, which can be cancelled alone. */
  get isHint() {
    return !!this.#current?.isHint;
  }

  /**
   * Runs a search until its answer is shown.
   * @template T @param {() => Promise<T>} callback
   * @param {{ isHint?: boolean, signal?: AbortSignal }} [options] `signal`: cancels it, by default at a change of the position
   * @returns {Promise<T>}
   */
  async run(callback, { isHint = false, signal = this.#host.positionSignal } = {}) {
    const search = (this.#current = { isHint });
    const done = new AbortController();
    signal.addEventListener('abort', () => this.#current === search && this.#cancel(), { signal: done.signal });
    try {
      return await callback();
    } finally {
      done.abort();
      if (this.#current === search) {
        this.#current = null;
        this.#onEnd();
      }
    }
  }
}
