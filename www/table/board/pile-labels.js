// The words at piles: how many cards, what a pile is, a strip for cards that have no room. A pile that can be looked
// through has a button there.

import { say, words } from '../../words/core.js';
import { h } from '../../ui/dom.js';
import { rankMark } from '../../cards/faces.js';
import { growthOf } from './layout.js';
import { canOpen, fanOf, moveTo } from './scene.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./layout.js').PileBox} PileBox */
/**
 * @typedef {object} Note
 * @property {'under' | 'side' | 'badge' | 'within' | 'tab'} kind where it stands; a tab lies on the pile's lower edge
 * @property {string} text
 * @property {string} more a second word; beside a pile it stands on a line of its own
 * @property {boolean} [isNext] whether the second word is the rank that a foundation wants, one character
 */

/** Below a card less wide words are smaller, in pixels. */
const NARROW = 48;
/** A card so wide, in pixels, has room for the count of a foundation. */
const COUNTED = 90;
/** Half the width of a character, in pixels, on a small table and on others. */
const HALF_CHARACTER = { small: 2.7, large: 3.2 };

/** What a letter takes at most, in pixels, on a small table and on others. */
const LETTER = { small: 5, large: 6 };
/** So much of its room may words take that others stand beside. */
const MEETING = 0.95;
/** So much wider than its column may a note be before it has two lines. */
const BROAD = 1.3;

export class Notes {
  el = h('div', { class: 'layer notes' });
  /** How wide words are that have been measured, by how they are set: their digits are as good as equal. @type {Map<string, number>} */
  #widths = new Map();
  /** @type {Map<number, { el: HTMLElement, note: Note }>} */
  #drawn = new Map();
  /** @type {Map<number, HTMLElement>} */
  #folds = new Map();
  /** The piles whose words have not yet been seen to have room. @type {Set<number>} */
  #unfitted = new Set();
  /** What lies beneath all cards: of one on its way home no word is seen through. */
  #beneath;

  /** @param {HTMLElement} beneath */
  constructor(beneath) {
    this.#beneath = beneath;
  }

  clear() {
    for (const { el } of this.#drawn.values()) el.remove();
    this.el.replaceChildren();
    this.#drawn.clear();
    this.#folds.clear();
    this.#widths.clear();
    this.#unfitted.clear();
  }

  /** Draws what is to be said at the piles; `fit` comes after it. @param {Scene} scene */
  show(scene) {
    scene.info.places.forEach((_, pile) => {
      if (scene.kept[pile]) return;
      const box = scene.at.piles[pile];
      const note = box && noteOf(scene, pile, box);
      const known = this.#drawn.get(pile);
      if (known && !(note && box && (isSame(known.note, note) || reword(scene, pile, box, note, known)))) {
        known.el.remove();
        this.#drawn.delete(pile);
      }
      this.#showFold(scene, pile, box?.folded ?? 0);
      if (!box || !note) return;
      let el = this.#drawn.get(pile)?.el;
      if (!el) {
        el = draw(scene, pile, box, note);
        (note.isNext && note.kind === 'under' ? this.#beneath : this.el).append(el);
        this.#drawn.set(pile, { el, note });
      }
      settle(scene, box, note, el);
      if (note.kind === 'under' && !note.isNext && !box.fanned) this.#unfitted.add(pile);
    });
  }

  /**
   * Where the words below two neighbours would run into each other, the count stands alone. They are measured where they
   * may, when all else is drawn, and all of them before one is changed: to measure is to have everything laid out.
   * @param {Scene} scene
   */
  fit({ at, view }) {
    const long = [...this.#unfitted].filter((pile) => this.#isTooLong(at, pile));
    this.#unfitted.clear();
    for (const pile of long) {
      const el = this.#drawn.get(pile)?.el;
      if (el) el.textContent = String(view.piles[pile].count);
    }
  }

  /** @param {import('./layout.js').Arrangement} at @param {number} pile */
  #isTooLong(at, pile) {
    const box = at.piles[pile];
    const el = this.#drawn.get(pile)?.el;
    const text = el?.textContent ?? '';
    if (!box || !el || !/\d/.test(text)) return false;
    const middle = (/** @type {PileBox} */ { rect }) => rect.x + rect.width / 2;
    const room = Math.min(
      ...at.piles.map((other) =>
        other && other !== box && other.note === 'under' && !other.fanned && other.rect.y === box.rect.y
          ? Math.abs(middle(other) - middle(box))
          : Infinity,
      ),
    );
    return text.length * LETTER.large > room && this.#widthOf(el, text, at) > room * MEETING;
  }

  /** What is set alike is measured once. @param {HTMLElement} el @param {string} text @param {import('./layout.js').Arrangement} at */
  #widthOf(el, text, { unit }) {
    const { size, status } = document.fonts;
    const key = `${unit} ${size} ${status} ${el.className} ${el.style.maxWidth} ${text.replace(/\d/g, '0')}`;
    const width = this.#widths.get(key) ?? el.offsetWidth;
    this.#widths.set(key, width);
    return width;
  }

  /** The strip that stands for the oldest cards of a column too long to show. @param {Scene} scene @param {number} pile @param {number} folded */
  #showFold({ at }, pile, folded) {
    const known = this.#folds.get(pile);
    const box = at.piles[pile];
    if (!folded || !box) {
      known?.remove();
      this.#folds.delete(pile);
      return;
    }
    const el = known ?? h('button', { class: 'fold', type: 'button', tabindex: '-1', 'data-open': String(pile) });
    const told = words.board.folded(folded);
    const brief = at.small || told.length * LETTER.large > box.all.width;
    el.textContent = brief ? words.board.foldedBrief(folded) : told;
    el.setAttribute('aria-label', words.board.openFolded(folded));
    moveTo(el, box.all);
    el.style.width = `${box.all.width}px`;
    el.style.height = `${box.cards[0].y - box.all.y + 1}px`;
    if (known) return;
    this.el.append(el);
    this.#folds.set(pile, el);
  }
}

/** @param {Note} a @param {Note} b */
const isSame = (a, b) => a.kind === b.kind && a.text === b.text && a.more === b.more && a.isNext === b.isNext;

/**
 * Gives a note that differs in its first word alone that word: an element less to make, and to lay out, at most acts.
 * @param {Scene} scene @param {number} pile @param {PileBox} box @param {Note} note
 * @param {{ el: HTMLElement, note: Note }} known @returns {boolean} whether it now says so
 */
function reword(scene, pile, box, note, known) {
  if (note.isNext) return false;
  const { el } = known;
  const { text } = known.note;
  const first = note.kind === 'side' && note.more ? el.firstElementChild?.firstChild : el.firstChild;
  const isButton = el.matches('button');
  const isLike =
    isSame({ ...known.note, text: note.text }, note) &&
    isButton === opensFrom(scene, pile, note) &&
    (!isButton || el.matches('.is-long') === box.fanned);
  if (!isLike || !(first instanceof Text && first.data === text)) return false;
  first.data = note.text;
  if (isButton) el.setAttribute('aria-label', labelOf(scene, pile, note));
  known.note = note;
  return true;
}

/** Whether a note is a button that opens its pile. @param {Scene} scene @param {number} pile @param {Note} note */
const opensFrom = (scene, pile, { kind }) =>
  (kind !== 'badge' || scene.info.places[pile].role === 'talon') && canOpen(scene, pile);

/** What is heard of such a button. @param {Scene} scene @param {number} pile @param {Note} note */
const labelOf = ({ info }, pile, { text, more }) =>
  words.board.openPile(more ? `${text} · ${more}` : text, info.places[pile]);

/** What is to be said at a pile; null for nothing. @param {Scene} scene @param {number} pile @param {PileBox} box @returns {Note | null} */
function noteOf(scene, pile, box) {
  const { small } = scene.at;
  const { role } = scene.info.places[pile];
  const { count, note, awaits, complete } = scene.view.piles[pile];
  const kind = box.note;
  if (scene.next && role === 'foundation' && count && (awaits || complete)) {
    const more = awaits?.[0] ?? '';
    // On a small table a mark stands for the word, and one that takes no more has none.
    if (kind === 'under' && box.brief) return complete ? null : { kind, text: '', more, isNext: true };
    if (kind === 'under') return { kind, text: complete ? words.board.full : words.board.next, more, isNext: true };
    return awaits ? { kind: 'tab', text: '', more, isNext: true } : null;
  }
  if (role === 'decoration' || role === 'hand' || kind === 'none') return null;
  const counted = { kind, text: String(count), more: '' };
  if (role === 'stock') {
    if (!count) return null;
    if (kind === 'under') return { kind, text: words.board.left(count), more: '' };
    return kind === 'side' ? { ...counted, more: words.board.leftBeside } : counted;
  }
  if (note) {
    if (kind === 'badge') return role === 'talon' && count ? counted : null;
    const told = small ? words.board.noteBrief(note) : say(note);
    // Where no caption names a place, its words do.
    const name = kind === 'within' && !scene.at.captions.some((caption) => caption.name) ? nameOf(scene, pile) : '';
    return { kind, text: name ? words.board.noteNamed(name, told) : told, more: '' };
  }
  if (!count || (role === 'tableau' && fanOf(scene, pile) === 'pair')) return null;
  // Where there is little room, what can be seen is not counted.
  if ((kind === 'badge' || small) && (count < 2 || (role === 'foundation' && scene.at.unit < COUNTED))) return null;
  return box.squeezed ? { ...counted, more: words.board.open } : counted;
}

/** What the caption over a pile says where there is one. @param {Scene} scene @param {number} pile */
function nameOf({ layout, info }, pile) {
  const { address } = info.places[pile];
  return layout.captions.some(({ name }) => name === address) ? words.board.caption(address) : '';
}

/** @param {Scene} scene @param {number} pile @param {PileBox} box @param {Note} note @returns {HTMLElement} */
function draw(scene, pile, box, note) {
  const { kind, text, more, isNext } = note;
  if (isNext)
    return h(
      'div',
      {
        class: `note ${kind} next${box.rect.width < NARROW ? ' is-narrow' : ''}${text ? '' : ' is-brief'}`,
        'aria-hidden': 'true',
      },
      text,
      more && rankMark(document, more),
    );
  const content =
    kind === 'side' && more
      ? [h('b', {}, text), h('span', {}, more)]
      : [text, ...(more ? [' · ', h('u', {}, more)] : [])];
  if (!opensFrom(scene, pile, note)) return h('div', { class: `note ${kind}`, 'aria-hidden': 'true' }, ...content);
  return h(
    'button',
    {
      class: `note ${kind}${box.fanned ? ' is-long' : ''}`,
      type: 'button',
      tabindex: '-1',
      'data-open': String(pile),
      'aria-label': labelOf(scene, pile, note),
    },
    ...content,
  );
}

/** Puts a note where it belongs. @param {Scene} scene @param {PileBox} box @param {Note} note @param {HTMLElement} el */
function settle({ at, box: room }, box, { kind, text, more }, el) {
  const { x, y } = pointOf(box, kind);
  // A note wider than its pile stays on the table.
  const grown = growthOf(at.unit).note;
  const long = !el.matches('button') && text.length * LETTER.large * grown > box.rect.width * BROAD;
  const wraps = box.fanned && (at.small || long);
  el.classList.toggle('is-wrapped', wraps);
  const half = HALF_CHARACTER[at.small ? 'small' : 'large'] * grown;
  const reach = kind !== 'under' || wraps ? 0 : (text.length + more.length) * half;
  const kept = Math.max(room.x + reach, Math.min(room.x + room.width - reach, x));
  const transform = `translate(${kind === 'under' ? kept : x}px,${y}px)`;
  if (el.dataset.at !== transform) el.style.transform = el.dataset.at = transform;
  // Below a narrow column two words stand on two lines.
  if (wraps) el.style.maxWidth = `${box.rect.width + 2}px`;
  else el.style.maxWidth = kind === 'within' ? `${box.rect.width - 6}px` : '';
}

/** @param {PileBox} box @param {Note['kind']} kind */
function pointOf({ rect, base }, kind) {
  const middle = rect.x + rect.width / 2;
  switch (kind) {
    case 'side':
      return { x: rect.x + rect.width + 8, y: rect.y + rect.height / 2 };
    case 'badge':
      return { x: rect.x + rect.width, y: rect.y };
    case 'tab':
      return { x: middle, y: rect.y + rect.height };
    case 'within':
      return { x: middle, y: rect.y + rect.height / 2 };
    case 'under':
      return { x: middle, y: base };
  }
}
