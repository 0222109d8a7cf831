// Winning lines of the deal on the table, by position, so that an undo finds them again.

/** @import { View } from '../pkg/patience_wasm.js' */
/** @typedef {{ line: string[], played: number }} WinningLine a line, and the number of its moves that were played */

export class WinningLines {
  /** The deal, as the link of its start. */
  #start = '';
  /** By the position's link. @type {Map<string, WinningLine>} */
  #lines = new Map();

  /** @param {View} view @param {string[]} line that wins from there */
  record(view, line) {
    if (view.start !== this.#start) this.#lines.clear();
    this.#start = view.start;
    if (line.length) this.#lines.set(view.link, { line, played: 0 });
  }

  /** Records the remaining line after a move of the line. @param {View} before @param {string} move @param {View} after */
  advance(before, move, after) {
    const found = this.#lines.get(before.link);
    if (!found || after.ply !== before.ply + 1 || found.line[found.played] !== move) return;
    if (found.played + 1 < found.line.length) this.#lines.set(after.link, { ...found, played: found.played + 1 });
  }

  /** The moves that win from a position; null if none are recorded. @param {View} view @returns {string[] | null} */
  from({ link }) {
    const found = this.#lines.get(link);
    return found ? found.line.slice(found.played) : null;
  }
}
