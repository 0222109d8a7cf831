// The deal of the day: one for each game, the same for everyone, from the date alone. Those of the last two weeks can
// be played; which are won is kept on this device.

import { dateOf, dayOf } from '../../engine/deals.js';
import { sentenceOf } from '../../engine/loader.js';
import { words } from '../../words/panels.js';
import { go } from '../shell/address.js';
import { readDays } from './daily-progress.js';
import { enterDay, keyOf } from './days.js';
import { openDialog } from '../../ui/dialog.js';
import { closeDialogs, h } from '../../ui/page-dom.js';
import { library, nameOf } from '../../engine/games.js';
import { notify } from '../../ui/toast.js';

/** @typedef {import('../start/prerender.js').KnownGame} KnownGame */
/** @typedef {import('./days.js').Mark} Mark */

/** As many as the row of the start page has, and like there today is the last. */
const DAYS = 14;

/** @type {Record<Mark, string>} */
const MARKS = { won: '✓', begun: '·', none: '' };

/** @param {KnownGame} info @param {number} day @returns {Mark} */
function stateOf(info, day) {
  const state = readDays()[info.id]?.[keyOf(day)]?.state;
  return state && state !== 'opened' ? state : 'none';
}

/** @param {KnownGame} info @param {number} day */
async function openDay(info, day) {
  try {
    const link = await enterDay(info, day);
    closeDialogs();
    go(link);
  } catch (error) {
    notify(sentenceOf(error));
  }
}

/** @param {KnownGame} info @param {number} today */
function row(info, today) {
  const days = Array.from({ length: DAYS }, (_, n) => today - DAYS + 1 + n).map((day) => {
    const date = dateOf(day);
    const state = stateOf(info, day);
    const press = () => void openDay(info, day);
    const className = `day is-${state}${day === today ? ' is-today' : ''}`;
    return h(
      'li',
      {},
      h(
        'button',
        { type: 'button', class: className, onclick: press },
        // What is seen is part of the name, so that it can be asked for by voice.
        h('span', { class: 'unseen' }, words.daily.before(nameOf(info.id))),
        h('span', { class: 'weekday' }, day === today ? words.daily.today : words.daily.weekday(date)),
        ' ',
        h('b', {}, String(date.getUTCDate()), h('i', { 'aria-hidden': 'true' }, MARKS[state])),
        ' ',
        h('span', { class: 'unseen' }, words.daily.after(date, state)),
      ),
    );
  });
  return h('section', { class: 'daily' }, h('h3', {}, nameOf(info.id)), h('ul', { class: 'days' }, ...days));
}

export function openDaily() {
  const today = dayOf();
  openDialog(words.daily.title, 'daily-dialog', [
    h('p', { class: 'hint' }, words.daily.lead),
    h('p', { class: 'label' }, words.daily.span(dateOf(today - DAYS + 1), dateOf(today))),
    ...library.filter(({ has }) => has.deals).map((info) => row(info, today)),
  ]);
}
