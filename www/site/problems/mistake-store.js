// Problems of the player's games: decisions that a review has shown to lose a game that could still be won.

import { dayOf } from '../../engine/deals.js';
import { MAX_LINK_CHARS } from '../../engine/links.js';
import { anyRecord, clamped, fieldsOf, integer, orElse, recordOf, text } from '../../engine/schema.js';
import { readAs, write } from '../storage/local-store.js';
import { afterFind, afterMiss, dueDayOf, isDue, mergeMistake, newMistake, rebase } from './mistake-schedule.js';
import { problemIdOf } from './problem-store.js';

/** @typedef {import('./mistake-schedule.js').Mistake} Mistake */
/** By the id of their problem, in the order in which they were made. @typedef {Record<string, Mistake>} Mistakes */

const KEY = 'mistakes';
/** Enough for months of reviews; found ones are dropped first. */
const MAX_MISTAKES = 300;
const MAX_MISSES = 999;
const MAX_DAY = 1_000_000;

const readMistake = fieldsOf({
  link: text({ most: MAX_LINK_CHARS, pattern: /^problem\// }),
  asked: integer(0, MAX_DAY),
  misses: orElse(clamped(MAX_MISSES), 0),
  found: orElse(integer(0, MAX_DAY), null),
});

/** Drops the oldest beyond the maximum, found ones first. @param {Mistakes} mistakes @returns {Mistakes} */
function limited(mistakes) {
  const all = Object.entries(mistakes);
  const excess = Math.max(0, all.length - MAX_MISTAKES);
  const dropped = new Set(
    [...all.filter(([, { found }]) => found !== null), ...all.filter(([, { found }]) => found === null)]
      .slice(0, excess)
      .map(([id]) => id),
  );
  return Object.fromEntries(all.filter(([id]) => !dropped.has(id)));
}

/** Decodes the records. @param {unknown} value @returns {Mistakes} */
export function decodeMistakes(value) {
  const read = recordOf(readMistake)(value) ?? {};
  return limited(Object.fromEntries(Object.entries(read).filter(([id, { link }]) => problemIdOf(link) === id)));
}

/** Encodes the records, without empty fields. @param {Mistakes} mistakes */
export const encodeMistakes = (mistakes) =>
  Object.fromEntries(
    Object.entries(mistakes).map(([id, { link, asked, misses, found }]) => [
      id,
      { link, asked, ...(misses ? { misses } : {}), ...(found === null ? {} : { found }) },
    ]),
  );

/** @param {Mistakes} theirs @param {Mistakes} mine @returns {Mistakes} */
export function mergeMistakes(theirs, mine) {
  const merged = { ...theirs, ...mine };
  for (const [id, mistake] of Object.entries(theirs)) if (mine[id]) merged[id] = mergeMistake(mistake, mine[id]);
  return limited(merged);
}

/** The stored records; days that are yet to come are corrected for good. @param {number} [today] @returns {Mistakes} */
export function readMistakes(today = dayOf()) {
  const stored = Object.entries(decodeMistakes(readAs(KEY, anyRecord)));
  const mistakes = Object.fromEntries(stored.map(([id, mistake]) => [id, rebase(mistake, today)]));
  if (stored.some(([id, mistake]) => mistakes[id] !== mistake)) write(KEY, encodeMistakes(mistakes));
  return mistakes;
}

/** Problems to ask today, the longest due first. @param {Mistakes} [mistakes] @param {number} [today] */
export const dueMistakes = (mistakes = readMistakes(), today = dayOf()) =>
  Object.values(mistakes)
    .filter((mistake) => isDue(mistake, today))
    .sort((a, b) => dueDayOf(a) - dueDayOf(b));

/** @param {string} link of a problem */
export const isMistake = (link) => problemIdOf(link) in readMistakes();

/** Adds problems; those that the player has already stay as they are. @param {string[]} links */
export function addMistakes(links) {
  const mistakes = readMistakes();
  for (const link of links) mistakes[problemIdOf(link)] ??= newMistake(link, dayOf());
  if (links.length) write(KEY, encodeMistakes(limited(mistakes)));
}

/** @param {string} link @param {(mistake: Mistake, today: number) => Mistake} change */
function update(link, change) {
  const mistakes = readMistakes();
  const id = problemIdOf(link);
  if (!mistakes[id]) return;
  mistakes[id] = change(mistakes[id], dayOf());
  write(KEY, encodeMistakes(mistakes));
}

/** @param {string} link */
export const recordFound = (link) => update(link, afterFind);

/** @param {string} link */
export const recordMissed = (link) => update(link, afterMiss);
