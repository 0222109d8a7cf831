// Keys pressed on a pile: moving between piles, choosing, and single-letter shortcuts.

import { liftableCards } from '../../engine/choices.js';
import { latinKeyOf } from '../../ui/dom.js';
import { words } from '../../words/core.js';
import { REGION_NAMES, ROLES_BY_REGION, regionOf } from '../board/regions.js';

/** @import { TableHost } from '../host.js' */
/** @import { View } from '../../pkg/patience_wasm.js' */

/** Cost of distance across an arrow key's direction, against 1 along it. */
const SIDEWAYS_COST = 2.5;

/** Keys that act once while they are held down: not those that step from pile to pile. */
const ACTS_ONCE = [...'disrlhm/:?'];

export class KeyInput {
  /** Maps a pressed key to the default key of its action. @type {(key: string) => string} */
  defaultKeyOf = (key) => key;
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
    const rememberFocus = () => {
      const pile = grid.focusedPile();
      if (pile === null) return;
      grid.setTabStop(pile);
      this.#lastFocused.set(regionOf(this.#roleOf(pile)), pile);
    };
    grid.el.addEventListener('focusin', rememberFocus);
  }

  get #board() {
    return this.#host.board;
  }

  get #piles() {
    return /** @type {View} */ (this.#host.view).piles;
  }

  /** @param {number} pile */
  #roleOf(pile) {
    return this.#host.info?.places[pile].role ?? '';
  }

  /** @param {KeyboardEvent} event @returns {boolean} true if the key was used */
  handle(event) {
    const pile = this.#board.grid.focusedPile();
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
      else this.#selection.tapPile(pile, 0, this.#liftedCards(pile));
    } else return false;
    return true;
  }

  /** The number of cards that Enter selects: from the card read last on. @param {number} pile */
  #liftedCards(pile) {
    const { view, overlays } = this.#host;
    return liftableCards(/** @type {View} */ (view), pile, overlays.cardsFromRead(pile));
  }

  /** The default key of a pressed key's action. A key of another script acts by its position, unless it is assigned. @param {KeyboardEvent} event */
  actionKeyOf(event) {
    const printed = event.key.toLowerCase();
    const assigned = this.defaultKeyOf(printed);
    return assigned === printed ? this.defaultKeyOf(latinKeyOf(event)) : assigned;
  }

  /** @param {KeyboardEvent} event @param {number} pile @returns {boolean} true if the key was used */
  #shortcut(event, pile) {
    const key = this.#host.setting('keys') === 'off' ? '' : this.actionKeyOf(event);
    if (key >= '1' && key <= '9' && this.#selection.playChoice(Number(key) - 1)) return true;
    if (key >= '1' && key <= '4') return this.#focusRole(ROLES_BY_REGION[REGION_NAMES[Number(key) - 1]], pile);
    if (event.repeat && ACTS_ONCE.includes(key)) return true;
    if (key === 'd') {
      if (event.shiftKey && this.#host.view?.dealsAll) this.#stock.dealAll();
      else this.#stock.tap(true);
    } else if (key === 'n' || key === 'b') this.#focusNextTarget(pile, key === 'n' ? 1 : -1);
    else if (key === 'i') void this.#host.overlays.openPile(pile, false);
    else if (key === 's') this.#host.announcer.announceState();
    else if (key === 'r') this.#host.announcer.repeat();
    else if (key === 'l') this.#host.announcer.announceLastAction();
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
      const dx = box.bounds.x + box.bounds.width / 2 - from.bounds.x - from.bounds.width / 2;
      const dy = box.bounds.y - from.bounds.y;
      const [along, aside] = across ? [dx * sign, Math.abs(dy)] : [dy * sign, Math.abs(dx)];
      const cost = along + aside * SIDEWAYS_COST;
      if (along > 4 && (!across || aside < from.rect.height * 0.8) && cost < least) [best, least] = [other, cost];
    }
    if (best >= 0) this.#board.grid.focus(best);
  }

  /** Focuses the first or last pile. @param {number} pile @param {boolean} first @param {boolean} ofTable true: of the table; false: of the row */
  #focusEdge(pile, first, ofTable) {
    const order = this.#board.grid.readingOrder(ofTable ? undefined : pile);
    const end = order.at(first ? 0 : -1);
    if (end !== undefined) this.#board.grid.focus(end);
  }

  /** @param {number} pile @param {1 | -1} by */
  #focusNextRegion(pile, by) {
    const at = REGION_NAMES.indexOf(regionOf(this.#roleOf(pile)));
    for (let n = at + by; n >= 0 && n < REGION_NAMES.length; n += by)
      if (this.#focusRole(ROLES_BY_REGION[REGION_NAMES[n]], pile)) return;
  }

  /** Cycles through the regions, to the pile focused last in each. @param {number} pile @param {1 | -1} by */
  #focusLastInRegion(pile, by) {
    const at = REGION_NAMES.indexOf(regionOf(this.#roleOf(pile)));
    const all = REGION_NAMES.length;
    for (let n = 1; n < all; n++) {
      const name = REGION_NAMES[(at + n * by + all) % all];
      const last = this.#lastFocused.get(name);
      if (last !== undefined && this.#board.boxOf(last) && regionOf(this.#roleOf(last)) === name)
        return this.#board.grid.focus(last);
      if (this.#focusRole(ROLES_BY_REGION[name], pile)) return;
    }
  }

  /** Focuses the first pile of some roles, movable piles first. @param {string[]} roles @param {number} skipped a pile to skip @returns {boolean} true if there is one */
  #focusRole(roles, skipped) {
    const candidates = this.#board.boxes.flatMap(({ pile }) => (roles.includes(this.#roleOf(pile)) ? [pile] : []));
    const pile =
      candidates.find((n) => n !== skipped && this.#piles[n].movable) ??
      candidates.find((n) => n !== skipped) ??
      candidates[0];
    if (pile === undefined) return false;
    this.#board.grid.focus(pile);
    return true;
  }

  /** Focuses the next target of the selection; with no selection, the next pile that can move. @param {number} pile @param {1 | -1} by */
  #focusNextTarget(pile, by) {
    const { pile: selected, targets } = this.#selection;
    const isCandidate = (/** @type {number} */ n) => (selected === null ? this.#piles[n].movable : targets.includes(n));
    const order = this.#board.grid.readingOrder();
    if (!order.some(isCandidate)) return this.#host.announcer.announceTransient(words.play.noMovablePile);
    // Counted from the focused pile, which need not be one of them.
    const focused = order.indexOf(pile);
    const cycle = order.map((_, n) => order[(focused + (n + 1) * by + 2 * order.length) % order.length]);
    const next = cycle.find(isCandidate);
    if (next !== undefined && next !== pile) return this.#board.grid.focus(next);
    const { places } = /** @type {import('../../pkg/patience_wasm.js').GameInfo} */ (this.#host.info);
    const target = selected === null ? '' : words.board.target(this.#piles[selected].cards.slice(-2));
    this.#host.announcer.announceTransient(
      words.play.onlyMovablePile(words.board.pile(places[pile], this.#piles[pile]), target),
    );
  }
}
