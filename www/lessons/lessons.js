// The lessons as data: positions of each game, and the moves to make there. words/en/lessons has their sentences.
// tests/browser/lessons.test.mjs plays them by the rules; tests/browser/stacks.mjs has their stacked packs, card by card.

import { lesson as empressOfIndia } from './empress-of-india.js';
import { lesson as fairieQueen } from './fairie-queen.js';
import { lesson as labyrinth } from './labyrinth.js';
import { lesson as sly } from './sly.js';

/** Addresses of two piles. @typedef {[from: string, to: string]} Path */
/**
 * @typedef {object} Step
 * @property {string} key of its words
 * @property {string[]} [moves] of the player, in notation
 * @property {string[]} [automatic] moves that follow automatically
 * @property {string[]} [alternatives] equally good moves
 * @property {Path} [twins] two equivalent piles: if the player uses the second, they are swapped in the steps after it
 * @property {{ from: string, to: string, token: string }} [refused] instead of `moves`: an illegal try, and the token of its
 * refusal
 * @property {Record<string, string>} [wrong] keys of the answers to other legal moves; "*" is any
 * @property {string[]} [unveiled] piles to show completely
 * @property {Path[]} [paths] arrows of automatic moves
 * @property {Path} [badMove] shown crossed out
 * @property {string[]} [gaps] empty spaces to mark
 * @property {string[]} [blockers] blocking cards to mark
 */
/** A position and the steps from there. @typedef {{ link: string, steps: Step[] }} Scene */
/**
 * `gentle`: numbers of deals of this grade, to offer after the lesson.
 * @typedef {{ scenes: Scene[], gentle: number[] }} Lesson
 */

/** By the game's id; variants share the lesson of their game. @type {Record<string, Lesson>} */
export const LESSONS = {
  sly,
  'fairie-queen': fairieQueen,
  'empress-of-india': empressOfIndia,
  labyrinth,
};
