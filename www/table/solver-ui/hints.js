// The Hint button: asks the solver for a hint without a peek; pressed again, repeats it. Without a hint it shows the legal moves one by one.

import { words as reports } from '../../words/reports.js';
import { highlightMove } from './highlight-move.js';
import { movesToShow } from './hint-search.js';

/** @import { TableHost } from '../host.js' */
/** @import { View, MoveView } from '../../pkg/patience_wasm.js' */

export class Hints {
  #host;
  #selection;
  /** Index of the last shown move. */
  #shownIndex = -1;
  /** State of the position's hint; one that was cancelled may be asked for again. @type {'unasked' | 'searching' | 'given' | 'failed'} */
  #state = 'unasked';

  /** @param {TableHost} host @param {import('../input/selection.js').Selection} selection */
  constructor(host, selection) {
    this.#host = host;
    this.#selection = selection;
  }

  /** Starts over, for a new position. */
  reset() {
    this.#shownIndex = -1;
    this.#state = 'unasked';
  }

  /** Gives a hint, and repeats it in the same position; without one, shows a legal move per call. */
  async next() {
    const host = this.#host;
    const { view, positionSignal: signal } = host;
    // An impatient second press does not replace the hint that is being searched.
    if (this.#state === 'searching') return;
    if (this.#state === 'unasked' && view?.outcome === 'playing' && host.info?.features.solver && !this.#isForced()) {
      this.#state = 'searching';
      const result = await host.adviser.hint('hint');
      if (signal.aborted) return;
      this.#state = result === 'cancelled' ? 'unasked' : result;
      if (result !== 'failed') return;
    } else if (host.adviser.repeatHint()) return;
    this.showLegalMove();
  }

  /** Shows one legal move per call. */
  showLegalMove() {
    this.#host.adviser.cancelHint();
    this.#showNext();
  }

  /** True if there is no choice: the player can only deal, or place the hand in its only target, which dealing does, too. */
  #isForced() {
    const { dealLabel, dealDecides, pending } = /** @type {View} */ (this.#host.view);
    const [first, ...others] = this.#candidates();
    return !first || (!others.length && first.from === pending && !!dealLabel && !dealDecides);
  }

  #showNext() {
    const host = this.#host;
    const { outcome } = /** @type {View} */ (host.view);
    if (this.#isForced()) return this.#announceOnlyDealing(outcome === 'playing');
    const all = this.#candidates();
    this.#shownIndex = (this.#shownIndex + 1) % all.length;
    const { from, with: other, to, token, move } = all[this.#shownIndex];
    highlightMove(host, { move, from, to: other ?? to });
    host.announce(reports.hints.possibleMove(token, this.#shownIndex + 1, all.length));
    const [ask, ...others] = this.#solverOffers();
    const next = { label: reports.hints.nextMove, primary: true, onPress: () => this.#showNext() };
    // The Hint button repeats a hint that was given, and shows the next legal move if there is none.
    const first = this.#state === 'given' && all.length > 1 ? next : ask;
    host.offer(first ? [first, ...others] : others);
  }

  /** Says that the player can only deal, with a button for it. @param {boolean} isPlaying */
  #announceOnlyDealing(isPlaying) {
    const host = this.#host;
    const { dealLabel } = /** @type {View} */ (host.view);
    this.#selection.clear();
    host.announce(dealLabel ? reports.hints.onlyDealing(dealLabel) : host.prompt);
    if (!isPlaying) return;
    // With no choice, neither kind of hint helps.
    const [, , ...others] = this.#solverOffers();
    if (!dealLabel) return host.offer(this.#solverOffers(), 'info');
    // Without a context: the frame's own Deal button is hidden while this one is offered.
    host.offer([
      { label: host.frame.buttons.dealDescription, primary: true, onPress: () => host.press('deal') },
      ...others,
    ]);
  }

  /** @returns {MoveView[]} */
  #candidates() {
    const { info, view, session } = this.#host;
    return movesToShow(session.moves(), info?.places ?? [], /** @type {View} */ (view).pending);
  }

  async #askHint() {
    if ((await this.#host.adviser.hint('hint')) !== 'failed') return;
    this.#host.announce(reports.hints.noSolver);
    this.#host.offer(this.#solverOffers());
  }

  /** Offers that ask the solver. @returns {import('../frame/status-area.js').Offer[]} */
  #solverOffers() {
    if (!this.#host.info?.features.solver) return [];
    const { hint, peek, solve, hintBasis, peekBasis } = reports.hints;
    return [
      { label: hint, description: hintBasis, onPress: () => void this.#askHint() },
      { label: peek, description: peekBasis, onPress: () => void this.#host.adviser.hint('peek') },
      { label: solve, description: peekBasis, onPress: () => void this.#host.solve() },
    ];
  }
}
