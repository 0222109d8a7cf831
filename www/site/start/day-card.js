// The card of the deal of the day on the start page.

import { suitMark } from '../../cards/faces.js';
import { dateOf, dayOf, gradeOfDay } from '../../engine/deals.js';
import { gradeMark } from '../../ui/grade-mark.js';
import { rounded, SURVEYS } from '../../engine/rarity.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/start.js';
import { navigateWhenFound } from '../shell/address.js';
import { readDays } from '../daily/daily-progress.js';
import { dealOfDay, openDay, dateKeyOf, featuredGame, resultOfDay, streaksOf } from '../daily/days.js';
import { button, byId, h } from '../../ui/page-dom.js';
import { loadEngine } from '../../engine/games.js';
import { REPLAY_PREFIX } from '../../engine/links.js';
import { load, openPanel } from '../load.js';
import { read } from '../storage/local-store.js';
import { showDayScene } from './day-scene.js';
import { drawThumbnail } from './thumbnail.js';
import { lastPlayedOfDeal } from './resume.js';
import { preloadTable } from '../shell/table-page.js';

/** @import { GameSummary } from './prerender.js' */
/** @import { DayRecord } from '../daily/daily-progress.js' */

/** Days in the row of suits; today is the last. */
const DAYS = 14;
/** Time before the list of problems loads on a first visit, in ms. */
const PROBLEM_DELAY_MS = 1500;
const SUITS = /** @type {const} */ (['S', 'H', 'C', 'D']);

/** Row of suits for the last days: outlined if played, filled if won; empty without any. @param {number} today */
function recentDays(today) {
  const days = readDays();
  const results = Array.from({ length: DAYS }, (_, n) => resultOfDay(days, today - DAYS + 1 + n));
  if (results.every((result) => result === 'none')) return '';
  const count = (/** @type {string} */ mark) => results.filter((result) => result === mark).length;
  const label = words.day.recentDays(DAYS, count('won'), count('begun'), results[DAYS - 1]);
  const row = h('p', { class: 'streak', role: 'img', 'aria-label': label });
  results.forEach((result, n) => {
    const isToday = n === DAYS - 1;
    const hasSuit = result !== 'none' || isToday;
    const suit = SUITS[(((today - DAYS + 1 + n) % 4) + 4) % 4];
    row.append(h('span', { class: `is-${result}${isToday ? ' is-today' : ''}` }, hasSuit ? suitMark(suit) : h('i')));
  });
  return row;
}

/** Odds of the game by its survey; every deal of the day is winnable. @param {GameSummary} info */
function oddsLine({ id }) {
  const survey = SURVEYS[id];
  if (!survey) return null;
  const { won, deals, careful } = survey;
  return h(
    'p',
    { class: 'odds' },
    h('span', {}, words.day.winnable),
    ' ',
    h('span', { class: 'careful' }, words.day.odds(rounded(won, deals), rounded(careful.won, careful.deals))),
  );
}

/** Opens today's deal; the card may be of the day before, until it is drawn again. @param {GameSummary} drawn */
function playToday(drawn) {
  const today = dayOf();
  const destination = openDay(featuredGame(today) ?? drawn, today).then((link) => ({ link }));
  void navigateWhenFound(destination);
}

/** @param {GameSummary} info @param {DayRecord | undefined} played @param {string} continueLink link to continue, or empty */
function mainAction(info, played, continueLink) {
  if (continueLink) return h('a', { class: 'button primary', href: `#${continueLink}` }, words.day.continue);
  if (played?.state !== 'won') return button(words.day.play, () => playToday(info), 'button primary');
  const { moves, line } = played;
  if (!line) return h('span', { class: 'day-won' }, words.day.won(moves));
  return h('a', { class: 'button primary', href: `#${REPLAY_PREFIX}${line}` }, words.day.watch(moves));
}

/** The buttons of problems, and the note on today's with places that its list completes. @param {GameSummary} info */
function problemParts(info) {
  const today = button(words.day.problem, () => void openPanel('problemOfDay'), 'plain');
  today.setAttribute('aria-describedby', 'problem-note');
  const links = h(
    'span',
    { class: 'day-problem' },
    today,
    button(words.day.problems, () => void openPanel('problems'), 'plain'),
  );
  const gradePlace = h('span', { class: 'problem-grade' });
  const about = h('span', { class: 'problem-about' }, words.day.aboutProblem);
  const note = h(
    'span',
    { class: 'problem-note', id: 'problem-note' },
    h('span', { class: 'problem-today' }, words.day.problemToday),
    h('span', {}, core.games.short(info)),
    gradePlace,
    about,
  );
  return { links, note, gradePlace, about };
}

/**
 * Draws the card; the scene in its plate follows when the list of deals has loaded.
 * @param {boolean} isSmall true for short names
 * @returns {string} code of today's deal if it has been opened: then the card continues it
 */
export function drawDay(isSmall) {
  const card = byId('day');
  const today = dayOf();
  const info = featuredGame(today);
  card.hidden = !info;
  if (!info) return '';
  const played = readDays()[info.id]?.[dateKeyOf(today)];
  const current = played ? lastPlayedOfDeal(info.id, played.deal) : null;
  const inProgress = current && current.ply > 0 && current.outcome !== 'won' ? current : null;
  const { finish = null } = played ?? {};
  const felt = h('span', { class: 'felt' });
  const grade = h('p', { class: 'day-grade' });
  const problem = problemParts(info);
  card.replaceChildren(
    h(
      'p',
      { class: 'day-head' },
      h('span', { class: 'label', id: 'day-label' }, words.day.label),
      ' ',
      h('time', { id: 'day-date', datetime: dateKeyOf(today) }, words.day.date(dateOf(today))),
    ),
    h('div', { class: 'thumbnail', 'aria-hidden': 'true', onpointerover: () => void preloadTable() }, felt),
    h(
      'div',
      { class: 'day-text' },
      h('h2', { id: 'day-name' }, isSmall ? core.games.short(info) : core.games.name(info)),
      grade,
      oddsLine(info) ?? '',
    ),
    finish ? h('p', { class: 'run' }, words.finishes[finish.finishedBy](finish.from)) : '',
    recentDays(today),
    h('p', { class: 'run' }, words.day.streak(streaksOf(readDays(), today).now), ' ', h('span', {}, words.day.same)),
    h(
      'p',
      { class: 'actions', onpointerover: () => void preloadTable(), onfocusin: () => void preloadTable() },
      mainAction(info, played, inProgress?.link ?? ''),
      button(words.day.otherDays, () => void openPanel('daily'), 'button other-days'),
      problem.links,
      problem.note,
    ),
  );
  if (inProgress) drawThumbnail(felt, info, inProgress.view);
  else void drawScene(felt, info, today, played);
  void drawGrade(grade, info, today);
  if (read('mistakes')) void drawDue(problem.links);
  // A first visit does not wait for the list.
  if (isListWanted || read('problems')) drawProblem(problem, info.id);
  else setTimeout(() => drawProblem(problem, info.id), PROBLEM_DELAY_MS);
  return played?.deal ?? '';
}

/** Adds a button for problems of the player's games, if some are due. @param {HTMLElement} place */
async function drawDue(place) {
  const due = await load('mistakes').then(
    ({ dueMistakes }) => dueMistakes().length,
    () => 0,
  );
  if (due) place.append(button(words.day.due(due), () => void openPanel('dueProblem'), 'plain problem-due'));
}

/** True once the list has been asked for: a page that is drawn again does not wait. */
let isListWanted = false;

/** Completes the note on today's problem. @param {Parameters<typeof import('./problem-note.js').completeNote>[0]} parts @param {string} id of its game */
function drawProblem(parts, id) {
  isListWanted = true;
  load('problemNote')
    .then((module) => module.completeNote(parts, id))
    .catch(() => {});
}

/** Shows the grade of the deal once its list has loaded. @param {HTMLElement} place @param {GameSummary} info @param {number} today */
async function drawGrade(place, info, today) {
  const grade = await gradeOfDay(info.id, today).catch(() => null);
  if (grade) place.replaceChildren(gradeMark(grade));
}

/** @param {HTMLElement} felt @param {GameSummary} info @param {number} today @param {DayRecord | undefined} played */
async function drawScene(felt, info, today, played) {
  try {
    await loadEngine();
    // Without the list there is no deal to play.
    await dealOfDay(info, today);
    showDayScene(felt, info, played?.line ?? '');
  } catch {
    // The felt stays empty; pressing Play reports the error.
  }
}
