// The state of a table: one value. Only Session writes the game; each other field is written by the module named beside it.

import { UNKNOWN } from '../../engine/provenance.js';

/** @import { View } from '../../pkg/patience_wasm.js' */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('../../pkg/patience_wasm.js').Table} Rules a game in the engine's memory */
/** @import { Cause } from '../host.js' */
/** @typedef {import('../../engine/provenance.js').Provenance} Provenance */

/**
 * @typedef {object} Transition the change that a commit made
 * @property {View | null} before
 * @property {View} view
 * @property {Cause} cause
 * @property {string} event dispatched to the page
 * @property {boolean} isSameDeal true unless another game was opened
 * @property {boolean} hasEnded true if it won or lost the game
 * @property {boolean} hasWon true if the player has just won: the win card follows
 */

/**
 * @typedef {object} TableState
 *
 * The game, by session.js:
 * @property {GameInfo | null} info
 * @property {View | null} view the position on the table; null before the first
 * @property {Transition | null} last
 * @property {{ rules: Rules, view: View } | null} parked the player's game, while another is shown
 * @property {Provenance} provenance of the player's game
 * @property {string[]} finish moves that bring all cards home, none of them a choice; empty if a choice is left
 *
 * The presentation:
 * @property {import('../host.js').LineMode | null} line the line or the lesson that is shown; by controller.js
 * @property {import('../solver-ui/auto-finish.js').AutoFinish | null} run that plays the last moves; by auto-finish.js
 * @property {import('../host.js').Ending | null} ending the win card, from the winning move on: its offers replace those of a game that is over; by effects.js and card.js
 * @property {boolean} hasFailed true if the last game could not be opened; by controller.js
 * @property {import('../../engine/deals.js').Grade | null} grade by grade-loader.js
 * @property {typeof import('../../ui/grade-mark.js').gradeMark | null} drawGrade loaded with the first grade; by grade-loader.js
 * @property {((game: string, deal: string) => { long: string, short: string } | null) | null} nameOfDay names the day of a deal of the day, for wide and for narrow tables; by the page
 * @property {import('../appearance.js').PlaySound | null} playSound null if sounds are off; by apply-setting.js
 * @property {boolean} isDealing true while dealt cards are animated; by effects.js
 * @property {{ crosses: View | null, safe: View | null }} introducedAt the positions whose prompts explain the book's crosses, and Play safe; by effects.js
 * @property {{ view: View | null, text: () => string } | null} notice said before the prompt of a position; by stock.js
 * @property {import('../board/deal-animation.js').DealAnimation | null} animation of dealt cards; by deal-animation.js
 */

/** @returns {TableState} */
export const initialState = () => ({
  info: null,
  view: null,
  last: null,
  parked: null,
  line: null,
  run: null,
  ending: null,
  provenance: UNKNOWN,
  finish: [],
  grade: null,
  drawGrade: null,
  nameOfDay: null,
  playSound: null,
  hasFailed: false,
  isDealing: false,
  introducedAt: { crosses: null, safe: null },
  notice: null,
  animation: null,
});
