// Runs of one kind, of which only the latest counts: each begins by cancelling the one before.

export class Latest {
  /** Made when its signal is asked for: to abort one costs the trace of the stack. @type {AbortController | null} */
  #controller = null;

  /** The signal of the latest run; after `cancel`, of one that may come. */
  get signal() {
    return (this.#controller ??= new AbortController()).signal;
  }

  /** Cancels the run before. @returns {AbortSignal} of the run that begins */
  begin() {
    this.cancel();
    return this.signal;
  }

  cancel() {
    this.#controller?.abort();
    this.#controller = null;
  }
}
