// The challenge of a game that has ended without a win: its deal with the player's result.

import { allHints, creditOf } from '../../engine/provenance.js';
import { writeChallenge } from '../../pkg/patience_tools_wasm.js';
import { FINISHERS } from '../play/win-facts.js';
import { isGivenUp } from '../review/review-store.js';
import { curveOf } from '../review/curve.js';

/** @import { View } from '../../pkg/patience_wasm.js' */
/** @import { Provenance } from '../../engine/provenance.js' */

/** True if a game has ended without a win: no move is left, or it was given up. @param {View} view */
export const isEndedUnwon = ({ outcome, link, ply }) =>
  ply > 0 && (outcome === 'stuck' || (outcome === 'playing' && isGivenUp(link)));

/** The result of a game that has ended without a win. */
export class UnwonResult {
  #view;
  #finisher;
  #undos;
  /** Hints used, peeks among them. @type {number} */
  hints;

  /** @param {View} view @param {number} hints @param {number} undos @param {typeof FINISHERS[keyof typeof FINISHERS]} finisher */
  constructor(view, hints, undos, finisher) {
    this.#view = view;
    this.hints = hints;
    this.#undos = undos;
    this.#finisher = finisher;
  }

  /** Of the game on the table; null if it has not ended so, or if the player's help is unknown. @param {View} view @param {Provenance} provenance */
  static of(view, provenance) {
    const credit = creditOf(provenance, view.ply);
    const hints = allHints(credit);
    const { undos } = credit;
    if (!isEndedUnwon(view) || hints === null || undos === null) return null;
    return new UnwonResult(view, hints, undos, FINISHERS[credit.finishedBy]);
  }

  /** The challenge's link. @param {readonly number[]} [curve] levels of the chance to win */
  link(curve = []) {
    const { start, ply } = this.#view;
    return writeChallenge(start, false, this.#finisher, ply, this.hints, this.#undos, Uint8Array.from(curve));
  }

  /** The same with the curve, once it is estimated. @param {AbortSignal} signal */
  async linkWithCurve(signal) {
    return this.link((await curveOf(this.#view.link, this.#view.ply, signal)) ?? []);
  }
}
