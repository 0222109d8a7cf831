// German: the review of a game, the list of its moves, giving up.

import { count } from './numbers.js';
import { capital, lower } from './cards.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../en/review.js').Loss} Loss */

const inMoves = (/** @type {number} */ n) => count(n, 'Zug', 'Zügen');
const share = (/** @type {number} */ n) => `${n}\u202f%`;

const ended = {
  won: (/** @type {number} */ n) => `Gewonnen in ${inMoves(n)}.`,
  stuck: (/** @type {number} */ n, /** @type {string} */ home) => `Kein Zug mehr nach ${inMoves(n)}, ${home}.`,
  open: (/** @type {number} */ n, /** @type {string} */ home) => `Läuft noch nach ${inMoves(n)}, ${home}.`,
  given: (/** @type {number} */ n, /** @type {string} */ home) => `Aufgegeben nach ${inMoves(n)}, ${home}.`,
};

/** @param {Loss} loss */
const winnability = ({ won, lost }) => {
  if (lost === 0) return 'Dieses Spiel war unlösbar.';
  if (lost < 0) return won < 0 ? '' : 'Diese Partie ist noch lösbar.';
  if (won === lost - 1) return `Diese Partie war bis Zug ${lost} lösbar.`;
  return won < 0
    ? `Diese Partie war nach Zug ${lost} verloren; seit wann, weiß der Solver nicht.`
    : `Diese Partie war nach Zug ${won} noch lösbar und nach Zug ${lost} verloren; dazwischen weiß es der Solver nicht.`;
};

const COUNTED = ['', '', 'zwei ', 'drei '];

export const review = {
  title: 'Rückblick',
  titleOf: (/** @type {string} */ deal) => `Rückblick, ${deal}`,
  summary: (
    /** @type {keyof typeof ended} */ how,
    /** @type {number} */ n,
    /** @type {string} */ home,
    /** @type {Loss | null} */ loss,
  ) => [ended[how](n, home), loss && how !== 'won' ? winnability(loss) : ''].filter(Boolean).join(' '),
  chance: 'Gewinnchance nach dem, was du sehen konntest',
  progress: (/** @type {number} */ n, /** @type {number} */ of) =>
    `Rückblick: ${n} von ${count(of, 'Stellung', 'Stellungen')}.`,
  comparing: 'Rückblick: Deine Entscheidungen werden verglichen.',
  estimatedFrom: (/** @type {number} */ n) =>
    `Jede Prozentzahl ist geschätzt: Der Solver probiert ${count(n, 'Mischung', 'Mischungen')} der verdeckten Karten.`,
  proven: '„Verloren“ ist bewiesen: Dort sieht der Solver alle Karten.',
  undecided: '„?“: Der Solver konnte es nicht entscheiden.',
  failed: 'Der Rückblick ließ sich nicht fertigstellen. Bist du offline?',
  decisions: (/** @type {number} */ n) =>
    n === 1 ? 'Die teuerste Entscheidung' : `Die ${COUNTED[n] ?? ''}teuersten Entscheidungen`,
  none: (
    /** @type {number} */ least,
    /** @type {boolean} */ isWhole,
    /** @type {'deal' | 'moves' | 'unknown'} */ cause,
  ) => {
    if (!isWhole) return `Keine Entscheidung, die der Solver beurteilen konnte, kostete mehr als ${share(least)}.`;
    if (cause === 'moves')
      return `Keine einzelne Entscheidung kostete mehr als ${share(least)}: Viele kleine summierten sich.`;
    return `Keine Entscheidung kostete mehr als ${share(least)}.${cause === 'deal' ? ' Alles andere war Kartenglück.' : ''}`;
  },
  /** The one decision that mattered. */
  turn: 'Die Wende der Partie',
  loss: 'Der Verlustzug',
  winBefore: 'Kurz davor fand der Solver noch einen Sieg: Er sieht alle Karten.',
  otherDecisions: 'Weitere teure Entscheidungen',
  asked: 'Der Zug, der verlor, ist jetzt eines deiner Probleme.',
  lostByMove: 'Dieser Zug verlor die Partie.',
  wasHint: 'Es war ein Tipp.',
  tryTurn: 'Einen besseren Zug suchen',
  problemOfShown: 'Problem aus der gezeigten Stellung',
  decision: (/** @type {number} */ n, /** @type {string} */ move) => `Zug ${n}: ${lower(move)}.`,
  cost: (
    /** @type {number} */ played,
    /** @type {string} */ better,
    /** @type {number} */ wins,
    /** @type {boolean} */ lost,
  ) => `Du: ${share(played)}. ${capital(better)}: ${share(wins)}.${lost ? ' Dieser Zug verlor die Partie.' : ''}`,
  moves: 'Zugliste',
  percent: '%',
  end: 'Nach dem letzten Zug',
  lostFromPly: (/** @type {boolean} */ isExact) => (isExact ? 'Ab hier verloren' : 'Ab hier sicher verloren'),
  lostSince: (/** @type {number} */ n, /** @type {boolean} */ isExact) =>
    isExact ? `verloren mit Zug ${n}` : `verloren nach Zug ${n}`,
  /** @type {(token: Token, first: boolean) => string} */
  tick: (token, first) => {
    if (token.k === 'labyrinth-deal-row') return first ? `Reihe ${token.row}` : `${token.row}`;
    if (token.k === 'sly-begin-round') return first ? `Runde ${token.round}` : `${token.round}`;
    return '';
  },
  tryAgain: 'Von hier neu versuchen',
  back: 'Schritt zurück',
  step: 'Schritt vor',
  list: 'Alle Züge',
  before: (/** @type {number} */ n, /** @type {string} */ move) => `Vor Zug ${n}: ${lower(move)}.`,
  after: (/** @type {number} */ n) => `Nach Zug ${n}, dem letzten.`,
  better: (
    /** @type {number} */ n,
    /** @type {string} */ played,
    /** @type {number} */ left,
    /** @type {string} */ better,
    /** @type {number} */ wins,
  ) => `Zug ${n}, gepunktet: ${lower(played)}, ${share(left)}. Durchgezogen: ${lower(better)}, ${share(wins)}.`,
  saved: 'Deine Partie ist gespeichert: Das Menü bringt dich an ihr Ende zurück.',
};

export const history = {
  title: 'Zugliste',
  none: 'Noch keine Züge.',
};

export const giveUp = {
  summary: (/** @type {number} */ n, /** @type {string} */ home) => ended.given(n, home),
  winnability,
  checking: 'War sie noch lösbar? Der Solver prüft …',
  unknown: 'Ungeklärt: Der Solver weiß nicht, ob sie lösbar war.',
  review: 'Rückblick auf die Partie',
  newDeal: 'Neues Spiel',
  keepPlaying: 'Weiterspielen',
  answer: 'Freund antworten',
};
