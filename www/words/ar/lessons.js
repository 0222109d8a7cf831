// Arabic: the lessons. What is said at the steps of each is beside this file, by the game's id.

import { counted } from './cards.js';
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

/** Steps as an object, or after a preposition. @param {number} n */
const steps = (n) => counted(n, { one: 'خطوة واحدة', two: 'خطوتين', few: 'خطوات', many: 'خطوة', other: 'خطوة' });

export const label = 'الدرس';
export const heading = (/** @type {number} */ n, /** @type {number} */ of) => `الخطوة ${n} من ${of}`;
export const count = (/** @type {number} */ n, /** @type {number} */ of) => `${n} من ${of}`;
export const notYet = 'ليست هذه بعد';
/** For who hears it: the pile that is meant, as it is read out. */
export const choose = (/** @type {string} */ pile) => `اختر ${pile}.`;
export const target = (/** @type {string} */ pile) => `الوجهة: ${pile}.`;
/** Of a move that the rules allow, and that a step has no words for. */
export const other = 'القواعد تسمح بذلك، لكن هذه الخطوة عن نقلة أخرى: اتبع السهم.';
export const otherDeal = 'ليس بعد. هناك نقلة قبل ذلك: اتبع السهم.';

export const back = 'رجوع';
export const skip = 'تخطّي';
export const showMe = 'أرني';
export const goOn = 'متابعة';
/** Heard where the player is at the cards, from where there is nothing left but to go on. */
export const goOnHere = 'اضغط Enter للمتابعة.';
export const leave = 'مغادرة الدرس';
export const leaveBrief = 'مغادرة';
/** Beside the table: what this is, and what has become of the player's own game. */
export const intro = (/** @type {number} */ of) => `درس من ${steps(of)}. لعبتك محفوظة.`;

export const over = 'هذه هي اللعبة. هل تريد توزيعة خاصة بك؟';
export const newDeal = 'توزيعة سهلة';
export const stay = 'البقاء هنا';
export const mine = 'العودة إلى لعبتي';
export const again = 'مرة أخرى';

/** Marks beside a card: the place is empty, or a card lies there. */
export const open = 'مفتوح';
export const shut = 'مسدود';

/** Offered at the first deal of a game. */
export const offer = (/** @type {number} */ of) => `أول مرة هنا؟ يستغرق الدرس ${steps(of)}.`;
export const begin = 'الدرس';
