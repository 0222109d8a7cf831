// English: words of the table after the first action.

import { withoutRow, countCards as timesOf, lazy, millionsOf, tokenFormatter } from '../shared.js';
import { capital, card, cards, counted, lower, number, place, placeWithin, locale } from './cards.js';
import { explanations } from './explanations.js';
import { refusals } from './refusals.js';
import { tokens as first } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

const integers = lazy(() => new Intl.NumberFormat(locale));

/** A token in words. @param {Token} token @returns {string} */
const tokenText = (token) => tokenFormatter(token.k in tokens ? tokens : first)(token);

/** A move or an action within a sentence. @param {Token} token */
const tokenWithin = (token) => lower(tokenText(token));

/** @param {number} nodes */
const millions = (nodes) => String(millionsOf(nodes));

/** Cards by name, duplicates counted. @param {Card[]} names */
function each(names) {
  return timesOf(names)
    .map(([name, n]) => (n === 1 ? `the ${card(name)}` : `${number(n)} of the ${card(name)}`))
    .join(', ');
}

/** Methods of the solver, after "by". @type {Record<string, string>} */
const METHODS = {
  rules: 'the rules',
  'depth-first-search': 'depth-first search',
  annealing: 'simulated annealing',
  'copy-assignment': 'assigning cards to foundations',
  'packet-assignment': 'assigning cards to packets',
  'greedy-restarts': 'greedy games',
  'pair-deadlock': 'a deadlock of pairs',
  'deal-enumeration': 'playing out the deal',
  abstraction: 'abstraction',
  'component-search': 'depth-first search',
  'abstraction-refinement': 'abstraction refinement',
};

/** A game's outcome, after "the game is". @type {Record<string, string>} */
const OUTCOMES = { playing: 'in progress', won: 'won', stuck: 'stuck' };

/** Tokens of refusals, the solver and the tools. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, the player's own cards, QR codes

  'text-fault': ({ line, ply, what }) =>
    `Line ${line}${ply === null ? '' : `, move ${ply}`}: ${lower(tokenText(what))}`,
  'text-length': ({ max }) => `The text is too long: the limit is ${max} kB.`,
  'text-games': ({ max }) => `The limit is ${counted(max, 'game', 'games')}: the rest of the text is ignored.`,
  'text-no-game': () => 'No game starts here: one starts with a line like “Game: sly”.',
  'text-no-deal': () => 'The game has no deal: add a line such as “Deal: S222-EV9V” above.',
  'text-two-deals': () => 'The game already has a deal.',
  'text-late': ({ name }) => `“${name}:” comes after the moves; start a new game with “Game:”.`,
  'text-long': ({ max }) => `A game can have ${counted(max, 'move', 'moves')} at max.`,
  'text-date': ({ text }) => `“${text}” is not a date: write it like 1914-06-28.`,
  'text-number': ({ said }) => `Move number ${said} is out of sequence: a move is missing, or extra.`,
  'text-move': ({ text, what }) => `“${text}”: ${lower(tokenText(what))}`,
  'text-result': ({ said, is, moves }) =>
    `The result says “${said}”, but after ${counted(moves, 'move', 'moves')} the game is ${OUTCOMES[is] ?? is}.`,
  'own-unknown': ({ at, text }) => `Card ${at}, “${text}”, is not a card: write rank and suit, such as TH.`,
  'own-not-in-deal': (token) => `Card ${token.at}, the ${card(token.card)}, is not in this deal.`,
  'own-extra': (token) =>
    `Card ${token.at}, the ${card(token.card)}, is one too many; there ${token.copies === 1 ? 'is only one' : `are only ${number(token.copies)}`}.`,
  'own-complete': () => 'All cards are there.',
  'own-none': ({ of }) => `${cards(of)}, in the order in which they come off the stock.`,
  'own-missing': (token) => `Missing: ${each(token.cards)}.`,
  'own-incomplete': ({ given, of }) =>
    `${given} of ${cards(of)}; ${of - given} ${of - given === 1 ? 'is' : 'are'} missing.`,
  'qr-too-long': () => 'This is too long for a QR code.',
  'tools-not-shown': () => 'This can’t be shown.',
};

/** While dealt cards move to their piles. */
export const dealing = (/** @type {number} */ n) =>
  `${cards(n)} ${n === 1 ? 'is' : 'are'} being dealt. Tap or press any key to skip.`;

/** Before the prompt, after Deal all. */
export const dealtAll = 'The whole stock is dealt. Undo takes it all back.';

/** A refusal, at its card. */
export const refusal = {
  close: 'Close',
  /** A rule of the book, as the refusals name it: "Rule IV", "Note 1". */
  rule: (/** @type {string} */ number) => (number.startsWith('Note') ? number : `Rule ${number}`),
};

/** The list of legal moves. */
export const moves = {
  pile: place,
  move: (/** @type {Token} */ move) => tokenText(move),
  /** A move with the same words as another: `at` distinguishes them. */
  moveAndPlace: (/** @type {Token} */ move, /** @type {Place} */ at) =>
    `${tokenText(withoutRow(move))}, ${placeWithin(at)}`,
};

/** The popover of a pile, and that of the shortcuts. */
export const popover = {
  count: (/** @type {number} */ n) => `${cards(n)}, the top card last`,
  pile: place,
  read: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}, ${cards(n)}, the top card last.`,
  readSingle: (/** @type {string} */ label) => `${label}.`,
  fromBottom: (/** @type {Card[]} */ names) => `From the bottom: ${names.map(card).join(', ')}.`,
  keys: 'Shortcuts',
  keysSummary: (/** @type {number} */ n) =>
    `Shortcuts, ${counted(n, 'line', 'lines')}. Arrows read them one by one, Escape closes the list.`,
  keysHint: 'Change single-key shortcuts, or turn them off, in Settings.',
  /** @type {[key: string, action: string][]} */
  keyList: [
    ['Arrows', 'move from pile to pile'],
    ['Home, End', 'first and last pile of the row; with Ctrl, of the table'],
    ['F6, Shift F6', 'next, previous part of the table'],
    ['1 2 3 4', 'stock and hand, foundations, tableau, the rest; in a numbered choice, that number'],
    ['Shift Down, Shift Up', 'into the pile, card by card, and back'],
    ['Enter', 'select; on a marked pile, play'],
    ['Shift Enter', 'play home'],
    ['Escape', 'deselect'],
    ['N, B', 'next, previous pile that can take the card'],
    ['D', 'deal'],
    ['Shift D', 'deal all, where the game allows it'],
    ['H', 'hint; Enter plays it, H repeats it'],
    ['M', 'move list, on pages that have one'],
    ['I', 'show the whole pile'],
    ['S', 'read the state of the game'],
    ['R', 'repeat the last announcement'],
    ['L', 'read the last move'],
    ['/', 'ask a question or type a move'],
    ['Ctrl Z, Ctrl Y', 'undo, redo'],
  ],
  key: (/** @type {string} */ key, /** @type {string} */ action) => `${key}: ${action}`,
  /** One card of a pile, counted from the top. */
  card: (/** @type {Card} */ name, /** @type {number} */ n, /** @type {number} */ of) =>
    `${capital(card(name))}, ${n} of ${of}`,
};

/** The menu of a table on a page without its own. */
export const menu = {
  title: 'Menu',
  close: 'Close',
  newDeal: 'New deal',
  restart: 'Restart',
  solve: 'Still winnable?',
  rules: 'Rules',
  lesson: 'Lesson',
  rulesOf: (/** @type {string} */ game) => `Rules: ${game}`,
  keys: 'Shortcuts',
  copy: 'Copy the link to this game',
  loading: 'Loading the rules…',
  noRules: 'The rules couldn’t be loaded. Are you offline?',
};

/** The player of a line of moves. */
export const linePlayer = {
  play: 'Play',
  pause: 'Pause',
  stepBack: 'Step back',
  stepForward: 'Step forward',
  speed: 'Speed',
  changeSpeed: (/** @type {string} */ pace) => `${pace} Speed: change`,
  /** Of the whole line at the chosen speed. */
  totalTime: (/** @type {number} */ n) => `Total time: ${counted(n, 'second', 'seconds')}`,
  takeOver: 'Take over',
  replay: 'Replay',
  slider: 'Move',
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Move ${n} of ${of}${report ? `: ${report}` : '.'}`,
  /** How many of the moves have been played. */
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `${n} / ${of}`,
  beforeFirst: (/** @type {number} */ of) => `Before the first of ${counted(of, 'move', 'moves')}.`,
  ended: (/** @type {string} */ name) => `${name} ended: the game is yours.`,
};

/** The solver's answers. */
export const advice = {
  searching: 'Searching for a win, with a peek at the stock…',
  won: (/** @type {number} */ n) => `This game is winnable, in ${counted(n, 'move', 'moves')} from here.`,
  wonAlready: 'You’ve won this game.',
  lostDeal: 'This deal can’t be won, however you play.',
  lostDealOpened: 'No one can win this deal: the solver has proved it. Play it as you like, or deal another.',
  lostDealShared: 'This deal can’t be won: the solver has proved it. Your friend will see that, too.',
  /** After “This game is lost.” `wasHint`: the player had asked for a hint, and followed it. */
  winnableUntil: (/** @type {number} */ ply, /** @type {Token | null} */ by, /** @type {boolean} */ wasHint) =>
    `It was winnable until move ${ply}${by ? `, ${tokenWithin(by)}` : ''}${wasHint ? ' (a hint)' : ''}.`,
  winnableBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `It was still winnable after move ${won}, but not after move ${lost}.`,
  lost: 'This game is lost.',
  /** A verdict's method: "Proved by abstraction refinement, 1,200,000 states." */
  decidedBy: (/** @type {boolean} */ won, /** @type {string} */ method, /** @type {number} */ states) =>
    `${won ? 'Found' : 'Proved'} by ${METHODS[method] ?? method}${states > 1 ? `, ${integers().format(states)} states` : ''}.`,
  undecided: (/** @type {number} */ spent) => `Undecided so far, after ${millions(spent)} million moves.`,
  undecidedAtLimit: (/** @type {number} */ spent) =>
    `Undecided: the solver gave up after ${millions(spent)} million moves.`,
  searchContinues: 'The search continues while you play.',
  playedOut: (/** @type {number} */ games) =>
    `It also played ${games === 1 ? 'one game' : `${integers().format(games)} games`} to the end, without a win.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `The solver also played ${counted(of, 'quick game', 'quick games')} with the stock reshuffled, and won ${wins}.`,
  /** Answers to a question asked earlier in the game. */
  followUp: {
    won: 'Solved: you can still win.',
    lost: 'Solved: this game is lost.',
    wasWon: (/** @type {number} */ ply) => `Solved: after move ${ply} the game was winnable.`,
    wasLost: (/** @type {number} */ ply) => `Solved: after move ${ply} the game was lost.`,
  },
  stillSearching: 'The solver is still searching. Keep playing.',
  tried: (/** @type {number} */ spent) => `${millions(spent)} M`,
  failed: 'The solver couldn’t be loaded.',
  fault: 'The solver failed. That’s our fault, and your game is safe. Please report it, with this game’s link.',
  noConnection: 'The solver couldn’t be loaded. Are you offline?',
  refused: 'The solver can’t run here: this page’s security policy blocks workers.',
  nextMove: 'Next move',
  showLine: 'Show me how',
  backToGame: 'Back to my game',
  backBeforeMove: 'Back before that move',
  backToMove: (/** @type {number} */ ply) => `Back to move ${ply}`,
  newDeal: 'New deal',
  keepSearching: 'Keep searching',
  stop: 'Stop',
  stopped: 'Stopped. Undecided so far.',
  checkEveryMove: 'Check after every move',
  checksEveryMove: 'The verdict now stays in view. Turn it off in Settings.',
  why: 'Why?',
  /** Why a game is lost, in short: each card that would need room is framed with the one above it. */
  neverRoom: 'However you play, there’s never room to part any of the framed pairs.',
  playMove: 'Play it',
  hint: 'Hint',
  peek: 'Peek',
  legalMoves: 'Possible moves',
  sinceWhen: 'Since when?',
  seekingHint: 'Looking for a hint…',
  peeking: 'Peeking at the stock…',
  hintForced: (/** @type {Token} */ move) => `Hint: ${tokenWithin(move)}. It’s your only move.`,
  /** With the hint's reason; below 80 wins in 100 as a guess, with the second best move. */
  hintWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
    /** @type {Token | null} */ second,
  ) => {
    const isGuess = 10 * wins < 8 * of;
    const hint = `${isGuess ? 'A guess' : 'Hint'}: ${tokenWithin(move)}.${why ? ` ${tokenText(why)}` : ''}`;
    if (isGuess) return `${hint}${second ? ` Next best: ${tokenWithin(second)}.` : ''}`;
    return why
      ? hint
      : `${hint} ${10 * wins >= 9 * of ? 'It wins with nearly every order of the stock.' : 'It wins with most orders of the stock.'}`;
  },
  hintProven: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Hint: ${tokenWithin(move)}. ${why ? tokenText(why) : 'Everything is face up, and this wins.'}`,
  /** No win was found: a card that can go home is the guess. */
  guessHome: (/** @type {Token} */ move) => `A guess: ${tokenWithin(move)}. The solver found no win yet.`,
  noHintOpen: 'No hint: everything is face up, and the solver found no win.',
  noHintLost: (/** @type {number} */ of) =>
    `No hint: lost in ${of === 1 ? 'the one trial shuffle' : `all ${shuffles(of)}`}.`,
  noHintWon: (/** @type {number} */ of) =>
    `No hint: ${of === 1 ? 'the one trial shuffle wasn’t won' : `none of ${shuffles(of)} was won`}.`,
  /** Describes the button, and is said after the first peek of a table. */
  peekMeans: 'A peek looks at the stock, and counts as a hint.',
  peekMove: (/** @type {Token} */ move) => `Peek: ${tokenWithin(move)}.`,
  peekLost: 'Peek: this game is lost.',
  peekUndecided: (/** @type {number} */ spent) => `Peek: undecided so far, after ${millions(spent)} million moves.`,
};

/** @param {number} n */
function shuffles(n) {
  return counted(n, 'trial shuffle', 'trial shuffles');
}

/** The solver's win, played automatically: the button, its description, and what it says. */
export const solverFinish = {
  label: 'Let the solver finish',
  means: 'The win will be the solver’s, not yours',
  /** After the first press. */
  again: 'Press again to let the solver finish: the win won’t be yours.',
  stopped: 'Stopped. From here you play.',
};

/** The verdict, beside the figures. */
export const verdict = {
  won: 'Winnable',
  /** After the first move of a deal that was proven winnable. */
  wasWinnable: 'Winnable deal',
  lost: 'Lost',
  unknown: 'Undecided',
  lostAtMove: (/** @type {number} */ ply) => `Lost at move ${ply}`,
  dealLost: 'Not winnable',
  solving: 'Solving…',
  details: (/** @type {string} */ standing) => `${standing}: details`,
};

/** Hints: the buttons that ask for them, and possible moves shown one by one. */
export const hints = {
  hint: 'Hint',
  peek: 'Peek',
  solve: 'Still winnable?',
  hintBasis: 'From what you can see',
  peekBasis: 'Looks at the stock',
  nextMove: 'Next possible move',
  possibleMove: (/** @type {Token} */ move, /** @type {number} */ n, /** @type {number} */ of) =>
    `Possible${of > 1 ? ` (${n} of ${of})` : ''}: ${tokenWithin(move)}.`,
  onlyDealing: (/** @type {Token} */ deal) => `Your only move: ${tokenWithin(deal)}.`,
  /** Where a hint's card is, and where it goes. */
  places: (/** @type {Place} */ from, /** @type {Place | null} */ to) =>
    `${place(from)}${to ? `, then ${placeWithin(to)}` : ''}.`,
  noSolver: 'The solver couldn’t be loaded.',
};

/** The buttons beside the sentence when a game is over. */
export const end = {
  undo: 'Undo',
  restart: 'Restart',
  nextDeal: 'New deal',
  thisWin: 'This win',
  whereLost: 'Since when?',
  whereLostMeans: 'Shows the move that lost the game',
  review: 'Review the game',
};
