// French: the start page.

import { lazily } from '../shared.js';
import { count, locale } from './numbers.js';
import { some } from './parts.js';

/** @typedef {import('../../table/won/rarity.js').Part} Part */

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

export const start = {
  plate: (/** @type {number} */ n) => `Planche ${NUMERALS[n - 1] ?? n}`,
  deal: 'Donner',
  newDeal: 'Autre donne',
  deals: 'Nouvelles donnes',
  winnable: 'Gagnables',
  gentle: 'Douces',
  fair: 'Moyennes',
  stern: 'Sévères',
  cruel: 'Cruelles',
  any: 'Toutes',
  goOn: 'Continuer',
  rules: 'Règles',
  lesson: 'Leçon',
  resume: 'Continuer',
  /** Before the code of the deal, which is set in type of its own. */
  inHand: (/** @type {string} */ name, /** @type {string | null} */ deal) =>
    deal ? `${name}, donne ` : `${name}, vos propres cartes`,
  stuck: 'Plus aucun coup',
  /** Games beside the one that is offered to be continued. */
  more: (/** @type {number} */ n) => (n === 1 ? '1 autre en cours' : `${n} autres en cours`),
  variants: (/** @type {string} */ name) => `Comment on le joue : ${name}`,
  printed: 'selon le livre',
  report: 'Combien de donnes sont gagnables ?',
  languages: 'Langue',
};

const dayAndMonth = lazily(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }));
const FEW = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];

/** At the beginning of a sentence. @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** The deal of the day on the start page. */
export const day = {
  label: 'Donne du jour',
  date: (/** @type {Date} */ date) => dayAndMonth().format(date),
  play: 'Jouer la donne du jour',
  goOn: 'Continuer',
  won: (/** @type {number} */ moves) => (moves ? `Gagnée en ${count(moves, 'coup', 'coups')}.` : 'Gagnée.'),
  watch: (/** @type {number} */ moves) => `${day.won(moves)} La revoir`,
  others: 'Autres jours',
  winnable: 'La donne du jour est gagnable.',
  /** What the surveys say of all deals of the game that leads. */
  odds: (/** @type {Part} */ won, /** @type {Part} */ careful) =>
    `Donnes gagnables à ce jeu : ${some(won)} ; un joueur attentif ${careful.is === 'some' ? 'en' : 'les'} gagne ${some(careful)}.`,
  /** Days on which a deal of the day was won, the last of them today or yesterday. */
  run: (/** @type {number} */ n) =>
    n > 1 ? `${capital(FEW[n] ?? String(n))} jours de suite.` : n ? 'Un jour gagné.' : 'Une donne par jour.',
  same: 'Les mêmes cartes pour tous.',
  /** The row of suits, heard as one picture. */
  last: (
    /** @type {number} */ days,
    /** @type {number} */ won,
    /** @type {number} */ begun,
    /** @type {'won' | 'begun' | 'none'} */ today,
  ) =>
    `${days === 1 ? 'Le dernier jour' : `Les ${days} derniers jours`} : ${count(won, 'donne gagnée', 'donnes gagnées')}, ${count(begun, 'jouée mais non gagnée', 'jouées mais non gagnées')}. Aujourd’hui : ${{ won: 'gagnée', begun: 'commencée', none: 'pas encore jouée' }[today]}.`,
};
