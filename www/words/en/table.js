// English: the table, a constant for each part of it.

import { topOf } from '../shared.js';
import {
  canGoHome,
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
} from './cards.js';
import { CAPTIONS } from './games.js';
import { tokenText } from './tokens.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../tokens.js').Card} Card */
/** @typedef {import('../tokens.js').Place} Place */
/** @typedef {import('../../pkg/patience_wasm.js').PileView} PileView */
/** @typedef {import('../../pkg/patience_wasm.js').GameInfo} GameInfo */

/** A move or an action within a sentence. @param {Token} token */
const tokenWithin = (token) => lower(tokenText(token));

/** @typedef {{ place: Place, pile: PileView }} PlacedPile */

/** The top card, or the place if the pile is empty. @param {PlacedPile} pile */
const nameOf = ({ place: at, pile }) => (pile.cards ? card(topOf(pile)) : place(at));

/** @param {string[]} parts */
export const sentences = (parts) => parts.join(' ');

export { games } from './games.js';

/** The element itself: its errors, and what it offers then. */
export const element = {
  notReady: 'The table is not ready yet.',
  crashed: 'Something went wrong. Reload the page.',
  movesWithoutDeal: '“moves” needs a deal code in “deal”: it was ignored.',
  newDeal: 'New deal',
  tryAgain: 'Try again',
  unproven: 'This deal may not be winnable: the list of winnable deals couldn’t be loaded.',
  noList: 'The list of winnable deals couldn’t be loaded.',
  noReplay: 'The replay couldn’t be loaded. Redo steps through the game.',
  noLesson: 'The lesson couldn’t be loaded. Are you offline?',
  notLoaded: 'That couldn’t be loaded. Are you offline?',
  noAppearance: 'That appearance couldn’t be loaded; nothing has changed.',
  copied: 'Link copied.',
  copyAddress: (/** @type {string} */ address) => `Copy this link: ${address}`,
};

/** The kind of a new deal, beside its button. @type {{ [choice in import('../../table/settings.js').Settings['deals']]: string }} */
export const deals = {
  winnable: 'Winnable',
  gentle: 'Winnable, gentle',
  medium: 'Winnable, medium',
  stern: 'Winnable, stern',
  cruel: 'Winnable, cruel',
  any: 'Any deal, winnable or not',
};

/** Grades of deals, from the easiest on. @type {{ [grade in import('../../engine/deals.js').Grade]: string }} */
export const grades = {
  gentle: 'Gentle',
  medium: 'Medium',
  stern: 'Stern',
  cruel: 'Cruel',
};

/** Grades of problems; some languages give them another gender. @type {typeof grades} */
export const problemGrades = grades;

/** A grade for screen readers, with its position among the four. */
export const spokenGrade = (/** @type {string} */ grade, /** @type {number} */ n) =>
  `${grade}, ${['first', 'second', 'third', 'fourth'][n - 1]} of four`;

/** The verb of the deal button, where it is not "deal". @type {Record<string, string>} */
const SHORT_DEAL_LABELS = {
  'place-and-deal-on': 'Place',
  'sly-begin-round': 'Start',
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
  /** The button that opens the list of legal moves. Its name is the long one; the short label of small tables is a part of it. */
  legalMoves: 'Possible moves',
  legalMovesShort: 'Moves',
  keys: {
    undo: { label: 'Undo', spoken: 'Undo' },
    redo: { label: 'Redo', spoken: 'Redo' },
    safe: { label: 'Safe', spoken: 'Play safe cards' },
    deal: { label: 'Deal', spoken: 'Deal' },
    'deal-all': { label: 'All', spoken: 'Deal all' },
    hint: { label: 'Hint', spoken: 'Hint' },
    'new-deal': { label: 'New', spoken: 'New deal' },
    share: { label: 'Share', spoken: 'Share' },
    menu: { label: 'Menu', spoken: 'Menu' },
  },
  /** Labels where there is more room. */
  wide: { safe: 'Play safe cards', 'deal-all': 'Deal all', 'new-deal': 'New deal' },
  /** The deal button's label, in one word. @type {(token: Token) => string} */
  dealShort: ({ k }) => SHORT_DEAL_LABELS[k] ?? 'Deal',
};

/** Notes of one word, for small tables. @type {Record<string, string>} */
const SHORT_NOTES = { 'fairie-bare-king': 'bare', 'labyrinth-grace-any': 'ready', 'labyrinth-grace-not-yet': 'stuck?' };

/** The cards on the table. */
export const board = {
  label: (/** @type {string} */ game) => `${game}: the cards on the table`,
  keys: 'Arrow keys move from pile to pile. Enter selects and plays. Question mark lists all shortcuts.',
  /** The parts of the table, each a grid. @type {{ [area in import('../../table/board/regions.js').RegionName]: string }} */
  regions: { stock: 'Stock and hand', foundations: 'Foundations', tableau: 'Tableau', reserve: 'Beside the tableau' },
  selected: (/** @type {string} */ label) => `${label}, selected`,
  /** Announced at each pile that the selected card can go to. */
  target: (/** @type {Card} */ name) => `the ${card(name)} can go here`,
  caption: (/** @type {string} */ name) => CAPTIONS[name] ?? capital(name),
  /** A pile's accessible name: its place, its top card, its count, its state. */
  pile: (/** @type {Place} */ at, /** @type {PileView} */ shown, crossed = false) => {
    const { count, goesHome, available, next, complete } = shown;
    const what = () => {
      if (count && next) return `${card(topOf(shown))}, ${cards(count)}; ${rank(next)} is next`;
      if (complete) return `complete, ${cards(count)}`;
      if (at.role === 'stock') return cards(count);
      if (!count) return next ? `empty; ${rank(next)} is next` : 'empty';
      const top = card(topOf(shown));
      if (count === 2 && at.role === 'tableau') return `${top} on the ${card(shown.cards.slice(0, 2))}`;
      return count > 1 ? `${top}, ${cards(count)}` : top;
    };
    const state = () => {
      if (goesHome) return ', can go home';
      // Where cards block each other, this matters first.
      if (at.row !== null && count) return available ? ', available' : ', blocked';
      return crossed && available ? ', available' : '';
    };
    return `${place(at)}: ${what()}${state()}`;
  },
  noteShort: (/** @type {Token} */ token) => SHORT_NOTES[token.k] ?? tokenText(token),
  /** Below a foundation, before the rank that it takes. */
  next: 'next',
  /** Below a complete foundation. */
  full: 'full',
  left: (/** @type {number} */ n) => `${n} left`,
  /** Below the number of cards in the stock. */
  leftBeside: (/** @type {number} */ _n) => 'left',
  /** Beside the number of cards in a column that can be opened. */
  open: 'open',
  folded: (/** @type {number} */ n) => `${n} more`,
  foldedShort: (/** @type {number} */ n) => `+${n}`,
  openFolded: (/** @type {number} */ n) => `${n} more: show the pile`,
  /** A note on a pile without a caption. */
  noteNamed: (/** @type {string} */ name, /** @type {string} */ note) => `${name}: ${note}`,
  openPile: (/** @type {string} */ note, /** @type {Place} */ at) => `${note}: show ${placeWithin(at)}`,
};

/** Prompts where dealing runs on to the next decision. @type {{ [K in Token['k']]?: (token: Extract<Token, { k: K }>) => string }} */
const UNTIL_CHOICE = {
  'turn-up': () => 'Deal the next card.',
  'deal-on': () => 'Deal to the next choice',
  'fairie-play-or-turn': ({ home: n }) =>
    `${canGoHome(n)} ${n === 1 ? 'Play it' : 'Play'}, or deal to the next choice.`,
};

/**
 * Dealt cards.
 * @typedef {object} Dealt
 * @property {number} count
 * @property {number | null} row the row of the table, if all cards are in the same
 * @property {{ place: Place, cards: Card[], goesHome: boolean }[]} piles `goesHome`: the top card can go home
 */

/** Announces dealt cards, at each level of speech. @type {{ [level in import('../../table/settings.js').Settings['speech']]: (dealt: Dealt) => string }} */
export const dealt = {
  brief: ({ count, piles }) => {
    const n = piles.filter((pile) => pile.goesHome).length;
    return `${capital(number(count))} dealt${n ? `, ${number(n)} can go home` : ''}.`;
  },
  normal: ({ count, row, piles }) => {
    const home = piles.filter((pile) => pile.goesHome).map((pile) => pile.place);
    const which = home.length ? `; ${number(home.length)} can go home: ${placesWithin(home, row !== null)}` : '';
    return `${capital(number(count))} ${count === 1 ? 'card' : 'cards'} dealt${which}.`;
  },
  full: ({ count, row, piles }) => {
    const each = piles.map(
      ({ place: at, cards: names, goesHome }) =>
        `${names.map(card).join(', ')} to ${placesWithin([at], row !== null)}${goesHome ? ', can go home' : ''}`,
    );
    const what = row === null ? `${capital(number(count))} ${count === 1 ? 'card' : 'cards'}` : `Row ${row}`;
    return `${what} dealt: ${each.join('; ')}.`;
  },
};

/** Messages and buttons during play. */
export const play = {
  /** A prompt, or the label of the stock, where dealing runs on to the next decision. */
  untilChoice: (/** @type {Token} */ token) =>
    /** @type {((token: Token) => string) | undefined} */ (UNTIL_CHOICE[token.k])?.(token) ?? tokenText(token),
  dealAll: (/** @type {number} */ n) => `Deal all: ${cards(n)}, without stopping`,
  stockEmpty: 'The stock is empty.',
  pile: (/** @type {string} */ label) => `${label}.`,
  notHome: (/** @type {string} */ label) => `${label}. It can’t go home now.`,
  /** The state of the game: figures, then the prompt. */
  state: (/** @type {string[]} */ figures, /** @type {string} */ prompt) => `${figures.join(', ')}. ${prompt}`,
  inStock: (/** @type {number} */ n) => `${n} in the stock`,
  lastMove: (/** @type {string[]} */ report) => `Last: ${report.join(' ')}`,
  noMoves: 'No moves yet.',
  /** In answer to the key for the next pile with a move. */
  noMovablePile: 'No pile has a move.',
  /** `detail` may be empty. */
  onlyMovablePile: (/** @type {string} */ label, /** @type {string} */ detail) =>
    `${label}${detail ? `; ${detail}` : ''}. It’s the only one.`,
  /** Announced when a game opens; `hasKeys`: with the keys, where there is a keyboard. */
  gameOpened: (
    /** @type {string} */ game,
    /** @type {string | null} */ deal,
    /** @type {string} */ state,
    hasKeys = true,
  ) =>
    `${game}${deal ? `, deal ${deal}` : ''}. ${state}${hasKeys ? ' Press D to deal, or question mark for all shortcuts.' : ''}`,
  /** Announced when the selected card has several targets. */
  targetCount: (/** @type {Card} */ name, /** @type {number} */ n) =>
    `${capital(number(n))} ${n === 1 ? 'pile' : 'piles'} can take the ${card(name)}. Press N for the next.`,
  /** Several moves between two piles, chosen by number. */
  numberedMoves: (/** @type {string} */ which, /** @type {string[]} */ ways) =>
    `${which} ${ways.map((move, n) => `${n + 1}, ${lower(move)}`).join('; ')}. Press the number.`,
  pressAgain: (/** @type {string} */ prompt, /** @type {Token} */ deal) =>
    `${prompt} Press again to ${tokenWithin(deal)}.`,
  /** A warning before covering a card that could go home. */
  homeFirst: (/** @type {Card} */ name) => `The ${card(name)} could go home first.`,
  /** A run is selected, from its first card down. */
  runSelected: (/** @type {Card} */ first, /** @type {number} */ n) =>
    `${cards(n)} from the ${card(first)} down: choose where they go.`,
  /** A card that goes home only with another is selected; `hasChoice`: with one of several, so that a tap plays none. */
  playOrPair: (/** @type {boolean} */ hasChoice) =>
    hasChoice
      ? 'Several can join it: choose one, and both go home. With any other it pairs for good.'
      : 'Choose a card: if it can go home, both do; if not, they pair for good.',
  playHome: () => 'Play it home',
  placeOn: (/** @type {Card} */ name) => `Place the ${card(name)} on it`,
  /** Announced once, where cards have the book’s crosses. */
  crossesExplained: (/** @type {string} */ prompt) => `${prompt} A small roof marks available cards.`,
  /** Announced once, where cards are safe first. */
  safeExplained: (/** @type {string} */ prompt) => `${prompt} Safe cards are cards that no other card still needs.`,
  /** Two piles with several moves between them, before the buttons for each. */
  whichMove: (/** @type {PlacedPile} */ first, /** @type {PlacedPile} */ second) =>
    `${capital(nameOf(first))} and ${nameOf(second)}:`,
};

/** The end of a game, played automatically: the last cards home (`label`), or the solver's win (`playingFound`). */
export const finish = {
  label: 'Finish',
  spoken: (/** @type {number} */ n) => `Finish: play the ${last(n)}`,
  ready: (/** @type {number} */ n) => `Press Finish to play the ${last(n)}.`,
  playing: (/** @type {number} */ n) => `Finishing: ${counted(n, 'move', 'moves')} to go.`,
  playingFound: (/** @type {number} */ n) => `Playing the solver’s win: ${counted(n, 'move', 'moves')} to go.`,
  stop: 'Stop',
  stopped: 'Stopped. Press Finish to continue.',
};

/** "last 14 moves", "last move". @param {number} n */
function last(n) {
  return n === 1 ? 'last move' : `last ${n} moves`;
}
