// Whole games looked back on by the solver's module in Node: node solver-review.mjs, with a link on each line of standard input,
// prints a line of JSON for each: seconds of processor time until the chance is known after each move, and until all is known;
// the costliest decisions as numbers of moves before them, and those that are found with other imagined orders of the pack. Run
// by `cargo xtask bench review`.

import fs from 'node:fs';
import { Review, initSync } from '../../www/pkg/patience_solver_wasm.js';

/** As in www/solver/worker.js. */
const SLICE = 50_000;
/** As in www/site/review/review.js: how many decisions are told. */
const MOST = 3;
/** Not estimated yet, as in www/site/review/review-store.js. */
const TO_COME = 255;
/** Seconds that the engine's quick compiler has first. */
const WARM = 3;

initSync({ module: fs.readFileSync(new URL('../../www/pkg/patience_solver_wasm_bg.wasm', import.meta.url)) });

/** Seconds of processor time since some moment. @param {NodeJS.CpuUsage} since */
function seconds(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** @param {string} link @param {number} [seed] @param {number} [most] seconds */
function lookBack(link, seed, most = Infinity) {
  const start = process.cpuUsage();
  const review = new Review(link, Uint8Array.of(), seed);
  let chances = 0;
  let done = false;
  while (!done && seconds(start) < most) {
    done = review.run(SLICE);
    if (!chances && !review.answer().estimates.includes(TO_COME)) chances = seconds(start);
  }
  const all = seconds(start);
  const { decisions } = review.answer();
  review.free();
  return { chances, all, costliest: decisions.slice(0, MOST).map(({ ply }) => ply) };
}

const links = fs.readFileSync(0, 'utf8').split('\n').filter(Boolean);
if (links[0]) lookBack(links[0], undefined, WARM);
for (const link of links) {
  const answer = lookBack(link);
  console.log(JSON.stringify({ ...answer, again: lookBack(link, 2).costliest }));
}
