// English: the win summary.

import { dayFormatter, lazy } from '../shared.js';
import { count, locale } from './numbers.js';
import { are, capital, finishes, someDeals, someOfThem } from './parts.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const numbers = lazy(() => new Intl.NumberFormat(locale));
const localDay = dayFormatter(locale, 'long');
const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

/** Announced once: the game, its moves, its hints where the page counts them, and who finished it. */
export const announcement = (
  /** @type {string} */ game,
  /** @type {number} */ moves,
  /** @type {number | null} */ hints,
  /** @type {keyof typeof finishes | null} */ finish,
  /** @type {number} */ from,
) =>
  `${finish === 'solver' ? card.finished : card.won}. ${game}, ${count(moves, 'move', 'moves')}${
    hints === null ? '' : `, ${hints ? count(hints, 'hint', 'hints') : 'no hints'}`
  }.${finish ? ` ${finishes[finish](from)}.` : ''}`;

export const card = {
  won: 'Won',
  /** In place of `won`, if the solver finished. */
  finished: 'Finished',
  /** Before the deal code. */
  deal: 'Deal ',
  yourCards: 'Your own cards',
  onDate: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => `, ${localDay(date, hasYear)}`,
  ofDay: (/** @type {Date} */ day, /** @type {boolean} */ hasYear) => `, deal of the day, ${dayAndMonth(day, hasYear)}`,
  share: 'Share this win',
  /** In place of `share`, if the solver finished. */
  shareFinished: 'Share the game',
  /** The button that restarts a deal that the player did not win alone. */
  playYourself: 'Play it yourself',
  watch: 'Watch it',
  next: 'New deal',
  showTable: 'Show the table',
};

/** The label under each figure. */
export const figures = {
  moves: (/** @type {number} */ n) => (n === 1 ? 'Move' : 'Moves'),
  hints: (/** @type {number} */ n) => (n === 1 ? 'Hint' : 'Hints'),
  /** Hints, some of them peeks. */
  hintsAndPeeks: (/** @type {number} */ n, /** @type {number} */ peeks) =>
    `${n === 1 ? 'Hint' : 'Hints'} incl.\u00a0${count(peeks, 'peek', 'peeks').replace(' ', '\u00a0')}`,
  undos: (/** @type {number} */ n) => (n === 1 ? 'Undo' : 'Undos'),
  /** @type {(n: number) => string} */
  streak: () => 'Winning streak',
};

/** A share of the game's deals, apart from those of one grade. @param {Part} part */
const ofAllDeals = (part) =>
  part.is === 'some' && part.n * 2 !== part.of ? `${someOfThem(part)} of all deals` : someDeals(part);

/** Rarity of the win. */
export const rarity = {
  /** Link to the survey. */
  about: 'About these figures',
  /** Two captions, each of two lines. */
  winnable: (/** @type {Part} */ part) => [capital(someDeals(part)), `${are(part)} winnable`],
  naive: (/** @type {Part} */ part) => ['Without looking ahead:', ofAllDeals(part)],
  /** Both captions as a sentence. */
  sentence: (/** @type {Part} */ winnable, /** @type {Part} */ simple) =>
    `${capital(someDeals(winnable))} ${are(winnable)} winnable; without looking ahead you’d win ${someOfThem(simple)}`,
  sources: (/** @type {number} */ solved, /** @type {number} */ played) =>
    `From ${deals(solved)} given to the solver, and ${numbers().format(played)} played by a program that never looks ahead.`,
};

/** @param {number} n */
function deals(n) {
  return `${numbers().format(n)} ${n === 1 ? 'deal' : 'deals'}`;
}

export const share = {
  /** The button that copies the result with the deal, the sentence above it, and the sentence after it. */
  challenge: {
    button: 'Challenge a friend',
    note: 'A challenge copies your result and this deal.',
    copied: 'Challenge copied. Send it to a friend.',
  },
  /** The same, if a friend sent the deal. */
  answer: {
    button: 'Answer your friend',
    copied: 'Answer copied. Send it to your friend.',
  },
  copy: 'Copy the replay',
  save: 'Save the picture',
  /** In place of `save`, where the system can share pictures. */
  sharePicture: 'Share the picture',
  saved: 'Picture saved.',
  back: 'Back',
  copied: 'Link to the replay copied: it shows the whole game.',
  /** Before the address. */
  copyThis: (/** @type {string} */ address) => `Copy this link: ${address}`,
  failed: 'The picture couldn’t be made.',
  title: (/** @type {string} */ game, /** @type {string | null} */ deal) => `Won: ${game}${deal ? `, ${deal}` : ''}`,
  file: (/** @type {string} */ game, /** @type {string | null} */ deal) => `won-${game}${deal ? `-${deal}` : ''}.png`,
};

export { finishes };

/** A win as lines of text, to be sent. */
export const result = {
  /** The first line, before the grade's lozenges. */
  head: (/** @type {string} */ game, /** @type {Date | null} */ day, /** @type {string | null} */ deal) =>
    `Cadogan${day ? `, ${dayAndMonth(day)}` : ''} · ${game}${deal && !day ? ` ${deal}` : ''}`,
  won: (/** @type {number} */ moves, /** @type {number | null} */ hints, /** @type {string} */ finisher) =>
    finisher === 'solver'
      ? `Finished by the solver, ${count(moves, 'move', 'moves')}`
      : finisher === 'successor'
        ? `Taken over midway and won, ${count(moves, 'move', 'moves')}`
        : `Won in ${count(moves, 'move', 'moves')}${hints === null ? '' : hints ? `, ${count(hints, 'hint', 'hints')}` : ', no hints'}`,
  /** The second line: `won`, the curve as block glyphs (empty if it is flat or unknown), and the challenge, or the answer to it. */
  line: (/** @type {string} */ won, /** @type {string} */ blocks, /** @type {boolean} */ isAnswer) =>
    `${won}${blocks ? `, chance to win ${blocks}` : ''}${isAnswer ? '. Open it to compare!' : '. Your turn!'}`,
};

/** The friend's result beside the player's. */
export const friend = {
  label: 'Your result and your friend’s',
  you: 'You',
  friend: 'Friend',
  /** Of a curve from 0 to 100%, by what the player could see, as in the review; below it, from where to where it goes. */
  chance: 'Chance to win',
  start: 'deal',
  end: 'end',
  whole: '100%',
  won: 'won',
  lost: 'not won',
  /** Who finished the friend's game, other than the friend alone. */
  finishers: { solver: 'won by the solver', successor: 'taken over' },
};

/** The better result: alone, then with fewer hints, undos or moves. */
export const verdict = {
  you: {
    won: 'You’re ahead: your friend didn’t win.',
    alone: 'You’re ahead: you played every move.',
    hints: 'You’re ahead, with fewer hints.',
    undos: 'You’re ahead, with fewer undos.',
    moves: 'You’re ahead, with fewer moves.',
  },
  friend: {
    alone: 'Your friend is ahead, and played every move.',
    hints: 'Your friend is ahead, with fewer hints.',
    undos: 'Your friend is ahead, with fewer undos.',
    moves: 'Your friend is ahead, with fewer moves.',
  },
  level: 'You’re level.',
};
