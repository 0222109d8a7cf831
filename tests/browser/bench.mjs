// What an act costs on a slow phone: script, style and layout of each move, until the table is quiet again, with a
// processor four times slower than this one, at 390×844; and at the processor's own speed, the script of one message from
// the solver. Prints; judges nothing. Run by `cargo xtask bench page`, or: node bench.mjs [moves per game]

import { IDS, line, mouse, ready, step } from './support/player.mjs';
import { serveSite } from './support/serve.mjs';
import { SLOWER, VIEWPORT, launch } from './support/slow.mjs';
import { until } from './support/until.mjs';

const MOVES = Number(process.argv[2] ?? 30);
/** Milliseconds; of an act at the median and at the 95th percentile. */
const GOAL = { act: 12, slow: 20, message: 4 };
/** How long an act is followed: its animation, and the address, which is written a little later. */
const AFTER_MS = 700;
/** Positions of a game that the solver is asked about. */
const ASKED = 20;

/** @param {number[]} sorted @param {number} part */
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

/** @param {number[]} values */
function summary(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((part) => quantile(sorted, part).toFixed(1).padStart(8)).join('');
}

/**
 * The script for each message of the solver's worker, what waited for it included: the verdict is kept in view along a
 * game, then a fair hint is asked for. To the next task, so at most too much.
 * @param {string} id
 */
async function messages(id) {
  const game = line(id);
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.addInitScript(() => {
    /** @type {number[]} */
    const spent = [];
    Object.assign(globalThis, { __spent: spent });
    const { addEventListener } = Worker.prototype;
    /** @param {string} type @param {any} hear */
    Worker.prototype.addEventListener = function (type, hear) {
      addEventListener.call(
        this,
        type,
        type !== 'message'
          ? hear
          : (/** @type {Event} */ event) => {
              const begin = performance.now();
              hear(event);
              // What waits for the answer runs before the next task.
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => spent.push(performance.now() - begin);
              port2.postMessage(null);
            },
      );
    };
  });
  await page.goto(`${site.url}#${game.links[0]}`);
  await ready(page);
  const heard = () => page.evaluate(() => /** @type {any} */ (globalThis).__spent.length);
  await page.evaluate(() => document.querySelector('patience-game')?.setAttribute('verdict', 'kept'));
  for (let n = 0; n < ASKED; n++) {
    const before = await heard();
    await page.evaluate(
      (link) => /** @type {any} */ (document.querySelector('patience-game')).open(link),
      game.links[Math.floor((game.moves.length * n) / ASKED)],
    );
    await until(async () => (await heard()) > before && !(await page.locator('.verdict.is-working').count()), {
      what: 'a verdict',
    });
  }
  const before = await heard();
  await page.evaluate(() => /** @type {any} */ (document.querySelector('patience-game')).host.advise('fair'));
  await until(async () => (await heard()) > before, { what: 'advice' });
  const spent = await page.evaluate(() => /** @type {any} */ (globalThis).__spent);
  await page.context().close();
  return spent;
}

/**
 * What the acts of a game cost, in milliseconds: script, style and layout of each.
 * @param {string} id
 */
async function acts(id) {
  const game = line(id);
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'timeTicks' });
  await page.goto(`${site.url}#${game.links[0]}`);
  await ready(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const spent = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'].map(
      (wanted) => (metrics.find(({ name }) => name === wanted)?.value ?? 0) * 1000,
    );
  };
  /** @type {number[][]} */
  const costs = [];
  let cost = [0, 0, 0];
  const hand = mouse(page);
  /** Only what follows from a tap is counted, not what the test asks between taps. */
  /** @type {import("./support/player.mjs").Fingers} */
  const counted = {
    ...hand,
    tap: async (x, y) => {
      const before = await spent();
      await hand.tap(x, y);
      await new Promise((resolve) => setTimeout(resolve, AFTER_MS));
      const after = await spent();
      cost = cost.map((sum, n) => sum + after[n] - before[n]);
    },
  };
  for (let ply = 0; costs.length < MOVES && ply < game.moves.length;) {
    cost = [0, 0, 0];
    ply = await step(page, counted, game, ply);
    // What was dragged, or chosen from the list, is not measured.
    if (cost.some((part) => part > 0)) costs.push(cost);
  }
  await context.close();
  return costs;
}

const site = await serveSite();
const browser = await launch();
console.log(
  `An act, ${SLOWER}× slower processor, ${VIEWPORT.width}×${VIEWPORT.height}; milliseconds: median, 95 %, worst`,
);
console.log(
  `${''.padEnd(28)}   in all (goal ${GOAL.act}, ${GOAL.slow})             script             style            layout`,
);
try {
  for (const id of IDS) {
    const costs = await acts(id);
    const all = costs.map((parts) => parts.reduce((sum, part) => sum + part));
    const parts = [0, 1, 2].map((n) => summary(costs.map((cost) => cost[n])));
    console.log(`${id.padEnd(28)}${summary(all)}  ${parts.join('  ')}   (${costs.length} acts)`);
  }
  console.log(`\nThe script of a message from the solver (goal ${GOAL.message}); milliseconds: median, 95 %, worst`);
  for (const id of IDS) console.log(`${id.padEnd(28)}${summary(await messages(id))}`);
} finally {
  await browser.close();
  await site.close();
}
