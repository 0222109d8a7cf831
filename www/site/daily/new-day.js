// Notifies open pages of a new day. A day begins at midnight UTC.

import { dayOf } from '../../engine/deals.js';

const DAY_MS = 86_400_000;
/** Longest wait, in ms: timers stand still while a computer sleeps. */
const MAX_WAIT_MS = 60_000;

/** Calls a listener when another day has begun. @param {() => void} listener @param {AbortSignal} [signal] ends it */
export function onNewDay(listener, signal) {
  let day = dayOf();
  let timer = 0;
  const check = () => {
    if (signal?.aborted || day === dayOf()) return;
    day = dayOf();
    listener();
  };
  const wait = () => {
    const left = DAY_MS - (Date.now() % DAY_MS);
    timer = window.setTimeout(
      () => {
        check();
        if (!signal?.aborted) wait();
      },
      Math.min(left, MAX_WAIT_MS),
    );
  };
  wait();
  document.addEventListener('visibilitychange', check, { signal });
  // After the press: a button that is replaced while it is pressed gets no click.
  document.addEventListener('click', () => setTimeout(check), { signal, capture: true });
  signal?.addEventListener('abort', () => clearTimeout(timer));
}
