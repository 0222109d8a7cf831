// The buttons of a problem's callout, by its state. A button has the same position in all states that have it.

import { longerThan } from '../../solver/solve-problem.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';

/** @import { ProblemButton } from './problem-callout.js' */
/** @import { ProblemActions, ProblemOptions } from './problem-options.js' */
/** Actions of the problem's own buttons. @typedef {Record<'again' | 'retry' | 'searchLonger' | 'play' | 'watch' | 'introduce' | 'showWhy' | 'giveHint', () => void>} ProblemCallbacks */

/** The label of the button of the next problem. @param {Pick<ProblemOptions, 'isDaySolved'>} options */
export const nextLabel = ({ isDaySolved }) => (isDaySolved?.() ? words.anotherProblem : words.nextProblem);

/**
 * @param {import('./problem-steps.js').ProblemSteps} steps @param {Pick<ProblemActions, 'leave' | 'send' | 'next'> & Pick<ProblemOptions, 'isDaySolved'>} page
 * @param {ProblemCallbacks} callbacks
 * @returns {ProblemButton[]}
 */
export function buttonsOf({ isPut, state, wrong, finding, effort }, page, callbacks) {
  const { leave, send, next } = page;
  /** @type {ProblemButton[]} */
  const leaveButton = leave ? [{ name: 'leave', label: words.leave, onPress: leave }] : [];
  if (state === 'unloaded')
    return [{ name: 'retry', label: core.element.tryAgain, onPress: callbacks.retry, isPrimary: true }, ...leaveButton];
  /** @type {ProblemButton} */
  const play = { name: 'play', label: words.playPosition, onPress: callbacks.play };
  /** @type {ProblemButton} */
  const longer = { name: 'longer', label: words.searchLonger, onPress: callbacks.searchLonger, isPrimary: true };
  if (state === 'refused')
    return [...(finding === 'undecided' && longerThan(effort) ? [longer] : []), play, ...leaveButton];
  // The first check is too short for a button that plays instead.
  if (!isPut) return effort > 1 ? [play, ...leaveButton] : leaveButton;
  const end = [...(send ? [{ name: 'send', label: words.send, onPress: send }] : []), ...leaveButton];
  if (state === 'solved')
    return [
      { name: 'again', label: words.again, onPress: callbacks.again, place: 'head' },
      ...(next ? [{ name: 'next', label: nextLabel(page), onPress: next, isPrimary: true }] : []),
      { name: 'watch', label: words.solution, onPress: callbacks.watch },
      ...end,
    ];
  /** @type {ProblemButton} */
  const why = { name: 'why', label: words.showWhy, onPress: callbacks.showWhy, place: 'reply' };
  return [
    { name: 'introduce', label: words.howItWorks, onPress: callbacks.introduce, place: 'head' },
    ...(wrong ? [why] : []),
    { name: 'hint', label: words.hint, onPress: callbacks.giveHint },
    { name: 'solution', label: words.solution, onPress: callbacks.watch },
    ...end,
  ];
}
