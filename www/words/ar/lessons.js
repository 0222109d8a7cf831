// Arabic: the lessons. The steps of each are in lessons/, by the game's id.

import { counted } from './cards.js';
import { empress } from './lessons/empress-of-india.js';
import { fairieQueen } from './lessons/fairie-queen.js';
import { labyrinth } from './lessons/labyrinth.js';
import { sly } from './lessons/sly.js';

/** @typedef {import('../en/lessons.js').LessonWords} LessonWords */

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
export const choose = (/** @type {string} */ pile) => `اختر ${pile}.`;
export const target = (/** @type {string} */ pile) => `الوجهة: ${pile}.`;
export const otherMove = 'القواعد تسمح بذلك، لكن هذه الخطوة عن نقلة أخرى: اتبع السهم.';
export const otherDealing = 'هناك نقلة قبل ذلك: اتبع السهم.';

export const back = 'رجوع';
export const skip = 'تخطّي';
export const showMe = 'أرني';
export const nextStep = 'متابعة';
export const pressEnter = 'اضغط Enter للمتابعة.';
export const leaveLesson = 'مغادرة الدرس';
export const leaveShort = 'مغادرة';
export const intro = (/** @type {number} */ of) => `درس من ${steps(of)}. لعبتك محفوظة.`;

export const finished = {
  new: 'هذه هي اللعبة. هل تريد توزيعة خاصة بك؟',
  begun: 'هذه هي اللعبة. هل تريد توزيعة خاصة بك؟',
  friend: 'هذه هي اللعبة. توزيعة صديقك بانتظارك.',
  day: 'هذه هي اللعبة. توزيعة اليوم بانتظارك.',
};
export const newDeal = 'توزيعة سهلة';
export const backTo = {
  new: 'العودة إلى توزيعتي',
  begun: 'العودة إلى لعبتي',
  friend: 'العب توزيعة صديقك',
  day: 'العب توزيعة اليوم',
};
export const again = 'إعادة الدرس';

export const gapMark = 'فراغ';
export const blockedMark = 'مسدود';

export const offer = (/** @type {string} */ aim, /** @type {number} */ of) =>
  `${aim} أول مرة هنا؟ يستغرق الدرس ${steps(of)}.`;
export const beginLesson = 'الدرس';
