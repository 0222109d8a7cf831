// The problems of the player's games, in the panel of problems.

import { dayOf } from '../../engine/deals.js';
import { nameOf } from '../../engine/games.js';
import { readProblem } from '../../engine/problem-lists.js';
import { button, closeDialogs, h } from '../../ui/page-dom.js';
import { words } from '../../words/problems.js';
import { navigateTo } from '../shell/address.js';
import { dueDayOf } from './mistake-schedule.js';
import { dueMistakes, readMistakes } from './mistake-store.js';

/** @typedef {import('./mistake-schedule.js').Mistake} Mistake */

/** @param {string} link */
function open(link) {
  closeDialogs();
  void navigateTo(link);
}

/** The name of a problem's patience; null for a link that cannot be read. @param {string} link */
function gameNameOf(link) {
  try {
    return nameOf(readProblem(link).game);
  } catch {
    return null;
  }
}

/** @param {Mistake} mistake @param {number} today */
function stateOf(mistake, today) {
  if (mistake.found !== null) return words.mistakeFound;
  const days = dueDayOf(mistake) - today;
  return days > 0 ? words.mistakeWaits(days) : words.mistakeDue;
}

/** The section; null without any. */
export function fromGames() {
  const today = dayOf();
  const stored = readMistakes(today);
  const mistakes = Object.values(stored);
  if (!mistakes.length) return null;
  const due = dueMistakes(stored, today);
  const waiting = mistakes.filter(({ found }) => found === null).length - due.length;
  // The newest first.
  const items = mistakes.reverse().flatMap((mistake) => {
    const name = gameNameOf(mistake.link);
    if (!name) return [];
    const entry = button(name, () => open(mistake.link), 'plain');
    return h('li', {}, entry, ' ', h('span', { class: 'hint' }, stateOf(mistake, today)));
  });
  return h(
    'section',
    { class: 'from-games' },
    h('h3', { class: 'label' }, words.fromGames),
    h('p', {}, words.mistakesDue(due.length), ' ', waiting ? words.mistakesWait(waiting) : ''),
    due.length
      ? h(
          'p',
          {},
          button(words.askDue, () => open(due[0].link)),
        )
      : '',
    h('details', {}, h('summary', {}, words.allMistakes), h('ul', { class: 'from-games-list' }, ...items)),
  );
}
