// Loads what a first action needs, when the browser has nothing else to do.

import { loadEngine } from '../../engine/loader.js';
import { registerFont } from '../../cards/faces.js';

/** @typedef {import('../controller.js').Controller} Controller */

/** Timeout of the idle callback, in ms. */
const IDLE_MS = 600;

/** Runs a function when the browser is idle, or soon. @param {() => void} act */
export function whenIdle(act) {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: IDLE_MS });
  else setTimeout(act, IDLE_MS);
}

/** Loads the font, the reports of actions, and the full engine, which takes the game over. @param {Controller} host */
export async function prefetch(host) {
  registerFont(document);
  // Each is asked for again when it is needed.
  await host.load('reports', host.tableSignal).catch(() => {});
  await loadEngine().then(
    () => host.session.useFullEngine(),
    () => {},
  );
}
