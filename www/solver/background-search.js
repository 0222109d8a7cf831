// Continues the search of an undecided position while the player plays: in portions, between which other questions are
// answered.

import { askVerdict, cancel, release } from './client.js';
import { Latest } from '../ui/latest.js';

/** @import { Answer } from './client.js' */

/** Nodes of a portion: some tenths of a second. */
const PORTION_NODES = 2_000_000;

export class BackgroundSearch {
  /** Aborted by the next run. */
  #run = new Latest();

  stop() {
    this.#run.cancel();
    cancel(this);
  }

  /** Releases the solver when the table is removed. */
  release() {
    this.#run.cancel();
    release(this);
  }

  /**
   * Searches until the verdict is found or the budget is spent.
   * @param {string} link @param {number} ply @param {number} from nodes already spent @param {number} to total budget
   * @param {(spent: number) => void} onProgress called after each portion
   * @returns {Promise<Answer | null>} null if it was stopped
   */
  async run(link, ply, from, to, onProgress) {
    const signal = this.#run.begin();
    /** @type {Answer | null} */
    let answer = null;
    for (let nodes = from + PORTION_NODES; nodes <= to; nodes += PORTION_NODES) {
      answer = await askVerdict(this, link, ply, nodes);
      if (!answer || signal.aborted) return null;
      if (answer.verdict !== 'unknown' || !answer.open) return answer;
      onProgress(answer.spent);
    }
    return answer;
  }
}
