// What lies still: backs of the pack, outlines of empty places, captions.

import { emptyPlace } from '../../cards/faces.js';
import { h } from '../../ui/dom.js';
import { words } from '../../words/core.js';
import { growthOf } from './layout.js';
import { fanOf, isInGrid, moveTo } from './scene.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./cards.js').Drawing} Drawing */
/** @typedef {import('../../cards/faces.js').Suit} Suit */
/** @typedef {'small' | 'large'} Size */
/** @typedef {{ kind: 'back' | 'gap' | 'empty', size: Size, awaits: string | null }} Look what is drawn in a place */

/** Below this width a card shows no more than rank and suit, in pixels. */
const SMALL = 48;
/** What a letter of a caption takes at least, in pixels: in spaced capitals, and in small letters. */
const SPACED = 6.8;
const CLOSE = 5.2;
/** Narrower than this a caption has no rules beside it. */
const ALONE = 76;

export class Places {
  el = h('div', { class: 'layer places', 'aria-hidden': 'true' });
  /** @type {Map<number, { el: HTMLElement, look: string }>} */
  #drawn = new Map();
  /** @type {{ look: string, drawn: HTMLElement[] }} */
  #captions = { look: '', drawn: [] };

  clear() {
    this.el.replaceChildren();
    this.#drawn.clear();
    this.#captions = { look: '', drawn: [] };
  }

  /** Draws everything again at the next `show`. */
  invalidate() {
    for (const place of this.#drawn.values()) place.look = '';
    this.#captions.look = '';
  }

  /** @param {Scene} scene @param {Drawing} drawing */
  show(scene, drawing) {
    scene.info.places.forEach((_, pile) => scene.kept[pile] || this.#show(scene, drawing, pile));
    this.#showCaptions(scene);
  }

  /** @param {Scene} scene @param {Drawing} drawing @param {number} pile */
  #show(scene, drawing, pile) {
    const box = scene.at.piles[pile];
    const { cards, count } = scene.view.piles[pile];
    const known = this.#drawn.get(pile);
    // Under a lone card, too: it may be lifted.
    const lone = count === 1 && fanOf(scene, pile) === 'squared' && !isInGrid(scene, pile);
    if (!box || (cards && !lone)) {
      known?.el.remove();
      this.#drawn.delete(pile);
      return;
    }
    const look = lookOf(scene, pile, box.rect.width);
    const key = `${look.kind} ${look.size} ${look.awaits}`;
    let el = known?.el;
    if (!el || known?.look !== key) {
      el?.remove();
      el = draw(look, drawing);
      this.el.append(el);
      this.#drawn.set(pile, { el, look: key });
    }
    const { x, y, width, height } = box.rect;
    const depth = cards ? 0 : box.depth;
    const at = `${x} ${y} ${width} ${height} ${depth}`;
    if (el.dataset.at === at) return;
    el.dataset.at = at;
    moveTo(el, box.rect);
    el.style.setProperty('--w', `${width}px`);
    el.style.height = box.layer ? '' : `${height}px`;
    el.dataset.depth = String(depth);
  }

  /** @param {Scene} scene */
  #showCaptions(scene) {
    const { at, box } = scene;
    const told = (/** @type {string} */ name) => (name ? words.board.caption(name) : '');
    // Words may come after the language that they are of has been set: what is said counts, not in which language.
    const look = JSON.stringify([at.captions, at.captions.map(({ name }) => told(name))]);
    if (this.#captions.look === look) return;
    for (const old of this.#captions.drawn) old.remove();
    const grown = growthOf(at.ample).caption;
    const cramped = at.captions.some(
      ({ name, width }) => width < ALONE * grown && told(name).length * SPACED * grown > width,
    );
    const drawn = at.captions.map(({ name, x, y, width }) => {
      const said = told(name);
      // Where there is no room for rules beside it, it stands alone; where there is hardly room for it, in small letters.
      const alone = width < ALONE * grown;
      const tight = width < SMALL || (alone && cramped);
      const names = ['caption', !name && 'rule', alone && 'alone', tight && 'tight'];
      const el = h('div', { class: names.filter((name) => name).join(' ') }, said);
      // One that is wider than what it stands over stays on the table.
      const wide = tight ? Math.max(width, said.length * CLOSE * grown) : width;
      const left = x + (width - wide) / 2;
      moveTo(el, { x: Math.max(box.x, Math.min(box.x + box.width - wide, left)), y });
      el.style.width = `${wide}px`;
      return el;
    });
    this.el.append(...drawn);
    this.#captions = { look, drawn };
  }
}

/** @param {Scene} scene @param {number} pile @param {number} width @returns {Look} */
function lookOf(scene, pile, width) {
  const { cards, count, awaits } = scene.view.piles[pile];
  const size = width < SMALL ? 'small' : 'large';
  if (count && !cards) return { kind: 'back', size, awaits: null };
  if (isInGrid(scene, pile)) return { kind: 'gap', size: 'large', awaits: null };
  return { kind: 'empty', size: 'large', awaits: awaits ?? null };
}

/** @param {Look} look @param {Drawing} drawing @returns {HTMLElement} */
function draw({ kind, size, awaits }, drawing) {
  if (kind === 'gap') return h('div', { class: 'place-gap' });
  if (kind === 'back') return h('div', { class: 'card' }, drawing.back(document, { size }));
  const suit = /** @type {Suit | null} */ (awaits?.[1] ?? null);
  return emptyPlace(document, suit, awaits?.[0] ?? null);
}
