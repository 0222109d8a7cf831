// Cards that a pointer has lifted off a pile.

import { TOP_Z, raiseDuring } from './cards.js';

/** @import { Slot } from './cards.js' */

export class LiftedCards {
  /** @type {Slot[]} */
  #slots;
  /** @type {import('./motion.js').Motion} */
  #motion;
  #onReturned;

  /** @param {Slot[]} slots that are drawn @param {import('./motion.js').Motion} motion @param {() => void} onReturned called when they are back on their pile */
  constructor(slots, motion, onReturned) {
    this.#onReturned = onReturned;
    this.#slots = slots;
    this.#motion = motion;
    for (const slot of slots) {
      const { el } = slot;
      if (!el) continue;
      el.classList.add('is-dragged');
      slot.animation = null;
      el.style.zIndex = String(TOP_Z + slot.z);
    }
  }

  /** Follows the pointer. @param {number} dx @param {number} dy */
  moveBy(dx, dy) {
    for (const { el } of this.#slots) if (el) el.style.translate = `${dx}px ${dy}px`;
  }

  /** Drops the cards where they are: the next render moves them from there. @param {number} dx @param {number} dy */
  drop(dx, dy) {
    for (const slot of this.#slots) {
      slot.x += dx;
      slot.y += dy;
      slot.el?.classList.remove('is-dragged');
      if (slot.el) slot.el.style.translate = slot.el.style.zIndex = '';
      // Forces the next render to position the card, even where it was.
      slot.styleKey = slot.shapeKey = '';
    }
  }

  /** Glides the cards back to their pile. */
  returnToPile() {
    /** @type {Promise<unknown>[]} */
    const animations = [];
    for (const slot of this.#slots) {
      const { el } = slot;
      if (!el) continue;
      const { translate } = el.style;
      el.style.translate = '';
      el.classList.remove('is-dragged');
      if (this.#motion.isOff) {
        el.style.zIndex = String(slot.z);
        continue;
      }
      const animation = el.animate([{ translate }, { translate: '0 0' }], this.#motion.glideOptions);
      raiseDuring(slot, TOP_Z + slot.z, animation);
      animations.push(animation.finished);
    }
    void Promise.allSettled(animations).then(this.#onReturned);
  }
}
