// Cards that a pointer has lifted off a pile.

import { ON_TOP } from './cards.js';

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
    for (const { el } of slots) {
      if (!el) continue;
      el.classList.add('is-dragged');
      el.style.zIndex = String(ON_TOP + Number(el.style.zIndex));
    }
  }

  /** Follows the pointer. @param {number} dx @param {number} dy */
  moveBy(dx, dy) {
    for (const { el } of this.#slots) if (el) el.style.translate = `${dx}px ${dy}px`;
  }

  /** Lets the cards go where they are: they glide on from there. @param {number} dx @param {number} dy */
  letGo(dx, dy) {
    for (const slot of this.#slots) {
      slot.x += dx;
      slot.y += dy;
      slot.el?.classList.remove('is-dragged');
      if (slot.el) slot.el.style.translate = '';
      // So that it is laid again even where it was.
      slot.css = '';
    }
  }

  /** Puts the cards back on their pile. */
  putBack() {
    /** @type {Promise<unknown>[]} */
    const ways = [];
    for (const { el } of this.#slots) {
      if (!el) continue;
      const { translate } = el.style;
      el.style.translate = '';
      el.style.zIndex = String(Number(el.style.zIndex) - ON_TOP);
      el.classList.remove('is-dragged');
      if (this.#motion.isOff) continue;
      const way = el.animate(
        [
          { translate, zIndex: ON_TOP },
          { translate: '0 0', zIndex: ON_TOP },
        ],
        this.#motion.glide,
      );
      ways.push(way.finished);
    }
    void Promise.allSettled(ways).then(this.#cover);
  }
}
