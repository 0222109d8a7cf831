// The cards of a board, one element each. `render` compares the old and the new position, and glides the cards that moved;
// only this module maps cards to elements.

import { back, face, MIN_PICTURE_PX } from '../../cards/faces.js';
import { h } from '../../ui/dom.js';
import { split } from '../../engine/split.js';
import { CARD_ASPECT, SMALL_CARD_PX } from './pile-shape.js';
import { isPair, moveTo, stockBox } from './scene.js';

/** @import { Scene, View } from './scene.js' */
/** @import { PileBox, CardSpot, Rect } from './layout.js' */
/** @typedef {{ x: number, y: number, width: number }} Point position and width of a card */
/** @typedef {{ face: typeof face, back: typeof back }} CardArt draws faces and backs */

/**
 * @typedef {object} Slot a card of a pile, drawn or not
 * @property {string} card
 * @property {HTMLElement | null} el
 * @property {string} faceKey of the face that `el` shows
 * @property {boolean} isWhole true if `el` shows the whole face, not the strip of a covered card
 * @property {string} styleKey of the position and shape of `el`
 * @property {string} shapeKey of the styleKey without the position
 * @property {number} x position, even if it is not drawn
 * @property {number} y
 * @property {number} width
 * @property {number} z its z-index at rest
 * @property {Animation | null} animation that raises it above the others
 */

/** @typedef {{ slot: Slot, pile: number, from: Point, isDealt: boolean, changedPile: boolean, isOnTop: boolean, animation?: Animation }} Moving a card that glides to its place; `isDealt`: from the stock; `isOnTop`: above the others */

/** A card that is not drawn yet. @type {Slot} */
const NO_SLOT = {
  card: '',
  el: null,
  faceKey: '',
  isWhole: false,
  styleKey: '',
  shapeKey: '',
  x: 0,
  y: 0,
  width: 0,
  z: 0,
  animation: null,
};

/** Forgets the element of a slot, which stays in the document. @param {Slot} slot */
const forgetElement = (slot) =>
  void Object.assign(slot, { el: null, faceKey: '', styleKey: '', shapeKey: '', animation: null });

/** Minimum distance for a glide of a card that stays on its pile. */
const MIN_GLIDE_PX = 3;
/** Minimum width of a card with room for the roof of an available card beside its index. */
const MIN_ROOF_CARD_PX = 62;
const DEAL_GAP_MS = 15;
const MAX_DEAL_MS = 600;
/** Lift and landing of a moved card. @type {Keyframe[]} */
const LIFT_KEYFRAMES = [
  { translate: '0 0', boxShadow: '0 1px 1px #0000' },
  { translate: '0 -5px', boxShadow: '0 8px 12px #0005', offset: 0.35 },
  { translate: '0 -2px', boxShadow: '0 3px 5px #0004', offset: 0.8, easing: 'ease-in' },
  { translate: '0 0', boxShadow: '0 1px 1px #0000' },
];
/** z-index of dragged cards and of cards that leave the table. */
export const TOP_Z = 9000;
/** z-index of gliding cards. */
const MOVING_Z = 5000;

/** True if the tab with a small foundation's next card would cut a pip of its face in half. @param {Scene} scene @param {PileBox} box @param {number} pile */
const hasNextTab = ({ info, view, showsNext }, box, pile) =>
  showsNext &&
  box.rect.width < SMALL_CARD_PX &&
  box.labelPlacement !== 'under' &&
  info.places[pile].role === 'foundation' &&
  !!view.piles[pile].next;

/** @param {HTMLElement} card */
const faceOf = (card) => /** @type {HTMLElement} */ (card.firstElementChild);

/** Sets a custom property to a length. @param {HTMLElement} el @param {string} name @param {number} length in pixels; 0 removes it */
const setLengthProperty = ({ style }, name, length) =>
  length ? style.setProperty(name, `${length}px`) : style.removeProperty(name);

/** @param {{ x: number, y: number }} a @param {{ x: number, y: number }} b */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Raises a card while it is animated.
 * @param {Slot} slot drawn @param {number} z @param {Animation} animation
 */
export function raiseDuring(slot, z, animation) {
  const { el } = slot;
  if (!el) return;
  el.style.zIndex = String(z);
  slot.animation = animation;
  animation.onfinish = animation.oncancel = () => {
    // It may have been lifted or animated again.
    if (slot.animation !== animation) return;
    slot.animation = null;
    el.style.zIndex = String(slot.z);
  };
}

/**
 * The look of a card apart from its position and face.
 * @typedef {ReturnType<typeof shapeOf>} Shape
 */

/** @param {Scene} scene @param {PileBox} box @param {CardSpot} spot @param {number} pile */
function shapeOf({ info, view, hasCrosses, arrangement }, box, spot, pile) {
  const { count, goesHome, available } = view.piles[pile];
  const isTop = spot.index === count - 1;
  const isLowest = spot.index === box.cards[0].index;
  const fullHeight = Math.round(spot.width * CARD_ASPECT);
  const isCut = spot.height < fullHeight;
  return {
    width: spot.width,
    height: isCut ? spot.height : spot.width * CARD_ASPECT,
    explicitWidth: spot.width === arrangement.cardWidth ? 0 : spot.width,
    rankHeight: spot.rankHeight,
    visibleHeight: box.isCovered ? box.rect.height : 0,
    depth: isLowest && count > 1 ? box.depth : 0,
    isCut,
    isTied: !box.isFanned && isCut && spot.y > box.rect.y,
    isFree: !box.isFanned,
    isCovered: box.isCovered,
    isLoneOrnament: count === 1 && info.places[pile].role === 'decoration',
    goesHome: isTop && goesHome,
    isAvailable: hasCrosses && isTop && !!available,
  };
}

/** @param {HTMLElement} el @param {Shape} shape */
function applyShape(el, shape) {
  el.style.width = `${shape.width}px`;
  el.style.height = `${shape.height}px`;
  // An element with custom properties is restyled whole whenever it moves; most cards have none.
  setLengthProperty(el, '--card-width', shape.explicitWidth);
  setLengthProperty(faceOf(el), '--rank-height', shape.rankHeight);
  setLengthProperty(faceOf(el), '--shown', shape.visibleHeight);
  el.dataset.depth = String(shape.depth);
  const classes = {
    'is-sized': shape.explicitWidth > 0,
    'is-cut': shape.isCut,
    'is-tied': shape.isTied,
    'is-free': shape.isFree,
    'is-covered': shape.isCovered,
    'is-lone-ornament': shape.isLoneOrnament,
    'can-go-home': shape.goesHome,
    'is-available': shape.isAvailable,
    'has-low-roof': shape.isAvailable && shape.width < MIN_ROOF_CARD_PX,
  };
  for (const [name, isSet] of Object.entries(classes)) el.classList.toggle(name, isSet);
}

export class CardLayer {
  el = h('div', { class: 'layer cards', 'aria-hidden': 'true' });
  /** @type {import('./motion.js').Motion} */
  #motion;
  /** The cards of each pile, bottom first. @type {Slot[][]} */
  slots = [];
  /** @type {HTMLElement[]} cards that leave the table */
  #departing = [];
  /** Whole cards that stay until the card that covers them has landed. @type {Set<HTMLElement>} */
  #waiting = new Set();
  /** @type {CardArt} */
  art = { face, back };
  /** Drawn faces, to be cloned: equal cards have equal faces. @type {Map<string, Element>} */
  #faces = new Map();

  /** @param {import('./motion.js').Motion} motion */
  constructor(motion) {
    this.#motion = motion;
  }

  /** Sets the art for the next `render`. @param {CardArt} art */
  setArt(art) {
    this.art = art;
    this.#faces.clear();
    for (const slots of this.slots) for (const slot of slots) slot.faceKey = '';
  }

  /** Removes all cards, for a game with this number of piles. @param {number} piles */
  clear(piles) {
    this.el.replaceChildren();
    this.#waiting.clear();
    this.slots = Array.from({ length: piles }, () => []);
    this.#departing = [];
  }

  /** @param {Scene} scene @param {View | null} before @param {boolean} animates */
  render(scene, before, animates) {
    for (const el of this.#departing) el.remove();
    this.#departing = [];
    if (!animates) this.#dropWaiting([...this.#waiting]);
    const stock = stockBox(scene);
    const drawn = before && stock ? before.stock - scene.view.stock : 0;
    const { placed, removed } = this.#diff(scene);
    const dealt = drawn > 0 && stock ? { ...stock.rect } : null;
    /** @type {Moving[]} */
    const moving = [];
    /** Cards that are about to be covered, by pile. @type {Map<number, HTMLElement[]>} */
    const covered = new Map();
    placed.forEach((cards, pile) => {
      if (!cards) return;
      const isCovering = animates && !this.#motion.isOff && cards.some(({ changedPile }) => changedPile);
      const box = scene.arrangement.piles[pile];
      const spots = new Map(box?.cards.map((spot) => [spot.index, spot]));
      cards.forEach(({ slot, isNew, changedPile }, index) => {
        const whole = isCovering && !changedPile ? this.#detachWhole(slot, spots.get(index) ?? null) : null;
        if (whole) covered.set(pile, [...(covered.get(pile) ?? []), whole]);
        const from = isNew ? dealt : { x: slot.x, y: slot.y, width: slot.width };
        this.#placeCard(scene, slot, box ?? null, spots.get(index) ?? null, pile);
        if (slot.el && from && animates && distance(from, slot) > (changedPile ? 0 : MIN_GLIDE_PX))
          moving.push({
            slot,
            pile,
            from,
            isDealt: isNew,
            changedPile,
            isOnTop: changedPile || index === cards.length - 1,
          });
      });
    });
    this.slots = placed.map((cards, pile) => cards?.map(({ slot }) => slot) ?? this.slots[pile]);
    for (const slot of removed) this.#removeCard(slot, animates && drawn < 0 && stock ? stock.rect : null);
    this.#animate(moving);
    for (const [pile, elements] of covered) {
      const landings = moving.flatMap((move) => (move.pile === pile && move.animation?.finished) || []);
      void Promise.allSettled(landings).then(() => this.#dropWaiting(elements));
    }
  }

  /**
   * Keeps the element of a whole card in place until another card has covered it; a new element will show its strip, if any.
   * @param {Slot} slot @param {CardSpot | null} spot its new spot; null if it will not be drawn
   */
  #detachWhole(slot, spot) {
    const { el } = slot;
    const stays = !spot || (spot.art !== true && spot.x === slot.x && spot.y === slot.y && spot.width === slot.width);
    if (!el || !slot.isWhole || !stays) return null;
    // Above its own strip.
    el.style.zIndex = String(slot.z + 1);
    this.#waiting.add(el);
    forgetElement(slot);
    return el;
  }

  /** @param {HTMLElement[]} elements */
  #dropWaiting(elements) {
    for (const el of elements) {
      el.remove();
      this.#waiting.delete(el);
    }
  }

  /**
   * Matches new cards with old ones: from the bottom of a pile as far as they agree, then the nearest equal card that left
   * its pile. Null for unchanged piles.
   * @param {Scene} scene
   */
  #diff({ view, arrangement, unchanged }) {
    /** @type {Slot[]} */
    let removed = [];
    const found = view.piles.map((pile, number) => {
      const old = this.slots[number];
      // Cards that were lifted must be positioned again.
      if (unchanged[number] && !old.some(({ el, styleKey, faceKey }) => el && !(styleKey && faceKey))) return null;
      const cards = split(pile.cards);
      let agreed = 0;
      while (agreed < cards.length && agreed < old.length && old[agreed].card === cards[agreed]) agreed++;
      removed = removed.concat(old.slice(agreed));
      return cards.map((card, index) => ({ card, slot: index < agreed ? old[index] : null }));
    });
    const placed = found.map((cards, number) =>
      cards?.map(({ card, slot }) => {
        if (slot) return { slot, isNew: false, changedPile: false };
        const near = arrangement.piles[number]?.rect ?? { x: 0, y: 0 };
        let best = -1;
        removed.forEach((other, n) => {
          if (other.card === card && (best < 0 || distance(other, near) < distance(removed[best], near))) best = n;
        });
        if (best >= 0) return { slot: removed.splice(best, 1)[0], isNew: false, changedPile: true };
        return { slot: { ...NO_SLOT, card }, isNew: true, changedPile: true };
      }),
    );
    return { placed, removed };
  }

  /**
   * Positions a card, and draws it if it is visible.
   * @param {Scene} scene @param {Slot} slot @param {PileBox | null} box @param {CardSpot | null} spot @param {number} pile
   */
  #placeCard(scene, slot, box, spot, pile) {
    const rect = spot ?? box?.rect;
    if (rect) [slot.x, slot.y, slot.width] = [rect.x, rect.y, rect.width];
    if (!box || !spot) {
      slot.el?.remove();
      return forgetElement(slot);
    }
    this.#drawFace(slot, hasNextTab(scene, box, pile) ? { ...spot, art: false } : spot);
    const shape = shapeOf(scene, box, spot, pile);
    // Most changes are of the position alone.
    const shapeKey = Object.values(shape).join(' ');
    const styleKey = `${spot.x} ${spot.y} ${box.layer} ${spot.index} ${shapeKey}`;
    if (slot.styleKey === styleKey || !slot.el) return;
    slot.styleKey = styleKey;
    moveTo(slot.el, spot);
    const z = box.layer * 100 + spot.index;
    if (slot.z !== z || !slot.el.style.zIndex) slot.el.style.zIndex = String((slot.z = z));
    if (slot.shapeKey === shapeKey) return;
    slot.shapeKey = shapeKey;
    applyShape(slot.el, shape);
  }

  /** @param {Slot} slot @param {CardSpot} spot */
  #drawFace(slot, { width, art, strip }) {
    const size = width < SMALL_CARD_PX ? 'small' : 'large';
    const faceKey = `${size}${width >= MIN_PICTURE_PX}${art}${strip}`;
    if (!slot.el) this.el.append((slot.el = h('div', { class: 'card' })));
    if (slot.faceKey === faceKey) return;
    const name = `${slot.card} ${faceKey}`;
    const cached = this.#faces.get(name);
    const face = cached
      ? /** @type {HTMLElement} */ (cached.cloneNode(true))
      : this.art.face(slot.card, { size, art, strip, width });
    if (!cached) this.#faces.set(name, face);
    slot.el.replaceChildren(face);
    slot.faceKey = faceKey;
    slot.isWhole = art === true;
    // The new face has no custom properties yet: forces the shape to be set again.
    slot.styleKey = slot.shapeKey = '';
  }

  /** @param {Slot} slot @param {Rect | null} to where it glides */
  #removeCard({ el, width }, to) {
    if (!el) return;
    if (!to || this.#motion.isOff) {
      el.remove();
      return;
    }
    this.#departing.push(el);
    el.style.zIndex = String(TOP_Z);
    const end = `translate(${to.x}px,${to.y}px) scale(${to.width / width})`;
    const animation = el.animate([{ transform: el.style.transform }, { transform: end }], {
      ...this.#motion.glideOptions,
      fill: 'forwards',
    });
    animation.finished.then(
      () => el.remove(),
      () => el.remove(),
    );
  }

  /**
   * Draws the card under the lifted ones whole.
   * @param {Scene} scene @param {number} pile @param {number} cards that are lifted @returns {() => void} restores it
   */
  uncover(scene, pile, cards) {
    const box = scene.arrangement.piles[pile];
    const spot = box?.cards.at(-1 - this.topOf(scene, pile, cards).length);
    // In a wrapped column it may be in another segment.
    if (!spot || spot.art === true || spot.x !== box?.rect.x) return () => {};
    const slot = this.slots[pile][spot.index];
    const { el } = slot;
    if (!el) return () => {};
    this.#drawFace(slot, { ...spot, art: true });
    setLengthProperty(faceOf(el), '--rank-height', 0);
    return () => {
      // A later render has drawn it already.
      if (slot.el !== el || slot.styleKey) return;
      this.#drawFace(slot, spot);
      setLengthProperty(faceOf(el), '--rank-height', spot.rankHeight);
    };
  }

  /** @param {Moving[]} moving */
  #animate(moving) {
    const dealtCount = moving.filter((move) => move.isDealt).length;
    const gap = this.#motion.pace * Math.min(DEAL_GAP_MS, MAX_DEAL_MS / Math.max(1, dealtCount));
    let nth = 0;
    for (const move of moving) {
      const { slot, from, isDealt, changedPile, isOnTop } = move;
      if (!slot.el) continue;
      if (this.#motion.isOff) {
        // No flash for a column that only closes up.
        if (!changedPile) continue;
        const flash = { outline: '3px solid var(--patience-accent)' };
        slot.el.animate([flash, flash], 100);
        continue;
      }
      const start = `translate(${from.x}px,${from.y}px) scale(${from.width / slot.width})`;
      // The z-index is not animated: an animation of transforms alone runs off the main thread.
      const animation = slot.el.animate([{ transform: start }, { transform: slot.el.style.transform }], {
        ...this.#motion.glideOptions,
        delay: isDealt ? gap * nth : 0,
        fill: 'backwards',
      });
      move.animation = animation;
      // A card that the player moves is lifted, and lands.
      if (changedPile && !isDealt) slot.el.animate(LIFT_KEYFRAMES, this.#motion.glideOptions);
      // Cards of a column that closes up stay in order, beneath the moved cards.
      if (isOnTop) raiseDuring(slot, isDealt ? MOVING_Z - nth++ : MOVING_Z + slot.z, animation);
    }
  }

  /** The cards that a drag lifts: the top cards, or both of a pair. @param {Scene} scene @param {number} pile @param {number} [cards] */
  topOf(scene, pile, cards = 1) {
    const slots = this.slots[pile].filter((slot) => slot.el);
    return isPair(scene, pile) ? slots : slots.slice(-cards);
  }
}
