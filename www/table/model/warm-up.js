// A first act that is nobody's: of the rules' code each function is compiled when it is first called, and of what is said
// much is made when it is first said. That is not to be while the player waits for the first act.

import { Table } from '../../engine/loader.js';
import { heardOf } from '../speech/describe-action.js';

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */

let rehearsed = false;

/** The usual acts on a copy of a game, one at a time. @param {View} view */
function* acts({ save, moves }) {
  const copy = Table.restore(save);
  try {
    if (moves) yield copy.act(moves.split(' ')[0]);
    yield copy.undo();
    yield copy.dealOn();
    yield copy.goTo(0);
  } finally {
    copy.free();
  }
}

/**
 * Rehearses the usual acts of a game, once on a page; the game itself stays as it is.
 * @param {GameInfo} info @param {View} view @param {(act: () => void) => void} whenIdle does something when nobody waits
 */
export function rehearse(info, view, whenIdle) {
  if (rehearsed) return;
  rehearsed = true;
  const rest = acts(view);
  const next = () => {
    try {
      const { value } = rest.next();
      if (!value) return;
      heardOf(info, view, value, value.report, 'full');
      whenIdle(next);
    } catch {
      // What fails here fails again where it can be told.
    }
  };
  whenIdle(next);
}
