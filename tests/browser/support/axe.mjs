// axe-core in a page that is opened with `bypassCSP`.

import fs from 'node:fs';
import { createRequire } from 'node:module';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations that axe-core finds on the page as it stands, in words.
 * @param {import("playwright-core").Page} page
 * @param {{ rules?: Record<string, { enabled: boolean }> }} [options] `rules`: those that axe runs only when told to
 * @returns {Promise<string[]>}
 */
export async function violations(page, { rules = {} } = {}) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (ruled) => {
    const { violations } = await /** @type {any} */ (globalThis).axe.run(document, {
      resultTypes: ['violations'],
      rules: ruled,
      // Of its rules only an experimental one reads style sheets.
      preload: false,
    });
    return violations.flatMap((/** @type {any} */ rule) =>
      rule.nodes
        .slice(0, 5)
        .map((/** @type {any} */ node) => `${rule.id}: ${node.target.flat().join(' ')}: ${node.failureSummary}`),
    );
  }, rules);
}
