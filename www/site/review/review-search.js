// The searches behind a review: chances after each move, and when the game was lost. Saves what they find.

import { askReview, askVerdict, release } from '../../solver/client.js';
import { findLoss } from '../../solver/find-loss.js';
import { makeMistakes } from './review-mistakes.js';
import { PENDING } from '../../solver/estimates.js';
import { saveReview, readReview } from './review-store.js';

/** @import { Answer } from '../../solver/client.js' */
/** @typedef {NonNullable<ReturnType<typeof readReview>>} ReviewData */

/** Maximum number of decisions shown. */
const MAX_DECISIONS = 3;
/** Budgets of finding the loss, in nodes: the first is enough for most positions. */
const NODE_BUDGETS = [1_000_000, 4_000_000, 12_000_000];

export class ReviewSearch {
  /** @type {ReviewData} */
  data;
  #link;
  #to;
  #outcome;
  #events;
  /** Owners of the requests for estimates, for the loss and for problems: each has one at a time. */
  #owners = [{}, {}, {}];
  #playedAt;
  #hasEnded = false;

  /**
   * @param {string} link of the line @param {number} to its last ply @param {string} outcome at its end
   * @param {{ onChange: () => void, onFailure: () => void }} events
   * @param {((ply: number) => string) | null} playedAt the player's move after so many; null makes no problems of them
   */
  constructor(link, to, outcome, events, playedAt) {
    this.#link = link;
    this.#to = to;
    this.#outcome = outcome;
    this.#events = events;
    this.#playedAt = playedAt;
    this.data = readReview(link, to) ?? {
      packs: 0,
      estimates: Array.from({ length: to + 1 }, () => PENDING),
      decisions: [],
      loss: null,
      done: false,
      problems: -1,
    };
  }

  start() {
    const searches = [this.#searchEstimates(), this.#searchLoss()];
    const onFailure = () => void (this.#hasEnded || this.#events.onFailure());
    for (const search of searches) search.catch(onFailure);
    Promise.all(searches)
      .then(() => this.#makeProblems())
      .catch(() => {});
  }

  end() {
    this.#hasEnded = true;
    for (const owner of this.#owners) release(owner);
    if (this.data.estimates.some((estimate) => estimate !== PENDING)) this.#save();
  }

  /** First ply that is proven lost; -1 if none is known. */
  get lostPly() {
    return this.data.loss?.lost ?? -1;
  }

  /** True if the ply before the first lost one is proven winnable, or there is none. */
  get isLossExact() {
    const { loss } = this.data;
    return !loss || loss.lost === loss.won + 1;
  }

  /** The chance to win at each ply; after a costly move, that with which it was compared, so that a move has one figure. */
  get estimates() {
    const estimates = [...this.data.estimates];
    for (const { ply, played } of this.decisions) estimates[ply + 1] = played;
    return estimates;
  }

  /** The costliest decisions, up to the one that lost the game; none before the search is done. */
  get decisions() {
    const { decisions, done } = this.data;
    if (!done) return [];
    return decisions.filter(({ ply }) => this.lostPly < 0 || ply < this.lostPly).slice(0, MAX_DECISIONS);
  }

  /** Ply of the move that lost the game, if that is proven; else -1. */
  get losingPly() {
    const { loss } = this.data;
    return loss && loss.won >= 0 && this.isLossExact ? loss.won : -1;
  }

  /** Why the game was lost, if that is proven: a deal that was winnable once is lost by moves. @returns {'deal' | 'moves' | 'unknown'} */
  get lossCause() {
    const { lost, won } = this.data.loss ?? { lost: -1, won: -1 };
    if (lost === 0) return 'deal';
    return lost > 0 && won >= 0 ? 'moves' : 'unknown';
  }

  /** Ply of the one decision that mattered: the costliest, else the move that lost the game; -1 if none is known. */
  get turn() {
    const { loss, done } = this.data;
    // Until the search for the loss has ended, a decision may come after it.
    if (!done || (!loss && this.#outcome !== 'won')) return -1;
    return this.decisions[0]?.ply ?? this.losingPly;
  }

  async #searchEstimates() {
    while (!this.#hasEnded && !this.data.done) {
      const answer = await askReview(this.#owners[0], this.#link, this.data.estimates);
      if (!answer || this.#hasEnded) return;
      const { packs, estimates, decisions, done } = answer;
      this.data = { ...this.data, packs, estimates, decisions, done };
      this.#events.onChange();
      if (done) this.#save();
    }
  }

  /** Finds until when the deal could be won. */
  async #searchLoss() {
    if (this.#outcome === 'won' || this.data.loss) return;
    const ask = async (/** @type {number} */ ply, /** @type {number} */ nodes) => {
      const answer = await askVerdict(this.#owners[1], this.#link, ply, nodes);
      return this.#hasEnded ? null : /** @type {Answer | null} */ (answer);
    };
    let verdict = this.#outcome === 'stuck' ? 'lost' : 'unknown';
    for (const nodes of NODE_BUDGETS) {
      if (verdict !== 'unknown') break;
      verdict = (await ask(this.#to, nodes))?.verdict ?? 'working';
    }
    let loss = { won: verdict === 'won' ? this.#to : -1, lost: -1 };
    if (verdict === 'working') return;
    if (verdict === 'lost') {
      const since = await findLoss(ask, this.#to, NODE_BUDGETS, NODE_BUDGETS[0]);
      if (!since) return;
      loss = { won: since.won, lost: since.lost };
    }
    this.data.loss = loss;
    this.#events.onChange();
    this.#save();
  }

  /** Makes problems of the costliest decisions, once. */
  async #makeProblems() {
    const playedAt = this.#playedAt;
    const { loss, done, problems } = this.data;
    if (this.#hasEnded || !playedAt || !done || !loss || problems >= 0) return;
    // Before the last position that is winnable no move lost.
    const costly = [this.losingPly, ...this.decisions.map(({ ply }) => ply)];
    const plies = new Set(costly.filter((ply) => ply >= Math.max(0, loss.won) && ply < loss.lost));
    const made = await makeMistakes(this.#owners[2], this.#link, [...plies], playedAt);
    if (made === null || this.#hasEnded) return;
    this.data.problems = made;
    this.#events.onChange();
    this.#save();
  }

  #save() {
    saveReview(this.#link, this.data);
  }
}
