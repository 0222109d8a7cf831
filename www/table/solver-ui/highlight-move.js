// Shows a move of a hint on the table.

import { words as reports } from '../../words/reports.js';

/** @import { TableHost } from '../host.js' */

/** A move to show: its card's pile, and its target. @typedef {{ move: string, from: number, to: number | null }} ShownMove */

/** Focuses a move's card, marks its target, and describes it: Enter, or a tap on the target, plays it. @param {TableHost} host @param {ShownMove} shown */
export function highlightMove({ announcer, info, input, line }, shown) {
  input.highlightMove(shown);
  const { from, to } = shown;
  const places = info?.places ?? [];
  if (line?.guide) return;
  // The hint names the hand, or the stock: only its target has a place.
  const piles = ['hand', 'stock'].includes(places[from].role) ? [to] : [from, to];
  const [first, second = null] = piles.flatMap((pile) => (pile === null ? [] : [places[pile]]));
  if (first) announcer.speakDetail(reports.hints.places(first, second));
}
