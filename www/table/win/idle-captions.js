// The captions of a won table: those of empty piles are hidden, and the card covers the others only if it must.

/**
 * Hides the captions of empty piles.
 * @param {import('../board/board.js').Board} board @param {import('../model/state.js').GameInfo | null} info
 * @param {import('../../pkg/patience_wasm.js').View} view
 */
export function hideIdleCaptions({ felt, boxes, visibleRect }, info, view) {
  const { top, left: start } = felt.getBoundingClientRect();
  const [above, before] = [top - visibleRect.y, start - visibleRect.x];
  const tolerance = parseFloat(felt.style.getPropertyValue('--card-width')) || 0;
  for (const caption of /** @type {NodeListOf<HTMLElement>} */ (felt.querySelectorAll('.caption'))) {
    // A name of several kinds of piles is above them.
    const namesakes = boxes.filter(({ pile }) => info?.places[pile].name === caption.dataset.name);
    const { left, right, bottom } = caption.getBoundingClientRect();
    const isBelow = (/** @type {typeof boxes[0]} */ { box: { bounds } }) =>
      bounds.x + before < right &&
      bounds.x + bounds.width + before > left &&
      Math.abs(bounds.y + above - bottom) < tolerance;
    const named = namesakes.length ? namesakes : boxes.filter(isBelow);
    caption.classList.toggle('is-idle', !named.some(({ pile }) => view.piles[pile].count > 0));
  }
}

/** The visible captions on the felt. @param {HTMLElement} felt @returns {import('../board/layout.js').Rect[]} */
export function captionRects(felt) {
  const { left, top } = felt.getBoundingClientRect();
  return /** @type {HTMLElement[]} */ ([...felt.querySelectorAll('.caption:not(.is-idle)')])
    .map((caption) => caption.getBoundingClientRect())
    .filter(({ width, height }) => width && height)
    .map(({ x, y, width, height }) => ({ x: x - left - felt.clientLeft, y: y - top - felt.clientTop, width, height }));
}
