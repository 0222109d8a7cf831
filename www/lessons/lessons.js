// The lessons: for each game a few positions and what is to be done in them. They are data; what is said at each step is
// in the catalogues (words/en/lessons), and the rules decide what may be done. tests/browser/lessons.test.mjs walks
// through all of them with the rules; tests/browser/stacks.mjs has the packs that were stacked for them, card by card.

import { lesson as empressOfIndia } from './empress-of-india.js';
import { lesson as fairieQueen } from './fairie-queen.js';
import { lesson as labyrinth } from './labyrinth.js';
import { lesson as sly } from './sly.js';

/** Two piles by their addresses: from the one to the other. @typedef {[from: string, to: string]} Path */
/**
 * @typedef {object} Step
 * @property {string} key of its words
 * @property {string[]} [moves] what the player does, in notation
 * @property {string[]} [automatic] what follows by itself when that is done
 * @property {string[]} [alternatives] moves that do as well as the one there is
 * @property {Path} [twins] two piles that are alike: what is said of the one may be done with the other, and from then on
 * they have changed places
 * @property {{ from: string, to: string, token: string }} [refused] instead of moves: what is tried in vain, and the token
 * with which the rules refuse it
 * @property {Record<string, string>} [wrong] keys of words for moves that are legal and not the step's; "*": for any other
 * @property {string[]} [unveiled] piles that are to be seen whole
 * @property {Path[]} [paths] where cards go by themselves
 * @property {Path} [badMove] what is not to be done, shown
 * @property {string[]} [gaps] empty places beside a card, shown as such
 * @property {string[]} [blockers] cards that wall another in, shown as such
 */
/** Steps from a position on: a link, and what is done one after the other. @typedef {{ link: string, steps: Step[] }} Scene */
/**
 * `gentle`: numbers of deals that can be dealt when the lesson is over. Who plays whatever goes home, and thinks little
 * more than that, wins them: the survey of the simple player has them, and of those that the fair player has played he won
 * them too.
 * @typedef {{ scenes: Scene[], gentle: number[] }} Lesson
 */

/** By the id of the game; variants have their game's. @type {Record<string, Lesson>} */
export const LESSONS = {
  sly,
  'fairie-queen': fairieQueen,
  'empress-of-india': empressOfIndia,
  labyrinth,
};
