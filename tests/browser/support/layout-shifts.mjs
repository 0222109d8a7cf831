// What of a page moves by itself while it comes.

/** @typedef {{ value: number, what: string[] }} Shift how much of the window moved, and what moved it */

/** Writes down what moves, on every page from now on. @param {import("playwright-core").BrowserContext} context */
export const watchShifts = (context) =>
  context.addInitScript(() => {
    /** @type {Shift[]} */
    const shifts = [];
    Object.assign(globalThis, { __shifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries()))
        shifts.push({
          value: entry.value,
          what: entry.sources.map((/** @type {any} */ { node }) => node?.id || node?.className || node?.nodeName),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has moved on a page, and what. @param {import("playwright-core").Page} page */
export async function shiftsOf(page) {
  /** @type {Shift[]} */
  const shifts = await page.evaluate(() => /** @type {any} */ (globalThis).__shifts);
  return { sum: shifts.reduce((all, { value }) => all + value, 0), told: JSON.stringify(shifts) };
}
