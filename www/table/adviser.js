// What asks the solver for a table. The solver and all that it says come when it is first asked; a game without one is
// never asked about.

/** @typedef {import('./host.js').TableHost} TableHost */
/** @typedef {import('../solver/advice.js').Advice} Advice */

export class Adviser {
  #host;
  #fail;
  /** @type {Advice | null} */
  #advice = null;

  /** @param {TableHost} host @param {(error: unknown) => void} fail says what has failed */
  constructor(host, fail) {
    this.#host = host;
    this.#fail = fail;
  }

  /** @param {(advice: Advice) => Promise<void> | void} act */
  async #ask(act) {
    if (this.#host.info && !this.#host.info.has.solver) return;
    try {
      const { Advice } = await import('../solver/advice.js');
      if (!this.#host.element.isConnected) return;
      this.#advice ??= new Advice(this.#host);
      await act(this.#advice);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Says whether the game in hand can still be won. */
  solve() {
    return this.#ask((advice) => advice.consult());
  }

  /** @param {import('./host.js').HintKind} kind */
  hint(kind) {
    return this.#ask((advice) => advice.hint(kind));
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

  /** The table has gone, for good or to come back elsewhere. */
  leave() {
    this.#advice?.leave();
  }
}
