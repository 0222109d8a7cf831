// Progress in problems, by the deal and the check of their links.

import { anyRecord, clamped, fieldsOf, flag, orElse, recordOf as recordsOf, text } from '../../engine/schema.js';
import { readAs, write } from '../storage/local-store.js';

/**
 * @typedef {object} ProblemRecord
 * @property {number} tries answers, right or wrong, until it was solved
 * @property {string} solved date of the first solution, "2026-11-26"; empty until then
 * @property {boolean} wasShown true if the answer was shown before that
 */
/** @typedef {Record<string, ProblemRecord>} ProblemRecords */

/** @type {ProblemRecord} */
const NO_RECORD = { tries: 0, solved: '', wasShown: false };

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
  }),
  (id) => ID.test(id),
);

/** Decodes the records. @param {unknown} value @returns {ProblemRecords} */
export function decodeProblems(value) {
  const entries = Object.entries(readRecords(value) ?? {}).slice(-MAX_PROBLEMS);
  return Object.fromEntries(entries.map(([id, { tries, solved, shown }]) => [id, { tries, solved, wasShown: shown }]));
}

/** The stored records. */
export const readProblems = () => decodeProblems(readAs(KEY, anyRecord));

/** Encodes the records, without empty fields. @param {ProblemRecords} records */
export const encodeProblems = (records) =>
  Object.fromEntries(
    Object.entries(records).map(([id, { tries, solved, wasShown }]) => [
      id,
      { ...(tries ? { tries } : {}), ...(solved ? { solved } : {}), ...(wasShown ? { shown: true } : {}) },
    ]),
  );

/** Merges two records: the first solution, and the most tries. @param {ProblemRecord} a @param {ProblemRecord} b @returns {ProblemRecord} */
function mergeRecord(a, b) {
  const [first] = [a.solved, b.solved].filter(Boolean).sort();
  return { tries: Math.max(a.tries, b.tries), solved: first ?? '', wasShown: a.wasShown || b.wasShown };
}

/** @param {ProblemRecords} theirs @param {ProblemRecords} mine @returns {ProblemRecords} */
export function mergeProblems(theirs, mine) {
  const merged = { ...theirs, ...mine };
  for (const [id, record] of Object.entries(theirs)) merged[id] = mine[id] ? mergeRecord(record, mine[id]) : record;
  return merged;
}

/** @param {string} link @returns {ProblemRecord} */
export const recordOf = (link) => readProblems()[problemIdOf(link)] ?? NO_RECORD;

/** Changes the record of a problem. @param {string} link @param {(record: ProblemRecord) => ProblemRecord} change */
function update(link, change) {
  const records = readProblems();
  const id = problemIdOf(link);
  records[id] = change(records[id] ?? NO_RECORD);
  write(KEY, encodeProblems(records));
}

/** Counts a try, until the problem is solved. @param {string} link */
export const recordTry = (link) =>
  update(link, (record) => (record.solved ? record : { ...record, tries: Math.min(MAX_TRIES, record.tries + 1) }));

/** @param {string} link */
export const recordShown = (link) => update(link, (record) => (record.solved ? record : { ...record, wasShown: true }));

/** @param {string} link @param {string} date */
export const recordSolved = (link, date) =>
  update(link, (record) => (record.solved ? record : { ...record, solved: date }));
