// Speed of animations; off by setting or by prefers-reduced-motion.

import { MOVE_MS } from '../settings.js';

export class Motion {
  #reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

  /** Factor of durations; 0 for no motion. */
  pace = 1;

  /** True if nothing moves. */
  get isOff() {
    return this.#reducedMotion.matches || !this.pace;
  }

  /** The animation options of a card that moves. @returns {KeyframeAnimationOptions} */
  get glideOptions() {
    return { duration: MOVE_MS * this.pace, easing: 'ease-out' };
  }
}
