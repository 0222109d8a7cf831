// Benchmark of the solver's WebAssembly in Node on many positions: node solver-midgame.mjs SECONDS, with a link and a ply on each
// line of standard input, prints a line of JSON for each: the verdict within SECONDS of CPU time, the nodes and the CPU
// seconds. Run by `cargo xtask bench midgame`.

import fs from 'node:fs';
import { Solver, initSync } from '../../www/pkg/patience_solver_wasm.js';

/** As in www/solver/worker.js. */
const SLICE = 50_000;
/** Warm-up, until V8's optimizing compiler has replaced the baseline code. */
const WARM_UP_S = 3;
const limit = Number(process.argv[2]);

initSync({ module: fs.readFileSync(new URL('../../www/pkg/patience_solver_wasm_bg.wasm', import.meta.url)) });

/** CPU seconds since a moment. @param {NodeJS.CpuUsage} [since] */
function seconds(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** @param {string} line */
function solve(line) {
  const [link = '', ply = ''] = line.split('\t');
  const start = process.cpuUsage();
  const solver = new Solver(link, Number(ply), Number.MAX_SAFE_INTEGER);
  let verdict = 'working';
  while (verdict === 'working' && seconds(start) < limit) verdict = solver.run(SLICE);
  const answer = {
    verdict: verdict === 'working' ? 'unknown' : verdict,
    nodes: solver.spent(),
    seconds: seconds(start),
  };
  solver.free();
  return answer;
}

const lines = fs.readFileSync(0, 'utf8').split('\n').filter(Boolean);
const warmUpStart = process.cpuUsage();
for (const line of lines) if (seconds(warmUpStart) < WARM_UP_S) solve(line);
for (const line of lines) console.log(JSON.stringify(solve(line)));
