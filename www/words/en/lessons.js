// English: the lessons. The steps of each are in lessons/, by the game's id.

import { number } from './cards.js';
import { empress } from './lessons/empress-of-india.js';
import { fairieQueen } from './lessons/fairie-queen.js';
import { labyrinth } from './lessons/labyrinth.js';
import { sly } from './lessons/sly.js';

/** @typedef {import('../lessons.js').StepWords} StepWords */
/** A lesson: its steps, and answers to legal moves that are not the step's. @typedef {{ steps: Record<string, StepWords>, wrong: Record<string, string> }} LessonWords */

/** @type {Record<string, LessonWords>} */
export const games = {
  sly,
  'fairie-queen': fairieQueen,
  'empress-of-india': empress,
  labyrinth,
};

export const label = 'Lesson';
export const heading = (/** @type {number} */ n, /** @type {number} */ of) => `Step ${n} of ${of}`;
export const count = (/** @type {number} */ n, /** @type {number} */ of) => `${n} of ${of}`;
export const notYet = 'Not that one yet';
/** For screen readers: the step's pile, by its accessible name. */
export const choose = (/** @type {string} */ pile) => `Choose ${pile}.`;
export const target = (/** @type {string} */ pile) => `Target: ${pile}.`;
/** Answers to a legal move that is not the step's. */
export const otherMove = 'That’s legal, but this step is about another move: follow the arrow.';
export const otherDealing = 'There’s a move to make first: follow the arrow.';

export const back = 'Back';
export const skip = 'Skip';
export const showMe = 'Show me';
export const nextStep = 'Continue';
/** Announced while the focus is on the cards and the step is done. */
export const pressEnter = 'Press Enter to continue.';
export const leaveLesson = 'Leave the lesson';
export const leaveShort = 'Leave';
/** Beside the table. */
export const intro = (/** @type {number} */ of) =>
  `A lesson of ${number(of)} ${of === 1 ? 'step' : 'steps'}. Your own game is saved.`;

/** The end of a lesson, by what is on the table: a new deal, a game in progress, a friend’s deal, the deal of the day. */
export const finished = {
  new: 'That’s the game. Ready for a deal of your own?',
  begun: 'That’s the game. Ready for a deal of your own?',
  friend: 'That’s the game. Your friend’s deal is waiting.',
  day: 'That’s the game. Today’s deal is waiting.',
};
/** A deal of the easiest grade. */
export const newDeal = 'A gentle deal';
/** Leads to what is on the table. */
export const backTo = {
  new: 'Back to my deal',
  begun: 'Back to my game',
  friend: 'Play your friend’s deal',
  day: 'Play the deal of the day',
};
export const again = 'Lesson again';

/** Marks beside a card: a gap, or a blocked card. */
export const gapMark = 'gap';
export const blockedMark = 'blocked';

/** Offered at the first deal of a game, after its aim. */
export const offer = (/** @type {string} */ aim, /** @type {number} */ of) =>
  `${aim} First time here? The lesson takes ${number(of)} ${of === 1 ? 'step' : 'steps'}.`;
export const beginLesson = 'Lesson';
