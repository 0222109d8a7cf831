// The scene in the plate of the deal of the day: a table in play. It plays a few moves of the game's printed plate, or the end of
// the player's own win, and stops. With reduced motion it shows only the last position.

import { infoOf } from '../../engine/games.js';
import { Table, withTable } from '../../engine/loader.js';
import { prefersStill } from '../../ui/motion.js';
import { drawThumbnail } from './thumbnail.js';

/** @import { GameSummary } from './prerender.js' */
/** @import { View } from '../../pkg/patience_wasm.js' */

/** Moves that are shown. */
const MOVES = 14;
/** Time between two moves, in ms. */
const STEP_MS = 380;
/** Time before the first move, in ms: the page has been seen by then. */
const DELAY_MS = 900;

/** The shown scene and its position: it plays once per visit, and continues when the page is rendered again. */
const shown = { link: '', at: 0, isOver: false };
let timer = 0;

/** The last positions of a part of a line. @param {string} link @param {number} share of the line's moves, from the deal @param {number} moves between them @returns {View[]} */
function positionsOf(link, share, moves) {
  return withTable(Table.open(link), (table) => {
    const last = Math.round(table.summary().plies * share);
    const first = Math.max(0, last - moves);
    return Array.from({ length: last - first + 1 }, (_, n) => table.goTo(first + n));
  });
}

/**
 * Shows the scene; the engine must have loaded.
 * @param {HTMLElement} felt @param {GameSummary} info @param {string} won the player's winning line; empty if there is none
 */
export function showDayScene(felt, info, won) {
  const plate = /** @type {{ plate?: string }} */ (infoOf(info.id)).plate ?? '';
  const link = won || plate;
  clearTimeout(timer);
  if (!link) return;
  if (shown.link !== link) Object.assign(shown, { link, at: 0, isOver: false });
  shown.isOver ||= prefersStill();
  // The game's own thumbnail shows the last position of the plate.
  const positions = positionsOf(link, won ? 1 : 0.5, shown.isOver ? 0 : MOVES);
  const last = positions.length - 1;
  const showPosition = () => {
    // The page has been drawn again, with another felt.
    if (!felt.isConnected) return;
    // Off the page, it ends.
    shown.isOver ||= shown.at >= last || !felt.checkVisibility() || document.hidden;
    drawThumbnail(felt, info, positions[shown.isOver ? last : shown.at], true);
    if (shown.isOver) return;
    timer = window.setTimeout(showPosition, shown.at ? STEP_MS : DELAY_MS);
    shown.at++;
  };
  showPosition();
}
