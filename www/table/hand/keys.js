// The keys of a cell that has the focus.

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */

/** The roles that the keys 1 to 4 reach. */
const GROUPS = [['stock', 'hand', 'talon'], ['foundation'], ['tableau'], ['reserve', 'decoration']];
/** How much a pile aside costs against one straight on. */
const ASIDE = 2.5;

export class Keys {
  #host;
  #selection;
  #dealing;

  /**
   * @param {TableHost} host @param {import('./selection.js').Selection} selection
   * @param {import('./dealing.js').Dealing} dealing
   */
  constructor(host, selection, dealing) {
    this.#host = host;
    this.#selection = selection;
    this.#dealing = dealing;
    const { grid } = host.board;
    grid.el.addEventListener('keydown', (event) => this.#key(event));
    grid.el.addEventListener('focusin', () => {
      const pile = grid.focused();
      if (pile !== null) grid.setStop(pile);
    });
  }

  get #board() {
    return this.#host.board;
  }

  get #piles() {
    return /** @type {View} */ (this.#host.view).piles;
  }

  /** @param {number} pile */
  #role(pile) {
    return this.#host.info?.places[pile].role ?? '';
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const pile = this.#board.grid.focused();
    if (pile === null || !this.#host.view || event.altKey) return;
    const control = event.ctrlKey || event.metaKey;
    if (this.#command(event, pile, control) || (!control && this.#letter(event, pile))) event.preventDefault();
  }

  /** @param {KeyboardEvent} event @param {number} pile @param {boolean} control @returns {boolean} whether the key means anything */
  #command(event, pile, control) {
    const { key } = event;
    if (key === 'Home' || key === 'End') this.#edge(pile, key === 'Home', control);
    else if (control) return false;
    else if (key.startsWith('Arrow')) this.#step(pile, key);
    else if (key === 'PageUp' || key === 'PageDown') this.#nextGroup(pile, key === 'PageDown' ? 1 : -1);
    else if (key === 'Enter' || key === ' ') {
      if (event.repeat) return true;
      if (event.shiftKey) this.#selection.goHome(pile);
      else this.#selection.choose(pile);
    } else return false;
    return true;
  }

  /** @param {KeyboardEvent} event @param {number} pile @returns {boolean} whether the key means anything */
  #letter(event, pile) {
    const key = this.#host.setting('keys') === 'off' ? '' : this.#host.meaningOf(event.key.toLowerCase());
    if (key >= '1' && key <= '4') return this.#reach(GROUPS[Number(key) - 1], pile);
    if (key === 'd') {
      // A key that is held down decides nothing.
      if (!event.repeat) this.#dealing.turn(true);
    } else if (key === 'n' || key === 'b') this.#nextTarget(pile, key === 'n' ? 1 : -1);
    else if (key === 'i') void this.#host.look(pile, false);
    else if (key === 's') this.#host.sayState();
    else if (key === 'h') this.#host.press('hint');
    else if (key === 'm') this.#host.press('moves');
    else if (key === '?') void this.#host.help();
    else return false;
    return true;
  }

  /** To the nearest pile in a direction, by where they lie. @param {number} pile @param {string} key */
  #step(pile, key) {
    const here = this.#board.boxOf(pile);
    if (!here) return;
    const across = key === 'ArrowLeft' || key === 'ArrowRight';
    const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
    let [best, least] = [-1, Infinity];
    for (const { pile: other, box } of this.#board.boxes) {
      if (other === pile) continue;
      const dx = box.rect.x + box.rect.width / 2 - here.rect.x - here.rect.width / 2;
      // Columns have their places where they begin, whatever their length.
      const dy = box.all.y - here.all.y;
      const [along, aside] = across ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
      const cost = along + aside * ASIDE;
      if (along > 4 && (!across || aside < here.rect.height * 0.8) && cost < least) [best, least] = [other, cost];
    }
    if (best >= 0) this.#board.grid.focus(best);
  }

  /** @param {number} pile @param {boolean} first @param {boolean} whole of the whole table, not of the row */
  #edge(pile, first, whole) {
    const order = this.#board.grid.order(whole ? undefined : pile);
    const end = order.at(first ? 0 : -1);
    if (end !== undefined) this.#board.grid.focus(end);
  }

  /** @param {number} pile @param {1 | -1} by */
  #nextGroup(pile, by) {
    const at = GROUPS.findIndex((roles) => roles.includes(this.#role(pile)));
    for (let n = at + by; n >= 0 && n < GROUPS.length; n += by) if (this.#reach(GROUPS[n], pile)) return;
  }

  /** To the first pile of some roles, the movable before the others. @param {string[]} roles @param {number} but @returns {boolean} whether there is one */
  #reach(roles, but) {
    const there = this.#board.boxes.flatMap(({ pile }) => (roles.includes(this.#role(pile)) ? [pile] : []));
    const pile = there.find((n) => n !== but && this.#piles[n].movable) ?? there.find((n) => n !== but) ?? there[0];
    if (pile === undefined) return false;
    this.#board.grid.focus(pile);
    return true;
  }

  /** To the next pile where what is in hand may go; with nothing in hand, that can be taken. @param {number} pile @param {1 | -1} by */
  #nextTarget(pile, by) {
    const { held, targets } = this.#selection;
    const wanted = (/** @type {number} */ n) => (held === null ? this.#piles[n].movable : targets.includes(n));
    const order = this.#board.grid.order().filter(wanted);
    if (!order.length) return;
    const here = order.indexOf(pile);
    const next = here < 0 ? (by > 0 ? 0 : order.length - 1) : (here + by + order.length) % order.length;
    this.#board.grid.focus(order[next]);
  }
}
