// Loads the features of the site by name, and opens its panels. features.js registers them here, so that what it loads can load
// other features.

import { words } from '../words/site.js';
import { isAbort, loadFeature } from '../ui/lazy.js';
import { notify } from '../ui/toast.js';

/** @typedef {import('./features.js').Features} Features */
/** @typedef {import('./features.js').Panels} Panels */

/** @type {{ features: Features, panels: Panels } | null} */
let registry = null;

/** @param {Features} features @param {Panels} panels */
export const register = (features, panels) => void (registry = { features, panels });

/**
 * Loads a feature. Nothing of a failure is remembered: the next call tries again.
 * @template {keyof Features} Name
 * @param {Name} name @param {AbortSignal} [signal]
 * @returns {Promise<Awaited<ReturnType<Features[Name]['module']>>>} rejects with an AbortError if the signal is aborted by then
 */
export function load(name, signal) {
  if (!registry) throw new Error('features.js has not been imported.');
  const feature = /** @type {import('../ui/lazy.js').Feature<any>} */ (registry.features[name]);
  return loadFeature(feature, document.head, signal);
}

/** Aborted by the next panel, and when the page or the position changes: what loads late is not opened. */
let slot = new AbortController();

/** Drops a panel that is still loading. */
export function cancelPanel() {
  slot.abort();
  slot = new AbortController();
}

/**
 * Opens a panel, unless another one was asked for meanwhile, or the player has gone on. A failure is said, with a button that
 * tries again.
 * @template {keyof Panels} Name
 * @param {Name} name
 * @param {Parameters<Panels[Name]> extends [any, ...infer Args] ? Args : never} args
 */
export async function openPanel(name, ...args) {
  cancelPanel();
  const { signal } = slot;
  try {
    const open = /** @type {(signal: AbortSignal, ...args: unknown[]) => Promise<void>} */ (
      /** @type {unknown} */ (registry?.panels[name])
    );
    await open(signal, ...args);
  } catch (error) {
    if (isAbort(error) || signal.aborted) return;
    notify(words.failed.panel, [{ label: words.failed.again, act: () => void openPanel(name, ...args) }]);
  }
}
