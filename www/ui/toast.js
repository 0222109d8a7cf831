// Notices: a sentence with what can be done about it. What shows them (toast-view.js) comes after the first sight of a table;
// of what is said before, the last waits for it.

/** @typedef {import('../table/settings.js').Settings['deals']} Deals */
/** @typedef {{ label: string, deals?: Deals | null, act: () => void }} Action a button of a notice; `deals`: it deals, and what */
/** @typedef {[sentence: string, actions?: Action[], stays?: boolean]} Said */
/**
 * @typedef {object} Board what shows notices
 * @property {(...said: Said) => void} say
 * @property {() => void} settle puts them where they belong now
 * @property {(all: boolean) => void} clear takes away what was said of a position, or whatever was
 */

/** @type {Board | null} */
let board = null;
/** What waits for it. @type {Said | null} */
let waiting = null;

/** What has the notices, unless it is the start page. @type {{ table: Element | null, dialog: Element | null }} */
export const owner = { table: null, dialog: null };

/** From now on there is what shows them. @param {Board} here */
export function showBy(here) {
  board = here;
  board.settle();
  if (waiting) board.say(...waiting);
  waiting = null;
}

/**
 * Says something quietly, with what can be done about it. It goes by itself, unless it is to stay and covers nothing.
 * @param {Said} said
 */
export function notify(...said) {
  if (board) board.say(...said);
  else waiting = said;
}

/** Takes away what was said of a position that the game has left. */
export function clearPositionNotice() {
  if (board) board.clear(false);
  else if (!waiting?.[2]) waiting = null;
}

/** Takes away what was said, whatever it was. */
export function clearNotice() {
  waiting = null;
  board?.clear(true);
}

/** Moves the place of notices to the table, or from it to the start page. @param {Element | null} table */
export function moveNotices(table) {
  owner.table = table;
  board?.settle();
}

/** A dialog shuts out all the rest: while it is open, notices are in it. @param {Element | null} dialog */
export function lendNotices(dialog) {
  owner.dialog = dialog;
  board?.settle();
}
