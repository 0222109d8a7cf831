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

/** @param {number} n */
const steps = (n) => counted(n, { one: 'خطوة واحدة', two: 'خطوتان', few: 'خطوات', many: 'خطوة', other: 'خطوة' });

export const label = 'الدرس الأول';
export const heading = (/** @type {number} */ n, /** @type {number} */ of) => `الخطوة ${n} من ${of}`;
export const count = (/** @type {number} */ n, /** @type {number} */ of) => `${n} من ${of}`;
export const notYet = 'ليست هذه بعد';
/** For who hears it: the pile that is meant, as it is read out. */
export const choose = (/** @type {string} */ pile) => `اختر ${pile}.`;
export const target = (/** @type {string} */ pile) => `الوجهة: ${pile}.`;
/** Of a move that the rules allow, and that a step has no words for. */
export const other = 'القواعد تسمح بها، لكن هذه الخطوة عن نقلة أخرى يدل عليها السهم.';
export const otherDeal = 'على الرزمة أن تنتظر: هناك شيء قبلها، يدل عليه السهم.';

export const back = 'رجوع';
export const skip = 'تخطَّ';
export const showMe = 'أرني';
export const goOn = 'واصل';
/** Heard where the player is at the cards, from where there is nothing left but to go on. */
export const goOnHere = 'اضغط Enter للمتابعة.';
export const leave = 'اترك الدرس';
export const leaveBrief = 'اترك';
/** Beside the table: what this is, and what has become of the player's own game. */
export const intro = (/** @type {number} */ of) => `الدرس الأول: ${steps(of)} على الطاولة نفسها. لعبتك محفوظة.`;

export const over = 'هكذا تُلعب. هل نوزّع لك لعبة؟';
export const newDeal = 'توزيعة لطيفة';
export const stay = 'ابقَ هنا';
export const mine = 'عودة إلى لعبتي';
export const again = 'مرة أخرى';

/** Marks beside a card: the place is empty, or a card lies there. */
export const open = 'خالٍ';
export const shut = 'مسدود';

/** Offered at the first deal of a game. */
export const offer = (/** @type {number} */ of) => `أول مرة هنا؟ ${steps(of)} على الطاولة.`;
export const begin = 'أرني كيف';
