// Why a move is refused, said at its card: a tag with a beak. It goes with the next move, by Escape, by a tap, by itself.

import { say } from '../../words/core.js';
import { words as later } from '../../words/deferred.js';
import { overlap, overlapAll } from '../../ui/geometry.js';
import { h } from '../../ui/dom.js';
import { icon } from '../../ui/more-icons.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';
import { split } from '../../engine/split.js';

/** @typedef {import('../host.js').TableHost} TableHost */
/** @typedef {import('../../pkg/patience_wasm.js').Reason} Reason */
/** @typedef {import('../../pkg/patience_wasm.js').Token} Token */
/** @typedef {import('../board/layout.js').Rect} Rect */

/** How long it stands, and how long once more if it is being read. */
const STANDS_MS = 8000;
const READ_MS = 2000;
/** From the card to the tag: the beak. */
const BEAK = 13;
/** The beak keeps off the corners. */
const CORNER = 24;
const EDGE = 4;

/** Keys that leave it where it is: those that do nothing by themselves, and those that lead into it or close it. */
const QUIET = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'];

/** Where what a reason asks for lies, by the names of arguments. */
const ANSWERS = ['at', 'packet', 'column'];

/** Of two places that cover as much of what is marked, the one with fewer other cards: these weigh so many times less. */
const OTHER = 100;
/** On a small table free felt so far from the card, in pixels, is near enough; it is looked for in such steps. */
const NEAR = 200;
const STEP = 8;

/**
 * The card that a reason names by its place: it is shown, as nobody finds "army 24" by counting.
 * @param {TableHost} host @param {Token} token @returns {{ pile: number, index: number } | null}
 */
export function namedBy(host, token) {
  if (token.k === 'no-column-takes') return namedBy(host, token.home);
  if ((token.k !== 'waits' && token.k !== 'grace-when-stuck') || !token.at) return null;
  const { info, view } = host;
  const { address } = token.at;
  const pile = info?.places.findIndex((place) => place.address === address) ?? -1;
  const index = split(view?.piles[pile]?.cards ?? '').lastIndexOf(token.k === 'waits' ? token.first : token.card);
  return index < 0 ? null : { pile, index };
}

/** Says what a card that cannot move waits for, and shows where that lies. @param {TableHost} host @param {number} pile @returns {boolean} whether it waits for something */
export function explainIdle(host, pile) {
  const reason = host.session.why(pile, pile);
  if (!reason) return false;
  host.announcer.sayBriefly(say(reason.token));
  const named = namedBy(host, reason.token);
  if (named) host.board.markCards([named], host.board.marks);
  return true;
}

export class Refusal {
  preview = false;
  #host;
  #from;
  #timer = 0;
  /** The card that is waited for, as far as it is drawn. @type {Rect | null} */
  #awaitedAt;
  #stop = new AbortController();
  #text = h('p', { class: 'refusal-text' });
  #el;

  /** @param {TableHost} host @param {number} from the pile whose card it is @param {Reason} reason */
  constructor(host, from, { token, rule }) {
    this.#host = host;
    this.#from = from;
    const close = h('button', { class: 'refusal-close', type: 'button', onclick: () => this.#dismiss() });
    close.setAttribute('aria-label', later.refusal.close);
    close.append(icon(document, 'close'));
    this.#el = h(
      'div',
      { class: 'refusal', hidden: true },
      h('div', { class: 'refusal-tag' }, this.#text, close),
      h('i', { class: 'refusal-lead' }),
    );
    // What is pressed here is not meant for the cards beneath.
    for (const type of ['pointerdown', 'click']) this.#el.addEventListener(type, (event) => event.stopPropagation());
    host.frame.felt.append(this.#el);
    // Whatever is pressed elsewhere, the player has gone on.
    const { signal } = this.#stop;
    host.frame.body.addEventListener('click', (event) => this.#leaveFor(event), { capture: true, signal });
    host.frame.body.addEventListener('keydown', (event) => this.#leaveFor(event), { signal });
    const sentence = say(token);
    const answers = this.#answers(token);
    if (answers.length) host.board.mark({ selected: from, targets: answers });
    const awaited = namedBy(host, token);
    if (awaited) host.board.markCards([awaited], host.board.marks);
    this.#awaitedAt =
      awaited && (host.board.boxOf(awaited.pile)?.cards.find(({ index }) => index === awaited.index) ?? null);
    this.#el.hidden = false;
    // A lesson announces it together with its own sentence.
    if (!host.line?.guide) host.announcer.announce(sentence);
    this.#text.append(...this.#linked(sentence, rule));
    this.#settle();
    this.#wait(STANDS_MS);
  }

  /** The piles that hold what the reason asks for, as far as what is in hand may go there. @param {Token} token */
  #answers(token) {
    const { info } = this.#host;
    const { targets } = this.#host.offersOf(this.#from);
    const named = ANSWERS.flatMap((name) => /** @type {Record<string, any>} */ (token)[name] ?? []);
    const addresses = named.map((place) => place?.address);
    return targets.filter((pile) => addresses.includes(info?.places[pile].address));
  }

  /** The sentence, in which the rule's name leads to the rule. @param {string} sentence @param {string | null} rule @returns {(Node | string)[]} */
  #linked(sentence, rule) {
    if (!rule || !this.#host.info?.has.rules) return [sentence];
    const name = later.refusal.rule(rule);
    const link = h(
      'button',
      { class: 'refusal-rule', type: 'button', onclick: () => this.#host.overlays.showRule(rule) },
      name,
    );
    const at = sentence.indexOf(name);
    if (at < 0) return [sentence, ' ', link];
    // The brackets and the stop are not parted from it.
    const [, before, opening] = /** @type {RegExpExecArray} */ (/^(.*?)(\S*)$/s.exec(sentence.slice(0, at)));
    const [, closing, after] = /** @type {RegExpExecArray} */ (/^(\S*)(.*)$/s.exec(sentence.slice(at + name.length)));
    return [before, h('span', { class: 'refusal-named' }, opening, link, closing), after];
  }

  /**
   * A key of the frame, or one that does something on the table. What is done on the felt closes it itself, and so does
   * Escape; the Tab key goes to what can be pressed in it.
   * @param {MouseEvent | KeyboardEvent} event
   */
  #leaveFor(event) {
    const at = event.composedPath();
    if (at.includes(this.#el)) return;
    if (event instanceof KeyboardEvent ? QUIET.includes(event.key) : at.includes(this.#host.frame.felt)) return;
    this.#host.overlays.close();
    // A key that moves something marks what is to be marked then.
    if (event instanceof KeyboardEvent) this.#host.refresh();
  }

  /**
   * Above the card or below it, where it covers less of what is marked, and fewer of all others; on a small table a little
   * further off, if nothing at all is covered there. Where that leaves it no place beside what is marked either, in place of
   * the sentence below the table.
   */
  #settle() {
    const { board } = this.#host;
    const box = board.boxOf(this.#from);
    if (!box) return;
    const { seen } = board;
    const [right, bottom] = [seen.x + seen.width, seen.y + seen.height];
    const { offsetWidth: width, offsetHeight: height } = this.#el;
    const middle = box.rect.x + box.rect.width / 2;
    const x = Math.max(seen.x + EDGE, Math.min(right - width - EDGE, middle - width / 2));
    const above = { x, y: box.rect.y - height - BEAK, width, height };
    const below = { x, y: box.rect.y + box.rect.height + BEAK, width, height };
    const cost = (/** @type {Rect} */ rect) => {
      const out = Math.max(0, seen.y + EDGE - rect.y, rect.y + height - bottom + EDGE);
      const hides = this.#awaitedAt ? overlap(rect, this.#awaitedAt) : 0;
      return out * seen.width * 100 + hides + this.#covered(rect, board.marks.targets);
    };
    const other = (/** @type {Rect} */ rect) => this.#covered(rect) / OTHER;
    const all = (/** @type {Rect} */ rect) => cost(rect) + other(rect);
    const small = this.#host.frame.mode !== 'desk';
    const nearest = all(above) <= all(below) ? above : below;
    const free = small && all(nearest) > 0 ? freeBy([above, below], (rect) => !all(rect)) : null;
    const place = free ?? nearest;
    if (small && !free && Math.min(cost(above), cost(below)) > 0 && this.#host.frame.dock(this.#el)) {
      this.#el.classList.add('is-docked');
      return;
    }
    const up = place.y < box.rect.y;
    this.#el.classList.toggle('is-below', !up);
    this.#el.style.setProperty('--reach', `${Math.abs(place.y - (up ? above : below).y)}px`);
    this.#el.style.transform = `translate(${Math.round(x)}px, ${Math.round(Math.max(seen.y + EDGE, Math.min(bottom - height - EDGE, place.y)))}px)`;
    this.#el.style.setProperty('--beak', `${Math.round(Math.max(CORNER, Math.min(width - CORNER, middle - x)))}px`);
  }

  /** How much of some piles, or of all that hold cards, lies under the tag, in pixels. @param {Rect} rect @param {number[]} [piles] */
  #covered(rect, piles) {
    const { board, view } = this.#host;
    let covered = 0;
    for (const { pile, box } of board.boxes) {
      if (piles ? piles.includes(pile) : view?.piles[pile].count) covered += overlapAll(rect, box.strips);
    }
    return covered;
  }

  /** @param {number} ms */
  #wait(ms) {
    this.#timer = window.setTimeout(() => {
      if (this.#el.matches(':hover, :focus-within')) this.#wait(READ_MS);
      else this.#dismiss();
    }, ms);
  }

  /** It goes, and all targets are marked again. */
  #dismiss() {
    if (this.#host.overlays.close()) this.#host.refresh();
  }

  close() {
    clearTimeout(this.#timer);
    this.#stop.abort();
    removeRestoringFocus([this.#el], () => this.#host.board.grid.focus());
  }
}

/**
 * The place nearest to one of two, the first moved up or the second down, that is free; null where none is near enough.
 * @param {[Rect, Rect]} from @param {(rect: Rect) => boolean} isFree
 */
function freeBy([above, below], isFree) {
  for (let by = STEP; by <= NEAR; by += STEP)
    for (const rect of [
      { ...above, y: above.y - by },
      { ...below, y: below.y + by },
    ])
      if (isFree(rect)) return rect;
  return null;
}
