// English: the pages around the table, a constant for each part.

import { dayFormatter } from '../shared.js';
import { count, locale } from './numbers.js';

export { locale } from './numbers.js';

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');
const shortDay = dayFormatter(locale, 'short', 'UTC');

/** Beside the code of a deal of the day, on wide and on narrow tables. */
export const dayOfDeal = {
  long: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => `Deal of ${dayAndMonth(date, hasYear)}`,
  short: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => shortDay(date, hasYear),
};

/** Titles of pages and names of games on them. */
export const page = {
  title: 'Cadogan: patiences by the book',
  table: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  deal: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, ${deal}` : `${name}, your own cards`,
  /** A button's name with its game; voice control needs the visible label at the start. */
  labelled: (/** @type {string} */ label, /** @type {string} */ name) => `${label}: ${name}`,
};

export const notice = {
  close: 'Close this notice',
};

/** Failed loads. */
export const failed = {
  engine: 'The game couldn’t be loaded. Are you offline?',
  table: 'The table couldn’t be loaded. Are you offline?',
  panel: 'This couldn’t be loaded. Are you offline?',
  again: 'Try again',
  webAssembly:
    'Cadogan, a table for four patiences, needs WebAssembly, which this browser lacks or has turned off. Any current Firefox, Chrome, Edge or Safari works.',
};

/** Offers of the previous game, and of the same game in another tab. */
export const games = {
  previous: 'Your previous game is saved.',
  toPrevious: 'Back to it',
  elsewhere: 'You played on in another tab.',
  continueThere: 'Continue from there',
};

/** Trouble with the browser's storage. */
export const storage = {
  unsaved: 'This browser blocks saving. The address still holds your game.',
  full: 'The browser’s storage is full. Only the address holds your new moves.',
  spaceAgain: 'Space is available again; everything is saved.',
  corrupt: 'One saved game is damaged and can’t be opened.',
  damaged: 'Some saved data is damaged and was left out. Your games are safe.',
  newer: 'Some saved games come from a newer version of this page. They stay as they are.',
};

/** Ways out of a link that does not open. */
export const recovery = {
  bareDeal: 'Open the deal without its moves',
  cut: 'This link seems cut off: its moves are missing. Here’s the deal.',
  openAs: (/** @type {string} */ name) => `Open it as ${name}`,
  newDeal: 'New deal',
  toStart: 'Go to the start page',
};

/** A code or link that the player typed. */
export const code = {
  empty: 'Type or paste a code or a link first.',
};

/** A new version of the site. */
export const version = {
  available: 'A new version is ready.',
  use: 'Use it now',
  notNow: 'Later',
};

/** A game being replayed. */
export const replay = {
  label: 'Replay',
  moves: 'Move list',
  review: 'Review',
  begin: 'Before the first move',
  title: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    `Replay: ${name}${deal ? ` ${deal}` : ''} · Cadogan`,
  heading: (/** @type {string} */ name) => `Replay: ${name}`,
  number: (/** @type {number} */ n) => `${n}.`,
  failed: 'The replay couldn’t be shown. Open the link again.',
};

export const moves = (/** @type {number} */ n) => count(n, 'move', 'moves');
