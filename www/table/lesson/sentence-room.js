// Room for the longest sentence of a lesson, so that the board keeps its size from step to step.

/** @import { LessonWords } from '../../words/en/lessons.js' */

/** @param {LessonWords} words */
const sentencesOf = ({ steps, wrong }) => [
  ...Object.values(steps).flatMap(({ text, afterRefusal = '' }) => [text, afterRefusal]),
  ...Object.values(wrong),
];

/** Gives an element the height of the tallest sentence; measured again only in another width or language. @param {HTMLElement} el @param {LessonWords} words */
export function reserveRoom(el, words) {
  const sentences = sentencesOf(words);
  const measured = `${el.clientWidth} ${sentences[0]}`;
  if (el.dataset.measured === measured) return;
  el.dataset.measured = measured;
  const { textContent } = el;
  el.style.minHeight = '';
  const heights = sentences.map((sentence) => {
    el.textContent = sentence;
    return el.getBoundingClientRect().height;
  });
  el.textContent = textContent;
  el.style.minHeight = `${Math.max(...heights)}px`;
}

/** @param {HTMLElement} el */
export function releaseRoom(el) {
  delete el.dataset.measured;
  el.style.minHeight = '';
}
