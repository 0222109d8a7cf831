// Keeps presses of a quick series from the win card, which takes the place of the buttons of the game: nobody has seen it yet.

/** Time in which nobody sees a card and presses a button of it, in ms. */
const ARRIVAL_MS = 500;

/**
 * Ignores presses of the buttons and links of a card that has just appeared, until a pause between presses. Keys and assistive
 * technology work at once.
 * @param {HTMLElement} body of the frame, with the card and its buttons @param {AbortSignal} signal aborted when the card is closed
 */
export function ignoreFirstPresses(body, signal) {
  const arrival = new AbortController();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const end = () => {
    clearTimeout(timer);
    arrival.abort();
    body.classList.remove('is-win-arriving');
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, ARRIVAL_MS);
  };
  body.classList.add('is-win-arriving');
  body.addEventListener('pointerdown', wait, { capture: true, signal: arrival.signal });
  signal.addEventListener('abort', end, { once: true });
  wait();
}
