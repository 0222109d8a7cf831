// Layout shifts of a page while it loads.

/** @typedef {{ value: number, sources: string[] }} Shift share of the window that moved, and the elements that moved */

/** Records the shifts of every new page. @param {import("playwright-core").BrowserContext} context */
export const watchShifts = (context) =>
  context.addInitScript(() => {
    /** @type {Shift[]} */
    const shifts = [];
    Object.assign(globalThis, { __shifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries()))
        shifts.push({
          value: entry.value,
          sources: entry.sources.map((/** @type {any} */ { node }) => node?.id || node?.className || node?.nodeName),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of a page's shifts, and a list of them. @param {import("playwright-core").Page} page */
export async function shiftsOf(page) {
  /** @type {Shift[]} */
  const shifts = await page.evaluate(() => /** @type {any} */ (globalThis).__shifts);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), details: JSON.stringify(shifts) };
}
