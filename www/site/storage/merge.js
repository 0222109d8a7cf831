// Two accounts of what is kept as one: of another device, of another tab, or of before a browser was killed. What is in either
// is in both together; to join a thing with what it was before gives the thing.

import { readDays, writtenDays } from '../daily/daily-progress.js';
import { joinBooks, readBook, writeBook } from '../statistics/statistics.js';

/** @typedef {import('../daily/daily-progress.js').Days} Days */
/** @typedef {import('../daily/daily-progress.js').Played} Played */

/** How far each comes. */
const STEPS = ['opened', 'begun', 'won'];

/** Of two accounts of the deal of a day the one that tells more; of two deals the one that was played. @param {Played} mine @param {Played} theirs */
function joinDay(mine, theirs) {
  const more = STEPS.indexOf(theirs.state) - STEPS.indexOf(mine.state);
  // Of two wins the shorter; one without a number is older than the numbers.
  const shorter = theirs.moves > 0 && (!mine.moves || theirs.moves < mine.moves);
  if (theirs.deal === mine.deal) return more > 0 || (more === 0 && shorter) ? theirs : mine;
  return mine.state === 'opened' && more > 0 ? theirs : mine;
}

/** The deals of the days as both know them. @param {Days} theirs @param {Days} mine @returns {Days} */
function joinDays(theirs, mine) {
  const days = { ...theirs, ...mine };
  for (const [id, dates] of Object.entries(theirs)) {
    days[id] = { ...dates, ...mine[id] };
    for (const [date, day] of Object.entries(dates)) days[id][date] = joinDay(days[id][date], day);
  }
  return days;
}

/**
 * The value of a key that two accounts of it make.
 * @param {string} key @param {unknown} theirs @param {unknown} mine
 * @returns {unknown} undefined where only one of them can count
 */
export function joinNotes(key, theirs, mine) {
  if (key.startsWith('stats:')) return writeBook(joinBooks(readBook(mine), readBook(theirs)));
  if (key === 'daily') return writtenDays(joinDays(readDays(theirs ?? null), readDays(mine ?? null)));
  return undefined;
}
