// German: a game looked back on, the list of its moves, giving it up.

import { count } from './numbers.js';
import { capital, lower } from './cards.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../en/review.js').Loss} Loss */

const moves = (/** @type {number} */ n) => count(n, 'Zug', 'Züge');
const inMoves = (/** @type {number} */ n) => count(n, 'Zug', 'Zügen');
const share = (/** @type {number} */ n) => `${n} von 100`;

/** How a game ended; `home` says how far it came: “71 von 104 abgelegt”. */
const ended = {
  won: (/** @type {number} */ n) => `Gewonnen in ${inMoves(n)}.`,
  stuck: (/** @type {number} */ n, /** @type {string} */ home) => `Nach ${inMoves(n)} kein Zug mehr, ${home}.`,
  open: (/** @type {number} */ n, /** @type {string} */ home) => `${capital(moves(n))} gespielt, ${home}.`,
  given: (/** @type {number} */ n, /** @type {string} */ home) => `Aufgegeben nach ${inMoves(n)}, ${home}.`,
};

/** What could have been. @param {Loss} loss */
const could = ({ won, lost }) => {
  if (lost === 0) return 'Dieses Spiel war nicht zu gewinnen, wie man es auch spielte.';
  if (lost < 0) return won < 0 ? '' : 'Dieses Spiel ist noch zu gewinnen.';
  if (won === lost - 1) return `Dieses Spiel war bis Zug ${lost} zu gewinnen.`;
  return won < 0
    ? `Dieses Spiel ist nicht mehr zu gewinnen, spätestens seit Zug ${lost}.`
    : `Dieses Spiel war nach Zug ${won} noch zu gewinnen und seit Zug ${lost} nicht mehr.`;
};

const COUNTED = ['', '', 'zwei ', 'drei '];

export const review = {
  title: 'Rückblick',
  titleOf: (/** @type {string} */ deal) => `Rückblick, ${deal}`,
  open: 'Auf das Spiel zurückblicken',
  /** How it ended and what could have been. */
  summary: (
    /** @type {keyof typeof ended} */ how,
    /** @type {number} */ n,
    /** @type {string} */ home,
    /** @type {Loss | null} */ loss,
  ) => [ended[how](n, home), loss && how !== 'won' ? could(loss) : ''].filter(Boolean).join(' '),
  chance: 'Gewinnchance nach dem, was du sehen konntest',
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `Rückblick: ${n} von ${of} Stellungen.`,
  weighing: 'Rückblick: Die Entscheidungen werden abgewogen.',
  packs: (/** @type {number} */ n) => `Von ${count(n, 'gedachten Stapel', 'gedachten Stapeln')} bei jedem Zug.`,
  failed: 'Der Rückblick ließ sich nicht ausrechnen. Ist die Verbindung unterbrochen?',
  decisions: (/** @type {number} */ n) =>
    n === 1 ? 'Die teuerste Entscheidung' : `Die ${COUNTED[n] ?? ''}teuersten Entscheidungen`,
  none: (/** @type {number} */ least) => `Keine Entscheidung hat mehr als ${share(least)} gekostet.`,
  decision: (/** @type {number} */ n, /** @type {string} */ move) => `Zug ${n}: ${lower(move)}.`,
  /** What the move played came to, and the better one: of 100 packs. */
  cost: (
    /** @type {number} */ played,
    /** @type {string} */ better,
    /** @type {number} */ wins,
    /** @type {boolean} */ lost,
  ) =>
    `${share(played)}; ${lower(better)}: ${share(wins)}.${lost ? ' Mit diesen Karten war das Spiel damit verloren.' : ''}`,
  moves: 'Züge',
  in100: 'von 100',
  begin: 'Vor dem ersten Zug',
  end: 'Nach dem letzten Zug',
  lostHere: 'Ab hier verloren',
  lostSince: (/** @type {number} */ n) => `verloren seit Zug ${n}`,
  /** A row or deal that began, at the foot of the graph; the first of them with its name. @type {(token: Token, first: boolean) => string} */
  tick: (token, first) => {
    if (token.k === 'labyrinth-deal-row') return first ? `Reihe ${token.row}` : `${token.row}`;
    if (token.k === 'sly-begin-deal') return first ? `Runde ${token.deal}` : `${token.deal}`;
    return '';
  },
  again: 'Von hier neu versuchen',
  keys: 'Schritte des Rückblicks',
  back: 'Schritt zurück',
  step: 'Schritt vor',
  list: 'Alle Züge',
  before: (/** @type {number} */ n, /** @type {string} */ move) => `Vor Zug ${n}: ${lower(move)}.`,
  after: (/** @type {number} */ n) => `Nach Zug ${n}, dem letzten.`,
  /** Of a decision: what was played, and what would have been better. */
  better: (
    /** @type {number} */ n,
    /** @type {string} */ played,
    /** @type {number} */ left,
    /** @type {string} */ better,
    /** @type {number} */ wins,
  ) => `Zug ${n}, gepunktet: ${lower(played)}, ${share(left)}. Durchgezogen: ${lower(better)}, ${share(wins)}.`,
  kept: 'Dein Spiel ist gespeichert: Das Menü bringt dich an sein Ende zurück.',
};

/** The moves that were made. */
export const made = {
  title: 'Gespielte Züge',
  none: 'Noch ist kein Zug gespielt.',
};

/** A game that is given up. */
export const given = {
  /** `home` says how far it came. */
  up: (/** @type {number} */ n, /** @type {string} */ home) => ended.given(n, home),
  could,
  looking: 'War es noch zu gewinnen? Der Löser sucht …',
  unknown: 'Ob es noch zu gewinnen war, ist nicht bekannt.',
  review: 'Auf das Spiel zurückblicken',
  next: 'Neues Spiel',
  on: 'Weiterspielen',
};
