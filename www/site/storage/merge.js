// Merges two versions of a stored value: of another device, another tab, or from before the browser was killed. Merging is
// idempotent, and never replaces a result by a worse one.

import { decodeDays, encodeDays } from '../daily/daily-progress.js';
import { decodeMistakes, encodeMistakes, mergeMistakes } from '../problems/mistake-store.js';
import { decodeProblems, encodeProblems, mergeProblems } from '../problems/problem-store.js';
import { mergeBooks, readBook, writeBook } from '../statistics/statistics.js';
import { isStatisticsKey } from './keys.js';

/** @import { Days, DayRecord } from '../daily/daily-progress.js' */

/** States in order of progress. */
const STATES = ['opened', 'begun', 'finished', 'won'];

/** Prefers the record with more progress; of different deals the one that was played. @param {DayRecord} mine @param {DayRecord} theirs */
function mergeDay(mine, theirs) {
  const progress = STATES.indexOf(theirs.state) - STATES.indexOf(mine.state);
  // A win without a move count is from an older version.
  const isShorter = theirs.moves > 0 && (!mine.moves || theirs.moves < mine.moves);
  if (theirs.deal === mine.deal) return progress > 0 || (progress === 0 && isShorter) ? theirs : mine;
  return mine.state === 'opened' && progress > 0 ? theirs : mine;
}

/** @param {Days} theirs @param {Days} mine @returns {Days} */
function mergeDays(theirs, mine) {
  const days = { ...theirs, ...mine };
  for (const [id, dates] of Object.entries(theirs)) {
    days[id] = { ...dates, ...mine[id] };
    for (const [date, day] of Object.entries(dates)) days[id][date] = mergeDay(days[id][date], day);
  }
  return days;
}

/**
 * Merges two values of a key.
 * @param {string} key @param {unknown} theirs @param {unknown} mine
 * @returns {unknown} undefined for keys whose values cannot be merged
 */
export function mergeValue(key, theirs, mine) {
  if (isStatisticsKey(key)) return writeBook(mergeBooks(readBook(mine), readBook(theirs)));
  if (key === 'daily') return encodeDays(mergeDays(decodeDays(theirs), decodeDays(mine)));
  if (key === 'mistakes') return encodeMistakes(mergeMistakes(decodeMistakes(theirs), decodeMistakes(mine)));
  if (key === 'problems') return encodeProblems(mergeProblems(decodeProblems(theirs), decodeProblems(mine)));
  return undefined;
}
