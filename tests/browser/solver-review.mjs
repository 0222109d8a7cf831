// Benchmark of reviews by the solver's WebAssembly in Node: node solver-review.mjs, with a link on each line of standard input,
// prints a line of JSON for each: CPU seconds until the chances after all moves are estimated, and until the review is complete;
// the plies of the costliest decisions, and those found with another seed. Run by `cargo xtask bench review`.

import fs from 'node:fs';
import { Review, initSync } from '../../www/pkg/patience_solver_wasm.js';

/** As in www/solver/worker.js. */
const SLICE = 50_000;
/** Number of decisions shown, as in www/site/review/review-search.js. */
const MAX_DECISIONS = 3;
/** As in www/site/review/review-store.js. */
const NOT_ESTIMATED = 255;
/** Warm-up, until V8's optimizing compiler has replaced the baseline code. */
const WARM_UP_S = 3;

initSync({ module: fs.readFileSync(new URL('../../www/pkg/patience_solver_wasm_bg.wasm', import.meta.url)) });

/** CPU seconds since a moment. @param {NodeJS.CpuUsage} since */
function seconds(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** @param {string} link @param {number} [seed] @param {number} [limit] in seconds */
function review(link, seed, limit = Infinity) {
  const start = process.cpuUsage();
  const search = new Review(link, Uint8Array.of(), seed);
  let chances = 0;
  let done = false;
  while (!done && seconds(start) < limit) {
    done = search.run(SLICE);
    if (!chances && !search.answer().estimates.includes(NOT_ESTIMATED)) chances = seconds(start);
  }
  const all = seconds(start);
  const { decisions } = search.answer();
  search.free();
  return { chances, all, costliest: decisions.slice(0, MAX_DECISIONS).map(({ ply }) => ply) };
}

const links = fs.readFileSync(0, 'utf8').split('\n').filter(Boolean);
if (links[0]) review(links[0], undefined, WARM_UP_S);
for (const link of links) {
  const answer = review(link);
  console.log(JSON.stringify({ ...answer, again: review(link, 2).costliest }));
}
