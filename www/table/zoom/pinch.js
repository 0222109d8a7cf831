// Two fingers on the felt: the cards grow between them, and the page does not.

export class Pinch {
  #felt;
  #times;
  #pinch;
  /** How far the fingers were from each other, and how large the cards were. @type {{ apart: number, times: number } | null} */
  #from = null;

  /**
   * @param {HTMLElement} felt @param {() => number} times how large the cards are now
   * @param {(times: number, x: number, y: number) => void} pinch how large they are to be, and round which point
   */
  constructor(felt, times, pinch) {
    this.#felt = felt;
    this.#times = times;
    this.#pinch = pinch;
    felt.addEventListener('touchstart', (event) => this.#start(event), { passive: false });
    felt.addEventListener('touchmove', (event) => this.#move(event), { passive: false });
    for (const type of ['touchend', 'touchcancel']) felt.addEventListener(type, () => (this.#from = null));
  }

  /** @param {TouchEvent} event */
  #start(event) {
    if (event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    this.#from = { apart: apartOf(event), times: this.#times() };
  }

  /** @param {TouchEvent} event */
  #move(event) {
    if (!this.#from || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    const { left, top } = this.#felt.getBoundingClientRect();
    const [one, other] = event.touches;
    const times = (this.#from.times * apartOf(event)) / this.#from.apart;
    this.#pinch(times, (one.clientX + other.clientX) / 2 - left, (one.clientY + other.clientY) / 2 - top);
  }
}

/** @param {TouchEvent} event */
const apartOf = ({ touches: [one, other] }) =>
  Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
