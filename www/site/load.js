// Loads features of the site by name and opens panels. features.js registers them, so that features can load each other
// without an import cycle.

import { loadEngine } from '../engine/games.js';
import { words } from '../words/site.js';
import { isAbort, loadFeature } from '../ui/lazy.js';
import { showToast } from '../ui/toast.js';
import { Latest } from '../ui/latest.js';

/** @import { Features, Panels } from './features.js' */

/** @type {{ features: Features, panels: Panels } | null} */
let registry = null;

/** @param {Features} features @param {Panels} panels */
export const registerFeatures = (features, panels) => void (registry = { features, panels });

/**
 * Loads a feature. After a failure the next call tries again.
 * @template {keyof Features} Name
 * @param {Name} name @param {AbortSignal} [signal]
 * @returns {Promise<Awaited<ReturnType<Features[Name]['module']>>>} rejects with an AbortError if the signal is aborted by then
 */
export function load(name, signal) {
  if (!registry) throw new Error('features.js has not been imported.');
  const feature = /** @type {import('../ui/lazy.js').Feature<any>} */ (registry.features[name]);
  return loadFeature(feature, document.head, signal);
}

/** Loads the full engine; rejects with an Error whose message is a sentence. */
export const requireEngine = () =>
  loadEngine().catch((cause) => {
    throw new Error(words.failed.engine, { cause });
  });

/** Aborted by the next panel and by a change of page or position. */
const panelLoad = new Latest();

/** Cancels a panel that is still loading. */
export const cancelPanel = () => panelLoad.cancel();

/**
 * Opens a panel, unless it is cancelled while it loads. A failure becomes a toast with a retry button.
 * @template {keyof Panels} Name
 * @param {Name} name
 * @param {Parameters<Panels[Name]> extends [any, ...infer Args] ? Args : never} args
 */
export async function openPanel(name, ...args) {
  const signal = panelLoad.begin();
  try {
    const open = /** @type {(signal: AbortSignal, ...args: unknown[]) => Promise<void>} */ (
      /** @type {unknown} */ (registry?.panels[name])
    );
    await open(signal, ...args);
  } catch (error) {
    if (isAbort(error) || signal.aborted) return;
    showToast(words.failed.panel, [{ label: words.failed.again, onPress: () => void openPanel(name, ...args) }]);
  }
}
