// Starts workers under Trusted Types. A page may have only one policy of a name: this one is "cadogan".

import { SOLVER_WORKER } from '../assets.js';
import { words as reports } from '../words/reports.js';

/** @typedef {{ createScriptURL: (text: string) => URL }} Policy */

/** @type {Policy | undefined} */
let policy;

/** Blob addresses of scripts that were made here, and only load a script of this site. @type {Set<string>} */
const loaderAddresses = new Set();

/** Their addresses by the script that they load, reused for each worker. @type {Map<string, string>} */
const loaders = new Map();

/** A trusted address of a script of this site. Its origin is that of SOLVER_WORKER: in bundles, import.meta.url of this module may be a file path. @param {URL} address @returns {URL} */
export function trustedUrl(address) {
  policy ??= /** @type {any} */ (globalThis).trustedTypes?.createPolicy('cadogan', {
    createScriptURL: (/** @type {string} */ text) => {
      const ours = loaderAddresses.has(text) || new URL(text).origin === SOLVER_WORKER.origin;
      if (!ours) throw new TypeError(`${text} is not a script of this site`);
      return text;
    },
  });
  return policy ? policy.createScriptURL(address.href) : address;
}

/**
 * Starts a worker of this site, also on pages of other origins. Its name is the address of its WebAssembly, which a bundler may
 * have moved away from the script.
 * @param {URL} script @param {URL} wasm
 */
export function startWorker(script, wasm) {
  const name = wasm.href;
  try {
    if (script.origin === self.origin) return new Worker(trustedUrl(script), { type: 'module', name });
    // Pages of another origin, and sandboxed frames without one, may only start workers of their own: a blob that imports the
    // script, and queues messages until then. It is a classic worker: Chromium allows no module workers in frames without origin.
    const loader = `const early = [], keep = (event) => early.push(event.data); addEventListener('message', keep);
      import(${JSON.stringify(script.href)}).then(() => {
        removeEventListener('message', keep);
        for (const data of early) dispatchEvent(new MessageEvent('message', { data }));
      }, (error) => setTimeout(() => { throw error; }));`;
    const address = loaders.get(script.href) ?? URL.createObjectURL(new Blob([loader], { type: 'text/javascript' }));
    loaders.set(script.href, address);
    loaderAddresses.add(address);
    return new Worker(trustedUrl(new URL(address)), { name });
  } catch (error) {
    // Policies cause a SecurityError, or with Trusted Types a TypeError.
    const policy = /^(SecurityError|TypeError)$/.test(/** @type {Error} */ (error).name);
    throw new Error(policy ? reports.advice.refused : reports.advice.noConnection, { cause: error });
  }
}
