// What an act leaves to be done once it can be seen. Nobody waits for it to be written down, and it is done before the page
// can go.

/** Where no frame comes, it is done after so long, in milliseconds. */
const LATEST_MS = 100;

/** What is to be done, in order. @type {(() => void)[]} */
const waiting = [];
let latest = 0;

/** Does what waits, at once. */
export function flushAfterPaint() {
  clearTimeout(latest);
  for (let act = waiting.shift(); act; act = waiting.shift()) {
    try {
      act();
    } catch (error) {
      // What comes after it is no part of it.
      reportError(error);
    }
  }
}

/** Does something when what has changed by now is seen, after what waits already. @param {() => void} act */
export function afterPaint(act) {
  waiting.push(act);
  // What is hidden has no frames, and may be gone any moment.
  if (document.hidden) return flushAfterPaint();
  if (waiting.length > 1) return;
  latest = window.setTimeout(flushAfterPaint, LATEST_MS);
  // A task that a frame begins is done when it has been drawn.
  requestAnimationFrame(() => setTimeout(flushAfterPaint));
}

addEventListener('pagehide', flushAfterPaint);
document.addEventListener('visibilitychange', () => document.hidden && flushAfterPaint());
