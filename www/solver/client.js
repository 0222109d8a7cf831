// The client of the solver's workers. It asks one question at a time for all tables of a page; a new question of a table
// cancels the one before. While the page is hidden, the workers pause.
//
// The main worker answers all questions, and caches verdicts. For long searches, helper workers search with other seeds on
// spare cores: the first to find a verdict answers, and the main worker learns it.

import { SOLVER, SOLVER_WORKER } from '../assets.js';
import { say } from '../words/core.js';
import { words as reports } from '../words/reports.js';
import { startWorker } from './trusted-types.js';

/** `reached`: nodes spent by the main worker, from which a longer search continues. @typedef {import('../pkg/patience_solver_wasm.js').Answer & { reached: number }} Answer */
/** @typedef {import('../pkg/patience_solver_wasm.js').Step} Step */
/** @typedef {import('../pkg/patience_solver_wasm.js').Why} Why */
/** @typedef {import('../pkg/patience_solver_wasm.js').Advice} Advice */
/** @import { ReviewAnswer } from '../pkg/patience_solver_wasm.js' */
/** @import { Question, ToWorker } from './protocol.js' */
/**
 * @typedef {object} PendingRequest
 * @property {number} id
 * @property {object} owner
 * @property {Question} question
 * @property {(answer: any) => void} resolve null if it was cancelled
 * @property {(error: Error) => void} reject
 * @property {(spent: number) => void} [onProgress]
 * @property {Map<Worker, number>} spent nodes of each worker, failed helpers included
 * @property {boolean} hasHelpers
 */

/**
 * Maximum number of workers; one core is left to the page. The third helper decides another 5% of the positions that the main worker
 * and two helpers leave open. Each helper may take 60 MiB.
 */
const MAX_WORKERS = 4;

/** The main worker, then the helpers. @type {Worker[]} */
let workers = [];
let lastId = 0;
/** @type {PendingRequest | null} */
let current = null;
/** @type {PendingRequest[]} */
let queue = [];
/** Tables that may ask again. @type {Set<object>} */
const owners = new Set();

/** The solver has failed, has not loaded, or has refused its question. */
class SolverFailure extends Error {}

/** For the `catch` of a question: undefined after a failure of the solver; any other error is reported as a fault. @param {unknown} error */
export function noAnswer(error) {
  if (!(error instanceof SolverFailure)) reportError(error);
  return undefined;
}

/** @param {Worker} worker @param {ToWorker} message */
const post = (worker, message) => worker.postMessage(message);

/** Starts the next worker. */
function startNextWorker() {
  const worker = startWorker(SOLVER_WORKER, SOLVER);
  const n = workers.push(worker) - 1;
  worker.addEventListener('message', ({ data }) => receive(data, worker));
  worker.addEventListener('error', () => {
    if (n) return removeHelper(worker);
    for (const request of current ? [current, ...queue] : queue)
      request.reject(new SolverFailure(reports.advice.noConnection));
    current = null;
    queue = [];
    stopWorkers();
  });
  post(worker, { pause: document.hidden });
  if (!n) document.addEventListener('visibilitychange', updatePause);
}

/** Terminates a helper that has failed. @param {Worker} helper */
function removeHelper(helper) {
  helper.terminate();
  workers = workers.filter((worker) => worker !== helper);
}

function stopWorkers() {
  for (const worker of workers) worker.terminate();
  workers = [];
  document.removeEventListener('visibilitychange', updatePause);
}

/** @param {ToWorker} message */
function broadcast(message) {
  for (const worker of workers) post(worker, message);
}

/** Has helpers search a long question, too, each with its own seed. @param {PendingRequest} request */
function startHelpers(request) {
  const { id, question } = request;
  request.hasHelpers = true;
  const count = Math.min(MAX_WORKERS, (navigator.hardwareConcurrency || 1) - 1);
  try {
    while (workers.length < count) startNextWorker();
  } catch {
    // A page's policy may forbid workers.
  }
  for (const [n, helper] of workers.entries()) if (n) post(helper, { id, ...question, seed: n + 1 });
}

/** True while a question is searched: those of other owners wait. */
export const isBusy = () => current !== null;

/** Page hidden: pause the workers, or stop them if they are idle. */
function updatePause() {
  if (document.hidden && !current) stopWorkers();
  else broadcast({ pause: document.hidden });
}

/** True if a worker has sent its progress only. @param {import('./protocol.js').FromWorker} data */
const isProgress = ({ error, verdict, hint, review, proof, refutation, problem }) =>
  error === undefined && verdict === undefined && !(hint ?? review ?? proof ?? refutation ?? problem);

/** Bad input is refused with a token; without one the module has failed, or did not load. @param {import('./protocol.js').FromWorker} data */
const isFailure = ({ error, token }) => error !== undefined && !token;

/** @param {import('./protocol.js').FromWorker} data @param {Worker} worker */
function receive(data, worker) {
  // A helper that was terminated may have sent this before.
  if (!current || data.id !== current.id || !workers.includes(worker)) return;
  const isMain = worker === workers[0];
  if (data.spent !== undefined) current.spent.set(worker, data.spent);
  if (isProgress(data)) {
    if (current.question.want === 'verdict' && isMain && !current.hasHelpers) startHelpers(current);
    return current.onProgress?.(sum(current.spent));
  }
  if (!isMain) {
    if (isFailure(data)) removeHelper(worker);
    // A helper without a verdict does not answer.
    if (data.verdict !== 'won' && data.verdict !== 'lost') return;
    const { link, ply } = /** @type {{ link: string, ply: number }} */ (current.question);
    post(workers[0], { learn: { link, ply, line: data.verdict === 'won' ? data.line : undefined } });
  }
  finish(current, data);
  sendNext();
}

/** Answers the current request. @param {PendingRequest} request @param {import('./protocol.js').FromWorker} data */
function finish({ resolve, reject, spent, hasHelpers }, data) {
  if (hasHelpers) broadcast({ stop: true });
  current = null;
  if (isFailure(data)) stopWorkers();
  const { fault, noConnection } = reports.advice;
  if (data.error !== undefined)
    reject(new SolverFailure(data.token ? say(data.token) : data.broken ? fault : noConnection));
  else resolve(data.verdict === undefined ? data : { ...data, spent: sum(spent), reached: data.spent });
}

/** @param {Map<Worker, number>} spent */
const sum = (spent) => [...spent.values()].reduce((total, n) => total + n, 0);

function sendNext() {
  if (current || !queue.length) return;
  const request = /** @type {PendingRequest} */ (queue.shift());
  try {
    if (!workers.length) startNextWorker();
  } catch (error) {
    // A page's policy may forbid workers.
    request.reject(new SolverFailure(/** @type {Error} */ (error).message));
    return sendNext();
  }
  current = request;
  post(workers[0], { id: request.id, ...request.question });
}

/** Cancels the request of a table: it resolves to null. @param {object} owner */
export function cancel(owner) {
  queue = queue.filter((request) => {
    if (request.owner === owner) request.resolve(null);
    return request.owner !== owner;
  });
  if (current?.owner !== owner) return;
  current.resolve(null);
  current = null;
  broadcast({ stop: true });
  sendNext();
}

/** Releases a table; the workers stop after the last one. @param {object} owner */
export function release(owner) {
  cancel(owner);
  owners.delete(owner);
  if (!owners.size) stopWorkers();
}

/** Releases an owner when a signal is aborted; until then the workers stay for it. @param {object} owner @param {AbortSignal} signal */
export function releaseOnAbort(owner, signal) {
  if (owners.has(owner)) return;
  owners.add(owner);
  signal.addEventListener('abort', () => release(owner), { once: true });
}

/** @param {object} owner @param {Question} question @param {(spent: number) => void} [onProgress] @returns {Promise<any>} */
function ask(owner, question, onProgress) {
  cancel(owner);
  owners.add(owner);
  return new Promise((resolve, reject) => {
    queue.push({ id: ++lastId, owner, question, resolve, reject, onProgress, spent: new Map(), hasHelpers: false });
    sendNext();
  });
}

/**
 * Asks if a position can be won. Resolves to null if it was cancelled.
 * @param {object} owner @param {string} link @param {number} ply @param {number} nodes
 * @param {(spent: number) => void} [onProgress] called with the nodes spent
 * @param {number} [ms] time limit
 * @returns {Promise<Answer | null>}
 */
export const askVerdict = (owner, link, ply, nodes, onProgress, ms) =>
  ask(owner, { want: 'verdict', link, ply, nodes, ms }, onProgress);

/** Asks for the best move, from what the player can see. @param {object} owner @param {string} link @param {number} ply @returns {Promise<Advice | null>} */
export const askHint = (owner, link, ply) =>
  ask(owner, { want: 'hint', link, ply }).then((answer) => answer?.hint ?? null);

/**
 * Continues the review of a whole game; each answer is the review so far.
 * @param {object} owner @param {string} link @param {number[]} estimates estimates of an earlier review
 * @param {number[]} [plies] the only positions to estimate; by default all
 * @returns {Promise<ReviewAnswer | null>}
 */
export const askReview = (owner, link, estimates, plies) =>
  ask(owner, { want: 'review', link, estimates, plies }).then((answer) => answer?.review ?? null);

/**
 * Asks for the proof of a problem.
 * @param {object} owner @param {string} link @param {number} effort multiple of the usual budget
 * @returns {Promise<import('../pkg/patience_solver_wasm.js').ProofAnswer | null>}
 */
export const askProof = (owner, link, effort) =>
  ask(owner, { want: 'proof', link, effort }).then((answer) => answer?.proof ?? null);

/**
 * Asks for the refutation of a wrong answer to a problem.
 * @param {object} owner @param {string} link @param {string[]} moves right answers with the moves between them, then the wrong one
 * @returns {Promise<import('../pkg/patience_solver_wasm.js').RefutationAnswer | null>}
 */
export const askRefutation = (owner, link, moves) =>
  ask(owner, { want: 'refutation', link, moves }).then((answer) => answer?.refutation ?? null);

/**
 * Asks for the problem of a position, of which it proves all moves. Resolves to null if it was cancelled.
 * @param {object} owner @param {string} link @param {number} ply @param {number} [effort] multiple of the usual budget
 * @returns {Promise<import('../pkg/patience_solver_wasm.js').MadeProblem | null>}
 */
export const askProblem = (owner, link, ply, effort = 1) =>
  ask(owner, { want: 'problem', link, ply, effort }).then((answer) => answer?.problem ?? null);
