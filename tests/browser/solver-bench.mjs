// Benchmark of the solver's WebAssembly in Node: node solver-bench.mjs NODES LINK… prints a JSON object with the verdicts, the
// nodes and the CPU seconds. Run by `cargo xtask bench`.

import fs from 'node:fs';
import { Solver, initSync } from '../../www/pkg/patience_solver_wasm.js';

const SLICE = 50_000;
const [nodes, ...links] = process.argv.slice(2);

initSync({ module: fs.readFileSync(new URL('../../www/pkg/patience_solver_wasm_bg.wasm', import.meta.url)) });

/** @param {string} link */
function solve(link) {
  const solver = new Solver(link, 0, Number(nodes));
  let verdict = solver.run(SLICE);
  while (verdict === 'working') verdict = solver.run(SLICE);
  const spent = solver.spent();
  solver.free();
  return { verdict, spent };
}

// Warm-up, until V8's optimizing compiler has replaced the baseline code.
const warmUpStart = process.cpuUsage();
for (let n = 0; links.length > 0 && process.cpuUsage(warmUpStart).user < 2e6; n += 1)
  solve(/** @type {string} */ (links[n % links.length]));

const start = process.cpuUsage();
const answers = links.map(solve);
const { user, system } = process.cpuUsage(start);
console.log(
  JSON.stringify({
    verdicts: answers.map(({ verdict }) => verdict),
    nodes: answers.reduce((sum, { spent }) => sum + spent, 0),
    seconds: (user + system) / 1e6,
  }),
);
