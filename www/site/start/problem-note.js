// The note on today's problem on the start page: its grade, and a tick and the streak once it is solved. A player who has
// tried no problem is offered a gentle one.

import { nameOf } from '../../engine/games.js';
import { gradeMark } from '../../ui/grade-mark.js';
import { h, labelledButton } from '../../ui/page-dom.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/start.js';
import { openPanel } from '../load.js';
import { problemStreak, readDayProblem } from '../problems/problems-of-day.js';
import { readProblems } from '../problems/problem-store.js';

/**
 * @param {{ gradePlace: HTMLElement, about: HTMLElement, links: HTMLElement }} parts of the note, and the row of buttons above it
 * @param {string} id of the game
 */
export async function completeNote({ gradePlace, about, links }, id) {
  const { grade, isSolved } = await readDayProblem(id);
  if (grade) gradePlace.replaceChildren(gradeMark(grade, core.problemGrades));
  if (isSolved) {
    gradePlace.append(h('span', { class: 'problem-tick', 'aria-hidden': 'true' }, '✓'));
    return about.replaceChildren(words.day.problemSolved(problemStreak()));
  }
  if (grade === 'gentle' || Object.keys(readProblems()).length) return;
  const open = () => void openPanel('gentleProblem', id);
  links.append(labelledButton(words.day.gentleProblem, nameOf(id), open, 'plain'));
}
