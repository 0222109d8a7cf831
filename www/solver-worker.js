// The solver in a worker of its own. Messages to it:
//
//   { id, want: 'verdict', link, ply, nodes }   can the position be won? `nodes` in all; the same position again with
//                                               more nodes goes on where it ended
//   { id, want: 'fair', link, ply }             what is best by what a player can see?
//   { stop: true }                              the question at hand is of no interest any more
//   { pause: true }, { pause: false }           nobody looks
//
// and from it `{ id, … }` with the answer, or `error`, or, while it works, only `spent`. A new question ends the one
// before, which gets no answer.

import init, { Fair, Mind, Solver } from './pkg/patience_solver_wasm.js';

/** @typedef {import('./pkg/patience_solver_wasm.js').Step} WasmStep */
/** @typedef {{ move: string, words: string, piles: number[] }} Step */
/**
 * @typedef {object} Advice
 * @property {Step | null} best the best move, if anything is known
 * @property {number} wins imagined packs in which it wins
 * @property {number} tried imagined packs in which it was tried
 * @property {number} lost imagined packs in which nothing wins
 * @property {boolean} hidden whether there is anything that the player does not see
 * @property {boolean} forced whether there was nothing to choose
 */
/** @typedef {{ id: number, want: 'verdict' | 'fair', link: string, ply: number, nodes: number }} Question */
/**
 * @typedef {object} Verdict
 * @property {'won' | 'lost' | 'unknown'} verdict
 * @property {string[]} line moves that win
 * @property {Step | null} next the first of them
 * @property {Step | null} last the move that led here
 * @property {number} spent nodes, all told
 * @property {boolean} open whether more nodes may decide it
 * @property {Why | null} why the reason for a loss, if it can be seen
 */
/** @typedef {{ sentence: string, cards: { pile: number, index: number }[] }} Why */

/** Nodes between two looks at the post: a few hundredths of a second. */
const SLICE = 50_000;
/** Nodes between two words on how it goes. */
const TELL = 1_000_000;

/** Where the module lies, says the name that the worker was given: trusted.js. */
const ready = init({ module_or_path: self.name }).then(() => new Mind());
let newest = 0;
/** The search that may be asked to go on. @type {{ link: string, ply: number, nodes: number, solver: Solver } | null} */
let held = null;
/** @type {Promise<void> | null} */
let paused = null;
let resume = () => {};

/** A turn of the event loop, in which a message can come; timers would wait 4 ms. */
const turn = () => new Promise((resolve) => {
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
    if (spent() - told >= TELL) {
      told = spent();
      postMessage({ id, spent: told });
    }
    await turn();
  }
}

/** @param {WasmStep | undefined} step @returns {Step | null} */
function plain(step) {
  if (!step) return null;
  const { notation: move, words, piles } = step;
  step.free();
  return { move, words, piles: [...piles] };
}

/** @param {import('./pkg/patience_solver_wasm.js').Why | undefined} why @returns {Why | null} */
function plainWhy(why) {
  if (!why) return null;
  const { sentence, piles, levels } = why;
  why.free();
  return { sentence, cards: Array.from(piles, (pile, n) => ({ pile, index: levels[n] })) };
}

/** The search of a question: the one that was held, or a new one. @param {Question} question */
function searchOf({ link, ply, nodes }) {
  if (held?.link === link && held.ply === ply && held.nodes <= nodes) {
    held.solver.more(nodes - held.nodes);
    held.nodes = nodes;
    return held.solver;
  }
  const solver = new Solver(link, ply, nodes);
  held?.solver.free();
  held = { link, ply, nodes, solver };
  return solver;
}

/** @param {Question} question @param {Mind} mind */
async function decide(question, mind) {
  const { id } = question;
  const solver = searchOf(question);
  const known = mind.recall(solver);
  const done = await work(id, () => solver.run(SLICE) !== 'working', () => solver.spent());
  // Whoever took its place has let it go.
  if (!done) return;
  if (!known) mind.learn(solver);
  const { open } = solver;
  const verdict = solver.run(0);
  const steps = { next: plain(solver.next()), last: plain(solver.last()) };
  postMessage({ id, verdict, line: solver.line(), ...steps, spent: solver.spent(), open, why: plainWhy(solver.why()) });
}

/** @param {Question} question */
async function advise({ id, link, ply }) {
  const fair = new Fair(link, ply);
  try {
    if (!await work(id, () => fair.run(SLICE), () => fair.spent())) return;
    const { wins, tried, lost, hidden, forced } = fair;
    postMessage({ id, fair: { best: plain(fair.best()), wins, tried, lost, hidden, forced } });
  } finally {
    fair.free();
  }
}

addEventListener('message', async ({ data }) => {
  if (data.pause !== undefined) {
    if (data.pause) paused ??= new Promise((resolve) => (resume = resolve));
    else {
      paused = null;
      resume();
    }
    return;
  }
  newest = data.id ?? 0;
  if (data.stop) return;
  try {
    const mind = await ready;
    if (data.id === newest) await (data.want === 'fair' ? advise(data) : decide(data, mind));
  } catch (error) {
    // After a fault of its own the module is in no state to go on.
    postMessage({ id: data.id, error: String(/** @type {any} */ (error)?.message ?? error), broken: error instanceof WebAssembly.RuntimeError });
  }
});
