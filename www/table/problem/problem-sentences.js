// Sentences of a problem's callout, by its state, and the room that the longest of them need.

import { questionOf } from '../../engine/problem-lists.js';
import { split } from '../../engine/split.js';
import { words as core } from '../../words/core.js';
import { words } from '../../words/problems.js';
import { copiesOf } from './goal-frames.js';
import { hintedPiles, hidingPiles } from './problem-piles.js';
import { moveNameOf } from './refutation.js';
import { isolatedSymbolOf, sayReason } from './reasons.js';
import { firstThatFits, sayTooLate } from './reply.js';
import { movesOfRun } from './run-answer.js';

/** @import { TableHost } from '../host.js' */
/** @import { ReadProblem, ProblemQuestion } from '../../pkg/patience_tools_wasm.js' */
/** @import { ProblemSteps } from './problem-steps.js' */
/** @import { ProblemOptions } from './problem-options.js' */
/** @import { TextKind } from './problem-callout.js' */
/** @import { Card, Token } from '../../words/tokens.js' */

/** Counts that make sentences long. */
const MANY_TRIES = 10;
/** Counts of tries of each length: of a shorter one more is said. */
const TRIES = [1, 2, MANY_TRIES];
const MANY_CARDS = 20;
/** Characters of a solved problem's sentences that fit in three lines of a low phone. */
const MAX_SOLVED_CHARS = 135;

/** Height of a table from which a reply has a line more. */
const TALL_PX = 800;

/** @param {number} count @param {Token} link */
const links = (count, link) => Array(count).fill(link);

/** @type {Token[]} */
const WAITS = [
  { k: 'why-link-wait', card: 'TS', after: 'TD' },
  { k: 'why-link-wait', card: 'TD', after: 'TS' },
];
/** @type {Token} */
const PAIR = { k: 'why-link-pair', card: 'TS', with: 'TD' };
const PARTNERS = {
  k: /** @type {const} */ ('why-partners'),
  card: 'TS',
  partners: ['TD', 'TD'],
  waits: WAITS,
};
const SHUT_IN = { k: /** @type {const} */ ('why-link-shut-in'), card: 'TS', by: ['TD', 'TC'], near: false };
const UNDER = { k: /** @type {const} */ ('why-link-under'), card: 'TS', under: 'TD', waits: ['TC'] };
/** @type {Token} */
const ROOM = { k: 'why-room', links: links(5, { k: 'why-link-room', card: 'TS', on: 'TD' }) };

/** Long reasons of a loss, by patience: beside the table or on a wide one, on a low phone, on a tall one. @satisfies {Record<string, [Token, Token, Token]>} */
const LONG_REASONS = {
  empress: [
    { k: 'why-balance', links: links(3, PAIR) },
    { ...PARTNERS, first: [], with: [], links: links(2, PAIR) },
    { ...PARTNERS, first: ['TS'], with: ['TD'], links: links(3, PAIR) },
  ],
  labyrinth: [
    { k: 'why-shut-in', links: links(3, { ...SHUT_IN, near: true }), waits: [], grace: true },
    { k: 'why-shut-in', links: links(3, SHUT_IN), waits: WAITS, grace: false },
    { k: 'why-shut-in', links: links(5, SHUT_IN), waits: WAITS, grace: false },
  ],
  sly: [
    { k: 'why-either', cards: ['TS'], links: links(2, { ...UNDER, waits: [] }) },
    { k: 'why-under', links: links(3, UNDER) },
    { k: 'why-under', links: links(5, UNDER) },
  ],
  fairie: [ROOM, ROOM, ROOM],
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
export function askedSentences(host, problem, steps, { isEasy, wasSolved }) {
  if (steps.line.length) return nextSentences(problem, steps, steps.forced);
  const { release } = problem;
  const goal = release ? words.goal(release, copiesOf(host, release.card)) : '';
  const hiding = hidingPiles(host);
  return [
    goal,
    sayMoves(steps.question),
    problem.kind === 'place' && problem.stock.length ? words.placeOthers : '',
    isEasy ? words.easy : '',
    wasSolved ? words.before : '',
    hiding ? words.lookUnder[hiding.kind][hiding.pointer] : '',
  ];
}

/** Numbers of answers that solve a question, by each of its answers. @param {ProblemQuestion} question @returns {number[]} */
const answerCounts = ({ answers }) =>
  answers.flatMap(({ then }) => (then ? answerCounts(then).map((n) => n + 1) : [1]));

/** How many answers a question asks; empty for one. @param {ProblemQuestion} question */
function sayMoves(question) {
  const counts = answerCounts(question);
  const most = Math.max(...counts);
  return most > 1 ? words.movesToFind(most, Math.min(...counts) < most) : '';
}

/** The longest of some lists of sentences that fits in three lines of a low phone, else the last. @param {string[][]} lists the longest first */
function longestThatFits(lists) {
  const lengthOf = (/** @type {string[]} */ sentences) => core.sentences(sentences.filter(Boolean)).length;
  return firstThatFits(lists, (sentences) => lengthOf(sentences) <= MAX_SOLVED_CHARS);
}

/** Notes under a further question. @param {ReadProblem} problem @param {Pick<ProblemSteps, 'answered' | 'isLast'>} steps @param {number} forced moves before it */
function nextSentences(problem, { answered, isLast }, forced) {
  const notes = [forced ? words.forced(forced) : '', isLast ? words.lastQuestion : ''];
  return longestThatFits([...sayOthers(problem, answered).map((others) => [others, ...notes]), notes]);
}

/** Names of the answers to a question, in the language of the page: each takes a table to find. @type {WeakMap<ProblemQuestion, Map<string, () => string>>} */
const namesByQuestion = new WeakMap();

/** The other right answers to the last question, the longest form first. @param {ReadProblem} problem @param {ProblemSteps['answered']} answered @returns {string[]} */
function sayOthers(problem, answered) {
  if (!answered) return [];
  const { line, move, question } = answered;
  const right = new Set([move, ...question.answers.map((answer) => answer.move)]);
  if (right.size === 1) return [];
  const names = namesByQuestion.get(question) ?? new Map();
  namesByQuestion.set(question, names);
  const nameOnce = (/** @type {string} */ other) => {
    if (!names.has(other)) names.set(other, moveNameOf(problem, line, other));
    return names.get(other)?.() ?? '';
  };
  const [, ...others] = new Set([...right].map(nameOnce));
  const { alsoRight, some } = words.replies;
  const named = [2, 1].filter((n) => n <= others.length);
  return named.map((n) => alsoRight(some(others.slice(0, n), others.length - n)));
}

/** How many quick players find the answer, or for none at an easier problem its grade, which counts other players too. @param {NonNullable<ReadProblem['listed']>} listed */
export function sayFinders({ grade, quick: { found, of } }) {
  if (!found && (grade === 'gentle' || grade === 'medium')) return words.harder[grade];
  return words.finders(found, of);
}

/**
 * The tries, why the answer is right, and how many find it.
 * @param {ReadProblem} problem @param {Pick<ProblemSteps, 'answered' | 'tries'>} steps
 * @param {Pick<ProblemOptions, 'isDaySolved'>} options
 */
export function solvedSentences(problem, steps, { isDaySolved }) {
  const { listed, release } = problem;
  const theme = listed?.themes[0];
  const why = release ? words.seeTheOthers : theme ? words.idea(words.themes[theme]) : '';
  const news = isDaySolved?.() ? words.daySolved : '';
  // In their place.
  const finders = listed && !news ? sayFinders(listed) : '';
  const solved = words.solved(steps.tries);
  const others = sayOthers(problem, steps.answered);
  if (!others.length && !news) return [solved, why, finders];
  // The theme was the first hint: other answers are news.
  const endings = [
    [why, finders],
    ['', finders],
    ['', ''],
  ];
  return longestThatFits(
    endings.flatMap((ending) => (others.length ? others : ['']).map((said) => [solved, news, said, ...ending])),
  );
}

/** The transfers of a wrong run; empty for another answer. @param {Pick<ReadProblem, 'release'>} problem @param {number} moves */
export const sayRun = ({ release }, moves) => (moves > 1 && release ? words.runTook(moves) : '');

/** Replies to a wrong answer without its reason. @param {Pick<ReadProblem, 'release'>} problem */
export function withoutReason({ release }) {
  const notInTime = () => (release ? words.notInTime(release) : '');
  return {
    searching: () => notInTime() || words.searching,
    failed: () => notInTime() || words.noReason,
    unexplained: () => notInTime() || words.allLose,
  };
}

/**
 * The theme of a hint; not of a release that it is to uncover a card, which the question says.
 * @param {ReadProblem} problem @returns {keyof typeof words.themes}
 */
export const themeOf = ({ listed, release }) =>
  listed?.themes.find((theme) => !release || theme !== 'uncover') ?? 'none';

/** The piles that the second hint names. @param {TableHost} host @param {ProblemSteps} steps @param {Pick<import('./problem-introduction.js').ProblemIntroduction, 'seen'> | null} introduction its wrong answer was seen */
export const pilesOfHint = ({ info, view }, { question, refused }, introduction) =>
  info && view ? hintedPiles(info, view, question.answers, [...refused, ...(introduction?.seen ?? [])]) : [];

/**
 * The piles that a hint names, else its theme.
 * @param {keyof typeof words.themes} theme @param {ReturnType<typeof pilesOfHint>} piles
 */
export const sayHint = (theme, piles) => (piles.length ? sayPiles(piles) : words.themes[theme]);

/** Names piles by the cards that they show, or empty ones by their places. @param {ReturnType<typeof pilesOfHint>} piles */
function sayPiles(piles) {
  const cards = piles.map(({ shown }) => split(shown.cards).at(-1));
  const isEqual = cards[0] === cards[1];
  const { at } = words.replies.moves;
  const names = piles.map(({ place, shown }, n) => {
    const card = cards[n];
    if (!card) return core.board.pile(place, shown);
    const name = isolatedSymbolOf(/** @type {Card} */ (card));
    return isEqual ? at(name, place) : name;
  });
  return piles.length === 1 && !cards[0] ? words.hintPile(names[0]) : words.look(names);
}

/** Moves of the longest run that begins with a right one; 0 if the table has none. @param {TableHost} host @param {ProblemSteps} steps */
function longestRun({ view }, steps) {
  const runs = view?.runs.filter(({ possible }) => possible).map(({ move }) => movesOfRun(view, move)) ?? [];
  return Math.max(0, ...runs.filter(([first]) => steps.isLastAnswer(first)).map(({ length }) => length));
}

/** Numbers of the moves that are forced before each further question. @param {ProblemQuestion} question @returns {number[]} */
const forcedCounts = ({ answers }) =>
  answers.flatMap(({ forced, then }) => (then ? [forced.length, ...forcedCounts(then)] : []));

/** The longest replies to a wrong answer, one for each kind of reason. @param {TableHost} host @param {ReadProblem} problem @param {number} run moves of the longest run */
const sayLosses = (host, problem, run) =>
  reasonsWhy(host, problem).map((reason) => core.sentences([sayRun(problem, run), reason].filter(Boolean)));

/** @param {TableHost} host @param {ReadProblem} problem */
function reasonsWhy({ frame }, { game, release }) {
  const move = words.replies.moves.onto(isolatedSymbolOf('TS'), isolatedSymbolOf('TD'));
  if (release) {
    const cause = /** @type {const} */ ({ k: 'occupies', card: 'TS' });
    return sayTooLate(release, move, { transfers: release.transfers + 1, atLeast: 0, cause }, []);
  }
  const [patience] = game.split('-');
  if (!(patience in LONG_REASONS)) return [words.searching, words.noReason];
  const reasons = LONG_REASONS[/** @type {keyof typeof LONG_REASONS} */ (patience)];
  const reason = reasons[frame.mode !== 'phone' ? 0 : frame.body.clientHeight < TALL_PX ? 1 : 2];
  const [longest] = sayReason(reason, game, MANY_CARDS);
  return [words.searching, words.noReason, words.replies.after(move, longest)];
}

/** The steps after an answer, for the room of what follows. @param {ProblemSteps} steps @param {string} move @param {number} [tries] */
const solvedBy = ({ question, line }, move, tries = MANY_TRIES) => ({ tries, answered: { line, move, question } });

/** Notes under the question that follows each answer. @param {ReadProblem} problem @param {ProblemSteps} steps @param {number} forced */
const roomOfNext = (problem, steps, forced) =>
  steps.question.answers.map(({ move }) => {
    const { answered } = solvedBy(steps, move);
    return nextSentences(problem, { answered, isLast: true }, forced);
  });

/**
 * Room for all texts of the callout at a question.
 * @param {TableHost} host @param {ReadProblem} problem @param {ProblemSteps} steps @param {ProblemOptions} options
 * @param {import('./problem-introduction.js').ProblemIntroduction | null} introduction
 * @returns {import('./problem-callout.js').CalloutRoom}
 */
export function roomOf(host, problem, steps, options, introduction) {
  const forced = forcedCounts(problem.question);
  const hint = sayHint(themeOf(problem), pilesOfHint(host, steps, introduction));
  const run = longestRun(host, steps);
  const room = introduction?.roomOf(reasonsWhy(host, problem)) ?? { labels: [], replies: [], buttons: [] };
  return {
    labels: [words.label, words.hint, words.solution, ...room.labels],
    answerLabels: [words.right, labelOf(problem, 'wrong'), ...(forced.length ? [words.rightSoFar] : [])],
    headButtons: [words.howItWorks, words.again],
    questions: [questionOf(problem), ...(forced.length ? [words.next] : [])],
    replies: [
      askedSentences(host, problem, steps, options),
      ...steps.question.answers.flatMap(({ move }) =>
        (options.isDaySolved ? [false, true] : [false]).flatMap((isDaySolved) =>
          TRIES.map((tries) =>
            solvedSentences(problem, solvedBy(steps, move, tries), { isDaySolved: () => isDaySolved }),
          ),
        ),
      ),
      ...(forced.length ? roomOfNext(problem, steps, Math.max(...forced)) : []),
      [words.themes[themeOf(problem)]],
      [hint],
      [words.allHintsGiven],
      [words.noCheck],
      [words.noSolution],
      ...room.replies,
    ].map((said) => core.sentences(said.filter(Boolean))),
    wrongReplies: sayLosses(host, problem, run),
    stock: problem.stock,
    buttons: room.buttons,
  };
}
