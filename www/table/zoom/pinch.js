// The pinch gesture on the felt: it scales the cards, not the page.

/**
 * @param {HTMLElement} felt @param {() => number} getScale
 * @param {(scale: number, x: number, y: number) => void} onPinch called with the new scale and the point that stays in place
 */
export function onPinch(felt, getScale, onPinch) {
  /** Distance of the fingers and scale of the cards at the beginning. @type {{ distance: number, scale: number } | null} */
  let begin = null;
  const start = (/** @type {TouchEvent} */ event) => {
    if (event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    begin = { distance: fingerDistance(event), scale: getScale() };
  };
  const move = (/** @type {TouchEvent} */ event) => {
    if (!begin || event.touches.length !== 2) return;
    if (event.cancelable) event.preventDefault();
    const { left, top } = felt.getBoundingClientRect();
    const [first, second] = event.touches;
    const scale = (begin.scale * fingerDistance(event)) / begin.distance;
    onPinch(scale, (first.clientX + second.clientX) / 2 - left, (first.clientY + second.clientY) / 2 - top);
  };
  felt.addEventListener('touchstart', start, { passive: false });
  felt.addEventListener('touchmove', move, { passive: false });
  for (const type of ['touchend', 'touchcancel']) felt.addEventListener(type, () => (begin = null));
}

/** @param {TouchEvent} event */
const fingerDistance = ({ touches: [first, second] }) =>
  Math.max(1, Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY));
