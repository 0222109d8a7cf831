// Lines that win, as the solver has found them at the player's wish: kept for the game on the table by the position they
// begin at, so that they are there again when moves are taken back.

/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** @typedef {{ line: string[], made: number, asked: boolean }} Known a line, and how many of its moves lie behind */

export class KnownWins {
  /** The deal that they are of. */
  #start = '';
  /** By the position's link. @type {Map<string, Known>} */
  #known = new Map();

  /** @param {View} view @param {string[]} line that wins from there @param {boolean} asked whether the player has just asked for it */
  learn(view, line, asked) {
    if (view.start !== this.#start) this.#known.clear();
    this.#start = view.start;
    if (line.length) this.#known.set(view.link, { line, made: 0, asked });
  }

  /** A move was made: if it is the line's next, the rest of the line wins. @param {View} before @param {string} move @param {View} after */
  follow(before, move, after) {
    const known = this.#known.get(before.link);
    if (!known || after.ply !== before.ply + 1 || known.line[known.made] !== move) return;
    if (known.made + 1 < known.line.length) this.#known.set(after.link, { ...known, made: known.made + 1 });
  }

  /** The moves that win from a position; null where none are known. @param {View} view @returns {{ moves: string[], asked: boolean } | null} */
  from({ link }) {
    const known = this.#known.get(link);
    return known ? { moves: known.line.slice(known.made), asked: known.asked } : null;
  }
}
