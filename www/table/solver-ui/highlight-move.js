// Shows a move of a hint on the table.

import { words } from '../../words/core.js';

/** @typedef {import('../host.js').TableHost} TableHost */

/** Selects a move's card and marks its target, and describes it: one more tap plays it. @param {TableHost} host @param {number} from @param {number | null} to */
export function highlightMove({ announcer, info, input, line }, from, to) {
  input.highlightMove(from, to);
  const places = info?.places ?? [];
  if (['hand', 'stock'].includes(places[from].role) || line?.guide) return;
  announcer.announceAlso(words.play.hintPlaces(places[from], to === null ? null : places[to]));
}
