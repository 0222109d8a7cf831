// The link of a challenge: a deal with a player's result.

import { writeChallenge } from '../../pkg/patience_tools_wasm.js';

/** @import { View } from '../../pkg/patience_wasm.js' */
/** @import { SentResult } from '../../pkg/patience_tools_wasm.js' */
/** @import { Credit } from '../../engine/provenance.js' */

/** The value of a challenge for each finisher of a game; `successor` continued a position that somebody else reached. @type {Record<Credit['finishedBy'], SentResult['finisher']>} */
const FINISHERS = { player: 'player', solver: 'solver', link: 'successor', shown: 'successor' };

/** @param {Credit} credit */
export const finisherOf = ({ finishedBy }) => FINISHERS[finishedBy];

/**
 * The deal of a game with its result; the deal alone if the player's help is unknown, since a result has a number for it. Of a win
 * that somebody else played a part of, nobody reads the numbers.
 * @param {View} view @param {SentResult['finisher']} finisher @param {{ hints: number | null, undos: number | null }} help
 * @param {readonly number[]} [curve] levels of the chance to win
 */
export function challengeLink({ start, ply, outcome }, finisher, { hints, undos }, curve = []) {
  const isWon = outcome === 'won';
  if ((hints === null || undos === null) && !(isWon && finisher !== 'player')) return start;
  return writeChallenge(start, isWon, finisher, ply, hints ?? 0, undos ?? 0, Uint8Array.from(curve));
}
