// The steps of a lesson one after the other, and the moves that are made in them: what is to be done next, what does as
// well, and which line has led here. No table, no words.

/** @typedef {import('../../lessons/lessons.js').Lesson} Lesson */
/** @typedef {import('../../lessons/lessons.js').Step} Step */
/** @typedef {{ link: string, line: string[] }} At a position: a link and the moves made since */

/** The addresses in a move: "a22+n3>f" has "a22", "n3" and "f". */
const ADDRESS = /[a-z]\w*|[A-Z][+-]\d?/g;

/** A move with two piles in each other's places. @param {string} move @param {[string, string]} piles */
const exchanged = (move, [a, b]) => move.replace(ADDRESS, (at) => (at === a ? b : at === b ? a : at));

export class Steps {
  /** @type {(Step & { link: string })[]} */
  #steps;
  /** The piles that have changed places. @type {[string, string][]} */
  #changed = [];
  /** How each step was come to, as far as the player has got. @type {{ line: string[], changed: [string, string][] }[]} */
  #starts = [{ line: [], changed: [] }];
  /** The moves since the scene's link. @type {string[]} */
  line = [];
  /** The number of the step, from 0; that of all of them when they are done. */
  at = 0;
  /** How many moves of the step are made. */
  made = 0;

  /** @param {Lesson} lesson */
  constructor({ scenes }) {
    this.#steps = scenes.flatMap(({ link, steps }) => steps.map((step) => ({ ...step, link })));
  }

  get count() {
    return this.#steps.length;
  }

  get isOver() {
    return this.at >= this.count;
  }

  /** The step; the last one when they are done. */
  get step() {
    return this.#steps[Math.min(this.at, this.count - 1)];
  }

  /** @param {string} move */
  #named(move) {
    return this.#changed.reduce((told, piles) => exchanged(told, piles), move);
  }

  /** A pile of the step as it is now. @param {string} address */
  pile(address) {
    return this.#named(address);
  }

  /** The move that is to be made next; null where there is none. */
  get next() {
    const move = this.step.moves?.[this.made];
    return move && !this.isOver ? this.#named(move) : null;
  }

  /** The move that does as well as the next one, with two piles in each other's places; null where there is none. */
  get twin() {
    const { next } = this;
    const { either } = this.step;
    if (!next || !either) return null;
    const twin = exchanged(next, [this.#named(either[0]), this.#named(either[1])]);
    return twin === next ? null : twin;
  }

  /** Whether a move is the step's next one, or does as well. @param {string} move */
  takes(move) {
    if (this.isOver) return false;
    const also = this.step.also?.map((one) => this.#named(one)) ?? [];
    return [this.next, this.twin, ...also].includes(move);
  }

  /** Makes a move that it takes. @param {string} move @returns {boolean} whether the step is done */
  make(move) {
    if (move === this.twin && this.step.either) this.#changed.push(this.step.either);
    this.line.push(move);
    this.made++;
    return this.made >= (this.step.moves?.length ?? 0);
  }

  /** Makes what follows the step's moves by itself. @returns {boolean} whether there was anything */
  follow() {
    const then = this.step.then ?? [];
    this.line.push(...then.map((move) => this.#named(move)));
    return then.length > 0;
  }

  /** Goes on to the next step. */
  advance() {
    const { link } = this.step;
    this.at++;
    this.made = 0;
    if (!this.isOver && this.step.link !== link) {
      this.line = [];
      this.#changed = [];
    }
    this.#starts[this.at] = { line: [...this.line], changed: [...this.#changed] };
  }

  /** Goes back to the beginning of a step that has been come to. @param {number} at */
  goTo(at) {
    const { line, changed } = this.#starts[at];
    [this.at, this.made, this.line, this.#changed] = [at, 0, [...line], [...changed]];
  }

  /** Goes on to the next step as if this one had been done. */
  skip() {
    for (let move = this.next; move; move = this.next) this.make(move);
    this.follow();
    this.advance();
  }

  /** @returns {At} */
  get position() {
    return { link: this.step.link, line: this.line };
  }
}
