// English: the review of a game, the list of its moves, giving up.

import { count } from './numbers.js';
import { capital, lower } from './cards.js';

/** @typedef {import('../tokens.js').Token} Token */
/**
 * When a game was lost: the last ply proven winnable and the first proven lost, -1 for none.
 * @typedef {{ won: number, lost: number }} Loss
 */

const moves = (/** @type {number} */ n) => count(n, 'move', 'moves');
const share = (/** @type {number} */ n) => `${n}%`;

/** How a game ended; `home` is its progress: “71 of 104 home”. */
const ended = {
  won: (/** @type {number} */ n) => `Won in ${moves(n)}.`,
  stuck: (/** @type {number} */ n, /** @type {string} */ home) => `No moves left after ${moves(n)}, ${home}.`,
  open: (/** @type {number} */ n, /** @type {string} */ home) => `In progress after ${moves(n)}, ${home}.`,
  given: (/** @type {number} */ n, /** @type {string} */ home) => `Given up after ${moves(n)}, ${home}.`,
};

/** A sentence on until when the game was winnable. @param {Loss} loss */
const winnability = ({ won, lost }) => {
  if (lost === 0) return 'This deal could not be won.';
  if (lost < 0) return won < 0 ? '' : 'This game is still winnable.';
  if (won === lost - 1) return `The game was winnable until move ${lost}.`;
  return won < 0
    ? `The game was lost after move ${lost}; since when, the solver can’t tell.`
    : `The game was winnable after move ${won} and lost after move ${lost}; in between the solver can’t tell.`;
};

const COUNTED = ['', '', 'two ', 'three '];

export const review = {
  title: 'Review',
  titleOf: (/** @type {string} */ deal) => `Review, ${deal}`,
  /** How the game ended, and until when it was winnable. */
  summary: (
    /** @type {keyof typeof ended} */ how,
    /** @type {number} */ n,
    /** @type {string} */ home,
    /** @type {Loss | null} */ loss,
  ) => [ended[how](n, home), loss && how !== 'won' ? winnability(loss) : ''].filter(Boolean).join(' '),
  chance: 'Chance to win, by what you could see',
  progress: (/** @type {number} */ n, /** @type {number} */ of) =>
    `Reviewing: ${n} of ${count(of, 'position', 'positions')}.`,
  comparing: 'Reviewing: comparing your decisions.',
  /** Below the graph: what the percentages, “Lost” and “?” are. */
  estimatedFrom: (/** @type {number} */ n) =>
    `Each % is an estimate: the solver tries ${count(n, 'shuffle', 'shuffles')} of the hidden cards.`,
  proven: '“Lost” is proven: there the solver sees every card.',
  undecided: '“?”: the solver couldn’t decide.',
  failed: 'The review couldn’t be completed. Are you offline?',
  decisions: (/** @type {number} */ n) =>
    n === 1 ? 'The costliest decision' : `The ${COUNTED[n] ?? ''}costliest decisions`,
  /**
   * `isWhole`: the solver could judge all decisions. `cause`: the deal could not be won (`deal`), or the moves lost it (`moves`).
   */
  none: (
    /** @type {number} */ least,
    /** @type {boolean} */ isWhole,
    /** @type {'deal' | 'moves' | 'unknown'} */ cause,
  ) => {
    if (!isWhole) return `No decision the solver could judge cost more than ${share(least)}.`;
    if (cause === 'moves') return `No single decision cost more than ${share(least)}: small costs added up.`;
    return `No decision cost more than ${share(least)}.${cause === 'deal' ? ' The rest was the luck of the deal.' : ''}`;
  },
  /** The one decision that mattered. */
  turn: 'The turn of the game',
  /** The move after which the game was lost. */
  loss: 'The losing move',
  winBefore: 'Just before it the solver still found a win: it sees every card.',
  otherDecisions: 'Other costly decisions',
  asked: 'The move that lost is now one of your problems.',
  lostByMove: 'This move lost the game.',
  wasHint: 'It was a hint.',
  tryTurn: 'Find a better move',
  /** Beside the moves: of any position, not only of the turn. */
  problemOfShown: 'Make a problem of the position shown',
  decision: (/** @type {number} */ n, /** @type {string} */ move) => `Move ${n}: ${lower(move)}.`,
  /** Chances of the player’s move and of the better one, in percent. */
  cost: (
    /** @type {number} */ played,
    /** @type {string} */ better,
    /** @type {number} */ wins,
    /** @type {boolean} */ lost,
  ) => `You: ${share(played)}. ${capital(better)}: ${share(wins)}.${lost ? ' This move lost the game.' : ''}`,
  moves: 'Move list',
  percent: '%',
  end: 'After the last move',
  /** `isExact`: the move before is proven winnable. */
  lostFromPly: (/** @type {boolean} */ isExact) => (isExact ? 'Lost from here' : 'Proven lost from here'),
  lostSince: (/** @type {number} */ n, /** @type {boolean} */ isExact) =>
    isExact ? `lost at move ${n}` : `lost after move ${n}`,
  /** Rows or rounds along the graph; only the first is named. @type {(token: Token, first: boolean) => string} */
  tick: (token, first) => {
    if (token.k === 'labyrinth-deal-row') return first ? `row ${token.row}` : `${token.row}`;
    if (token.k === 'sly-begin-round') return first ? `round ${token.round}` : `${token.round}`;
    return '';
  },
  tryAgain: 'Try again from here',
  back: 'Step back',
  step: 'Step forward',
  list: 'All moves',
  before: (/** @type {number} */ n, /** @type {string} */ move) => `Before move ${n}: ${lower(move)}.`,
  after: (/** @type {number} */ n) => `After move ${n}, the last one.`,
  /** A decision: the player’s move and the better one, as drawn on the table. */
  better: (
    /** @type {number} */ n,
    /** @type {string} */ played,
    /** @type {number} */ left,
    /** @type {string} */ better,
    /** @type {number} */ wins,
  ) => `Move ${n}, dotted: ${lower(played)}, ${share(left)}. Solid: ${lower(better)}, ${share(wins)}.`,
  saved: 'Your game is saved: the menu brings you back to its end.',
};

/** The list of moves. */
export const history = {
  title: 'Move list',
  none: 'No moves yet.',
};

/** Giving up a game. */
export const giveUp = {
  summary: (/** @type {number} */ n, /** @type {string} */ home) => ended.given(n, home),
  winnability,
  checking: 'Was it still winnable? The solver is checking…',
  unknown: 'Undecided: the solver can’t tell whether it was winnable.',
  review: 'Review the game',
  newDeal: 'New deal',
  keepPlaying: 'Keep playing',
  /** To the friend who has sent the deal. */
  answer: 'Answer your friend',
};
