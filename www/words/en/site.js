// English: the pages round the table, a constant a place where they stand.

import { count } from './numbers.js';

export { locale } from './numbers.js';

/** Titles of pages, and what is said of a game wherever it is named. */
export const page = {
  title: 'Cadogan: patiences by the book',
  table: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  deal: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, ${deal}` : `${name}, your own cards`,
  /** What a button does, and for which game; the name is in it so that it can be asked for by voice. */
  labelled: (/** @type {string} */ label, /** @type {string} */ name) => `${label}: ${name}`,
};

export const notice = {
  close: 'Close this notice',
};

/** What cannot be loaded. */
export const failed = {
  engine: 'The game could not be loaded. Is the connection down?',
  table: 'The table could not be loaded. Is the connection down?',
  panel: 'This could not be loaded. Is the connection down?',
  again: 'Try again',
  webAssembly:
    'This is a card table for four games of patience. Its rules run as WebAssembly, and this browser has none or has it switched off. ' +
    'A current Firefox, Chrome, Edge or Safari plays them.',
  unproven: 'This deal may not be winnable: the list of winnable deals could not be loaded.',
};

/** The game that was in hand before, or is in hand in another tab. */
export const games = {
  previous: 'The previous game is kept.',
  toPrevious: 'Go back to it',
  elsewhere: 'This game has gone on in another tab.',
  fromThere: 'Go on from there',
};

/** What storage cannot do. */
export const storage = {
  unsaved: 'This browser does not let the page keep anything; the address still holds your game.',
  full: 'The browser’s storage is full: what is played now is kept in the address only.',
  room: 'There is room again, and all is kept.',
  corrupt: 'A game kept in this browser was damaged and is left out.',
  newer: 'This browser also holds games of a newer version of this page; they are left untouched.',
};

/** What can be done about a link that does not open. */
export const recovery = {
  bareDeal: 'Open the deal without its moves',
  cut: 'This link ends where its moves should begin: it may have been cut. This is the deal.',
  openAs: (/** @type {string} */ name) => `Open it as ${name}`,
  newDeal: 'Deal a new one',
  toStart: 'Go to the start page',
};

/** A code or link that a person types. */
export const code = {
  empty: 'Type or paste a code or a link first.',
};

/** A new version of the site. */
export const version = {
  fresh: 'A new version of this page is here.',
  take: 'Use it now',
  later: 'Later',
};

/** A game that is watched. */
export const replay = {
  name: 'Replay',
  moves: 'Moves',
  review: 'Review',
  begin: 'Before the first move',
  title: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `Replay: ${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  heading: (/** @type {string} */ name) => `Replay: ${name}`,
  number: (/** @type {number} */ n) => `${n}.`,
  gone: 'The replay could not be shown. Open the link again.',
};

export const moves = (/** @type {number} */ n) => count(n, 'move', 'moves');
