// The solver's client: it asks the worker. One worker for all tables of a page, one question at a time; a table has one
// question at most: its next one ends the one before. While the page is hidden the worker pauses.

import { SOLVER, SOLVER_WORKER } from '../assets.js';
import { say } from '../words/core.js';
import { words as later } from '../words/deferred.js';
import { startWorker } from './trusted.js';

/** @typedef {import('../pkg/patience_solver_wasm.js').Answer} Answer */
/** @typedef {import('../pkg/patience_solver_wasm.js').Step} Step */
/** @typedef {import('../pkg/patience_solver_wasm.js').Why} Why */
/** @typedef {import('../pkg/patience_solver_wasm.js').Advice} Advice */
/** @typedef {import('../pkg/patience_solver_wasm.js').ReviewAnswer} ReviewAnswer */
/**
 * What can be asked of the position after `ply` moves of a link: whether it can be won, with so many nodes in all; or what
 * is best by what a player can see; or a part of the review of the whole game, of which so much is known.
 * @typedef {{ want: 'verdict', link: string, ply: number, nodes: number }
 *   | { want: 'fair', link: string, ply: number }
 *   | { want: 'review', link: string, known: number[] }} Question
 */
/**
 * @typedef {object} Asked
 * @property {number} id
 * @property {object} owner
 * @property {Question} question
 * @property {(answer: any) => void} resolve null if it is of no interest any more
 * @property {(error: Error) => void} reject
 * @property {(spent: number) => void} [onspent]
 */

/** @type {Worker | null} */
let worker = null;
let ids = 0;
/** @type {Asked | null} */
let current = null;
/** @type {Asked[]} */
let queue = [];
/** Tables that may ask again. @type {Set<object>} */
const owners = new Set();

function start() {
  const made = startWorker(SOLVER_WORKER, SOLVER);
  made.addEventListener('message', ({ data }) => receive(data));
  made.addEventListener('error', () => {
    for (const asked of takeAll()) asked.reject(new Error(later.advice.noConnection));
    stop();
  });
  made.postMessage({ pause: document.hidden });
  document.addEventListener('visibilitychange', followVisibility);
  return made;
}

function stop() {
  worker?.terminate();
  worker = null;
  document.removeEventListener('visibilitychange', followVisibility);
}

/** Takes every question that has no answer yet. */
function takeAll() {
  const all = current ? [current, ...queue] : queue;
  current = null;
  queue = [];
  return all;
}

/** Page hidden: pause the worker, or stop it if it is idle. */
function followVisibility() {
  if (document.hidden && !current) stop();
  else worker?.postMessage({ pause: document.hidden });
}

/** @param {any} data */
function receive(data) {
  if (!current || data.id !== current.id) return;
  const { resolve, reject, onspent } = current;
  if (data.error === undefined && data.verdict === undefined && !data.fair && !data.review)
    return onspent?.(data.spent);
  current = null;
  if (data.broken) stop();
  if (data.error === undefined) resolve(data);
  else reject(new Error(data.token ? say(data.token) : data.error));
  next();
}

function next() {
  if (current || !queue.length) return;
  const asked = /** @type {Asked} */ (queue.shift());
  try {
    worker ??= start();
  } catch (error) {
    // A page's policy may allow no worker.
    asked.reject(/** @type {Error} */ (error));
    return next();
  }
  current = asked;
  worker.postMessage({ id: asked.id, ...asked.question });
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
  worker?.postMessage({ stop: true });
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
 * @returns {Promise<Answer | null>}
 */
export const askVerdict = (owner, link, ply, nodes, onspent) =>
  ask(owner, { want: 'verdict', link, ply, nodes }, onspent);

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
