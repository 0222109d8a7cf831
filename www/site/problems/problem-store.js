// Progress in problems, by the deal and the check of their links.

import { anyRecord, clamped, fieldsOf, flag, orElse, recordOf as recordsOf, text } from '../../engine/schema.js';
import { readAs, write } from '../storage/local-store.js';

/**
 * @typedef {object} ProblemRecord
 * @property {number} tries answers, right or wrong, until it was solved
 * @property {string} solved date of the first solution, "2026-11-26"; empty until then
 * @property {boolean} wasShown true if the answer was shown before that
 * @property {boolean} isListed true for a problem of a list; a list has at most one of a deal
 */
/** @typedef {Record<string, ProblemRecord>} ProblemRecords */

/** @type {ProblemRecord} */
const NO_RECORD = { tries: 0, solved: '', wasShown: false, isListed: false };

const KEY = 'problems';
const ID = /^[\w~-]{0,12}\.[\w-]{5,7}$/;
const DATE = /^\d{4}-\d\d-\d\d$/;
/** More than all lists have; the oldest are dropped. */
const MAX_PROBLEMS = 6_000;
const MAX_TRIES = 999;

/** @param {string} link of a problem */
export function problemIdOf(link) {
  const [, , , deal = ''] = link.split('/');
  const check = link.slice(link.lastIndexOf('.') + 1);
  // Given cards are as long as the deal; the check covers them.
  return `${deal.startsWith('~') ? '~' : deal}.${check}`;
}

const readRecords = recordsOf(
  fieldsOf({
    tries: orElse(clamped(MAX_TRIES), 0),
    solved: orElse(text({ pattern: DATE }), ''),
    shown: flag,
    listed: flag,
  }),
  (id) => ID.test(id),
);

/** Decodes the records. @param {unknown} value @returns {ProblemRecords} */
export function decodeProblems(value) {
  const entries = Object.entries(readRecords(value) ?? {}).slice(-MAX_PROBLEMS);
  return Object.fromEntries(
    entries.map(([id, { tries, solved, shown, listed }]) => [id, { tries, solved, wasShown: shown, isListed: listed }]),
  );
}

/** The stored records. */
export const readProblems = () => decodeProblems(readAs(KEY, anyRecord));

/** Encodes the records, without empty fields. @param {ProblemRecords} records */
export const encodeProblems = (records) =>
  Object.fromEntries(
    Object.entries(records).map(([id, { tries, solved, wasShown, isListed }]) => [
      id,
      {
        ...(tries ? { tries } : {}),
        ...(solved ? { solved } : {}),
        ...(wasShown ? { shown: true } : {}),
        ...(isListed ? { listed: true } : {}),
      },
    ]),
  );

/** Orders solutions: the earlier date, then without the answer shown, then with fewer tries. @param {ProblemRecord} a @param {ProblemRecord} b */
const compareSolutions = (a, b) =>
  a.solved.localeCompare(b.solved) || Number(a.wasShown) - Number(b.wasShown) || a.tries - b.tries;

/** Merges two records: the first solution, which later tries change nothing of; without any, all that was tried. @param {ProblemRecord} a @param {ProblemRecord} b @returns {ProblemRecord} */
function mergeRecord(a, b) {
  const [first] = [a, b].filter(({ solved }) => solved).sort(compareSolutions);
  const { tries, solved, wasShown } = first ?? {
    tries: Math.max(a.tries, b.tries),
    solved: '',
    wasShown: a.wasShown || b.wasShown,
  };
  return { tries, solved, wasShown, isListed: a.isListed || b.isListed };
}

/** @param {ProblemRecords} theirs @param {ProblemRecords} mine @returns {ProblemRecords} */
export function mergeProblems(theirs, mine) {
  const merged = { ...theirs, ...mine };
  for (const [id, record] of Object.entries(theirs)) merged[id] = mine[id] ? mergeRecord(record, mine[id]) : record;
  return merged;
}

/** @param {string} link @returns {ProblemRecord} */
export const recordOf = (link) => readProblems()[problemIdOf(link)] ?? NO_RECORD;

/** Notes that records are a list's. @param {string[]} ids */
export function noteListed(ids) {
  const records = readProblems();
  for (const id of ids) if (records[id]) records[id].isListed = true;
  write(KEY, encodeProblems(records));
}

/** @typedef {{ link: string, isListed: boolean }} RecordedProblem */

/** Changes the record of a problem until it is solved. @param {RecordedProblem} problem @param {(record: ProblemRecord) => Partial<ProblemRecord>} change */
function update({ link, isListed }, change) {
  const records = readProblems();
  const id = problemIdOf(link);
  const record = records[id] ?? NO_RECORD;
  records[id] = { ...record, ...(record.solved ? {} : change(record)), isListed };
  write(KEY, encodeProblems(records));
}

/** Counts a try. @param {RecordedProblem} problem */
export const recordTry = (problem) => update(problem, ({ tries }) => ({ tries: Math.min(MAX_TRIES, tries + 1) }));

/** @param {RecordedProblem} problem */
export const recordShown = (problem) => update(problem, () => ({ wasShown: true }));

/** @param {RecordedProblem} problem @param {string} date */
export const recordSolved = (problem, date) => update(problem, () => ({ solved: date }));
