// The panel of the deals of the day: one per game and date, the same for everyone. Those of the last two weeks can be played.

import { dateOf, dayOf } from '../../engine/deals.js';
import { words } from '../../words/panels.js';
import { navigateWhenFound } from '../shell/address.js';
import { readDays } from './daily-progress.js';
import { openDay, dateKeyOf } from './days.js';
import { onNewDay } from './new-day.js';
import { openDialog } from '../../ui/dialog.js';
import { h } from '../../ui/page-dom.js';
import { library, nameOf } from '../../engine/games.js';

/** @import { GameSummary } from '../start/prerender.js' */
/** @import { Days } from './daily-progress.js' */
/** @import { DayResult } from './days.js' */

/** Days in a row, as on the start page; today is the last. */
const DAYS = 14;

/** @typedef {DayResult | 'finished'} DealResult */
/** @type {Record<DealResult, string>} */
const RESULT_SIGNS = { won: '✓', finished: '·', begun: '·', none: '' };

/** @param {Days} played @param {GameSummary} info @param {number} day @returns {DealResult} */
function resultOf(played, info, day) {
  const state = played[info.id]?.[dateKeyOf(day)]?.state;
  return state && state !== 'opened' ? state : 'none';
}

/** @param {GameSummary} info @param {number} day */
function playDay(info, day) {
  const destination = openDay(info, day).then((link) => ({ link }));
  return navigateWhenFound(destination);
}

/** @param {Days} played @param {GameSummary} info @param {number} today */
function gameSection(played, info, today) {
  const days = Array.from({ length: DAYS }, (_, n) => today - DAYS + 1 + n).map((day) => {
    const date = dateOf(day);
    const state = resultOf(played, info, day);
    const onPress = () => void playDay(info, day);
    const className = `day is-${state === 'finished' ? 'begun' : state}${day === today ? ' is-today' : ''}`;
    return h(
      'li',
      {},
      h(
        'button',
        { type: 'button', class: className, onclick: onPress },
        // The accessible name contains the visible text, for voice control (WCAG 2.5.3).
        h('span', { class: 'unseen' }, words.daily.beforeNumber(nameOf(info.id))),
        h('span', { class: 'weekday' }, day === today ? words.daily.today : words.daily.weekday(date)),
        ' ',
        h('b', {}, String(date.getUTCDate()), h('i', { 'aria-hidden': 'true' }, RESULT_SIGNS[state])),
        ' ',
        h('span', { class: 'unseen' }, words.daily.afterNumber(date, state)),
      ),
    );
  });
  return h('section', { class: 'daily' }, h('h3', {}, nameOf(info.id)), h('ul', { class: 'days' }, ...days));
}

/** The panel's content on the current day. */
function contentOfToday() {
  const today = dayOf();
  const played = readDays();
  return [
    h('p', { class: 'hint' }, words.daily.lead),
    h('p', { class: 'label' }, words.daily.span(dateOf(today - DAYS + 1), dateOf(today))),
    ...library.filter(({ features }) => features.deals).map((info) => gameSection(played, info, today)),
  ];
}

export function openDaily() {
  const dialog = openDialog(words.daily.title, 'daily-dialog', contentOfToday());
  const closing = new AbortController();
  dialog.addEventListener('leave', () => closing.abort());
  onNewDay(() => {
    const body = dialog.querySelector('.dialog-body');
    const hadFocus = body?.contains(document.activeElement);
    body?.replaceChildren(...contentOfToday());
    if (hadFocus) dialog.querySelector('h2')?.focus();
  }, closing.signal);
}
