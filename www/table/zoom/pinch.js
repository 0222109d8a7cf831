// The pinch gesture on the felt: it scales the cards, not the page.

export class PinchGesture {
  #felt;
  #getScale;
  #onPinch;
  /** Distance of the fingers and scale of the cards at the beginning. @type {{ distance: number, scale: number } | null} */
  #begin = null;

  /**
   * @param {HTMLElement} felt @param {() => number} getScale
   * @param {(scale: number, x: number, y: number) => void} onPinch called with the new scale and the point that stays in place
   */
  constructor(felt, getScale, onPinch) {
    this.#felt = felt;
    this.#getScale = getScale;
    this.#onPinch = onPinch;
    felt.addEventListener('touchstart', (event) => this.#start(event), { passive: false });
    felt.addEventListener('touchmove', (event) => this.#move(event), { passive: false });
    for (const type of ['touchend', 'touchcancel']) felt.addEventListener(type, () => (this.#begin = null));
  }

  /** @param {TouchEvent} event */
  #start(event) {
    if (event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    this.#begin = { distance: fingerDistance(event), scale: this.#getScale() };
  }

  /** @param {TouchEvent} event */
  #move(event) {
    if (!this.#begin || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    const { left, top } = this.#felt.getBoundingClientRect();
    const [first, second] = event.touches;
    const scale = (this.#begin.scale * fingerDistance(event)) / this.#begin.distance;
    this.#onPinch(scale, (first.clientX + second.clientX) / 2 - left, (first.clientY + second.clientY) / 2 - top);
  }
}

/** @param {TouchEvent} event */
const fingerDistance = ({ touches: [first, second] }) =>
  Math.max(1, Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY));
