// Which deals of the day have been played, and which are won: for each game by date, kept on this device.

import { LONGEST_LINK } from '../../engine/links.js';
import { isRecord, read, write } from '../storage/local-store.js';

/** @typedef {import('../../pkg/patience_wasm.js').View} View */
/** How far the deal of a day has come; to go there is not yet to play it. @typedef {'opened' | 'begun' | 'won'} DayState */
/**
 * @typedef {object} Played the deal of a day
 * @property {string} deal its code
 * @property {DayState} state
 * @property {number} moves of the shortest win; 0: not won, or won before this was written down
 * @property {string} line the link of that win; empty where it is no longer kept
 */
/** The deals of days, by game and date. @typedef {Record<string, Record<string, Played>>} Days */

const DATE = /^\d{4}-\d\d-\d\d$/;
/** How many days of a game are kept: a year and a little. */
const DAYS_KEPT = 400;
/** For how many of them the line of the win. */
const LINES_KEPT = 14;

/** @param {unknown} value @returns {DayState} */
const stateOf = (value) => (value === 'won' || value === 'opened' ? value : 'begun');

/** @param {unknown} value @param {boolean} withLine @returns {Played | null} */
function readDay(value, withLine) {
  if (!isRecord(value) || typeof value.deal !== 'string') return null;
  const { deal, moves, line } = value;
  return {
    deal,
    state: stateOf(value.state),
    moves: Number.isInteger(moves) && Number(moves) > 0 ? Number(moves) : 0,
    line: withLine && typeof line === 'string' && line.length <= LONGEST_LINK ? line : '',
  };
}

/** @param {unknown} [value] as it was written; without it what is kept @returns {Days} */
export function readDays(value = read('daily')) {
  /** @type {Days} */
  const days = {};
  for (const [id, dates] of Object.entries(isRecord(value) ? value : {})) {
    if (!isRecord(dates)) continue;
    const kept = Object.keys(dates)
      .filter((date) => DATE.test(date))
      .sort()
      .slice(-DAYS_KEPT);
    days[id] = Object.fromEntries(
      kept.flatMap((date, n) => {
        const day = readDay(dates[date], n >= kept.length - LINES_KEPT);
        return day ? [[date, day]] : [];
      }),
    );
  }
  return days;
}

/** As they are stored: without what says nothing. @param {Days} days */
export function writtenDays(days) {
  const short = (/** @type {Played} */ { deal, state, moves, line }) => ({
    deal,
    state,
    ...(moves ? { moves } : {}),
    ...(line ? { line } : {}),
  });
  const all = Object.entries(days).map(([id, dates]) => [
    id,
    Object.fromEntries(Object.entries(dates).map(([date, day]) => [date, short(day)])),
  ]);
  return Object.fromEntries(all);
}

/** @param {Days} days */
const writeDays = (days) => write('daily', writtenDays(days));

/** The player goes to the deal of a day. @param {string} id @param {string} date @param {string} deal its code */
export function openedDay(id, date, deal) {
  const days = readDays();
  if (days[id]?.[date]?.deal !== deal)
    writeDays({ ...days, [id]: { ...days[id], [date]: { deal, state: 'opened', moves: 0, line: '' } } });
}

/** The deal that was last looked up among the days, once it had been begun. */
let begun = '';

/** The game on the table may be the deal of a day. @param {View} view */
export function recordDay({ game: id, deal, outcome, ply, link }) {
  const won = outcome === 'won';
  if (!deal || !ply || (begun === deal && !won)) return;
  begun = deal;
  const days = readDays();
  const found = Object.values(days[id] ?? {}).find((day) => day.deal === deal);
  if (!found || (won ? found.moves && found.moves <= ply : found.state !== 'opened')) return;
  if (won) Object.assign(found, { state: 'won', moves: ply, line: link });
  else found.state = 'begun';
  writeDays(days);
}
