// Coverage-guided fuzzing of the JavaScript that reads what comes from outside: files of games, messages to a frame. `cargo xtask
// fuzz` for the Rust, and this for what is no Rust: `node fuzz.mjs [--seconds N] [TARGET…]`.
//
// A target is joined to one module, in which every branch counts how often it was taken. An input that takes one anew, or many
// times more often than before, is kept, and later ones are made of it. The ready-made fuzzers for Node know no modules, or
// bring a library that asks for a newer system than the browsers here.

import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import * as esbuild from 'esbuild';
import { parseAst } from 'rolldown/parseAst';

/**
 * @typedef {{ fuzz: (data: Buffer) => unknown, seeds: string[], dictionary?: string[] }} Target
 * @typedef {{ executions: number, seconds: number, machine: number, kept: number, fault: string | null }} Run
 */

export const TARGETS = ['backup', 'embed'];
const LONGEST = 2048;
/** No input may take longer, in milliseconds; so long nothing is heard of one that goes round in a circle. */
const ANSWER_MS = 20_000;

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const folder = path.join(root, 'target/fuzz');

// The counters

const COUNTERS = 1 << 16;

/** Has every branch of a module count. @param {string} code */
function counting(code) {
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
  // What stands first in a block is a word of the language (“use strict”), and stays first: modules have none.
  visit(parseAst(code));
  let [text, at] = ['', 0];
  // What ends at a place ends before something else begins there: ends are put in before beginnings.
  const order = (/** @type {string} */ insert) => (insert.startsWith(')') || insert === '}' ? 0 : 1);
  for (const [place, insert] of inserts
    .map((one, n) => /** @type {const} */ ([...one, n]))
    .sort((a, b) => a[0] - b[0] || order(a[1]) - order(b[1]) || (order(a[1]) ? a[2] - b[2] : b[2] - a[2]))) {
    text += code.slice(at, place) + insert;
    at = place;
  }
  return `const __hits = globalThis.__hits;\nglobalThis.__count = ${Math.min(count, COUNTERS)};\n${text}${code.slice(at)}`;
}

/** Joins a target to one module that counts; returns where it lies. @param {string} source */
async function build(source) {
  const name = path.basename(source, '.mjs');
  const outfile = path.join(folder, `${name}.mjs`);
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
          onResolve({ filter: /^the-frame$/ }, () => ({ path: path.join(root, 'www/embed/embed.js') }));
          onResolve({ filter: /\/patience-game\.js$/ }, () => ({ path: path.join(here, 'fuzz/table.mjs') }));
        },
      },
    ],
  });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(outfile, counting(outputFiles[0].text));
  return outfile;
}

// The inputs

/** Numbers that look like chance, the same for a seed. @param {number} seed */
function chance(seed) {
  let state = seed >>> 0 || 1;
  return (/** @type {number} */ below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** @param {Buffer[]} corpus @param {Buffer[]} words @param {(below: number) => number} pick */
function mutated(corpus, words, pick) {
  // Of what was found lately more is made.
  const choose = () => corpus[pick(2) ? pick(corpus.length) : corpus.length - 1 - pick(Math.min(corpus.length, 40))];
  let data = Buffer.from(choose());
  for (let times = 1 + pick(4); times > 0; times--) {
    const at = pick(data.length + 1);
    const to = Math.min(data.length, at + 1 + pick(pick(4) ? 8 : 200));
    const [before, part, after] = [data.subarray(0, at), data.subarray(at, to), data.subarray(to)];
    const one = Buffer.from([pick(3) ? 32 + pick(95) : pick(256)]);
    data = [
      () => Buffer.concat([before, one, data.subarray(at + 1)]),
      () => Buffer.concat([before, one, data.subarray(at)]),
      () => Buffer.concat([before, after]),
      () => Buffer.concat([before, part, part, after]),
      () => before,
      () => Buffer.concat([before, words[pick(words.length)], pick(2) ? after : data.subarray(at)]),
      () => Buffer.concat([before, choose().subarray(pick(LONGEST))]),
      () => Buffer.concat([before, Buffer.from(String(pick(3) ? pick(300) : 2 ** pick(60))), after]),
    ][pick(8)]();
  }
  return data.subarray(0, LONGEST);
}

/** How often, roughly: what is taken ten times is not news after what was taken nine times. @param {number} hits */
const bucket = (hits) => 1 << Math.min(7, 31 - Math.clz32(hits));

// In a thread of its own

/** @param {{ module: string, kept: string, seconds: number, executions: number, seed: number, clock: SharedArrayBuffer, input: SharedArrayBuffer }} job */
async function search({ module, kept, seconds, executions, seed, clock, input }) {
  const hits = new Uint32Array(COUNTERS);
  Object.assign(globalThis, { __hits: hits });
  const { fuzz, seeds, dictionary = [] } = /** @type {Target} */ (await import(pathToFileURL(module).href));
  const count = Number(/** @type {any} */ (globalThis)['__count']);
  const seen = new Uint8Array(COUNTERS);
  const running = new Int32Array(clock);
  const shown = Buffer.from(input);
  fs.mkdirSync(kept, { recursive: true });
  /** @type {Buffer[]} */
  const corpus = [];
  /** @param {Buffer} data @param {boolean} begins whether it is kept whatever it reaches */
  const run = async (data, begins) => {
    running[1] = data.copy(shown);
    Atomics.add(running, 0, 1);
    hits.fill(0);
    await fuzz(data);
    let isNew = false;
    for (let n = 0; n < count; n++) {
      if (hits[n] === 0 || seen[n] & bucket(hits[n])) continue;
      seen[n] |= bucket(hits[n]);
      isNew = true;
    }
    if (!isNew && !begins) return;
    corpus.push(Buffer.from(data));
    if (begins) return;
    fs.writeFileSync(path.join(kept, crypto.createHash('sha1').update(data).digest('hex').slice(0, 16)), data);
  };
  for (const text of seeds) await run(Buffer.from(text), true);
  for (const name of fs.readdirSync(kept)) await run(fs.readFileSync(path.join(kept, name)), true);
  const pick = chance(seed);
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
    await run(mutated(corpus, bytes, pick), false);
  }
  return corpus.length;
}

/**
 * Runs a target for a time, or so many inputs.
 * @param {string} source its module
 * @param {{ seconds?: number, executions?: number, seed?: number, kept?: string }} [limits]
 * @returns {Promise<Run>}
 */
export async function run(source, { seconds = 60, executions = Infinity, seed = Date.now(), kept } = {}) {
  const name = path.basename(source, '.mjs');
  const clock = new SharedArrayBuffer(8);
  const input = new SharedArrayBuffer(LONGEST * 4);
  const running = new Int32Array(clock);
  const module = await build(source);
  const job = { module, kept: kept ?? path.join(folder, 'corpus', name), seconds, executions, seed, clock, input };
  const [began, before] = [performance.now(), process.cpuUsage()];
  const worker = new Worker(fileURLToPath(import.meta.url), {
    workerData: job,
    env: { ...process.env, RULES_WASM: path.join(root, 'www/pkg/patience_wasm_bg.wasm') },
  });
  const faults = /** @type {string[]} */ ([]);
  let found = 0;
  let last = -1;
  const watch = setInterval(() => {
    if (last === running[0]) {
      faults.push(`no answer within ${ANSWER_MS / 1000} s`);
      void worker.terminate();
    }
    last = running[0];
  }, ANSWER_MS);
  await new Promise((done) => {
    worker.on('message', (count) => (found = count));
    worker.on('error', (error) => void faults.push(error.stack ?? String(error)));
    worker.on('exit', done);
  });
  clearInterval(watch);
  if (faults.length) {
    const artifacts = path.join(folder, 'artifacts');
    fs.mkdirSync(artifacts, { recursive: true });
    const file = path.join(artifacts, `${name}-${Date.now()}`);
    fs.writeFileSync(file, Buffer.from(input).subarray(0, running[1]));
    faults.push(`${path.relative(root, file)} has the input`);
  }
  const { user, system } = process.cpuUsage(before);
  const machine = (user + system) / 1e6;
  return {
    executions: running[0],
    seconds: (performance.now() - began) / 1000,
    machine,
    kept: found,
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
      seconds: took,
      machine,
      kept,
      fault,
    } = await run(path.join(here, 'fuzz', `${name}.mjs`), { seconds });
    if (fault) throw new Error(`${name}: ${fault}`);
    const rate = Math.round(executions / machine);
    console.log(
      `${name.padEnd(10)} ${executions} executions in ${Math.round(took)} s, ${Math.round(machine)} s of machine time, ${rate} a second of it, ${kept} inputs kept`,
    );
  }
}

if (!isMainThread && workerData?.module) parentPort?.postMessage(await search(workerData));
else if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
