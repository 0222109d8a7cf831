// Waiting for a state of the page by polling: Playwright's waitForFunction hangs under the page's strict policy.
// The timeouts are not part of any test: they only end one that waits in vain.

/** Timeout of every wait: generous, for a busy machine. */
export const TIMEOUT_MS = Number(process.env.PATIENCE_MS ?? 120_000);

/** Timeout of a review, which solves every position of a game: 15 s of CPU. */
export const REVIEW_MS = Math.max(TIMEOUT_MS, 120_000);

/** Timeout of a browser's start. */
export const BROWSER_START_MS = 300_000;

/** The first pause between two polls, and the longest: each costs the page and the driver some milliseconds of CPU. */
const FIRST_PAUSE_MS = 20;
const MAX_PAUSE_MS = 100;

/** Errors of drivers while a page navigates; the next page answers when polled again. */
const NAVIGATION_ERROR =
  /Execution context was destroyed|Cannot find context|context with specified id|because of a navigation|Frame was detached|frame got detached|DiscardedBrowsingContext|no such frame|stale element|Argument should belong to the same JavaScript world/i;

/** Pauses that grow with each call. */
function growingPause() {
  let ms = FIRST_PAUSE_MS;
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    ms = Math.min(ms * 1.5, MAX_PAUSE_MS);
  };
}

/**
 * Polls until the answer is truthy, and returns it.
 *
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {{ timeout?: number, what?: string }} [options] `timeout` in ms; `what` is waited for, in words
 * @returns {Promise<Exclude<Awaited<T>, false | 0 | "" | null | undefined>>}
 */
export async function until(ask, { timeout = TIMEOUT_MS, what = String(ask) } = {}) {
  const end = Date.now() + timeout;
  const pause = growingPause();
  for (;;) {
    try {
      const answer = await ask();
      // A function is truthy whatever it would answer.
      if (typeof answer === 'function') throw new TypeError(`asks for a function: ${what}`);
      if (answer) return /** @type {Exclude<Awaited<T>, false | 0 | "" | null | undefined>} */ (answer);
    } catch (error) {
      if (!NAVIGATION_ERROR.test(String(error)) || Date.now() > end) throw error;
    }
    if (Date.now() > end) throw new Error(`waited ${timeout / 1000} s in vain for: ${what}`);
    await pause();
  }
}

/**
 * Repeats an assertion about the page until it passes. It cannot show that something does not happen.
 *
 * @template T
 * @param {() => T | Promise<T>} assertion
 * @param {{ timeout?: number }} [options] in ms
 * @returns {Promise<T>} the assertion's value; rejects with its last error
 */
export async function eventually(assertion, { timeout = TIMEOUT_MS } = {}) {
  const end = Date.now() + timeout;
  const pause = growingPause();
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      const isAssertion = error instanceof Error && error.name === 'AssertionError';
      if ((!isAssertion && !NAVIGATION_ERROR.test(String(error))) || Date.now() > end) throw error;
    }
    await pause();
  }
}

/** Time between presses, in ms: the table ignores those of a quick series, whose card the player cannot have seen. */
const PRESS_INTERVAL_MS = 600;

/**
 * Presses until it takes effect: the table also ignores presses for a moment after a card moved by itself.
 * @param {() => Promise<void>} press @param {() => Promise<boolean>} hasEffect @param {string} what is pressed, in words
 */
export async function pressUntil(press, hasEffect, what) {
  let pressedAt = -Infinity;
  await until(
    async () => {
      if (await hasEffect()) return true;
      if (performance.now() - pressedAt < PRESS_INTERVAL_MS) return false;
      await press();
      pressedAt = performance.now();
      return false;
    },
    { what },
  );
}
