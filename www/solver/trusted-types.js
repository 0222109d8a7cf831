// Addresses of scripts, past a policy that demands trusted ones. A page may have one policy of a name only: this is it.

import { SOLVER_WORKER } from '../assets.js';
import { words as later } from '../words/deferred.js';

/** @typedef {{ createScriptURL: (text: string) => URL }} Policy */

/** @type {Policy | undefined} */
let policy;

/** Addresses of scripts that were made here and do nothing but load one of our own. @type {Set<string>} */
const made = new Set();

/** Each of them by the script that it loads: a worker that is begun again has the same. @type {Map<string, string>} */
const loaders = new Map();

/** A script of our own, from where the others are; bundlers give this module itself addresses of files on disk. @param {URL} address @returns {URL} */
export function trusted(address) {
  policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy('cadogan', {
    createScriptURL: (/** @type {string} */ text) => {
      const ours = made.has(text) || new URL(text).origin === SOLVER_WORKER.origin;
      if (!ours) throw new TypeError(`${text} is not a script of this site`);
      return text;
    },
  });
  return policy ? policy.createScriptURL(address.href) : address;
}

/**
 * Starts a worker of our own, whatever page its element stands on. It finds the address of its WebAssembly in its name:
 * where a bundler has moved the files, they no longer lie beside each other.
 * @param {URL} script @param {URL} wasm
 */
export function startWorker(script, wasm) {
  const name = wasm.href;
  try {
    if (script.origin === self.origin) return new Worker(trusted(script), { type: 'module', name });
    // A page of another origin, or a frame that is shut in and has none, may start no worker but its own: one that loads
    // ours, and until it has keeps what it is asked. It is no module: Chromium gives a frame without origin none.
    const loader = `const early = [], keep = (event) => early.push(event.data); addEventListener('message', keep);
      import(${JSON.stringify(script.href)}).then(() => {
        removeEventListener('message', keep);
        for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
      }, (error) => setTimeout(() => { throw error; }));`;
    const address = loaders.get(script.href) ?? URL.createObjectURL(new Blob([loader], { type: 'text/javascript' }));
    loaders.set(script.href, address);
    made.add(address);
    return new Worker(trusted(new URL(address)), { name });
  } catch (error) {
    // A policy is a SecurityError, or a TypeError where it demands trusted types.
    const policy = /^(SecurityError|TypeError)$/.test(/** @type {Error} */ (error).name);
    throw new Error(policy ? later.advice.refused : later.advice.noConnection, { cause: error });
  }
}
