// French: the review of a game, the list of its moves, giving up.

import { count } from './numbers.js';
import { capital, lower } from './cards.js';

/** @typedef {import('../tokens.js').Token} Token */
/** @typedef {import('../en/review.js').Loss} Loss */

const moves = (/** @type {number} */ n) => count(n, 'coup', 'coups');
const share = (/** @type {number} */ n) => `${n} %`;

const ended = {
  won: (/** @type {number} */ n) => `Gagnée en ${moves(n)}.`,
  stuck: (/** @type {number} */ n, /** @type {string} */ home) => `Plus aucun coup après ${moves(n)}, ${home}.`,
  open: (/** @type {number} */ n, /** @type {string} */ home) => `En cours après ${moves(n)}, ${home}.`,
  given: (/** @type {number} */ n, /** @type {string} */ home) => `Abandonnée après ${moves(n)}, ${home}.`,
};

/** @param {Loss} loss */
const winnability = ({ won, lost }) => {
  if (lost === 0) return 'Cette donne était ingagnable.';
  if (lost < 0) return won < 0 ? '' : 'Cette partie est encore gagnable.';
  if (won === lost - 1) return `La partie était gagnable jusqu’au coup ${lost}.`;
  return won < 0
    ? `La partie était perdue après le coup ${lost} ; depuis quand, le solveur ne peut pas le dire.`
    : `La partie était gagnable après le coup ${won} et perdue après le coup ${lost} ; entre les deux, le solveur ne sait pas.`;
};

const COUNTED = ['', '', 'deux ', 'trois '];

export const review = {
  title: 'Analyse',
  titleOf: (/** @type {string} */ deal) => `Analyse, ${deal}`,
  summary: (
    /** @type {keyof typeof ended} */ how,
    /** @type {number} */ n,
    /** @type {string} */ home,
    /** @type {Loss | null} */ loss,
  ) => [ended[how](n, home), loss && how !== 'won' ? winnability(loss) : ''].filter(Boolean).join(' '),
  chance: 'Chances de gagner, d’après ce que vous pouviez voir',
  progress: (/** @type {number} */ n, /** @type {number} */ of) =>
    `Analyse : ${count(n, 'position', 'positions')} sur ${of}.`,
  comparing: 'Analyse : comparaison de vos décisions.',
  estimatedFrom: (/** @type {number} */ n) =>
    `Chaque % est une estimation : le solveur essaie ${count(n, 'mélange', 'mélanges')} des cartes cachées.`,
  proven: '« Perdue » est prouvé : là, le solveur voit toutes les cartes.',
  undecided: '« ? » : le solveur n’a pas pu trancher.',
  failed: 'L’analyse n’a pas pu être terminée. Êtes-vous hors ligne ?',
  decisions: (/** @type {number} */ n) =>
    n === 1 ? 'La décision la plus coûteuse' : `Les ${COUNTED[n] ?? ''}décisions les plus coûteuses`,
  none: (
    /** @type {number} */ least,
    /** @type {boolean} */ isWhole,
    /** @type {'deal' | 'moves' | 'unknown'} */ cause,
  ) => {
    if (!isWhole) return `Aucune décision que le solveur a pu juger n’a coûté plus de ${share(least)}.`;
    if (cause === 'moves')
      return `Aucune décision n’a coûté à elle seule plus de ${share(least)} : les petites pertes se sont additionnées.`;
    return `Aucune décision n’a coûté plus de ${share(least)}.${cause === 'deal' ? ' Le reste tient à la chance.' : ''}`;
  },
  /** The one decision that mattered. */
  turn: 'Le tournant de la partie',
  loss: 'Le coup perdant',
  winBefore: 'Juste avant, le solveur trouvait encore un gain : il voit toutes les cartes.',
  otherDecisions: 'Autres décisions coûteuses',
  asked: 'Le coup perdant est maintenant l’un de vos problèmes.',
  lostByMove: 'Ce coup a perdu la partie.',
  wasHint: 'C’était un indice.',
  tryTurn: 'Trouver un meilleur coup',
  problemOfShown: 'Faire un problème de la position affichée',
  decision: (/** @type {number} */ n, /** @type {string} */ move) => `Coup ${n} : ${lower(move)}.`,
  cost: (
    /** @type {number} */ played,
    /** @type {string} */ better,
    /** @type {number} */ wins,
    /** @type {boolean} */ lost,
  ) => `Vous : ${share(played)}. ${capital(better)} : ${share(wins)}.${lost ? ' Ce coup a perdu la partie.' : ''}`,
  moves: 'Liste des coups',
  percent: '%',
  end: 'Après le dernier coup',
  lostFromPly: (/** @type {boolean} */ isExact) => (isExact ? 'Perdue à partir d’ici' : 'Perte prouvée à partir d’ici'),
  lostSince: (/** @type {number} */ n, /** @type {boolean} */ isExact) =>
    isExact ? `perdue au coup ${n}` : `perdue après le coup ${n}`,
  /** @type {(token: Token, first: boolean) => string} */
  tick: (token, first) => {
    if (token.k === 'labyrinth-deal-row') return first ? `rangée ${token.row}` : `${token.row}`;
    if (token.k === 'sly-begin-round') return first ? `tour ${token.round}` : `${token.round}`;
    return '';
  },
  tryAgain: 'Réessayer d’ici',
  back: 'Reculer',
  step: 'Avancer',
  list: 'Tous les coups',
  before: (/** @type {number} */ n, /** @type {string} */ move) => `Avant le coup ${n} : ${lower(move)}.`,
  after: (/** @type {number} */ n) => `Après le coup ${n}, le dernier.`,
  better: (
    /** @type {number} */ n,
    /** @type {string} */ played,
    /** @type {number} */ left,
    /** @type {string} */ better,
    /** @type {number} */ wins,
  ) => `Coup ${n}, en pointillé : ${lower(played)}, ${share(left)}. En trait plein : ${lower(better)}, ${share(wins)}.`,
  saved: 'Votre partie est enregistrée : le menu vous ramène à sa fin.',
};

export const history = {
  title: 'Liste des coups',
  none: 'Aucun coup pour l’instant.',
};

export const giveUp = {
  summary: (/** @type {number} */ n, /** @type {string} */ home) => ended.given(n, home),
  winnability,
  checking: 'Était-elle encore gagnable ? Le solveur vérifie…',
  unknown: 'Indécise : le solveur ne peut pas dire si elle était encore gagnable.',
  review: 'Analyser la partie',
  newDeal: 'Nouvelle donne',
  keepPlaying: 'Continuer à jouer',
  answer: 'Répondre',
};
