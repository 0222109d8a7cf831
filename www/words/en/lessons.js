// English: the lessons. What is said at the steps of each is beside this file, by the game's id.

import { number } from './cards.js';
import { empress } from './lessons/empress-of-india.js';
import { fairieQueen } from './lessons/fairie-queen.js';
import { labyrinth } from './lessons/labyrinth.js';
import { sly } from './lessons/sly.js';

/** @typedef {import('../lessons.js').StepWords} StepWords */
/** What is said in a lesson: at its steps, and of moves that are not theirs. @typedef {{ steps: Record<string, StepWords>, wrong: Record<string, string> }} LessonWords */

/** @type {Record<string, LessonWords>} */
export const games = {
  sly,
  'fairie-queen': fairieQueen,
  'empress-of-india': empress,
  labyrinth,
};

export const label = 'First lesson';
export const heading = (/** @type {number} */ n, /** @type {number} */ of) => `Step ${n} of ${of}`;
export const count = (/** @type {number} */ n, /** @type {number} */ of) => `${n} of ${of}`;
export const notYet = 'Not that one yet';
/** For who hears it: the pile that is meant, as it is read out. */
export const choose = (/** @type {string} */ pile) => `Choose ${pile}.`;
export const target = (/** @type {string} */ pile) => `Target: ${pile}.`;
/** Of a move that the rules allow, and that a step has no words for. */
export const other = 'The rules allow it, but this step is about another move. The arrow shows it.';
export const otherDeal = 'The pack has to wait: there is something to be done first. The arrow shows it.';

export const back = 'Back';
export const skip = 'Skip';
export const showMe = 'Show me';
export const goOn = 'Go on';
/** Heard where the player is at the cards, from where there is nothing left but to go on. */
export const goOnHere = 'Enter goes on.';
export const leave = 'Leave the lesson';
export const leaveBrief = 'Leave';
/** Beside the table: what this is, and what has become of the player's own game. */
export const intro = (/** @type {number} */ of) =>
  `The first lesson: ${number(of)} steps at the real table. Your own game is kept.`;

export const over = 'That is the game. Deal one of your own?';
/** A deal that is won with little thought. */
export const newDeal = 'A gentle deal';
export const stay = 'Stay here';
export const mine = 'Back to my game';
export const again = 'Again';

/** Marks beside a card: the place is empty, or a card lies there. */
export const open = 'open';
export const shut = 'shut';

/** Offered at the first deal of a game. */
export const offer = (/** @type {number} */ of) => `First time here? The first lesson has ${number(of)} steps.`;
export const begin = 'First lesson';
