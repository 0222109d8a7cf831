// Labels of piles: counts, notes of the rules, next cards, and buttons for folded cards. The label of a pile that can be
// opened is a button.

import { say, words } from '../../words/core.js';
import { h } from '../../ui/dom.js';
import { rankMark } from '../../cards/faces.js';
import { textScaleFor } from './base-layout.js';
import { SMALL_CARD_PX } from './pile-shape.js';
import { canOpen, fanOf, moveTo } from './scene.js';

/** @import { Scene } from './scene.js' */
/** @import { PileBox } from './layout.js' */
/**
 * @typedef {object} PileLabel
 * @property {'under' | 'side' | 'badge' | 'within' | 'tab'} placement a tab is on the pile's lower edge
 * @property {string} text
 * @property {string} secondary a second text; on a second line beside a pile
 * @property {boolean} [isNext] true if the second text is the next rank of a foundation, one character
 */

/** Minimum width of a card for the count of a foundation. */
const MIN_COUNTED_CARD_PX = 90;
/** Half the mean width of a character, by board. */
const HALF_CHARACTER_PX = { small: 2.7, large: 3.2 };

/** Maximum width of a letter, by board. */
const MAX_LETTER_PX = { small: 5, large: 6 };
/** Maximum share of the gap between neighbours that a label may fill. */
const MAX_FILL = 0.88;
/** Maximum width of a one-line label, in widths of its column. */
const MAX_OVERHANG = 1.3;

/** @param {Scene['info']} info @returns {(pile: number) => boolean} */
const isTalonOf =
  ({ places }) =>
  (pile) =>
    places[pile].role === 'talon';

export class PileLabels {
  el = h('div', { class: 'layer pile-labels' });
  /** Measured widths by style and text; all digits count as equal. @type {Map<string, number>} */
  #widths = new Map();
  /** @type {Map<number, { el: HTMLElement, label: PileLabel }>} */
  #drawn = new Map();
  /** @type {Map<number, HTMLElement>} */
  #folds = new Map();
  /** Piles whose labels are not measured yet. @type {Set<number>} */
  #unmeasured = new Set();
  /** Layer beneath the cards, for labels that a gliding card must cover. */
  #underLayer;

  /** @param {HTMLElement} underLayer */
  constructor(underLayer) {
    this.#underLayer = underLayer;
  }

  clear() {
    for (const { el } of this.#drawn.values()) el.remove();
    this.el.replaceChildren();
    this.#drawn.clear();
    this.#folds.clear();
    this.#widths.clear();
    this.#unmeasured.clear();
  }

  /** The label of a pile, if it has one. @param {number} pile */
  elementOf(pile) {
    return this.#drawn.get(pile)?.el;
  }

  /** Renders the labels; call `shortenCrowded` afterwards. @param {Scene} scene */
  render(scene) {
    scene.info.places.forEach((_, pile) => {
      if (scene.unchanged[pile]) return;
      const box = scene.arrangement.piles[pile];
      const label = box && pileLabelOf(scene, pile, box);
      const existing = this.#drawn.get(pile);
      if (
        existing &&
        !(label && box && (isSame(existing.label, label) || updateText(scene, pile, box, label, existing)))
      ) {
        existing.el.remove();
        this.#drawn.delete(pile);
      }
      this.#renderFold(scene, pile, box?.foldedCount ?? 0);
      if (!box || !label) return;
      let el = this.#drawn.get(pile)?.el;
      if (!el) {
        el = createElement(scene, pile, box, label);
        (label.isNext && label.placement === 'under' ? this.#underLayer : this.el).append(el);
        this.#drawn.set(pile, { el, label });
      }
      positionElement(scene, box, label, el);
      if (label.placement === 'under' && !label.isNext && !box.isFanned) this.#unmeasured.add(pile);
    });
    this.#restoreTalons(scene);
  }

  /** Restores the full text of all talons if the text of one has changed. @param {Scene} scene */
  #restoreTalons({ info }) {
    const isTalon = isTalonOf(info);
    if (![...this.#unmeasured].some(isTalon)) return;
    for (const [pile, { el, label }] of this.#drawn) {
      if (!isTalon(pile) || label.placement !== 'under') continue;
      if (el.textContent !== label.text) el.textContent = label.text;
      this.#unmeasured.add(pile);
    }
  }

  /**
   * Shortens labels that would overlap their neighbours to the count; if one talon's is too long, those of all talons.
   * Measures all labels before it changes any, to force a single layout.
   * @param {Scene} scene
   */
  shortenCrowded({ arrangement, info, view }) {
    const isTalon = isTalonOf(info);
    const long = [...this.#unmeasured].filter((pile) => this.#isTooLong(arrangement, pile));
    const areTalonsLong = long.some(isTalon);
    const short = [...this.#unmeasured].filter((pile) => long.includes(pile) || (areTalonsLong && isTalon(pile)));
    const texts = short.map((pile) => this.#shortTextOf(arrangement, pile, view.piles[pile].count));
    this.#unmeasured.clear();
    short.forEach((pile, n) => {
      const el = this.#drawn.get(pile)?.el;
      if (el) el.textContent = texts[n];
    });
  }

  /** The count alone; for an empty pile its name, if it fits: a lone 0 would mean nothing. @param {import('./layout.js').Arrangement} at @param {number} pile @param {number} count */
  #shortTextOf(at, pile, count) {
    const el = this.#drawn.get(pile)?.el;
    const box = at.piles[pile];
    if (count || !el || !box) return String(count);
    const text = el.textContent ?? '';
    const name = text.replace(/\p{Nd}+/gu, '').trim();
    const width = (this.#measureWidth(el, text, at) * name.length) / text.length;
    return width <= gapBeside(at, box) * MAX_FILL ? name : '';
  }

  /** @param {import('./layout.js').Arrangement} at @param {number} pile */
  #isTooLong(at, pile) {
    const box = at.piles[pile];
    const el = this.#drawn.get(pile)?.el;
    const text = el?.textContent ?? '';
    if (!box || !el || !/\d/.test(text)) return false;
    const gap = gapBeside(at, box);
    return text.length * MAX_LETTER_PX.large > gap && this.#measureWidth(el, text, at) > gap * MAX_FILL;
  }

  /** Width of a label, cached. @param {HTMLElement} el @param {string} text @param {import('./layout.js').Arrangement} at */
  #measureWidth(el, text, { cardWidth }) {
    const { size, status } = document.fonts;
    const key = `${cardWidth} ${size} ${status} ${el.className} ${el.style.maxWidth} ${text.replace(/\d/g, '0')}`;
    const width = this.#widths.get(key) ?? el.offsetWidth;
    this.#widths.set(key, width);
    return width;
  }

  /** Renders the button that stands for the folded cards of a column. @param {Scene} scene @param {number} pile @param {number} count of the folded cards */
  #renderFold({ arrangement }, pile, count) {
    const existing = this.#folds.get(pile);
    const box = arrangement.piles[pile];
    if (!count || !box) {
      existing?.remove();
      this.#folds.delete(pile);
      return;
    }
    const el = existing ?? h('button', { class: 'fold', type: 'button', tabindex: '-1', 'data-open': String(pile) });
    const message = words.board.folded(count);
    const isShort = arrangement.isSmall || message.length * MAX_LETTER_PX.large > box.bounds.width;
    el.textContent = isShort ? words.board.foldedShort(count) : message;
    el.setAttribute('aria-label', words.board.openFolded(count));
    moveTo(el, box.bounds);
    el.style.width = `${box.bounds.width}px`;
    el.style.height = `${box.cards[0].y - box.bounds.y + 1}px`;
    if (existing) return;
    this.el.append(el);
    this.#folds.set(pile, el);
  }
}

/** Distance from a pile's middle to that of its nearest labelled neighbour. @param {import('./layout.js').Arrangement} at @param {PileBox} box */
function gapBeside(at, box) {
  const middle = (/** @type {PileBox} */ { rect }) => rect.x + rect.width / 2;
  return Math.min(
    ...at.piles.map((other) =>
      other && other !== box && other.labelPlacement === 'under' && !other.isFanned && other.rect.y === box.rect.y
        ? Math.abs(middle(other) - middle(box))
        : Infinity,
    ),
  );
}

/** @param {PileLabel} a @param {PileLabel} b */
const isSame = (a, b) =>
  a.placement === b.placement && a.text === b.text && a.secondary === b.secondary && a.isNext === b.isNext;

/**
 * Changes the text of a label in place if nothing else differs: most actions then create no element.
 * @param {Scene} scene @param {number} pile @param {PileBox} box @param {PileLabel} label
 * @param {{ el: HTMLElement, label: PileLabel }} existing @returns {boolean} true if the label is now up to date
 */
function updateText(scene, pile, box, label, existing) {
  if (label.isNext) return false;
  const { el } = existing;
  const { text } = existing.label;
  const first = label.placement === 'side' && label.secondary ? el.firstElementChild?.firstChild : el.firstChild;
  const isButton = el.matches('button');
  const differsInText =
    isSame({ ...existing.label, text: label.text }, label) &&
    isButton === isOpener(scene, pile, label) &&
    (!isButton || el.matches('.is-long') === box.isFanned);
  if (!differsInText || !(first instanceof Text && first.data === text)) return false;
  first.data = label.text;
  if (isButton) el.setAttribute('aria-label', accessibleNameOf(scene, pile, label));
  existing.label = label;
  return true;
}

/** True if a label is a button that opens its pile. @param {Scene} scene @param {number} pile @param {PileLabel} label */
const isOpener = (scene, pile, { placement }) =>
  (placement !== 'badge' || scene.info.places[pile].role === 'talon') && canOpen(scene, pile);

/** The accessible name of an opener. @param {Scene} scene @param {number} pile @param {PileLabel} label */
const accessibleNameOf = ({ info }, pile, { text, secondary }) =>
  words.board.openPile(secondary ? `${text} · ${secondary}` : text, info.places[pile]);

/** The label of a pile; null if it has none. @param {Scene} scene @param {number} pile @param {PileBox} box @returns {PileLabel | null} */
function pileLabelOf(scene, pile, box) {
  const { role } = scene.info.places[pile];
  const { count, note, next, complete } = scene.view.piles[pile];
  const placement = box.labelPlacement;
  if (scene.showsNext && role === 'foundation' && count && (next || complete))
    return nextLabelOf(scene.view.piles[pile], box);
  if (role === 'decoration' || placement === 'none') return null;
  if (role === 'hand') return handLabelOf(scene, pile, placement);
  if (role === 'stock') return stockLabelOf(count, placement);
  if (note && placement !== 'badge') return noteLabelOf(scene, pile, note, placement);
  const counted = { placement, text: String(count), secondary: '' };
  if (note) return role === 'talon' && count ? counted : null;
  if (!count || (role === 'tableau' && fanOf(scene, pile) === 'pair')) return null;
  // With little room, piles whose cards can be counted have no count.
  const isTight = placement === 'badge' || scene.arrangement.isSmall;
  const isCountable = count < 2 || (role === 'foundation' && scene.arrangement.cardWidth < MIN_COUNTED_CARD_PX);
  if (isTight && isCountable) return null;
  return box.isSqueezed ? { ...counted, secondary: words.board.open } : counted;
}

/**
 * The label of a foundation: the rank that it takes next.
 * @param {Scene['view']['piles'][number]} pile @param {PileBox} box @returns {PileLabel | null}
 */
function nextLabelOf({ next, complete }, { labelPlacement: placement, isLabelShort }) {
  const secondary = next?.[0] ?? '';
  if (placement !== 'under') return next ? { placement: 'tab', text: '', secondary, isNext: true } : null;
  // A short label has a symbol instead of the word; that of a full foundation is left out.
  if (isLabelShort) return complete ? null : { placement, text: '', secondary, isNext: true };
  return { placement, text: complete ? words.board.full : words.board.next, secondary, isNext: true };
}

/** The label of the stock: its count. @param {number} count @param {PileLabel['placement']} placement @returns {PileLabel | null} */
function stockLabelOf(count, placement) {
  if (!count) return null;
  if (placement === 'under') return { placement, text: words.board.left(count), secondary: '' };
  return { placement, text: String(count), secondary: placement === 'side' ? words.board.leftBeside(count) : '' };
}

/**
 * The note of the rules about a pile; without captions it names the pile.
 * @param {Scene} scene @param {number} pile @param {import('../../words/tokens.js').Token} note
 * @param {PileLabel['placement']} placement @returns {PileLabel}
 */
function noteLabelOf(scene, pile, note, placement) {
  const { isSmall, captions } = scene.arrangement;
  const message = isSmall ? words.board.noteShort(note) : say(note);
  const name = placement === 'within' && !captions.some((caption) => caption.name) ? captionOf(scene, pile) : '';
  return { placement, text: name ? words.board.noteNamed(name, message) : message, secondary: '' };
}

/** The label of the hand: its name, if it has no caption. @param {Scene} scene @param {number} pile @param {PileBox['labelPlacement']} placement @returns {PileLabel | null} */
function handLabelOf({ arrangement, info }, pile, placement) {
  const { address } = info.places[pile];
  if (arrangement.captions.some(({ name }) => name === address)) return null;
  const name = words.board.caption(address);
  if (placement === 'side') return { placement, text: '', secondary: name };
  return placement === 'under' ? { placement, text: name, secondary: '' } : null;
}

/** The text of the caption above a pile; empty if there is none. @param {Scene} scene @param {number} pile */
function captionOf({ layout, info }, pile) {
  const { address } = info.places[pile];
  return layout.captions.some(({ name }) => name === address) ? words.board.caption(address) : '';
}

/** @param {Scene} scene @param {number} pile @param {PileBox} box @param {PileLabel} label @returns {HTMLElement} */
function createElement(scene, pile, box, label) {
  const { placement, text, secondary, isNext } = label;
  if (isNext)
    return h(
      'div',
      {
        class: `pile-label ${placement} next${box.rect.width < SMALL_CARD_PX ? ' is-narrow' : ''}${text ? '' : ' is-short'}`,
        'aria-hidden': 'true',
      },
      text,
      secondary && rankMark(secondary),
    );
  const content =
    placement === 'side' && secondary
      ? [text && h('b', {}, text), h('span', {}, secondary)]
      : [text, ...(secondary ? [' · ', h('u', {}, secondary)] : [])];
  if (!isOpener(scene, pile, label))
    return h('div', { class: `pile-label ${placement}`, 'aria-hidden': 'true' }, ...content);
  return h(
    'button',
    {
      class: `pile-label ${placement}${box.isFanned ? ' is-long' : ''}`,
      type: 'button',
      tabindex: '-1',
      'data-open': String(pile),
      'aria-label': accessibleNameOf(scene, pile, label),
    },
    ...content,
  );
}

/** Positions a label. @param {Scene} scene @param {PileBox} box @param {PileLabel} label @param {HTMLElement} el */
function positionElement({ arrangement, box: boardBox }, box, { placement, text, secondary }, el) {
  const { x, y } = anchorOf(box, placement);
  // A label wider than its pile stays on the board.
  const scale = textScaleFor(arrangement.cardWidth).label;
  const long = !el.matches('button') && text.length * MAX_LETTER_PX.large * scale > box.rect.width * MAX_OVERHANG;
  const wraps = box.isFanned && (arrangement.isSmall || long);
  el.classList.toggle('is-wrapped', wraps);
  const half = HALF_CHARACTER_PX[arrangement.isSmall ? 'small' : 'large'] * scale;
  const halfWidth = placement !== 'under' || wraps ? 0 : (text.length + secondary.length) * half;
  const clampedX = Math.max(boardBox.x + halfWidth, Math.min(boardBox.x + boardBox.width - halfWidth, x));
  const transform = `translate(${placement === 'under' ? clampedX : x}px,${y}px)`;
  if (el.dataset.at !== transform) el.style.transform = el.dataset.at = transform;
  // Below a narrow column the text wraps.
  if (wraps) el.style.maxWidth = `${box.rect.width + 2}px`;
  else el.style.maxWidth = placement === 'within' ? `${box.rect.width - 6}px` : '';
}

/** @param {PileBox} box @param {PileLabel['placement']} placement */
function anchorOf({ rect, labelTop }, placement) {
  const middle = rect.x + rect.width / 2;
  switch (placement) {
    case 'side':
      return { x: rect.x + rect.width + 8, y: rect.y + rect.height / 2 };
    case 'badge':
      return { x: rect.x + rect.width, y: rect.y };
    case 'tab':
      return { x: middle, y: rect.y + rect.height };
    case 'within':
      return { x: middle, y: rect.y + rect.height / 2 };
    case 'under':
      return { x: middle, y: labelTop };
  }
}
