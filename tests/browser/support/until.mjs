// Waiting by asking again: Playwright's own waitForFunction hangs under the page's strict policy.

/**
 * Asks until the answer is truthy, and returns it.
 *
 * @template T
 * @param {() => T | Promise<T>} ask
 * @param {{ timeout?: number, what?: string }} [options] in milliseconds; what is waited for, in words
 * @returns {Promise<Exclude<Awaited<T>, false | 0 | "" | null | undefined>>}
 */
export async function until(ask, { timeout = 15_000, what = String(ask) } = {}) {
  const end = Date.now() + timeout;
  for (;;) {
    const answer = await ask();
    if (answer) return /** @type {Exclude<Awaited<T>, false | 0 | "" | null | undefined>} */ (answer);
    if (Date.now() > end) throw new Error(`waited ${timeout} ms in vain for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
