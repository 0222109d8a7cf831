// Benchmark of problems' links beside links of the same positions, on first visits on a slow phone (bench-load.mjs): pairs in
// turn, so that other programs on the machine slow both. Prints the medians, and the mean ratio within its pair with its 95 %
// confidence interval. Run by `cargo xtask bench problems`, or: node bench-problems.mjs [--pairs N] [--site FOLDER] [GAME…]

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LISTED, listOf } from './support/problems.mjs';
import { launchFullBrowser, measureLoad, serveCompressed } from './support/slow-phone.mjs';

/** The greatest ratio of a problem's link to a deal's. */
const GOAL = 1.1;
/** Quantile of the normal distribution for 95 %. */
const Z = 1.96;
/** Time for the question after the position, in ms. */
const QUESTION_MS = 4000;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    pairs: { type: 'string', default: '12' },
    site: { type: 'string', default: process.env.PATIENCE_SITE ?? path.join(ROOT, 'dist') },
  },
});
const pairs = Number(values.pairs);

/** @param {number[]} all */
const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1];

/** Geometric mean of ratios, with its interval. @param {number[]} ratios */
function meanRatio(ratios) {
  const logs = ratios.map(Math.log);
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / Math.max(1, logs.length - 1);
  const half = Z * Math.sqrt(variance / logs.length);
  return { ratio: Math.exp(mean), low: Math.exp(mean - half), high: Math.exp(mean + half) };
}

const site = await serveCompressed(values.site);
const browser = await launchFullBrowser();
/** @type {number[]} */
const ratios = [];
/** @param {string} name @param {number[]} of */
function print(name, of) {
  const { ratio, low, high } = meanRatio(of);
  const verdict = high <= GOAL ? 'within' : low > GOAL ? 'over' : 'undecided at';
  console.log(`${name} ${ratio.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)}), ${verdict} ${GOAL}`);
}
try {
  console.log(`${''.padEnd(24)}deal s  problem s  question s  requests      ratio of ${pairs} pairs`);
  for (const id of positionals.length ? positionals : LISTED) {
    const list = listOf(id);
    const { length } = list.all();
    /** @type {{ deal: import('./support/slow-phone.mjs').Load, problem: import('./support/slow-phone.mjs').Load }[]} */
    const loads = [];
    for (let n = 0; n < pairs; n++) {
      const { link, position } = list.at(Math.floor(((n + 0.5) * length) / pairs));
      const open = (/** @type {string} */ text) =>
        measureLoad(browser, `${site.url}#${text}`, { after: text === link ? QUESTION_MS : 0 });
      // In turn, so that neither always comes after the other.
      if (n % 2) {
        const deal = await open(position);
        loads.push({ deal, problem: await open(link) });
      } else {
        const problem = await open(link);
        loads.push({ deal: await open(position), problem });
      }
    }
    const of = loads.map(({ deal, problem }) => problem.ready / deal.ready);
    ratios.push(...of);
    const seconds = (/** @type {number[]} */ ms) => (median(ms) / 1000).toFixed(2);
    const requests = Math.max(...loads.map(({ problem }) => problem.requests));
    print(
      `${id.padEnd(24)}${seconds(loads.map(({ deal }) => deal.ready)).padStart(6)}` +
        `${seconds(loads.map(({ problem }) => problem.ready)).padStart(11)}` +
        `${seconds(loads.map(({ problem }) => problem.question || NaN)).padStart(12)}${String(requests).padStart(10)}     `,
      of,
    );
  }
  print(`${'all'.padEnd(68)}`, ratios);
} finally {
  await browser.close();
  await site.close();
}
if (meanRatio(ratios).low > GOAL) process.exitCode = 1;
