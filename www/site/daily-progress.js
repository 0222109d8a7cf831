// Which deals of the day have been begun, and which are won: for each game the last days, kept on this device.

import { isRecord, read, write } from './storage.js';

/** @typedef {import('../pkg/patience_wasm.js').View} View */
/** How far the deal of a day has come. @typedef {'begun' | 'won'} DayState */
/** The deals of the last days, by game and date. @typedef {Record<string, Record<string, { deal: string, state: DayState }>>} Days */

const DAY = /^\d{4}-\d\d-\d\d$/;
/** How many days of a game are kept. */
const DAYS_KEPT = 14;

/** @returns {Days} */
export function readDays() {
  const value = read('daily');
  /** @type {Days} */
  const days = {};
  for (const [id, dates] of Object.entries(isRecord(value) ? value : {})) {
    if (!isRecord(dates)) continue;
    const good = Object.entries(dates).filter(
      ([date, day]) => DAY.test(date) && isRecord(day) && typeof day.deal === 'string',
    );
    days[id] = Object.fromEntries(
      good
        .sort()
        .slice(-DAYS_KEPT)
        .map(([date, day]) => {
          const { deal, state } = /** @type {Record<string, unknown>} */ (day);
          return [date, { deal: String(deal), state: state === 'won' ? 'won' : 'begun' }];
        }),
    );
  }
  return days;
}

/** The player goes to the deal of a day. @param {string} id @param {string} date @param {string} deal its code */
export function beginDay(id, date, deal) {
  const days = readDays();
  if (days[id]?.[date]?.deal !== deal)
    write('daily', { ...days, [id]: { ...days[id], [date]: { deal, state: 'begun' } } });
}

/** The game on the table may be the deal of a day. @param {View} view */
export function recordDayWon({ game: id, deal, outcome }) {
  if (outcome !== 'won') return;
  const days = readDays();
  const found = Object.values(days[id] ?? {}).find((day) => day.deal === deal && day.state !== 'won');
  if (!found) return;
  found.state = 'won';
  write('daily', days);
}
