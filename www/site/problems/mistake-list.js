// The problems of the player's games, in the panel of problems.

import { nameOf } from '../../engine/games.js';
import { readProblem } from '../../engine/problem-lists.js';
import { button, closeDialogs, h, labelledButton } from '../../ui/page-dom.js';
import { words as panels } from '../../words/panels.js';
import { words } from '../../words/problems.js';
import { words as common } from '../../words/site.js';
import { navigateTo } from '../shell/address.js';
import { dueDayOf, localDayOf } from './mistake-schedule.js';
import { dueMistakes, readMistakes, setMistakeDeleted } from './mistake-store.js';
import { openDue } from './open-problem.js';

/** @import { Mistake } from './mistake-schedule.js' */

/** @param {string} link */
function open(link) {
  closeDialogs();
  void navigateTo(link);
}

/** A problem's patience, and the same with its deal; of a link that cannot be read that it is a problem. @param {string} link */
function namesOf(link) {
  try {
    const { game, deal } = readProblem(link);
    return { name: nameOf(game), dealName: common.page.deal(nameOf(game), deal) };
  } catch {
    return { name: words.label, dealName: words.label };
  }
}

/** @param {Mistake} mistake @param {number} today */
function stateOf(mistake, today) {
  if (mistake.found !== null) return words.mistakeFound;
  const days = dueDayOf(mistake) - today;
  return days > 0 ? words.mistakeWaits(days) : words.mistakeDue;
}

/** Sentences on how many are due and wait. @param {import('./mistake-store.js').Mistakes} stored @param {number} today */
function summaryOf(stored, today) {
  const due = dueMistakes(stored, today).length;
  const waiting = Object.values(stored).filter(({ found }) => found === null).length - due;
  return [words.mistakesDue(due), waiting ? words.mistakesWait(waiting) : ''].filter(Boolean).join(' ');
}

/** The item of a problem. @param {Mistake} mistake @param {number} today @param {() => void} onChange after it was deleted or restored */
function mistakeItem(mistake, today, onChange) {
  const { link } = mistake;
  const { name, dealName } = namesOf(link);
  const setDeleted = (/** @type {boolean} */ wanted) => {
    setMistakeDeleted(link, wanted);
    onChange();
  };
  const erase = () => {
    setDeleted(true);
    const undo = button(panels.storage.restore, () => {
      setDeleted(false);
      item.replaceChildren(...content);
      eraseButton.focus();
    });
    item.replaceChildren(h('span', { role: 'status' }, panels.storage.deleted(dealName)), undo);
    undo.focus();
  };
  const eraseButton = labelledButton(panels.storage.delete, dealName, erase, 'choice');
  const about = h('span', { class: 'hint' }, stateOf(mistake, today));
  const content = [
    h(
      'span',
      {},
      button(name, () => open(link), 'plain'),
      ' ',
      about,
    ),
    eraseButton,
  ];
  const item = h('li', {}, ...content);
  return item;
}

/** The section; null without any. */
export function fromGames() {
  const today = localDayOf();
  const stored = readMistakes(today);
  const mistakes = Object.values(stored);
  if (!mistakes.length) return null;
  const summary = h('p', {}, summaryOf(stored, today));
  const askButton = button(words.askDue, () => {
    closeDialogs();
    openDue();
  });
  const ask = h('p', { hidden: !dueMistakes(stored, today).length }, askButton);
  const update = () => {
    const now = readMistakes(today);
    summary.textContent = summaryOf(now, today);
    ask.hidden = !dueMistakes(now, today).length;
  };
  // The newest first.
  const items = mistakes.reverse().map((mistake) => mistakeItem(mistake, today, update));
  return h(
    'section',
    { class: 'from-games' },
    h('h3', { class: 'label' }, words.fromGames),
    summary,
    ask,
    h('details', {}, h('summary', {}, words.allMistakes), h('ul', { class: 'from-games-list' }, ...items)),
  );
}
