// French: a game looked back on, the list of its moves, giving it up.

import { count } from './numbers.js';
import { capital, lower } from './cards.js';

/** @typedef {import('../tokens.js').Token} Token */
/**
 * Since when a game was lost: `won` is the last position known to be won, -1 if none is; `lost` the first known to be lost,
 * -1 if none is.
 * @typedef {{ won: number, lost: number }} Loss
 */

const moves = (/** @type {number} */ n) => count(n, 'coup', 'coups');
const share = (/** @type {number} */ n) => `${n} sur 100`;

/** How a game ended; `home` says how far it came: “71 rentrées sur 104”. */
const ended = {
  won: (/** @type {number} */ n) => `Gagnée en ${moves(n)}.`,
  stuck: (/** @type {number} */ n, /** @type {string} */ home) => `Plus aucun coup après ${moves(n)}, ${home}.`,
  open: (/** @type {number} */ n, /** @type {string} */ home) => `${count(n, 'coup joué', 'coups joués')}, ${home}.`,
  given: (/** @type {number} */ n, /** @type {string} */ home) => `Abandonnée après ${moves(n)}, ${home}.`,
};

/** What could have been. @param {Loss} loss */
const could = ({ won, lost }) => {
  if (lost === 0) return 'Cette donne n’était pas gagnable, quoi que l’on joue.';
  if (lost < 0) return won < 0 ? '' : 'Cette donne est encore gagnable.';
  if (won === lost - 1) return `Cette donne était gagnable jusqu’au coup ${lost}.`;
  return won < 0
    ? `Cette donne n’est plus gagnable, depuis le coup ${lost} au plus tard.`
    : `Cette donne était gagnable après le coup ${won}, et ne l’est plus depuis le coup ${lost}.`;
};

const COUNTED = ['', '', 'deux ', 'trois '];

export const review = {
  title: 'Analyse',
  titleOf: (/** @type {string} */ deal) => `Analyse, ${deal}`,
  open: 'Analyser la partie',
  /** How it ended and what could have been. */
  summary: (
    /** @type {keyof typeof ended} */ how,
    /** @type {number} */ n,
    /** @type {string} */ home,
    /** @type {Loss | null} */ loss,
  ) => [ended[how](n, home), loss && how !== 'won' ? could(loss) : ''].filter(Boolean).join(' '),
  chance: 'Chances de gagner, d’après ce que vous pouviez voir',
  progress: (/** @type {number} */ n, /** @type {number} */ of) => `Analyse : ${n} positions sur ${of}.`,
  weighing: 'Analyse : les décisions sont pesées.',
  packs: (/** @type {number} */ n) => `Sur ${count(n, 'pioche imaginée', 'pioches imaginées')} à chaque coup.`,
  failed: 'L’analyse n’a pas pu être faite. La connexion est-elle coupée ?',
  decisions: (/** @type {number} */ n) =>
    n === 1 ? 'La décision la plus coûteuse' : `Les ${COUNTED[n] ?? ''}décisions les plus coûteuses`,
  none: (/** @type {number} */ least) => `Aucune décision n’a coûté plus de ${share(least)}.`,
  decision: (/** @type {number} */ n, /** @type {string} */ move) => `Coup ${n} : ${lower(move)}.`,
  /** What the move played came to, and the better one: of 100 packs. */
  cost: (
    /** @type {number} */ played,
    /** @type {string} */ better,
    /** @type {number} */ wins,
    /** @type {boolean} */ lost,
  ) =>
    `${share(played)} ; ${lower(better)} : ${share(wins)}.${lost ? ' Avec ces cartes, ce coup a perdu la partie.' : ''}`,
  moves: 'Coups',
  in100: 'sur 100',
  begin: 'Avant le premier coup',
  end: 'Après le dernier coup',
  lostHere: 'Perdue à partir d’ici',
  lostSince: (/** @type {number} */ n) => `perdue depuis le coup ${n}`,
  /** A row or deal that began, at the foot of the graph; the first of them with its name. @type {(token: Token, first: boolean) => string} */
  tick: (token, first) => {
    if (token.k === 'labyrinth-deal-row') return first ? `rangée ${token.row}` : `${token.row}`;
    if (token.k === 'sly-begin-deal') return first ? `tour ${token.deal}` : `${token.deal}`;
    return '';
  },
  again: 'Réessayer d’ici',
  keys: 'Étapes de l’analyse',
  back: 'Reculer',
  step: 'Avancer',
  list: 'Tous les coups',
  before: (/** @type {number} */ n, /** @type {string} */ move) => `Avant le coup ${n} : ${lower(move)}.`,
  after: (/** @type {number} */ n) => `Après le coup ${n}, le dernier.`,
  /** Of a decision: what was played, and what would have been better. */
  better: (
    /** @type {number} */ n,
    /** @type {string} */ played,
    /** @type {number} */ left,
    /** @type {string} */ better,
    /** @type {number} */ wins,
  ) =>
    `Coup ${n}, en pointillé : ${lower(played)}, ${share(left)}. ${capital(better)}, en trait plein : ${share(wins)}.`,
  kept: 'Votre partie est conservée : le menu vous ramène à sa fin.',
};

/** The moves that were made. */
export const made = {
  title: 'Coups joués',
  none: 'Aucun coup n’a encore été joué.',
};

/** A game that is given up. */
export const given = {
  /** `home` says how far it came. */
  up: (/** @type {number} */ n, /** @type {string} */ home) => ended.given(n, home),
  could,
  looking: 'Était-elle encore gagnable ? Le solveur cherche…',
  unknown: 'On ne sait pas si elle était encore gagnable.',
  review: 'Analyser la partie',
  next: 'Autre donne',
  on: 'Continuer',
};
