// Sentences of a problem's callout, by its state, and the room that the longest of them need.

import { questionOf } from '../../engine/problem-lists.js';
import { words as core, say as sayToken } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { copiesOf } from './goal-frames.js';
import { hintedPiles, gestureForHiddenCards } from './problem-piles.js';
import { movesOfRun } from './run-answer.js';

/** @import { TableHost } from '../host.js' */
/** @import { ReadProblem } from '../../pkg/patience_tools_wasm.js' */
/** @import { ProblemSteps } from './problem-steps.js' */
/** @import { ProblemOptions } from './problem-options.js' */
/** @import { TextKind } from './problem-callout.js' */

/** Counts that make sentences long. */
const MANY_TRIES = 10;
const MANY_CARDS = 20;

/** Long reasons of a loss, by patience. @satisfies {Record<string, import('../../words/tokens.js').Token[]>} */
const LONG_REASONS = {
  empress: [{ k: 'why-unpaired', army: true, navy: true }],
  sly: [{ k: 'why-either-brief', card: '7D' }],
  any: [{ k: 'why-never', card: '7D', copies: 2 }],
};

/**
 * The question, which stays visible beside each reply; empty before it is put.
 * @param {ReadProblem} problem @param {ProblemSteps} steps
 */
export function questionAt(problem, { isPut, line, state }) {
  if (!isPut) return '';
  return line.length && state !== 'solved' ? words.next : questionOf(problem);
}

/** The label of a text at a problem. @param {Pick<ReadProblem, 'release'>} problem @param {Exclude<TextKind, 'introduction'>} kind */
export const labelOf = ({ release }, kind) =>
  ({
    question: words.label,
    next: words.rightSoFar,
    hint: words.hint,
    solution: words.solution,
    right: words.right,
    wrong: release ? words.notYet : words.wrong,
  })[kind];

/**
 * Notes under a question.
 * @param {TableHost} host @param {ReadProblem} problem @param {ProblemSteps} steps @param {ProblemOptions} options
 */
export function askedSentences(host, { release }, { line, forced, isLast }, { isEasy, wasSolved }) {
  if (line.length) return nextSentences(forced, isLast);
  const goal = release ? words.goal(release, copiesOf(host, release.card)) : '';
  const gesture = gestureForHiddenCards(host);
  return [goal, isEasy ? words.easy : '', wasSolved ? words.before : '', gesture ? words.lookUnder[gesture] : ''];
}

/** Notes under a further question. @param {number} forced moves before it @param {boolean} isLast true if its answer solves the problem */
const nextSentences = (forced, isLast) => [words.forced(forced), isLast ? words.oneMore : ''];

/** The number of tries, why the answer is right, and how many players find it. @param {ReadProblem} problem @param {number} tries */
export function solvedSentences({ listed, release }, tries) {
  const theme = listed?.themes[0];
  return [
    words.solved(tries),
    release ? words.seeTheOthers : theme ? words.themes[theme] : '',
    listed ? words.finders(listed.quick.found, listed.quick.of) : '',
  ];
}

/** The reply to a wrong run before its reason; empty for a single move. @param {Pick<ReadProblem, 'release'>} problem @param {number} moves */
export const sayRun = ({ release }, moves) => (moves < 2 ? '' : release ? words.runTook(moves) : words.wholeRun);

/** The theme of a hint. @param {ReadProblem} problem @returns {keyof typeof words.themes} */
export const themeOf = ({ listed }) => listed?.themes[0] ?? 'none';

/** The piles that the second hint names. @param {TableHost} host @param {ProblemSteps} steps */
export const pilesOfHint = ({ info, view }, { question, refused }) =>
  info && view ? hintedPiles(info, view, question.answers, refused) : [];

/**
 * The piles that a hint names, else its theme.
 * @param {keyof typeof words.themes} theme @param {ReturnType<typeof pilesOfHint>} piles
 */
export const sayHint = (theme, piles) =>
  piles.length ? words.look(piles.map(({ place, shown }) => core.board.pile(place, shown))) : words.themes[theme];

/** Moves of the longest run that begins with a right one; 0 if the table has none. @param {TableHost} host @param {ProblemSteps} steps */
function longestRun({ view }, steps) {
  const runs = view?.runs.filter(({ possible }) => possible).map(({ move }) => movesOfRun(view, move)) ?? [];
  return Math.max(0, ...runs.filter(([first]) => steps.isLastAnswer(first)).map(({ length }) => length));
}

/** Numbers of the moves that are forced before each further question. @param {import('../../pkg/patience_tools_wasm.js').ProblemQuestion} question @returns {number[]} */
const forcedCounts = ({ answers }) =>
  answers.flatMap(({ forced, then }) => (then ? [forced.length, ...forcedCounts(then)] : []));

/** The longest replies to a wrong answer, one for each kind of reason. @param {ReadProblem} problem @param {number} run moves of the longest run */
const sayLosses = (problem, run) =>
  reasonsWhy(problem).map((reason) => core.sentences([sayRun(problem, run), reason].filter(Boolean)));

/** @param {ReadProblem} problem */
function reasonsWhy({ game, release }) {
  if (release) return [words.notInTime(release)];
  const { cardsWait, graceFreesTooFew, pairsWait, pairsUnbalanced, noRoom } = words;
  const isEmpress = game.startsWith('empress');
  const byGame = game.startsWith('labyrinth')
    ? [graceFreesTooFew]
    : isEmpress
      ? [pairsWait, pairsUnbalanced]
      : [cardsWait, noRoom];
  const counted = byGame.map((say) => say(MANY_CARDS));
  const tokens = [...(game === 'sly' ? LONG_REASONS.sly : isEmpress ? LONG_REASONS.empress : []), ...LONG_REASONS.any];
  const named = tokens.map((token) => words.afterThat(sayToken(token)));
  return [words.allLose, words.noMoveLeft, words.searching, words.noReason, ...counted, ...named];
}

/**
 * Room for all texts of the callout at a question.
 * @param {TableHost} host @param {ReadProblem} problem @param {ProblemSteps} steps @param {ProblemOptions} options
 * @param {import('./problem-introduction.js').ProblemIntroduction | null} introduction
 * @returns {import('./problem-callout.js').CalloutRoom}
 */
export function roomOf(host, problem, steps, options, introduction) {
  const forced = forcedCounts(problem.question);
  const hint = sayHint(themeOf(problem), pilesOfHint(host, steps));
  const run = longestRun(host, steps);
  const room = introduction?.roomOf(reasonsWhy(problem)) ?? { labels: [], replies: [], buttons: [] };
  return {
    labels: [words.label, words.hint, words.solution, ...room.labels],
    answerLabels: [words.right, labelOf(problem, 'wrong'), ...(forced.length ? [words.rightSoFar] : [])],
    headButtons: [words.howItWorks, words.again],
    questions: [questionOf(problem), ...(forced.length ? [words.next] : [])],
    replies: [
      askedSentences(host, problem, steps, options),
      solvedSentences(problem, MANY_TRIES),
      forced.length ? nextSentences(Math.max(...forced), true) : [],
      [words.themes[themeOf(problem)]],
      [hint],
      [words.allHintsGiven],
      [words.noCheck],
      [words.noSolution],
      ...room.replies,
    ].map((said) => core.sentences(said.filter(Boolean))),
    wrongReplies: sayLosses(problem, run),
    stock: problem.stock,
    buttons: room.buttons,
  };
}
