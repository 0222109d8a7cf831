// Runs functions after the next paint, and before the page is hidden: writes that no player waits for.

/** Delay after which they run without a frame. */
const MAX_DELAY_MS = 100;

/** @type {(() => void)[]} */
const queue = [];
let timer = 0;

/** Runs the queue at once. */
export function flushAfterPaint() {
  clearTimeout(timer);
  for (let callback = queue.shift(); callback; callback = queue.shift()) {
    try {
      callback();
    } catch (error) {
      reportError(error);
    }
  }
}

/** Runs a function after the next paint, in order. @param {() => void} callback */
export function afterPaint(callback) {
  queue.push(callback);
  // Hidden pages get no frames, and may be discarded at any moment.
  if (document.hidden) return flushAfterPaint();
  if (queue.length > 1) return;
  timer = window.setTimeout(flushAfterPaint, MAX_DELAY_MS);
  // A task queued in a frame runs after its paint.
  requestAnimationFrame(() => setTimeout(flushAfterPaint));
}

addEventListener('pagehide', flushAfterPaint);
document.addEventListener('visibilitychange', () => document.hidden && flushAfterPaint());
