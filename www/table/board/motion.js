// How long things take to move, and whether anything is seen moving at all.

import { MOVE_MS } from '../settings.js';

export class Motion {
  #calm = matchMedia('(prefers-reduced-motion: reduce)');

  /** How long motion takes compared to the usual; 0 for none. */
  pace = 1;

  /** Whether nothing is to be seen moving. */
  get isOff() {
    return this.#calm.matches || !this.pace;
  }

  /** The options of one card's way. @returns {KeyframeAnimationOptions} */
  get glide() {
    return { duration: MOVE_MS * this.pace, easing: 'ease-out' };
  }
}
