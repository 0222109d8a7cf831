// The records of listed problems. Newer records have a flag for this. Without it, a record's id is compared with that of the listed
// problem of its deal, which takes up to 30 ms to decode.

import { noteListed, problemIdOf, readProblems } from './problem-store.js';

/** @import { ProblemList } from '../../pkg/patience_tools_wasm.js' */

/** Ids of decoded problems, by their index. @type {WeakMap<ProblemList, Map<number, string>>} */
const decodedIds = new WeakMap();

/** @param {ProblemList} list @param {number} index */
function idOf(list, index) {
  const ids = decodedIds.get(list) ?? new Map();
  decodedIds.set(list, ids);
  const id = ids.get(index) ?? problemIdOf(list.at(index).link);
  ids.set(index, id);
  return id;
}

/** A function that looks up the record of a list's problem. @param {ProblemList} list */
export function recordsIn(list) {
  const records = readProblems();
  /** @type {Map<string, string[]>} */
  const idsByDeal = new Map();
  for (const id of Object.keys(records)) {
    const [deal] = id.split('.');
    idsByDeal.set(deal, [...(idsByDeal.get(deal) ?? []), id]);
  }
  /** @type {string[]} */
  const found = [];
  /** @param {{ deal: string, index: number }} problem */
  return ({ deal, index }) => {
    const ids = idsByDeal.get(deal);
    if (!ids) return undefined;
    const noted = ids.find((id) => records[id].isListed);
    const id = noted ?? idOf(list, index);
    if (records[id] && !noted) {
      // All at once, after the lookups.
      if (!found.length) queueMicrotask(() => noteListed(found));
      found.push(id);
    }
    return records[id];
  };
}
