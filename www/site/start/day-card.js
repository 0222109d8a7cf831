// The deal of the day on the start page: one game, one button, and the last days.

import { suitMark } from '../../cards/faces.js';
import { dateOf, dayOf, gradeOfDay } from '../../engine/deals.js';
import { sentenceOf } from '../../engine/loader.js';
import { gradeMark } from '../../ui/grade-mark.js';
import { rounded, SURVEYS } from '../../engine/rarity.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/start.js';
import { go } from '../shell/address.js';
import { readDays } from '../daily/daily-progress.js';
import { dealOfDay, enterDay, keyOf, leaderOf, markOf, runsOf } from '../daily/days.js';
import { button, byId, h } from '../../ui/page-dom.js';
import { loadEngine, viewOf } from '../../engine/games.js';
import { REPLAY } from '../../engine/links.js';
import { notify } from '../../ui/toast.js';
import { openPanel } from '../load.js';
import { drawPlate } from './thumbnail.js';
import { resumable } from './resume.js';
import { preloadTable } from '../shell/table-page.js';

/** @typedef {import('./prerender.js').KnownGame} KnownGame */
/** @typedef {import('../daily/daily-progress.js').Played} Played */

/** Days in the row of suits, today's the last. */
const DAYS = 14;
const SUITS = /** @type {const} */ (['S', 'H', 'C', 'D']);

/** The row of the last days: a suit for each that was played, filled if it was won. None says nothing. @param {number} today */
function lastDays(today) {
  const days = readDays();
  const marks = Array.from({ length: DAYS }, (_, n) => markOf(days, today - DAYS + 1 + n));
  if (marks.every((mark) => mark === 'none')) return '';
  const many = (/** @type {string} */ mark) => marks.filter((one) => one === mark).length;
  const said = words.day.last(DAYS, many('won'), many('begun'), marks[DAYS - 1]);
  const row = h('p', { class: 'streak', role: 'img', 'aria-label': said });
  marks.forEach((mark, n) => {
    const now = n === DAYS - 1;
    const drawn = mark !== 'none' || now;
    const suit = SUITS[(((today - DAYS + 1 + n) % 4) + 4) % 4];
    row.append(h('span', { class: `is-${mark}${now ? ' is-today' : ''}` }, drawn ? suitMark(document, suit) : h('i')));
  });
  return row;
}

/** That today's deal can be won, as all that lead can; and what the surveys say of the game's. @param {KnownGame} info */
function odds({ id }) {
  const survey = SURVEYS[id];
  if (!survey) return null;
  const { won, deals, careful, tried } = survey;
  return h(
    'p',
    { class: 'odds' },
    h('span', {}, words.day.winnable),
    ' ',
    h('span', { class: 'careful' }, words.day.odds(rounded(won, deals), rounded(careful, tried))),
  );
}

/** @param {KnownGame} info @param {number} today @param {Played | undefined} played @param {string} inHand its link, if it can be gone on with */
function mainAction(info, today, played, inHand) {
  if (inHand) return h('a', { class: 'button primary', href: `#${inHand}` }, words.day.goOn);
  if (played?.state !== 'won') {
    const play = () => void enterDay(info, today).then(go, (error) => notify(sentenceOf(error)));
    return button(words.day.play, play, 'button primary');
  }
  const { moves, line } = played;
  if (!line) return h('span', { class: 'day-won' }, words.day.won(moves));
  return h('a', { class: 'button primary', href: `#${REPLAY}${line}` }, words.day.watch(moves));
}

/**
 * Draws the card; its plate comes when the list of deals has.
 * @param {boolean} small whether there is room for short names only
 * @returns {string} the code of today's deal if it has been opened: the card is where it goes on
 */
export function drawDay(small) {
  const card = byId('day');
  const today = dayOf();
  const info = leaderOf(today);
  card.hidden = !info;
  if (!info) return '';
  const played = readDays()[info.id]?.[keyOf(today)];
  const hand = played ? resumable(info.id) : null;
  const same = hand && hand.view.deal === played?.deal;
  const inHand = same && hand.ply > 0 && hand.outcome !== 'won' ? hand : null;
  const felt = h('span', { class: 'felt' });
  const grade = h('p', { class: 'day-grade' });
  card.replaceChildren(
    h(
      'p',
      { class: 'day-head' },
      h('span', { class: 'label', id: 'day-label' }, words.day.label),
      ' ',
      h('time', { id: 'day-date', datetime: keyOf(today) }, words.day.date(dateOf(today))),
    ),
    h('div', { class: 'plate', 'aria-hidden': 'true', onpointerover: () => void preloadTable() }, felt),
    h(
      'div',
      { class: 'day-text' },
      h('h2', { id: 'day-name' }, small ? core.games.short(info) : core.games.name(info)),
      grade,
      odds(info) ?? '',
    ),
    lastDays(today),
    h('p', { class: 'run' }, words.day.run(runsOf(readDays(), today).now), ' ', h('span', {}, words.day.same)),
    h(
      'p',
      { class: 'actions', onpointerover: () => void preloadTable(), onfocusin: () => void preloadTable() },
      mainAction(info, today, played, inHand?.link ?? ''),
      button(words.day.others, () => void openPanel('daily'), 'button other-days'),
    ),
  );
  if (inHand) drawPlate(felt, info, inHand.view);
  else void drawOpening(felt, info, today, played);
  void drawGrade(grade, info, today);
  return played?.deal ?? '';
}

/** Says how hard the day's deal is, once its list has come. @param {HTMLElement} place @param {KnownGame} info @param {number} today */
async function drawGrade(place, info, today) {
  const grade = await gradeOfDay(info.id, today).catch(() => null);
  if (grade) place.replaceChildren(gradeMark(grade));
}

/** @param {HTMLElement} felt @param {KnownGame} info @param {number} today @param {Played | undefined} played */
async function drawOpening(felt, info, today, played) {
  try {
    await loadEngine();
    const link = played?.line || (await dealOfDay(info, today)).link;
    drawPlate(felt, info, viewOf(link), true);
  } catch {
    // The felt stays bare; why, whoever plays is told.
  }
}
