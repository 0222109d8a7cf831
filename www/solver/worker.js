// The solver in a worker of its own. Messages to it:
//
//   { id, want: 'verdict', link, ply, nodes }   can the position be won? `nodes` in all; the same position again with
//                                               more nodes goes on where it ended; with a `seed` beside 1 elsewhere
//   { id, want: 'fair', link, ply }             what is best by what a player can see?
//   { id, want: 'review', link, known }         the whole game looked back on: a part of it in each answer, and the next
//                                               question about the same game goes on from there; `known` is what is
//                                               known of it from elsewhere
//   { learn: { link, ply, line } }              what another worker has found: a line that wins, or without one a loss
//   { stop: true }                              the question at hand is of no interest any more
//   { pause: true }, { pause: false }           the page is hidden, or is seen again
//
// and from it `{ id, … }` with the answer, or with `error` and the token of the error, or, while it works, only `spent`. A
// new question ends the one before, which gets no answer.

import init, { Fair, Review, Solver, VerdictCache } from '../pkg/patience_solver_wasm.js';

/** @typedef {{ id: number, want: 'verdict' | 'fair' | 'review', link: string, ply: number, nodes: number, seed?: number, known: number[] }} Question */

/** Nodes between message checks: a few hundredths of a second. */
const SLICE = 50_000;
/** Nodes between two reports of how far the search has come. */
const REPORT = 1_000_000;

/** A part of a review is answered after so long, in milliseconds: other questions may wait meanwhile. */
const PART_MS = 250;

/** The worker's name is the address of the module: trusted.js. */
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
      postMessage({ id, spent: told });
    }
    await turn();
  }
}

/** The search of a question: one that was held, or a new one. @param {Question} question */
function searchOf({ link, ply, nodes, seed }) {
  const at = held.findIndex((one) => one.link === link && one.ply === ply && one.nodes <= nodes);
  if (at >= 0) {
    const [one] = held.splice(at, 1);
    one.solver.more(nodes - one.nodes);
    one.nodes = nodes;
    held.unshift(one);
    return one.solver;
  }
  const solver = new Solver(link, ply, nodes, seed);
  held.unshift({ link, ply, nodes, solver });
  for (const one of held.splice(2)) one.solver.free();
  return solver;
}

/** @param {Question} question @param {VerdictCache} cache */
async function decide(question, cache) {
  const { id } = question;
  const solver = searchOf(question);
  const known = cache.get(solver);
  const done = await work(
    id,
    () => solver.run(SLICE) !== 'working',
    () => solver.spent(),
  );
  if (!done) return;
  if (!known) cache.insert(solver);
  postMessage({ id, ...solver.answer() });
}

/** @param {Question} question */
async function advise({ id, link, ply }) {
  const fair = new Fair(link, ply);
  try {
    const done = await work(
      id,
      () => fair.run(SLICE),
      () => fair.spent(),
    );
    if (done) postMessage({ id, fair: fair.advice() });
  } finally {
    fair.free();
  }
}

/** @param {Question} question */
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
  if (done) postMessage({ id, review: review.answer() });
}

/** What answers each question. @type {Record<Question['want'], (question: Question, cache: VerdictCache) => Promise<void>>} */
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
    postMessage({ id: data.id, error: message, token, broken: error instanceof WebAssembly.RuntimeError });
  }
});
