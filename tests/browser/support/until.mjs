// Waiting for what the page tells, by asking again: Playwright's own waitForFunction hangs under the page's strict policy.
// No time limit here is part of what is tested: they only end a test that waits for what never comes.

/** How long a machine with other things to do may take over anything, in milliseconds. */
export const TIMEOUT_MS = Number(process.env.PATIENCE_MS ?? 120_000);

/** How long a browser may take to start, in milliseconds: the slowest thing that tests do. */
export const BROWSER_START_MS = 300_000;

const POLL_MS = 25;

/** What drivers say of a page that is just being replaced by the next one: asked again, that one answers. */
const NAVIGATION_ERROR =
  /Execution context was destroyed|Cannot find context|context with specified id|because of a navigation|Frame was detached|frame got detached|DiscardedBrowsingContext|no such frame|stale element|Argument should belong to the same JavaScript world/i;

const pause = () => new Promise((resolve) => setTimeout(resolve, POLL_MS));

/**
 * Asks until the answer is truthy, and returns it.
 *
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {{ timeout?: number, what?: string }} [options] in milliseconds; what is waited for, in words
 * @returns {Promise<Exclude<Awaited<T>, false | 0 | "" | null | undefined>>}
 */
export async function until(ask, { timeout = TIMEOUT_MS, what = String(ask) } = {}) {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      const answer = await ask();
      if (answer) return /** @type {Exclude<Awaited<T>, false | 0 | "" | null | undefined>} */ (answer);
    } catch (error) {
      if (!NAVIGATION_ERROR.test(String(error)) || Date.now() > end) throw error;
    }
    if (Date.now() > end) throw new Error(`waited ${timeout / 1000} s in vain for: ${what}`);
    await pause();
  }
}

/**
 * Holds an assertion against the page until it passes: for whatever an act leads to sooner or later. That something does
 * not happen cannot be asserted like this.
 *
 * @template T
 * @param {() => T | Promise<T>} assertion  throws while the page does not say what is expected
 * @param {{ timeout?: number }} [options] in milliseconds
 * @returns {Promise<T>} what the assertion returned; what it threw last, when it never passes, is thrown
 */
export async function eventually(assertion, { timeout = TIMEOUT_MS } = {}) {
  const end = Date.now() + timeout;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      const wrong = error instanceof Error && error.name === 'AssertionError';
      if ((!wrong && !NAVIGATION_ERROR.test(String(error))) || Date.now() > end) throw error;
    }
    await pause();
  }
}
