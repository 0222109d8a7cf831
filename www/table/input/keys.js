// Keys pressed on a pile: moving between piles, choosing, and single-letter shortcuts.

import { words } from '../../words/core.js';
import { AREA_NAMES, AREAS, areaOf } from '../board/regions.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').View} View */

/** Cost of the distance across an arrow's direction, against 1 along it. */
const ASIDE = 2.5;

export class KeyInput {
  /** Maps a pressed key to the default key of its action. @type {(key: string) => string} */
  meaningOf = (key) => key;
  #host;
  #selection;
  #stock;
  /** The pile focused last in each region. @type {Map<string, number>} */
  #lastFocused = new Map();

  /**
   * @param {TableHost} host @param {import('./selection.js').Selection} selection
   * @param {import('./stock.js').StockControl} stock
   */
  constructor(host, selection, stock) {
    this.#host = host;
    this.#selection = selection;
    this.#stock = stock;
    const { grid } = host.board;
    const noteFocus = () => {
      const pile = grid.focused();
      if (pile === null) return;
      grid.setStop(pile);
      this.#lastFocused.set(areaOf(this.#role(pile)), pile);
    };
    grid.el.addEventListener('focusin', noteFocus);
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

  /** @param {KeyboardEvent} event @returns {boolean} true if the key was used */
  press(event) {
    const pile = this.#board.grid.focused();
    if (pile === null || !this.#host.view || event.altKey) return false;
    const control = event.ctrlKey || event.metaKey;
    return this.#navigate(event, pile, control) || (!control && this.#shortcut(event, pile));
  }

  /** @param {KeyboardEvent} event @param {number} pile @param {boolean} control @returns {boolean} true if the key was used */
  #navigate(event, pile, control) {
    const { key } = event;
    if (key === 'Home' || key === 'End') this.#focusEdge(pile, key === 'Home', control);
    else if (control) return false;
    else if (key.startsWith('Arrow')) {
      if (!event.shiftKey) this.#moveFocus(pile, key);
      else void this.#host.overlays.readNextCard(pile, key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1);
    } else if (key === 'F6') this.#focusLastInRegion(pile, event.shiftKey ? -1 : 1);
    else if (key === 'PageUp' || key === 'PageDown') this.#focusNextRegion(pile, key === 'PageDown' ? 1 : -1);
    else if (key === 'Enter' || key === ' ') {
      if (event.repeat) return true;
      if (event.shiftKey) this.#selection.goHome(pile);
      else this.#selection.tapPile(pile);
    } else return false;
    return true;
  }

  /** @param {KeyboardEvent} event @param {number} pile @returns {boolean} true if the key was used */
  #shortcut(event, pile) {
    const key = this.#host.setting('keys') === 'off' ? '' : this.meaningOf(event.key.toLowerCase());
    if (key >= '1' && key <= '9' && this.#selection.playChoice(Number(key) - 1)) return true;
    if (key >= '1' && key <= '4') return this.#focusRole(AREAS[AREA_NAMES[Number(key) - 1]], pile);
    if (key === 'd') {
      // A key held down deals only once.
      if (!event.repeat) this.#stock.tap(true);
    } else if (key === 'n' || key === 'b') this.#focusNextTarget(pile, key === 'n' ? 1 : -1);
    else if (key === 'i') void this.#host.overlays.openPile(pile, false);
    else if (key === 's') this.#host.announcer.sayState();
    else if (key === 'r') this.#host.announcer.repeat();
    else if (key === 'l') this.#host.announcer.sayLast();
    else if (key === '/' || key === ':') void this.#host.overlays.openCommandLine();
    else if (key === 'h') this.#host.press('hint');
    else if (key === 'm') this.#host.press('moves');
    else if (key === '?') void this.#host.overlays.openHelp();
    else return false;
    return true;
  }

  /** Focuses the nearest pile in an arrow's direction. @param {number} pile @param {string} key */
  #moveFocus(pile, key) {
    const from = this.#board.boxOf(pile);
    if (!from) return;
    const across = key === 'ArrowLeft' || key === 'ArrowRight';
    const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
    let [best, least] = [-1, Infinity];
    for (const { pile: other, box } of this.#board.boxes) {
      if (other === pile) continue;
      // Columns are compared by their tops, whatever their length.
      const dx = box.all.x + box.all.width / 2 - from.all.x - from.all.width / 2;
      const dy = box.all.y - from.all.y;
      const [along, aside] = across ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
      const cost = along + aside * ASIDE;
      if (along > 4 && (!across || aside < from.rect.height * 0.8) && cost < least) [best, least] = [other, cost];
    }
    if (best >= 0) this.#board.grid.focus(best);
  }

  /** Focuses the first or last pile. @param {number} pile @param {boolean} first @param {boolean} whole true: of the table; false: of the row */
  #focusEdge(pile, first, whole) {
    const order = this.#board.grid.order(whole ? undefined : pile);
    const end = order.at(first ? 0 : -1);
    if (end !== undefined) this.#board.grid.focus(end);
  }

  /** @param {number} pile @param {1 | -1} by */
  #focusNextRegion(pile, by) {
    const at = AREA_NAMES.indexOf(areaOf(this.#role(pile)));
    for (let n = at + by; n >= 0 && n < AREA_NAMES.length; n += by)
      if (this.#focusRole(AREAS[AREA_NAMES[n]], pile)) return;
  }

  /** Cycles through the regions, to the pile focused last in each. @param {number} pile @param {1 | -1} by */
  #focusLastInRegion(pile, by) {
    const at = AREA_NAMES.indexOf(areaOf(this.#role(pile)));
    const all = AREA_NAMES.length;
    for (let n = 1; n < all; n++) {
      const name = AREA_NAMES[(at + n * by + all) % all];
      const last = this.#lastFocused.get(name);
      if (last !== undefined && this.#board.boxOf(last) && areaOf(this.#role(last)) === name)
        return this.#board.grid.focus(last);
      if (this.#focusRole(AREAS[name], pile)) return;
    }
  }

  /** Focuses the first pile of some roles, movable piles first. @param {string[]} roles @param {number} but a pile to skip @returns {boolean} true if there is one */
  #focusRole(roles, but) {
    const there = this.#board.boxes.flatMap(({ pile }) => (roles.includes(this.#role(pile)) ? [pile] : []));
    const pile = there.find((n) => n !== but && this.#piles[n].movable) ?? there.find((n) => n !== but) ?? there[0];
    if (pile === undefined) return false;
    this.#board.grid.focus(pile);
    return true;
  }

  /** Focuses the next target of the selection; with no selection, the next pile that can move. @param {number} pile @param {1 | -1} by */
  #focusNextTarget(pile, by) {
    const { pile: selected, targets } = this.#selection;
    const isCandidate = (/** @type {number} */ n) => (selected === null ? this.#piles[n].movable : targets.includes(n));
    const order = this.#board.grid.order();
    if (!order.some(isCandidate)) return this.#host.announcer.sayBriefly(words.hand.noPile);
    // Counted from the focused pile, which need not be one of them.
    const focused = order.indexOf(pile);
    const round = order.map((_, n) => order[(focused + (n + 1) * by + 2 * order.length) % order.length]);
    const next = round.find(isCandidate);
    if (next !== undefined && next !== pile) return this.#board.grid.focus(next);
    const { places } = /** @type {import('../../pkg/patience_wasm.js').GameInfo} */ (this.#host.info);
    const target = selected === null ? '' : words.board.target(this.#piles[selected].cards.slice(-2));
    this.#host.announcer.sayBriefly(words.hand.onlyPile(words.board.pile(places[pile], this.#piles[pile]), target));
  }
}
