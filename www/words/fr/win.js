// French: the win summary.

import { dayFormatter, lazy } from '../shared.js';
import { count, locale } from './numbers.js';
import { areWinnable, capital, finishes, someDeals, winsSome } from './parts.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const numbers = lazy(() => new Intl.NumberFormat(locale));
const localDay = dayFormatter(locale, 'long');
const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

export const announcement = (
  /** @type {string} */ game,
  /** @type {number} */ moves,
  /** @type {number | null} */ hints,
  /** @type {keyof typeof finishes | null} */ finish,
  /** @type {number} */ from,
) =>
  `${finish === 'solver' ? card.finished : card.won}. ${game}, ${count(moves, 'coup', 'coups')}${
    hints === null ? '' : `, ${hints ? count(hints, 'indice', 'indices') : 'sans indice'}`
  }.${finish ? ` ${finishes[finish](from)}.` : ''}`;

export const card = {
  won: 'Gagné',
  finished: 'Finie',
  deal: 'Donne ',
  yourCards: 'Vos propres cartes',
  onDate: (/** @type {Date} */ date, /** @type {boolean} */ hasYear) => `, ${localDay(date, hasYear)}`,
  ofDay: (/** @type {Date} */ day, /** @type {boolean} */ hasYear) => `, donne du jour, ${dayAndMonth(day, hasYear)}`,
  share: 'Partager',
  shareFinished: 'Partager',
  playYourself: 'Jouer soi-même',
  watch: 'Revoir',
  next: 'Nouvelle donne',
  showTable: 'Voir la table',
};

export const figures = {
  moves: (/** @type {number} */ n) => (n < 2 ? 'Coup' : 'Coups'),
  hints: (/** @type {number} */ n) => (n < 2 ? 'Indice' : 'Indices'),
  hintsAndPeeks: (/** @type {number} */ n, /** @type {number} */ peeks) =>
    `${n < 2 ? 'Indice' : 'Indices'}, dont ${count(peeks, 'regard', 'regards')}`,
  undos: (/** @type {number} */ n) => (n < 2 ? 'Annulation' : 'Annulations'),
  streak: () => 'Série gagnante',
};

export const rarity = {
  about: 'D’où viennent ces chiffres',
  winnable: (/** @type {Part} */ part) => [capital(someDeals(part)), areWinnable(part)],
  naive: (/** @type {Part} */ part) => ['En tout, sans prévoir,', `on ${winsSome(part)}`],
  sentence: (/** @type {Part} */ winnable, /** @type {Part} */ simple) =>
    `${capital(someDeals(winnable))} ${areWinnable(winnable)} ; sans rien prévoir, on ${winsSome(simple)}`,
  sources: (/** @type {number} */ solved, /** @type {number} */ played) =>
    `D’après ${numbers().format(solved)} ${solved < 2 ? 'donne soumise' : 'donnes soumises'} au solveur et ${numbers().format(played)} ${played < 2 ? 'jouée' : 'jouées'} par un robot qui ne prévoit rien.`,
};

export const share = {
  challenge: {
    button: 'Défier un ami',
    note: 'Le défi copie votre résultat et cette donne.',
    copied: 'Défi copié. Envoyez-le à un ami.',
  },
  answer: {
    button: 'Répondre',
    copied: 'Réponse copiée. Envoyez-la à votre ami.',
  },
  copy: 'Copier la partie',
  save: 'Enregistrer l’image',
  sharePicture: 'Partager l’image',
  saved: 'Image enregistrée.',
  back: 'Retour',
  copied: 'Lien de la relecture de toute la partie copié.',
  copyThis: (/** @type {string} */ address) => `Copiez ce lien : ${address}`,
  failed: 'L’image n’a pas pu être créée.',
  title: (/** @type {string} */ game, /** @type {string | null} */ deal) => `Gagné : ${game}${deal ? `, ${deal}` : ''}`,
  file: (/** @type {string} */ game, /** @type {string | null} */ deal) => `gagne-${game}${deal ? `-${deal}` : ''}.png`,
};

export { finishes };

export const result = {
  head: (/** @type {string} */ game, /** @type {Date | null} */ day, /** @type {string | null} */ deal) =>
    `Cadogan${day ? `, ${dayAndMonth(day)}` : ''} · ${game}${deal && !day ? ` ${deal}` : ''}`,
  won: (/** @type {number} */ moves, /** @type {number | null} */ hints, /** @type {string} */ finisher) =>
    finisher === 'solver'
      ? `Finie par le solveur, ${count(moves, 'coup', 'coups')}`
      : finisher === 'successor'
        ? `Reprise en cours et gagnée, ${count(moves, 'coup', 'coups')}`
        : `Gagnée en ${count(moves, 'coup', 'coups')}${hints === null ? '' : hints ? `, ${count(hints, 'indice', 'indices')}` : ', sans indice'}`,
  line: (/** @type {string} */ won, /** @type {string} */ blocks, /** @type {boolean} */ isAnswer) =>
    `${won}${blocks ? `, chances de gagner ${blocks}` : ''}${isAnswer ? '. Ouvrez pour comparer !' : '. À vous de jouer !'}`,
};

export const friend = {
  label: 'Votre résultat et celui de votre ami',
  you: 'Vous',
  friend: 'Ami',
  chance: 'Chances de gagner',
  start: 'début',
  end: 'fin',
  whole: '100 %',
  won: 'gagnée',
  lost: 'pas gagnée',
  finishers: { solver: 'gagnée par le solveur', successor: 'reprise' },
};

export const verdict = {
  you: {
    won: 'Vous menez : votre ami n’a pas gagné.',
    alone: 'Vous menez : tous les coups sont de vous.',
    hints: 'Vous menez, avec moins d’indices.',
    undos: 'Vous menez, avec moins d’annulations.',
    moves: 'Vous menez, avec moins de coups.',
  },
  friend: {
    alone: 'Votre ami mène : tous les coups sont de lui.',
    hints: 'Votre ami mène, avec moins d’indices.',
    undos: 'Votre ami mène, avec moins d’annulations.',
    moves: 'Votre ami mène, avec moins de coups.',
  },
  level: 'Égalité.',
};
