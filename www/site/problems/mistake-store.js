// Problems of the player's games: decisions that a review has shown to lose a game that could still be won.

import { MAX_LINK_CHARS } from '../../engine/links.js';
import { anyRecord, clamped, fieldsOf, integer, orElse, recordOf, text } from '../../engine/schema.js';
import { readAs, write } from '../storage/local-store.js';
import {
  afterFind,
  afterMiss,
  dueDayOf,
  isDeleted,
  isDue,
  localDayOf,
  mergeMistake,
  newMistake,
  rebase,
  toggleDeleted,
} from './mistake-schedule.js';
import { problemIdOf } from './problem-store.js';

/** @import { Mistake } from './mistake-schedule.js' */
/** By the id of their problem, in the order in which they were made. @typedef {Record<string, Mistake>} Mistakes */

const KEY = 'mistakes';
/** Enough for months of reviews; found ones are dropped first. As many tombstones are retained. */
const MAX_MISTAKES = 300;
const MAX_MISSES = 999;
const MAX_TOGGLES = 1_000_000;
const MAX_DAY = 1_000_000;

const readMistake = fieldsOf({
  link: text({ most: MAX_LINK_CHARS, pattern: /^problem\// }),
  asked: integer(0, MAX_DAY),
  misses: orElse(clamped(MAX_MISSES), 0),
  found: orElse(integer(0, MAX_DAY), null),
  toggles: orElse(clamped(MAX_TOGGLES), 0),
});

/** Drops the oldest beyond the maximum, found ones first. @param {Mistakes} mistakes @returns {Mistakes} */
function limited(mistakes) {
  const all = Object.entries(mistakes);
  const gone = all.filter(([, mistake]) => isDeleted(mistake));
  const present = all.filter(([, mistake]) => !isDeleted(mistake));
  const inOrder = [
    ...present.filter(([, { found }]) => found !== null),
    ...present.filter(([, { found }]) => found === null),
  ];
  const excess = [inOrder, gone].flatMap((some) => some.slice(0, Math.max(0, some.length - MAX_MISTAKES)));
  const dropped = new Set(excess.map(([id]) => id));
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
    Object.entries(mistakes).map(([id, { link, asked, misses, found, toggles }]) => [
      id,
      {
        link,
        asked,
        ...(misses ? { misses } : {}),
        ...(found === null ? {} : { found }),
        ...(toggles ? { toggles } : {}),
      },
    ]),
  );

/** @param {Mistakes} theirs @param {Mistakes} mine @returns {Mistakes} */
export function mergeMistakes(theirs, mine) {
  const merged = { ...theirs, ...mine };
  for (const [id, mistake] of Object.entries(theirs)) if (mine[id]) merged[id] = mergeMistake(mistake, mine[id]);
  return limited(merged);
}

/**
 * Merges the records of a backup: a problem that either it or this device has is present afterwards.
 * @param {Mistakes} theirs @param {Mistakes} mine @returns {Mistakes}
 */
export function importMistakes(theirs, mine) {
  const isPresent = (/** @type {string} */ id) => [theirs[id], mine[id]].some((record) => record && !isDeleted(record));
  const merged = Object.entries(mergeMistakes(theirs, mine));
  return limited(
    Object.fromEntries(
      merged.map(([id, record]) => [id, isDeleted(record) && isPresent(id) ? toggleDeleted(record) : record]),
    ),
  );
}

/** The stored records and tombstones; days that are yet to come are corrected for good. @param {number} today @returns {Mistakes} */
function readRecords(today) {
  const stored = Object.entries(decodeMistakes(readAs(KEY, anyRecord)));
  const mistakes = Object.fromEntries(stored.map(([id, mistake]) => [id, rebase(mistake, today)]));
  if (stored.some(([id, mistake]) => mistakes[id] !== mistake)) write(KEY, encodeMistakes(mistakes));
  return mistakes;
}

/** The stored records, without deleted ones. @param {number} [today] @returns {Mistakes} */
export const readMistakes = (today = localDayOf()) =>
  Object.fromEntries(Object.entries(readRecords(today)).filter(([, mistake]) => !isDeleted(mistake)));

/** Problems to ask today, the longest due first. @param {Mistakes} [mistakes] @param {number} [today] */
export const dueMistakes = (mistakes = readMistakes(), today = localDayOf()) =>
  Object.values(mistakes)
    .filter((mistake) => isDue(mistake, today))
    .sort((a, b) => dueDayOf(a) - dueDayOf(b));

/** @param {string} link of a problem */
export const isMistake = (link) => problemIdOf(link) in readMistakes();

/** Adds problems. Problems that the player already has, or has deleted, stay as they are. @param {string[]} links */
export function addMistakes(links) {
  const mistakes = readRecords(localDayOf());
  for (const link of links) mistakes[problemIdOf(link)] ??= newMistake(link, localDayOf());
  if (links.length) write(KEY, encodeMistakes(limited(mistakes)));
}

/** @param {string} link @param {(mistake: Mistake, today: number) => Mistake} change */
function update(link, change) {
  const mistakes = readRecords(localDayOf());
  const id = problemIdOf(link);
  if (!mistakes[id]) return;
  mistakes[id] = change(mistakes[id], localDayOf());
  write(KEY, encodeMistakes(mistakes));
}

/** @param {string} link */
export const recordFound = (link) => update(link, afterFind);

/** @param {string} link */
export const recordMissed = (link) => update(link, afterMiss);

/** Deletes a problem, or restores a deleted one; another tab may have done so. @param {string} link @param {boolean} wanted true: deleted */
export const setMistakeDeleted = (link, wanted) =>
  update(link, (mistake) => (isDeleted(mistake) === wanted ? mistake : toggleDeleted(mistake)));
