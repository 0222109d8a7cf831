// Speed of animations; off by setting or by prefers-reduced-motion.

import { prefersStill } from '../../ui/motion.js';
import { MOVE_MS } from '../settings.js';

export class Motion {
  /** Factor of durations; 0 for no motion. */
  pace = 1;

  /** True if nothing moves. */
  get isOff() {
    return prefersStill() || !this.pace;
  }

  /** The animation options of a card that moves. @returns {KeyframeAnimationOptions} */
  get glideOptions() {
    return { duration: MOVE_MS * this.pace, easing: 'ease-out' };
  }
}
