// The schedule by which problems of the player's games are asked again: a day after they were made, then a week and a month
// after a miss, until they are solved. Pure functions of whole days in the player's time zone: a clock that goes back neither
// loses nor doubles a problem. A deleted problem remains as a tombstone, which no older record replaces.

import { dayOf } from '../../engine/deals.js';

/**
 * @typedef {object} Mistake
 * @property {string} link of the problem
 * @property {number} asked day from which the interval counts: when it was made or last missed
 * @property {number} misses times that it was due and missed
 * @property {number | null} found day on which it was found; null until then
 * @property {number} toggles times that it was deleted or restored; odd: it is deleted
 */

const MINUTE_MS = 60_000;

/** The number of a date's day in the player's time zone: these problems are the player's alone. @param {Date} [now] */
export const localDayOf = (now = new Date()) => dayOf(new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS));

/** Days until a problem is asked, by how often it was missed; the last counts for all further misses. */
export const INTERVALS_DAYS = [1, 7, 30];

/** A new problem. @param {string} link @param {number} today @returns {Mistake} */
export const newMistake = (link, today) => ({
  link,
  asked: today,
  misses: 0,
  found: null,
  toggles: 0,
});

/** Takes a day that is yet to come as today: it was saved while the clock was ahead. @param {Mistake} mistake @param {number} today @returns {Mistake} */
export const rebase = (mistake, today) => (mistake.asked > today ? { ...mistake, asked: today } : mistake);

/** The day on which a problem is asked. @param {Mistake} mistake */
export const dueDayOf = ({ asked, misses }) => asked + INTERVALS_DAYS[Math.min(misses, INTERVALS_DAYS.length - 1)];

/** @param {Mistake} mistake */
export const isDeleted = ({ toggles }) => toggles % 2 === 1;

/** Deletes a problem, or restores a deleted one. @param {Mistake} mistake @returns {Mistake} */
export const toggleDeleted = (mistake) => ({ ...mistake, toggles: mistake.toggles + 1 });

/** @param {Mistake} mistake @param {number} today */
export const isDue = (mistake, today) => mistake.found === null && !isDeleted(mistake) && dueDayOf(mistake) <= today;

/** After a solution was shown. Practice between two askings changes nothing. @param {Mistake} mistake @param {number} today @returns {Mistake} */
export const afterMiss = (mistake, today) =>
  isDue(mistake, today) ? { ...mistake, asked: today, misses: mistake.misses + 1 } : mistake;

/** After it was solved. @param {Mistake} mistake @param {number} today @returns {Mistake} */
export const afterFind = (mistake, today) => (isDue(mistake, today) ? { ...mistake, found: today } : mistake);

/** Merges two records of a problem: found, if either is; else the one that was asked more often, then later; the one that was deleted or restored more often decides if it is deleted. @param {Mistake} a @param {Mistake} b @returns {Mistake} */
export function mergeMistake(a, b) {
  const found = [a.found, b.found].filter((day) => day !== null);
  const order = a.misses - b.misses || a.asked - b.asked;
  return {
    ...(order > 0 ? a : b),
    found: found.length ? Math.min(...found) : null,
    toggles: Math.max(a.toggles, b.toggles),
  };
}
