// The statistics: figures and charts, and buttons to save or erase the data. A page on desktops, a sheet on phones.

import { dayOf } from '../../engine/deals.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/panels.js';
import { readDays } from '../daily/daily-progress.js';
import { resultOfDay, streaksOf } from '../daily/days.js';
import { openDialog } from '../../ui/dialog.js';
import { button, h } from '../../ui/page-dom.js';
import { radioGroup } from '../../ui/radio-group.js';
import { openPanel } from '../load.js';
import { library, nameOf } from '../../engine/games.js';
import { confirmErase, eraseKeys } from '../storage/erasing.js';
import { partsOf } from '../../engine/links.js';
import { isStatisticsKey } from '../storage/keys.js';
import { findSavedGames, gamesOf } from '../storage/saved-games.js';
import { calendar, movesChart, winsChart } from './statistics-charts.js';
import { plotOf } from './statistics-plot.js';
import { readBookOf, countStoredActions } from './statistics-recorder.js';
import { HINTS, sumsOf } from './statistics.js';
import { saveBackup } from '../storage/storage-panel.js';
import { table } from '../shell/table-page.js';
import { readProblems } from '../problems/problem-store.js';
import { sumsOfProblems } from '../problems/problem-sums.js';

/** @import { GameSummary } from '../start/prerender.js' */
/** @import { Sums } from './statistics.js' */
/** @typedef {{ info: GameSummary, isCustom: boolean, name: string, sums: Sums, wins: number[] }} Account of a game, or of the player's cards in it */

const SMALL_SCREEN = matchMedia('(max-width: 40em)');
/** Weeks of the calendar, on desktops and phones. */
const [DESKTOP_WEEKS, PHONE_WEEKS] = [26, 17];

/** @returns {Account[]} all games, and the player's cards and variants if played */
function readAccounts() {
  return library.flatMap((info) =>
    [false, true].flatMap((isCustom) => {
      const book = readBookOf(info.id, isCustom);
      const link = isCustom ? (table?.link ?? '') : (gamesOf(info.id)[0]?.link ?? '');
      const sums = sumsOf(book, partsOf(link).deal);
      const name = isCustom ? words.statistics.yourCards(nameOf(info.id)) : nameOf(info.id);
      const wins = book.deals.flatMap(({ won, startedElsewhere }) => (won && !startedElsewhere ? [won] : []));
      return sums.played || !(isCustom || info.variant) ? [{ info, isCustom, name, sums, wins }] : [];
    }),
  );
}

/** Opens the panel once the saved games have loaded: a game in progress does not count as lost. @param {AbortSignal} signal */
export async function openStatistics(signal) {
  await findSavedGames();
  signal.throwIfAborted();
  countStoredActions();
  const all = readAccounts();
  const days = readDays();
  const today = dayOf();
  const played = all.filter(({ sums }) => sums.played);
  const problems = sumsOfProblems(readProblems(), today);
  const records = [...(problems.tried ? [problemsRecord(problems)] : []), ...played.map(gameRecord)];
  const prompt = h('div', { class: 'ask', 'aria-live': 'polite' });
  const erase = button(words.statistics.erase, () =>
    confirmErase(prompt, erase, words.statistics.confirmErase, () => eraseKeys(isStatisticsKey)),
  );
  openDialog(words.statistics.title, 'records statistics', [
    h('p', { class: 'hint device-note' }, words.statistics.deviceOnly),
    mainFigures(all, streaksOf(days, today)),
    framedSection(
      'is-wins',
      words.statistics.wins,
      h('span', { class: 'key of-careful' }, words.statistics.careful),
      played.length
        ? winsChart(
            all.map(({ info: { id }, name, isCustom, sums }) => ({
              id,
              name,
              isCustom,
              won: sums.won,
              played: sums.played,
            })),
          )
        : [h('p', {}, words.statistics.none)],
    ),
    movesFrame(all.filter(({ wins }) => wins.length)),
    daysFrame(days, today),
    ...(records.length
      ? [h('section', { class: 'in-figures' }, h('h3', {}, words.statistics.inFigures), ...records)]
      : []),
    h(
      'section',
      { class: 'keeping' },
      h('h3', {}, words.statistics.savedData),
      h('p', { class: 'hint rule' }, words.statistics.rule),
      h(
        'p',
        { class: 'actions' },
        button(words.statistics.save, () => void saveBackup()),
        button(words.statistics.import, () => void openPanel('storage')),
        button(words.storage.title, () => void openPanel('storage')),
        played.length ? erase : null,
      ),
      prompt,
    ),
  ]);
}

/** @param {Account[]} all @param {{ now: number, longest: number }} streaks */
function mainFigures(all, { now, longest }) {
  const sum = (/** @type {'played' | 'won'} */ what) => all.reduce((total, { sums }) => total + sums[what], 0);
  const { figures } = words.statistics;
  const list = h('dl', { class: 'four' });
  for (const [n, name] of /** @type {[number, string][]} */ ([
    [sum('played'), figures.played(sum('played'))],
    [sum('won'), figures.won(sum('won'))],
    [now, figures.dayStreak(now)],
    [longest, figures.longestStreak(longest)],
  ]))
    list.append(h('div', {}, h('dt', {}, name), h('dd', {}, String(n))));
  return list;
}

/** A framed section. @param {string} className @param {string} title @param {Node} key legend @param {Node[]} content */
const framedSection = (className, title, key, content) =>
  h(
    'section',
    { class: `framed ${className}` },
    h('div', { class: 'framed-head' }, h('h3', {}, title), key),
    ...content,
  );

/** Histogram of moves, of one game at a time. @param {Account[]} won */
function movesFrame(won) {
  if (!won.length)
    return framedSection('is-moves', words.statistics.movesOfWins, h('span'), [h('p', {}, words.statistics.noWins)]);
  const place = h('div', { class: 'chart' });
  const wide = SMALL_SCREEN.matches ? 320 : 640;
  const showChart = (/** @type {Account} */ { wins }) => place.replaceChildren(...movesChart(wins, wide));
  // Begin with the game that has most wins.
  const first = won.reduce((a, b) => (b.wins.length > a.wins.length ? b : a));
  const labelOf = (/** @type {Account} */ { isCustom, info, name }) =>
    isCustom || info.variant ? name : core.games.short(info);
  const choices = won.map((choice) => ({ choice, label: [labelOf(choice)] }));
  const tabs = radioGroup('tabs', words.statistics.game, { name: 'moves-of', choices, chosen: first }, showChart);
  showChart(first);
  return framedSection('is-moves', words.statistics.movesOfWins, won.length > 1 ? tabs : h('span'), [place]);
}

/** @param {import('../daily/daily-progress.js').Days} days @param {number} today */
function daysFrame(days, today) {
  const isSmall = SMALL_SCREEN.matches;
  const key = h(
    'span',
    { class: 'keys' },
    h('span', { class: 'key of-won' }, words.statistics.won),
    h('span', { class: 'key of-begun' }, words.statistics.begun),
    h('span', { class: 'key of-none' }, words.statistics.notPlayed),
    h('span', { class: 'key of-today' }, words.statistics.today),
  );
  const weeks = isSmall ? PHONE_WEEKS : DESKTOP_WEEKS;
  const all = Array.from({ length: weeks * 7 - 1 }, (_, n) => today - n).map((day) => resultOfDay(days, day));
  const won = all.filter((result) => result === 'won').length;
  const isEmpty = all.every((result) => result === 'none');
  const side = h(
    'p',
    { class: 'beside-days' },
    isEmpty ? words.statistics.noDays : words.statistics.daysWon(won, all.length),
    ...(isEmpty
      ? []
      : [h('br'), h('span', { class: 'hint' }, words.statistics.longestStreak(streaksOf(days, today).longest))]),
  );
  const chart = h('div', { class: 'chart' }, ...calendar(days, today, weeks, isSmall ? 16.2 : 31));
  return framedSection('is-days', words.statistics.days, key, [h('div', { class: 'days-and' }, chart, side)]);
}

/** @param {Account} account */
const gameRecord = ({ name, sums }) => record(name, figureRows(sums), sums.last.length ? plotOf(sums.last) : null);

/** @param {import('../problems/problem-sums.js').ProblemSums} sums */
function problemsRecord({ tried, solved, atFirst, shown, streaks }) {
  const { problems } = words.statistics;
  return record(problems.title, [
    [problems.solved, words.statistics.of(solved, tried)],
    [problems.atFirst, solved ? words.statistics.withPercent(atFirst, Math.round((100 * atFirst) / solved)) : '0'],
    [problems.shown, String(shown)],
    [problems.streak, words.statistics.streaks(streaks.now, streaks.longest)],
  ]);
}

/** @param {string} name @param {[term: string, value: string][]} rows @param {Element | null} [plot] */
function record(name, rows, plot = null) {
  const list = h('dl', { class: 'sums' });
  for (const [term, value] of rows) list.append(h('div', {}, h('dt', {}, term), h('dd', {}, value)));
  return h('section', { class: 'record' }, h('h4', {}, name), list, plot);
}

/** @param {Sums} sums @returns {[string, string][]} */
function figureRows(sums) {
  const { played, won, best, bestDeal, hints } = sums;
  const asked = HINTS.flatMap((kind, n) => (hints[n] ? [/** @type {[typeof kind, number]} */ ([kind, hints[n]])] : []));
  const least = bestDeal
    ? words.statistics.bestWith(
        best,
        bestDeal.undos,
        bestDeal.hints.reduce((a, b) => a + b),
      )
    : String(best);
  return [
    [words.statistics.played, String(played)],
    [words.statistics.won, words.statistics.withPercent(won, Math.round((100 * won) / played))],
    [words.statistics.streak, words.statistics.streaks(sums.streak, sums.longest)],
    ...(best ? [/** @type {[string, string]} */ ([words.statistics.best, least])] : []),
    ...(sums.median ? [/** @type {[string, string]} */ ([words.statistics.median, String(sums.median)])] : []),
    [words.statistics.unaided, String(sums.unaided)],
    ...(sums.solved ? [/** @type {[string, string]} */ ([words.statistics.solved, String(sums.solved)])] : []),
    [words.statistics.undos, String(sums.undos)],
    [words.statistics.hints, asked.length ? words.statistics.hintsByKind(asked) : '0'],
  ];
}
