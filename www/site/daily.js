// The deal of the day: one for each game, the same for everyone, from the date alone. Those of the last seven days can
// be played; which are won is kept on this device.

import { dateOf, dayOf, ofDay } from '../deals.js';
import { fullName, go, h, library, notify, numberedLink, peek, resumable, sentenceOf } from '../site.js';
import { openDialog } from './dialogs.js';
import { beginDaily, readDaily } from './store.js';

/** @typedef {import('../pkg/patience_wasm.js').GameInfo} GameInfo */
/** @typedef {import('./store.js').DayState} DayState */

const DAYS = 7;

const TEXT = {
  title: 'Deal of the day',
  lead: 'One deal of each game, the same for everyone, that can be won. New ones come at midnight, universal time.',
  today: 'Today',
  states: { won: 'won', begun: 'begun', none: 'not yet played' },
};

/** @type {Record<DayState | 'none', string>} */
const MARKS = { won: '✓', begun: '·', none: '' };

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** "2026-11-21" @param {Date} date */
const key = (date) => date.toISOString().slice(0, 10);

/** @param {GameInfo} info @param {number} day @returns {DayState | 'none'} */
function stateOf(info, day) {
  const known = readDaily()[info.id]?.[key(dateOf(day))];
  if (!known) return 'none';
  // Going there is not yet playing it.
  const hand = resumable(info.id);
  if (known.state === 'begun' && hand?.view.deal === known.deal && !hand.ply) return 'none';
  return known.state;
}

/** @param {GameInfo} info @param {number} day */
async function openDay(info, day) {
  try {
    const link = numberedLink(info.id, await ofDay(info.id, day));
    const { deal } = peek(link);
    beginDaily(info.id, key(dateOf(day)), deal ?? '');
    // A game of it in hand goes on.
    const hand = resumable(info.id);
    for (const open of document.querySelectorAll('dialog')) open.close();
    go(hand?.view.deal === deal ? hand.link : link);
  } catch (error) {
    notify(sentenceOf(error));
  }
}

/** @param {GameInfo} info @param {number} today */
function row(info, today) {
  const days = Array.from({ length: DAYS }, (_, n) => today - n).map((day) => {
    const date = dateOf(day);
    const state = stateOf(info, day);
    const press = () => void openDay(info, day);
    const look = `day is-${state}${day === today ? ' is-today' : ''}`;
    return h('li', {}, h('button', { type: 'button', class: look, onclick: press },
      // What is seen is part of the name, so that it can be asked for by voice.
      h('span', { class: 'unseen' }, `${fullName(info)}, `),
      h('span', { class: 'weekday' }, day === today ? TEXT.today : WEEKDAY.format(date)), ' ',
      h('b', {}, String(date.getUTCDate())), ' ',
      h('span', { class: 'unseen' }, `${MONTH.format(date)}: ${TEXT.states[state]}`),
      h('i', { 'aria-hidden': 'true' }, MARKS[state])));
  });
  return h('section', { class: 'daily' }, h('h3', {}, fullName(info)), h('ul', { class: 'days' }, ...days));
}

export function openDaily() {
  const today = dayOf();
  openDialog(TEXT.title, 'daily-dialog', [h('p', { class: 'hint' }, TEXT.lead), ...library.map((info) => row(info, today))]);
}
