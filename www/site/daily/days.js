// The days of the deals: what each comes to, how many were won in a row, and the way to a day's deal.

import { dateOf, dayOf, ofDay } from '../../engine/deals.js';
import { openedDay } from './daily-progress.js';
import { library, numberedDeal } from '../../engine/games.js';
import { requireEngine } from '../../engine/require-engine.js';
import { resumable } from '../start/resume.js';

/** @typedef {import('../start/prerender.js').KnownGame} KnownGame */
/** @typedef {import('./daily-progress.js').Days} Days */
/** What a whole day comes to. @typedef {'won' | 'begun' | 'none'} Mark */

/** "2026-11-21" @param {number} day */
export const keyOf = (day) => dateOf(day).toISOString().slice(0, 10);

/** The game whose deal leads the start page on a day: each in its turn, without the variants. @param {number} day @returns {KnownGame | undefined} */
export function leaderOf(day) {
  const games = library.filter(({ has, variant }) => has.deals && !variant);
  return games[((day % games.length) + games.length) % games.length];
}

/** The deal of a day. @param {KnownGame} info @param {number} day */
export const dealOfDay = async (info, day) => numberedDeal(info.id, await ofDay(info.id, day));

/**
 * Where the player of a day's deal goes: the game of it in hand goes on. Notes that it was opened.
 * @param {KnownGame} info @param {number} day @returns {Promise<string>} a link
 */
export async function enterDay(info, day) {
  await requireEngine();
  const { link, deal } = await dealOfDay(info, day);
  openedDay(info.id, keyOf(day), deal ?? '');
  const hand = resumable(info.id);
  return hand?.view.deal === deal ? hand.link : link;
}

/** What a day comes to: the best of its deals. @param {Days} days @param {number} day @returns {Mark} */
export function markOf(days, day) {
  const states = Object.values(days).map((dates) => dates[keyOf(day)]?.state);
  return states.includes('won') ? 'won' : states.includes('begun') ? 'begun' : 'none';
}

/**
 * Days in a row on which a deal of the day was won. A run that ended yesterday goes on today.
 * @param {Days} days @param {number} [today]
 */
export function runsOf(days, today = dayOf()) {
  const won = Object.values(days).flatMap((dates) => Object.keys(dates).filter((date) => dates[date].state === 'won'));
  const numbers = [...new Set(won)].map((date) => dayOf(new Date(date))).sort((a, b) => a - b);
  let [run, longest, last] = [0, 0, Number.NEGATIVE_INFINITY];
  for (const day of numbers) {
    run = day === last + 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return { now: last >= today - 1 ? run : 0, longest };
}
