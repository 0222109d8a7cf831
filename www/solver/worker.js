// The solver in a worker of its own. What is said to it, and what it says: protocol.js.

import init, { Fair, Review, Solver, VerdictCache } from '../pkg/patience_solver_wasm.js';

/** @typedef {import('./protocol.js').Question} Question */
/** @typedef {import('./protocol.js').Sent<import('./protocol.js').VerdictQuestion>} AskedVerdict */
/** @typedef {import('./protocol.js').Sent<import('./protocol.js').FairQuestion>} AskedFair */
/** @typedef {import('./protocol.js').Sent<import('./protocol.js').ReviewQuestion>} AskedReview */

/** Nodes between message checks: a few hundredths of a second. */
const SLICE = 50_000;
/** Nodes between two reports of how far the search has come. */
const REPORT = 1_000_000;

/** Nodes that a question has even where the machine is slow, or has much else to do. */
const LEAST = 1_500_000;

/** A part of a review is answered after so long, in milliseconds: other questions may wait meanwhile. */
const PART_MS = 250;

/** The worker's name is the address of the module: trusted-types.js. */
const ready = init({ module_or_path: self.name }).then(() => new VerdictCache());
let newest = 0;
/** A search that may be asked to go on. @typedef {{ link: string, ply: number, nodes: number, solver: Solver }} Held */
/** Two of them, the newest first: that of the position at hand, and one that goes on beside it. @type {Held[]} */
const held = [];
/** The review that may be asked to go on. @type {{ link: string, review: Review } | null} */
let reviewed = null;
/** @type {Promise<void> | null} */
let paused = null;
let resume = () => {};

/** A turn of the event loop, in which a message can come; timers would wait 4 ms. */
const turn = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });

/** Says something to the page. @param {import('./protocol.js').FromWorker} message */
const tell = (message) => postMessage(message);

/**
 * Works in slices as long as the question stands.
 * @param {number} id @param {() => boolean} slice whether it is done @param {() => number} spent
 * @returns {Promise<boolean>} whether it was done
 */
async function work(id, slice, spent) {
  let told = spent();
  for (;;) {
    if (paused) await paused;
    if (id !== newest) return false;
    if (slice()) return true;
    if (spent() - told >= REPORT) {
      told = spent();
      tell({ id, spent: told });
    }
    await turn();
  }
}

/** The search of a question: one that was held, or a new one. @param {AskedVerdict} question */
function searchOf({ link, ply, nodes, seed }) {
  const at = held.findIndex((one) => one.link === link && one.ply === ply && one.nodes <= nodes);
  if (at >= 0) {
    const [one] = held.splice(at, 1);
    one.solver.more(nodes - one.nodes);
    one.nodes = nodes;
    held.unshift(one);
    return one;
  }
  const one = { link, ply, nodes, solver: new Solver(link, ply, nodes, seed) };
  held.unshift(one);
  for (const { solver } of held.splice(2)) solver.free();
  return one;
}

/** @param {AskedVerdict} question @param {VerdictCache} cache */
async function decide(question, cache) {
  const { id, ms = Infinity } = question;
  const one = searchOf(question);
  const { solver } = one;
  const known = cache.get(solver);
  const end = performance.now() + ms;
  let works = true;
  const done = await work(
    id,
    () => {
      works = solver.run(SLICE) === 'working';
      return !works || (performance.now() > end && solver.spent() >= LEAST);
    },
    () => solver.spent(),
  );
  if (!done) return;
  if (works) {
    solver.rest();
    one.nodes = solver.spent();
  }
  if (!known) cache.insert(solver);
  tell({ id, ...solver.answer() });
}

/** @param {AskedFair} question */
async function advise({ id, link, ply }) {
  const fair = new Fair(link, ply);
  try {
    const done = await work(
      id,
      () => fair.run(SLICE),
      () => fair.spent(),
    );
    if (done) tell({ id, fair: fair.advice() });
  } finally {
    fair.free();
  }
}

/** @param {AskedReview} question */
async function lookBack({ id, link, known }) {
  if (reviewed?.link !== link) {
    const review = new Review(link, Uint8Array.from(known));
    reviewed?.review.free();
    reviewed = { link, review };
  }
  const { review } = reviewed;
  const end = performance.now() + PART_MS;
  const done = await work(
    id,
    () => review.run(SLICE) || performance.now() > end,
    () => 0,
  );
  if (done) tell({ id, review: review.answer() });
}

/** What answers each question. @type {Record<Question['want'], (question: any, cache: VerdictCache) => Promise<void>>} */
const WANTS = { verdict: decide, fair: advise, review: lookBack };

addEventListener('message', async ({ data }) => {
  if (data.pause !== undefined) {
    if (data.pause) paused ??= new Promise((resolve) => (resume = resolve));
    else {
      paused = null;
      resume();
    }
    return;
  }
  if (data.learn) {
    const { link, ply, line } = data.learn;
    void ready.then((cache) => cache.learn(link, ply, line)).catch(() => {});
    return;
  }
  newest = data.id ?? 0;
  if (data.stop) return;
  try {
    const cache = await ready;
    if (data.id === newest) await WANTS[/** @type {Question} */ (data).want](data, cache);
  } catch (error) {
    const { message = String(error), token = null } = /** @type {any} */ (error) ?? {};
    // After a fault of its own the module is in no state to go on.
    tell({ id: data.id, error: message, token, broken: error instanceof WebAssembly.RuntimeError });
  }
});
