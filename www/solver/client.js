// The solver's client: it asks the workers. One question at a time for all tables of a page; a table has one question at
// most: its next one ends the one before. While the page is hidden the workers pause.
//
// The first worker answers all questions, and keeps what is known. Where a verdict takes long, and the machine has cores to
// spare, others search for it elsewhere at the same time: what one of them finds is the answer, and the first one learns it.

import { SOLVER, SOLVER_WORKER } from '../assets.js';
import { say } from '../words/core.js';
import { words as later } from '../words/deferred.js';
import { startWorker } from './trusted-types.js';

/** `reached`: nodes that the worker has spent which can be asked to go on. @typedef {import('../pkg/patience_solver_wasm.js').Answer & { reached: number }} Answer */
/** @typedef {import('../pkg/patience_solver_wasm.js').Step} Step */
/** @typedef {import('../pkg/patience_solver_wasm.js').Why} Why */
/** @typedef {import('../pkg/patience_solver_wasm.js').Advice} Advice */
/** @typedef {import('../pkg/patience_solver_wasm.js').ReviewAnswer} ReviewAnswer */
/** @typedef {import('./protocol.js').Question} Question */
/** @typedef {import('./protocol.js').ToWorker} ToWorker */
/**
 * @typedef {object} Asked
 * @property {number} id
 * @property {object} owner
 * @property {Question} question
 * @property {(answer: any) => void} resolve null if it is of no interest any more
 * @property {(error: Error) => void} reject
 * @property {(spent: number) => void} [onspent]
 */

/** Never more workers than this, nor than leave the page a core to itself. */
const CREW = 3;

/** The first one, and those that help it. @type {Worker[]} */
let workers = [];
/** What each has spent on the question at hand. @type {number[]} */
let spent = [];
let ids = 0;
/** @type {Asked | null} */
let current = null;
/** @type {Asked[]} */
let queue = [];
/** Tables that may ask again. @type {Set<object>} */
const owners = new Set();

/** @param {Worker} worker @param {ToWorker} message */
const post = (worker, message) => worker.postMessage(message);

/** Starts the next worker. */
function start() {
  const made = startWorker(SOLVER_WORKER, SOLVER);
  const n = workers.push(made) - 1;
  made.addEventListener('message', ({ data }) => receive(data, made));
  made.addEventListener('error', () => {
    if (n) return drop(made);
    for (const asked of takeAll()) asked.reject(new Error(later.advice.noConnection));
    stop();
  });
  post(made, { pause: document.hidden });
  if (!n) document.addEventListener('visibilitychange', followVisibility);
}

/** A helper is in no state to go on. @param {Worker} helper */
function drop(helper) {
  helper.terminate();
  workers = workers.filter((one) => one !== helper);
}

function stop() {
  for (const worker of workers) worker.terminate();
  workers = [];
  document.removeEventListener('visibilitychange', followVisibility);
}

/** Tells all workers the same. @param {ToWorker} message */
function tellAll(message) {
  for (const worker of workers) post(worker, message);
}

/** The question at hand takes long: helpers search, too, each in its own way. @param {Asked} asked */
function getHelp({ id, question }) {
  const crew = Math.min(CREW, (navigator.hardwareConcurrency || 1) - 1);
  try {
    while (workers.length < crew) start();
  } catch {
    // What a policy does not allow is done without.
  }
  for (const [n, helper] of workers.entries()) if (n) post(helper, { id, ...question, seed: n + 1 });
}

/** Takes every question that has no answer yet. */
function takeAll() {
  const all = current ? [current, ...queue] : queue;
  current = null;
  queue = [];
  return all;
}

/** Page hidden: pause the workers, or stop them if they are idle. */
function followVisibility() {
  if (document.hidden && !current) stop();
  else tellAll({ pause: document.hidden });
}

/** @param {import('./protocol.js').FromWorker} data @param {Worker} worker */
function receive(data, worker) {
  if (!current || data.id !== current.id) return;
  const n = workers.indexOf(worker);
  const { resolve, reject, onspent, question } = current;
  if (data.spent !== undefined) spent[n] = data.spent;
  if (data.error === undefined && data.verdict === undefined && !data.fair && !data.review) {
    if (question.want === 'verdict' && n === 0 && spent.length < 2) {
      // So that help is got once.
      spent[1] = 0;
      getHelp(current);
    }
    return onspent?.(all(spent));
  }
  if (n > 0) {
    if (data.broken) drop(worker);
    // That one of them found nothing is no answer.
    if (data.verdict !== 'won' && data.verdict !== 'lost') return;
    const { link, ply } = /** @type {{ link: string, ply: number }} */ (question);
    post(workers[0], { learn: { link, ply, line: data.verdict === 'won' ? data.line : undefined } });
  }
  current = null;
  if (spent.length > 1) tellAll({ stop: true });
  if (data.broken) stop();
  if (data.error !== undefined) reject(new Error(data.token ? say(data.token) : data.error));
  else resolve(data.verdict === undefined ? data : { ...data, spent: all(spent), reached: data.spent });
  next();
}

/** @param {number[]} numbers */
const all = (numbers) => numbers.reduce((sum, n) => sum + n, 0);

function next() {
  if (current || !queue.length) return;
  const asked = /** @type {Asked} */ (queue.shift());
  try {
    if (!workers.length) start();
  } catch (error) {
    // A page's policy may allow no worker.
    asked.reject(/** @type {Error} */ (error));
    return next();
  }
  current = asked;
  spent = [];
  post(workers[0], { id: asked.id, ...asked.question });
}

/** The answer to the question of a table is of no interest any more. @param {object} owner */
export function dismiss(owner) {
  queue = queue.filter((asked) => {
    if (asked.owner === owner) asked.resolve(null);
    return asked.owner !== owner;
  });
  if (current?.owner !== owner) return;
  current.resolve(null);
  current = null;
  tellAll({ stop: true });
  next();
}

/** The table has gone: the worker stops if it was the last. @param {object} owner */
export function leave(owner) {
  dismiss(owner);
  owners.delete(owner);
  if (!owners.size) stop();
}

/** @param {object} owner @param {Question} question @param {(spent: number) => void} [onspent] @returns {Promise<any>} */
function ask(owner, question, onspent) {
  dismiss(owner);
  owners.add(owner);
  return new Promise((resolve, reject) => {
    queue.push({ id: ++ids, owner, question, resolve, reject, onspent });
    next();
  });
}

/**
 * Can a position be won? The answer to a question that another one of the same table ended is null.
 * @param {object} owner @param {string} link @param {number} ply @param {number} nodes
 * @param {(spent: number) => void} [onspent] told now and then while it works
 * @param {number} [ms] milliseconds after which it is answered with what is known
 * @returns {Promise<Answer | null>}
 */
export const askVerdict = (owner, link, ply, nodes, onspent, ms) =>
  ask(owner, { want: 'verdict', link, ply, nodes, ms }, onspent);

/** What is best by what a player can see? @param {object} owner @param {string} link @param {number} ply @returns {Promise<Advice | null>} */
export const askFair = (owner, link, ply) =>
  ask(owner, { want: 'fair', link, ply }).then((answer) => answer?.fair ?? null);

/**
 * Goes on with the review of a whole game: each answer is the review as far as it has come.
 * @param {object} owner @param {string} link @param {number[]} known estimates of an earlier review
 * @returns {Promise<ReviewAnswer | null>}
 */
export const askReview = (owner, link, known) =>
  ask(owner, { want: 'review', link, known }).then((answer) => answer?.review ?? null);
