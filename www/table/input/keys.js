// The keys of a cell that has the focus. They come after the first sight of a table; what was pressed before waits for them.

import { words } from '../../words/core.js';
import { AREA_NAMES, AREAS, areaOf } from '../board/regions.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('./input.js').Pressed} Pressed */

/** How much a pile aside costs against one straight on. */
const ASIDE = 2.5;

export class Keys {
  #host;
  #selection;
  #dealing;
  /** Where each part of the table was left. @type {Map<string, number>} */
  #left = new Map();

  /**
   * @param {TableHost} host @param {import('./selection.js').Selection} selection
   * @param {import('./stock.js').Dealing} dealing
   */
  constructor(host, selection, dealing) {
    this.#host = host;
    this.#selection = selection;
    this.#dealing = dealing;
    const { grid } = host.board;
    const note = () => {
      const pile = grid.focused();
      if (pile === null) return;
      grid.setStop(pile);
      this.#left.set(areaOf(this.#role(pile)), pile);
    };
    grid.el.addEventListener('focusin', note);
    if (host.view) note();
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

  /** @param {Pressed} event @returns {boolean} whether the key means anything */
  press(event) {
    const pile = this.#board.grid.focused();
    if (pile === null || !this.#host.view || event.altKey) return false;
    const control = event.ctrlKey || event.metaKey;
    return this.#command(event, pile, control) || (!control && this.#letter(event, pile));
  }

  /** @param {Pressed} event @param {number} pile @param {boolean} control @returns {boolean} whether the key means anything */
  #command(event, pile, control) {
    const { key } = event;
    if (key === 'Home' || key === 'End') this.#edge(pile, key === 'Home', control);
    else if (control) return false;
    else if (key.startsWith('Arrow')) {
      if (!event.shiftKey) this.#step(pile, key);
      else void this.#host.walk(pile, key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1);
    } else if (key === 'F6') this.#nextArea(pile, event.shiftKey ? -1 : 1);
    else if (key === 'PageUp' || key === 'PageDown') this.#nextGroup(pile, key === 'PageDown' ? 1 : -1);
    else if (key === 'Enter' || key === ' ') {
      if (event.repeat) return true;
      if (event.shiftKey) this.#selection.goHome(pile);
      else this.#selection.choose(pile);
    } else return false;
    return true;
  }

  /** @param {Pressed} event @param {number} pile @returns {boolean} whether the key means anything */
  #letter(event, pile) {
    const key = this.#host.setting('keys') === 'off' ? '' : this.#host.meaningOf(event.key.toLowerCase());
    if (key >= '1' && key <= '9' && this.#selection.pick(Number(key) - 1)) return true;
    if (key >= '1' && key <= '4') return this.#reach(AREAS[AREA_NAMES[Number(key) - 1]], pile);
    if (key === 'd') {
      // A key that is held down decides nothing.
      if (!event.repeat) this.#dealing.turn(true);
    } else if (key === 'n' || key === 'b') this.#nextTarget(pile, key === 'n' ? 1 : -1);
    else if (key === 'i') void this.#host.look(pile, false);
    else if (key === 's') this.#host.sayState();
    else if (key === 'r') this.#host.sayAgain();
    else if (key === 'l') this.#host.sayLast();
    else if (key === '/' || key === ':') void this.#host.ask();
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
      // Columns have their places where they begin, whatever their length.
      const dx = box.all.x + box.all.width / 2 - here.all.x - here.all.width / 2;
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
    const at = AREA_NAMES.indexOf(areaOf(this.#role(pile)));
    for (let n = at + by; n >= 0 && n < AREA_NAMES.length; n += by) if (this.#reach(AREAS[AREA_NAMES[n]], pile)) return;
  }

  /** Round the parts of the table, to where each was left. @param {number} pile @param {1 | -1} by */
  #nextArea(pile, by) {
    const at = AREA_NAMES.indexOf(areaOf(this.#role(pile)));
    const all = AREA_NAMES.length;
    for (let n = 1; n < all; n++) {
      const name = AREA_NAMES[(at + n * by + all) % all];
      const left = this.#left.get(name);
      if (left !== undefined && this.#board.boxOf(left) && areaOf(this.#role(left)) === name)
        return this.#board.grid.focus(left);
      if (this.#reach(AREAS[name], pile)) return;
    }
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
    const order = this.#board.grid.order();
    if (!order.some(wanted)) return this.#host.mention(words.hand.noPile);
    // Round from where the player is, which need not be such a pile.
    const here = order.indexOf(pile);
    const round = order.map((_, n) => order[(here + (n + 1) * by + 2 * order.length) % order.length]);
    const next = round.find(wanted);
    if (next !== undefined && next !== pile) return this.#board.grid.focus(next);
    const { places } = /** @type {import('../../pkg/patience_wasm.js').GameInfo} */ (this.#host.info);
    const told = held === null ? '' : words.board.target(this.#piles[held].cards.slice(-2));
    this.#host.mention(words.hand.onlyPile(words.board.pile(places[pile], this.#piles[pile]), told));
  }
}
