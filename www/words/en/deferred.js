// English: what a table says only after an act.

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

/** A move or a deed in words, to stand within a sentence. @param {Token} token */
const within = (token) => lower(tell(token));

/** @param {number} nodes what the solver has spent */
const millions = (nodes) => String(millionsOf(nodes));

/** Cards by name, those that come several times once, with their number. @param {Card[]} names */
function each(names) {
  return timesOf(names)
    .map(([name, n]) => (n === 1 ? `the ${card(name)}` : `${number(n)} of the ${card(name)}`))
    .join(', ');
}

/** What a game's outcome is called in a text. @type {Record<string, string>} */
const OUTCOMES = { playing: 'playing', won: 'won', stuck: 'stuck' };

/** What the engine, the solver and the tools say of what was tried. @satisfies {Partial<import('../tokens.js').TokenWords>} */
export const tokens = {
  ...refusals,
  ...explanations,

  // Games as text, cards of one's own, QR codes

  'text-fault': ({ line, ply, what }) => `Line ${line}${ply === null ? '' : `, move ${ply}`}: ${lower(tell(what))}`,
  'text-length': ({ most }) => `The text is longer than the ${most} kB that are read.`,
  'text-games': ({ most }) => `A text may hold ${most} games; from here on they are left out.`,
  'text-no-game': () => 'No game begins here: one begins with a line like “Game: sly”.',
  'text-no-deal': () => 'The game has no deal: a line such as “Deal: S222-EV9V” is missing before here.',
  'text-two-deals': () => 'The game has a deal already.',
  'text-late': ({ name }) => `“${name}:” comes after the moves; a new game begins with “Game:”.`,
  'text-long': ({ most }) => `A game ends at ${most} moves.`,
  'text-date': ({ text }) => `“${text}” is not a date: write it as 1914-06-28.`,
  'text-number': ({ said }) => `The number ${said} is out of turn: a move is missing, or one too many.`,
  'text-move': ({ text, what }) => `“${text}”: ${lower(tell(what))}`,
  'text-result': ({ said, is, moves }) =>
    `The result is said to be “${said}”, but after ${moves} moves the game is ${OUTCOMES[is] ?? is}.`,
  'own-unknown': ({ at, text }) => `Card ${at}, “${text}”, is not a card: write value and suit, such as TH.`,
  'own-not-in-deal': (token) => `Card ${token.at}, the ${card(token.card)}, is not in this deal.`,
  'own-extra': (token) =>
    `Card ${token.at}, the ${card(token.card)}, is one too many: there are ${number(token.copies)}.`,
  'own-complete': () => 'All cards are there.',
  'own-none': ({ of }) => `${of} cards, in the order in which they come off the pack.`,
  'own-missing': (token) => `Missing: ${each(token.cards)}.`,
  'own-incomplete': ({ given, of }) => `${cards(given)} of ${of}; ${of - given} are missing.`,
  'qr-too-long': () => 'This is too long for a QR code.',
  'tools-not-shown': () => 'This cannot be shown.',
};

/** Read while cards are seen being dealt. */
export const unrolling = (/** @type {number} */ n) => `${cards(n)} come from the pack. Any tap or key skips ahead.`;

/** Why something is refused, at its card. */
export const refusal = {
  close: 'Close',
  /** A rule of the book, as the reasons name it: "Rule IV", "Note 1". */
  rule: (/** @type {string} */ number) => (number.startsWith('Note') ? number : `Rule ${number}`),
};

/** The list of legal moves. */
export const moves = {
  pile: place,
  move: (/** @type {Token} */ move) => tell(move),
  /** A move that has the same words as another: `at` tells them apart. */
  apart: (/** @type {Token} */ move, /** @type {Place} */ at) => `${tell(beforePlace(move))}, ${placeWithin(at)}`,
};

/** A pile looked through, the keys. */
export const popover = {
  count: (/** @type {number} */ n) => `${cards(n)}, the top one last`,
  pile: place,
  read: (/** @type {Place} */ at, /** @type {number} */ n) => `${place(at)}, ${cards(n)}, the top one last.`,
  readSingle: (/** @type {string} */ label) => `${label}.`,
  fromBottom: (/** @type {Card[]} */ names) => `From the bottom: ${names.map(card).join(', ')}.`,
  keys: 'Keys',
  keysClose: (/** @type {number} */ n) => `Keys, ${n} lines. The arrows read them one by one, Escape closes the list.`,
  keysWhere: 'The settings of the site change single keys, and switch them off.',
  /** @type {[key: string, act: string][]} */
  keyList: [
    ['Arrows', 'go from pile to pile'],
    ['Home, End', 'first and last pile of the row; with Ctrl of the table'],
    ['F6, Shift F6', 'next, previous part of the table'],
    [
      '1 2 3 4',
      'pack and hand, foundations, tableau, the rest; where there are several ways, the one with that number',
    ],
    ['Shift Down, Shift Up', 'into the pile, card by card, and back'],
    ['Enter', 'select; on a marked pile, play'],
    ['Shift Enter', 'play home'],
    ['Escape', 'let go'],
    ['N, B', 'next, previous pile where the card may go'],
    ['D', 'deal on'],
    ['H', 'hint'],
    ['M', 'moves made, on a page that lists them'],
    ['I', 'look through the pile'],
    ['S', 'say how the game stands'],
    ['R', 'say again what was said last'],
    ['L', 'say what was done last'],
    ['/', 'ask, or play, in words'],
    ['Ctrl Z, Ctrl Y', 'undo, redo'],
  ],
  key: (/** @type {string} */ key, /** @type {string} */ act) => `${key}: ${act}`,
  /** One of a pile's cards, so many below its top. */
  card: (/** @type {Card} */ name, /** @type {number} */ n, /** @type {number} */ of) =>
    `${capital(card(name))}, ${n} of ${of}`,
};

/** The menu of a table whose page has none of its own. */
export const menu = {
  title: 'Menu',
  close: 'Close',
  newDeal: 'New deal',
  restart: 'Restart',
  solve: 'Can this still be won?',
  rules: 'Rules',
  lesson: 'First lesson, at the table',
  rulesOf: (/** @type {string} */ game) => `Rules: ${game}`,
  keys: 'Keys',
  copy: 'Copy the link to this game',
  loading: 'Loading the rules…',
  noRules: 'The rules could not be loaded. Is the connection down?',
};

/** The player of a line. */
export const player = {
  play: 'Play',
  pause: 'Pause',
  back: 'Step back',
  step: 'Step on',
  speed: 'Speed',
  speedIs: (/** @type {string} */ pace) => `${pace} Speed: change`,
  over: 'Take over here',
  replay: 'Replay',
  at: 'Move',
  move: (/** @type {number} */ n, /** @type {number} */ of, /** @type {string} */ report) =>
    `Move ${n} of ${of}${report ? `: ${report}` : '.'}`,
  /** So many moves of so many have been shown. */
  place: (/** @type {number} */ n, /** @type {number} */ of) => `${n} / ${of}`,
  first: (/** @type {number} */ of) => `Before the first of ${counted(of, 'move', 'moves')}.`,
  ended: (/** @type {string} */ name) => `${name} ended: the game is yours.`,
};

/** What the solver knows. */
export const advice = {
  looking: 'The solver looks through the pack for a way to win…',
  won: (/** @type {number} */ n) => `This game can be won, in ${counted(n, 'move', 'moves')} from here.`,
  wonAlready: 'The game is won.',
  lostDeal: 'This deal cannot be won, whatever is played.',
  lostSince: (/** @type {number} */ ply, /** @type {Token | null} */ by) =>
    `It can no longer be won. It could until move ${ply}${by ? `, ${within(by)}` : ''}.`,
  lostBetween: (/** @type {number} */ won, /** @type {number} */ lost) =>
    `It can no longer be won. It could after move ${won}, but not since move ${lost}.`,
  lost: 'It can no longer be won.',
  unknown: (/** @type {number} */ spent) => `Not known yet, after ${millions(spent)} million moves.`,
  unknownAll: (/** @type {number} */ spent) =>
    `Not known: the solver has run out of ways to try, after ${millions(spent)} million moves.`,
  goesOn: 'It goes on looking while you play.',
  playedOut: (/** @type {number} */ games) =>
    `It has played ${whole().format(games)} whole games to their ends in vain.`,
  chance: (/** @type {number} */ wins, /** @type {number} */ of) =>
    `With the pack shuffled anew, a quick player wins ${wins} of ${of}.`,
  /** What was not known when it was asked, told later. */
  later: {
    won: 'It is known now: the game can be won.',
    lost: 'It is known now: the game is lost.',
    wasWon: (/** @type {number} */ ply) => `It is known now: after move ${ply} the game could be won.`,
    wasLost: (/** @type {number} */ ply) => `It is known now: after move ${ply} the game was lost.`,
  },
  searching: 'The solver is still searching. You can play on meanwhile.',
  tried: (/** @type {number} */ spent) => `${millions(spent)} M`,
  failed: 'The solver could not be loaded.',
  noConnection: 'The solver could not be loaded. Is the connection down?',
  refused: 'The solver cannot work here: this page’s policy allows it no worker.',
  next: 'Next move',
  how: 'Show me how',
  mine: 'Back to my game',
  back: 'Back to before it',
  backTo: (/** @type {number} */ ply) => `Back to move ${ply}`,
  other: 'New deal',
  on: 'Keep searching',
  stop: 'Stop',
  stopped: 'Stopped. It is not known.',
  keep: 'Check after every move',
  keeping: 'The answer now stays in view after every move. The settings turn it off.',
  why: 'Why?',
  play: 'Play it',
  fair: 'Without peeking',
  knowing: 'Look into the pack',
  possible: 'What can be done',
  since: 'Since when?',
  thinking: 'Looking for a hint without peeking into the pack…',
  peeking: 'Looking into the pack…',
  fairForced: (/** @type {Token} */ move) => `Hint: ${within(move)}, as nothing else can be done.`,
  /** `why`: a sentence of its own. */
  fairWins: (
    /** @type {Token} */ move,
    /** @type {number} */ wins,
    /** @type {number} */ of,
    /** @type {Token | null} */ why,
  ) => `Hint: ${within(move)}.${why ? ` ${tell(why)}` : ''} In ${wins} of ${of} tries the game was won.`,
  fairSure: (/** @type {Token} */ move, /** @type {Token | null} */ why) =>
    `Hint: ${within(move)}.${why ? ` ${tell(why)}` : ''} Nothing is hidden any more, and it wins.`,
  fairOpenLost: 'No hint: nothing is hidden any more, and no way to win was found.',
  fairLost: 'No hint: whatever the order of the pack, nothing wins any more.',
  fairNone: (/** @type {number} */ of) => `No hint: in ${of} tries, with the pack in other orders, no move won.`,
  knowingWins: (/** @type {Token} */ move) => `Hint, with a look into the pack: ${within(move)}.`,
  knowingLost: 'A look into the pack: nothing wins any more.',
  knowingUnknown: (/** @type {number} */ spent) =>
    `A look into the pack: not known yet, after ${millions(spent)} million moves.`,
};

/** How the game stands, in a fixed place beside the figures. */
export const verdict = {
  won: 'Can be won',
  /** Of a deal that is proven to be winnable, once moves have been made. */
  start: 'Could be won at the start',
  lost: 'Lost',
  unknown: 'Not known',
  since: (/** @type {number} */ ply) => `Lost since move ${ply}`,
  deal: 'Cannot be won',
  working: 'Asking the solver',
  more: (/** @type {string} */ standing) => `${standing}: tell more`,
};
