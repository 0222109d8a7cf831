// Progress in the deals of the day, by game and date.

import { MAX_LINK_CHARS } from '../../engine/links.js';
import { anyRecord, fieldsOf, integer, choiceOf, orElse, recordOf, text } from '../../engine/schema.js';
import { readAs, readText, write } from '../storage/local-store.js';

/** @import { View } from '../../pkg/patience_wasm.js' */
/** Progress in the deal of a day: `opened` before the first move, `finished` if won, but not by the player alone. @typedef {'opened' | 'begun' | 'finished' | 'won'} DayState */
/** Who finished a deal, and the moves before that, as in `Credit`. @typedef {{ finishedBy: 'solver' | 'link' | 'shown', from: number }} Finish */
/**
 * @typedef {object} DayRecord the deal of a day
 * @property {string} deal code
 * @property {DayState} state
 * @property {number} moves of the shortest win; 0: not won, or recorded by an older version
 * @property {string} line link of that win; empty after MAX_LINES days
 * @property {Finish} [finish] of a deal in the state `finished`
 */
/** By game id and date. @typedef {Record<string, Record<string, DayRecord>>} Days */

const DATE = /^\d{4}-\d\d-\d\d$/;
/** Days stored per game: a little over a year. */
const MAX_DAYS = 400;
/** Days of which the winning line is stored. */
const MAX_LINES = 14;

const readDay = fieldsOf({
  deal: text({ pattern: /./ }),
  state: orElse(choiceOf(.../** @type {const} */ (['opened', 'begun', 'finished', 'won'])), 'begun'),
  moves: orElse(integer(1), 0),
  line: orElse(text({ most: MAX_LINK_CHARS }), ''),
  finish: orElse(
    fieldsOf({
      finishedBy: choiceOf(.../** @type {const} */ (['solver', 'link', 'shown'])),
      from: orElse(integer(1), 0),
    }),
    null,
  ),
});

const readAllDays = recordOf(recordOf(readDay, (date) => DATE.test(date)));

/** Decodes the days. @param {unknown} value @returns {Days} */
export function decodeDays(value) {
  /** @type {Days} */
  const days = {};
  for (const [id, dates] of Object.entries(readAllDays(value) ?? {})) {
    const recent = Object.entries(dates)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .slice(-MAX_DAYS);
    days[id] = Object.fromEntries(
      recent.map(([date, { finish, ...day }], n) => {
        // Without its finish it is a game in progress.
        if (day.state === 'finished' && !finish) day.state = 'begun';
        if (n < recent.length - MAX_LINES) day.line = '';
        return [date, day.state === 'finished' && finish ? { ...day, finish } : day];
      }),
    );
  }
  return days;
}

/** The stored days. */
export const readDays = () => decodeDays(readAs('daily', anyRecord));

/** Encodes the days, without empty fields. @param {Days} days */
export function encodeDays(days) {
  const short = (/** @type {DayRecord} */ day) => Object.fromEntries(Object.entries(day).filter(([, value]) => value));
  const all = Object.entries(days).map(([id, dates]) => [
    id,
    Object.fromEntries(Object.entries(dates).map(([date, day]) => [date, short(day)])),
  ]);
  return Object.fromEntries(all);
}

/** @param {Days} days */
const writeDays = (days) => write('daily', encodeDays(days));

/** Code of the last deal that is recorded as begun, or is not of a day. */
let checkedDeal = '';

/** Records that a deal of the day was opened. @param {string} id @param {string} date @param {string} deal code */
export function recordDayOpened(id, date, deal) {
  checkedDeal = '';
  const days = readDays();
  if (days[id]?.[date]?.deal !== deal)
    writeDays({ ...days, [id]: { ...days[id], [date]: { deal, state: 'opened', moves: 0, line: '' } } });
}

/** The days of the last lookup, and the text that they were read from. */
let lookup = { text: /** @type {string | null} */ (null), days: /** @type {Days} */ ({}) };

/** The last date on which a deal was the day's; undefined without one. @param {Days} days @param {string} id @param {string | null} deal code */
const lastDateOf = (days, id, deal) =>
  Object.entries(days[id] ?? {})
    .flatMap(([date, day]) => (day.deal === deal ? [date] : []))
    .sort()
    .at(-1);

/** The last date on which a deal was opened as the day's, since a list of deals starts again; undefined without one. @param {string} id @param {string | null} deal code */
export function dateOfDeal(id, deal) {
  // A table asks with each move.
  const text = readText('daily');
  if (lookup.text !== text) lookup = { text, days: readDays() };
  return lastDateOf(lookup.days, id, deal);
}

/** Records progress if the game on the table is a deal of the day. @param {View} view @param {import('../../engine/provenance.js').Credit} credit */
export function recordDayProgress({ game: id, deal, outcome, ply, link }, { finishedBy, from }) {
  const won = outcome === 'won';
  if (!deal || !ply || (checkedDeal === deal && !won)) return;
  checkedDeal = deal;
  const days = readDays();
  const date = lastDateOf(days, id, deal);
  const found = date === undefined ? undefined : days[id]?.[date];
  const isByPlayer = finishedBy === 'player';
  const isShorter = !found?.moves || ply < found.moves;
  if (!found || (won ? !isShorter && (!isByPlayer || found.state === 'won') : found.state !== 'opened')) return;
  if (!won) found.state = 'begun';
  else if (isByPlayer) {
    Object.assign(found, { state: 'won', moves: ply, line: link });
    delete found.finish;
  } else if (found.state !== 'won')
    Object.assign(found, { state: 'finished', moves: ply, line: link, finish: { finishedBy, from } });
  writeDays(days);
}
