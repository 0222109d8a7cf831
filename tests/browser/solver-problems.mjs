// Benchmark of the check of problems that are in no list, by the page's own worker and WebAssembly: node solver-problems.mjs
// [--sample N] [--seed N] [GAME…] checks a random sample of each list, each problem in a new process as on a new page, and prints
// the CPU seconds: the median, the 95th percentile, and the share within two seconds. They have the start of the module and
// V8's compilation in the background. Run by `cargo xtask bench problems`.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LISTED, listOf } from './support/problems.mjs';
import { randomOf, sampleOf } from './support/random.mjs';

/** Longest check of 95 of 100 problems, in seconds. */
const GOAL = { seconds: 2, share: 0.95 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    check: { type: 'string' },
  },
});

/** CPU seconds since a moment. @param {NodeJS.CpuUsage} since */
function seconds(since) {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
}

/** Asks the worker for a proof, as client.js does. @param {string} link @returns {Promise<{ finding: string, seconds: number }>} */
async function check(link) {
  const module = readFileSync(new URL('../../www/pkg/patience_solver_wasm_bg.wasm', import.meta.url));
  /** @type {(event: { data: import('../../www/solver/protocol.js').ToWorker }) => void} */
  let listener = () => {};
  /** @type {Promise<any>} */
  const answered = new Promise((resolve) => Object.assign(globalThis, { postMessage: resolve }));
  Object.assign(globalThis, {
    // The worker's name is the address of the module.
    self: { name: module },
    addEventListener: (/** @type {string} */ _, /** @type {typeof listener} */ added) => (listener = added),
  });
  const start = process.cpuUsage();
  await import('../../www/solver/worker.js');
  listener({ data: { id: 1, want: 'proof', link, effort: 1 } });
  const { proof, error } = await answered;
  if (!proof) throw new Error(error);
  return { finding: proof.finding, seconds: seconds(start) };
}

/** A random sample of a list. @param {string} id @param {number} count @param {() => number} random */
function sampleOfList(id, count, random) {
  const list = listOf(id);
  const indexes = list.all().map((_, index) => index);
  return sampleOf(indexes, count, random).map((index) => list.at(index));
}

/** @param {string} id */
function measure(id) {
  const answers = sampleOfList(id, Number(values.sample), randomOf(Number(values.seed))).map(({ link }) => {
    const run = spawnSync(process.execPath, [fileURLToPath(import.meta.url), '--check', link], { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`${link}: ${run.stderr}`);
    const answer = JSON.parse(run.stdout);
    if (answer.finding !== 'proven') console.log(`  ${answer.finding}: #${link}`);
    else if (answer.seconds > GOAL.seconds) console.log(`  ${answer.seconds.toFixed(2)} s: #${link}`);
    return answer;
  });
  return /** @type {{ finding: string, seconds: number }[]} */ (answers);
}

/** @param {string} name @param {{ finding: string, seconds: number }[]} answers @returns {boolean} true if it reaches the goal */
function print(name, answers) {
  const times = answers.map((answer) => answer.seconds).sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => times[Math.ceil(part * times.length) - 1].toFixed(2).padStart(8);
  const soon = answers.filter(({ finding, seconds }) => finding === 'proven' && seconds <= GOAL.seconds).length;
  const share = soon / answers.length;
  console.log(`${name.padEnd(24)}${at(0.5)}${at(0.95)}${at(1)}   ${(100 * share).toFixed(1)} % of ${answers.length}`);
  return share >= GOAL.share;
}

if (values.check) console.log(JSON.stringify(await check(values.check)));
else {
  console.log(`Checks of problems as if in no list; CPU seconds${''.padEnd(3)}(goal: 95 % within ${GOAL.seconds} s)`);
  console.log(`${''.padEnd(24)}  median    95 %   worst   proven within ${GOAL.seconds} s`);
  const all = (positionals.length ? positionals : LISTED).map((id) => {
    const answers = measure(id);
    return { answers, isReached: print(id, answers) };
  });
  print(
    'all',
    all.flatMap(({ answers }) => answers),
  );
  if (!all.every(({ isReached }) => isReached)) process.exitCode = 1;
}
