// What a press of Hint does: first the solver is asked what is best by what can be seen; pressed again, or where no solver
// is to be had, the table says what can be done, one possibility after the other.

import { words } from '../../words/core.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').MoveView} MoveView */

export class Hints {
  #host;
  #selection;
  /** Which possibility was shown last. */
  #shown = -1;
  /** The position that the solver was asked about. */
  #asked = '';
  /** The position that it is thinking about. */
  #thinking = '';

  /** @param {TableHost} host @param {import('../input/selection.js').Selection} selection */
  constructor(host, selection) {
    this.#host = host;
    this.#selection = selection;
  }

  /** Begins with the first possibility again. */
  reset() {
    this.#shown = -1;
    this.#asked = '';
    this.#thinking = '';
  }

  /** The fair hint, then what can be done. */
  async next() {
    const host = this.#host;
    const { link, outcome } = /** @type {View} */ (host.view);
    // Whoever presses again because nothing has come yet wants what was asked for, not something else.
    if (this.#thinking === link) return;
    const first = this.#asked !== link;
    this.#asked = link;
    if (first && outcome === 'playing' && host.info?.has.solver && !this.#isForced()) {
      this.#thinking = link;
      const given = await host.adviser.hint('fair').finally(() => {
        if (this.#thinking === link) this.#thinking = '';
      });
      if (given || host.view?.link !== link) return;
    }
    host.adviser.stop();
    this.#showNext();
  }

  /** Whether there is nothing to choose: nothing can be done but to deal, or to lay the card in hand in its one place, which dealing on does as well. */
  #isForced() {
    const { dealLabel, dealDecides, pending } = /** @type {View} */ (this.#host.view);
    const [first, ...others] = this.#possibilities();
    return !first || (!others.length && first.from === pending && !!dealLabel && !dealDecides);
  }

  #showNext() {
    const host = this.#host;
    const { outcome } = /** @type {View} */ (host.view);
    if (this.#isForced()) return this.#showDealing(outcome === 'playing');
    const all = this.#possibilities();
    this.#shown = (this.#shown + 1) % all.length;
    const { from, with: other, to, token } = all[this.#shown];
    host.highlightMove(from, other ?? to);
    host.say(words.hand.possible(token, this.#shown + 1, all.length));
    host.offer(this.#askSolver());
  }

  /** That there is nothing else, and the key for it. @param {boolean} isPlaying */
  #showDealing(isPlaying) {
    const host = this.#host;
    const { dealLabel } = /** @type {View} */ (host.view);
    this.#selection.clear();
    host.say(dealLabel ? words.hand.onlyDealing(dealLabel) : host.prompt);
    if (!isPlaying) return;
    // There is nothing for a hint to choose, whoever gives it.
    const [, , ...others] = this.#askSolver();
    if (!dealLabel) return host.offer(this.#askSolver(), 'telling');
    // As for a choice: the table's own key for dealing gives way to it, rather than stand beside it.
    host.offer([{ label: host.frame.dealing, primary: true, act: () => host.press('deal') }, ...others]);
  }

  /** Every move that is not dealing: first those that go home, then those of the card in hand. @returns {MoveView[]} */
  #possibilities() {
    const places = this.#host.info?.places ?? [];
    const { pending } = /** @type {View} */ (this.#host.view);
    const rank = (/** @type {MoveView} */ { home, from }) => (home ? 0 : from === pending ? 1 : 2);
    return this.#host.session
      .moves()
      .flatMap(({ moves }) => moves)
      .filter(({ from }) => places[from].role !== 'stock')
      .sort((a, b) => rank(a) - rank(b));
  }

  async #askFairly() {
    if (!(await this.#host.adviser.hint('fair'))) this.#host.say(words.element.noSolver);
  }

  /** Those who know more than the rules. @returns {import('../frame/frame.js').Offer[]} */
  #askSolver() {
    if (!this.#host.info?.has.solver) return [];
    const { fair, knowing, solve, bySight, byPack } = words.hand.hints;
    return [
      { label: fair, told: bySight, act: () => void this.#askFairly() },
      { label: knowing, told: byPack, act: () => void this.#host.adviser.hint('knowing') },
      { label: solve, told: byPack, act: () => void this.#host.solve() },
    ];
  }
}
