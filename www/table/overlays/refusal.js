// The reason for a refused move, as a tag with a beak at its card. It closes with the next move, by Escape, a tap, or a timer.

import { say } from '../../words/core.js';
import { words as reports } from '../../words/reports.js';
import { leastBy, overlap, overlapAll } from '../../ui/geometry.js';
import { h, stopPresses } from '../../ui/dom.js';
import { icon } from '../../ui/more-icons.js';
import { removeRestoringFocus } from '../../ui/remove-restoring-focus.js';
import { split } from '../../engine/split.js';

/** @import { TableHost } from '../host.js' */
/** @import { Reason, Token } from '../../pkg/patience_wasm.js' */
/** @import { Rect } from '../board/layout.js' */

/** Time that a refusal stays; its extension while it is hovered or focused. */
const SHOW_MS = 8000;
const EXTEND_MS = 2000;
/** Distance from the card to the tag. */
const BEAK_PX = 13;
/** Minimum distance of the beak from the tag's corners. */
const CORNER_PX = 24;
const EDGE_PX = 4;

/** Keys that do not close it: modifiers, Tab, which may lead into it, and Escape, which is handled elsewhere. */
const IGNORED_KEYS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'];

/** Arguments of a reason's token that name the pile where the required card is. */
const PLACE_ARGUMENTS = ['at', 'packet', 'column'];

/** Reasons about the refused target, which its tag points at. */
const ABOUT_TARGET = ['pair-is-full'];

/** Covered cards without marks count this many times less: they decide only between places that cover equal marks. */
const UNMARKED_DIVISOR = 100;
/** On small tables, how far the tag may move away from the card to cover nothing, and the step of that search. */
const MAX_SHIFT_PX = 200;
const SHIFT_STEP_PX = 8;

/**
 * The card that a reason names by its pile: it is marked, since players would have to count to find "army 24".
 * @param {TableHost} host @param {Token} token @returns {{ pile: number, index: number } | null}
 */
function namedCard(host, token) {
  if (token.k === 'no-column-takes') return namedCard(host, token.home);
  if ((token.k !== 'waits' && token.k !== 'grace-when-stuck') || !token.at) return null;
  const { info, view } = host;
  const { address } = token.at;
  const pile = info?.places.findIndex((place) => place.address === address) ?? -1;
  const index = split(view?.piles[pile]?.cards ?? '').lastIndexOf(token.k === 'waits' ? token.first : token.card);
  return index < 0 ? null : { pile, index };
}

/**
 * Says why a pile cannot move, or an empty one takes no card, and marks the card that it waits for.
 * @param {TableHost} host @param {number} pile @returns {boolean} false if there is no reason
 */
export function explainIdle(host, pile) {
  const { piles = [] } = host.view ?? {};
  const isCard = (/** @type {number} */ from) => host.info?.places[from].role === 'tableau' && piles[from].count > 0;
  const from = piles[pile]?.count ? pile : piles.findIndex((_, other) => isCard(other));
  const reason = from < 0 ? null : host.session.why(from, pile);
  if (!reason) return false;
  host.announcer.announceTransient(say(reason.token));
  const named = namedCard(host, reason.token);
  if (named) host.board.highlightCards([named], host.board.highlights);
  return true;
}

export class Refusal {
  #host;
  #from;
  /** The pile that the tag points at. */
  #anchor;
  #timer = 0;
  /** The piles that it is about: the refused target and those that would take the card. @type {number[]} */
  #concerned;
  /** The visible part of the awaited card. @type {Rect | null} */
  #awaitedAt;
  #listening = new AbortController();
  #text = h('p', { class: 'refusal-text' });
  #el;

  /** @param {TableHost} host @param {number} from the pile whose card it is @param {number} to the refused target @param {Reason} reason */
  constructor(host, from, to, { token, rule }) {
    this.#host = host;
    this.#from = from;
    this.#anchor = ABOUT_TARGET.includes(token.k) ? to : from;
    const close = h('button', {
      class: 'refusal-close',
      type: 'button',
      onclick: () => this.#host.overlays.closeAndRestoreMarks(),
    });
    close.setAttribute('aria-label', reports.refusal.close);
    close.append(icon('close'));
    this.#el = h(
      'div',
      { class: 'refusal', hidden: true },
      h('div', { class: 'refusal-tag' }, this.#text, close),
      h('i', { class: 'refusal-lead' }),
    );
    stopPresses(this.#el);
    host.frame.felt.append(this.#el);
    // A press elsewhere closes it, before it opens another one.
    const { signal } = this.#listening;
    host.frame.body.addEventListener('click', (event) => this.#closeOnPress(event), { capture: true, signal });
    host.frame.body.addEventListener('keydown', (event) => this.#closeOnPress(event), { capture: true, signal });
    const sentence = say(token);
    const expected = this.#expectedTargets(token);
    this.#concerned = [to, ...expected];
    if (expected.length) host.board.highlight({ selected: from, targets: expected });
    const awaited = namedCard(host, token);
    if (awaited) host.board.highlightCards([awaited], host.board.highlights);
    this.#awaitedAt =
      awaited && (host.board.boxOf(awaited.pile)?.cards.find(({ index }) => index === awaited.index) ?? null);
    this.#el.hidden = false;
    // A lesson or problem announces it itself.
    if (!host.line?.guide) host.announcer.speak(sentence);
    this.#text.append(...this.#withRuleLink(sentence, rule));
    this.#placeAtCard();
    this.#closeAfter(SHOW_MS);
  }

  /** The targets of the card that the reason names. @param {Token} token */
  #expectedTargets(token) {
    const { info } = this.#host;
    const { targets } = this.#host.offersOf(this.#from);
    const named = PLACE_ARGUMENTS.flatMap((name) => /** @type {Record<string, any>} */ (token)[name] ?? []);
    const addresses = named.map((place) => place?.address);
    return targets.filter((pile) => addresses.includes(info?.places[pile].address));
  }

  /** The sentence, with the name of its rule as a link to the rule. @param {string} sentence @param {string | null} rule @returns {(Node | string)[]} */
  #withRuleLink(sentence, rule) {
    if (!rule || !this.#host.info?.features.rules) return [sentence];
    const name = reports.refusal.rule(rule);
    // Within a sentence, some languages begin the name with a small letter.
    const at = sentence.toLowerCase().indexOf(name.toLowerCase());
    const link = h(
      'button',
      { class: 'refusal-rule', type: 'button', onclick: () => this.#host.overlays.showRule(rule) },
      at < 0 ? name : sentence.slice(at, at + name.length),
    );
    if (at < 0) return [sentence, ' ', link];
    // Punctuation around the name must not wrap away from it.
    const [, before, opening] = /** @type {RegExpExecArray} */ (/^(.*?)(\S*)$/s.exec(sentence.slice(0, at)));
    const [, closing, after] = /** @type {RegExpExecArray} */ (/^(\S*)(.*)$/s.exec(sentence.slice(at + name.length)));
    return [before, h('span', { class: 'refusal-named' }, opening, link, closing), after];
  }

  /**
   * Closes it for a button of the frame or a key. Taps on the felt and Escape close it elsewhere.
   * @param {MouseEvent | KeyboardEvent} event
   */
  #closeOnPress(event) {
    const at = event.composedPath();
    if (at.includes(this.#el)) return;
    if (event instanceof KeyboardEvent ? IGNORED_KEYS.includes(event.key) : at.includes(this.#host.frame.felt)) return;
    if (event instanceof KeyboardEvent) this.#host.overlays.closeAndRestoreMarks();
    else this.#host.overlays.close();
  }

  /**
   * Places the tag above or below the card, where it covers less of the marked cards, then of the others. On small tables it may
   * move away to cover nothing, or else replace the sentence below the board.
   */
  #placeAtCard() {
    const { board } = this.#host;
    const box = board.boxOf(this.#anchor);
    if (!box) return;
    const { visibleRect } = board;
    const [right, bottom] = [visibleRect.x + visibleRect.width, visibleRect.y + visibleRect.height];
    const { offsetWidth: width, offsetHeight: height } = this.#el;
    const middle = box.rect.x + box.rect.width / 2;
    // Almost as wide as the table it is in the middle.
    const edge = Math.max(EDGE_PX, Math.min((visibleRect.width - width) / 2, 2 * EDGE_PX));
    const within = (/** @type {number} */ at) =>
      Math.max(visibleRect.x + edge, Math.min(right - width - edge, middle - at));
    const cost = (/** @type {Rect} */ rect) => {
      const out = Math.max(0, visibleRect.y + EDGE_PX - rect.y, rect.y + height - bottom + EDGE_PX);
      const hidden = this.#awaitedAt ? overlap(rect, this.#awaitedAt) : 0;
      return (
        out * visibleRect.width * 100 +
        hidden +
        this.#coveredArea(rect, [...new Set([...board.highlights.targets, ...this.#concerned])])
      );
    };
    const unmarkedCost = (/** @type {Rect} */ rect) => this.#coveredArea(rect) / UNMARKED_DIVISOR;
    const totalCost = (/** @type {Rect} */ rect) => cost(rect) + unmarkedCost(rect);
    const small = this.#host.frame.mode !== 'desk';
    // The middle of the card at the middle of the tag, or near one of its ends.
    const [above, below] = leastBy(
      [width / 2, width - CORNER_PX, CORNER_PX].map((at) => [
        { x: within(at), y: box.rect.y - height - BEAK_PX, width, height },
        { x: within(at), y: box.rect.y + box.rect.height + BEAK_PX, width, height },
      ]),
      (places) => Math.min(...places.map(cost)),
    );
    const { x } = above;
    const nearest = totalCost(above) <= totalCost(below) ? above : below;
    const free = small && totalCost(nearest) > 0 ? nearestFreePlace([above, below], (rect) => !totalCost(rect)) : null;
    const place = free ?? nearest;
    if (small && !free && Math.min(cost(above), cost(below)) > 0 && this.#host.frame.status.dockOver(this.#el)) {
      this.#el.classList.add('is-docked');
      return;
    }
    const up = place.y < box.rect.y;
    this.#el.classList.toggle('is-below', !up);
    this.#el.style.setProperty('--reach', `${Math.abs(place.y - (up ? above : below).y)}px`);
    this.#el.style.transform = `translate(${Math.round(x)}px, ${Math.round(Math.max(visibleRect.y + EDGE_PX, Math.min(bottom - height - EDGE_PX, place.y)))}px)`;
    this.#el.style.setProperty(
      '--beak',
      `${Math.round(Math.max(CORNER_PX, Math.min(width - CORNER_PX, middle - x)))}px`,
    );
  }

  /** The area of some piles, or of all that hold cards, that a rectangle covers, in pixels. @param {Rect} rect @param {number[]} [piles] */
  #coveredArea(rect, piles) {
    const { board, view } = this.#host;
    let covered = 0;
    for (const { pile, box } of board.boxes) {
      if (piles ? piles.includes(pile) : view?.piles[pile].count) covered += overlapAll(rect, box.segments);
    }
    return covered;
  }

  /** @param {number} ms */
  #closeAfter(ms) {
    this.#timer = window.setTimeout(() => {
      if (this.#el.matches(':hover, :focus-within')) this.#closeAfter(EXTEND_MS);
      else this.#host.overlays.closeAndRestoreMarks();
    }, ms);
  }

  close() {
    clearTimeout(this.#timer);
    this.#listening.abort();
    removeRestoringFocus(this.#el, () => this.#host.board.grid.focus());
  }
}

/**
 * The nearest free place above or below, by moving up or down; null if there is none within MAX_SHIFT_PX.
 * @param {Rect[]} from above and below @param {(rect: Rect) => boolean} isFree
 */
function nearestFreePlace([above, below], isFree) {
  for (let by = SHIFT_STEP_PX; by <= MAX_SHIFT_PX; by += SHIFT_STEP_PX)
    for (const rect of [
      { ...above, y: above.y - by },
      { ...below, y: below.y + by },
    ])
      if (isFree(rect)) return rect;
  return null;
}
