// English: what a table says only after the first action.

import { beforePlace, counted as timesOf, lazily, millionsOf, tellBy } from '../shared.js';
import { capital, card, cards, counted, lower, number, place, placeWithin, locale } from './cards.js';
import { explanations } from './explanations.js';
import { refusals } from './refusals.js';
import { tokens as first } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */

const whole = lazily(() => new Intl.NumberFormat(locale));

/** A token in words. @param {Token} token @returns {string} */
const tell = (token) => tellBy(token.k in tokens ? tokens : first)(token);

/** A move or an action within a sentence. @param {Token} token */
const within = (token) => lower(tell(token));

/** @param {number} nodes what the solver has spent */
const millions = (nodes) => String(millionsOf(nodes));

/** Cards by name, duplicates counted. @param {Card[]} names */
function each(names) {
  return timesOf(names)
    .map(([name, n]) => (n === 1 ? `the ${card(name)}` : `${number(n)} of the ${card(name)}`))
    .join(', ');
}

/** A game's outcome, after "the game is". @type {Record<string, string>} */
const OUTCOMES = { playing: 'in progress', won: 'won', stuck: 'stuck' };

/** Tokens of refusals, the solver and the tools. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, the player's own cards, QR codes

  'text-fault': ({ line, ply, what }) => `Line ${line}${ply === null ? '' : `, move ${ply}`}: ${lower(tell(what))}`,
  'text-length': ({ most }) => `The text is too long: the limit is ${most} kB.`,
  'text-games': ({ most }) => `The limit is ${counted(most, 'game', 'games')}: the rest of the text is ignored.`,
  'text-no-game': () => 'No game starts here: one starts with a line like “Game: sly”.',
  'text-no-deal': () => 'The game has no deal: add a line such as “Deal: S222-EV9V” above.',
  'text-two-deals': () => 'The game already has a deal.',
  'text-late': ({ name }) => `“${name}:” comes after the moves; start a new game with “Game:”.`,
  'text-long': ({ most }) => `A game ends at ${counted(most, 'move', 'moves')}.`,
  'text-date': ({ text }) => `“${text}” is not a date: write it like 1914-06-28.`,
  'text-number': ({ said }) => `Move number ${said} is out of sequence: a move is missing, or extra.`,
  'text-move': ({ text, what }) => `“${text}”: ${lower(tell(what))}`,
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
export const unrolling = (/** @type {number} */ n) =>
  `${cards(n)} ${n === 1 ? 'is' : 'are'} being dealt. Tap or press any key to skip.`;

/** A refusal, at its card. */
export const refusal = {
  close: 'Close',
  /** A rule of the book, as the refusals name it: "Rule IV", "Note 1". */
  rule: (/** @type {string} */ number) => (number.startsWith('Note') ? number : `Rule ${number}`),
};

/** The list of legal moves. */
export const moves = {
  pile: place,
  move: (/** @type {Token} */ move) => tell(move),
  /** A move with the same words as another: `at` distinguishes them. */
  apart: (/** @type {Token} */ move, /** @type {Place} */ at) => `${tell(beforePlace(move))}, ${placeWithin(at)}`,
};

/** A pile laid open, and the list of shortcuts. */
export const popover = {
  count: (/** @type {number} */ n) => `${cards(n)}, the top card last`,
  pile: place,
  read: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}, ${cards(n)}, the top card last.`,
  readSingle: (/** @type {string} */ label) => `${label}.`,
  fromBottom: (/** @type {Card[]} */ names) => `From the bottom: ${names.map(card).join(', ')}.`,
  keys: 'Shortcuts',
  keysClose: (/** @type {number} */ n) =>
    `Shortcuts, ${counted(n, 'line', 'lines')}. Arrows read them one by one, Escape closes the list.`,
  keysWhere: 'Change single-key shortcuts, or turn them off, in Settings.',
  /** @type {[key: string, act: string][]} */
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
    ['H', 'hint'],
    ['M', 'move list, on pages that have one'],
    ['I', 'show the whole pile'],
    ['S', 'read the state of the game'],
    ['R', 'repeat the last announcement'],
    ['L', 'read the last move'],
    ['/', 'ask a question or type a move'],
    ['Ctrl Z, Ctrl Y', 'undo, redo'],
  ],
  key: (/** @type {string} */ key, /** @type {string} */ act) => `${key}: ${act}`,
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
  solve: 'Can this still be won?',
  rules: 'Rules',
  lesson: 'Lesson',
  rulesOf: (/** @type {string} */ game) => `Rules: ${game}`,
  keys: 'Shortcuts',
  copy: 'Copy the link to this game',
  loading: 'Loading the rules…',
  noRules: 'The rules couldn’t be loaded. Are you offline?',
};

/** The player of a line of moves. */
export const player = {
  play: 'Play',
  pause: 'Pause',
  back: 'Step back',
  step: 'Step forward',
  speed: 'Speed',
  speedIs: (/** @type {string} */ pace) => `${pace} Speed: change`,
  over: 'Take over here',
  replay: 'Replay',
  at: 'Move',
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Move ${n} of ${of}${report ? `: ${report}` : '.'}`,
  /** How many of the moves have been played. */
  place: (/** @type {number} */ n, /** @type {number} */ of) => `${n} / ${of}`,
  first: (/** @type {number} */ of) => `Before the first of ${counted(of, 'move', 'moves')}.`,
  ended: (/** @type {string} */ name) => `${name} ended: the game is yours.`,
};

/** What the solver found out. */
export const advice = {
  looking: 'Searching for a win, with a peek at the stock…',
  won: (/** @type {number} */ n) => `This game is winnable, in ${counted(n, 'move', 'moves')} from here.`,
  wonAlready: 'You’ve won this game.',
  lostDeal: 'This deal can’t be won, however you play.',
  lostSince: (/** @type {number} */ ply, /** @type {Token | null} */ by) =>
    `This game is lost. It was winnable until move ${ply}${by ? `, ${within(by)}` : ''}.`,
  lostBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `This game is lost. It was still winnable after move ${won}, but not after move ${lost}.`,
  lost: 'This game is lost.',
  unknown: (/** @type {number} */ spent) => `Undecided so far, after ${millions(spent)} million moves.`,
  unknownAll: (/** @type {number} */ spent) => `Undecided: the solver gave up after ${millions(spent)} million moves.`,
  goesOn: 'The search continues while you play.',
  playedOut: (/** @type {number} */ games) =>
    `It also played ${games === 1 ? 'one game' : `${whole().format(games)} games`} to the end, without a win.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `With the stock reshuffled, a quick player wins ${counted(wins, 'game', 'games')} in ${of}.`,
  /** Answers to a question asked earlier in the game. */
  later: {
    won: 'Solved: you can still win.',
    lost: 'Solved: this game is lost.',
    wasWon: (/** @type {number} */ ply) => `Solved: after move ${ply} the game was winnable.`,
    wasLost: (/** @type {number} */ ply) => `Solved: after move ${ply} the game was lost.`,
  },
  searching: 'The solver is still searching. Keep playing.',
  tried: (/** @type {number} */ spent) => `${millions(spent)} M`,
  failed: 'The solver couldn’t be loaded.',
  noConnection: 'The solver couldn’t be loaded. Are you offline?',
  refused: 'The solver can’t run here: this page’s security policy blocks workers.',
  next: 'Next move',
  how: 'Show me how',
  mine: 'Back to my game',
  back: 'Back before that move',
  backTo: (/** @type {number} */ ply) => `Back to move ${ply}`,
  other: 'New deal',
  on: 'Keep searching',
  stop: 'Stop',
  stopped: 'Stopped. Undecided so far.',
  keep: 'Check after every move',
  keeping: 'The verdict now stays in view. Turn it off in Settings.',
  why: 'Why?',
  play: 'Play it',
  fair: 'Hint',
  knowing: 'Peek',
  possible: 'Legal moves',
  since: 'Since when?',
  thinking: 'Looking for a hint…',
  peeking: 'Peeking at the stock…',
  fairForced: (/** @type {Token} */ move) => `Hint: ${within(move)}. It’s your only move.`,
  /** `why`: a sentence. */
  fairWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
  ) => `Hint: ${within(move)}.${why ? ` ${tell(why)}` : ''} Wins ${wins} of ${shuffles(of)}.`,
  fairSure: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Hint: ${within(move)}.${why ? ` ${tell(why)}` : ''} Everything is face up, and this wins.`,
  fairOpenLost: 'No hint: everything is face up, and the solver found no win.',
  fairLost: 'No hint: nothing wins any more, whatever the stock holds.',
  fairNone: (/** @type {number} */ of) => `No hint: none of ${shuffles(of)} was won.`,
  knowingWins: (/** @type {Token} */ move) => `Peek: ${within(move)}.`,
  knowingLost: 'Peek: this game is lost.',
  knowingUnknown: (/** @type {number} */ spent) => `Peek: undecided so far, after ${millions(spent)} million moves.`,
};

/** @param {number} n */
function shuffles(n) {
  return counted(n, 'trial shuffle', 'trial shuffles');
}

/** The verdict, beside the figures. */
export const verdict = {
  won: 'Winnable',
  /** Of a deal that is proven winnable, after its first move. */
  start: 'Was winnable',
  lost: 'Lost',
  unknown: 'Undecided',
  since: (/** @type {number} */ ply) => `Lost at move ${ply}`,
  deal: 'Not winnable',
  working: 'Solving…',
  more: (/** @type {string} */ standing) => `${standing}: details`,
};
