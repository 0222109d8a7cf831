// The move that answers a question: a problem asks for one card's move, so that of a run its first counts. If that loses, so does
// the run, whichever piles it moves over: all lead to one position.

import { isRun } from '../../engine/choices.js';
import { Table, withTable } from '../../engine/loader.js';
import { describeMoves } from '../../pkg/patience_tools_wasm.js';

/** The move of the first card of a run; any other move itself. @param {import('../../pkg/patience_wasm.js').View} view @param {string} move */
export function firstMoveOf({ link, ply }, move) {
  if (!isRun(move)) return move;
  const after = withTable(Table.open(`#${link}`), (table) => table.act(move).link);
  return describeMoves(after).moves[ply].move;
}
