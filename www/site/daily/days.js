// The deals of the day: opening one, the result of a day, and streaks.

import { dateOf, dayOf, dealNumberOfDay } from '../../engine/deals.js';
import { recordDayOpened } from './daily-progress.js';
import { library, numberedDeal } from '../../engine/games.js';
import { requireEngine } from '../load.js';
import { lastPlayedOfDeal } from '../start/resume.js';

/** @import { GameSummary } from '../start/prerender.js' */
/** @import { Days } from './daily-progress.js' */
/** Result of a day over all games. @typedef {'won' | 'begun' | 'none'} DayResult */

/** "2026-11-21" @param {number} day */
export const dateKeyOf = (day) => dateOf(day).toISOString().slice(0, 10);

/** Game of the start page's card on a day: all in turn, without variants. @param {number} day @returns {GameSummary | undefined} */
export function featuredGame(day) {
  const games = library.filter(({ features, variant }) => features.deals && !variant);
  return games.at(day % games.length);
}

/** The deal of a day. @param {GameSummary} info @param {number} day */
export const dealOfDay = async (info, day) => numberedDeal(info.id, await dealNumberOfDay(info.id, day));

/**
 * Records that a deal of the day is opened, and returns its link, or that of the game in progress.
 * @param {GameSummary} info @param {number} day @returns {Promise<string>}
 */
export async function openDay(info, day) {
  await requireEngine();
  const { link, deal } = await dealOfDay(info, day);
  recordDayOpened(info.id, dateKeyOf(day), deal ?? '');
  return lastPlayedOfDeal(info.id, deal)?.link ?? link;
}

/** Result of a day: the best of its deals. @param {Days} days @param {number} day @returns {DayResult} */
export function resultOfDay(days, day) {
  const states = Object.values(days).map((dates) => dates[dateKeyOf(day)]?.state);
  if (states.includes('won')) return 'won';
  return states.includes('begun') || states.includes('finished') ? 'begun' : 'none';
}

/**
 * Streaks of days with a win. A streak that reaches yesterday still counts as current.
 * @param {Days} days @param {number} today
 */
export function streaksOf(days, today) {
  const won = Object.values(days).flatMap((dates) => Object.keys(dates).filter((date) => dates[date].state === 'won'));
  return streaksOfDates(won, today);
}

/**
 * Streaks of days. A streak that reaches yesterday still counts as current; days after today are of a clock that was ahead.
 * @param {string[]} dates in any order @param {number} today
 */
export function streaksOfDates(dates, today) {
  const days = [...new Set(dates)].map((date) => dayOf(new Date(date))).filter((day) => day <= today);
  let [streak, longest, last] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const day of days.sort((a, b) => a - b)) {
    streak = day === last + 1 ? streak + 1 : 1;
    longest = Math.max(longest, streak);
    last = day;
  }
  return { now: last >= today - 1 ? streak : 0, longest };
}
