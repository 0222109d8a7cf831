// Coverage-guided fuzzing of the JavaScript that reads input from outside: saved data, messages to a frame. `cargo xtask fuzz`
// does it for Rust. `node fuzz.mjs [--seconds N] [TARGET…]`.
//
// A target is bundled into one module with a hit counter in every branch. An input that takes a new branch, or a branch many
// times more often than any before, joins the corpus, from which further inputs are mutated. The fuzzers that exist for Node
// support no ES modules, or need a newer system library than the browsers.

import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import * as esbuild from 'esbuild';
import { parseAst } from 'rolldown/parseAst';

/**
 * @typedef {{ fuzz: (data: Buffer) => unknown, seeds: string[], dictionary?: string[] }} Target
 * @typedef {{ executions: number, seconds: number, cpuSeconds: number, corpusSize: number, fault: string | null }} Run
 */

export const TARGETS = ['backup', 'embed'];
const MAX_BYTES = 2048;
/** Timeout of an input, for infinite loops. */
const TIMEOUT_MS = 20_000;

const BROWSER_FOLDER = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(BROWSER_FOLDER, '../..');
const FUZZ_FOLDER = path.join(ROOT, 'target/fuzz');

// The counters

const COUNTERS = 1 << 16;

/** Adds a hit counter to every branch of a module. @param {string} code */
function instrument(code) {
  /** @type {[number, string][]} */
  const inserts = [];
  let count = 0;
  const tick = () => `__hits[${count++ % COUNTERS}]++`;
  const wrap = (/** @type {any} */ node) => inserts.push([node.start, `(${tick()},(`], [node.end, '))']);
  /** @param {any} node */
  const visit = (node) => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (node.type === 'BlockStatement') inserts.push([node.start + 1, `${tick()};`]);
    else if (node.type === 'SwitchCase' && node.consequent.length)
      inserts.push([node.consequent[0].start, `${tick()};`]);
    else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(wrap);
    else if (node.type === 'LogicalExpression') wrap(node.right);
    else if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') wrap(node.body);
    else if (node.type === 'IfStatement')
      for (const branch of [node.consequent, node.alternate]) {
        if (!branch || branch.type === 'BlockStatement') continue;
        inserts.push([branch.start, `{${tick()};`], [branch.end, '}']);
      }
    for (const [key, value] of Object.entries(node)) if (key !== 'type') visit(value);
  };
  // Counters come first in a block: safe, as modules have no directives.
  visit(parseAst(code));
  let [text, at] = ['', 0];
  // At one offset, closing brackets come before opening ones.
  const order = (/** @type {string} */ insert) => (insert.startsWith(')') || insert === '}' ? 0 : 1);
  for (const [offset, insert] of inserts
    .map((entry, n) => /** @type {const} */ ([...entry, n]))
    .sort((a, b) => a[0] - b[0] || order(a[1]) - order(b[1]) || (order(a[1]) ? a[2] - b[2] : b[2] - a[2]))) {
    text += code.slice(at, offset) + insert;
    at = offset;
  }
  return `const __hits = globalThis.__hits;\nglobalThis.__count = ${Math.min(count, COUNTERS)};\n${text}${code.slice(at)}`;
}

/** Bundles and instruments a target; returns the path of the module. @param {string} source */
async function build(source) {
  const name = path.basename(source, '.mjs');
  const outfile = path.join(FUZZ_FOLDER, `${name}.mjs`);
  const { outputFiles } = await esbuild.build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    outfile,
    logLevel: 'error',
    plugins: [
      {
        name: 'the table of the frame',
        setup: ({ onResolve }) => {
          onResolve({ filter: /^the-frame$/ }, () => ({ path: path.join(ROOT, 'www/embed/embed.js') }));
          onResolve({ filter: /\/patience-game\.js$/ }, () => ({ path: path.join(BROWSER_FOLDER, 'fuzz/table.mjs') }));
        },
      },
    ],
  });
  fs.mkdirSync(FUZZ_FOLDER, { recursive: true });
  fs.writeFileSync(outfile, instrument(outputFiles[0].text));
  return outfile;
}

// The inputs

/** Pseudorandom integers from a seed (xorshift). @param {number} seed */
function randomIntegers(seed) {
  let state = seed >>> 0 || 1;
  return (/** @type {number} */ below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** @param {Buffer[]} corpus @param {Buffer[]} words @param {(below: number) => number} pick */
function mutate(corpus, words, pick) {
  // Half of the inputs come from the 40 newest.
  const choose = () => corpus[pick(2) ? pick(corpus.length) : corpus.length - 1 - pick(Math.min(corpus.length, 40))];
  let data = Buffer.from(choose());
  for (let times = 1 + pick(4); times > 0; times--) {
    const at = pick(data.length + 1);
    const to = Math.min(data.length, at + 1 + pick(pick(4) ? 8 : 200));
    const [before, part, after] = [data.subarray(0, at), data.subarray(at, to), data.subarray(to)];
    const byte = Buffer.from([pick(3) ? 32 + pick(95) : pick(256)]);
    data = [
      () => Buffer.concat([before, byte, data.subarray(at + 1)]),
      () => Buffer.concat([before, byte, data.subarray(at)]),
      () => Buffer.concat([before, after]),
      () => Buffer.concat([before, part, part, after]),
      () => before,
      () => Buffer.concat([before, words[pick(words.length)], pick(2) ? after : data.subarray(at)]),
      () => Buffer.concat([before, choose().subarray(pick(MAX_BYTES))]),
      () => Buffer.concat([before, Buffer.from(String(pick(3) ? pick(300) : 2 ** pick(60))), after]),
    ][pick(8)]();
  }
  return data.subarray(0, MAX_BYTES);
}

/** A bit by the magnitude of a hit count: ten hits are no news after nine. @param {number} hits */
const bucket = (hits) => 1 << Math.min(7, 31 - Math.clz32(hits));

// The worker thread

/** @param {{ module: string, corpusFolder: string, seconds: number, executions: number, seed: number, clock: SharedArrayBuffer, input: SharedArrayBuffer }} job */
async function search({ module, corpusFolder, seconds, executions, seed, clock, input }) {
  const hits = new Uint32Array(COUNTERS);
  Object.assign(globalThis, { __hits: hits });
  const { fuzz, seeds, dictionary = [] } = /** @type {Target} */ (await import(pathToFileURL(module).href));
  const count = Number(/** @type {any} */ (globalThis)['__count']);
  const coverage = new Uint8Array(COUNTERS);
  const running = new Int32Array(clock);
  const currentInput = Buffer.from(input);
  fs.mkdirSync(corpusFolder, { recursive: true });
  /** @type {Buffer[]} */
  const corpus = [];
  /** @param {Buffer} data @param {boolean} isSeed true if it joins the corpus whatever it reaches */
  const run = async (data, isSeed) => {
    running[1] = data.copy(currentInput);
    Atomics.add(running, 0, 1);
    hits.fill(0);
    await fuzz(data);
    let isNew = false;
    for (let n = 0; n < count; n++) {
      if (hits[n] === 0 || coverage[n] & bucket(hits[n])) continue;
      coverage[n] |= bucket(hits[n]);
      isNew = true;
    }
    if (!isNew && !isSeed) return;
    corpus.push(Buffer.from(data));
    if (isSeed) return;
    fs.writeFileSync(path.join(corpusFolder, crypto.createHash('sha1').update(data).digest('hex').slice(0, 16)), data);
  };
  for (const text of seeds) await run(Buffer.from(text), true);
  for (const name of fs.readdirSync(corpusFolder)) await run(fs.readFileSync(path.join(corpusFolder, name)), true);
  const pick = randomIntegers(seed);
  const words = [
    ...dictionary,
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    'null',
    'true',
    '\n',
    '-1',
    '1e999',
    '\\u0000',
    '__proto__',
  ];
  const bytes = words.map((word) => Buffer.from(word));
  const end = Date.now() + seconds * 1000;
  for (let n = corpus.length; n < executions; n++) {
    if (n % 16 === 0 && Date.now() >= end) break;
    await run(mutate(corpus, bytes, pick), false);
  }
  return corpus.length;
}

/**
 * Fuzzes a target for a time or a number of inputs.
 * @param {string} source its module
 * @param {{ seconds?: number, executions?: number, seed?: number, corpusFolder?: string }} [limits]
 * @returns {Promise<Run>}
 */
export async function run(source, { seconds = 60, executions = Infinity, seed = Date.now(), corpusFolder } = {}) {
  const name = path.basename(source, '.mjs');
  const clock = new SharedArrayBuffer(8);
  const input = new SharedArrayBuffer(MAX_BYTES * 4);
  const running = new Int32Array(clock);
  const module = await build(source);
  const job = {
    module,
    corpusFolder: corpusFolder ?? path.join(FUZZ_FOLDER, 'corpus', name),
    seconds,
    executions,
    seed,
    clock,
    input,
  };
  const [start, cpuStart] = [performance.now(), process.cpuUsage()];
  const worker = new Worker(fileURLToPath(import.meta.url), {
    workerData: job,
    env: { ...process.env, RULES_WASM: path.join(ROOT, 'www/pkg/patience_wasm_bg.wasm') },
  });
  const faults = /** @type {string[]} */ ([]);
  let corpusSize = 0;
  let lastCount = -1;
  const watchdog = setInterval(() => {
    if (lastCount === running[0]) {
      faults.push(`no answer within ${TIMEOUT_MS / 1000} s`);
      void worker.terminate();
    }
    lastCount = running[0];
  }, TIMEOUT_MS);
  await new Promise((done) => {
    worker.on('message', (count) => (corpusSize = count));
    worker.on('error', (error) => void faults.push(error.stack ?? String(error)));
    worker.on('exit', done);
  });
  clearInterval(watchdog);
  if (faults.length) {
    const artifacts = path.join(FUZZ_FOLDER, 'artifacts');
    fs.mkdirSync(artifacts, { recursive: true });
    const file = path.join(artifacts, `${name}-${Date.now()}`);
    fs.writeFileSync(file, Buffer.from(input).subarray(0, running[1]));
    faults.push(`${path.relative(ROOT, file)} has the input`);
  }
  const { user, system } = process.cpuUsage(cpuStart);
  const cpuSeconds = (user + system) / 1e6;
  return {
    executions: running[0],
    seconds: (performance.now() - start) / 1000,
    cpuSeconds,
    corpusSize,
    fault: faults.length ? faults.join('\n') : null,
  };
}

/** @param {string[]} options */
async function main(options) {
  const at = options.indexOf('--seconds');
  const seconds = at < 0 ? 60 : Number(options.splice(at, 2)[1]);
  const unknown = options.find((name) => !TARGETS.includes(name));
  if (unknown || !(seconds > 0)) throw new Error(`node fuzz.mjs [--seconds N] [${TARGETS.join('|')}…]`);
  for (const name of options.length ? options : TARGETS) {
    const {
      executions,
      seconds: elapsed,
      cpuSeconds,
      corpusSize,
      fault,
    } = await run(path.join(BROWSER_FOLDER, 'fuzz', `${name}.mjs`), { seconds });
    if (fault) throw new Error(`${name}: ${fault}`);
    const rate = Math.round(executions / cpuSeconds);
    console.log(
      `${name.padEnd(10)} ${executions} executions in ${Math.round(elapsed)} s, ${Math.round(cpuSeconds)} s of CPU time, ${rate} per CPU second, ${corpusSize} inputs in the corpus`,
    );
  }
}

if (!isMainThread && workerData?.module) parentPort?.postMessage(await search(workerData));
else if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
