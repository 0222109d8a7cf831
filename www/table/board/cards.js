// The cards of a table, each an element that glides to where it belongs. `show` compares what lies there with what shall
// lie there; nobody else knows which element is which card.

import { back, face, LEAST_PICTURE } from '../../cards/faces.js';
import { h } from '../../ui/dom.js';
import { split } from '../../engine/split.js';
import { isPair, moveTo, stockBox } from './scene.js';

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./scene.js').View} View */
/** @typedef {import('./layout.js').PileBox} PileBox */
/** @typedef {import('./layout.js').CardSpot} CardSpot */
/** @typedef {import('./layout.js').Rect} Rect */
/** @typedef {{ x: number, y: number, width: number }} Point where a card lies, and how wide it is */
/** @typedef {{ face: typeof face, back: typeof back }} Drawing what draws faces and backs */

/**
 * @typedef {object} Slot one card of a pile, drawn or not
 * @property {string} card
 * @property {HTMLElement | null} el
 * @property {string} look what `el` shows
 * @property {string} css how `el` lies
 * @property {string} form what of that is not where it lies
 * @property {number} x where it lies, or would lie
 * @property {number} y
 * @property {number} width
 * @property {number} z what it lies above and beneath
 * @property {Animation | null} way on which it is seen, above what lies still
 */

/** @typedef {{ slot: Slot, from: Point, dealt: boolean, came: boolean, above: boolean }} Moving a card that is seen going to its place; `came`: from another pile; `above`: over those that lie still */

/** A card that has not been drawn yet. @type {Slot} */
const NO_SLOT = { card: '', el: null, look: '', css: '', form: '', x: 0, y: 0, width: 0, z: 0, way: null };

/** A card less wide has one great suit for its pips, in pixels. */
const NARROW = 48;
/** So far, in pixels, a card that stays on its pile is moved without being seen to move. */
const NUDGE = 3;
const DEAL_GAP_MS = 15;
const DEAL_MS = 600;
/** Above all other cards: what leaves the table, and what is being dragged. */
export const ON_TOP = 9000;
/** Above what lies still: a card on its way. */
const MOVING = 5000;

/** Whether a small foundation has the tag of what it wants on its lower part: a pip would look out from under it. @param {Scene} scene @param {number} pile */
const isTagged = ({ at, info, view, next }, pile) =>
  next &&
  (at.piles[pile]?.rect.width ?? 0) < NARROW &&
  at.piles[pile]?.note !== 'under' &&
  info.places[pile].role === 'foundation' &&
  !!view.piles[pile].awaits;

/** @param {HTMLElement} card */
const faceOf = (card) => /** @type {HTMLElement} */ (card.firstElementChild);

/** Sets a length of our own, in pixels. @param {HTMLElement} el @param {string} name @param {number} length 0: it has none */
const setLength = ({ style }, name, length) =>
  length ? style.setProperty(name, `${length}px`) : style.removeProperty(name);

/** @param {{ x: number, y: number }} a @param {{ x: number, y: number }} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Has a card lie above others as long as it is on its way.
 * @param {Slot} slot drawn @param {number} z @param {Animation} way
 */
export function raise(slot, z, way) {
  const { el } = slot;
  if (!el) return;
  el.style.zIndex = String(z);
  slot.way = way;
  way.onfinish = way.oncancel = () => {
    // It may have been lifted, or sent on another way.
    if (slot.way !== way) return;
    slot.way = null;
    el.style.zIndex = String(slot.z);
  };
}

export class Cards {
  el = h('div', { class: 'layer cards', 'aria-hidden': 'true' });
  /** @type {import('./motion.js').Motion} */
  #motion;
  /** @type {Slot[][]} */
  #slots = [];
  /** @type {HTMLElement[]} on their way off the table */
  #leaving = [];
  /** @type {Drawing} */
  #drawing = { face, back };
  /** What has been drawn: a card that is seen again, or its like of another pack, is copied. @type {Map<string, Element>} */
  #faces = new Map();

  /** @param {import('./motion.js').Motion} motion */
  constructor(motion) {
    this.#motion = motion;
  }

  /** The cards of each pile, bottom first. */
  get slots() {
    return this.#slots;
  }

  get drawing() {
    return this.#drawing;
  }

  /** Other drawings, from the next `show` on. @param {Drawing} drawing */
  setDrawing(drawing) {
    this.#drawing = drawing;
    this.#faces.clear();
    for (const slots of this.#slots) for (const slot of slots) slot.look = '';
  }

  /** Takes everything away, for a game of so many piles. @param {number} piles */
  clear(piles) {
    this.el.replaceChildren();
    this.#slots = Array.from({ length: piles }, () => []);
    this.#leaving = [];
  }

  /** @param {Scene} scene @param {View | null} before @param {boolean} moves whether what moves may be seen moving */
  show(scene, before, moves) {
    for (const el of this.#leaving) el.remove();
    this.#leaving = [];
    const stock = stockBox(scene);
    const drawn = before && stock ? before.stock - scene.view.stock : 0;
    const { kept, gone } = this.#match(scene);
    const dealt = drawn > 0 && stock ? { ...stock.rect } : null;
    /** @type {Moving[]} */
    const moving = [];
    kept.forEach((cards, pile) => {
      if (!cards) return;
      const box = scene.at.piles[pile];
      const spots = new Map(box?.cards.map((spot) => [spot.index, spot]));
      cards.forEach(({ slot, fresh, came }, index) => {
        const from = fresh ? dealt : { x: slot.x, y: slot.y, width: slot.width };
        this.#lay(scene, slot, box ?? null, spots.get(index) ?? null, pile);
        if (slot.el && from && moves && distance(from, slot) > (came ? 0 : NUDGE))
          moving.push({ slot, from, dealt: fresh, came, above: came || index === cards.length - 1 });
      });
    });
    this.#slots = kept.map((cards, pile) => cards?.map(({ slot }) => slot) ?? this.#slots[pile]);
    for (const slot of gone) this.#takeOff(slot, moves && drawn < 0 && stock ? stock.rect : null);
    this.#glide(moving);
  }

  /**
   * Which card of the old view is which of the new: a pile's cards from the bottom as far as they agree, then the
   * nearest card of the same face that has left its pile. Null for a pile of which nothing is drawn otherwise.
   * @param {Scene} scene
   */
  #match({ view, at, kept: same }) {
    /** @type {Slot[]} */
    let gone = [];
    const found = view.piles.map((pile, number) => {
      const old = this.#slots[number];
      // What was lifted has to be laid again.
      if (same[number] && !old.some(({ el, css, look }) => el && !(css && look))) return null;
      const cards = split(pile.cards);
      let stay = 0;
      while (stay < cards.length && stay < old.length && old[stay].card === cards[stay]) stay++;
      gone = gone.concat(old.slice(stay));
      return cards.map((card, index) => ({ card, slot: index < stay ? old[index] : null, fresh: index >= stay }));
    });
    const kept = found.map((cards, number) =>
      cards?.map(({ card, slot, fresh }) => {
        if (slot) return { slot, fresh, came: false };
        const near = at.piles[number]?.rect ?? { x: 0, y: 0 };
        let best = -1;
        gone.forEach((other, n) => {
          if (other.card === card && (best < 0 || distance(other, near) < distance(gone[best], near))) best = n;
        });
        if (best >= 0) return { slot: gone.splice(best, 1)[0], fresh: false, came: true };
        return { slot: { ...NO_SLOT, card }, fresh: true, came: true };
      }),
    );
    return { kept, gone };
  }

  /**
   * Puts one card where it belongs, drawn if it can be seen.
   * @param {Scene} scene @param {Slot} slot @param {PileBox | null} box @param {CardSpot | null} spot @param {number} pile
   */
  #lay(scene, slot, box, spot, pile) {
    const { info, view, crossed } = scene;
    const rect = spot ?? box?.rect;
    if (rect) [slot.x, slot.y, slot.width] = [rect.x, rect.y, rect.width];
    if (!box || !spot) {
      slot.el?.remove();
      slot.el = null;
      slot.look = slot.css = slot.form = '';
      slot.way = null;
      return;
    }
    const { count } = view.piles[pile];
    this.#drawFace(slot, isTagged(scene, pile) ? { ...spot, art: false } : spot);
    const lowest = spot.index === box.cards[0].index;
    const depth = lowest && count > 1 ? box.depth : 0;
    const isTop = spot.index === count - 1;
    const suitable = isTop && view.piles[pile].suitable;
    const available = crossed && isTop && !!view.piles[pile].available;
    const whole = Math.round(spot.width * 1.4);
    const shown = box.covered ? box.rect.height : 0;
    const own = spot.width === scene.at.unit ? 0 : spot.width;
    const lies = !box.fanned && (spot.y > box.rect.y && spot.height < whole ? 'tied' : 'free');
    // Of most cards that move there is nothing else to be said.
    const form = `${spot.width} ${own} ${spot.height} ${spot.cap} ${depth} ${lies} ${count === 1} ${suitable} ${available} ${shown}`;
    const css = `${spot.x} ${spot.y} ${box.layer} ${spot.index} ${form}`;
    if (slot.css === css || !slot.el) return;
    slot.css = css;
    const { style, dataset, classList } = slot.el;
    moveTo(slot.el, spot);
    const z = box.layer * 100 + spot.index;
    if (slot.z !== z || !style.zIndex) style.zIndex = String((slot.z = z));
    if (slot.form === form) return;
    slot.form = form;
    style.width = `${spot.width}px`;
    style.height = `${spot.height < whole ? spot.height : spot.width * 1.4}px`;
    // An element with a property of our own is styled from the ground up whenever it moves: most cards need none.
    setLength(slot.el, '--w', own);
    classList.toggle('is-sized', own > 0);
    setLength(faceOf(slot.el), '--cap', spot.cap);
    setLength(faceOf(slot.el), '--shown', shown);
    dataset.depth = String(depth);
    classList.toggle('is-cut', spot.height < whole);
    classList.toggle('is-tied', lies === 'tied');
    classList.toggle('is-free', lies !== false);
    classList.toggle('is-covered', box.covered);
    classList.toggle('is-throned', count === 1 && info.places[pile].role === 'decoration');
    classList.toggle('is-suitable', suitable);
    classList.toggle('is-available', available);
  }

  /** @param {Slot} slot @param {CardSpot} spot */
  #drawFace(slot, { width, art, strip }) {
    const size = width < 48 ? 'small' : 'large';
    const look = `${size}${width >= LEAST_PICTURE}${art}${strip}`;
    if (!slot.el) this.el.append((slot.el = h('div', { class: 'card' })));
    if (slot.look === look) return;
    const name = `${slot.card} ${look}`;
    const known = this.#faces.get(name);
    const face = known
      ? /** @type {HTMLElement} */ (known.cloneNode(true))
      : this.#drawing.face(document, slot.card, { size, art, strip, width });
    if (!known) this.#faces.set(name, face);
    slot.el.replaceChildren(face);
    slot.look = look;
    // A face has lengths of its own: whatever is shown next sets them again.
    slot.css = slot.form = '';
  }

  /** @param {Slot} slot @param {Rect | null} to where it is seen going */
  #takeOff({ el, width }, to) {
    if (!el) return;
    if (!to || this.#motion.isOff) {
      el.remove();
      return;
    }
    this.#leaving.push(el);
    el.style.zIndex = String(ON_TOP);
    const end = `translate(${to.x}px,${to.y}px) scale(${to.width / width})`;
    const way = el.animate([{ transform: el.style.transform }, { transform: end }], {
      ...this.#motion.glide,
      fill: 'forwards',
    });
    way.finished.then(
      () => el.remove(),
      () => el.remove(),
    );
  }

  /**
   * Draws whole what lies under a pile's top, as it is seen when that is lifted.
   * @param {Scene} scene @param {number} pile @returns {() => void} draws it as it was
   */
  uncover(scene, pile) {
    const box = scene.at.piles[pile];
    const spot = box?.cards.at(-1 - this.topOf(scene, pile).length);
    // Where a column turns it does not lie beneath.
    if (!spot || spot.art === true || spot.x !== box?.rect.x) return () => {};
    const slot = this.#slots[pile][spot.index];
    const { el } = slot;
    if (!el) return () => {};
    this.#drawFace(slot, { ...spot, art: true });
    setLength(faceOf(el), '--cap', 0);
    return () => {
      if (slot.el !== el) return;
      this.#drawFace(slot, spot);
      setLength(faceOf(el), '--cap', spot.cap);
    };
  }

  /** @param {Moving[]} moving */
  #glide(moving) {
    const dealt = moving.filter((one) => one.dealt).length;
    const gap = this.#motion.pace * Math.min(DEAL_GAP_MS, DEAL_MS / Math.max(1, dealt));
    let nth = 0;
    for (const { slot, from, dealt: fresh, came, above } of moving) {
      if (!slot.el) continue;
      if (this.#motion.isOff) {
        // A column that closes up has moved nothing.
        if (!came) continue;
        const flash = { outline: '3px solid var(--patience-accent)' };
        slot.el.animate([flash, flash], 100);
        continue;
      }
      const start = `translate(${from.x}px,${from.y}px) scale(${from.width / slot.width})`;
      // What it lies above is no part of the animation: one of transforms alone runs without the page.
      const way = slot.el.animate([{ transform: start }, { transform: slot.el.style.transform }], {
        ...this.#motion.glide,
        delay: fresh ? gap * nth : 0,
        fill: 'backwards',
      });
      // A column that closes up stays in its order, beneath what comes.
      if (above) raise(slot, fresh ? MOVING - nth++ : MOVING + slot.z, way);
    }
  }

  /** What is taken when a pile is taken by its top: a card, or both of a pair. @param {Scene} scene @param {number} pile */
  topOf(scene, pile) {
    const slots = this.#slots[pile].filter((slot) => slot.el);
    return isPair(scene, pile) ? slots : slots.slice(-1);
  }
}
