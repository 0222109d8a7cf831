// The solver's worker. Messages: protocol.js.

import { UNDECIDED } from './estimates.js';
import init, {
  Hint,
  ProblemMaking,
  ProblemProof,
  Review,
  Solver,
  VerdictCache,
  refutation,
} from '../pkg/patience_solver_wasm.js';

/** @import { HintQuestion, ProblemQuestion, ProofQuestion, Question, RefutationQuestion, ReviewQuestion, Sent, VerdictQuestion } from './protocol.js' */

/** Nodes between message checks: a few hundredths of a second. */
const SLICE_NODES = 50_000;
/** Nodes between two reports of progress. */
const REPORT_NODES = 1_000_000;

/** Minimum budget of a question with a time limit, for slow or busy machines. */
const MIN_NODES = 1_500_000;

/** Time for each part of a review, between which other questions are answered. */
const REVIEW_PART_MS = 250;

/** The worker's name is the address of the module: trusted-types.js. Rejected if that does not load: the page then starts another worker. */
const ready = init({ module_or_path: self.name }).then(() => new VerdictCache());
let newestId = 0;
/** A search that may be continued. @typedef {{ link: string, ply: number, nodes: number, solver: Solver }} Search */
/** At most two, the newest first: that of the position on the table, and a background search. @type {Search[]} */
const searches = [];
/** The review that may be continued, with its positions. @type {{ link: string, plies: string, review: Review } | null} */
let reviewSearch = null;
/** @type {Promise<void> | null} */
let paused = null;
let resume = () => {};

/** Resolves in the next task, after pending messages; timers would take 4 ms. */
const nextTask = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve(undefined);
    };
    port2.postMessage(null);
  });

/** @param {import('./protocol.js').FromWorker} message */
const post = (message) => postMessage(message);

/**
 * Runs slices of a search until it is done, or another question arrives.
 * @param {number} id @param {() => boolean} slice returns true when the search is done @param {() => number} spent
 * @returns {Promise<boolean>} false if it was cancelled
 */
async function runSlices(id, slice, spent) {
  let reported = spent();
  for (;;) {
    if (paused) await paused;
    if (id !== newestId) return false;
    if (slice()) return true;
    if (spent() - reported >= REPORT_NODES) {
      reported = spent();
      post({ id, spent: reported });
    }
    await nextTask();
  }
}

/** Continues the search of a position, or starts a new one. @param {Sent<VerdictQuestion>} question */
function searchOf({ link, ply, nodes, seed }) {
  const at = searches.findIndex((search) => search.link === link && search.ply === ply && search.nodes <= nodes);
  if (at >= 0) {
    const [search] = searches.splice(at, 1);
    search.solver.raiseLimit(nodes - search.nodes);
    search.nodes = nodes;
    searches.unshift(search);
    return search;
  }
  const search = { link, ply, nodes, solver: new Solver(link, ply, nodes, seed) };
  searches.unshift(search);
  for (const { solver } of searches.splice(2)) solver.free();
  return search;
}

/** @param {Sent<VerdictQuestion>} question @param {VerdictCache} cache */
async function answerVerdict(question, cache) {
  const { id, ms = Infinity } = question;
  const search = searchOf(question);
  const { solver } = search;
  const isCached = cache.get(solver);
  const end = performance.now() + ms;
  let isWorking = true;
  const isDone = await runSlices(
    id,
    () => {
      isWorking = solver.run(SLICE_NODES) === 'working';
      return !isWorking || (performance.now() > end && solver.spent() >= MIN_NODES);
    },
    () => solver.spent(),
  );
  if (!isDone) return;
  if (isWorking) {
    solver.pause();
    search.nodes = solver.spent();
  }
  if (!isCached) cache.insert(solver);
  post({ id, ...solver.answer() });
}

/** @param {Sent<HintQuestion>} question */
function answerHint({ id, link, ply }) {
  const hint = new Hint(link, ply);
  return runSearch(id, hint, () => post({ id, hint: hint.advice() }));
}

/** @param {Sent<ReviewQuestion>} question */
async function answerReview({ id, link, estimates, plies }) {
  const positions = String(plies ?? 'all');
  // The curve of a few positions is no part of a whole review: it would leave the others undecided.
  if (reviewSearch?.link !== link || reviewSearch.plies !== positions) {
    const review = new Review(
      link,
      Uint8Array.from(estimates, (estimate, ply) => ((plies?.includes(ply) ?? true) ? estimate : UNDECIDED)),
    );
    reviewSearch?.review.free();
    reviewSearch = { link, plies: positions, review };
  }
  const { review } = reviewSearch;
  const end = performance.now() + REVIEW_PART_MS;
  const isDone = await runSlices(
    id,
    () => review.run(SLICE_NODES) || performance.now() > end,
    () => 0,
  );
  if (isDone) post({ id, review: review.answer() });
}

/** Runs a search, and frees it. @param {number} id @param {Hint | ProblemProof | ProblemMaking} search @param {() => void} send sends its answer */
async function runSearch(id, search, send) {
  const run = () => search.run(SLICE_NODES);
  const spent = () => ('spent' in search ? search.spent() : 0);
  try {
    if (await runSlices(id, run, spent)) send();
  } finally {
    search.free();
  }
}

/** @param {Sent<RefutationQuestion>} question */
const answerRefutation = async ({ id, link, moves }) => post({ id, refutation: refutation(link, moves) });

/** @param {Sent<ProofQuestion>} question */
function answerProof({ id, link, effort }) {
  const proof = new ProblemProof(link, effort);
  return runSearch(id, proof, () => post({ id, proof: proof.answer() }));
}

/** @param {Sent<ProblemQuestion>} question */
function answerProblem({ id, link, ply, effort }) {
  const making = new ProblemMaking(link, ply, effort);
  return runSearch(id, making, () => post({ id, problem: making.answer() ?? undefined }));
}

/** The function that answers each question. @type {Record<Question['want'], (question: any, cache: VerdictCache) => Promise<void>>} */
const ANSWERS = {
  verdict: answerVerdict,
  hint: answerHint,
  review: answerReview,
  proof: answerProof,
  refutation: answerRefutation,
  problem: answerProblem,
};

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
  newestId = data.id ?? 0;
  if (data.stop) return;
  try {
    const cache = await ready;
    if (data.id === newestId) await ANSWERS[/** @type {Question} */ (data).want](data, cache);
  } catch (error) {
    const { message = String(error), token = null } = /** @type {any} */ (error) ?? {};
    // After a RuntimeError the module is unusable.
    const broken = error instanceof WebAssembly.RuntimeError;
    if (broken) console.error('The solver failed', data, error);
    post({ id: data.id, error: message, token, broken });
  }
});
