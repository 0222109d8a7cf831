// English: the table's own words, a constant a place where they stand.

import { topOf } from '../shared.js';
import {
  capital,
  card,
  cards,
  counted,
  lower,
  number,
  place,
  placeWithin,
  placesWithin,
  rank,
  suitable,
} from './cards.js';
import { CAPTIONS } from './games.js';
import { tell } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../../pkg/patience_wasm.js').PileView} PileView */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */

/** A move or a deed in words, to stand within a sentence. @param {Token} token */
const within = (token) => lower(tell(token));

/** @typedef {{ place: Place, pile: PileView }} Seen a pile where it is */

/** A pile by its top card; an empty one by its place. @param {Seen} seen */
const nameOf = ({ place: at, pile }) => (pile.cards ? card(topOf(pile)) : place(at));

/** Sentences one after the other. @param {string[]} parts */
export const sentences = (parts) => parts.join(' ');

export { games } from './games.js';

/** The element itself: what fails, what it offers then. */
export const element = {
  notReady: 'The table is not ready yet.',
  crashed: 'Something went wrong in the rules. Reload the page: the address keeps your game.',
  newDeal: 'Deal a new game',
  tryAgain: 'Try again',
  unproven: 'This deal may not be winnable: the list of winnable deals could not be loaded.',
  noList: 'The list of deals that can be won could not be loaded.',
  noReplay: 'The replay could not be loaded. Redo steps through the game.',
  noLesson: 'The lesson could not be loaded. Is the connection down?',
  noSolver: 'The solver could not be loaded.',
  notLoaded: 'That could not be loaded. Is the connection down?',
  noAppearance: 'What you chose could not be loaded; nothing has changed.',
  copied: 'The link to this game is copied.',
  copy: (/** @type {string} */ address) => `Copy this link: ${address}`,
  undo: 'Undo',
  restart: 'Restart',
  nextDeal: 'New deal',
  win: 'This win',
  whereLost: 'Where was it lost?',
  review: 'Review the game',
};

/** What a new deal is, beside whatever deals it. @type {{ [choice in import('../../table/settings.js').Settings['deals']]: string }} */
export const deals = {
  winnable: 'One that can be won',
  gentle: 'A gentle one, that can be won',
  fair: 'A fair one, that can be won',
  stern: 'A stern one, that can be won',
  cruel: 'A cruel one, that can be won',
  any: 'Any deal, whether it can be won or not',
};

/** How hard a deal is, from the easiest on. @type {{ [grade in import('../../table/deals.js').Grade]: string }} */
export const grades = {
  gentle: 'Gentle',
  fair: 'Fair',
  stern: 'Stern',
  cruel: 'Cruel',
};

/** The same to the ear, with its place among the four. */
export const gradeHeard = (/** @type {keyof typeof grades} */ grade, /** @type {number} */ n) =>
  `${grades[grade]}, ${['first', 'second', 'third', 'fourth'][n - 1]} of four`;

/** What dealing does, where that is not to deal. @type {Record<string, string>} */
const DEAL_BRIEF = {
  'lay-and-deal-on': 'Lay',
  'sly-begin-deal': 'Begin',
  'empress-turn': 'Turn',
  'turn-card': 'Turn',
  'labyrinth-fill-gaps': 'Fill',
};

/** The frame around the table. */
export const frame = {
  site: 'Cadogan',
  toolbar: 'Game',
  deal: 'Deal',
  shareDeal: 'Share this deal',
  moves: 'Moves',
  /** To the ear, what opens and shuts by it. */
  legalMoves: 'Legal moves',
  keys: {
    undo: { label: 'Undo', spoken: 'Undo' },
    redo: { label: 'Redo', spoken: 'Redo' },
    safe: { label: 'Play safe', spoken: 'Play safe cards' },
    deal: { label: 'Deal', spoken: 'Deal' },
    hint: { label: 'Hint', spoken: 'Hint' },
    'new-deal': { label: 'New', spoken: 'New deal' },
    share: { label: 'Share', spoken: 'Share' },
    menu: { label: 'Menu', spoken: 'Menu' },
  },
  /** Where there is room for more. */
  wide: { safe: 'Play all that is safe', 'new-deal': 'New deal' },
  /** What dealing does, in one word. @type {(token: Token) => string} */
  dealBrief: ({ k }) => DEAL_BRIEF[k] ?? 'Deal',
};

/** Notes of one word, where there is little room. @type {Record<string, string>} */
const BRIEF = { 'fairie-bare-king': 'bare', 'labyrinth-grace-any': 'any' };

/** The cards on the table. */
export const board = {
  label: (/** @type {string} */ game) => `${game}: the cards on the table`,
  keys: 'Arrow keys go from pile to pile, Enter selects and plays, a question mark lists the keys.',
  /** The parts of the table, each a grid of its own. @type {{ [area in import('../../table/board/areas.js').AreaName]: string }} */
  areas: { pack: 'Pack and hand', foundations: 'Foundations', tableau: 'Tableau', reserve: 'Beside the tableau' },
  /** A pile in hand. */
  selected: (/** @type {string} */ label) => `${label}, selected`,
  /** Heard at each pile where the card in hand may go. */
  target: (/** @type {Card} */ name) => `the ${card(name)} may go here`,
  caption: (/** @type {string} */ name) => CAPTIONS[name] ?? capital(name),
  /** A pile as it is read out: its name, its top card, how many there are. */
  pile: (/** @type {Place} */ at, /** @type {PileView} */ shown, crossed = false) => {
    const { count, suitable, available, awaits, complete } = shown;
    const what = () => {
      if (count && awaits) return `${card(topOf(shown))}, ${cards(count)}; ${rank(awaits)} is next`;
      if (complete) return `complete, ${cards(count)}`;
      if (at.role === 'stock') return cards(count);
      if (!count) return awaits ? `empty, awaits the ${rank(awaits)}` : 'empty';
      const top = card(topOf(shown));
      if (count === 2 && at.role === 'tableau') return `${top} on the ${card(shown.cards.slice(0, 2))}`;
      return count > 1 ? `${top}, ${cards(count)}` : top;
    };
    const stands = () => {
      if (suitable) return ', suitable';
      // Where cards shut each other in, it is the first thing to know of one whether it is free.
      if (at.row !== null && count) return available ? ', free' : ', blocked';
      return crossed && available ? ', available' : '';
    };
    return `${place(at)}: ${what()}${stands()}`;
  },
  /** A note where there is little room. */
  noteBrief: (/** @type {Token} */ token) => BRIEF[token.k] ?? tell(token),
  /** Below a foundation, before the rank that it wants. */
  next: 'next',
  /** Below a foundation that takes no more. */
  full: 'full',
  left: (/** @type {number} */ n) => `${n} left`,
  /** Below the number of cards in the pack. */
  leftBeside: 'left',
  /** Beside the number of cards in a column that can be opened. */
  open: 'open',
  folded: (/** @type {number} */ n) => `${n} more`,
  foldedBrief: (/** @type {number} */ n) => `+${n}`,
  openFolded: (/** @type {number} */ n) => `${n} more: look through the pile`,
  /** A note where no caption stands over its place. */
  noteNamed: (/** @type {string} */ name, /** @type {string} */ note) => `${name}: ${note}`,
  openPile: (/** @type {string} */ note, /** @type {Place} */ at) => `${note}: look through ${place(at)}`,
};

/** What is asked where dealing goes on by itself until there is something to decide. @type {{ [K in Token['k']]?: (token: Extract<Token, { k: K }>) => string }} */
const UNTIL_CHOICE = {
  'turn-up': () => 'The next card comes from the pack.',
  'deal-on': () => 'Deal until there is a choice',
  'fairie-play-or-turn': ({ suitable: n }) => `${suitable(n)} Play, or deal until there is a choice.`,
};

/**
 * Cards that were dealt.
 * @typedef {object} Dealt
 * @property {number} count
 * @property {number | null} row the row of the table, where all lie in one
 * @property {{ place: Place, cards: Card[], suitable: boolean }[]} piles where they lie; `suitable`: its top card is
 */

/** What is heard when cards are dealt, in three measures. @type {{ [much in import('../../table/settings.js').Settings['speech']]: (dealt: Dealt) => string }} */
export const dealt = {
  brief: ({ count, piles }) => {
    const n = piles.filter((one) => one.suitable).length;
    return `${capital(number(count))} dealt${n ? `, ${number(n)} suitable` : ''}.`;
  },
  normal: ({ count, row, piles }) => {
    const there = piles.filter((one) => one.suitable).map((one) => one.place);
    const such = there.length ? `, ${number(there.length)} of them suitable: ${placesWithin(there, row !== null)}` : '';
    return `${capital(number(count))} ${count === 1 ? 'card' : 'cards'} dealt${such}.`;
  },
  full: ({ count, row, piles }) => {
    const each = piles.map(
      ({ place: at, cards: names, suitable }) =>
        `${placesWithin([at], row !== null)} ${names.map(card).join(', ')}${suitable ? ', suitable' : ''}`,
    );
    return `${row === null ? `${capital(number(count))} cards` : `Row ${row}`} dealt: ${each.join('; ')}.`;
  },
};

/** What choosing and dealing say. */
export const hand = {
  /** What is asked, or what the key of the pack does, where dealing goes on by itself. */
  untilChoice: (/** @type {Token} */ token) =>
    /** @type {((token: Token) => string) | undefined} */ (UNTIL_CHOICE[token.k])?.(token) ?? tell(token),
  packIsOut: 'The pack is out.',
  noneSuitable: 'No card is suitable. What this key plays is what can go home and does no harm there.',
  noneSafe: 'Nothing is safe to play: a suitable card may still be needed where it lies.',
  pile: (/** @type {string} */ label) => `${label}.`,
  notHome: (/** @type {string} */ label) => `${label}. It cannot go home now.`,
  /** How the game stands: figures and counts, then what is asked. */
  state: (/** @type {string[]} */ figures, /** @type {string} */ prompt) => `${figures.join(', ')}. ${prompt}`,
  inPack: (/** @type {number} */ n) => `${n} in the pack`,
  /** What has been done last. */
  last: (/** @type {string[]} */ report) => `Last: ${report.join(' ')}`,
  lastNone: 'Nothing has been played yet.',
  /** Where the next pile that can be chosen is asked for. */
  noPile: 'No pile can be chosen.',
  /** `told`: what is to be known of it; may be empty. */
  onlyPile: (/** @type {string} */ label, /** @type {string} */ told) =>
    `${label}${told ? `; ${told}` : ''}. There is no other.`,
  /** A game that has just been opened: what it is, how it stands, and how to begin. */
  arrived: (/** @type {string} */ game, /** @type {string | null} */ deal, /** @type {string} */ state) =>
    `${game}${deal ? `, deal ${deal}` : ''}. ${state} Press D to deal, a question mark for all keys.`,
  /** Heard of a card in hand that may go to many places. */
  places: (/** @type {Card} */ name, /** @type {number} */ n) =>
    `${capital(number(n))} places for the ${card(name)}. N goes from one to the next.`,
  /** The ways that two piles can mean, each chosen by its number. */
  ways: (/** @type {string} */ which, /** @type {string[]} */ ways) =>
    `${which} ${ways.map((way, n) => `${n + 1}, ${lower(way)}`).join('; ')}. Press the number.`,
  pressAgain: (/** @type {string} */ prompt, /** @type {Token} */ deal) => `${prompt} Press again to ${within(deal)}.`,
  onlyDealing: (/** @type {Token} */ deal) => `Nothing else can be done: ${within(deal)}.`,
  possible: (/** @type {Token} */ move, /** @type {number} */ n, /** @type {number} */ of) =>
    `Possible${of > 1 ? ` (${n} of ${of})` : ''}: ${within(move)}.`,
  /** Of a card that another is to be laid on: it could go home instead, and before. */
  homeFirst: (/** @type {Card} */ name) => `The ${card(name)} could go home first.`,
  playHome: () => 'Play it home',
  layOn: (/** @type {Card} */ name) => `Lay the ${card(name)} on it`,
  /** Said once, where cards are marked with the book’s crosses. */
  crossed: (/** @type {string} */ prompt) => `${prompt} A card with a cross is available.`,
  /** Where a card is that is pointed out, and where it goes. */
  pointed: (/** @type {Place} */ from, /** @type {Place | null} */ to) =>
    `${place(from)}${to ? `, then ${placeWithin(to)}` : ''}.`,
  /** The cards of two piles that can mean several moves, before buttons that say which. */
  which: (/** @type {Seen} */ one, /** @type {Seen} */ other) => `${capital(nameOf(one))} and ${nameOf(other)}:`,
  hints: {
    fair: 'Without peeking',
    knowing: 'Look into the pack',
    solve: 'Can it be won?',
    bySight: 'By what you can see',
    byPack: 'Looks through the pack',
  },
};

/** The end of a game, played by itself: what goes home, or a line that was found to win. */
export const finish = {
  label: 'Finish',
  spoken: (/** @type {number} */ n) =>
    `Finish: play the rest, which goes home by itself, in ${counted(n, 'move', 'moves')}`,
  spokenFound: (/** @type {number} */ n) =>
    `Finish: play the line that the solver has found, to the win, in ${counted(n, 'move', 'moves')}`,
  /** Before it is played. */
  ready: (/** @type {number} */ n) =>
    `The rest goes home by itself, in ${counted(n, 'move', 'moves')}: Finish plays it.`,
  /** How many moves are still to be seen. */
  playing: (/** @type {number} */ n) => `The rest goes home by itself: ${counted(n, 'move', 'moves')} to go.`,
  playingFound: (/** @type {number} */ n) =>
    `The solver’s line is played, to the win: ${counted(n, 'move', 'moves')} to go.`,
  stop: 'Stop',
  stopped: 'Stopped. Finish plays on.',
};
