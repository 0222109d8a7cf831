// Charts of the statistics: bars of wins, a histogram of moves, a calendar of days. Each is hidden from screen readers and
// followed by its table.

import { dateOf } from '../../engine/deals.js';
import { svg } from '../../ui/svg.js';
import { SURVEYS } from '../../engine/rarity.js';
import { words } from '../../words/panels.js';
import { resultOfDay } from '../daily/days.js';
import { h } from '../../ui/page-dom.js';
import { histogramOf } from './statistics.js';

/** @typedef {{ id: string, name: string, won: number, played: number, isCustom: boolean }} Row a game, and how many deals of it */

/** Spacing of a bar's hatching, in px. */
const HATCH_PX = 3;
/** A letter of a month's name is at most this wide on average, in px. */
const MAX_LETTER_WIDTH = 10;
const DAYS_A_WEEK = 7;
/** Day 0 of the deals was a Thursday; weeks begin with Monday. */
const FIRST_DAY_OFFSET = 3;

/**
 * A chart and its table in a disclosure.
 * @param {Element} chart @param {string} caption @param {string[]} heads of the columns @param {string[][]} rows each begins with its name
 */
function withDataTable(chart, caption, heads, rows) {
  chart.setAttribute('aria-hidden', 'true');
  const [corner, ...columns] = heads;
  const table = h(
    'table',
    {},
    h('caption', { class: 'unseen' }, caption),
    h(
      'thead',
      {},
      h('tr', {}, h('th', { scope: 'col' }, corner), ...columns.map((head) => h('th', { scope: 'col' }, head))),
    ),
    h(
      'tbody',
      {},
      ...rows.map(([name, ...cells]) =>
        h('tr', {}, h('th', { scope: 'row' }, name), ...cells.map((cell) => h('td', {}, cell))),
      ),
    ),
  );
  return [chart, h('details', { class: 'as-table' }, h('summary', {}, words.statistics.asTable), table)];
}

/** Share of deals that the survey's careful player wins; null without a survey. @param {Row} row */
const carefulRate = ({ id, isCustom }) =>
  SURVEYS[id] && !isCustom ? SURVEYS[id].careful.won / SURVEYS[id].careful.deals : null;

/** Bars of the share won of each game. @param {Row[]} rows */
export function winsChart(rows) {
  const chart = h('div', { class: 'wins' });
  for (const row of rows) {
    const { name, won, played } = row;
    const track = h('div', { class: 'track' });
    if (won) {
      const bar = h('i', { class: 'bar' });
      bar.style.setProperty('inline-size', `${(100 * won) / played}%`);
      track.append(bar);
    }
    const careful = carefulRate(row);
    if (careful !== null) {
      const stroke = h('i', { class: 'stroke' });
      stroke.style.setProperty('inset-inline-start', `${100 * careful}%`);
      track.append(stroke);
    }
    chart.append(h('p', {}, h('span', {}, name), h('span', {}, words.statistics.of(won, played))), track);
  }
  return withDataTable(
    chart,
    words.statistics.wins,
    [words.statistics.game, words.statistics.won, words.statistics.played, words.statistics.careful],
    rows.map((row) => {
      const careful = carefulRate(row);
      const { name, won, played } = row;
      return [
        name,
        String(won),
        String(played),
        careful === null ? '' : words.statistics.percent(Math.round(100 * careful)),
      ];
    }),
  );
}

/**
 * Histogram of the moves of wins, with a flag at the best.
 * @param {number[]} moves not empty @param {number} widthPx in px
 */
export function movesChart(moves, widthPx) {
  const high = 200;
  const [top, foot] = [30, 24];
  const { from, width, counts } = histogramOf(moves, widthPx < 500 ? 10 : 16);
  // An empty class on either side.
  const pitch = Math.min(48, widthPx / (counts.length + 2));
  const left = (widthPx - pitch * counts.length) / 2;
  const base = high - foot;
  const maxCount = Math.max(...counts);
  const best = Math.min(...moves);
  const root = svg('svg', { class: 'moves', viewBox: `0 0 ${widthPx} ${high}`, width: widthPx, height: high });
  root.append(svg('path', { class: 'line', d: `M0 ${base}h${widthPx}` }));
  counts.forEach((count, n) => {
    if (!count) return;
    const tall = (count / maxCount) * (base - top);
    const x = left + n * pitch + 0.5;
    const lines = Math.ceil((pitch - 1) / HATCH_PX) - 1;
    const hatch = Array.from(
      { length: lines },
      (_, i) => `M${(x + (i + 1) * HATCH_PX).toFixed(1)} ${base}v${-tall}`,
    ).join('');
    root.append(
      svg('path', { class: 'hatch', d: hatch }),
      svg('rect', { class: 'frame', x, y: base - tall, width: pitch - 1, height: tall }),
    );
  });
  // Labels need 44 px each.
  const labelInterval = Math.ceil(44 / pitch);
  const middle = width === 1 ? pitch / 2 : 0;
  for (let n = 0; n <= counts.length - (width === 1 ? 1 : 0); n += labelInterval) {
    const x = left + n * pitch + middle;
    root.append(
      svg('path', { class: 'line', d: `M${x} ${base}v4` }),
      label(String(from + n * width), x, high - 5, 'middle'),
    );
  }
  const x = left + ((best - from) / width) * pitch + middle;
  const isFlipped = x > widthPx * 0.7;
  root.append(
    svg('path', {
      class: 'flag',
      d: `M${x - 1} ${base}V8h2V${base}zM${x} 8h${isFlipped ? -12 : 12}l${isFlipped ? 3 : -3} 4.5 ${isFlipped ? -3 : 3} 4.5H${x}z`,
    }),
    label(words.statistics.bestOf(best), isFlipped ? x - 18 : x + 18, 17, isFlipped ? 'end' : 'start'),
  );
  return withDataTable(
    root,
    words.statistics.movesOfWins,
    [words.statistics.moves, words.statistics.games],
    counts.map((count, n) => [words.statistics.range(from + n * width, from + (n + 1) * width - 1), String(count)]),
  );
}

/** @param {string} text @param {number} x @param {number} y @param {'start' | 'middle' | 'end'} anchor */
function label(text, x, y, anchor) {
  const element = svg('text', { x, y, 'text-anchor': anchor });
  element.textContent = text;
  return element;
}

/**
 * The names of months below a calendar. The last one has its place, if need be to the left of its first day; an earlier one
 * has none if it would overlap the next.
 * @param {{ date: Date, x: number }[]} months and where they begin @param {number} right the calendar's edge @param {number} y
 */
function monthLabels(months, right, y) {
  const labels = [];
  let end = right;
  for (const { date, x } of [...months].reverse()) {
    const name = words.statistics.month(date);
    const width = name.length * MAX_LETTER_WIDTH;
    const hasRoom = x + width <= end;
    if (!hasRoom && labels.length) continue;
    labels.unshift(hasRoom ? label(name, x, y, 'start') : label(name, right, y, 'end'));
    end = hasRoom ? x : right - width;
  }
  return labels;
}

/**
 * Calendar of the deals of the day: a column per week, up to this one.
 * @param {import('../daily/daily-progress.js').Days} days @param {number} today @param {number} weeks @param {number} pitch of the days, in px
 */
export function calendar(days, today, weeks, pitch) {
  const weekday = (((today + FIRST_DAY_OFFSET) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;
  const first = today - weekday - (weeks - 1) * DAYS_A_WEEK;
  const [left, foot] = [44, 26];
  const [wide, high] = [left + weeks * pitch, DAYS_A_WEEK * pitch + foot];
  const half = pitch * 0.31;
  const root = svg('svg', { class: 'calendar', viewBox: `0 0 ${wide} ${high}`, width: wide, height: high });
  for (const row of [0, 2, 4, 6])
    root.append(label(words.statistics.weekday(dateOf(first + row)), 0, (row + 0.5) * pitch + 4, 'start'));
  /** @type {{ date: Date, x: number, won: number, begun: number, all: number }[]} */
  const months = [];
  for (let day = first; day <= today; day++) {
    const date = dateOf(day);
    const result = resultOfDay(days, day);
    const [column, row] = [Math.floor((day - first) / DAYS_A_WEEK), (day - first) % DAYS_A_WEEK];
    const [x, y] = [left + (column + 0.5) * pitch, (row + 0.5) * pitch];
    if (!months.length || date.getUTCDate() === 1) months.push({ date, x: x - pitch / 2, won: 0, begun: 0, all: 0 });
    const month = months[months.length - 1];
    month.won += Number(result === 'won');
    month.begun += Number(result === 'begun');
    month.all++;
    const todayClass = day === today ? ' is-today' : '';
    root.append(
      // Days not played are dots; today's is a ring.
      result === 'none'
        ? svg('circle', { class: `is-none${todayClass}`, cx: x, cy: y, r: todayClass ? half * 0.55 : 1.6 })
        : svg('path', {
            class: `is-${result}${todayClass}`,
            d: `M${x} ${y - half}l${half} ${half}-${half} ${half}-${half}-${half}z`,
          }),
    );
  }
  root.append(...monthLabels(months, wide, high - 4));
  return withDataTable(
    root,
    words.statistics.days,
    [words.statistics.monthHead, words.statistics.won, words.statistics.begun, words.statistics.notPlayed],
    months.map(({ date, won, begun, all }) => [
      words.statistics.monthOf(date),
      String(won),
      String(begun),
      String(all - won - begun),
    ]),
  );
}
