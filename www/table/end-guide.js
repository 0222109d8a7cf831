// The end of a lesson or a problem on the table.

/** @import { LineEnd, TableHost } from './host.js' */

/**
 * Takes a lesson or a problem off the table, and keeps the focus there if it had it.
 * @param {TableHost} host
 * @param {{ isFocused: boolean, remove: (moveFocus: () => void) => void }} callout
 * @param {LineEnd} how
 * @param {() => void} [restore] restores what it has changed on the table
 */
export function endGuide(host, callout, how, restore) {
  const { grid } = host.board;
  const hadFocus = grid.focusedPile() !== null || callout.isFocused || host.frame.status.isOfferFocused;
  host.endLine();
  host.offer([]);
  restore?.();
  callout.remove(() => grid.focus());
  if (how === 'removed') return;
  host.refresh();
  if (hadFocus) grid.focus();
}
