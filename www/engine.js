// The rules without a table: for pages that draw their own, for workers, for Node. Public, as the element is; types:
// npm/engine.d.ts.
//
//   import { loadEngine, say, Table } from 'cadogan-patience/engine';
//   await loadEngine();
//   const table = Table.open('sly/S7Q3-K9X2');
//   console.log(say(table.dealOn().prompt));

import { ENGINE } from './assets.js';
import { loadEngine as load } from './engine/loader.js';

export { setBase } from './assets.js';
export { games, layout, read, Table } from './pkg/patience_wasm.js';
export { say } from './words/core.js';
// Registers the sentences of all tokens.
import './words/reports.js';

/** The address of the WebAssembly that `loadEngine` fetches. */
export const engineModule = ENGINE;

/**
 * Loads the rules, once; call it before all else.
 * @param {Parameters<typeof load>[0]} [source] an address, or the bytes of the module, as in Node
 */
export async function loadEngine(source) {
  await load(source);
}
