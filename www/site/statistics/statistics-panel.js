// The statistics: a page on desks, a sheet on phones. Figures, pictures with their tables, and what can be done with them.

import { dayOf } from '../../engine/deals.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/panels.js';
import { backup } from '../storage/backup.js';
import { readDays } from '../daily/daily-progress.js';
import { markOf, runsOf } from '../daily/days.js';
import { openDialog } from '../../ui/dialog.js';
import { button, download, h } from '../../ui/page-dom.js';
import { library, nameOf } from '../../engine/games.js';
import { askToErase, eraseKeys } from '../storage/erasing.js';
import { partsOf } from '../../engine/links.js';
import { notify } from '../../ui/toast.js';
import { findStore, savedGame } from '../storage/saved-games.js';
import { calendar, movesChart, winBars } from './statistics-charts.js';
import { plotOf } from './statistics-plot.js';
import { bookOf, recordKept } from './statistics-recorder.js';
import { HINTS, sumsOf } from './statistics.js';
import { openStorage } from '../storage/storage-panel.js';
import { table } from '../shell/table-page.js';

/** @typedef {import('../start/prerender.js').KnownGame} KnownGame */
/** @typedef {import('./statistics.js').Sums} Sums */
/** @typedef {{ info: KnownGame, own: boolean, name: string, sums: Sums, wins: number[] }} Account of a game, or of the player's own cards in it */

/** Where the charts have little room. */
const SMALL = matchMedia('(max-width: 40em)');
/** Of the calendar. */
const [WEEKS, FEW_WEEKS] = [26, 17];

/** @returns {Account[]} all games, and those deals of the player's own cards that were played */
function accounts() {
  return library.flatMap((info) =>
    [false, true].flatMap((own) => {
      const book = bookOf(info.id, own);
      const hand = own ? (table?.link ?? '') : (savedGame(info.id)?.link ?? '');
      const sums = sumsOf(book, partsOf(hand).deal);
      const name = own ? words.statistics.ownCards(nameOf(info.id)) : nameOf(info.id);
      const wins = book.deals.flatMap(({ won, joined }) => (won && !joined ? [won] : []));
      return sums.played || !(own || info.variant) ? [{ info, own, name, sums, wins }] : [];
    }),
  );
}

/** Opens the panel, when it is known what is kept: the game in hand is not told as lost. */
export async function openStatistics() {
  await findStore();
  recordKept();
  const all = accounts();
  const days = readDays();
  const today = dayOf();
  const played = all.filter(({ sums }) => sums.played);
  const ask = h('div', { class: 'ask', 'aria-live': 'polite' });
  const erase = button(words.statistics.erase, () =>
    askToErase(ask, erase, words.statistics.ask, () => void eraseKeys((key) => key.startsWith('stats:'))),
  );
  openDialog(words.statistics.title, 'records statistics', [
    h('p', { class: 'hint here' }, words.statistics.here),
    fourFigures(all, runsOf(days, today)),
    frame(
      'is-wins',
      words.statistics.wins,
      h('span', { class: 'key of-careful' }, words.statistics.careful),
      played.length
        ? winBars(
            all.map(({ info: { id }, name, own, sums }) => ({ id, name, own, won: sums.won, played: sums.played })),
          )
        : [h('p', {}, words.statistics.none)],
    ),
    movesFrame(all.filter(({ wins }) => wins.length)),
    daysFrame(days, today),
    ...(played.length
      ? [h('section', { class: 'in-figures' }, h('h3', {}, words.statistics.inFigures), ...played.map(record))]
      : []),
    h(
      'section',
      { class: 'keeping' },
      h('h3', {}, words.statistics.keeping),
      h('p', { class: 'hint rule' }, words.statistics.rule),
      h(
        'p',
        { class: 'actions' },
        button(words.statistics.save, () => void save()),
        button(words.statistics.bring, openStorage),
        button(words.storage.title, openStorage),
        played.length ? erase : null,
      ),
      ask,
    ),
  ]);
}

/** Hands the player all that is kept, as a file. */
async function save() {
  download(`cadogan-${new Date().toISOString().slice(0, 10)}.json`, await backup(), 'application/json');
  notify(words.storage.saved);
}

/** @param {Account[]} all @param {{ now: number, longest: number }} runs */
function fourFigures(all, { now, longest }) {
  const sum = (/** @type {'played' | 'won'} */ what) => all.reduce((total, { sums }) => total + sums[what], 0);
  const { figures } = words.statistics;
  const list = h('dl', { class: 'four' });
  for (const [n, name] of /** @type {[number, string][]} */ ([
    [sum('played'), figures.played(sum('played'))],
    [sum('won'), figures.won(sum('won'))],
    [now, figures.run(now)],
    [longest, figures.longest(longest)],
  ]))
    list.append(h('div', {}, h('dt', {}, name), h('dd', {}, String(n))));
  return list;
}

/** A part of the page in its frame. @param {string} className @param {string} title @param {Node} key what its signs mean @param {Node[]} content */
const frame = (className, title, key, content) =>
  h(
    'section',
    { class: `framed ${className}` },
    h('div', { class: 'framed-head' }, h('h3', {}, title), key),
    ...content,
  );

/** The moves of the wins, of one game at a time. @param {Account[]} won */
function movesFrame(won) {
  if (!won.length)
    return frame('is-moves', words.statistics.movesOfWins, h('span'), [h('p', {}, words.statistics.noWins)]);
  const place = h('div', { class: 'chart' });
  const wide = SMALL.matches ? 320 : 640;
  const show = (/** @type {Account} */ { wins }) => place.replaceChildren(...movesChart(wins, wide));
  // The one that was won most is shown first.
  const first = won.reduce((a, b) => (b.wins.length > a.wins.length ? b : a));
  const tabs = h('fieldset', { class: 'tabs' }, h('legend', { class: 'unseen' }, words.statistics.game));
  for (const one of won) {
    const input = h('input', { type: 'radio', name: 'moves-of', checked: one === first, onchange: () => show(one) });
    const name = one.own || one.info.variant ? one.name : core.games.short(one.info);
    tabs.append(h('label', {}, input, h('span', {}, name)));
  }
  show(first);
  return frame('is-moves', words.statistics.movesOfWins, won.length > 1 ? tabs : h('span'), [place]);
}

/** @param {import('../daily/daily-progress.js').Days} days @param {number} today */
function daysFrame(days, today) {
  const small = SMALL.matches;
  const key = h(
    'span',
    { class: 'keys' },
    h('span', { class: 'key of-won' }, words.statistics.won),
    h('span', { class: 'key of-begun' }, words.statistics.begun),
    h('span', { class: 'key of-none' }, words.statistics.notPlayed),
    h('span', { class: 'key of-today' }, words.daily.today),
  );
  const weeks = small ? FEW_WEEKS : WEEKS;
  const all = Array.from({ length: weeks * 7 - 1 }, (_, n) => today - n).map((day) => markOf(days, day));
  const won = all.filter((mark) => mark === 'won').length;
  const none = all.every((mark) => mark === 'none');
  const side = h(
    'p',
    { class: 'beside-days' },
    none ? words.statistics.noDays : words.statistics.daysWon(won, all.length),
    ...(none ? [] : [h('br'), h('span', { class: 'hint' }, words.statistics.longestRun(runsOf(days, today).longest))]),
  );
  const chart = h('div', { class: 'chart' }, ...calendar(days, today, weeks, small ? 16.2 : 31));
  return frame('is-days', words.statistics.days, key, [h('div', { class: 'days-and' }, chart, side)]);
}

/** @param {Account} account */
function record({ name, sums }) {
  const list = h('dl', { class: 'sums' });
  for (const [term, value] of figures(sums)) list.append(h('div', {}, h('dt', {}, term), h('dd', {}, value)));
  return h('section', { class: 'record' }, h('h4', {}, name), list, sums.last.length ? plotOf(sums.last) : null);
}

/** @param {Sums} sums @returns {[string, string][]} */
function figures(sums) {
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
    [words.statistics.won, words.statistics.ofAll(won, Math.round((100 * won) / played))],
    [words.statistics.streak, words.statistics.now(sums.streak, sums.longest)],
    ...(best ? [/** @type {[string, string]} */ ([words.statistics.best, least])] : []),
    ...(sums.median ? [/** @type {[string, string]} */ ([words.statistics.median, String(sums.median)])] : []),
    [words.statistics.unaided, String(sums.unaided)],
    [words.statistics.undos, String(sums.undos)],
    [words.statistics.hints, asked.length ? words.statistics.asked(asked) : '0'],
  ];
}
