// Features that load when they are first needed. The registries are table/features.js and site/features.js.

import { catalogsReady } from '../words/language.js';
import { addSheet } from './dom.js';

/** @typedef {import('../words/language.js').Part} CatalogName */
/**
 * @template Module
 * @typedef {object} Feature
 * @property {() => Promise<Module>} module
 * @property {readonly CatalogName[]} [catalogs] of its words
 * @property {readonly URL[]} [sheets]
 * @property {() => Promise<unknown>} [needs] resolves when all else is ready that it needs
 */

/**
 * Loads a feature: all that it needs at the same time. A module that must load still more exports `whenReady`. Nothing of a failure is remembered, so that the next call tries again.
 * @template Module
 * @param {Feature<Module>} feature @param {HTMLElement | ShadowRoot} parent takes its sheets
 * @param {AbortSignal} [signal]
 * @returns {Promise<Module>} rejects with an AbortError if the signal is aborted by then
 */
export async function loadFeature({ module, catalogs = [], sheets = [], needs }, parent, signal) {
  const [loaded] = await Promise.all([
    module().then(async (loaded) => {
      // Importing it has registered its catalogs.
      await Promise.all([catalogsReady(catalogs), /** @type {any} */ (loaded).whenReady?.()]);
      return loaded;
    }),
    needs?.(),
    ...sheets.map((sheet) => addSheet(parent, sheet)),
  ]);
  signal?.throwIfAborted();
  return loaded;
}

/** True for what a cancelled load rejects with. @param {unknown} error */
export const isAbort = (error) => error instanceof DOMException && error.name === 'AbortError';
