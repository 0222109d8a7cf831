// English: problems, a position with one question and a proven answer.

import { dayFormatter } from '../shared.js';
import { capital, card, cards as countCards, placeWithin } from './cards.js';
import { count, locale } from './numbers.js';

/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** The card to bring home, and how many equal cards are on the table: any of them will do. @typedef {{ card: Card, copies: number, transfers: number, fewest: boolean }} Release */
/** A card's pile, and how many cards cover it. @typedef {{ place: Place, under: number }} CardPlace */

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

export const label = 'Problem';
export const title = 'Problems';
/** A problem's kind. */
export const kinds = {
  move: 'Find the move',
  grace: 'Use the grace',
  pair: 'Make a pair',
  place: 'Place a card',
  release: 'Free a card',
};
/** The question, by its kind. */
export const questions = {
  move: 'A tempting move loses here. Find one that still lets you win.',
  grace: 'Set a card aside by grace and still win.',
  pair: 'Join two cards so that you can still win.',
  place: 'Place this card so that you can still win.',
};
/** The question of a move that is in no list: the natural move may win. */
export const unlistedMove = 'Some moves lose here. Find one that still lets you win.';
export const release = (/** @type {Release} */ { card: name, copies, transfers, fewest }) => {
  const goal = `Bring ${copies > 1 ? 'either' : 'the'} ${card(name)} home`;
  const most = count(transfers, 'transfer', 'transfers');
  return fewest
    ? `${goal} in ${most}, the fewest possible. Find the first move.`
    : `${goal} in at most ${most}. Find the first move.`;
};
/** The piles of the card that a release brings home, and of all equal cards. */
export const goal = (/** @type {Release} */ { copies }, /** @type {CardPlace[]} */ places) =>
  copies > 1 ? `Either counts: ${places.map(cardAt).join('; ')}.` : `It’s in ${places.map(cardAt).join('')}.`;
const cardAt = (/** @type {CardPlace} */ { place, under }) =>
  placeWithin(place) + (under ? `, under ${countCards(under)}` : '');
/** The question after a right answer, its label, and notes: the moves that were forced, and that the next answer is the last. */
export const next = 'Now find the next move that still lets you win.';
export const rightSoFar = 'Right so far';
export const forced = (/** @type {number} */ n) =>
  n === 1 ? 'After your move, one move was forced.' : `After your move, ${n} moves were forced.`;
/** Before the first answer: how many are asked, or at most. */
export const movesToFind = (/** @type {number} */ n, /** @type {boolean} */ isMost) =>
  `Find ${isMost ? 'up to ' : ''}${count(n, 'move', 'moves')}, one after another.`;
export const lastQuestion = 'One more move, and it’s solved.';
/** How a player sees the cards under others, in a packet or a talon: by touch, and with a mouse. */
export const lookUnder = {
  packet: {
    touch: 'Hold a packet to look under it.',
    mouse: 'Rest the mouse on a packet to look under it.',
  },
  talon: {
    touch: 'Hold a talon to look through it.',
    mouse: 'Rest the mouse on a talon to look through it.',
  },
};
/** The open stock, in its order. */
export const stock = (/** @type {number} */ n) =>
  n ? `The stock is face up: ${count(n, 'card', 'cards')}${n > 1 ? ', in this order' : ''}.` : '';
/** Under a question that asks for the place of one of these cards; it stands alone. */
export const placeOthers = 'Cards of this round that can’t go home need a packet, too.';
export const cards = (/** @type {Card[]} */ names) => capital(names.map(card).join(', '));

/** Answers to a wrong move. */
export const wrong = 'That loses';
export const notYet = 'Not that one';
export const notInTime = (/** @type {Release} */ { card: name, copies }) =>
  copies > 1
    ? `After that, neither ${card(name)} can come home in time: the solver tried everything.`
    : `After that, the ${card(name)} can’t come home in time: the solver tried everything.`;
/** Where no visible cards are the reason. */
export const allLose = 'After that, you can’t win any more: the solver tried everything.';
/** Before the reason, of a release's run that was played as one move. */
export const runTook = (/** @type {number} */ n) => `Moving that run takes ${count(n, 'transfer', 'transfers')}.`;
/** While the solver judges a run. */
export const checkingRun = 'The solver is checking the whole run…';
/** Where it could not. */
export const onlyFirst = 'Only the run’s first card moved: the solver couldn’t judge the rest.';
export const searching = 'After that, no line wins. Looking for the reason…';
export const noReason = 'After that, no line wins. The reason couldn’t be loaded.';

export { replies } from './replies.js';

/** Plays on from a wrong answer, to show why it loses. */
export const showWhy = 'Show why';
export const refutation = 'Why it loses';
export const backToProblem = 'Back to the problem';
/** At its end, if no card explains it. */
export const deadEnd = 'A dead end: natural play leads here. The solver tried every other line, too.';
export const tooLate = (/** @type {Release} */ { card: name, copies, transfers }) =>
  `The ${copies > 1 ? 'first ' : ''}${card(name)} comes home only now, after ${count(transfers, 'transfer', 'transfers')}: too late.`;
/** The line of a release counts its transfers: a report of one, and the line's start. */
export const transfers = {
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Transfer ${n} of ${of}: ${report}`,
  beforeFirst: (/** @type {number} */ of) => `Before the first of ${count(of, 'transfer', 'transfers')}.`,
};

/** The introduction to a kind of problem, at the first of it. */
export const howItWorks = 'How it works';
export const introduction = {
  ideas: {
    move: 'Each move here either keeps the win or loses it: that’s proven. A tempting one loses.',
    grace: 'The stock is out, and nothing can go home. Grace sets one card aside, once: most choices lose the game.',
    pair: 'Nothing is left but to join two cards. A pair stays together to the end: the wrong one loses the game.',
    place:
      'The last cards of the round are face up. Each covers the packet that takes it, so most places lose the game.',
    release: 'One card must come home within a number of transfers. Cards that go home on the way don’t count.',
  },
  /** The heading of a step. */
  step: (/** @type {string} */ heading, /** @type {number} */ n, /** @type {number} */ of) =>
    `${heading}: ${n} of ${of}`,
  example: 'Example',
  /** Before the report of a wrong answer that is shown. */
  suppose: 'Suppose you play this.',
  answer: 'Answer by a move on the table: a wrong card goes back. A hint names the idea, then the card.',
  next: 'Continue',
  skip: 'Skip',
  start: 'Start',
};

export const right = 'Right!';
export const solved = (/** @type {number} */ tries) =>
  tries === 1 ? 'Solved on the first try.' : `Solved in ${count(tries, 'try', 'tries')}.`;
export const shown = 'Here’s the answer. The next one is yours.';
/** After the first move of a release. */
export const seeTheOthers = '“Solution” shows the moves after it.';
/** How many players of 64 tries, simulated and quick, find it. */
export const finders = (/** @type {number} */ found, /** @type {number} */ of) =>
  found
    ? `A computer that thinks little found it in ${found} of ${of} tries.`
    : `A computer that thinks little missed it in all ${of} tries.`;
/** The grade in words, where none finds an easier problem. */
export const harder = {
  gentle: 'Three in four problems are harder than this one.',
  medium: 'Half of the problems are harder than this one.',
};
/** After the last right answer: the theme. */
export const idea = (/** @type {string} */ theme) => `The idea: ${theme[0].toLowerCase()}${theme.slice(1)}`;
export const before = 'You’ve solved this one before.';
/** After the last of today's problems; then the button of the next one opens another. */
export const daySolved = 'Today’s four are solved.';

export const hint = 'Hint';
export const solution = 'Solution';
export const nextProblem = 'Next problem';
export const anotherProblem = 'Another problem';
export const send = 'Share';
export const again = 'Again';
export const leave = 'Close';
export const leaveProblem = 'Close the problem';
export const intro = 'A problem: one question, every answer proven. Your own game is saved.';
/** The second step: a card, or two of which one is right. */
export const look = (/** @type {string[]} */ [name, other]) =>
  other ? `One of these two is right: ${name} or ${other}.` : `Look at ${name}.`;
/** A pile without a card. */
export const hintPile = (/** @type {string} */ pile) => `Look here. ${pile}.`;
export const allHintsGiven = 'There are no more hints: “Solution” shows the answer.';
/** The first step of a hint, by theme; `none` without one. */
export const themes = {
  run: 'Keep the run of a suit together.',
  'second-run': 'Don’t bury a card under one that waits for it.',
  'shut-in': 'Mind the cards that wait for those around them.',
  room: 'Keep room to move.',
  'bare-king': 'Make a king bare.',
  partner: 'Mind which partner each card gets.',
  uncover: 'Uncover a card that goes home soon.',
  order: 'Cover the card that you need last.',
  wait: 'A card that can go home may have to wait.',
  copy: 'There are two of that card. It matters which.',
  direction: 'Up or down: it matters which foundation.',
  none: 'Look at what each move covers, and what it frees.',
};

/** A problem that is in no list is proven first. */
export const checking = 'Checking this problem…';
export const refused = {
  wrong: 'This isn’t a problem: its answer doesn’t win.',
  easy: 'This isn’t a problem: too many moves win.',
  stock: 'This can’t be checked: too many cards of the stock are still to come.',
  undecided: 'The solver couldn’t finish checking this problem.',
};
/** After a check that did not finish: one with more time, and a game from the position. */
export const searchLonger = 'Search longer';
export const checkingLonger = 'Checking with more time: this may take minutes…';
export const playPosition = 'Play this position';
/** Of a link in no list that is put all the same. */
export const easy = 'An easy one: many moves win, or the answer is obvious.';
export const noCheck = 'The solver couldn’t be loaded. Are you offline?';
/** While the solver searches, by the button that asked. */
export const findingSolution = 'Looking for the solution…';
export const findingWhy = 'Looking for a line that shows why…';
export const noSolution = 'The solution couldn’t be found in time.';

export const pageTitle = (/** @type {string} */ name) => `Problem: ${name} · Cadogan`;
export const heading = (/** @type {string} */ name) => `Problem: ${name}`;
/** Of a problem of the day. */
export const todayTitle = (/** @type {string} */ name) => `Today’s problem: ${name} · Cadogan`;
export const todayHeading = (/** @type {string} */ name) => `Today’s problem: ${name}`;
/** Beside the label of a problem of the day. */
export const dayOfProblem = (/** @type {Date} */ date) => `Today, ${dayAndMonth(date)}`;
export const copied = 'Copied. Paste the link anywhere.';
export const sheetTitle = (/** @type {string} */ name) => `A problem from ${name}`;

/** The list. */
export const lead = 'A position and a question, every answer proven: a minute’s thought.';
export const today = 'Today’s problem';
/** The problems of the day in the list. */
export const todays = (/** @type {Date} */ date) => `Today’s problems, ${dayAndMonth(date)}`;
export const allProblems = 'All problems';
export const gameChoice = 'Patience';
export const gradeChoice = 'Grade';
/** Variants of a patience. */
export const variantChoice = 'Rules';
export const allVariants = 'All';
export const printed = 'as printed';
export const themeChoice = 'Theme';
export const allThemes = 'All themes';
/** Names of themes, for the choice of one. */
export const themeNames = {
  run: 'Keep the run',
  'second-run': 'A buried card',
  'shut-in': 'Shut-in cards',
  room: 'Room to move',
  'bare-king': 'A bare king',
  partner: 'The right partner',
  uncover: 'Uncover a card',
  order: 'The right order',
  wait: 'A card that waits',
  copy: 'Which of two',
  direction: 'Up or down',
};
export const stateChoice = 'Show';
/** Which problems are listed, by what the player has solved. */
export const stateChoices = { all: 'All', unsolved: 'Not solved yet', solved: 'Solved' };
export const noneListed = 'No problem matches. Choose another theme or grade.';
export const progress = (/** @type {number} */ done, /** @type {number} */ of) => `${done} of ${of} solved.`;
export const nextUnsolved = 'Next unsolved problem';
/** Facts about a problem, after its number. */
export const states = { solved: 'solved', tried: 'tried', today: 'today' };
export const item = (/** @type {number} */ n, /** @type {string[]} */ facts) => `Problem ${[n, ...facts].join(', ')}`;
export const noList = 'The problems couldn’t be loaded. Are you offline?';
/** A value of the attribute `problem`. */
export const badValue = (/** @type {string} */ value) =>
  `“${value}” is not a problem. Give a problem’s link, or “daily”.`;

/** Problems of the player’s games, asked again until they are found. */
export const fromGames = 'From your games';
export const mistakesDue = (/** @type {number} */ n) =>
  n ? `${count(n, 'problem is', 'problems are')} due today.` : 'Nothing is due today.';
export const mistakesWait = (/** @type {number} */ n) => `${count(n, 'problem waits', 'problems wait')}.`;
export const askDue = 'Solve due problems';
export const allMistakes = 'All problems from your games';
export const mistakeFound = 'found';
export const mistakeDue = 'due today';
export const mistakeWaits = (/** @type {number} */ n) => `again in ${count(n, 'day', 'days')}`;

/** A problem made of the position on the table. */
export const makeTitle = 'Make a problem';
export const proving = 'The solver is checking every move…';
export const made = {
  problem: 'This is a problem. Every move’s result is proven.',
  easy: 'This doesn’t make a problem: too many moves win, or the answer is obvious.',
  lost: 'This doesn’t make a problem: no move wins any more.',
  over: 'This doesn’t make a problem: the game is over.',
  stock: 'This doesn’t make a problem yet: too many cards of the stock are still hidden.',
  undecided: 'The solver couldn’t prove every move’s result. Try a position nearer the end.',
};
export const toTable = 'Back to the table';
export const toReview = 'Back to the review';
export const tryIt = 'Try it';
export const copyMessage = 'Copy a message';
export const messageCopied = 'Message copied. Paste it anywhere.';
export const message = (/** @type {string} */ name, /** @type {string} */ question, /** @type {string} */ url) =>
  `A problem from ${name}. ${question} ${url}`;
/** The dialog that shares a problem. */
export const sendTitle = 'Share a problem';
/** The picture of a problem. */
export const picture = {
  save: 'Save the picture',
  saved: 'Picture saved.',
  failed: 'The picture couldn’t be made.',
  /** Name of the picture for a screen reader. */
  label: (/** @type {string} */ name, /** @type {string} */ question) =>
    `Picture of the position: ${name}. ${question}`,
};
