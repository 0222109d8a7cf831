// The solver's module in Node on many positions: node solver-midgame.mjs SECONDS, with a link and a number of moves on each line
// of standard input, prints a line of JSON for each: the verdict within so many seconds of processor time, the nodes and the
// seconds. Run by `cargo xtask bench midgame`.

import fs from 'node:fs';
import { Solver, initSync } from '../../www/pkg/patience_solver_wasm.js';

/** As in www/solver/worker.js. */
const SLICE = 50_000;
/** Seconds that the engine's quick compiler has first; its slow one is what a player waits for. */
const WARM = 3;
const most = Number(process.argv[2]);

initSync({ module: fs.readFileSync(new URL('../../www/pkg/patience_solver_wasm_bg.wasm', import.meta.url)) });

/** Seconds of processor time since some moment. @param {NodeJS.CpuUsage} [since] */
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
  while (verdict === 'working' && seconds(start) < most) verdict = solver.run(SLICE);
  const answer = {
    verdict: verdict === 'working' ? 'unknown' : verdict,
    nodes: solver.spent(),
    seconds: seconds(start),
  };
  solver.free();
  return answer;
}

const lines = fs.readFileSync(0, 'utf8').split('\n').filter(Boolean);
const warm = process.cpuUsage();
for (const line of lines) if (seconds(warm) < WARM) solve(line);
for (const line of lines) console.log(JSON.stringify(solve(line)));
