// English: a game looked back on, the list of its moves, giving it up.

import { count } from './numbers.js';
import { capital, lower } from './cards.js';

/** @typedef {import('../tokens.js').Token} Token */
/**
 * Since when a game was lost: `won` is the last position known to be won, -1 if none is; `lost` the first known to be lost,
 * -1 if none is.
 * @typedef {{ won: number, lost: number }} Loss
 */

const moves = (/** @type {number} */ n) => count(n, 'move', 'moves');
const share = (/** @type {number} */ n) => `${n} in 100`;

/** How a game ended; `home` says how far it came: “71 of 104 home”. */
const ended = {
  won: (/** @type {number} */ n) => `Won in ${moves(n)}.`,
  stuck: (/** @type {number} */ n, /** @type {string} */ home) => `No move left after ${moves(n)}, ${home}.`,
  open: (/** @type {number} */ n, /** @type {string} */ home) => `${capital(moves(n))} made, ${home}.`,
  given: (/** @type {number} */ n, /** @type {string} */ home) => `Given up after ${moves(n)}, ${home}.`,
};

/** What could have been. @param {Loss} loss */
const could = ({ won, lost }) => {
  if (lost === 0) return 'These cards could not be won, whatever was played.';
  if (lost < 0) return won < 0 ? '' : 'These cards can still be won.';
  if (won === lost - 1) return `These cards could be won until move ${lost}.`;
  return won < 0
    ? `These cards can no longer be won, at the latest since move ${lost}.`
    : `These cards could be won after move ${won}, and not since move ${lost}.`;
};

const COUNTED = ['', '', 'two ', 'three '];

export const review = {
  title: 'Review',
  titleOf: (/** @type {string} */ deal) => `Review, ${deal}`,
  open: 'Review the game',
  /** How it ended and what could have been. */
  summary: (
    /** @type {keyof typeof ended} */ how,
    /** @type {number} */ n,
    /** @type {string} */ home,
    /** @type {Loss | null} */ loss,
  ) => [ended[how](n, home), loss && how !== 'won' ? could(loss) : ''].filter(Boolean).join(' '),
  chance: 'Chance to win, as far as you could see',
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `Looking back: ${n} of ${of} positions.`,
  weighing: 'Looking back: weighing the decisions.',
  packs: (/** @type {number} */ n) => `Of ${n} packs imagined at each move.`,
  failed: 'The review could not be worked out. Is the connection down?',
  decisions: (/** @type {number} */ n) =>
    n === 1 ? 'The costliest decision' : `The ${COUNTED[n] ?? ''}costliest decisions`,
  none: (/** @type {number} */ least) => `No decision cost more than ${share(least)}.`,
  decision: (/** @type {number} */ n, /** @type {string} */ move) => `Move ${n}: ${lower(move)}.`,
  /** What the move played came to, and the better one: of 100 packs. */
  cost: (
    /** @type {number} */ played,
    /** @type {string} */ better,
    /** @type {number} */ wins,
    /** @type {boolean} */ lost,
  ) => `${share(played)}; ${lower(better)}: ${share(wins)}.${lost ? ' With these cards it lost the game.' : ''}`,
  moves: 'Moves',
  in100: 'in 100',
  begin: 'Before the first move',
  end: 'After the last move',
  lostHere: 'Lost since here',
  lostSince: (/** @type {number} */ n) => `lost since move ${n}`,
  /** A row or deal that began, at the foot of the graph; the first of them with its name. @type {(token: Token, first: boolean) => string} */
  tick: (token, first) => {
    if (token.k === 'labyrinth-deal-row') return first ? `row ${token.row}` : `${token.row}`;
    if (token.k === 'sly-begin-deal') return first ? `deal ${token.deal}` : `${token.deal}`;
    return '';
  },
  again: 'Try again from here',
  keys: 'Steps of the review',
  back: 'Step back',
  step: 'Step on',
  list: 'All moves',
  before: (/** @type {number} */ n, /** @type {string} */ move) => `Before move ${n}: ${lower(move)}.`,
  after: (/** @type {number} */ n) => `After move ${n}, the last one.`,
  /** Of a decision: what was played, and what would have been better. */
  better: (
    /** @type {number} */ n,
    /** @type {string} */ played,
    /** @type {number} */ left,
    /** @type {string} */ better,
    /** @type {number} */ wins,
  ) => `Move ${n}, dotted: ${lower(played)}, ${share(left)}. ${capital(lower(better))}, drawn: ${share(wins)}.`,
  kept: 'Your game is kept: the menu brings you back to its end.',
};

/** The moves that were made. */
export const made = {
  title: 'Moves made',
  none: 'No move has been made yet.',
};

/** A game that is given up. */
export const given = {
  /** `home` says how far it came. */
  up: (/** @type {number} */ n, /** @type {string} */ home) => ended.given(n, home),
  could,
  looking: 'Could it still be won? The solver is looking…',
  unknown: 'Whether it could still be won is not known.',
  review: 'Review the game',
  next: 'New deal',
  on: 'Play on',
};
