// Arabic: numbers, lists and dates in sentences.

import { counted, locale } from './cards.js';

export { locale };

/** Moves as a subject: "نقلتان". @param {number} n */
export const moves = (n) => counted(n, { one: 'نقلة واحدة', two: 'نقلتان', few: 'نقلات', many: 'نقلة', other: 'نقلة' });

/** Moves after a preposition: "في نقلتين". @param {number} n */
export const ofMoves = (n) =>
  counted(n, { one: 'نقلة واحدة', two: 'نقلتين', few: 'نقلات', many: 'نقلة', other: 'نقلة' });

/** Transfers between columns, after a preposition. @param {number} n */
export const ofTransfers = (n) => `${ofMoves(n)} بين الأعمدة`;

/** @param {number} n */
export const hints = (n) =>
  counted(n, { one: 'تلميح واحد', two: 'تلميحان', few: 'تلميحات', many: 'تلميحًا', other: 'تلميح' });

/** After a preposition. @param {number} n */
export const ofHints = (n) =>
  counted(n, { one: 'تلميح واحد', two: 'تلميحين', few: 'تلميحات', many: 'تلميحًا', other: 'تلميح' });

/** @param {number} n */
export const days = (n) => counted(n, { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' });

/** @param {number} n */
export const games = (n) => counted(n, { one: 'لعبة واحدة', two: 'لعبتان', few: 'ألعاب', many: 'لعبة', other: 'لعبة' });

/** Games as an object, or after a preposition. @param {number} n */
export const ofGames = (n) =>
  counted(n, { one: 'لعبة واحدة', two: 'لعبتين', few: 'ألعاب', many: 'لعبة', other: 'لعبة' });

/** Days after "آخر". @param {number} n */
export const ofDays = (n) => counted(n, { one: 'يوم', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' });

/** @param {number} n */
export const undos = (n) =>
  counted(n, { one: 'تراجع واحد', two: 'تراجعان', few: 'تراجعات', many: 'تراجعًا', other: 'تراجع' });

/** Tries after a preposition. @param {number} n */
export const ofTries = (n) =>
  counted(n, { one: 'محاولة واحدة', two: 'محاولتين', few: 'محاولات', many: 'محاولة', other: 'محاولة' });

/** @param {number} n */
export const problems = (n) =>
  counted(n, { one: 'مسألة واحدة', two: 'مسألتان', few: 'مسائل', many: 'مسألة', other: 'مسألة' });

/** Cards as a subject. @param {number} n */
export const countedCards = (n) =>
  counted(n, { one: 'ورقة واحدة', two: 'ورقتان', few: 'أوراق', many: 'ورقة', other: 'ورقة' });

/** @param {string[]} words */
export const row = (words) => words.join('، ');
