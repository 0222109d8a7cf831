// Lazy loading of features. The registries are table/features.js and site/features.js.

import { catalogsReady } from '../words/language.js';
import { addSheet } from './dom.js';

/** @import { CatalogName } from '../words/language.js' */
/**
 * @template Module
 * @typedef {object} Feature
 * @property {() => Promise<Module>} module
 * @property {readonly CatalogName[]} [catalogs] of its words
 * @property {readonly URL[]} [sheets]
 * @property {() => Promise<unknown>} [needs] loads everything else
 */

/**
 * Loads a feature with all its needs in parallel. After a failure, the next call tries again.
 * @template Module
 * @param {Feature<Module>} feature @param {HTMLElement | ShadowRoot} parent takes its sheets
 * @param {AbortSignal} [signal]
 * @returns {Promise<Module>} rejects with an AbortError if the signal is aborted by then
 */
export async function loadFeature({ module, catalogs = [], sheets = [], needs }, parent, signal) {
  const [loaded] = await Promise.all([
    module().then(async (loaded) => {
      // Importing it has registered its catalogs.
      await catalogsReady(catalogs);
      return loaded;
    }),
    needs?.(),
    ...sheets.map((sheet) => addSheet(parent, sheet)),
  ]);
  signal?.throwIfAborted();
  return loaded;
}

/** True for the error of a cancelled load. @param {unknown} error */
export const isAbort = (error) => error instanceof DOMException && error.name === 'AbortError';
