// Popovers on the felt: the cards of a pile, and the list of keys.

import { isKeyboardModality } from '../../ui/modality.js';
import { overlapAll } from '../../ui/geometry.js';
import { words } from '../../words/core.js';
import { words as reports } from '../../words/reports.js';
import { h, setAttribute } from '../../ui/dom.js';
import { displayKeys, readLayout } from '../../ui/keymap.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';
import { addRovingFocus } from '../../ui/roving.js';
import { split } from '../../engine/split.js';

/** @import { TableHost } from '../host.js' */
/** @import { Rect } from '../board/layout.js' */

/** The number of candidate places beside the pile: above, below, left and right. The others are elsewhere on the felt. */
const PLACES_BESIDE = 4;
/** Minimum gap between a popover and the edge of the felt. */
const EDGE_PX = 8;
/** Piles of at most this many cards are shown large. */
const MAX_LARGE_CARDS = 14;
/** Cost of a covered pixel: of the selected pile or the popover's own, of a target, of any other pile. */
const COST = { selected: 8, target: 3, unmarked: 1 };

/** @param {TableHost} host @param {number} pile */
const cardsOf = ({ view }, pile) => split(view?.piles[pile].cards ?? '');

/** @param {TableHost} host @param {number} pile */
function pileOnTable({ info, view }, pile) {
  if (!info || !view) throw new Error('There is no table.');
  return { place: info.places[pile], shown: view.piles[pile] };
}

/**
 * Moves the focus into a list, for reading it item by item.
 * @param {TableHost} host @param {HTMLElement} row @param {HTMLElement[]} items @param {HTMLElement | undefined} first
 * @param {1 | -1} [down] direction of the arrow down: -1 in a pile, whose top card is last
 * @returns {() => void} restores the focus
 */
function takeFocus({ board, root }, row, items, first, down = 1) {
  // The focus may have been in a menu of the page.
  const from = root.activeElement ?? document.activeElement;
  const pile = board.grid.focusedPile();
  for (const item of items) item.tabIndex = item === first ? 0 : -1;
  addRovingFocus(row, () => items, down);
  first?.focus({ preventScroll: true });
  return () => {
    if (pile !== null) board.grid.focus(pile);
    else if (from instanceof HTMLElement) from.focus({ preventScroll: true });
  };
}

/** The cards of a pile. */
export class PilePopover {
  #el;
  #restoreFocus = () => {};

  /** @param {TableHost} host @param {number} pile @param {boolean} isPreview true if it closes when the pointer leaves */
  constructor(host, pile, isPreview) {
    this.isPreview = isPreview;
    const cards = cardsOf(host, pile);
    const label = reports.popover.pile(pileOnTable(host, pile).place);
    const few = cards.length <= MAX_LARGE_CARDS && host.frame.mode === 'desk';
    const size = few ? 'large' : 'small';
    const drawn = cards.map((card, n) => {
      const top = few && n === cards.length - 1;
      const attributes = {
        class: 'card',
        role: 'option',
        'aria-label': reports.popover.card(card, cards.length - n, cards.length),
      };
      return h('div', attributes, host.board.cardArt.face(card, { size, art: top, strip: !top }));
    });
    const fan = h(
      'div',
      { class: few ? 'popover-fan is-few' : 'popover-fan', role: 'listbox', 'aria-label': label },
      ...drawn,
    );
    this.#el = h(
      'div',
      { class: 'popover', role: 'group', 'aria-label': label },
      h(
        'div',
        { class: 'popover-head' },
        h('span', { class: 'popover-name' }, label),
        h('span', { class: 'popover-count' }, reports.popover.count(cards.length)),
      ),
      fan,
    );
    host.frame.felt.append(this.#el);
    this.#placeBeside(host, pile);
    if (!isPreview && isKeyboardModality()) this.#restoreFocus = takeFocus(host, fan, drawn, drawn.at(-1), -1);
  }

  /** Moves the popover to the candidate place with the least cost. @param {TableHost} host @param {number} pile */
  #placeBeside({ board }, pile) {
    const { x: left, y: top, width, height } = board.visibleRect;
    const [right, bottom] = [left + width, top + height];
    const { offsetWidth: w, offsetHeight: high } = this.#el;
    const box = board.boxOf(pile);
    if (!box) return;
    const middle = box.rect.x + box.rect.width / 2 - w / 2;
    const fit = (/** @type {number} */ x) => Math.max(left + EDGE_PX, Math.min(right - w - EDGE_PX, x));
    const level = Math.max(top + EDGE_PX, Math.min(bottom - high - EDGE_PX, box.rect.y));
    const places = [
      [fit(middle), box.bounds.y - high - 10],
      [fit(middle), box.bounds.y + box.bounds.height + 22],
      [box.bounds.x - w - 10, level],
      [box.bounds.x + box.bounds.width + 10, level],
      [fit(middle), top + EDGE_PX],
      [fit(middle), bottom - high - EDGE_PX],
      [left + EDGE_PX, top + EDGE_PX],
      [right - w - EDGE_PX, top + EDGE_PX],
    ];
    let [best, least] = [places[PLACES_BESIDE], Infinity];
    for (const [n, [x, y]] of places.entries()) {
      if (x < left + EDGE_PX || y < top || x + w > right - EDGE_PX || y + high > bottom) continue;
      // Any place beside the pile beats the others.
      const cost = coverCost(board, { x, y, width: w, height: high }, pile) + (n < PLACES_BESIDE ? 0 : width * height);
      if (cost < least) [best, least] = [[x, y], cost];
    }
    this.#el.style.transform = `translate(${Math.round(best[0])}px,${Math.round(Math.max(top + EDGE_PX, best[1]))}px)`;
  }

  close() {
    removeRestoringFocus(this.#el, this.#restoreFocus);
  }
}

/** The cost of placing a popover at a rectangle: its covered pixels, weighted. @param {import('../board/board.js').Board} board @param {Rect} rect @param {number} popoverPile */
function coverCost(board, rect, popoverPile) {
  const { selected, targets } = board.highlights;
  let cost = 0;
  for (const { pile, box } of board.boxes) {
    const weight =
      pile === popoverPile || pile === selected ? COST.selected : targets.includes(pile) ? COST.target : COST.unmarked;
    cost += overlapAll(rect, box.segments) * weight;
  }
  return cost;
}

/** Reads a whole pile out. @param {TableHost} host @param {number} pile */
export function readPile(host, pile) {
  const cards = cardsOf(host, pile);
  const { place, shown } = pileOnTable(host, pile);
  if (cards.length < 2)
    return host.announcer.announceTransient(reports.popover.readSingle(words.board.pile(place, shown)));
  host.announcer.announceTransient(reports.popover.read(place, cards.length));
  // With the keyboard, cards are read one by one.
  if (!isKeyboardModality() || !host.board.canOpen(pile))
    host.announcer.speakAddition(reports.popover.fromBottom(cards));
}

/** The list of keys, and the legend of the marks. */
export class KeysPopover {
  #el;
  #restoreFocus = () => {};

  /** @param {TableHost} host */
  constructor(host) {
    const { keys, keysSummary, keysHint, keyList, key } = reports.popover;
    const lines = keyList.map(([, action]) =>
      h(
        'div',
        { class: 'popover-key', role: 'option' },
        h('span', { class: 'popover-key-name' }),
        h('span', {}, action),
      ),
    );
    const labelLines = () =>
      lines.forEach((line, n) => {
        const [name, action] = keyList[n];
        const shown = displayKeys(name, host.element);
        setAttribute(line, 'aria-label', key(shown, action));
        line.firstChild?.replaceWith(h('span', { class: 'popover-key-name' }, shown));
      });
    labelLines();
    void readLayout().then(labelLines);
    const list = h('div', { class: 'popover-keys', role: 'listbox', 'aria-label': keys }, ...lines);
    this.#el = h(
      'div',
      { class: 'popover is-keys', role: 'group', 'aria-label': keys },
      h('div', { class: 'popover-name' }, keys),
      list,
      h('p', { class: 'popover-count' }, keysHint),
    );
    host.frame.felt.append(this.#el);
    host.announcer.speak(`${keysSummary(keyList.length)} ${keysHint}`);
    if (isKeyboardModality() || host.board.grid.focusedPile() !== null)
      this.#restoreFocus = takeFocus(host, list, lines, lines[0]);
    // The legend is optional.
    void this.#addMarks(host).catch(() => {});
  }

  /** @param {TableHost} host */
  async #addMarks(host) {
    const { legend, legendTitle } = await host.load('legend');
    const marks = [h('div', { class: 'popover-name' }, legendTitle()), legend()];
    // On phones the keys matter less.
    if (host.frame.mode === 'desk') this.#el.append(...marks);
    else this.#el.prepend(...marks);
  }

  close() {
    removeRestoringFocus(this.#el, this.#restoreFocus);
  }
}
