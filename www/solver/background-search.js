// Goes on looking at a position that is not decided while the player plays: in portions, so that whatever else is asked
// meanwhile has its turn between two of them.

import { askVerdict, dismiss, leave } from './client.js';

/** @typedef {import('./client.js').Answer} Answer */

/** Nodes of a portion: some tenths of a second. */
const PORTION = 2_000_000;

export class GoingOn {
  /** What is looked at: another one ends it. */
  #wish = 0;

  /** It looks no further. */
  stop() {
    this.#wish++;
    dismiss(this);
  }

  /** The table has gone. */
  leave() {
    this.#wish++;
    leave(this);
  }

  /** Asks once. @param {string} link @param {number} ply @param {number} nodes */
  ask(link, ply, nodes) {
    return askVerdict(this, link, ply, nodes);
  }

  /**
   * Looks on until it is known, or so many nodes are spent.
   * @param {string} link @param {number} ply @param {number} from nodes that are spent already @param {number} to
   * @param {(spent: number) => void} onspent told after each portion
   * @returns {Promise<Answer | null>} null if it was stopped
   */
  async look(link, ply, from, to, onspent) {
    const wish = ++this.#wish;
    /** @type {Answer | null} */
    let answer = null;
    for (let nodes = from + PORTION; nodes <= to; nodes += PORTION) {
      answer = await this.ask(link, ply, nodes);
      if (!answer || wish !== this.#wish) return null;
      if (answer.verdict !== 'unknown' || !answer.open) return answer;
      onspent(answer.spent);
    }
    return answer;
  }
}
