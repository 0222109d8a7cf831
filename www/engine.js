// The rules without a table: for pages that draw their own, for workers, for Node. A contract, as the element is: its types
// are npm/engine.d.ts.
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
// All that the engine says.
import './words/deferred.js';

/** Where the WebAssembly is that `loadEngine` fetches. */
export const engineModule = ENGINE;

/**
 * Loads the rules, once; all else here works from then on.
 * @param {Parameters<typeof load>[0]} [source] an address, or the bytes of the module where nothing can be fetched (Node)
 */
export async function loadEngine(source) {
  await load(source);
}
