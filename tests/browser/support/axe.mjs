// axe-core in a page that is opened with `bypassCSP`.

import fs from 'node:fs';
import { createRequire } from 'node:module';

const axe = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Finds violations of axe-core's rules, in words.
 * @param {import("playwright-core").Page} page
 * @param {{ rules?: Record<string, { enabled: boolean }>, only?: string[] }} [options] `rules`: turned on or off;
 *   `only`: the rules to run, instead of all that are on
 * @returns {Promise<string[]>}
 */
export async function axeViolations(page, { rules = {}, only } = {}) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(
    async (options) => {
      const { violations } = await /** @type {any} */ (globalThis).axe.run(document, {
        resultTypes: ['violations'],
        ...options,
        // Preloaded style sheets serve only an experimental rule.
        preload: false,
      });
      return violations.flatMap((/** @type {any} */ rule) =>
        rule.nodes
          .slice(0, 5)
          .map((/** @type {any} */ node) => `${rule.id}: ${node.target.flat().join(' ')}: ${node.failureSummary}`),
      );
    },
    only ? { runOnly: only } : { rules },
  );
}
