// French: the start page.

import { dayFormatter } from '../shared.js';
import { count, locale } from './numbers.js';
import { areWinnable, someDeals, winsSome } from './parts.js';

/** @typedef {import('../../engine/rarity.js').Part} Part */

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const start = {
  plate: (/** @type {number} */ n) => `Planche ${NUMERALS[n - 1] ?? n}`,
  deal: 'Distribuer',
  newDeal: 'Nouvelle donne',
  deals: 'Nouvelles donnes',
  winnable: 'Gagnables',
  gentle: 'Faciles',
  medium: 'Moyennes',
  stern: 'Difficiles',
  cruel: 'Cruelles',
  any: 'Toutes',
  continue: 'Continuer',
  rules: 'Règles',
  lesson: 'Leçon',
  minutes: (/** @type {number} */ n) => `environ ${n}\u00a0min`,
  etched: (/** @type {number} */ n, /** @type {number} */ of) =>
    n < of
      ? `${n} sur ${of} ${n < 2 ? 'gagnée' : 'gagnées'} sans indice`
      : `${count(n, 'victoire', 'victoires')} sans indice`,
  resume: 'Continuer',
  inProgress: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, donne ` : `${name}, vos propres cartes`,
  stuck: 'Plus aucun coup',
  othersInProgress: (/** @type {number} */ n) => `${count(n, 'autre', 'autres')} en cours`,
  variants: (/** @type {string} */ name) => `Variantes de ${name}`,
  printed: 'selon le livre',
  report: 'Combien de donnes sont gagnables ?',
  languages: 'Langue',
};

const dayAndMonth = dayFormatter(locale, 'long', 'UTC');

export const day = {
  label: 'Donne du jour',
  date: (/** @type {Date} */ date) => dayAndMonth(date),
  play: 'Jouer la donne du jour',
  continue: 'Continuer',
  won: (/** @type {number} */ moves) => (moves ? `Gagnée en ${count(moves, 'coup', 'coups')}.` : 'Gagnée.'),
  watch: (/** @type {number} */ moves) => `${day.won(moves)} La revoir`,
  otherDays: 'Autres jours',
  problem: 'Problème du jour',
  problems: 'Tous les problèmes',
  problemToday: 'Aujourd’hui :',
  aboutProblem: 'Quatre par jour, une minute de réflexion chacun.',
  gentleProblem: 'Un facile',
  problemSolved: (/** @type {number} */ n) =>
    n > 1 ? `Résolu. Série de ${count(n, 'jour', 'jours')}.` : 'Résolu. Il y en a quatre par jour.',
  due: (/** @type {number} */ n) => `${count(n, 'problème', 'problèmes')} de vos parties`,
  winnable: 'La donne du jour est gagnable.',
  odds: (/** @type {Part} */ won, /** @type {Part} */ careful) =>
    `Dans cette réussite, ${someDeals(won)} ${areWinnable(won)}. Un joueur attentif ${winsSome(careful)}.`,
  streak: (/** @type {number} */ n) => (n ? `Série de ${count(n, 'jour', 'jours')}.` : 'Une donne par jour.'),
  same: 'Les mêmes cartes pour tous.',
  recentDays: (
    /** @type {number} */ days,
    /** @type {number} */ won,
    /** @type {number} */ begun,
    /** @type {'won' | 'begun' | 'none'} */ today,
  ) =>
    `${days < 2 ? 'Dernier jour' : `${days} derniers jours`} : ${count(won, 'gagnée', 'gagnées')}, ${count(begun, 'jouée sans victoire', 'jouées sans victoire')}. Aujourd’hui : ${{ won: 'gagnée', begun: 'en cours', none: 'pas encore jouée' }[today]}.`,
};

export const grade = {
  relative: (/** @type {string} */ label, /** @type {string} */ name, /** @type {Part | null} */ share) =>
    `${label} pour ${name}${share ? ` : un joueur attentif ${winsSome(share)}` : ''}.`,
  ask: 'Quelle difficulté pour vos donnes ?',
  gentleFirst:
    'Vos trois premières donnes de chaque réussite sont faciles. Un niveau compare les donnes d’une même réussite.',
};

export { finishes } from './parts.js';
