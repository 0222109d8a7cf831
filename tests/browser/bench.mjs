// How long the page takes to answer, under a processor four times slower: from a click or a key to the next paint, and
// the script of one move; and at the processor's own speed, the script of one message from the solver. Prints; judges
// nothing. Run by `cargo xtask bench`, or: node bench.mjs [moves per game]

import fs from "node:fs";
import { chromium } from "playwright-core";
import { IDS, line, look, mouse, ready, step } from "./support/player.mjs";
import { serveSite } from "./support/serve.mjs";
import { until } from "./support/until.mjs";

const MOVES = Number(process.argv[2] ?? 50);
const SLOWER = 4;
const GOAL = { paint: 50, script: 8, message: 4 };
/** Positions of a game that the solver is asked about. */
const ASKED = 20;

// Not from support/chromium.mjs, which belongs to the test runner and would make this one of its tests.
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--no-first-run"];
const executablePath = process.env.CHROMIUM ?? ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((file) => fs.existsSync(file));
if (!executablePath) throw new Error("Chromium is missing: install it, or name it in CHROMIUM");

/** @param {number[]} sorted @param {number} part */
const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

/** @param {number[]} values */
function summary(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.95, 1].map((part) => quantile(sorted, part).toFixed(1).padStart(8)).join("");
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
      addEventListener.call(this, type, type !== "message" ? hear : (/** @type {Event} */ event) => {
        const begin = performance.now();
        hear(event);
        // What waits for the answer runs before the next task.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => spent.push(performance.now() - begin);
        port2.postMessage(null);
      });
    };
  });
  await page.goto(`${site.url}#${game.links[0]}`);
  await ready(page);
  const heard = () => page.evaluate(() => /** @type {any} */ (globalThis).__spent.length);
  await page.evaluate(() => document.querySelector("patience-game")?.setAttribute("verdict", "kept"));
  for (let n = 0; n < ASKED; n++) {
    const before = await heard();
    await page.evaluate((link) => /** @type {any} */ (document.querySelector("patience-game")).open(link), game.links[Math.floor((game.moves.length * n) / ASKED)]);
    await until(async () => (await heard()) > before && !(await page.locator(".verdict.is-working").count()), { what: "a verdict" });
  }
  const before = await heard();
  await page.evaluate(() => /** @type {any} */ (document.querySelector("patience-game")).advise("fair"));
  await until(async () => (await heard()) > before, { what: "advice" });
  const spent = await page.evaluate(() => /** @type {any} */ (globalThis).__spent);
  await page.context().close();
  return spent;
}

const site = await serveSite();
const browser = await chromium.launch({ executablePath, args: FLAGS });
console.log(`${SLOWER}× slower processor, ${MOVES} moves a game by clicks; milliseconds: median, 95 %, worst`);
console.log(`${"".padEnd(28)}  to next paint (goal ${GOAL.paint})      script a move (goal ${GOAL.script})`);
try {
  for (const id of IDS) {
    const game = line(id);
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Performance.enable", { timeDomain: "timeTicks" });
    await page.goto(`${site.url}#${game.links[0]}`);
    await ready(page);
    await page.evaluate(() => {
      /** @type {Map<number, number>} */
      const slowest = new Map();
      Object.assign(globalThis, { __slowest: slowest });
      new PerformanceObserver((list) => {
        for (const entry of /** @type {any[]} */ (list.getEntries())) {
          // The several events of one click are one interaction.
          if (entry.interactionId) slowest.set(entry.interactionId, Math.max(slowest.get(entry.interactionId) ?? 0, entry.duration));
        }
      }).observe(/** @type {any} */ ({ type: "event", durationThreshold: 16, buffered: false }));
      // Where the observer rounds to eight milliseconds, the frame after a click is measured as well.
      /** @type {number[]} */
      const frames = [];
      Object.assign(globalThis, { __frames: frames });
      addEventListener("click", (event) => {
        const { timeStamp } = event;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => frames.push(performance.now() - timeStamp);
          port2.postMessage(null);
        });
      }, true);
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });

    const script = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
    };
    // What the asking itself costs is taken off again.
    const idle = await script();
    for (let n = 0; n < 10; n++) await look(page);
    const asking = ((await script()) - idle) / 10;

    /** @type {number[]} */
    const scripts = [];
    let made = 0;
    const hand = mouse(page);
    let clicks = 0;
    let asked = 0;
    /** @type {import("./support/player.mjs").Fingers} */
    const counted = {
      ...hand,
      tap: async (x, y) => {
        const before = await script();
        await hand.tap(x, y);
        // A frame, so that what the click put off is counted too.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
        asked += (await script()) - before;
        clicks++;
      },
    };
    for (let ply = 0; made < MOVES && ply < game.moves.length; made++) {
      asked = 0;
      ply = await step(page, counted, game, ply);
      scripts.push(asked);
    }
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    const [events, frames] = await page.evaluate(() => [
      [.../** @type {any} */ (globalThis).__slowest.values()], /** @type {any} */ (globalThis).__frames,
    ]);
    // Interactions below the observer's threshold of 16 ms are not reported one by one.
    const paints = [...events, ...Array(Math.max(0, clicks - events.length)).fill(16)];
    console.log(`${id.padEnd(28)}${summary(paints)}        ${summary(scripts)}    (click to frame${summary(frames)}; asking ${asking.toFixed(1)})`);
    await page.context().close();
  }
  console.log(`\nThe script of a message from the solver (goal ${GOAL.message}); milliseconds: median, 95 %, worst`);
  for (const id of IDS) console.log(`${id.padEnd(28)}${summary(await messages(id))}`);
} finally {
  await browser.close();
  await site.close();
}
