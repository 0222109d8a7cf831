// Prefetches the files that a first action needs.

import { loadEngine } from '../../engine/loader.js';
import { registerFont } from '../../cards/faces.js';

/** @import { Controller } from '../controller.js' */

/** Timeout of the idle callback, in ms. */
const IDLE_MS = 600;

/** Runs a function when the browser is idle, or soon. @param {() => void} callback */
export function whenIdle(callback) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: IDLE_MS });
  else setTimeout(callback, IDLE_MS);
}

/** Loads the font, the sentences of reports, and the full engine, and moves the game to it. @param {Controller} host */
export async function prefetch(host) {
  registerFont();
  // A failed one is loaded again when it is needed.
  await host.load('reports', host.tableSignal).catch(() => {});
  await loadEngine().then(
    () => host.session.useFullEngine(),
    () => {},
  );
}
