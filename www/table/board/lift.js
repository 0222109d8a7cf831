// Cards that a pointer has lifted off a pile.

import { ON_TOP, raise } from './cards.js';

/** @typedef {import('./cards.js').Slot} Slot */

export class Lift {
  /** @type {Slot[]} */
  #slots;
  /** @type {import('./motion.js').Motion} */
  #motion;
  #cover;

  /** @param {Slot[]} slots drawn ones @param {import('./motion.js').Motion} motion @param {() => void} cover called when they lie there again */
  constructor(slots, motion, cover) {
    this.#cover = cover;
    this.#slots = slots;
    this.#motion = motion;
    for (const slot of slots) {
      const { el } = slot;
      if (!el) continue;
      el.classList.add('is-dragged');
      slot.way = null;
      el.style.zIndex = String(ON_TOP + slot.z);
    }
  }

  /** Follows the pointer. @param {number} dx @param {number} dy */
  moveBy(dx, dy) {
    for (const { el } of this.#slots) if (el) el.style.translate = `${dx}px ${dy}px`;
  }

  /** Lets the cards go where they are: they glide on from there. @param {number} dx @param {number} dy */
  drop(dx, dy) {
    for (const slot of this.#slots) {
      slot.x += dx;
      slot.y += dy;
      slot.el?.classList.remove('is-dragged');
      if (slot.el) slot.el.style.translate = '';
      // So that it is laid again even where it was.
      slot.css = slot.form = '';
      if (slot.el) slot.el.style.zIndex = '';
    }
  }

  /** Puts the cards back on their pile. */
  putBack() {
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
      const animation = el.animate([{ translate }, { translate: '0 0' }], this.#motion.glide);
      raise(slot, ON_TOP + slot.z, animation);
      animations.push(animation.finished);
    }
    void Promise.allSettled(animations).then(this.#cover);
  }
}
