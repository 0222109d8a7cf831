// The layer beneath the cards: the stock's back, outlines of empty piles, captions, and the numbers by which sentences name columns.

import { emptyPlace } from '../../cards/faces.js';
import { h } from '../../ui/dom.js';
import { words } from '../../words/core.js';
import { textScaleFor } from './base-layout.js';
import { SMALL_CARD_PX } from './pile-shape.js';
import { fanOf, isInGrid, moveTo } from './scene.js';

/** @import { Scene } from './scene.js' */
/** @import { CardArt } from './cards.js' */
/** @import { Suit } from '../../cards/faces.js' */
/** @typedef {'small' | 'large'} Size */
/** @typedef {{ kind: 'back' | 'gap' | 'empty', size: Size, next: string | null }} PlaceLook the drawing beneath or instead of a pile's cards */

/** Width of a letter in a caption: of spaced capitals at least and at most, and of small letters. */
const SPACED_LETTER_PX = 6.8;
const MAX_SPACED_LETTER_PX = 8;
const LETTER_PX = 5.2;
/** Narrower captions have no rules beside them. */
const MIN_RULED_CAPTION_PX = 76;
/** Minimum width of the gap for a title beside its piles. */
const MIN_TITLE_PX = 11;
/** Captions in place of those that are longer than their piles are wide, or high. @type {Readonly<Record<string, string>>} */
const SHORT_CAPTIONS = { ascending: 'up', descending: 'down' };

export class PlaceLayer {
  el = h('div', { class: 'layer places', 'aria-hidden': 'true' });
  /** @type {Map<number, { el: HTMLElement, look: string }>} */
  #drawn = new Map();
  /** @type {{ look: string, drawn: HTMLElement[] }} */
  #captions = { look: '', drawn: [] };
  /** Null until a column is too long for the felt. @type {typeof import('./column-wrap.js').drawWrapOutline | null} */
  drawWrapOutline = null;

  clear() {
    this.el.replaceChildren();
    this.#drawn.clear();
    this.#captions = { look: '', drawn: [] };
  }

  /** Forces the next `render` to draw everything. */
  invalidate() {
    for (const place of this.#drawn.values()) place.look = '';
    this.#captions.look = '';
  }

  /** @param {Scene} scene @param {CardArt} art */
  render(scene, art) {
    scene.info.places.forEach((_, pile) => scene.unchanged[pile] || this.#renderPlace(scene, art, pile));
    this.#renderCaptions(scene);
    if (!scene.unchanged.every(Boolean)) this.drawWrapOutline?.(this.el, scene.arrangement);
  }

  /** @param {Scene} scene @param {CardArt} art @param {number} pile */
  #renderPlace(scene, art, pile) {
    const box = scene.arrangement.piles[pile];
    const { cards, count } = scene.view.piles[pile];
    const drawn = this.#drawn.get(pile);
    // A lone card may be lifted: its outline is drawn, too.
    const lone = count === 1 && fanOf(scene, pile) === 'squared' && !isInGrid(scene, pile);
    if (!box || (cards && !lone)) {
      drawn?.el.remove();
      this.#drawn.delete(pile);
      return;
    }
    const look = placeLookOf(scene, pile, box.rect.width);
    const key = `${look.kind} ${look.size} ${look.next}`;
    let el = drawn?.el;
    if (!el || drawn?.look !== key) {
      el?.remove();
      el = drawPlace(look, art);
      this.el.append(el);
      this.#drawn.set(pile, { el, look: key });
    }
    const { x, y, width, height } = box.rect;
    const depth = cards ? 0 : box.depth;
    const at = `${x} ${y} ${width} ${height} ${depth}`;
    if (el.dataset.at === at) return;
    el.dataset.at = at;
    moveTo(el, box.rect);
    el.style.setProperty('--card-width', `${width}px`);
    el.style.height = box.layer ? '' : `${height}px`;
    el.dataset.depth = String(depth);
  }

  /** @param {Scene} scene */
  #renderCaptions(scene) {
    const { arrangement, box } = scene;
    const textOf = (/** @type {string} */ name) => (name ? words.board.caption(name) : '');
    // Keyed by text, too: a catalogue may load after its language is set.
    const { captions } = arrangement;
    const heads = arrangement.piles.flatMap((pile, n) =>
      pile && scene.info.places[n].name === 'column'
        ? { x: pile.bounds.x + pile.bounds.width / 2, y: pile.bounds.y, text: String(scene.info.places[n].n) }
        : [],
    );
    const look = JSON.stringify([captions, captions.map(({ name, beside = '' }) => textOf(name || beside)), heads]);
    if (this.#captions.look === look) return;
    for (const old of this.#captions.drawn) old.remove();
    const scale = textScaleFor(arrangement.idealCardWidth).caption;
    const lines = captions.filter(({ upright }) => !upright);
    const isCramped = lines.some(
      ({ name, width }) =>
        width < MIN_RULED_CAPTION_PX * scale && textOf(name).length * SPACED_LETTER_PX * scale > width,
    );
    /** A caption that has room along its piles, in letters of a width. @param {string} name @param {number} room @param {number} letter */
    const textWithin = (name, room, letter) => {
      const short = SHORT_CAPTIONS[name];
      return short && textOf(name).length * letter > room ? textOf(short) : textOf(name);
    };
    const drawn = lines.map(({ name, x, y, width, isInside }) => {
      // A narrow caption has no rules beside it; a narrower one has small letters.
      const hasNoRules = width < MIN_RULED_CAPTION_PX * scale;
      const isTight = width < SMALL_CARD_PX || (hasNoRules && isCramped);
      const text = textWithin(name, width, (isTight ? LETTER_PX : MAX_SPACED_LETTER_PX) * scale);
      const classes = ['caption', !name && 'rule', hasNoRules && 'alone', isTight && 'tight', isInside && 'inside'];
      const el = h('div', { class: classes.filter((name) => name).join(' '), 'data-name': name }, text);
      // A caption wider than its piles stays on the board.
      const wide = isTight ? Math.max(width, text.length * LETTER_PX * scale) : width;
      const left = x + (width - wide) / 2;
      moveTo(el, { x: Math.max(box.x, Math.min(box.x + box.width - wide, left)), y });
      el.style.width = `${wide}px`;
      return el;
    });
    const drawUpright = (
      /** @type {string} */ name,
      /** @type {import('./layout.js').Rect} */ { x, y, width, height },
    ) => {
      const text = textWithin(name, height, MAX_SPACED_LETTER_PX);
      const el = h('div', { class: 'caption alone upright', 'data-name': name }, text);
      Object.assign(el.style, { translate: `${x}px ${y}px`, width: `${width}px`, height: `${height}px` });
      drawn.push(el);
    };
    for (const { name, x, y, width, upright } of captions)
      if (upright) drawUpright(name, { x, y, width, height: upright });
    // In the gap at the left of their rows, which end before the next title.
    const titles = captions.filter(({ beside }) => beside);
    titles.forEach(({ beside = '', x, y }, n) => {
      const width = x - Math.max(...captions.map((other) => other.x + other.width).filter((end) => end <= x));
      if (width < MIN_TITLE_PX || width > x) return;
      const end = titles[n + 1]?.y ?? Infinity;
      const rows = arrangement.piles.flatMap((pile) =>
        pile && pile.rect.y >= y && pile.rect.y < end ? [pile.rect] : [],
      );
      const top = Math.min(...rows.map((row) => row.y));
      const bottom = Math.max(...rows.map((row) => row.y + row.height));
      if (rows.length) drawUpright(beside, { x: x - width, y: top, width, height: bottom - top });
    });
    for (const { text, ...at } of heads) {
      const el = h('div', { class: 'pile-number' }, text);
      moveTo(el, at);
      drawn.push(el);
    }
    this.el.append(...drawn);
    this.#captions = { look, drawn };
  }
}

/** @param {Scene} scene @param {number} pile @param {number} width @returns {PlaceLook} */
function placeLookOf(scene, pile, width) {
  const { cards, count, next } = scene.view.piles[pile];
  const size = width < SMALL_CARD_PX ? 'small' : 'large';
  if (count && !cards) return { kind: 'back', size, next: null };
  if (isInGrid(scene, pile)) return { kind: 'gap', size: 'large', next: null };
  return { kind: 'empty', size: 'large', next: next ?? null };
}

/** @param {PlaceLook} look @param {CardArt} art @returns {HTMLElement} */
function drawPlace({ kind, size, next }, art) {
  if (kind === 'gap') return h('div', { class: 'place-gap' });
  if (kind === 'back') return h('div', { class: 'card' }, art.back({ size }));
  const suit = /** @type {Suit | null} */ (next?.[1] ?? null);
  return emptyPlace(suit, next?.[0] ?? null);
}
