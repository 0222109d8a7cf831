// Popovers on the felt: the cards of a pile, the list of keys. They are closed by Escape, by a tap, by the next move.

import { isKeyboardModality } from '../../ui/modality.js';
import { overlapAll } from '../../ui/geometry.js';
import { words } from '../../words/core.js';
import { words as later } from '../../words/deferred.js';
import { h } from '../../ui/dom.js';
import { keysShown } from '../../ui/keymap.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';
import { roving } from '../../ui/roving.js';
import { split } from '../../engine/split.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../board/layout.js').Rect} Rect */

/** So many of the places tried for a popover are beside its pile: above, below, left and right. */
const BESIDE = 4;
/** So many cards lie as large as they can be; more of them are a list. */
const FEW = 14;
/** What covering a pile costs: its own or that in hand, a pile where the card may go, any other. */
const COST = { own: 8, target: 3, other: 1 };

/** @param {TableHost} host @param {number} pile */
const cardsOf = ({ view }, pile) => split(view?.piles[pile].cards ?? '');

/** @param {TableHost} host @param {number} pile */
function seen({ info, view }, pile) {
  if (!info || !view) throw new Error('There is no table.');
  return { place: info.places[pile], shown: view.piles[pile] };
}

/**
 * A list that is read line by line takes the focus.
 * @param {TableHost} host @param {HTMLElement} row @param {HTMLElement[]} items @param {HTMLElement | undefined} first
 * @param {1 | -1} [down] which way the arrow down goes: into a pile, whose top comes last, it is back
 * @returns {() => void} gives it back to where it was
 */
function takeFocus({ board, root }, row, items, first, down = 1) {
  // The page's own menu may have had it.
  const from = root.activeElement ?? document.activeElement;
  const pile = board.grid.focused();
  for (const item of items) item.tabIndex = item === first ? 0 : -1;
  roving(row, () => items, down);
  first?.focus({ preventScroll: true });
  return () => {
    if (pile !== null) board.grid.focus(pile);
    else if (from instanceof HTMLElement) from.focus({ preventScroll: true });
  };
}

/** All cards of a pile. */
export class PilePopover {
  #el;
  #giveBack = () => {};

  /** @param {TableHost} host @param {number} pile @param {boolean} preview whether it goes with the pointer */
  constructor(host, pile, preview) {
    this.preview = preview;
    const cards = cardsOf(host, pile);
    const label = later.popover.pile(seen(host, pile).place);
    const few = cards.length <= FEW && host.frame.mode === 'desk';
    const size = few ? 'large' : 'small';
    const drawn = cards.map((card, n) => {
      const top = few && n === cards.length - 1;
      const attributes = {
        class: 'card',
        role: 'option',
        'aria-label': later.popover.card(card, cards.length - n, cards.length),
      };
      return h('div', attributes, host.board.drawing.face(document, card, { size, art: top, strip: !top }));
    });
    const fan = h(
      'div',
      { class: few ? 'look-fan is-few' : 'look-fan', role: 'listbox', 'aria-label': label },
      ...drawn,
    );
    this.#el = h(
      'div',
      { class: 'look', role: 'group', 'aria-label': label },
      h(
        'div',
        { class: 'look-head' },
        h('span', { class: 'look-name' }, label),
        h('span', { class: 'look-count' }, later.popover.count(cards.length)),
      ),
      fan,
    );
    host.frame.felt.append(this.#el);
    this.#settle(host, pile);
    if (!preview && isKeyboardModality()) this.#giveBack = takeFocus(host, fan, drawn, drawn.at(-1), -1);
  }

  /** Lays it where it covers least of what the player needs. @param {TableHost} host @param {number} pile */
  #settle({ board }, pile) {
    const { x: left, y: top, width, height } = board.seen;
    const [right, bottom] = [left + width, top + height];
    const { offsetWidth: w, offsetHeight: high } = this.#el;
    const box = board.boxOf(pile);
    if (!box) return;
    const middle = box.rect.x + box.rect.width / 2 - w / 2;
    const fit = (/** @type {number} */ x) => Math.max(left + 4, Math.min(right - w - 4, x));
    const places = [
      [fit(middle), box.all.y - high - 10],
      [fit(middle), box.all.y + box.all.height + 22],
      [box.all.x - w - 10, fit(box.rect.y)],
      [box.all.x + box.all.width + 10, box.all.y],
      [fit(middle), top + 4],
      [fit(middle), bottom - high - 4],
      [left + 4, top + 4],
      [right - w - 4, top + 4],
    ];
    let [best, least] = [places[BESIDE], Infinity];
    for (const [n, [x, y]] of places.entries()) {
      if (x < left || y < top || x + w > right || y + high > bottom) continue;
      // Away from the pile it lies only if there is no room beside it.
      const cost = covered(board, { x, y, width: w, height: high }, pile) + (n < BESIDE ? 0 : width * height);
      if (cost < least) [best, least] = [[x, y], cost];
    }
    this.#el.style.transform = `translate(${Math.round(best[0])}px,${Math.round(Math.max(top + 4, best[1]))}px)`;
  }

  close() {
    removeRestoringFocus([this.#el], this.#giveBack);
  }
}

/** What is hidden by a popover, in pixels weighed by what they are of. @param {import('../board/board.js').Board} board @param {Rect} rect @param {number} own */
function covered(board, rect, own) {
  const { selected, targets } = board.marks;
  let cost = 0;
  for (const { pile, box } of board.boxes) {
    const weight = pile === own || pile === selected ? COST.own : targets.includes(pile) ? COST.target : COST.other;
    cost += overlapAll(rect, box.strips) * weight;
  }
  return cost;
}

/** Says a whole pile in words. @param {TableHost} host @param {number} pile */
export function readPile(host, pile) {
  const cards = cardsOf(host, pile);
  const { place, shown } = seen(host, pile);
  if (cards.length < 2) return host.announcer.sayBriefly(later.popover.readSingle(words.board.pile(place, shown)));
  host.announcer.sayBriefly(later.popover.read(place, cards.length));
  // They are heard at once only where nobody goes from card to card.
  if (!isKeyboardModality() || !host.board.canOpen(pile)) host.announcer.append(later.popover.fromBottom(cards));
}

/** The list of keys, and below it the marks on the table. */
export class KeysPopover {
  preview = false;
  #el;
  #giveBack = () => {};

  /** @param {TableHost} host */
  constructor(host) {
    const { keys, keysClose, keysWhere, keyList, key } = later.popover;
    const shown = keyList.map(([name, act]) => /** @type {const} */ ([keysShown(name, host.element), act]));
    const lines = shown.map(([name, act]) =>
      h(
        'div',
        { class: 'look-key', role: 'option', 'aria-label': key(name, act) },
        h('span', { class: 'look-key-name' }, name),
        h('span', {}, act),
      ),
    );
    const list = h('div', { class: 'look-keys', role: 'listbox', 'aria-label': keys }, ...lines);
    this.#el = h(
      'div',
      { class: 'look is-keys', role: 'group', 'aria-label': keys },
      h('div', { class: 'look-name' }, keys),
      list,
      h('p', { class: 'look-count' }, keysWhere),
    );
    host.frame.felt.append(this.#el);
    host.announcer.announce(`${keysClose(keyList.length)} ${keysWhere}`);
    if (isKeyboardModality() || host.board.grid.focused() !== null)
      this.#giveBack = takeFocus(host, list, lines, lines[0]);
    // The keys can be read without them.
    void this.#addMarks(host).catch(() => {});
  }

  /** @param {TableHost} host */
  async #addMarks(host) {
    const { legend, legendTitle } = await host.load('legend');
    const marks = [h('div', { class: 'look-name' }, legendTitle()), legend()];
    // Whoever plays on a telephone has no use for the keys.
    if (host.frame.mode === 'desk') this.#el.append(...marks);
    else this.#el.prepend(...marks);
  }

  close() {
    removeRestoringFocus([this.#el], this.#giveBack);
  }
}
