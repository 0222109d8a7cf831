// The hint of the table itself: what can be done, one possibility after the other. What is best, the solver may know.

import { say, words } from '../../words/core.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').MoveView} MoveView */

export class Hints {
  #host;
  #selection;
  /** Which possibility was shown last. */
  #shown = -1;

  /** @param {TableHost} host @param {import('./selection.js').Selection} selection */
  constructor(host, selection) {
    this.#host = host;
    this.#selection = selection;
  }

  /** Begins with the first possibility again. */
  reset() {
    this.#shown = -1;
  }

  /** Shows the next possibility. */
  next() {
    const host = this.#host;
    const { dealLabel, prompt, outcome } = /** @type {View} */ (host.view);
    const all = this.#possibilities();
    if (!all.length) {
      this.#selection.letGo();
      host.say(dealLabel ? words.hand.onlyDealing(dealLabel) : say(prompt));
      if (outcome === 'playing') host.offer(this.#askSolver(), 'telling');
      return;
    }
    this.#shown = (this.#shown + 1) % all.length;
    const { from, with: other, to, token } = all[this.#shown];
    host.pointOut(from, other ?? to);
    host.say(words.hand.possible(token, this.#shown + 1, all.length));
    host.offer(this.#askSolver());
  }

  /** Every move that is not dealing: first those that go home, then those of the card in hand. @returns {MoveView[]} */
  #possibilities() {
    const places = this.#host.info?.places ?? [];
    const { pending } = /** @type {View} */ (this.#host.view);
    const rank = (/** @type {MoveView} */ { home, from }) => (home ? 0 : from === pending ? 1 : 2);
    return this.#host
      .moves()
      .flatMap(({ moves }) => moves)
      .filter(({ from }) => places[from].role !== 'stock')
      .sort((a, b) => rank(a) - rank(b));
  }

  /** Those who know more than the rules. @returns {import('../frame.js').Offer[]} */
  #askSolver() {
    if (!this.#host.info?.has.solver) return [];
    const { fair, knowing, solve, bySight, byPack } = words.hand.hints;
    return [
      { label: fair, told: bySight, act: () => void this.#host.advise('fair') },
      { label: knowing, told: byPack, act: () => void this.#host.advise('knowing') },
      { label: solve, told: byPack, act: () => void this.#host.solve() },
    ];
  }
}
