// The rules as WebAssembly: one module for all tables of a page, and what its errors say.

import init, { games } from '../pkg/patience_wasm.js';
import { ENGINE } from '../assets.js';
import { say, words } from '../words/core.js';

/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */

/** @type {Promise<GameInfo[]> | undefined} */
let loading;

/**
 * Loads the rules, once.
 * @param {import('../pkg/patience_wasm.js').InitInput} [source] where they are, or what they are
 * @returns {Promise<GameInfo[]>} the games that there are
 */
export function loadEngine(source = ENGINE) {
  loading ??= init({ module_or_path: source }).then(() => games());
  // A module that did not come may come at the next try.
  loading.catch(() => (loading = undefined));
  return loading;
}

/** What is told of an error. @param {unknown} error */
export function sentenceOf(error) {
  if (error instanceof WebAssembly.RuntimeError) return words.element.crashed;
  if (isRefusal(error)) return say(error.token);
  const message = error instanceof Error ? error.message : String(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** @param {unknown} error @returns {error is import('../pkg/patience_wasm.js').Refusal} */
const isRefusal = (error) => error instanceof Error && 'token' in error;
